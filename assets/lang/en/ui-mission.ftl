# The mission screen: actions, tooltips, questions, timeline.

## The action bar

ui-action-move = Move
ui-action-second = Second
ui-action-overwatch = Overwatch
ui-action-overwatch-short = Watch
ui-action-hide = Hide
ui-action-pick-up = Pick up
ui-action-carry = Carry
ui-action-attack = Attack
ui-action-item = Item
ui-action-undo = Undo
ui-action-end-turn = End turn
ui-action-tip = { $name } ({ $key }). { $text } { $rule }
ui-action-refused = { $name }: { $text } { $rule }
ui-undo-tip = Take the last step back. Nothing was revealed by it.
ui-undo-refused = Nothing can be taken back: a card was drawn, or nothing is done yet.
ui-refused = { $text } { $rule }

## The top bar and tabs

ui-turn = Turn
ui-speed-button = Speed: { $speed }
ui-button-tip = { $name } ({ $key })
ui-tab-inspect = Inspect
ui-tab-log = Log
ui-tab-deck = Deck
ui-tab-agent = Agent
ui-caption-empty = Point at a sector, or go to it with the arrows.

## Sectors

ui-map-sector = Sector { $sector }, { $room }
ui-map-you = you
ui-map-you-hidden = you, hidden
ui-map-enemy = { $enemy }
ui-map-watcher = { $enemy } on overwatch
ui-map-body = body of { $enemy }
ui-map-objective = objective { $name }
ui-map-optional = optional objective { $name }
ui-map-key = a key
ui-map-locked = locked
ui-map-exit = exit
ui-map-entrance = entrance of reinforcements
ui-map-noise = noise
ui-map-detection = detection token

## What the map answers

ui-threat-legend = A guard comes
ui-tip-needs = { $base } + card ≥ { $against }
ui-tip-of = { $favourable } of { $of }
ui-tip-noise = Leaves noise in { $sector }.
ui-tip-seen = seen { $chance }
ui-tip-comes = comes { $chance }
ui-tip-searched = searched { $chance }
ui-tip-free = free move, silent
ui-tip-second-noise = second move, noise
ui-tip-second-silent = second move, silent
ui-tip-here = you are here
ui-tip-moves = { $turns ->
    [one] { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
   *[other] { $moves } moves, { $turns } turns or more
}
ui-tip-intercept = { $enemy } attacks as you leave
ui-tip-there = { $enemy } stands here and sees you when it acts.
ui-tip-watcher = { $enemy } is on overwatch here and attacks at once.
ui-tip-guard-comes = a guard comes

## Choosing

ui-choose-move = Where to? { $focused }
ui-choose-second = Where to with the second move? { $focused }
ui-choose-attack = Whom? { $focused }
ui-choose-target = Where? { $focused }
ui-list-attack = Attack with
ui-list-overwatch = Overwatch with
ui-list-pick-up = Pick up
ui-list-carry = Take up a body
ui-list-use = Use
ui-list-which = Which one?
ui-list-energy = { $energy } energy
ui-prompt-leave = Leave
ui-prompt-decide = Let it decide
ui-prompt-decide-tip = It answers questions like this for you from now on. The settings take that back.
ui-prompt-go-on = Go on
ui-prompt-won = Mission accomplished in turn { $turn }.
ui-prompt-lost = The mission failed in turn { $turn }.
ui-prompt-debrief = Debrief

## The choose card

ui-card-value = { $value }: { $effect }
ui-card-you-hit = you hit
ui-card-you-miss = you miss
ui-card-it-hits = it hits you
ui-card-it-misses = it misses you
ui-card-alarm = alarm { $level }
ui-card-base = { $base } + card

## Hints

ui-hint = { $action }: won { $chance } of { $games } games thought through.
ui-hint-thinking = Thinking through games from here.
ui-hint-none = There is nothing to choose.
ui-hint-follow = Do it

## The timeline

ui-timeline = Timeline
ui-timeline-empty = Nothing done yet.
ui-timeline-border = No undo past here: a card was drawn.
ui-timeline-ironman = Ironman: there is no undo.
ui-timeline-all = { $count ->
    [one] 1 step can be undone.
   *[other] { $count } steps can be undone.
}
ui-timeline-some = { $count ->
    [one] 1 step can be undone; nothing was revealed since the double line.
   *[other] { $count } steps can be undone; nothing was revealed since the double line.
}
ui-timeline-turn = Turn { $turn }, { $count } steps
ui-timeline-take-back = Take back: { $done }
