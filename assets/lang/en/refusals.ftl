# Why an action was refused.

refusal-over = The mission is over.
refusal-no-seat = The mission is played from another seat.
refusal-not-next = Another enemy is nearer and acts first.
refusal-not-shortest = That is not one of the equal ways.
refusal-not-a-choice = The choose card can be −5 to +5.
refusal-answer-first = Answer the question first.
refusal-nothing-asked = Nothing was asked.
refusal-carrying = You carry a body: move now.
refusal-free-movement-first = The free movement comes first. Move, or stay here.
refusal-enemies-act = The enemies act now.
refusal-free-movement-done = The free movement of this turn is done.
refusal-action-spent = Carrying a body has spent your second action.
refusal-enemy-here = You cannot hide while an enemy is in the sector.
refusal-already-hidden = You are hidden already.
refusal-no-sector = There is no such sector.
refusal-not-adjacent = That sector is too far for one move.
refusal-wall = A wall is in the way.
refusal-locked = That sector is locked and you do not have its key.
refusal-carry-first = A body is taken up before the first movement.
refusal-no-body = No such body lies here.
refusal-no-way = There is no sector to carry it to.
refusal-nothing-here = There is no such thing here to pick up.
refusal-no-weapon = That is not a weapon you brought.
refusal-no-energy = You do not have the energy for it.
refusal-no-enemy = No such enemy is on its feet.
refusal-out-of-range = That enemy is out of range.
refusal-no-powers = This mission is played without energy and items.
refusal-no-tool = You have no such thing to use.
refusal-no-use = It would do nothing there now.

# The deduction game.
refusal-deduction-over = The game is over.
refusal-deduction-not-asked = Somebody else decides now.
refusal-deduction-not-offered = That cannot be chosen now.

## Tables that cannot be dealt

refusal-sd-seats = { $seats } players cannot play. Choose 4 to 16 seats.
refusal-sd-no-seat = There is no seat { $seat } at a table of { $seats }. Seats are counted from 0 here; name one that is there.
refusal-sd-no-row = The setup table has no row for { $seats } players. Add it to assets/deduction/tables.ron, or choose another number.
refusal-sd-no-scenario = No scenario is called “{ $scenario }”. The codex lists them all; their names look like SC-01.
refusal-sd-scenario-seats = The scenario { $scenario } is for { $needs } players, not { $seats }. Leave the number of seats out, or play without a scenario.
refusal-sd-hell-gate = The scenario { $scenario } needs Project: Hell Gate. Switch Hell Gate on.
refusal-sd-too-few-ids = There are not enough IDs: this table deals { $need } { $colour } ones, and { $have } are left. Take fewer seats, another scenario, or drop a variant that leaves cards out.
refusal-sd-legion-card = The Legion loyalty card needs 6 players or more. Add seats, or play without it.
refusal-sd-prototype = The prototype has neither Hell Gate nor scenarios. Play the final edition, or leave both out.
refusal-sd-too-many = The card { $card } is laid out more often than this game has it. Lay another one out.
refusal-sd-no-card = No card is called “{ $card }”. Use a key of the card files, such as H01 or PR05.
refusal-sd-record-players = The record of The Beginning has { $count } players. Both games are played by 4 to 6.
refusal-sd-record-table = The record of The Beginning has { $record } players, this table { $seats }. Lay it for as many as the record has.
refusal-sd-record-last = The record says that seat { $count } had the last turn, and nobody sits there. Seats are counted from 0.
refusal-sd-record-legions = { $count } players of the record founded Legion. One may.
refusal-sd-record-no-legion = Somebody in the record is infected, but nobody founded Legion. Name the founder, or take the infection out.
refusal-sd-record-fallens = { $count } players of the record are Fallen. One may be.
refusal-sd-record-no-winner = The record says that { $team } won, but no player belongs to it. Mend the winner or the players.
refusal-sd-record-alone = After The Beginning there is neither a scenario nor the prototype. Leave them out.
refusal-sd-record-variant = One of the variants decides about cards that The Beginning decides about. Play without it.
refusal-sd-record-cards = There are not enough cards for { $count } players to choose from. Add IDs or loyalty cards to the card files.
refusal-beginning-over = The game is over.
refusal-beginning-not-asked = It is not yours to decide now.
refusal-beginning-not-offered = That is not among what you may do now.

## Tables of The Beginning that cannot be dealt

refusal-tb-seats = { $seats } players cannot play. Choose 3 to 6 seats.
refusal-tb-no-seat = There is no seat { $seat } at a table of { $seats }. Seats are counted from 0 here; name one that is there.
refusal-tb-twice = { $character } sits at two seats. Give one of them another character, or leave it to chance.
refusal-tb-no-card = No card is called “{ $card }”. Use a key of the card files, such as water_queue or nova_blue_3.
refusal-tb-campaign = A campaign goes on with a game for 4 or more. Add seats, or play The Beginning alone.
refusal-tb-no-recipe = No loyalty stack is written for { $seats } players. Add it to assets/beginning/cards.ron, or choose another number.
