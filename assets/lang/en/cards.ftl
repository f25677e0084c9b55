# What gear and items do, in the words that stand on the cards. A clause of an effect begins small and has no full stop.

effect-spend = Spend { $energy } energy: { $effect }.
effect-plain = { $effect }.

## Weapons
effect-attack = attack an enemy in your sector with power { $power }
effect-attack-far =
    attack an enemy up to { $range } { $range ->
        [one] move
       *[other] moves
    } away with power { $power }
effect-attack-all = attack every enemy in your sector with power { $power }
effect-attack-all-far =
    attack every enemy in a sector up to { $range } { $range ->
        [one] move
       *[other] moves
    } away with power { $power }
effect-ambush = Power { $power } against an enemy that has not detected you.
effect-no-body = Whoever falls leaves no body.
effect-silent = Silent.
effect-loud = Leaves noise where you stand.

## While equipped
effect-armor = Armor { $armor }.
effect-health = Begin each mission with { $count } more health.
effect-dodge = Armor { $armor } against intercept attacks.
effect-watch = Your overwatch attacks have { $count } more power.
effect-lull = Every alarm draw counts { $count } less.
effect-soft-step = Your second movement leaves no noise in the sector you enter.

## While equipped, in a few words
ui-card-dodge = armor { $count } when leaving
ui-card-watch = overwatch { $count }
ui-card-lull = alarm draws { $count }
ui-card-soft-step = softer second move

## Marks on an enemy
ui-enemy-fooled = It does not detect you this turn.
ui-enemy-foreseen = Its behaviour is drawn already.

## When used
effect-heal = gain { $count } health
effect-recharge = gain { $count } energy
effect-shield = armor { $armor } this turn
effect-aim = your attacks have { $count } more power this turn
effect-silence = your second movement and your attacks leave no noise this turn
effect-decoy =
    put noise in a sector up to { $count } { $count ->
        [one] move
       *[other] moves
    } away
effect-calm = the alarm falls by { $count }
effect-peek =
    look at the next { $count ->
        [one] card
       *[other] { $count } cards
    } of the deck
effect-burn = discard the top card of the deck unused and look at the next
effect-vanish = hide at once, even beside an enemy that has not detected you
effect-dash = make one more free movement this turn
effect-unlock =
    open a lock up to { $count } { $count ->
        [one] move
       *[other] moves
    } away
effect-jam =
    an enemy up to { $count } { $count ->
        [one] move
       *[other] moves
    } away does not act this turn
effect-dispose = remove a body from your sector
effect-erase =
    remove a detection token up to { $count } { $count ->
        [one] move
       *[other] moves
    } away
effect-climb = cross a wall of your sector as your free movement
effect-foresee =
    an enemy up to { $count } { $count ->
        [one] move
       *[other] moves
    } away draws its behaviour now
effect-loop =
    a camera or drone up to { $count } { $count ->
        [one] move
       *[other] moves
    } away does not act this turn or the two after it
effect-drag = take a body of your sector along with your free movement and keep your second action
effect-bait =
    put a detection token in a sector up to { $count } { $count ->
        [one] move
       *[other] moves
    } away
effect-fool =
    an enemy up to { $count } { $count ->
        [one] move
       *[other] moves
    } away does not detect you this turn
effect-muffle = the alarm draw of this turn counts { $count } less
effect-reroute =
    an enemy up to { $count } { $count ->
        [one] move
       *[other] moves
    } away turns to its next waypoint
effect-encore = take one more second action this turn
effect-forget = remove every detection token. No enemy has you detected any more
effect-flash = no enemy in your sector acts this turn. Leaves noise where you stand
