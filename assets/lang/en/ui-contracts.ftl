# The contracts screen.

ui-menu-contracts = Contracts
ui-menu-contracts-note = a new place every day
ui-contracts = Contracts
ui-contracts-today = Today
ui-contracts-daily = Daily contract, { $day }
ui-contracts-new = A new one
ui-contracts-theme = Place
ui-contracts-size = Size
ui-contracts-difficulty = Difficulty
ui-contracts-seed = Seed
ui-contracts-dice = Throw another seed
ui-contracts-draw = Draw it up
ui-contracts-from-code = From a code
ui-contracts-code = Share code
ui-contracts-code-hint = GL-K7Q2-9M4X
ui-contracts-find = Look it up
ui-contracts-played = Played last
ui-contracts-none = None yet. Every contract you finish is listed here with how it went.
ui-contracts-won = { $told } · won in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
ui-contracts-lost = { $told } · not won yet
ui-contracts-nothing = A contract is a mission drawn from a number: the same number gives the same place to everybody. Choose today's, ask for a new one, or type the code somebody gave you. Only places that were proved to be winnable are offered.
ui-contracts-drawing = Drawing place { $number }.
ui-contracts-rating = Place { $number }: playing it through, to see how hard it is.
ui-contracts-proving = Place { $number }: proving that it can be won.
ui-contracts-sectors = { $count } sectors
ui-contracts-enemies = { $count ->
    [one] { $count } enemy
   *[other] { $count } enemies
}
ui-contracts-proved = Can be won in { $turns } turns
ui-contracts-rated = Rules of thumb won { $wins } of { $games } games; this difficulty is { $least } to { $most } in a hundred.
ui-contracts-brief = Briefing
ui-contracts-copy = Copy the code
ui-contracts-copied = { $code } is on the clipboard.
ui-contracts-share = { $line } The contract is { $code }.
