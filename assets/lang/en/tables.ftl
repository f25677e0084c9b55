# The people at a table, for every game with seats.

name-your = your
name-seat = seat { $number }
name-whose = { $name }'s
name-nobody = nobody
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
