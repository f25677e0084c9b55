# The command line.

cli-map-facts = { $sectors } sectors · { $enemies } enemies · { $objectives ->
    [one] { $objectives } objective
   *[other] { $objectives } objectives
}
cli-map-par = { " " }· par { $turns } turns
cli-new-made = { $file }: a small mission to begin with. Change it in the editor or any text editor; see it with ghostline map, prove it with ghostline check and ghostline solve.
cli-new-there = { $file } is there already: name another file, or remove it first
cli-replay-title = { $mission }, seed { $seed }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
cli-replay-table = { $table }, seed { $seed }, { $actions } actions
cli-replay-unfinished = The game stops here, in turn { $turn }.
cli-replay-verified = Verified: { $actions } actions, { $hashes } hashes, turn { $turn }, last hash { $hash }.
cli-no-window = No window can be opened here ({ $cause }); the game is in the terminal.
cli-no-display = there is no display
cli-no-library = the library { $library } is missing
cli-no-graphics = there is no OpenGL the game can use
cli-windowless = This build has no window; the game is in the terminal.
cli-shots-no-window = Pictures need a window, and none can be opened here: { $cause }
cli-only-deduction = { $option } belongs to Social Deduction: add --game deduction, or leave it out.
cli-only-beginning = { $option } belongs to The Beginning: add --game beginning, or leave it out.
cli-beginning-campaign = The campaign of The Beginning has no name: say --campaign alone, not “{ $name }”. Social Deduction follows it.
cli-beginning-character = No character is called “{ $name }”. They are { $known }.
cli-beginning-characters = There are { $count } characters for { $seats } seats. Name fewer, or say --seats.
cli-unknown-game = this build has no game { $game }; it has: stealth, deduction, beginning
cli-sim-title = { $mission }, games from seed { $seed } on; a game that is not over after { $limit } turns counts as lost.
cli-sim-bot = { $bot }: won { $wins } of { $games } = { $rate } % (95 % sure: { $low } to { $high } %), turns: half up to { $median }, nine of ten up to { $ninety }, { $seconds } s, { $speed } decisions/s
cli-sim-tables = { $bot } at { $seats } seats: { $games } games, rounds: half up to { $median }, nine of ten up to { $ninety }, { $seconds } s, { $speed } games/s
cli-sim-victory = { "  " }{ $name }: { $wins } = { $rate } %
cli-sim-team = { "  " }team { $name }: won { $wins } of { $games } games it was in = { $rate } % (95 % sure: { $low } to { $high } %)
cli-sim-seats = { "  " }{ $bot }: won { $wins } of { $seats } seats = { $rate } % (95 % sure: { $low } to { $high } %), { $mean } ms a choice, the slowest { $slowest } ms
cli-sim-beginning-seats = The Beginning is for 3 to 6 players, not { $seats }: say --seats 5
cli-sim-unknown-bot = no bot is called "{ $bot }": name one of { $known }
cli-sim-unknown-card = no card is called "{ $card }": name gear or items by the ids of gear.ron and items.ron
cli-sim-no-depth = { $mission } is not in the campaign: say with --depth how many missions were won before it
cli-solve-winnable = { $mission } can be won.
cli-solve-unwinnable = { $mission } cannot be won.
cli-solve-unknown = Whether { $mission } can be won is not known.
cli-solve-open = the search ended before it was clear whether the mission can be won
cli-solve-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
cli-solve-par = Par: { $turns } turns with the best of luck; no play is faster.
cli-solve-par-bounds = Par: at most { $turns } turns, at least { $least }; the search ended before it was exact.
cli-solve-fastest = Fastest line: { $turns }
cli-solve-no-kill = Without a kill: { $turns }
cli-solve-unseen = Never detected: { $turns }
cli-solve-none = impossible
cli-solve-none-found = none found
cli-solve-key-behind-lock = Soft-lock: the key at { $sector } lies behind the lock it opens.
cli-solve-key-unreachable = Soft-lock: no way leads to the key at { $sector }.
cli-solve-objective-unreachable = Soft-lock: no way leads to { $objective } at { $sector }.
cli-solve-exit-unreachable = Soft-lock: no way leads to the exit at { $sector }.
cli-solve-key-spent = Soft-lock: opening { $sectors } can use up a key that is needed elsewhere.
cli-solve-chance = The best bot wins { $rate } % of { $games } games (95 % sure: { $low } to { $high } %).
cli-shots-scale = The text scale goes from 80 to 200 per cent. Name one between, such as --scale 150.
