# Lessons: one or two short sentences beside the thing they speak of, told when it first matters.

ui-lesson-got-it = Got it
ui-lesson-more = More
ui-lesson-skip-all = Skip all
ui-lesson-name = Lesson: { $text }

## What must be answered now

ui-lesson-choose = The choose card is any number from −5 to +5. You decide, even when an enemy draws it.
ui-lesson-ways = Several ways are equally short, so you choose where it goes.

## The first turn

ui-lesson-goal = Sectors that matter carry a letter. What you came for lies here; then leave by the exit.
ui-lesson-goals = Take every full diamond, in any order, and leave where you came in.
ui-lesson-free = Each turn begins with one free step to a neighbouring sector. It makes no sound.

## Danger

ui-lesson-detected = After every step an enemy looks again. Finding you unhidden beside it, it drops its card and attacks.
ui-lesson-attacked = Its power plus a card against your armor: a hit costs 1 health. At 0 you try the mission again.
ui-lesson-flight = It has you in sight. Step away now, and a detection token follows to where you go.
ui-lesson-unaware = It notices you only when it acts. Felled before that, it leaves no token and no alarm.
ui-lesson-intercept = It stands beside you. Whichever step takes you out of here, it gets one attack at you first.
ui-lesson-watcher = The rays mean watch: it attacks as soon as it notices you, also in your turn, until it acts again.
ui-lesson-token = Here you were found. The token draws every enemy, from anywhere, until one arrives and clears it.

## What can be done

ui-lesson-pick-up = Pick up takes one thing and is your action. It does not end hiding.
ui-lesson-key = Taking a key is your action for this turn, as with any other thing.
ui-lesson-exit = You have all you came for. The mission is won the moment you stand in the exit.
ui-lesson-attack = Power plus a card must reach its armor; equal is enough. Your pistol has 5 and is silent.
ui-lesson-loud = This weapon is loud: every attack with it leaves noise in your own sector.
ui-lesson-second = Now one action, or none. After it the enemies act, and the turn ends.
ui-lesson-second-step = Moving again is loud: it leaves noise where you stood and where you arrive.
ui-lesson-hide = With no enemy here you can hide. Moving, being found, or any act but picking up ends it.
ui-lesson-carry = You can take the body along with your free step. That is also your action for the turn.
ui-lesson-undo = Nothing was drawn or revealed by this, so { $undo } takes it back.

## What just happened

ui-lesson-reinforcement = At the end of the turn the alarm had reached a flag on its track: that enemy came in here, once.
ui-lesson-alarm-raised = Noticing you, attacking you or finding a body raises the alarm by its vigilance, once a turn each.
ui-lesson-followed = It followed the noise, even back the way it came. Then it rejoins its patrol where that is nearest.
ui-lesson-noise = Noise calls enemies from neighbouring sectors. It fades when the turn ends.
ui-lesson-behaved = Before acting an enemy draws a card. Its table says whether it waits, walks, searches or watches.
ui-lesson-deck = Chance is one card added to a known number. Everyone draws from this one deck.
ui-lesson-patrol = It walks the waypoints of its colour in order, the shortest way that does not turn straight back.
ui-lesson-order = Enemies act one by one, the nearest first. Where two are equally near, you choose.
ui-lesson-searched = It searched its sector. A search finds even a hidden agent who is there.
ui-lesson-alarm-moved = As a turn ends the alarm moves by alertness plus a card, up or down. Then help may come.
ui-lesson-shuffled = The deck was empty, so all cards were shuffled into it again.

## How things stand

ui-lesson-alarm = New here: alarm, energy, locks, items. The alarm begins at 0; each turn adds this place's alertness, { $alertness }.
ui-lesson-body = The body stays. An enemy that finds it drops what it does and takes it away.
ui-lesson-spared = You chose to spare them: whoever finds this one wakes it, and from the next turn on it acts.
ui-lesson-lock = Locked to you, not to them. With the key you walk in, and key and lock are gone.
ui-lesson-bonus = The alarm, as it stands now, adds to what enemies draw to act, and to nothing else.
ui-lesson-overwatch = On overwatch you attack whoever walks in on you this turn, before it does anything.
ui-lesson-optional = A dashed diamond is optional: you can win without it, but it pays and tells more.
ui-lesson-energy = Your gear holds part of your 16 energy. The rest, full at the start, pays for what gear can do.
ui-lesson-item = Items cost no action. Each works once.
ui-lesson-wall = A thick line is a wall that nobody passes. Gaps are no ground: distance is counted around both.
ui-lesson-threat = With { $threat } you see how likely an enemy comes to each sector.
ui-lesson-border = What was drawn cannot be unseen: undo goes back to the double line and no further.
