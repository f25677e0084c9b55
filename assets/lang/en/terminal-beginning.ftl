# The Beginning in a terminal.

term-tb-round = Round { $round }, { $era }. { $moment }
term-tb-you = you
term-tb-leader = Leader
term-tb-general = General
term-tb-nobody = nobody
term-tb-none = none
term-tb-reminder = [{ $faction } · { $objectives } · health { $health }/{ $most } · { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}]
term-tb-undecided = faction still open

# The bars.
term-tb-bar = { $bar }: { $value } of { $low } to { $high } { $drawn } { $note }
term-tb-yellow = yellow zone
term-tb-red = about to break
term-tb-building = being built
term-tb-in-play = in play: this is its health
term-tb-destroyed = destroyed

# The players.
term-tb-seat = { $mark }{ $number } { $name }: { $place }, health { $health }/{ $most }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand, { $deck } in the deck
term-tb-has = , { $thing }
term-tb-kuro = · Kuro: { $place }, health { $health }, { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
term-tb-chips = { $count ->
    [one] carries a chip
   *[other] carries { $count } chips
}
term-tb-programs = { $count ->
    [one] { $count } program
   *[other] { $count } programs
}
term-tb-scanners = { $count ->
    [one] a scanner
   *[other] both scanners
}
term-tb-recon = a Recon card
term-tb-boosts = { $count ->
    [one] { $count } boost
   *[other] { $count } boosts
}
term-tb-open = { $program } lies open
term-tb-wound = wound: { $wound }
term-tb-revoked = never General again
term-tb-silenced = out of the next check
term-tb-sign-leader = L
term-tb-sign-general = G
term-tb-sign-hand = { " " }{ $count }c
term-tb-sign-programs = { " " }{ $count }P
term-tb-sign-chips = { " " }◆{ $count }
term-tb-sign-wounds = { " " }{ $count }W

# The areas.
term-tb-area = { $number } { $area }: { $people }
term-tb-enemies = { ". " }{ $count ->
    [one] Enemy
   *[other] Enemies
}: { $list }
term-tb-boxes = { ". " }{ $count ->
    [one] A supply box
   *[other] { $count } supply boxes
}
term-tb-free-sites = { ". " }Spawn locations free: { $list }
term-tb-ways = . Ways to { $areas }.
term-tb-blocked = { $area } (blocked by enemies on 6 or 8)
term-tb-apart = { $place }: { $people }
term-tb-space = { $area }
term-tb-space-taken = { $area } [{ $enemy }]
term-tb-red-path = Red path: { $spaces } → Network
term-tb-apex-at = Apex stands on space { $number } of the blue path, { $area }.
term-tb-empty = empty: { $areas }
term-tb-sign-boxes = ▣{ $count }
term-tb-sign-red = path { $number }

# Chips.
term-tb-column = Network { $column }: { $chips }
term-tb-junkyard = Junkyard: { $chips }
term-tb-junk = { $number } { $chip } from { $by }
term-tb-taken-out = removed
term-tb-sectors = Sectors: { $one }, { $two } and { $three } chips; values { $first }, { $second } and { $third } of 4; guard of Sector III { $guard }
term-tb-scanners-left = Scanners on the board: { $one } at the Nexus, { $two } at the Monolith
term-tb-sign-blue = B
term-tb-sign-red-chip = R
term-tb-sign-purple = P

# The event.
term-tb-event = Event { $name }: { $text }
term-tb-event-sign = { "Event " }
term-tb-no-event = No event is being resolved. One comes at the end of every turn.
term-tb-the-deck = the deck
term-tb-put-in = Cards put in, face-down: { $list }

# What is one's own.
term-tb-you-are = Loyalty: { $faction }. { $goal }
term-tb-objective = Objective { $name }: { $text }
term-tb-objective-met = Objective { $name }, met as things stand: { $text }
term-tb-figures = { $name }: { $ap } AP, { $moves } steps, range { $range }, attack { $strength } with up to { $red } red, shield { $shield } with up to { $blue } blue, health { $health }/{ $most }, draws { $draw }, keeps { $hand } cards and { $programs } programs
term-tb-hand = Hand { $count }/{ $limit }: { $cards }
term-tb-program = Program { $name } ({ $used }): { $text }
term-tb-charged = Program { $name } ({ $used }; { $charges } left): { $text }
term-tb-item = Box { $name }: { $text }
term-tb-own-wound = Wound { $name }: { $text }
term-tb-own-recon = Recon card { $name }: { $text }
term-tb-own-chips = You carry: { $chips }
term-tb-short-things = You have: { $things }
term-tb-skill-done = ✓ { $branch } { $level }: { $boost }
term-tb-skill-begun = ◐ { $branch } { $level }: { $boost }, for: { $task } ({ $steps } done)
term-tb-skill-next = ○ { $branch } { $level }: { $boost }, for: { $task }
term-tb-skill-locked = · { $branch } { $level }, after level 1: { $boost }, for: { $task }
term-tb-market = Market: { $programs }; { $pile } in the pile. Weapons at HQ: { $weapons }

# What can be known.
term-tb-known = { $number } { $name }: { $standing }; { $deeds }
term-tb-known-objective = ; objective { $name }
term-tb-certain = { $faction }, certain
term-tb-told = was { $faction } when you were shown
term-tb-likely = most likely { $faction }, { $percent } % from what you know
term-tb-brought = { $count ->
    [one] brought { $count } chip in
   *[other] brought { $count } chips in
}
term-tb-dropped = dropped chip { $number } of the Junkyard ({ $colour })
term-tb-eliminated = { $count ->
    [one] eliminated { $count } enemy
   *[other] eliminated { $count } enemies
}
term-tb-censured = had somebody detained
term-tb-used-recon = used a Recon card
term-tb-nothing-yet = nothing done yet that tells

# The end.
term-tb-end-won = { $name }: { $faction }{ $turned }, { $objectives }. Won.
term-tb-end-lost = { $name }: { $faction }{ $turned }, { $objectives }.
term-tb-was = { " " }(dealt { $faction })
term-tb-met = { $name } met
term-tb-unmet = { $name } not met
term-tb-unused = Loyalty cards nobody had: { $factions }

# Choosing.
term-tb-group-go = Go … ({ $count })
term-tb-group-attack = Attack … ({ $count })
term-tb-group-buy = Buy … ({ $count })
term-tb-group-others = Do something to somebody … ({ $count })
term-tb-group-free = Use something … ({ $count })
term-tb-group-vote = Vote … ({ $count })
term-tb-can = You can:
term-tb-cannot = You cannot:
term-tb-page-board = The board
term-tb-page-event = The event
term-tb-page-network = Network, Junkyard and Sectors
term-tb-page-market = Market
term-tb-page-skills = Your skill tree
term-tb-page-guide = What you can do
term-tb-hint = ? help · g guide · b board · m own · r skills · e event · s say · Tab · q quit
term-tb-help = Type the number of an option; ? N tells what it means. guide lists what you can do now, and what not and why.
    table shows everything, board (b) the areas and bars, network (w) chips, market (p) what can be bought, event (e) the event being resolved,
    me your loyalty, objectives, hand and programs, skills (r) your tree. say [N] speaks, claims what was said, know what you can know,
    note N TEXT notes something about a player, log [N] what happened, why [N] the rule behind a line, mind N after the game what moved a player, card NAME what a card says,
    codex WORDS the rulebook, ask always|playable|concerned when to be asked, skip lets everything pass until your turn,
    save [NAME], load [NAME], quit.
