# The command line.

cli-map-facts = { $sectors } sectors · { $enemies } enemies · { $objectives ->
    [one] { $objectives } objective
   *[other] { $objectives } objectives
}
cli-replay-title = { $mission }, seed { $seed }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
cli-replay-unfinished = The game stops here, in turn { $turn }.
cli-replay-verified = Verified: { $actions } actions, { $hashes } hashes, turn { $turn }, last hash { $hash }.
cli-no-window = This build opens no window yet; the game is in the terminal.
cli-only-other-games = { $option } belongs to games this build does not have: leave it out.
cli-unknown-game = this build has no game { $game }; it has: stealth
cli-sim-title = { $mission }, games from seed { $seed } on; a game that is not over after { $limit } turns counts as lost.
cli-sim-bot = { $bot }: won { $wins } of { $games } = { $rate } % (95 % sure: { $low } to { $high } %), turns: half up to { $median }, nine of ten up to { $ninety }, { $seconds } s, { $speed } decisions/s
cli-sim-unknown-bot = no bot is called "{ $bot }": name one of { $known }
