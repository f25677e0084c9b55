# The title, the main menu and everything around a mission.

## On every page

ui-back = Back
ui-cancel = Cancel
ui-percent = { $value } %
ui-prompt-choose = choose
ui-prompt-open = open
ui-prompt-back = back
ui-prompt-help = help
ui-key-up = ↑
ui-key-down = ↓
ui-key-enter = Enter
ui-key-escape = Esc
ui-pad-a = A
ui-pad-b = B
ui-pad-stick = Stick
ui-pad-shoulders = LB RB
ui-pad-triggers = LT RT
ui-age-now = just now
ui-age-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ui-age-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ui-age-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

## The title

ui-title-word = Ghostline
ui-title-line = Every odd in the open. Nobody sees you.
ui-title-sheet = Sheet
ui-title-sheet-of = { $mission } · { $number } of { $count }
ui-title-seed = Seed
ui-title-seed-any = new each time
ui-title-build = Build
ui-menu-continue = Continue
ui-menu-continue-note = { $mission }, turn { $turn }
ui-menu-continue-damaged = the last game cannot be read
ui-menu-single = Single mission
ui-menu-single-note = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
ui-menu-load = Load game
ui-menu-load-note = { $count ->
    [one] { $count } save
   *[other] { $count } saves
}
ui-menu-replays = Replays
ui-menu-replays-note = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
ui-menu-codex = Codex
ui-menu-codex-note = rules by number
ui-menu-settings = Settings
ui-menu-credits = Credits

## The picker

ui-picker = Choose a mission
ui-picker-campaign = Campaign missions
ui-picker-single = Single missions
ui-picker-own = Your own
ui-picker-own-none = No missions of your own yet. Put mission files here, then open this page again:
ui-picker-own-folder = Missions of your own go here:
ui-picker-own-nowhere = This system has no folder for missions of your own.
ui-picker-sectors = { $count } sectors
ui-picker-enemies = { $count ->
    [one] { $count } enemy
   *[other] { $count } enemies
}
ui-picker-alarm = alarm { $alertness } a turn
ui-picker-no-alarm = no alarm
ui-picker-par = par { $turns }
ui-picker-par-soon = par is being worked out
ui-picker-won = { $wins ->
    [one] Won once, in { $turns } turns.
   *[other] Won { $wins } times, best in { $turns } turns.
}
ui-picker-new = Not won yet.
ui-picker-broken = cannot be played, { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
ui-picker-broken-head = This mission cannot be played
ui-picker-broken-text = Mend the file and open this page again.
ui-picker-help = To mend it: { $help }
ui-picker-warnings = Hints for its maker
ui-picker-brief = Briefing
ui-picker-watch = Watch a winning play

## The briefing

ui-briefing-objectives = Objectives
ui-briefing-take = Take { $thing } in { $sector }
ui-briefing-optional = Optional: { $thing } in { $sector }
ui-briefing-key = Find the key in { $sector } for the lock of { $lock }
ui-briefing-leave = Leave by the exit in { $sector }
ui-briefing-agent = What you bring
ui-briefing-health = Health { $value }
ui-briefing-armor = Armor { $value }
ui-briefing-energy = Energy { $value }
ui-briefing-no-energy = In this mission gear cannot be powered and items cannot be used.
ui-briefing-mode = How you strike
ui-briefing-lethal = Lethal
ui-briefing-lethal-text = An enemy that finds a body removes it. A body that is gone cannot be found again.
ui-briefing-non-lethal = Non-lethal
ui-briefing-non-lethal-text = An enemy that finds a body wakes it, and the sleeper walks its round again. Hide bodies well.
ui-briefing-begin = Begin

## Pause

ui-pause = Pause
ui-pause-resume = Go on playing
ui-pause-save = Save
ui-pause-load = Load another game
ui-pause-again = Begin the mission again
ui-pause-again-title = Begin again?
ui-pause-again-text = What you have done in this mission is lost, unless you have saved it under a name.
ui-pause-leave = Leave for the title
ui-pause-leave-note = your game is kept

## Saves

ui-saves-load = Load a game
ui-saves-save = Save the game
ui-saves-none = There are no saves yet.
ui-saves-nowhere = This system has no folder for saves, so nothing can be kept.
ui-saves-auto = Autosave
ui-saves-row = { $mission }, turn { $turn } · { $age }
ui-saves-damaged = Damaged: { $fault }
ui-saves-new = New save
ui-saves-name = Name
ui-saves-name-hint = letters, digits, - and _
ui-saves-name-needed = Give the save a name first.
ui-saves-save-new = Save under this name
ui-saves-load-this = Load
ui-saves-overwrite = Save here
ui-saves-delete = Delete
ui-saves-export-path = File to export to
ui-saves-export = Export
ui-saves-import-head = Bring in a save
ui-saves-import-path = File to import
ui-saves-import-hint = the path of a save file
ui-saves-import = Import
ui-saves-import-needed = Name a file first.
ui-saves-saved = Saved as { $slot }.
ui-saves-deleted = Deleted { $slot }.
ui-saves-exported = Exported to { $slot }.
ui-saves-imported = Brought in as { $slot }.
ui-saves-previous = The newest save is damaged, so this is the one before it. { $fault }
ui-saves-delete-title = Delete { $slot }?
ui-saves-delete-text = The save and the one before it are deleted for good.
ui-saves-delete-yes = Delete it
ui-saves-overwrite-title = Replace { $slot }?
ui-saves-overwrite-text = There is a save of this name. It is replaced.
ui-saves-overwrite-yes = Replace it
ui-saves-replace-title = Replace the file?
ui-saves-replace-text = There is a file of this name. It is replaced.

## Settings

ui-settings = Settings
ui-settings-display = Display
ui-settings-sound = Sound
ui-settings-keys = Keys
ui-settings-access = Access
ui-settings-play = Play
ui-settings-full-screen = Full screen
ui-settings-text-scale = Text scale
ui-settings-text-scale-note = From 80 to 200 %. The map takes the room that is left.
ui-settings-high-contrast = High contrast
ui-settings-high-contrast-note = Black ground, white lines, stronger patterns. Nothing else changes.
ui-settings-master = Volume
ui-settings-effects = Effects
ui-settings-effects-note = Steps, cards, attacks, menus.
ui-settings-alarm = Alarm
ui-settings-alarm-note = The alarm as it rises, and reinforcements.
ui-settings-ambience = Ambience
ui-settings-ambience-note = The building, and how tense it is.
ui-settings-mute = Mute everything
ui-settings-mute-unfocused = Mute while another window is in front
ui-settings-keyboard = Keyboard
ui-settings-fixed-keys = Choose a key, then press the new one. Arrows, Tab, Enter and Escape keep their use.
ui-settings-key-of = Key for { $command }
ui-settings-press = Press a key
ui-settings-conflict = also: { $commands }
ui-settings-fixed = { $key } moves or confirms everywhere and cannot be bound.
ui-settings-reset-keys = Reset all keys
ui-settings-reset-keys-idle = All keys are as in a new game.
ui-settings-reset-keys-text = Every command gets the key it has in a new game.
ui-settings-reset-keys-yes = Reset
ui-settings-pad = Gamepad
ui-pad-does-a = Confirm
ui-pad-does-b = One step back
ui-pad-does-stick = Move through a group, or over the map
ui-pad-does-shoulders = Next or previous group
ui-pad-does-triggers = Zoom
ui-settings-reduced-motion = Reduced motion
ui-settings-reduced-motion-note = Things appear where they would move. The facts are the same.
ui-settings-sight = Every colour also has a shape, a pattern or a word, and the patrol colours are chosen to differ for every kind of sight. Nothing has to be switched on. High contrast makes the differences larger.
ui-settings-lessons = Lessons while playing
ui-settings-lessons-note = Each rule is explained once, when it first matters.
ui-settings-lessons-again = Show all lessons again
ui-settings-lessons-none = No lesson has been shown yet.
ui-settings-lessons-done = All lessons will be shown again.
ui-settings-speed = Speed
ui-settings-speed-note = How fast things move and cards turn.
ui-settings-pause = Pause on important events
ui-settings-pause-note = Play waits for a key after each draw that matters.
ui-settings-auto = Questions of the rules
ui-settings-ask = you decide
ui-settings-decide = decided for you
ui-settings-order = Which of several equally near enemies acts next
ui-settings-order-note = Decided for you: the first in the list.
ui-settings-way = Which of equal ways an enemy takes
ui-settings-way-note = Decided for you: the one that stays farthest from you.
ui-settings-card = What number the choose card is
ui-settings-card-note = Decided for you: the best number for you.

## Credits

ui-credits = Credits
ui-credits-game = Ghostline: a solo stealth game of one agent, one deck of cards and an alarm that climbs. Its story, missions, drawings and sounds were made for it.
ui-credits-licence = Ghostline is free software under the MIT licence or the Apache licence 2.0, whichever you prefer.
ui-credits-stands-on = It stands on
ui-credits-window = the window
ui-credits-screens = screens and controls
ui-credits-icons = icons
ui-credits-sound = sound
ui-credits-pads = gamepads
ui-credits-words = languages
ui-credits-terminal = the terminal game
ui-credits-command = the command line
ui-credits-paths = ways over the map
ui-credits-dice = dice
ui-credits-files = files and protocol
ui-credits-seals = seals on saves
ui-credits-saves = where saves live
ui-credits-one-file = everything in one file
ui-credits-small = small parts
ui-credits-font-words = the font of words
ui-credits-font-numbers = the font of numbers
ui-credits-font-signs = rare signs
