# The codex: its parts, and the cards of Social Deduction as they are listed there.

## Its parts

ui-codex-part-stealth = Stealth
ui-codex-part-beginning = The Beginning
ui-codex-part-deduction = Social Deduction

## Cards of Social Deduction

card-sd-humans = Human IDs
card-sd-machines = Machine IDs
card-sd-outlaws = Outlaw IDs
card-sd-boss-ids = Boss IDs
card-sd-programs = Programs
card-sd-hell-gate-programs = Hell Gate programs
card-sd-loyalty = Loyalty cards
card-sd-weapons = The weapons
card-sd-bosses = Boss cards
card-sd-ex = Cards of Exitus and Legion God
card-sd-scenarios = All scenarios

card-sd-intro = { $core } in the core game, { $both } with Hell Gate, { $prototype } in the prototype.
card-sd-intro-bosses = { $count } cards, all of them from Hell Gate.
card-sd-intro-scenarios = { $count } scenarios. The IDs are those that are dealt from; one is left over each time.

card-sd-human-id = Human ID, blue
card-sd-machine-id = Machine ID, red
card-sd-outlaw-id = Outlaw ID, gray
card-sd-boss-id = Boss ID, comes by a program only
card-sd-always = always { $team }
card-sd-core = core game
card-sd-with-hell-gate = Hell Gate
card-sd-new-print = new print, in place of the old one
card-sd-in-prototype = also in the prototype
card-sd-first = good for a first session
card-sd-not-shared = not with 9 or more players
card-sd-changes = can change a team
card-sd-red-dot = red dot: not with 9 or more players
card-sd-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
card-sd-prototype = { $count } in the prototype
card-sd-loyalty-card = loyalty card
card-sd-loyalty-text = Counts { $counts } for { $colour }.
card-sd-legion-text = Whoever has it is Legion. Only in the variant of the Legion card.
card-sd-weapon = weapon
card-sd-middle = in the middle from the start
card-sd-middle-from = in the middle with { $count } players or more
card-sd-locked = locked until a card opens it
card-sd-boss = boss { $number }
card-sd-shields = { $count } EX loyalty cards
card-sd-portals = { $count ->
    [0] no portal calls it
    [one] { $count } portal
   *[other] { $count } portals
}
card-sd-exitus = Exitus, card { $number }
card-sd-legion-card = Legion card: { $name }
card-sd-players = { $count } players
card-sd-by-lot = { $count } IDs by lot
