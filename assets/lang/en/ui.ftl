# The window: menus, panels, settings. Labels become capitals by code.

ui-menu-quit = Quit

ui-pad-x = X
ui-pad-y = Y
ui-pad-start = Start
ui-pad-select = Select
ui-pad-right-trigger = RT
ui-pad-left-trigger = LT

ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-instant = Instant

ui-command-move = Move
ui-command-second-move = Second move
ui-command-overwatch = Overwatch
ui-command-hide = Hide
ui-command-pick-up = Pick up
ui-command-carry = Carry a body
ui-command-attack = Attack
ui-command-item = Use gear or item
ui-command-undo = Undo
ui-command-end-turn = End turn
ui-command-threat = Show threat
ui-command-inspect = Inspect
ui-command-hint = Ask for a hint
ui-command-timeline = Timeline
ui-command-log = Log
ui-command-speed = Change speed
ui-command-skip = Skip the motion
ui-command-zoom-in = Zoom in
ui-command-zoom-out = Zoom out
ui-command-zoom-fit = Show the whole map
ui-command-codex = Open the codex
ui-command-menu = Menu
ui-command-mute = Mute
ui-command-full-screen = Full screen
