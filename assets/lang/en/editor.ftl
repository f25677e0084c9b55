# The mission editor.

ui-menu-editor = Mission editor
ui-menu-editor-note = draw your own
ui-picker-edit = Edit
ui-picker-edit-copy = Edit a copy

ui-workshop = Mission editor
ui-workshop-new = New mission
ui-workshop-template = From the template
ui-workshop-template-note = A small mission without a fault, to be changed
ui-workshop-empty = Empty map
ui-workshop-empty-note = Nothing is drawn yet
ui-workshop-code = From a share code
ui-workshop-code-hint = paste a code that begins with GLM1
ui-workshop-code-open = Open the code
ui-workshop-own = Your missions
ui-workshop-none = No mission is saved yet. What you save stands here and among the single missions.
ui-workshop-left = has changes that were not saved; open it to go on with them
ui-workshop-called = My mission

ui-editor-back = Leave the editor
ui-editor-unnamed = Mission without a name
ui-editor-is-saved = { $file } · saved
ui-editor-is-kept = { $file } · not saved
ui-editor-kept-note = Every edit is kept beside the file until it is saved.
ui-editor-saved-short = saved
ui-editor-kept-short = not saved
ui-editor-chip-won = can be won
ui-editor-chip-lost = cannot be won
ui-editor-copy-of = { $name }, a copy
ui-editor-saved = Saved as { $file }
ui-editor-size = { $count ->
    [one] 1 sector
   *[other] { $count } sectors
 } · { $zoom } %
ui-editor-errors = { $count ->
    [0] no fault
    [one] 1 fault
   *[other] { $count } faults
 }
ui-editor-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
 }

ui-editor-with-key = { $deed } · { $key }

ui-editor-tools = Tools
ui-editor-tool-select = Select and drag
ui-editor-tool-paint = Paint sectors
ui-editor-tool-erase = Erase sectors
ui-editor-tool-wall = Walls
ui-editor-tool-vent = Vents
ui-editor-tool-letter = Letters
ui-editor-tool-route = Waypoints
ui-editor-wall-pad = Now press the direction of the edge.
ui-editor-wall-how = Click an edge between two sectors, or hold Shift and press an arrow.
ui-editor-tiles = Tiles
ui-editor-tile = { $number } { $room }
ui-editor-tile-number = Tile number
ui-editor-tile-shown = tile { $number }
ui-editor-gap-name = Gap: no sector
ui-editor-tile-here = Tile number of this sector
ui-editor-things = Things
ui-editor-guards = Guards
ui-editor-colour = Patrol { $colour }

ui-editor-start = Start
ui-editor-exit = Exit
ui-editor-objective = Objective
ui-editor-optional = Optional
ui-editor-key = Key
ui-editor-lock = Lock
ui-editor-entrance = Entrance
ui-editor-guard = Guard
ui-editor-waypoint = Waypoint
ui-editor-guard-of = { $kind }, { $colour }
ui-editor-waypoint-of = waypoint { $number }, { $colour }
ui-editor-goal-of = { $sort } { $name }

ui-editor-cell = Cell { $sector }
ui-editor-gap = gap
ui-editor-odd = cannot be read
ui-editor-edge = Edge { $one } to { $other }: { $bar }
ui-editor-bar-open = open
ui-editor-bar-wall = wall
ui-editor-bar-vent = vent

ui-editor-tab-tools = Palette
ui-editor-tab-inspect = Inspector
ui-editor-tab-story = Mission and story
ui-editor-tab-alarm = Alarm
ui-editor-tab-history = History
ui-editor-tab-trial = Test
ui-editor-tab-faults = Faults
ui-editor-tab-keys = Keys

ui-editor-play = Play
ui-editor-play-from = Play from here
ui-editor-save = Save
ui-editor-undo = Undo
ui-editor-redo = Redo
ui-editor-copy = Copy
ui-editor-cut = Cut
ui-editor-paste = Paste
ui-editor-all = Choose everything
ui-editor-delete = Remove
ui-editor-across = Mirror left and right
ui-editor-down = Mirror up and down
ui-editor-right = Turn right
ui-editor-left = Turn left
ui-editor-next-colour = Next colour
ui-editor-next-kind = Next kind of guard
ui-editor-next-tile = Next tile
ui-editor-last-tile = Tile before
ui-editor-pick-next = Look at the next thing here
ui-editor-next-fault = Next fault

ui-editor-patrols = Patrols
ui-editor-patrols-note = The rounds as guards will walk them
ui-editor-reach = Reach
ui-editor-reach-note = How far the chosen guard comes in a turn
ui-editor-distances = Distances
ui-editor-distances-note = Moves from the chosen sector
ui-editor-chokes = Choke points
ui-editor-chokes-note = Sectors no other way leads around
ui-editor-noise = Noise
ui-editor-noise-note = Whom a noise at the chosen sector draws

ui-editor-ways = Ways to win
ui-editor-ways-note = The fastest way, one without a kill, one unseen
ui-editor-heat = Heat
ui-editor-heat-note = Where agents are detected in quick games

ui-editor-proof = Solver
ui-editor-games = { $count ->
    [one] 1 game
   *[other] { $count } games
 }
ui-editor-searching = Looking for a way to win
ui-editor-winnable = Can be won
ui-editor-unwinnable = Cannot be won
ui-editor-open = Too large to be searched through
ui-editor-faulty = Mend the faults first
ui-editor-winnable-par = Can be won, par
ui-editor-turns = { $count ->
    [one] turn
   *[other] turns
 }
ui-editor-no-kill = Nobody taken out
ui-editor-unseen = Never noticed
ui-editor-line-searching = searching
ui-editor-line-none = no way
ui-editor-line-open = none found
ui-editor-won = Quick games won
ui-editor-between = { $low } to { $high }
ui-editor-difficulty = Difficulty
ui-editor-band-between = { $easy } to { $hard }
ui-editor-doing-games = { $games } of { $all } games
ui-editor-doing-glance = trying ways
ui-editor-doing-fastest = proving par
ui-editor-doing-harmless = no-kill way
ui-editor-doing-unseen = unseen way
ui-editor-doing-plan = careful play
ui-editor-band-easy = easy
ui-editor-band-fair = fair
ui-editor-band-hard = hard
ui-editor-band-deadly = deadly
ui-editor-trap-own = A key lies behind its own lock: { $sectors }
ui-editor-trap-key = No way leads to a key: { $sectors }
ui-editor-trap-objective = No way leads to an objective: { $sectors }
ui-editor-trap-exit = No way leads to the exit: { $sectors }
ui-editor-trap-spent = Keys can be spent so that nothing can be won any more: { $sectors }

ui-editor-faults = Faults
ui-editor-no-faults = No fault. The mission can be played.
ui-editor-checking = checking
ui-editor-checked = checked
ui-editor-checked-in = checked in { $seconds } s
ui-editor-more-faults = { $count ->
    [one] 1 more. Mend some of these first.
   *[other] { $count } more. Mend some of these first.
 }
ui-editor-cure-open = Open wall
ui-editor-cure-walls = Remove walls
ui-editor-cure-renumber = Renumber
ui-editor-cure-remove = Remove
ui-editor-cure-letter = Letter { $letter }
ui-editor-cure-word = Use { $word }
ui-editor-cure-number = Set { $number }
ui-editor-cure-sort = Sort

ui-editor-selected = Selected
ui-editor-nothing-selected = Choose a tool on the left, or click a sector to look at what is there.
ui-editor-here = Here
ui-editor-gap-note = Nothing is drawn here. Paint a sector to begin.
ui-editor-letter = Letter
ui-editor-kind = Kind
ui-editor-patrol = Patrol
ui-editor-from = There on
ui-editor-from-story = every difficulty
ui-editor-from-standard = standard and hard
ui-editor-from-hard = hard only
ui-editor-guard-from = { $guard }, from { $from } on
ui-editor-guard-card = attack { $attack } · armor { $armor } · vigilance { $vigilance }
ui-editor-route = Route
ui-editor-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
ui-editor-stop = { $number } in { $sector }
ui-editor-stop-remove = Remove waypoint { $number }
ui-editor-route-note = Drag a row to change the order, or press Alt and an arrow.
ui-editor-waypoint-number = Number in the route
ui-editor-lock-name = Name of the lock
ui-editor-lock-note = A key opens the lock with the same name.
ui-editor-single-note = There is only one. Drag it, or put it elsewhere.
ui-editor-piece = Piece
ui-editor-piece-note = Drag it to move it; Alt and an arrow move it by one sector.
ui-editor-choose-first = Choose a piece of the map first: drag over it, or hold Shift and press an arrow.
ui-editor-nothing-copied = Nothing was copied yet.

ui-editor-goal-name = Name of the objective
ui-editor-goal-id = Id of the objective
ui-editor-goal-alarm = Raises the alarm by
ui-editor-goal-text = Told when it is taken
ui-editor-preview = As it will read

ui-editor-mission = Mission
ui-editor-powers = Energy and items are in force
ui-editor-share = Copy the share code
ui-editor-shared = The share code of this mission was copied. Paste it wherever others can read it.
ui-editor-bytebucks = Bytebucks
ui-editor-items = Items
ui-editor-field-format = Format
ui-editor-field-id = Id
ui-editor-field-name = Name
ui-editor-field-powers = Rules in force
ui-editor-field-map = Map
ui-editor-field-alarm = Alarm
ui-editor-field-rewards = Rewards
ui-editor-field-intro = Told before
ui-editor-field-conclusion = Told after success

ui-editor-has-alarm = The mission has an alarm
ui-editor-no-alarm = Without an alarm nobody comes, however long it takes.
ui-editor-alertness = Alertness
ui-editor-relief = Reinforcements
ui-editor-relief-add = Add a reinforcement
ui-editor-relief-of = { $number }: { $guard }, level { $level }
ui-editor-relief-list = In their order
ui-editor-relief-drop = Take away { $guard }, level { $level }
ui-editor-relief-done = Done
ui-editor-relief-next-kind = Kind to place
ui-editor-relief-next-patrol = Patrol to place
ui-editor-track = Alarm track
ui-editor-track-note = Click the track to place { $guard }; drag a flag to another level.
ui-editor-flag = { $guard } at level { $level }
ui-editor-relief-level = Level of reinforcement { $number }
ui-editor-relief-kind = Kind of reinforcement { $number }
ui-editor-relief-patrol = Patrol of reinforcement { $number }
ui-editor-relief-remove = Remove reinforcement { $number }

ui-editor-history-note = Click a step to go there. Playing keeps every step.
ui-editor-step = Step { $number }: { $step }
ui-editor-opened = Opened
ui-editor-step-paint = Paint
ui-editor-step-erase = Erase
ui-editor-step-letter = Letter
ui-editor-step-open = Open an edge
ui-editor-step-wall = Wall
ui-editor-step-vent = Vent
ui-editor-step-put = Put: { $thing }
ui-editor-step-remove = Remove: { $thing }
ui-editor-step-move = Move: { $thing }
ui-editor-step-alter = Change: { $thing }
ui-editor-step-route = Renumber: { $colour }
ui-editor-step-set = Set: { $field }
ui-editor-step-paste = Paste
ui-editor-step-shift = Move a piece
ui-editor-step-mirror = Mirror
ui-editor-step-turn = Turn
ui-editor-step-outside = Taken from the file
ui-editor-step-fix = Mend a fault

ui-editor-trial-note = Play from a state of your choice. F5 or Escape leads back here, with every step of the history.
ui-editor-trial-start = its start
ui-editor-trial-at = The agent begins in { $sector }.
ui-editor-trial-here = Begin in { $sector }
ui-editor-trial-reset = Begin at the start
ui-editor-trial-alarm = Alarm level
ui-editor-trial-gear = Gear
ui-editor-trial-items = Items
ui-editor-trial-most = An agent carries at most { $count } items.
ui-editor-trial-won = The trial was won. Nothing of it is kept.
ui-editor-trial-lost = The trial was lost. Nothing of it is kept.
ui-editor-cannot-play = The mission has faults that keep it from being played.

ui-editor-keys-mouse = Drag with the right button to move the map; the wheel zooms. Everything works by keys too.
ui-editor-keys-arrows = Arrows
ui-editor-keys-arrows-note = Move over the map
ui-editor-keys-shift = Shift+arrows
ui-editor-keys-shift-note = Choose a piece; with walls or vents in the hand, change the edge on that side
ui-editor-keys-alt = Alt+arrows
ui-editor-keys-alt-note = Move what is chosen
ui-editor-keys-row = Alt+up, down
ui-editor-keys-row-note = In a route, move the waypoint up or down the list
ui-editor-keys-flag = Left, right
ui-editor-keys-flag-note = On a reinforcement, change its level; with Shift by ten
ui-editor-keys-enter = Enter
ui-editor-keys-enter-note = Use the tool
ui-editor-keys-tab = Tab
ui-editor-keys-tab-note = From the map to the panels and back

ui-editor-pad = Gamepad
ui-editor-pad-a = Use the tool; with walls or vents in the hand, a direction follows
ui-editor-pad-b = Out of what is chosen, the tool, the editor
ui-editor-pad-y = Next tile, colour or kind of what is in the hand
ui-editor-pad-stick = Move over the map
ui-editor-pad-shoulders = On the map the tool before or the next one; elsewhere the next panel
ui-editor-pad-select = From the map to the panels and back

ui-editor-not-taken = “{ $text }” does not fit here; what was there stays.
ui-editor-refused-gap = There is no sector at { $sector }. Paint one first.
ui-editor-refused-grid = The map ends there: 64 columns and 64 rows are the most.
ui-editor-refused-letter = The letter stands at { $sector } already.
ui-editor-refused-tile = { $tile } is no tile number; they go from 1 to 999.
ui-editor-refused-stale = It is not there any more.
ui-editor-refused-step = There is no such step.

ui-editor-recover = Unsaved work
ui-editor-recover-text = The game ended before this mission was saved. Every edit was kept.
ui-editor-recover-yes = Go on with it
ui-editor-recover-no = Forget it
ui-editor-leave = Save before leaving?
ui-editor-leave-text = There are changes that are not in the file yet.
ui-editor-leave-save = Save and leave
ui-editor-leave-lose = Leave without saving
ui-editor-comments = Save without comments?
ui-editor-comments-text = { $count ->
    [one] The file has 1 comment
   *[other] The file has { $count } comments
 } of its author. Saving writes the mission anew, and comments go; a backup of the file stays beside it.
ui-editor-comments-yes = Save all the same
ui-editor-outside = Another program changed the file
ui-editor-outside-text = Saving would put your mission in the place of what is there now. A backup of that stays beside it.
ui-editor-taken = What stands in the file was taken. Undo brings back what was here.
ui-editor-reload-yes = Take the file
ui-editor-reload-no = Keep mine
ui-editor-outside-yes = Save over it
