# Badges and records, and the page of statistics.

ui-badge-standard-issue = Standard issue
ui-badge-standard-issue-deed = starting gear only, no item used
ui-badge-missed-gear = { $name } came along
ui-badge-missed-items = { $count ->
    [one] 1 item used
   *[other] { $count } items used
}
ui-stats-badge-earned = { $badge }, earned: { $deed }
ui-stats-badge-open = { $badge }, not earned yet: { $deed }
ui-stats-badge-times = { $times ->
    [one] earned once
   *[other] earned { $times } times
}: { $deed }
ui-stats-badge-never = not yet: { $deed }
ui-stats-badge-line = { $badge }, { $note }

ui-menu-statistics = Statistics
ui-menu-statistics-note = { $count ->
    [one] 1 game
   *[other] { $count } games
}

ui-stats = Statistics
ui-stats-plots = Plots
ui-stats-badges = Badges
ui-stats-empty = No finished game yet
ui-stats-empty-text = Every mission you finish, won or lost, is counted here: how often you win, how long it takes, how the alarm climbs, and what stops you.
ui-stats-empty-play = Choose a mission
ui-stats-none-fits = No game fits this choice.

ui-stats-any-difficulty = All difficulties
ui-stats-played = Played in
ui-stats-any-played = All games
ui-stats-campaign = Campaign
ui-stats-single = Single missions
ui-stats-contracts = Contracts
ui-stats-others = Other missions

ui-stats-rates = Win rate
ui-stats-all-missions = All missions
ui-stats-numbered = { $number } { $name }
ui-stats-rate-number = { $rate } { $wins }/{ $games }
ui-stats-rate-unknown = not counted
ui-stats-rate-sentence = { $games ->
    [0] No game fits this choice.
   *[other] Won { $wins } of { $games }: { $rate }. With 95% confidence your true rate lies between { $low } and { $high }.
}
ui-stats-rate-told = { $name }: { $games ->
    [0] no game counted
   *[other] won { $wins } of { $games }, { $rate }, between { $low } and { $high }
}

ui-stats-turns = Turns of games won
ui-stats-par = par
ui-stats-no-win = No game won yet.
ui-stats-turns-all = { $games ->
    [one] Your one win took { $median } turns; { $onpar } of 1 on par.
   *[other] Half of your { $games } wins took { $median } turns or fewer; { $onpar } of them were on par.
}
ui-stats-turns-sentence = { $games ->
    [one] The one win took { $median } turns; par is { $par }.
   *[other] Half of { $games } wins took { $median } turns or fewer, the quickest { $least }; par is { $par }.
}
ui-stats-turns-no-par = { $games ->
    [one] The one win took { $median } turns; par is not known yet.
   *[other] Half of { $games } wins took { $median } turns or fewer, the quickest { $least }; par is not known yet.
}
ui-stats-box-told = { $name }: median { $median } turns, half between { $low } and { $high }, par { $par }
ui-stats-box-no-par = { $name }: median { $median } turns, half between { $low } and { $high }

ui-stats-alarm = Alarm by turn
ui-stats-alarm-band = eight of ten games
ui-stats-no-alarm = None of these games had an alarm.
ui-stats-alarm-sentence = In turn { $turn } the alarm stands at { $mean } on average; eight of ten games have it between { $low } and { $high }.

ui-stats-falls = Lost to
ui-stats-no-loss = No game lost.
ui-stats-given-up = Given up
ui-stats-fall-unknown = Not known
ui-stats-fall-number = { $count } · { $share }
ui-stats-fall-told = { $name }: { $count } of { $all } lost games, { $share }
ui-stats-falls-sentence = { $name } took the last health in { $count } of { $all } lost games.
ui-stats-falls-sector = { $name } took the last health in { $count } of { $all } lost games, most often in { $sector }.
ui-stats-falls-other = { $name }: { $count } of { $all } lost games.

ui-stats-badges-sentence = { $earned } of { $all } earned at least once.
ui-stats-badges-row = { $name }: { $earned } of { $all }
ui-stats-badges-row-best = { $name }: { $earned } of { $all }, best in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

term-records = Records
term-records-none = No finished game yet.
term-records-refused = The game could not be put among your records: { $error }
term-records-menu = Records
term-records-mission = Mission
term-records-won = Won
term-records-rate = Rate
term-records-best = Best
term-records-median = Median
term-records-par = Par
term-records-badges = Badges
term-records-all = All missions
term-records-between = { $rate } ({ $low }–{ $high })
term-records-fall = Lost to { $cause }: { $count } of { $all }, { $share }
cli-stats-nowhere = This system has no place for the records of a player; name one with GHOSTLINE_DATA.
cli-stats-unknown = There is no finished game of `{ $mission }`; there are games of: { $known }
