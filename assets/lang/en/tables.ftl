# The people at a table, for every game with seats.

name-your = your
name-seat = seat { $number }
name-whose = { $name }'s
name-nobody = nobody
name-nothing = nothing
name-both = { $one } and { $two }
name-comma = { $one }, { $two }

## Names for players who were given none

name-player-1 = Mara
name-player-2 = Ada
name-player-3 = Bruno
name-player-4 = Cleo
name-player-5 = Dmitri
name-player-6 = Esi
name-player-7 = Farid
name-player-8 = Gwen
name-player-9 = Hiro
name-player-10 = Ines
name-player-11 = Jonas
name-player-12 = Kaya
name-player-13 = Leon
name-player-14 = Noor
name-player-15 = Oskar
name-player-16 = Priya

# Any table in a terminal.

term-table-can-talk = You may also speak first: say lists { $count } things to say.
term-table-no-talk = There is nothing to say now: the active player speaks, before the action, a few times each turn.
term-table-curtain = Hand the screen to { $name }. { $name }: press Enter when only you can see it.
term-table-hand-over = Read it, then press Enter: the screen is cleared for the next player.
term-table-claim = turn { $turn }, { $said } ({ $verdict })
term-table-true = true
term-table-false = false
term-table-doubtful = contradicted
term-table-open = open
term-table-opinion = just talk
term-table-no-claims = Nobody has said anything yet.
term-table-note = { " " }— { $text }
term-table-noted = Noted. Only you see it, under know.
term-table-no-seat = There is no seat { $number }.
term-table-no-why = That line has no rule behind it.
term-table-mind-later = What moved the others is told when all is over.
term-table-mind-person = A person played { $name }: nobody else knows why.
term-table-mind-random = { $name } did anything the rules allowed, by chance.
term-table-mind-none = { $name } decided nothing that tells something.
term-table-mind-told = The weightiest decisions of { $name }, and what { $name } thought then.
term-table-mind-did = Turn { $turn }: { $what }
term-table-no-card = No card is called “{ $name }”.
term-table-ask-always = You are asked in every reaction window.
term-table-ask-playable = You are asked to respond where you can play something.
term-table-ask-concerned = You are asked to respond where it concerns you and you can play something.
term-table-skip = All reaction windows pass until your turn.
term-table-over = The game is over. You can still read log, claims and know; mind N tells what moved player N; save keeps it as a replay; quit leaves.
term-table-unsaved = This game is not saved. Type save to keep it, or quit again to leave it.
term-table-page-table = The table
term-table-page-me = Your cards
term-table-page-log = Log
term-table-page-claims = Claims
term-table-page-know = What you can know
term-table-page-card = Card
term-table-page-mind = What moved them
term-table-panel-log = Log (Tab: claims)
term-table-panel-claims = Claims (Tab: what you know)
term-table-panel-known = What you know (Tab: log)
term-table-say = Say something … ({ $count })
term-table-say-what = What do you say?
term-table-back = Back (Esc)
term-table-go-on = Hand the screen over
term-table-goes-on = The campaign is not over: on goes on into Social Deduction.
term-table-onward = Go on into Social Deduction
term-table-no-sequel = Nothing follows this game.
