# The terminal game.

## Places

term-title = Ghostline
term-menu-intro = Choose a mission.
term-broken = Cannot be played: { $name }. { $fault }
term-continue = Continue the last game
term-begin = Begin the mission
term-spare = Spare them: play non-lethal
term-spare-not = Play without sparing them
term-lethal = Lethal: an enemy that finds a body removes it.
term-non-lethal = Non-lethal: an enemy that finds a body wakes it, and the sleeper walks its round again.
term-menu = Choose another mission
term-again = Play it again
term-next = Next mission: { $name }
term-quit = Quit
term-defeat = Garrett does not come out. Nobody at GHOST says it aloud; the plans go back on the table, and the next try costs nothing.
term-tally = Turns { $turns } · defeated { $kills } · detected { $seen } · hits taken { $hits }
term-badges = Badges: { $list }.
term-badges-none = No badge this time.
term-rewards = Reward: { $bytebucks } ByteBucks, { $items ->
    [0] no items
    [one] { $items } item
   *[other] { $items } items
}.

## Leaving

term-leaving = This game has moves that are not saved.
term-stay = Go on playing
term-save-and-quit = Save and quit
term-quit-anyway = Quit without saving

## How things stand

term-moment = Turn { $turn }, { $phase }
term-health = Health { $health }/{ $most }
term-armor = Armor { $armor }
term-energy = Energy { $energy }/{ $most }
term-carrying = Carrying { $enemy }
term-overwatch = On overwatch, { $gear }
term-hidden = Hidden in { $sector }
term-seen = Detected in { $sector }
term-unseen = In the open in { $sector }
term-goals = To take: { $list }
term-goal = { $thing } ({ $sector })
term-goal-optional = { $thing } ({ $sector }, optional)
term-leave = Leave by the exit, { $exit }
term-held = Held: { $list }
term-gear = Gear: { $list }
term-alarm = Alarm { $level } ({ $alertness } a turn)
term-alarm-next = Alarm { $level } ({ $alertness } a turn), next at { $next }
term-deck = Deck { $left } cards, { $percent } are 0 or more
term-enemy = { $enemy } in { $sector }
term-enemy-detects = { $enemy } in { $sector }, has detected you
term-enemy-watches = { $enemy } in { $sector }, keeps watch
term-enemy-dazed = { $enemy } in { $sector }, sits out
term-enemy-down = { $enemy }, down in { $sector }
term-odds-now = If you end the turn now
term-odds-after = After: { $action }
term-odds-you = You are detected { $detected }, hit { $hurt }, beaten { $lost }.
term-odds-enemy = { $enemy }: { $list }
term-odds-sector = { $sector }: entered { $entered }, searched { $searched }
term-odds-exact = Exact, from the cards not yet drawn.
term-odds-estimate = An estimate from { $samples } tries, off by about { $error } at most.

term-inspect = { $enemy } walks { $list }, and again.
term-inspect-post = { $enemy } has no patrol and keeps its post.
term-inspect-none = No patrol shown.

## Choices

term-with-chance = { $label }, { $percent }
term-with-total = { $label } (total { $total })
term-with-success = { $label } (total { $total }: succeeds)
term-with-failure = { $label } (total { $total }: fails)

## Answers to commands

term-prompt = >
term-unknown = Not understood: { $text }. Type ? for help.
term-no-choice = There is no choice { $number }.
term-not-playing = That needs a mission in play.
term-refused = { $text } ({ $rule })
term-undone = Taken back.
term-nothing-to-undo = Nothing to take back.
term-undo-border = That cannot be taken back: a card has been seen since.
term-log = Log
term-log-more = Log · { $count } new above, Page Up shows them
term-no-line = There is no log line { $number }.
term-why = Why line { $number }
term-why-rule = { $rule }: { $text }
term-why-sum = The sum: { $sum }
term-auto = Order: { $order } · ways: { $way } · choose card: { $card }
term-ask = you decide
term-decide = decided for you
term-saved = Saved as { $name }.
term-save-failed = Not saved. { $error }
term-loaded = Loaded { $name }.
term-load-failed = Not loaded. { $error }
term-load-previous = The newest save is damaged, so this is the one before it. { $error }
term-no-saves = There is no save to load.
term-no-slots = This system has no folder for saves. Name a file, such as ./game.ron.

## The full screen

term-hint-play = ? help  : command  % odds  u undo  y why  Tab patrol  q quit
term-hint-menu = Arrows and Enter, or the number. ? help  q quit
term-hint-page = Any key goes on
term-hint-scroll = Arrows scroll, any other key goes on
term-small = Small window: 80×24 shows everything
term-options = What now?
term-map-part = (part of the map: Shift+arrows move it)

term-file-changed = The mission's file was changed. Type reload to begin again with the change; anything else plays on.
term-file-broken = The mission's file was changed, and { $count ->
    [one] has a fault
   *[other] has { $count } faults
 }. You play on with what it was.
term-no-file = No mission with a file of its own is at hand: reload is for missions of your own.
term-reloaded = The mission begins again as its file says.

## Help

help-title = Help
help-commands =
    Choose by number, or by the key in brackets: w a s d move, h hides, f attacks, o overwatch, g picks up, c carries a body, a full stop waits.
    undo (u) takes the last action back, until a card was seen.
    why N (y) explains line N of the log: the rule and the sum.
    odds (%) tells what may come if you end the turn now; odds N, if you take choice N first.
    map (m), status (i), log (l): show them. inspect N (p, Tab) shows where an enemy walks.
    reload begins again with what stands in the mission's file now, where it is one of your own.
    records shows what all your finished games come to.
    codex lists the rulebook; codex WORDS opens a chapter, a rule by its number, or whatever fits.
    save NAME, load NAME: a name, or the path of a file.
    contract makes a new one; contract CODE the one somebody shared with you; contract daily the one of today.
    auto order, auto way, auto card, each with ask or decide: who answers what the rules leave to you.
    quit (q) leaves. On the full screen a colon opens the command line, arrows and Enter choose, Page Up and Down scroll the log, Shift and arrows move a large map.
help-signs =
    On the map: @ you, a letter with a number an enemy (! has detected you, * keeps watch), x a body, ~ noise, ! a detection token.
    ◆ objective, ◇ optional, k key, # locked, > exit, < entrance of reinforcements; a number alone is a waypoint.
    Heavy lines are walls, gaps are doors, ≡ is a vent.

## The rulebook

term-codex-how = Type codex and the name of a page, the number of a rule, or any words.
term-codex-found = Codex: { $words }
