# The stealth missions: names, what you may do, and what happened.

## Names

colour-red = red
colour-orange = orange
colour-green = green
colour-blue = blue
colour-purple = purple
colour-white = white

name-enemy = { $kind }, { $colour }
name-enemy-numbered = { $kind } { $number }, { $colour }
name-enemy-unknown = enemy { $number }
name-tool-unknown = gear { $number }
name-objective-unknown = objective { $number }
name-objective-alarm = { $told } (raises the alarm by { $by })
name-key = key { $number }
name-key-only = key
name-you = you

phase-free = Free movement
phase-second = Second action
phase-enemies = Enemies act
phase-end = End of turn
phase-won = Mission won
phase-lost = Mission lost

question-order = Several enemies are equally near. Who acts next?
question-way-patrol = { $enemy } has equal ways to go. Which one?
question-way-noise = { $enemy } hears noise. Where does it go?
question-way-detection = { $enemy } is after a detection token. Which way?
question-card-attack = Your attack on { $enemy } drew the choose card. What is it?
question-card-enemy-attack = The attack by { $enemy } drew the choose card. What is it?
question-card-behaviour = The behaviour of { $enemy } drew the choose card. What is it?
question-card-alarm = The alarm drew the choose card. What is it?

## What you may do

action-move = Move to { $to }
action-move-second = Second move to { $to } (noise)
action-move-second-silent = Second move to { $to } (silent)
action-carry = Take up the body of { $enemy }
action-overwatch = Overwatch with { $gear }
action-hide = Hide
action-pick-up = Pick up { $thing }
action-attack = Attack { $enemy } with { $gear }
action-use = Use { $tool }
action-use-at = Use { $tool } on { $target }
action-pass-free = Stay here
action-pass-second = No second action
action-pass = Go on
action-first = { $enemy } acts next
action-way = { $enemy } goes to { $to }
action-way-unknown = It goes to { $to }
action-value = The card is { $value }

## What an enemy's card says

step-none = wait
step-move = move { $count }
step-search = search
step-overwatch = keep watch
step-then = { $first }, then { $next }

## What happened

event-turn-began = Turn { $turn } begins.
event-moved-free = You move to { $to }.
event-moved-second = You move on to { $to }.
event-moved-patrol = { $enemy } walks to { $to }.
event-moved-noise = { $enemy } follows the noise to { $to }.
event-moved-detection = { $enemy } comes looking for you in { $to }.
event-moved-enemy = { $enemy } moves to { $to }.
event-passed = You wait.
event-drew-attack = Your attack draws { $card }: { $sum }.
event-drew-enemy-attack = { $enemy } attacks and draws { $card }: { $sum }.
event-drew-behaviour = { $enemy } draws { $card } for what to do: { $sum }.
event-drew-alarm = The alarm draws { $card }: { $sum }.
event-choose-card = The choose card comes up. You decide its number.
event-shuffled = The deck is used up. All cards are shuffled.
event-attack-hit = You hit { $enemy }.
event-attack-miss = You miss { $enemy }.
event-attack-overwatch-hit = From overwatch you hit { $enemy }.
event-attack-overwatch-miss = From overwatch you miss { $enemy }.
event-enemy-attack-hit = { $enemy } hits you.
event-enemy-attack-miss = { $enemy } misses you.
event-enemy-intercept-hit = { $enemy } intercepts you and hits.
event-enemy-intercept-miss = { $enemy } intercepts you and misses.
event-enemy-overwatch-hit = { $enemy } was watching and hits you.
event-enemy-overwatch-miss = { $enemy } was watching and misses you.
event-defeated = { $enemy } goes down in { $sector }.
event-hurt = You lose { $lost } health; { $health } left.
event-behaved = { $enemy } is to { $steps }.
event-sat-out = { $enemy } sits this turn out.
event-searched-found = { $enemy } searches { $sector } and finds you.
event-searched-nothing = { $enemy } searches { $sector } and finds nobody.
event-detected = { $enemy } detects you in { $sector }.
event-noise-placed = Noise in { $sector }.
event-noise-removed = The noise in { $sector } fades.
event-detection-placed = Detection token in { $sector }.
event-detection-cleared = { $enemy } clears the detection token in { $sector }.
event-detection-erased = You erase the detection token in { $sector }.
event-body-removed = { $by } removes the body of { $enemy } in { $sector }.
event-body-woken = { $by } wakes { $enemy } in { $sector }.
event-body-disposed = You get rid of the body of { $enemy } in { $sector }.
event-carried = You take up the body of { $enemy }.
event-alarm-end-of-turn = Alarm { $from } → { $to } at the end of the turn.
event-alarm-detection = Alarm { $from } → { $to }: { $enemy } has detected you.
event-alarm-body = Alarm { $from } → { $to }: { $enemy } found a body.
event-alarm-attack = Alarm { $from } → { $to }: { $enemy } is fighting you.
event-alarm-gear = Alarm { $from } → { $to } by your doing.
event-alarm-objective = Alarm { $from } → { $to }: what you took was being watched.
event-alarm = Alarm { $from } → { $to }.
event-reinforcement = Alarm { $level } reached: { $enemy } comes in at { $sector }.
event-picked-up = You pick up { $thing } in { $sector }.
event-unlocked = You unlock { $sector }. The key stays in the lock.
event-unlocked-tool = You open the lock of { $sector }.
event-hid = You hide in { $sector }.
event-unhid = You are no longer hidden.
event-overwatch-you = You go on overwatch with { $gear }.
event-overwatch-enemy = { $enemy } goes on overwatch.
event-overwatch-ended-you = Your overwatch ends.
event-overwatch-ended-enemy = { $enemy } ends its overwatch.
event-used = You use { $tool }.
event-used-energy = You use { $tool } for { $energy } energy.
event-peeked = Next in the deck: { $card }.
event-burned = You discard { $card } from the top of the deck.
event-jammed = { $enemy } will sit out its next turn.
event-foreseen = { $enemy } will act so: { $steps }.
event-fooled = { $enemy } does not detect you this turn.
event-rerouted = { $enemy } now heads for waypoint { $number }.
event-forgotten = No enemy has you in sight.
event-won = Mission accomplished in turn { $turn }.
event-lost = The mission fails in turn { $turn }.

## Cards and sums

card-choose = the choose card as { $value }
