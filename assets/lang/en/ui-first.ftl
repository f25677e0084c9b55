# The first game of Social Deduction: its lessons, one after the other.

ui-first = Your first table
ui-first-note = Thirteen turns at a table of four, with every rule told when it matters. Start here.
ui-first-note-again = Thirteen turns at a table of four, with every rule told when it matters.
ui-first-menu-note = learn by playing
ui-first-leave = Play on without lessons
ui-first-leave-note = The lessons begin anew next time; a table you left before is still kept.
ui-first-place = { $number } of { $all }
ui-first-read = Read the lesson first.
ui-first-done = Your first table is done. The game is yours now.

ui-first-team = These cards are yours, and only you see their faces. Two are blue and one is red. The colour that most of them have is your team: you are Human.
ui-first-goal = Humans win together once no Machine and no Outlaw is left. Your team and your goal always stand here. What the others are, you have to find out.
ui-first-board = The board keeps what can be known. A row is a player, a column is a team, a number is a chance in per cent, from what you know and nothing else.
ui-first-investigate = A turn is one action. Begin with a look: press Investigate, then one of Bruno's loyalty cards. Nobody else learns what you see.
ui-first-seen = A red card. The dashed edge and the eye say that only you know it. On the board, Bruno's chance of being a Machine has risen.
ui-first-aim = Bruno took the rifle, and its line points at you. Whoever takes a weapon aims it at once, but can fire it only in a later turn of their own.
ui-first-claim = Your turn again. Before the action you may say one thing, and it need not be true. Yours is: press I saw, then that Bruno's card is red.
ui-first-claims = Everything said is listed here. A mark tells what became of it: a question mark while nobody can tell, a check once it proved true, a cross once it proved false.
ui-first-draw = Now the action. Draw a program: a card that bends the rules for a moment, played beside your action.
ui-first-programs = Each program says when it may be played. Jammed Chamber works at any time, Outing only in your own turn. Two are all you may keep when your turn ends.
ui-first-pass = Before and after your action you may play programs. Outing will be worth more later: end your turn now.
ui-first-react = Bruno is about to fire. Before it happens, everybody may respond, one after the other around the table. Play Jammed Chamber, and he cannot shoot this turn.
ui-first-hit = Cleo shoots you with the pistol. The one who is hit decides: turn up a loyalty card, or lose one of two health. Decide as you like.
ui-first-play = Your turn. Programs cost no action. Play Outing first: it turns somebody's ID up.
ui-first-choose = Choose Bruno.
ui-first-revealed = Bruno's ID is red as well. Many IDs do something the moment they are turned up: his made Cleo show her loyalty cards.
ui-first-equip = Take the rifle and aim it at Bruno. It asks for the ID or two health, and his ID is up already: he will have nothing left to show.
ui-first-shoot = You began this turn with a weapon, so you may shoot, aim elsewhere or drop it. Shoot.
ui-first-end = Bruno has no health left. His cards are turned up, and the teams are checked in secret after every elimination: no Machine and no Outlaw is left, so the Humans win. Next you see who everybody was.
