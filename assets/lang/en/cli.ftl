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
