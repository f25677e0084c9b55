# Codex, debrief, replays.

## Codex

ui-codex-title = Codex
ui-codex-contents = Contents
ui-codex-close = Close the codex
ui-codex-search = Search the codex
ui-codex-search-hint = Search rules and cards
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

## Debrief

ui-debrief-won = Mission complete
ui-debrief-lost = Mission failed
ui-debrief-go-on = See how it went
ui-debrief-turns = { $count ->
    [one] turn
   *[other] turns
}
ui-debrief-par = par { $par }
ui-debrief-par-thinking = par is being worked out
ui-debrief-par-unknown = par unknown
ui-debrief-kills = taken out
ui-debrief-none-needed = 0 was possible
ui-debrief-seen = { $count ->
    [one] time noticed
   *[other] times noticed
}
ui-debrief-expected = expected in { $count } turns
ui-debrief-health = health left
ui-debrief-energy = energy used
ui-debrief-of = of { $all }
ui-debrief-figure = { $value } { $label }
ui-debrief-figure-noted = { $value } { $label }, { $note }
ui-debrief-line = Your line
ui-debrief-line-name = Your line: { $turns } turns through { $sectors } sectors
ui-debrief-plots = Plots
ui-debrief-badges = Badges
ui-debrief-figures = Figures
ui-debrief-legend-turn = turn reached
ui-debrief-legend-noticed = noticed
ui-debrief-legend-kills = taken out
ui-debrief-rewards = Worth
ui-debrief-money = +{ $money } ByteBucks
ui-debrief-items = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
ui-debrief-worth = What this mission pays in a campaign. Played by itself it counts for your records only.
ui-debrief-last = What happened last
ui-debrief-alarm = Alarm by turn
ui-debrief-reinforcement = reinforcement
ui-debrief-no-alarm = This mission has no alarm.
ui-debrief-alarm-sentence = It peaked at { $peak } and ended at { $last }. { $came ->
    [0] Nobody was called in.
    [one] One of { $all } reinforcements came.
   *[other] { $came } of { $all } reinforcements came.
}
ui-debrief-risk = Risk you took each turn
ui-debrief-happened = it happened
ui-debrief-risk-thinking = The odds of each turn are being worked out.
ui-debrief-risk-none = You ended no turn where anybody could have noticed you.
ui-debrief-risk-lucky = { $count ->
    [0] Never noticed or attacked
    [one] Noticed or attacked in one turn
   *[other] Noticed or attacked in { $count } turns
}; { $expected } was to be expected. Lucky.
ui-debrief-risk-even = { $count ->
    [0] Never noticed or attacked
    [one] Noticed or attacked in one turn
   *[other] Noticed or attacked in { $count } turns
}; { $expected } was to be expected.
ui-debrief-risk-unlucky = { $count ->
    [0] Never noticed or attacked
    [one] Noticed or attacked in one turn
   *[other] Noticed or attacked in { $count } turns
}; { $expected } was to be expected. Unlucky.
ui-debrief-cards = Cards drawn
ui-debrief-cards-expected = expected
ui-debrief-cards-sentence = { $count } cards, mean { $mean }; the deck’s own is { $deck }.
ui-debrief-badge-count = { $earned } of { $all }
ui-debrief-badge-earned = { $badge }, earned: { $reason }
ui-debrief-badge-missed = { $badge }, missed: { $reason }
ui-debrief-watch = Watch replay
ui-debrief-again = Play again
ui-debrief-try-again = Try again
ui-debrief-share = Share
ui-debrief-missions = Missions
ui-debrief-next = Next mission
ui-debrief-verified = replay verified, { $turns } turns · seed { $seed }
ui-debrief-unverified = the replay does not lead to this end · seed { $seed }
ui-debrief-shared = Written to { $file }. A line about it is on the clipboard.
ui-debrief-share-line = Ghostline, { $mission }: { $won ->
    [yes] complete
   *[no] failed
} in { $turns } turns, { $kills } taken out, noticed { $seen } times. Seed { $seed }.
ui-debrief-share-nowhere = There is no folder to write the replay to. A line about it is on the clipboard.

ui-badge-ghost = Ghost
ui-badge-ghost-deed = nobody noticed you
ui-badge-clean-hands = Clean hands
ui-badge-clean-hands-deed = nobody was taken out
ui-badge-whole = Whole
ui-badge-whole-deed = left with full health
ui-badge-felt = Felt
ui-badge-felt-deed = your moves and attacks made no noise
ui-badge-below-the-line = Below the line
ui-badge-below-the-line-deed = the last reinforcement was never called
ui-badge-known-odds = Known odds
ui-badge-known-odds-deed = never under 50% on an attack
ui-badge-par = On par
ui-badge-par-deed = in as few turns as anybody can
ui-badge-thorough = Thorough
ui-badge-thorough-deed = nothing optional left behind
ui-badge-light = Light
ui-badge-light-deed = no energy and no item used
ui-badge-open = par is being worked out
ui-badge-missed-lost = only with success
ui-badge-missed-no-attack = no attack was made
ui-badge-missed-no-par = par could not be found
ui-badge-missed-seen = noticed in turn { $turn }
ui-badge-missed-kills = { $count } taken out
ui-badge-missed-health = { $left } of { $all } health left
ui-badge-missed-noise = { $count ->
    [one] { $count } noise made
   *[other] { $count } noises made
}
ui-badge-missed-alarm = the alarm reached { $level }
ui-badge-missed-odds = { $chance } in turn { $turn }
ui-badge-missed-turns = { $turns } turns, par { $par }
ui-badge-missed-left = { $name } left behind
ui-badge-missed-used = { $energy } energy and { $items ->
    [one] { $items } item
   *[other] { $items } items
} used

## Replays

ui-replays-title = Replays
ui-replays-none = No finished game yet. Every mission you play to its end is kept here.
ui-replays-nowhere = There is no folder to keep games in.
ui-replays-row = { $turn } turns · { $age }
ui-replays-row-won = complete, { $turn } turns · { $age }
ui-replays-row-lost = failed in turn { $turn } · { $age }
ui-replays-damaged = damaged: { $fault }
ui-replays-damaged-tip = This file cannot be watched. You can delete it.
ui-replays-name = { $title }: { $note }
ui-replays-watch = Watch
ui-replays-delete = Delete
ui-replays-delete-title = Delete this replay?
ui-replays-delete-text = { $name } will be gone. Your records stay.
ui-replays-delete-yes = Delete it
ui-replays-delete-no = Keep it

ui-replay-once = ×1
ui-replay-twice = ×2
ui-replay-four = ×4
ui-replay-turbo = Turbo
ui-replay-rate = Speed of the replay
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-back = Step back
ui-replay-on = Step forward
ui-replay-turn-back = Turn back
ui-replay-turn-on = Turn forward
ui-replay-tip = { $what } ({ $key })
ui-replay-bar = Place in the game
ui-replay-place = turn { $turn }/{ $turns } · step { $step }/{ $steps }
ui-replay-map = The plan in turn { $turn }; you are in { $sector }
ui-replay-log = Log
ui-replay-start = The mission begins.
ui-replay-verified = replay verified
ui-replay-differs = replay differs: { $fault }
ui-replay-won = complete, { $turns } turns
ui-replay-lost = failed, turn { $turns }
