# The panels of the mission screen, and the cards. Labels become capitals by code.

## Cards

ui-gear-weapon = Weapon
ui-gear-armour = Armour
ui-gear-movement = Movement
ui-gear-hacking = Hacking
ui-gear-senses = Senses

ui-card-use = { $energy } energy a use
ui-card-power = power { $power }
ui-card-silent = silent
ui-card-loud = loud
ui-card-armor = armor { $armor }
ui-card-health = { $health } more health

ui-effect-heal = gain { $count } health
ui-effect-recharge = gain { $count } energy
ui-effect-shield = { $count } more armor this turn
ui-effect-aim = { $count } more power this turn
ui-effect-silence = no noise this turn
ui-effect-decoy = noise up to { $count } moves away
ui-effect-calm = the alarm falls by { $count }
ui-effect-peek = see the next { $count } cards
ui-effect-burn = discard the top card
ui-effect-vanish = hide at once
ui-effect-dash = one more free move
ui-effect-unlock = open a lock, { $count } away
ui-effect-jam = stop an enemy, { $count } away
ui-effect-dispose = remove a body
ui-effect-erase = erase a detection, { $count } away
ui-effect-climb = cross a wall
ui-effect-foresee = see one behaviour, { $count } away
ui-effect-loop = stop a camera, { $count } away
ui-effect-drag = bring a body along
ui-effect-bait = false detection, { $count } away
ui-effect-fool = one enemy ignores you, { $count } away
ui-effect-muffle = the alarm draw counts { $count } less
ui-effect-reroute = next waypoint for one, { $count } away
ui-effect-encore = one more action
ui-effect-forget = every enemy loses you
ui-effect-flash = everybody here sits out

ui-item-empty = empty

## The agent

ui-panel-agent = Agent
ui-agent-unseen = unseen
ui-agent-unseen-why = No enemy on its feet has detected you.
ui-agent-hidden = hidden
ui-agent-hidden-why = You are hidden: enemies find you only by a search. Moving or acting ends it, picking up does not.
ui-agent-seen = seen
ui-agent-seen-why = An enemy has detected you.
ui-agent-health = Health
ui-agent-health-name = Health { $health } of { $most }
ui-agent-health-why = { $health } of { $most } health left. Without health the mission is lost.
ui-agent-armor = Armor
ui-agent-armor-own = Your own { $armor }
ui-agent-armor-boost = this turn { $armor }
ui-agent-armor-why = An attack on you must reach this number.
ui-agent-energy = Energy
ui-agent-energy-left = { $left } of { $most } · gear { $held }
ui-agent-energy-why = { $all } energy, less { $held } held by equipped gear, makes { $most }. { $left } is left.
ui-agent-carrying = Carrying
ui-agent-body = body of { $enemy }
ui-agent-nothing = nothing yet
ui-agent-overwatch = On overwatch

## The parts of a turn

ui-step-free = Free move
ui-step-second = Second action
ui-step-enemies = Guards
ui-step-end = End of turn
ui-step-free-short = Free
ui-step-second-short = 2nd
ui-step-enemies-short = Guards
ui-step-end-short = End
ui-step-free-told = One move to a neighbouring sector, without a sound. You may stay.
ui-step-second-told = One action: move again with noise, hide, watch, pick up or attack. You may leave it out.
ui-step-enemies-told = Every enemy on its feet draws a card and acts, the nearest first.
ui-step-end-told = The alarm draws a card, reinforcements come in, noise fades.

## Goals

ui-panel-objectives = Objectives
ui-goal-open = 0/1
ui-goal-taken = 1/1
ui-goal-exit = Exit
ui-goal-at = { $thing } in { $sector }
ui-goal-locked = { $thing } in { $sector }, locked
ui-goal-optional = { $thing } in { $sector }, optional
ui-goal-optional-locked = { $thing } in { $sector }, optional, locked
ui-goal-held = { $thing }, taken
ui-goal-leave = Then leave by { $exit }
ui-goal-leave-now = Leave by { $exit }

## Gear and items

ui-panel-gear = Gear
ui-panel-items = Items
ui-gear-holds = Holds { $energy } energy while equipped.
ui-gear-not-now = There is nothing to use it on now.
ui-items-none = No items left

## The alarm

ui-panel-alarm = Alarm
ui-alarm-none = This mission has no alarm.
ui-alarm-guards = guards { $bonus }
ui-alarm-name = Alarm { $level }, guards { $bonus }
ui-alarm-why = The alarm stands at { $level }. Every behaviour draw of the enemies gets { $bonus }.
ui-alarm-range = At the end of this turn a card { $alertness } is added: { $low } to { $high } then. It rises with { $chance }.
ui-alarm-bonus = From { $from } on the enemies add { $bonus } to their behaviour draws.
ui-alarm-next = { $level }
ui-alarm-comes = At { $level }: { $enemy } comes in at { $entrance }
ui-alarm-came = At { $level }: { $enemy } came in at { $entrance }

## The deck

ui-panel-deck = Deck
ui-deck-left = { $left } of { $all } left
ui-deck-column = { $card }: { $left } left, { $drawn } drawn. The next card is one of them with { $chance }, { $hits } of { $of }.
ui-deck-known = Next
ui-deck-known-why = You have looked at these cards. They come in this order.
ui-deck-last = last
ui-deck-last-why = The cards drawn last, the newest first.
ui-deck-none = none yet
ui-deck-good = ≥ 0
ui-deck-good-why = { $good } of the { $of } cards that may come are 0 or more, { $chance }. The choose card counts, as you can make it so.

## A draw

ui-draw-attack = Attack
ui-draw-enemy-attack = { $enemy } attacks
ui-draw-behaviour = { $enemy } acts
ui-draw-alarm = Alarm
ui-draw-power = power
ui-draw-its-attack = attack
ui-draw-bonus = alarm
ui-draw-alertness = alertness
ui-draw-card = card
ui-draw-total = total
ui-draw-armor = armor
ui-draw-your-armor = your armor
ui-draw-needs = needs { $against } or more
ui-draw-was = was { $hits } of { $of }, { $chance }
ui-draw-choose = you choose
ui-draw-down = { $enemy } is down
ui-draw-stands = { $enemy } still stands
ui-draw-hit = You are hit
ui-draw-missed = It misses you
ui-draw-alarm-moves = Alarm { $from } to { $to }
ui-draw-alarm-stays = The alarm stays

## What is looked at

ui-panel-inspect = Inspect
ui-inspect-nothing = Point at a sector or an enemy to see what it means for you.
ui-risk-now = If you end the turn now
ui-risk-there = If you go there and end the turn
ui-risk-seen = you are seen
ui-risk-hurt = you lose health
ui-risk-lost = the mission is lost
ui-risk-thinking = working out the odds
ui-risk-exact = Exact, from the cards not yet drawn.
ui-risk-estimate = An estimate from { $samples } tries, off by about { $error } at most.

ui-behaviour = Behaviour: card
ui-behaviour-alarm = Behaviour: card { $bonus } for alarm { $level }
ui-behaviour-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-behaviour-why = At its turn a card is drawn for it; what the alarm adds is added. The result decides what it does.
ui-behaviour-row-why = The card { $bonus } gives { $range } with { $hits } of { $of } cards that may come.
ui-behaviour-choose-why = With the choose card you decide its number, and with it what the enemy does.
ui-behaviour-still = stands still
ui-behaviour-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-behaviour-search = search
ui-behaviour-overwatch = watch

ui-enemy-lies = lies in { $sector }
ui-enemy-post = keeps its post, in { $sector }
ui-enemy-back = on the way back to its round
ui-enemy-to = to waypoint { $number } in { $sector }
ui-enemy-not-back = not back to { $sector }
ui-enemy-down = It is down.
ui-enemy-gone = It is gone.
ui-enemy-detects = It has detected you.
ui-enemy-watches = On overwatch: it attacks whoever comes in.
ui-enemy-dazed = It sits out its coming turn.
ui-enemy-raised = It has raised the alarm this turn.
ui-enemy-attack = Attack
ui-enemy-attack-why = Added to the card when it attacks you.
ui-enemy-armor = Armor
ui-enemy-armor-why = Your power and the card must reach it.
ui-enemy-vigilance = Vigilance
ui-enemy-vigilance-why = By so much it raises the alarm, once a turn.
ui-enemy-vigilance-twice = By so much it raises the alarm, twice in a turn.

ui-duel-you = you hit it
ui-duel-it = it hits you
ui-duel-sum = { $base } + card ≥ { $against }
ui-duel-you-why = { $weapon }: { $base } and the card must reach its armor { $against }. { $hits } of { $of } cards do.
ui-duel-it-why = Its attack { $base } and the card must reach your armor { $against }. { $hits } of { $of } cards do.

ui-tile-corridor = Corridor
ui-tile-junction = Junction
ui-tile-office = Office
ui-tile-server = Server room
ui-tile-laboratory = Laboratory
ui-tile-storage = Storage
ui-tile-post = Guard post
ui-tile-concourse = Concourse
ui-tile-bay = Loading bay
ui-tile-plant = Plant room
ui-tile-stairs = Stairs
ui-sector-name = { $room } { $sector }

ui-way-here = you are here
ui-way-locked = locked
ui-way-free = free, silent
ui-way-second = with noise
ui-way-silent = silent
ui-way-far = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
ui-way-none = no way
ui-way-locked-told = You do not have the key.
ui-way-free-told = Your free move leads there, without a sound.
ui-way-silent-told = Your second move leads there and leaves no noise.
ui-way-second-told = Your second move leads there. It leaves noise here and there.
ui-way-two-told = Two moves: the second leaves noise in two sectors.
ui-way-far-told = Too far for this turn.

ui-sector-enemy = { $enemy }
ui-sector-enemy-detects = { $enemy }, has detected you
ui-sector-enemy-watches = { $enemy }, on overwatch
ui-sector-enemy-dazed = { $enemy }, sits out
ui-sector-body = body of { $enemy }
ui-sector-noise = noise
ui-sector-detection = a detection token
ui-sector-exit = the exit
ui-sector-entrance = reinforcements come in here
ui-sector-intercept = { $enemy } attacks as you leave: { $sum }
ui-sector-then-attack = then attack: { $sum }
ui-sector-comes = { $list } may come
ui-sector-nobody = nobody comes
ui-sector-drawn = an enemy may be drawn here
ui-sector-searched = it is searched

ui-attack-title = Attack { $enemy } with { $weapon }
ui-attack-cards = { $hits } of { $of } cards succeed
ui-attack-why = With { $base } a card of { $least } or more is enough: { $list }
ui-attack-why-boost = With { $base }, { $boost } of it only this turn, a card of { $least } or more is enough: { $list }
ui-attack-silent = It leaves no noise.
ui-attack-loud = It leaves noise where you stand.
ui-attack-all = It strikes every enemy in the sector, with a card for each.
ui-attack-energy = It costs { $energy } energy.

## The log

ui-panel-log = Log
ui-log-last = Last
ui-log-all = all
ui-log-important = important
ui-log-filter = Log shows { $now }
ui-log-filter-told = Changes between everything that happened and what matters for your plans.
ui-log-empty = Nothing has happened yet.
ui-log-acts = { $enemy }: { $steps }.
ui-log-acts-to = { $enemy }, to { $to }: { $steps }.
ui-log-acts-noise = { $enemy } follows the noise to { $to }: { $steps }.
ui-log-acts-detection = { $enemy } comes looking for you in { $to }: { $steps }.
ui-log-found-nobody = { $told } Finds nobody.
ui-log-older = Older lines
ui-log-why = Why: { $line }
ui-log-open-rule = Opens the codex at { $rule }.
