# The Beginning: the board, the gauges, the players' boards and cards.

ui-board-place-dark-net = Dark Net
ui-board-place-factory = Factory
ui-board-place-cube = Cube
ui-board-place-zone = recovery

ui-board-zone-yellow = yellow
ui-board-zone-red = red
ui-board-mech-in-play = in play
ui-board-mech-gone = destroyed
ui-board-bar-ends = From { $low } to { $high }.
ui-board-about-morale = In the yellow zone everybody draws one card less. At the bottom the Outlaws win.
ui-board-about-riot = In a yellow zone Morale falls each turn. In a red zone an EX event strikes, and Riot goes back to 0.
ui-board-about-security = At 0 Legion wins, or the Outlaws where no Legion plays. At 2 or less Legion may infect one more.
ui-board-about-resource = At 0 the Machines win. At 1 or 2 the City cannot be drawn on.
ui-board-about-apex = At 9 Apex comes in on the blue path, and the General leads it. From then on this is its health.
ui-board-about-deus = At 9 Deus comes in on the red path. From then on this is its health; in the Network it wins for the Machines.
ui-board-about-threat = At 4 Legion wins, or the Outlaws where no Legion plays. At 2 or more Legion may infect one more.

ui-board-nobody = nobody
ui-board-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
ui-board-area = Area { $number }, { $area }. Here: { $who }.
ui-board-area-plain = { $area }. Here: { $who }.
ui-board-blocked = The blockade is closed: nobody goes on from the City while an enemy stands on 6 or 8.
ui-board-sector = Sector { $sector }: { $count } chips, value { $value } of 4.
ui-board-sector-guarded = Sector { $sector }: { $count } chips, value { $value } of 4, Guard { $guard }.
ui-board-spawn = Spawn location { $numbers }, { $areas }. Free.
ui-board-spawn-dead = Spawn location { $numbers }, { $areas }. A dead zone: no enemy comes here again.
ui-board-tower = Watchtower { $numbers }, at { $areas }. Free.
ui-board-red = red { $space }
ui-board-enemy =
    { $name }, level { $level }, at { $place }.
    Health { $health }, shield { $shield }, strength { $strength }, { $cards } red cards.
    { $text }
ui-board-apex = Apex. Health { $health }.
ui-board-deus =
    Deus. Health { $health }, shield { $shield }.
    It moves before each turn of { $before }.
ui-board-figure = { $name }. Health { $health } of { $most }. Chips carried: { $chips }.
ui-board-figure-scanners = Scanners carried: { $scanners }.
ui-board-crate = Supply box, face-down.
ui-board-crate-known = Supply box: { $item }.
ui-board-scanner =
    { $count ->
        [0] Scanner { $number }: none is left here.
       *[other] Scanner { $number }: { $count } here, for whoever comes with a chip.
    }
ui-board-weapon =
    { $item }, for sale at { $price }.
    { $text }
ui-board-column-next = The next place of column { $column }.
ui-board-chip-hidden = Face-down.
ui-board-chip-open = { $faction } chip, open.
ui-board-chip-known = { $faction } chip; face-down, and you know it.
ui-board-network-chip = Column { $column }, Tier { $tier }. { $chip }
ui-board-junk = Junkyard { $number }, dropped by { $by }. { $chip }
ui-board-junk-gone = Junkyard { $number }. The chip was removed from the game.
ui-board-junk-nobody = nobody
ui-board-cube = Isolation Cube. Detained: { $who }.
ui-board-zone = Recovery. Lying here: { $who }.

ui-board-seat =
    Seat { $seat }, { $name }, { $character }. Health { $health } of { $most }. Cards { $cards }, programs { $programs }, chips { $chips }, wounds { $wounds }, boosts { $boosts }.
ui-board-seat-active = Acting now.
ui-board-seat-leader = Leader.
ui-board-seat-general = General.
ui-board-seat-detained = Detained in the Cube.
ui-board-seat-down = Recovering at HQ.
ui-board-seat-revoked = Can never be General again.
ui-board-seat-silenced = May put nothing into the next event.
ui-board-seat-deus = Deus moves before each of these turns.
ui-board-seat-item = Carries: { $item }.

ui-board-event = Event { $level }
ui-board-event-check = check
ui-board-event-grey = grey cards
ui-board-event-green = green cards
ui-board-event-both = grey and green
ui-board-event-leader = the Leader decides
ui-board-event-general = the General decides
ui-board-event-happens = happens
ui-board-event-more = or more: blue helps, red hurts
ui-board-event-less = or less: red helps, blue hurts
ui-board-laid-in = Laid in
ui-board-laid = { $name }: { $count } cards. { $said }
ui-board-deck = Deck
ui-board-said-deck = unseen
ui-board-laid-none = none
ui-board-laid-later = not yet
ui-board-said-lot = “a lot”
ui-board-said-little = “a little”
ui-board-said-nothing = “nothing”
ui-board-shown = Shuffled, then shown
ui-board-shown-of = { $shown } of { $all }
ui-board-card-down = Face-down card
ui-board-total = total
ui-board-odds = { $left } { $left ->
    [one] card
   *[other] cards
} left, { $short } short:
ui-board-odds-enough = { $left } { $left ->
    [one] card
   *[other] cards
} left, enough so far:
ui-board-odds-tip = Every card you have not seen is as likely as any other, and your own cards are among those to come. Wild cards count nothing beforehand.
ui-board-counted = counted
ui-board-reached = Reached
ui-board-failed = Not reached

ui-board-only-you = Only you see
ui-board-loyalty = { $faction }. { $goal }
ui-board-loyalty-none = Your loyalty is still to be chosen.
ui-board-stat-ap = AP { $value }
ui-board-stat-moves = move { $value }
ui-board-stat-range = range { $value }
ui-board-stat-hit = hit { $value }+{ $cards }
ui-board-stat-guard = guard { $value }+{ $cards }

ui-board-skill-done = { $branch } { $level }: { $boost }. Active. Earned with: { $task }.
ui-board-skill-open = { $branch } { $level }: { $boost }. Task: { $task }.
ui-board-skill-closed = { $branch } { $level }: { $boost }. Level 1 comes first. Task: { $task }.

ui-board-program-down = Face-down program

ui-board-sheet = { $name } · { $character }
ui-board-sheet-carried = Carried
ui-board-sheet-health = Health
ui-board-sheet-chip = Chip of Sector { $sector }. { $chip }
ui-board-sheet-scanner = Scanner { $number }
ui-board-sheet-recon = Recon card, face-down
ui-board-sheet-programs = Programs
ui-board-sheet-wounds = Wounds
ui-board-objective = objective
ui-board-objective-down = Face-down objective
ui-board-wound = wound
ui-board-recon = Recon card
ui-board-rounder = All-Rounder card
ui-board-supply = supply box
