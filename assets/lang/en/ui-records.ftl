# Codex, debrief, replays.

## Codex

ui-codex-title = Codex
ui-codex-contents = Contents
ui-codex-close = Close the codex
ui-codex-search = Search the codex
ui-codex-search-hint = Search rules, enemies, gear
ui-codex-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
ui-codex-nothing = Nothing here fits that. Try one word less.
ui-codex-rules = Rules
ui-codex-help = Help
ui-codex-enemies = Enemies
ui-codex-cards = Cards
ui-codex-gear = Gear
ui-codex-items = Items
ui-codex-gear-intro = What a card holds is energy you cannot spend while you wear it.
ui-codex-items-intro = Each works once, at any moment of your own turn, and costs no action.
ui-codex-kind-weapon = weapon
ui-codex-kind-armor = armor
ui-codex-kind-movement = movement
ui-codex-kind-hacking = hacking
ui-codex-kind-senses = senses
ui-codex-holds = holds { $energy } energy
ui-codex-attack = attack { $value }
ui-codex-armor = armor { $value }
ui-codex-vigilance = vigilance { $value }
ui-codex-nature = What sets it apart
ui-codex-nature-by-the-book = Nothing. It does what its card says and what every enemy does.
ui-codex-nature-thorough = It needs no search to find you: hiding in its sector does not help, whatever it draws.
ui-codex-nature-keen-ears = It follows noise from two sectors away, where others must stand next to it.
ui-codex-nature-vents = Walls with a vent are doors to it. Its ways are shorter than they look.
ui-codex-nature-camera = It stays at its post, and its searches reach into every neighbouring sector.
ui-codex-nature-brutal = Being hit by it costs two health instead of one.
ui-codex-nature-tracker = It remembers where you were last detected and goes there, even when the token is long gone.
ui-codex-nature-commander = When it raises the alarm, it raises it by twice its vigilance.
ui-codex-table = What it does
ui-codex-table-how = The card it draws, plus what the alarm adds, picks the row. The shares are for a full deck; the choose card is yours to set and not counted.
ui-codex-result = Result
ui-codex-does = Does
ui-codex-alarm-bonus = Alarm +{ $bonus }
ui-codex-deck = The modifier deck, one square per card
ui-codex-deck-sum = { $all } cards: { $below } below zero, { $zero } zeros, { $above } above zero, and the choose card.
ui-codex-or = or
