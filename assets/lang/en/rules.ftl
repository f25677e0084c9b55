# One short explanation per rule of the stealth missions, shown by "why".

## The map

rule-ST-MAP-01 = Sectors that share an edge are neighbours, as long as no wall closes that edge.
rule-ST-MAP-02 = Nobody walks through a wall, neither you nor they.
rule-ST-MAP-03 = Empty places in the drawing are no ground: nothing can stand there.
rule-ST-MAP-04 = The number on a sector only picks its picture, and many sectors may share one.
rule-ST-MAP-05 = Letters mark the sectors where the mission puts its people and things.
rule-ST-MAP-06 = The colour of an enemy says which waypoints it walks, from the lowest number up.
rule-ST-MAP-07 = The first mission is played on its own fixed floor plan, beginning at F.
rule-ST-MAP-08 = How far apart two sectors are is counted in moves around the walls.

## The turn

rule-ST-TURN-01 = Each turn you move for free, then act once; then the enemies act, then the turn closes.
rule-ST-TURN-02 = To close a turn the alarm draws first, then help arrives, then the map is cleaned up.
rule-ST-TURN-03 = Noise and your overwatch end with the turn; detection tokens do not.
rule-ST-TURN-04 = You may leave out the free movement, the second action, or both.
rule-ST-TURN-05 = Standing in the exit with everything you were sent for ends the mission in your favour.
rule-ST-TURN-06 = With no health left the mission fails. Try again as often as you like; only success pays.

## Your actions

rule-ST-ACT-01 = The free movement is a single step to a neighbouring sector and makes no sound.
rule-ST-ACT-02 = Whoever stands beside you gets one attack at you as you walk out.
rule-ST-ACT-03 = A second movement is loud: noise where it starts and noise where it ends.
rule-ST-ACT-04 = Walking out is intercepted with the second movement just as with the first.
rule-ST-ACT-05 = On overwatch you strike first at anyone who walks in on you this turn.
rule-ST-ACT-06 = You cannot hide under an enemy's eyes; otherwise hiding makes you hidden.
rule-ST-ACT-07 = You stay hidden until you leave, do something other than picking up, or are found by a search.
rule-ST-ACT-08 = One pick-up takes one thing from your sector and does not give you away.
rule-ST-ACT-09 = Dragging a body along with your first move costs you the second action.
rule-ST-ACT-10 = Weapon power and card together must at least match the target's armor.
rule-ST-ACT-11 = Defeated enemies lie where they fell.
rule-ST-ACT-12 = Attacking with a loud weapon leaves noise in your own sector, hit or miss.
rule-ST-ACT-13 = You begin with a silenced pistol: power 5, one target, no sound, 1 energy to equip.
rule-ST-ACT-14 = Items cost no action and work once.
rule-ST-ACT-15 = Some gear does its work for energy.

## The deck

rule-ST-DECK-01 = Chance is always one card on top of a known number.
rule-ST-DECK-02 = Reaching the difficulty exactly is enough.
rule-ST-DECK-03 = The choose card becomes whatever you say between −5 and +5, no matter who drew it.
rule-ST-DECK-04 = Once the last card is gone, the whole deck is shuffled for the next draw.
rule-ST-DECK-05 = Attacks, behaviour and alarm all draw from one deck.
rule-ST-DECK-06 = Power 5 and a 0 meet armor 5: that is a hit.

## Enemies

rule-ST-EN-01 = Enemies take their turns from the nearest to the farthest; you settle ties.
rule-ST-EN-02 = What an enemy does is drawn first: the alarm's bonus plus a card.
rule-ST-EN-03 = Its card lists what it does by result, how hard it hits, what it withstands and how much it alarms.
rule-ST-EN-04 = Its card may tell it to wait, to walk, to search or to keep watch.
rule-ST-EN-05 = A search finds you even when you are hidden, if you share the sector.
rule-ST-EN-06 = A watching enemy attacks the moment it notices you, in anyone's turn, until it acts again.
rule-ST-EN-07 = You are detected by an enemy in your sector unless you are hidden, and by its search even then.
rule-ST-EN-08 = After each step an enemy looks again; something more urgent replaces the rest of its card.
rule-ST-EN-09 = An enemy that has you detected attacks before all else, whatever its card still holds.
rule-ST-EN-10 = Noise next door draws an enemy that can still move, from one noise to the next.
rule-ST-EN-11 = When the noise ends, moves that remain lead back toward the patrol.
rule-ST-EN-12 = A detection token pulls enemies off their patrol, from however far.
rule-ST-EN-13 = The enemy that reaches a detection token takes it away, unless it finds you there.
rule-ST-EN-14 = A body stops the enemy that finds it: it deals with the body and does no more.
rule-ST-EN-15 = With nothing better to do an enemy walks its waypoints round and round.
rule-ST-EN-16 = Enemies take the shortest way; where several are equal, you pick.
rule-ST-EN-17 = On patrol nobody turns straight around while any other way leads on.
rule-ST-EN-18 = For noise and detection tokens an enemy does turn around.
rule-ST-EN-19 = After looking into something it rejoins its patrol at the closest point.
rule-ST-EN-20 = An enemy's attack and card must match your armor; a hit takes 1 health.
rule-ST-EN-21 = Locks do not stop the enemies.
rule-ST-EN-22 = Walking in on you ends its card at once: it attacks instead of moving on or keeping watch.

## Tokens

rule-ST-TOK-01 = Being detected, or attacked, leaves a detection token where you are.
rule-ST-TOK-02 = Flee from someone who has you detected, and a token follows to the next sector.
rule-ST-TOK-03 = A sector holds one detection token at most.
rule-ST-TOK-04 = An enemy felled before it could do anything about you leaves no token.
rule-ST-TOK-05 = Noise reaches the neighbouring sectors; detection tokens are known everywhere.
rule-ST-TOK-06 = Noise fades with the turn; a detection token stays until an enemy clears it.

## Alarm

rule-ST-AL-01 = Each mission says how alert the place is.
rule-ST-AL-02 = At the end of the turn the alarm moves by alertness plus a card, up or down.
rule-ST-AL-03 = Alertness 2 and a −5 bring the alarm down by 3.
rule-ST-AL-04 = The alarm is at 0 when you arrive.
rule-ST-AL-05 = When the alarm has reached a listed level at the check, that one enemy comes in by the entrance.
rule-ST-AL-06 = Noticing you, finding a body or attacking you lets an enemy raise the alarm by its vigilance.
rule-ST-AL-07 = No enemy raises the alarm a second time in the same turn.
rule-ST-AL-08 = While it still has you detected, an enemy raises the alarm anew whenever its turn comes.
rule-ST-AL-09 = Dead before it acted, an enemy tells nobody.
rule-ST-AL-10 = A higher alarm adds to behaviour draws and to nothing else.
rule-ST-AL-11 = The bonus counts as the alarm stands right now, even within one round of enemies.

## Gear

rule-ST-GEAR-01 = For 5 ByteBucks you see four gear cards and keep one.
rule-ST-GEAR-02 = Gear stays yours for the campaign; change what you wear between missions.
rule-ST-GEAR-03 = You have 16 energy, less what your equipped gear holds.
rule-ST-GEAR-04 = Every mission starts with full energy, and using gear drains it.
rule-ST-GEAR-05 = Items are rewards and stay with you until used.
rule-ST-GEAR-06 = Three items are all you can keep; what is over goes back once you have seen it.
rule-ST-GEAR-07 = You start with 3 health and armor 4, before gear.

## Objectives and story

rule-ST-OBJ-01 = The first job: one thing to take, one way out.
rule-ST-OBJ-02 = The second job: two things in whichever order, and out the way you came.
rule-ST-OBJ-03 = A locked sector opens for you only with its key, which the lock keeps.
rule-ST-OBJ-04 = Taking a key is a second action.
rule-ST-OBJ-05 = What is optional can stay behind; bringing it pays and tells more.
rule-ST-OBJ-06 = A mission speaks at its start, at each find and at its end. Some finds speak to the alarm as well, by the number they show.
rule-ST-OBJ-07 = Success pays in ByteBucks, sometimes in items too.
rule-ST-OBJ-08 = Energy, alarm, locks and items wait until the second mission.

## Non-lethal

rule-ST-NL-01 = Whether you spare them is settled before you go in.
rule-ST-NL-02 = Spared enemies that are found get up again and act from the next turn on.

## Rulings

rule-ST-AMB-01 = Walking in on an enemy is not yet being seen, unless it keeps watch: it notices you when it acts.
rule-ST-AMB-02 = Hidden or not, walking out lets everyone standing there attack.
rule-ST-AMB-03 = The alarm stops at 0 on its way down.
rule-ST-AMB-04 = Of several detection tokens the closest one draws; you settle ties.
rule-ST-AMB-05 = Of several noises next door you say which one it follows; noise underfoot draws nobody.
rule-ST-AMB-06 = Following noise uses up moves only: a search or watch on the card still happens.
rule-ST-AMB-07 = Without waypoints an enemy keeps its post, and goes back to it.
rule-ST-AMB-08 = With a single waypoint an enemy walks there and stays.
rule-ST-AMB-09 = Where no way leads, an enemy stays put.
rule-ST-AMB-10 = You are asked only when your answer changes something.
