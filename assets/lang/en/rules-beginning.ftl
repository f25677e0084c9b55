# One short explanation per rule of The Beginning, shown by "why" and in the codex.

## The frame

rule-TB-GEN-01 = Three to six play. Everybody plays a different one of six: Jayden, Feykah, Nova, Havoc, Dryden or Dee Coy.
rule-TB-GEN-02 = Where a card says something other than a general rule, the card is right.
rule-TB-GEN-03 = There are five sides: Humans are blue, Machines red, the Fallen purple, Legion green and the Outlaws grey.
rule-TB-GEN-04 = Nobody plays the Outlaws. They are the city falling apart, and if they win, everybody at the table has lost.
rule-TB-GEN-05 = To win you need two things: your side wins, and you have done what your objective asks.
rule-TB-GEN-06 = Nobody, one or several can win. That somebody else wins too takes nothing away from you.
rule-TB-GEN-07 = The colour of a card says nothing about who plays it: blue and red are open to everybody.
rule-TB-GEN-08 = Fights are always against enemies. No player can attack another.
rule-TB-GEN-09 = Turns go around clockwise, to the player on your left.

## What is in the box

rule-TB-COMP-01 = One board. Its two sides play the same; one of them only prints more reminders.
rule-TB-COMP-02 = The Command Center is a second, small board: the enemies waiting, the two mechs with their bars, and Threat.
rule-TB-COMP-03 = Seven boards of figures: one for each of the six characters, one for Kuro.
rule-TB-COMP-04 = Eight standing figures: six characters, Kuro and the Blockade.
rule-TB-COMP-05 = Six Personal decks of 30 influence cards each, 180 together; every deck belongs to one character.
rule-TB-COMP-06 = One General deck of 40 influence cards.
rule-TB-COMP-07 = 61 events with four backs: I, II, III and EX.
rule-TB-COMP-08 = 40 programs, two of each kind.
rule-TB-COMP-09 = Seven loyalty cards; fewer are dealt than there are.
rule-TB-COMP-10 = 15 objectives, each different.
rule-TB-COMP-11 = Six Recon cards, each of which shows something else.
rule-TB-COMP-12 = 20 wounds, two of each kind.
rule-TB-COMP-13 = Five interrogation cards.
rule-TB-COMP-14 = Seven All-Rounder cards, all for Jayden.
rule-TB-COMP-15 = 40 data chips: 16 blue, 17 red, 7 purple.
rule-TB-COMP-16 = 36 enemy markers: five types, each on three levels.
rule-TB-COMP-17 = One marker each for Apex and Deus, the only elite ones. Their two sides show whether they are in play.
rule-TB-COMP-18 = The General's control panel for Apex, and a marker that says when Deus moves.
rule-TB-COMP-19 = 24 Stim-Shots, four for every character, red while a task is half done and green when it is whole.
rule-TB-COMP-20 = 20 charges for the programs that have them.
rule-TB-COMP-21 = 45 health markers serve characters and enemies alike.
rule-TB-COMP-22 = Six Dead Zones can be laid on spawn locations that are destroyed.
rule-TB-COMP-23 = Six markers for Generals whose rank is gone for good.
rule-TB-COMP-24 = Eleven cubes show values: Morale, Riot, Security, Resource, the three Sectors, the Guard, Apex, Deus and Threat.
rule-TB-COMP-25 = Five dice: an orange one, a red one, two white ones and a pink one.
rule-TB-COMP-26 = Four scanners, two of each number.
rule-TB-COMP-27 = Havoc, Dryden and Nova each have a counter for a bar of their own.
rule-TB-COMP-28 = Twelve supply boxes: eight useful things and four traps.
rule-TB-COMP-29 = Kuro has six markers for the areas he has worked in.
rule-TB-COMP-30 = Two badges: gold for the Leader, silver for the General.
rule-TB-COMP-31 = One marker shows whose turn it is; here the table tells you.
rule-TB-COMP-32 = A short overview lies before everybody; here the codex and the list of what you can do take its place.
rule-TB-COMP-33 = Seven cards in the box belong to Social Deduction and are never used here.

## What is secret

rule-TB-INFO-01 = Only you see your loyalty card, and you may not show it.
rule-TB-INFO-02 = Your objective is yours alone; even those on your side do not see it.
rule-TB-INFO-03 = Hands are secret, unless a certain Recon card looks into one.
rule-TB-INFO-04 = Chips are carried face-down. From Sectors II and III you see what you take, from Sector I you do not.
rule-TB-INFO-05 = Chips in the Network are face-down, except those placed openly with both scanners and those the Human Phase turns up.
rule-TB-INFO-06 = Chips in the Junkyard lie face-down side by side and stay where they are. The table remembers who dropped which.
rule-TB-INFO-07 = What is in a supply box on the board is hidden; the weapons at HQ lie open.
rule-TB-INFO-08 = Cards put into a check are mixed before they are shown, so nobody can say whose they were.
rule-TB-INFO-09 = Around a check you may say that you give a lot, a little or nothing. It need not be true, and no numbers are said.
rule-TB-INFO-10 = Loyalty cards that were not dealt stay secret from everybody.
rule-TB-INFO-11 = Programs are held face-down or lie open; the one you begin with is face-down.

## Setting the table

rule-TB-SETUP-01 = General influence, interrogation, Recon and wounds are four shuffled stacks.
rule-TB-SETUP-02 = Events are sorted by their backs into four shuffled decks.
rule-TB-SETUP-03 = With three or four players, A Risky Chance is taken out of the events II.
rule-TB-SETUP-04 = The programs are shuffled, and the top three are laid open as the market.
rule-TB-SETUP-05 = Two pistols and a rifle lie at HQ.
rule-TB-SETUP-06 = If Dryden plays, one of the pistols begins with him.
rule-TB-SETUP-07 = The other five useful boxes are the supply stack: a rifle, a rocket launcher, two companions and a laser.
rule-TB-SETUP-08 = The four traps begin outside that stack, in sight of all.
rule-TB-SETUP-09 = Apex and Deus wait on the Command Center until they are built.
rule-TB-SETUP-10 = In every stack of enemies level 1 lies on top and level 3 at the bottom.
rule-TB-SETUP-11 = The Blockade is there with five or six players only.
rule-TB-SETUP-12 = With three or four players one scanner of each number is used, with five or six both.
rule-TB-SETUP-13 = Sector I holds 6 blue, 3 red and 2 purple chips; Sector II 6, 9 and 3; Sector III 4, 5 and 2. All are shuffled.
rule-TB-SETUP-14 = With five or six players a Crawler already stands on Red 1. With fewer the board is empty of enemies.
rule-TB-SETUP-15 = Morale begins at 5.
rule-TB-SETUP-16 = Riot begins at 0.
rule-TB-SETUP-17 = Security begins at 4.
rule-TB-SETUP-18 = Resource begins at 11 for three or four players, at 12 for five or six.
rule-TB-SETUP-19 = All three Sectors begin with the value 0.
rule-TB-SETUP-20 = The Guard of Sector III begins at 3.
rule-TB-SETUP-21 = Apex begins at 2 for three or four players, at 0 for five or six.
rule-TB-SETUP-22 = Deus begins at 3 for three or four players, at 1 for five or six.
rule-TB-SETUP-23 = Threat begins at 0.
rule-TB-SETUP-24 = The first player is chosen or drawn by lot.
rule-TB-SETUP-25 = Everybody takes a character with board, figure and shuffled Personal deck.
rule-TB-SETUP-26 = You begin with three cards of your own deck, with four at a table of five or six.
rule-TB-SETUP-27 = Four Stim-Shots wait above the columns of your skill tree.
rule-TB-SETUP-28 = Your health begins at the value of your board.
rule-TB-SETUP-29 = The orange die says in which area you begin.
rule-TB-SETUP-30 = You begin with one program, which only you know; Dryden with two.
rule-TB-SETUP-31 = The own bars of Dryden, Nova and Havoc begin at 0.
rule-TB-SETUP-32 = Whoever plays last in the first round begins as Leader, whoever plays before that as General.
rule-TB-SETUP-33 = With five or six players both badges bring a General card at the start.
rule-TB-SETUP-34 = Feykah begins with one more card of her deck.
rule-TB-SETUP-35 = Kuro's first area is rolled for himself, and all his markers are fresh.

## Loyalty

rule-TB-LOY-01 = The loyalty stack is made for the number of players, without anybody seeing which cards are in it.
rule-TB-LOY-02 = Everybody is dealt one loyalty card.
rule-TB-LOY-03 = Feykah is dealt two first. If a Machine is among them she has to keep it.
rule-TB-LOY-04 = If neither is a Machine, Feykah keeps the one she likes.
rule-TB-LOY-05 = The card Feykah gives back is mixed in again before the others are dealt theirs.
rule-TB-LOY-06 = With five or six players you can change sides in the Machine Phase. From then on only the new side counts.
rule-TB-LOY-07 = With three or four players nobody ever changes sides.

## Objectives

rule-TB-OBJ-01 = Everybody is dealt an objective, in secret.
rule-TB-OBJ-02 = In a first game you are dealt one more and give one back unseen.
rule-TB-OBJ-03 = Jayden always has one objective more than the others, and needs them all.
rule-TB-OBJ-04 = If your side wins but your objective is not met, you have lost.
rule-TB-OBJ-05 = At the end the game itself says truthfully who has met what.
rule-TB-OBJ-06 = A chip exchanged by Trust or Betrayal was not brought in by you, so it does not count for the objective of a chip that is not blue.

## Boards and skills

rule-TB-SKILL-01 = Your board shows AP, steps, range, strength with your red cards, shield with your blue cards, health, programs, and how many cards you draw and keep.
rule-TB-SKILL-02 = Your board has room for loyalty, objective, Recon, your deck, programs, wounds, a chip, one supply box and both scanners.
rule-TB-SKILL-03 = The skill tree has four columns: Hacking, Implants, Security and Rigging, each with a task and a boost on two levels.
rule-TB-SKILL-04 = A task that is done unlocks its boost for the rest of the game.
rule-TB-SKILL-05 = The second level of a column is open only after its first.
rule-TB-SKILL-06 = With the second boost of a column you keep the first.
rule-TB-SKILL-07 = Tasks with two steps show a red Stim-Shot after the first; the second completes them.
rule-TB-SKILL-08 = Nothing counts for a second task before the first task of its column is done.
rule-TB-SKILL-09 = A boost that is given to you is one of your lowest open level; if there are several, you choose the column.
rule-TB-SKILL-10 = Columns do not wait for each other: you may finish one before you begin another.

## The turn

rule-TB-TURN-01 = Your turn: your actions, then the activation of enemies, then an event, then it passes on.
rule-TB-TURN-02 = First you draw, then you move and act in any order, then you discard what is too much.
rule-TB-TURN-03 = The event comes first, the look at Riot after it.
rule-TB-TURN-04 = The Human Phase, the Machine Phase and the end of the game break in the moment they are caused. Afterwards the turn goes on.
rule-TB-TURN-05 = If you were knocked out, you wake at HQ at the start of your turn, with 1 health.
rule-TB-TURN-06 = When the turn passes the place where Deus's marker lies, Deus moves.

## Drawing

rule-TB-DRAW-01 = At the start of your turn you draw as many cards as your board says, from your own deck first.
rule-TB-DRAW-02 = Once your own deck is empty, you draw from the General deck instead.
rule-TB-DRAW-03 = While Morale is yellow you draw one card less at the start of your turn.
rule-TB-DRAW-04 = When the General deck runs out, the discard pile, whatever decks it came from, is shuffled into a new one.
rule-TB-DRAW-05 = Your own deck is never filled up again.

## Moving

rule-TB-MOVE-01 = The board has six numbered areas, the Junkyard and the Med Center.
rule-TB-MOVE-02 = A step along an arrow into the next area costs one of your steps.
rule-TB-MOVE-03 = Going from place to place inside an area costs nothing.
rule-TB-MOVE-04 = You may walk, act and walk on, and need not use all your steps.
rule-TB-MOVE-05 = The orange arrows from the Sectors and the Nexus into the Med Center are free.
rule-TB-MOVE-06 = There is always room for one more figure.
rule-TB-MOVE-07 = With five or six players an enemy on 6 or 8 closes the way from the City into the Network.
rule-TB-MOVE-08 = The Blockade stops only those who want in. The way out of the Network stays open.
rule-TB-MOVE-09 = When both 6 and 8 are free of enemies, the way is open again at once.
rule-TB-MOVE-10 = Whoever is detained goes nowhere.
rule-TB-MOVE-11 = Coming into an area can bring you a scanner or a supply box, a Thief, a contagion, or let Kuro sniff.

## Actions

rule-TB-ACT-01 = Attacking an enemy in range costs 1 AP.
rule-TB-ACT-02 = Actions of your area cost 1 or 2 AP, as they say.
rule-TB-ACT-03 = Actions of your own board cost 1 AP.
rule-TB-ACT-04 = Using a program is free.
rule-TB-ACT-05 = Using a Recon card is free, but only since the Human Phase.
rule-TB-ACT-06 = Effects you pay for by discarding their card or box cost no AP, unless they say so.
rule-TB-ACT-07 = The General may once use the power of the rank, for free.
rule-TB-ACT-08 = Once in each of their turns, the General may move Apex or have it strike a spawn location, for free.
rule-TB-ACT-09 = Two area actions are free: placing chips in the Network, and giving grey and green cards at the Med Center.
rule-TB-ACT-10 = Each City action can be taken once in a turn. Other actions know no such limit.

## Buying

rule-TB-BUY-01 = You pay in red cards or in blue cards, never in both at once.
rule-TB-BUY-02 = A red card pays what its number says, without the minus.
rule-TB-BUY-03 = The price must be reached; what you pay too much is lost.
rule-TB-BUY-04 = Cards you pay with go to the discard pile.
rule-TB-BUY-05 = Grey and green cards have no value and pay nothing.
rule-TB-BUY-06 = Programs, weapons and Recon cards are all bought in this way.

## Limits

rule-TB-DISC-01 = At the end of your actions you discard cards until you hold no more than your limit.
rule-TB-DISC-02 = The same goes for programs, whether they lie open or not.
rule-TB-DISC-03 = Before that moment you may hold as many as you like.
rule-TB-DISC-04 = All-Rounder cards do not count as cards in hand.

## Dice

rule-TB-DICE-01 = The orange die shows 1 to 6 and names an area: what is activated, where you begin, where a box comes down.
rule-TB-DICE-02 = The red die has twelve faces: 1 a Tank, 2 a Sniper, 3 and 4 a Soldier, 5 and 6 a Crawler, 7 and 8 a Thief; 9 to 12 nobody.
rule-TB-DICE-03 = The two white dice together, 2 to 12, name a spawn location.
rule-TB-DICE-04 = The pink die shows 1 to 6 and is rolled in the City, at the Nexus and in the Cube.

## Activation

rule-TB-ACTV-01 = After your actions you roll the orange die, the red one and both white ones.
rule-TB-ACTV-02 = The orange die names an area, and the enemies on its spawn locations act.
rule-TB-ACTV-03 = Enemies on a watchtower beside that area act too.
rule-TB-ACTV-04 = Crawlers on the red path in that area go on and then attack; Deus attacks where it stands.
rule-TB-ACTV-05 = The red die says which enemy comes, the white dice where.
rule-TB-ACTV-06 = On a red 9 or more nobody comes, whatever the white dice show.
rule-TB-ACTV-07 = First the enemies that are there act, then a new one comes, and it waits for another turn.
rule-TB-ACTV-08 = If all locations with that number are taken, nobody comes and Threat rises by 1.

## Events

rule-TB-EVT-01 = Every turn ends with an event of the level the game has reached.
rule-TB-EVT-02 = While a place in Tier 1 is open, the events are those of level I.
rule-TB-EVT-03 = Since Tier 1 is full, they are those of level II.
rule-TB-EVT-04 = Since Tier 2 is full, they are those of level III.
rule-TB-EVT-05 = EX events strike at once, when Riot turns red or another event asks for one.
rule-TB-EVT-06 = A card is carried out line by line, from the top.
rule-TB-EVT-07 = An event that is over goes under its own deck and can come again.
rule-TB-EVT-08 = An event is a check, a decision, a raid or an EX event.
rule-TB-EVT-09 = A target above 0 wants blue and suffers from red; below 0 it is the other way round. Others count grey or green cards.
rule-TB-EVT-10 = The active player puts in cards first, then the others around the table.
rule-TB-EVT-11 = Everybody puts in up to three cards, face-down.
rule-TB-EVT-12 = At the end the active player may still add, up to three in all.
rule-TB-EVT-13 = Whoever is detained puts in one card at most.
rule-TB-EVT-14 = Two cards from the top of the General deck are mixed in, unseen.
rule-TB-EVT-15 = Then everything is shuffled, shown and added up.
rule-TB-EVT-16 = A target is met when the total reaches it: as high for one above 0, as low for one below.
rule-TB-EVT-17 = If it is met, the green half of the card happens; if not, the red half.
rule-TB-EVT-18 = Where grey or green is counted, red and blue cards mean nothing.
rule-TB-EVT-19 = More cards than the best step needs still give the best step.
rule-TB-EVT-20 = Such a step happens once, no matter how many cards there were.
rule-TB-EVT-21 = Some events wound whoever put in nothing. A single card of any kind is enough to be spared.
rule-TB-EVT-22 = Events that count grey or green may set their own limit of cards.
rule-TB-EVT-23 = Special cards of the General deck bend the total of a check and do nothing elsewhere.
rule-TB-EVT-24 = A decision belongs to the Leader or the General: only the half they choose happens.
rule-TB-EVT-25 = Where the General should decide and there is none, the upper half happens.
rule-TB-EVT-26 = If neither half can be done, the event is dropped.
rule-TB-EVT-27 = In a raid the red die is rolled several times, and the white dice for every enemy that comes.
rule-TB-EVT-28 = An enemy of a raid that finds its place taken raises Threat instead.
rule-TB-EVT-29 = An EX event is drawn and carried out on the spot. It helps no side, and its marks can last.
rule-TB-EVT-30 = After an EX event Riot is back at 0.
rule-TB-EVT-31 = The red end of Riot on the left is called Surveillance, the one on the right Anarchy.

## Riot

rule-TB-RIOT-01 = If Riot is yellow when the event is over, Morale falls by 1.
rule-TB-RIOT-02 = This is looked at once in every turn.
rule-TB-RIOT-03 = If Riot turns red while Morale is yellow, Security falls by 1.
rule-TB-RIOT-04 = Riot is blue around 0, yellow further out and red at both ends.

## The Human Phase

rule-TB-HUM-01 = It comes the moment the last place of Tier 1 is filled.
rule-TB-HUM-02 = The three chips of Tier 1 are mixed unseen and laid back face-up.
rule-TB-HUM-03 = So everybody learns the colours, and nobody who brought which.
rule-TB-HUM-04 = The events I are over; from now on events II are drawn.
rule-TB-HUM-05 = New enemies are of level 2 first, then 3, then 1.
rule-TB-HUM-06 = The market is replaced by three new programs.
rule-TB-HUM-07 = Recon cards may be used from now on.

## The Machine Phase

rule-TB-MACH-01 = It comes the moment the last place of Tier 2 is filled.
rule-TB-MACH-02 = The events II are over; from now on events III are drawn.
rule-TB-MACH-03 = New enemies are of level 3 first, then 2, then 1.
rule-TB-MACH-04 = The market is replaced once more.
rule-TB-MACH-05 = The chips of Tier 2 stay as they lie, hidden and unmixed.
rule-TB-MACH-06 = Then come steps with closed eyes, always all of them, so that nobody learns which sides are there.
rule-TB-MACH-07 = With three players nothing secret happens.
rule-TB-MACH-08 = With four players the Machine learns who the Humans are, and nobody else learns anything.
rule-TB-MACH-09 = With five or six players the Machines learn each other and who is Human.
rule-TB-MACH-10 = A Machine that is alone may make one Human a Machine, and the two know each other.
rule-TB-MACH-11 = The lone Machine need not do it, and only Humans can be turned so.
rule-TB-MACH-12 = Then Legion may infect: one player if Security is at 2 or lower, and one if Threat is at 2 or higher.
rule-TB-MACH-13 = Whoever is infected is Legion from now on, and those of Legion who were touched know each other.
rule-TB-MACH-14 = Legion can infect anybody, even someone the Machine has just turned. The Machine does not learn of it.
rule-TB-MACH-15 = Legion is shown no other loyalties.
rule-TB-MACH-16 = Whoever was turned wins only with the new side, and keeps the objective.

## The finale

rule-TB-FIN-01 = The game is over at once when Tier 3 is full or another end comes about.
rule-TB-FIN-02 = If Tier 3 ended it, the columns are counted first and the files after them.
rule-TB-FIN-03 = If something else ended it, only the files are counted; if they do not win, the side that end belongs to does.
rule-TB-FIN-04 = All chips of the Network are shown where they lie, those of Tiers 4 and 5 too.
rule-TB-FIN-05 = A column belongs to the colour that has the most chips in it.
rule-TB-FIN-06 = The side with the most columns is ahead.
rule-TB-FIN-07 = If columns are equal, the colour with the most chips in the whole Network is ahead.
rule-TB-FIN-08 = If even that is equal, the Outlaws are.
rule-TB-FIN-09 = Three purple chips in the Junkyard win for the Fallen.
rule-TB-FIN-10 = Two purple chips in the Junkyard and two in the Network do so too.
rule-TB-FIN-11 = Files that win go before every other victory, however the game ended.
rule-TB-FIN-12 = The chips of the Junkyard are shown at the end of every game.
rule-TB-FIN-13 = Chips that were removed from the Junkyard count for nobody.
rule-TB-FIN-14 = Then loyalties and objectives are shown. Winners are those of the winning side who have met theirs.

## How sides win

rule-TB-WIN-01 = Humans win when Tier 3 is full and blue leads two columns.
rule-TB-WIN-02 = Machines win when Tier 3 is full and red leads two columns.
rule-TB-WIN-03 = Machines win as soon as Resource is at 0.
rule-TB-WIN-04 = Machines win as soon as Deus enters the Network.
rule-TB-WIN-05 = Outlaws win when Tier 3 is full and no colour is ahead.
rule-TB-WIN-06 = Outlaws win as soon as Morale is at its bottom.
rule-TB-WIN-07 = Outlaws win when the Sectors are empty and too few chips are left to fill Tier 3.
rule-TB-WIN-08 = Security at 0 ends the game: Legion wins if somebody belongs to it, otherwise the Outlaws.
rule-TB-WIN-09 = Threat at 4 ends the game in the same way: Legion, or else the Outlaws.
rule-TB-WIN-10 = The Fallen win with three purple chips in the Junkyard at the end.
rule-TB-WIN-11 = The Fallen win with two purple chips in the Junkyard and two in the Network at the end.
rule-TB-WIN-12 = If nobody belongs to the winning side, nobody wins.

## Leader and General

rule-TB-LEAD-01 = The Leader names the General.
rule-TB-LEAD-02 = Where things are equal, the Leader says which it is.
rule-TB-LEAD-03 = The Leader decides the events that ask for the Leader.
rule-TB-LEAD-04 = If an enemy could strike several alike, the Leader says whom.
rule-TB-LEAD-05 = In the Network the Leader may free somebody from the Cube for 1 AP.
rule-TB-LEAD-06 = If the Leader is detained, a new one is elected at once.
rule-TB-LEAD-07 = Nobody in the Cube can become Leader.
rule-TB-LEAD-08 = A new Leader keeps the General or names another.
rule-TB-LEAD-09 = Whoever leads or has led may be elected again.
rule-TB-GENL-01 = The General decides the events that ask for the General.
rule-TB-GENL-02 = Once Apex is built, its controls are the General's.
rule-TB-GENL-03 = The General may give up the rank at any time: four enemies that are not elite are removed.
rule-TB-GENL-04 = Nobody draws cards for enemies removed like that.
rule-TB-GENL-05 = Whoever gave up the rank can never be General again in this game.
rule-TB-GENL-06 = If the General is detained, the Leader says at once whether that changes anything.
rule-TB-GENL-07 = If nobody is left who could be General, the badge is gone, and General decisions take their upper half.

## Data chips

rule-TB-CHIP-01 = Chips begin in the Sectors; figures carry them to the Network or to the Junkyard.
rule-TB-CHIP-02 = You carry one chip. Nova can learn to carry two.
rule-TB-CHIP-03 = No action ever gives a figure more than one chip.
rule-TB-CHIP-04 = Blue chips are firewalls of the Humans, red ones viruses of the Machines, purple ones files of the Fallen.
rule-TB-CHIP-05 = Enemies prefer whoever carries a chip, and Thieves look for nobody else.
rule-TB-CHIP-06 = What goes to the Junkyard lies there face-down.

## Influence

rule-TB-INF-01 = Influence cards pay, attack in red, defend in blue, decide checks and votes, and move bars.
rule-TB-INF-02 = A Personal deck has 30 cards: mostly blue and red from 1 to 5, in some with a few grey and green ones.
rule-TB-INF-03 = Two cards of every Personal deck exist nowhere else. They do something special, for their character alone.
rule-TB-INF-04 = Decks differ by character. They tell nothing about loyalty.
rule-TB-INF-05 = In the General deck blue cards are worth 3 on average, and red ones as much below 0.
rule-TB-INF-06 = The General deck has the colours your own may lack, and special cards for checks.
rule-TB-INF-07 = General cards come from the third City action, from events, programs, skills and special cards.
rule-TB-INF-08 = All influence cards share one discard pile.
rule-TB-INF-09 = Once it was shuffled again, the General deck can hold cards of other characters.

## Programs

rule-TB-PROG-01 = During a turn you may hold any number of programs; the limit counts at its end.
rule-TB-PROG-02 = A program says whether it works in your turn only, or at any time.
rule-TB-PROG-03 = A program is discarded when used, unless it has charges or stays.
rule-TB-PROG-04 = Programs that stay lie open before you, and still count as held.
rule-TB-PROG-05 = A program with charges is laid open with two of them.
rule-TB-PROG-06 = Each use, at any time, spends a charge; with the last one it is discarded.
rule-TB-PROG-07 = Programs come from the market, from the pile unseen, from chips placed, skills, events, pistols and the rocket launcher.
rule-TB-PROG-08 = The market is filled up to three as soon as one is bought.

## Scanners

rule-TB-SCAN-01 = If you come into the Nexus with a chip, you get scanner 1 if one is there; at the Monolith it is scanner 2.
rule-TB-SCAN-02 = This happens by itself and costs nothing.
rule-TB-SCAN-03 = You carry at most one scanner of each number.
rule-TB-SCAN-04 = With both scanners you choose whether your chip lies open in the Network.
rule-TB-SCAN-05 = When you place a chip, your scanners go back to where they came from.
rule-TB-SCAN-06 = With both scanners you may take a boost of your lowest level instead of programs.
rule-TB-SCAN-07 = Without both of them your reward is programs.
rule-TB-SCAN-08 = Nova collects no scanners, and Feykah never gets the boost.

## Supply boxes and traps

rule-TB-BOX-01 = The weapons at HQ are bought; every other box comes by an event.
rule-TB-BOX-02 = A box that comes down lands face-down in the area of an orange die.
rule-TB-BOX-03 = If you come into an area with a box, you may take it.
rule-TB-BOX-04 = You carry one box; a weapon is one.
rule-TB-BOX-05 = To take another you put yours down in the same area.
rule-TB-BOX-06 = What you take you keep: a box cannot just be thrown away.
rule-TB-BOX-07 = Used boxes lie openly aside, weapons of HQ go back there.
rule-TB-BOX-08 = When the supply stack is empty, the used boxes are shuffled into a new one.
rule-TB-BOX-09 = The pistol, used up in an attack: 2 more attack, 1 more damage, and you draw a program. Both are at HQ.
rule-TB-BOX-10 = The rifle, used up in an attack: 3 more attack, 2 more damage. One is at HQ, one in the stack.
rule-TB-BOX-11 = The rocket launcher, used up in an attack: 3 more attack; one hit strikes all enemies in range with 1 more damage; you draw a program.
rule-TB-BOX-12 = The companion, used up in your turn: one more step and 1 more AP.
rule-TB-BOX-13 = The laser, used up in your turn: 2 damage to any enemy, wherever it stands.
rule-TB-TRAP-01 = Events mix traps into the supply stack, as many as they say.
rule-TB-TRAP-02 = A trap you open works at once and is then a used box.
rule-TB-TRAP-03 = The Shock Trap takes three cards of your hand by chance.
rule-TB-TRAP-04 = The Wipe Trap takes a program; you say which.
rule-TB-TRAP-05 = The Magnet Trap throws a chip you carry into the Junkyard.
rule-TB-TRAP-06 = The Gag Trap stays with you for the next event: you play no influence cards in it.

## Recon

rule-TB-RECON-01 = Whoever buys Recon looks through all cards that are left and takes one.
rule-TB-RECON-02 = One Recon card in a game for every figure; Kuro can have his own.
rule-TB-RECON-03 = It is used for free after the Human Phase, in your turn, or at any time where it says so.
rule-TB-RECON-04 = A Recon card that was used is gone.
rule-TB-RECON-05 = Survey, in the Sectors: you see up to three chips on top of the stacks, also below one another.
rule-TB-RECON-06 = Tap, in the Network: you see one face-down chip there.
rule-TB-RECON-07 = File: you see an objective of a player.
rule-TB-RECON-08 = Scan: you see a chip that somebody in your area carries.
rule-TB-RECON-09 = Mirror, at any time: you see somebody's hand.
rule-TB-RECON-10 = Archive, at any time: you see one of the loyalty cards nobody has.

## Wounds

rule-TB-WND-01 = At 0 health you draw a wound, Dryden two, and are laid on the yellow zone of HQ.
rule-TB-WND-02 = At the start of your next turn you wake with 1 health.
rule-TB-WND-03 = Only those who were knocked out lie there, and no enemy attacks them.
rule-TB-WND-04 = A wound troubles you until it is removed, at the Med Center or by something that heals.
rule-TB-WND-05 = A contagious wound works when you come to somebody.
rule-TB-WND-06 = It works as well when somebody comes to you.
rule-TB-WND-07 = Dee Coy does not wake at HQ, but in the Cube, with 1 health and the wound.

## Interrogation

rule-TB-INTG-01 = In the Cube you may ask for an interrogation and draw its card.
rule-TB-INTG-02 = You can do what the line of your side says, and are free.
rule-TB-INTG-03 = Lines hurt you or your side, and are so alike that they do not give you away for sure.
rule-TB-INTG-04 = Or you roll the pink die: 4 to 6 frees you.
rule-TB-INTG-05 = Once free, you go on with the AP and steps you have left.

## Enemies

rule-TB-ENM-01 = The Tank attacks everybody in its area. Shield 3; health 1, 2, 3 by level.
rule-TB-ENM-02 = The Sniper is the only one that reaches the next area. Shield 2, 3, 3; health 1, 1, 2.
rule-TB-ENM-03 = The Soldier has no special ability. Shield 2, 2, 3; health 1, 2, 2.
rule-TB-ENM-04 = The Crawler walks the red path. Shield 2; health 1, 2, 3.
rule-TB-ENM-05 = The Thief takes chips and wounds nobody. Shield 1, 2, 3; health 1, 2, 2.
rule-TB-ENM-06 = Apex is elite and on your side: strength 2, two red cards, shield 3, and its bar is its health.
rule-TB-ENM-07 = Deus is elite and attacks everybody in range: strength 2, two red cards, shield 3, and its bar is its health.
rule-TB-ENM-08 = Enemies do not ask for loyalty; they attack everybody.
rule-TB-ENM-09 = An enemy that acts attacks one figure in range; Tank and Deus attack all of them.
rule-TB-ENM-10 = It prefers Apex, then a carrier with the lowest health, then a carrier, then the lowest health, and Kuro last.
rule-TB-ENM-11 = If several are equally good targets, the Leader chooses.
rule-TB-ENM-12 = With nobody in range it does nothing.
rule-TB-ENM-13 = Everybody a Tank attacks defends alone, Kuro too.
rule-TB-ENM-14 = A Thief tries whoever comes into its area with a chip, and acts against carriers when it is activated.
rule-TB-ENM-15 = A theft goes like an attack; a hit throws the chip into the Junkyard and costs no health.
rule-TB-ENM-16 = Where nobody carries a chip a Thief does nothing.
rule-TB-ENM-17 = Crawlers always begin on Red 1; the white dice do not matter.
rule-TB-ENM-18 = A Crawler that acts goes one space on and attacks in the area it came to.
rule-TB-ENM-19 = A Crawler that reaches the Network is gone, and Security falls by 1.
rule-TB-ENM-20 = A Crawler that meets Apex is gone, and Apex loses its strength in health.
rule-TB-ENM-21 = New enemies come from the top of their stack with full health.
rule-TB-ENM-22 = An enemy that is eliminated goes back into its stack, to its level.
rule-TB-ENM-23 = If all of a level are on the board, the next level of the stack comes, even before its time.
rule-TB-ENM-24 = In the Cube and on the yellow zone you are safe from enemies.
rule-TB-ENM-25 = A square on the marker shows the level: green 1, yellow 2, red 3.

## Range, attack and defence

rule-TB-RNG-01 = Range 0 is all of your own area.
rule-TB-RNG-02 = Range 1 is your area and all areas next to it.
rule-TB-RNG-03 = A watchtower is in range 0 from each of its three areas.
rule-TB-RNG-04 = From the City, range 0 reaches 6, 8, 6/8 and both watchtowers.
rule-TB-RNG-05 = Healing and some programs go by range as well.
rule-TB-ATK-01 = For 1 AP you attack an enemy in range.
rule-TB-ATK-02 = You play red cards openly, none or as many as your board allows.
rule-TB-ATK-03 = Then a General card is drawn: blue adds to the shield, red takes away from it, others do nothing.
rule-TB-ATK-04 = The sum: shield, less your red cards, less the weapon, and the drawn card added or taken away.
rule-TB-ATK-05 = Below 0 you hit; at exactly 0 you do not.
rule-TB-ATK-06 = A hit takes as much health as your strength and weapon together.
rule-TB-ATK-07 = With strength 0 you do no harm without a weapon.
rule-TB-ATK-08 = For an enemy eliminated you draw cards of your own deck, as many as its level.
rule-TB-ATK-09 = An attack on several needs one hit; then all of them take the full damage.
rule-TB-ATK-10 = For several eliminated at once you draw for all their levels together.
rule-TB-ATK-11 = Whatever was played or drawn in a fight goes to the discard pile.
rule-TB-DEF-01 = If you are attacked, you may play blue cards up to your limit before the enemy draws.
rule-TB-DEF-02 = The enemy turns over General cards until it has as many red ones as its combat value says.
rule-TB-DEF-03 = The sum: your shield and your blue cards, less the red ones of the enemy.
rule-TB-DEF-04 = Below 0 you lose health by the enemy's strength; otherwise nothing happens.

## Apex and Deus

rule-TB-APEX-01 = When its bar is at 9, Apex enters on Blue 1 in the Nexus, and the General takes the controls.
rule-TB-APEX-02 = Once in their own turn the General may move Apex a space on, or have it attack an enemy on a spawn location where it stands.
rule-TB-APEX-03 = The General may leave the controls alone as well.
rule-TB-APEX-04 = Apex never goes back, and never beyond Blue 3.
rule-TB-APEX-05 = The bar of Apex is its health; it enters with 9.
rule-TB-APEX-06 = At 0 Apex is destroyed, and nobody builds it again.
rule-TB-APEX-07 = Apex attacks with strength 2 in its own area and draws two red cards for it.
rule-TB-APEX-08 = Apex cannot attack what walks the red path.
rule-TB-APEX-09 = Enemies that can reach Apex attack Apex.
rule-TB-APEX-10 = Once it is built, whatever moves its bar moves its health; the Nexus repairs it.
rule-TB-DEUS-01 = When its bar is at 9, Deus enters on Red 1 and pushes on whoever stands there.
rule-TB-DEUS-02 = A marker is laid before the player whose turn it is then.
rule-TB-DEUS-03 = Once a round, when the turn passes that marker, Deus goes a space on.
rule-TB-DEUS-04 = If Deus enters the Network, the Machines win at once, unless the files do.
rule-TB-DEUS-05 = The bar of Deus is its health; it enters with 9, and at 0 it is gone for good.
rule-TB-DEUS-06 = Deus attacks only when its area is activated, and then everybody in range.
rule-TB-DEUS-07 = Once it is built, whatever moves its bar moves its health.
rule-TB-MEET-01 = If Apex and Deus meet on the last space of their paths, both are gone, and the game goes on.

## The Sectors

rule-TB-SEC-01 = Each Sector has a value from 0, which rises by 1 whenever something is taken there.
rule-TB-SEC-02 = You may not take where the Sector would then be more than 2 ahead of another.
rule-TB-SEC-03 = A Sector at 4 stays open as long as that holds.
rule-TB-SEC-04 = Sector I, 1 AP: you equip the top chip without seeing it.
rule-TB-SEC-05 = Sector II, 1 AP: you see three chips, equip one and pass the other two to somebody else in the Sectors.
rule-TB-SEC-06 = Your partner sees those two, equips one and sends the other to the Junkyard.
rule-TB-SEC-07 = For that somebody else must be in the Sectors, Kuro will do, and both of you need room for a chip.
rule-TB-SEC-08 = Whoever is chosen as a partner cannot refuse.
rule-TB-SEC-09 = Although three chips leave it, Sector II rises by 1 only.
rule-TB-SEC-10 = Sector III, 1 AP, with the Guard at 2 or 3: you see the top chip and equip it.
rule-TB-SEC-11 = Sector III with the Guard at 1: you see two, equip one, the other goes to the Junkyard, and the Guard is back at 3.
rule-TB-SEC-12 = For Sector III you need room for a chip.
rule-TB-SEC-13 = Every chip placed in the Network lowers the Guard by 1.

## The City

rule-TB-CITY-01 = Every City action costs 1 AP and can be taken once in a turn.
rule-TB-CITY-02 = The first, on Riot, is there only while Riot is yellow.
rule-TB-CITY-03 = You say up or down and roll; then you may add one blue or red card, and Riot moves by both together.
rule-TB-CITY-04 = If that makes Riot red, an EX event strikes and Riot is back at 0.
rule-TB-CITY-05 = The second, on Morale: one to three blue cards against the pink die. Morale rises by what they are ahead.
rule-TB-CITY-06 = The third: you draw three General cards, Nova four, and Resource falls by 1.
rule-TB-CITY-07 = The third cannot be taken while Resource is at 1 or 2.
rule-TB-CITY-08 = When somebody else takes it, Nova may draw a General card.
rule-TB-CITY-09 = No City action touches Security. Programs, events, Crawlers, and Riot with low Morale do.
rule-TB-CITY-10 = The fourth is a roll: 1 Deus rises by 1; 2 Riot falls by 2; 3 Riot rises by 2; 4 Morale rises by 2; 5 Resource rises by 1; 6 by 2.
rule-TB-CITY-11 = Besides a few events, that roll is the only way to more Resource.
rule-TB-CITY-12 = While Morale is yellow, everybody's turn begins with a card less.
rule-TB-DARK-01 = Dark Net, 1 AP: you buy one of the three open programs at its price, and another takes its place.
rule-TB-DARK-02 = Dark Net, 1 AP: you pay 3 for the top program of the pile.
rule-TB-FACT-01 = In the Factory there is nothing to do. It holds Red 1 and the space where the two paths end.

## The Nexus

rule-TB-NEX-01 = For 1 AP you play up to two blue cards and roll the pink die against them.
rule-TB-NEX-02 = Ahead by 1 to 3: Apex rises by 1.
rule-TB-NEX-03 = Ahead by 4 or more: Apex rises by 2.
rule-TB-NEX-04 = Equal: nothing happens.
rule-TB-NEX-05 = Behind: Morale falls by 1.
rule-TB-NEX-06 = When Apex is in play, the same repairs it.

## HQ

rule-TB-HQ-01 = HQ is entered like any area; only its yellow zone is for those who were knocked out.
rule-TB-HQ-02 = Censure Motion, 2 AP: you name somebody to be detained, and the table talks about it, the accused too.
rule-TB-HQ-03 = The talk is over when most want to vote.
rule-TB-HQ-04 = Everybody votes at once, the accused included, and then the votes are shown.
rule-TB-HQ-05 = If most are in favour, it is the Cube; otherwise nothing.
rule-TB-HQ-06 = Kuro cannot be detained.
rule-TB-HQ-07 = An election costs 1 AP.
rule-TB-HQ-08 = For it everybody first draws a card of the own deck.
rule-TB-HQ-09 = Then, from the active player on, everybody lays a card face-down before somebody.
rule-TB-HQ-10 = At the end the active player may lay one more.
rule-TB-HQ-11 = Each pile is mixed, shown and added up; no cards are 0.
rule-TB-HQ-12 = The highest sum leads, even one below 0; those in the Cube are passed over.
rule-TB-HQ-13 = The new Leader names a General, perhaps the same one.
rule-TB-HQ-14 = For 1 AP you buy a pistol or the rifle at its price and carry it.
rule-TB-HQ-15 = Havoc carries no pistol from HQ.

## The Monolith

rule-TB-MONO-01 = For 1 AP you pay at least 5, choose a Recon card and keep it hidden.
rule-TB-MONO-02 = Whoever has had a Recon card gets no second one.

## The Network and the Cube

rule-TB-NET-01 = The Network has three columns, Alpha, Beta and Gamma, and five Tiers.
rule-TB-NET-02 = You place chips for free, in a turn in which you came into the Network.
rule-TB-NET-03 = Tier 1 must be full before Tier 2 begins, and Tier 2 before Tier 3.
rule-TB-NET-04 = With two full Tiers a column may grow on to Tier 5, without gaps, though Tier 3 is not full.
rule-TB-NET-05 = You choose the column.
rule-TB-NET-06 = Chips lie face-down; with both scanners you may lay them open.
rule-TB-NET-07 = Each chip you place lowers the Guard of Sector III by 1.
rule-TB-NET-08 = Your reward is a program for every chip you placed this turn.
rule-TB-NET-09 = With both scanners you may choose a boost instead.
rule-TB-NET-10 = The third chip of Tier 1 brings the Human Phase, of Tier 2 the Machine Phase, of Tier 3 the end.
rule-TB-NET-11 = If you began your turn in the Network, you have to leave and return first; and in the turn you were freed you place nothing.
rule-TB-CUBE-01 = You get into the Cube by a Censure Motion, by events, or as Dee Coy at 0 health.
rule-TB-CUBE-02 = The Cube holds any number of people.
rule-TB-CUBE-03 = In there you cannot move or be attacked, and play one card in an event at most.
rule-TB-CUBE-04 = Breaking out, 1 AP: you choose +4 or −4 and put in up to five cards.
rule-TB-CUBE-05 = Everybody else may add a card, and two General cards join; then all are mixed, shown and added up.
rule-TB-CUBE-06 = If the target is reached, you are free; otherwise nothing happens.
rule-TB-CUBE-07 = Interrogation, 1 AP: you draw a card and follow the line of your side, or roll and are free on 4 to 6.
rule-TB-CUBE-08 = Once free, you use what is left of your turn.
rule-TB-CUBE-09 = For 1 AP the Leader can free anybody in the Cube.

## The Junkyard and the Med Center

rule-TB-JUNK-01 = For 1 AP you drop chips you carry, as many as you like, face-down.
rule-TB-JUNK-02 = Chips there are never stacked, moved or sorted.
rule-TB-JUNK-03 = For 1 AP and grey cards you look at as many chips there as you discard, and leave them.
rule-TB-JUNK-04 = For 1 AP and green cards you remove as many chips there as you discard. Nobody sees them before the end, and they do not count.
rule-TB-MED-01 = For 1 AP you lose a wound and gain 1 health.
rule-TB-MED-02 = For free you discard grey and green cards: each removes up to two wounds, and your health is full again.
rule-TB-MED-03 = Kuro may not come in.

## Spawn locations and paths

rule-TB-SPAWN-01 = Enemies come to spawn locations in the six numbered areas. Each bears one or two numbers from 2 to 12.
rule-TB-SPAWN-02 = Some numbers are there twice.
rule-TB-SPAWN-03 = Crawlers do not use them.
rule-TB-SPAWN-04 = Each has room for one enemy.
rule-TB-SPAWN-05 = Every enemy that finds no place raises Threat by 1.
rule-TB-SPAWN-06 = In the City, 6 and 8 are filled before 6/8.
rule-TB-SPAWN-07 = A destroyed location is a Dead Zone: nobody comes there, and a roll for it raises Threat.
rule-TB-SPAWN-08 = An enemy that stands there is eliminated with it.
rule-TB-TOWER-01 = Locations 4 and 10 are watchtowers, each beside three areas, one of which is the City.
rule-TB-TOWER-02 = An enemy on a watchtower acts when any of those areas is activated, and attacks there.
rule-TB-TOWER-03 = It can be attacked from all three.
rule-TB-RED-01 = The red path begins in the Factory and leads to the Network. Its last space is that of the blue path too.
rule-TB-RED-02 = One enemy stands on a space, Crawler or Deus.
rule-TB-RED-03 = Whoever comes to a space that is taken pushes the other one on, and so forth.
rule-TB-RED-04 = Red 2 lies at HQ.
rule-TB-BLUE-01 = The blue path is for Apex alone, from Blue 1 in the Nexus to Blue 3.
rule-TB-BLUE-02 = If Apex comes to its last space and a Crawler is there, the Crawler is gone, and Apex loses its strength in health.

## The map

rule-TB-MAP-01 = The areas: 1 the Sectors, 2 City, Dark Net and Factory, 3 Nexus, 4 HQ, 5 Monolith, 6 Network and Cube; and the Junkyard and the Med Center.
rule-TB-MAP-02 = An arrow joins the City and the Network.
rule-TB-MAP-03 = Free arrows lead from the Sectors and the Nexus to the Med Center.
rule-TB-MAP-04 = 6, 8 and 6/8 are in the City, and both watchtowers touch it.
rule-TB-MAP-05 = Scanner 1 lies at the Nexus, scanner 2 at the Monolith: the short way to the Network is quicker, the long one worth more.
rule-TB-MAP-06 = Red 1 and the last space lie in the City, Red 2 at HQ, Blue 1 at the Nexus.
rule-TB-MAP-07 = The bars reach from Morale −10 on, Riot on both sides, Resource, Security, Guard 1 to 3, Sectors 0 to 4, mechs 0 to 9, Threat 0 to 4.
rule-TB-MAP-08 = The other arrows are this game's own: two-way, with the Junkyard beside the Sectors and HQ.
rule-TB-MAP-09 = So are the areas of the other spawn locations.
rule-TB-MAP-10 = So are the areas of Red 3 and Blue 2; behind Red 4 lies the Network.
rule-TB-MAP-11 = So are the upper ends of the bars and where their zones begin.
rule-TB-MAP-12 = So are the prices at HQ.

## Jayden

rule-TB-JAY-01 = Jayden begins with all seven All-Rounder cards. One a turn is free to play, each once, and they are no cards in hand.
rule-TB-JAY-02 = Jayden has two objectives and needs both.
rule-TB-JAY-03 = Once in a game, after three boosts of level 2, Jayden takes back all All-Rounder cards played.
rule-TB-JAY-04 = Hacking 1: bring Riot from yellow to blue. One more blue card in defence.
rule-TB-JAY-05 = Hacking 2: raise Morale to 4 or more. 1 more AP while nobody else is in the area.
rule-TB-JAY-06 = Implants 1: roll a 5 or 6 for the city. Up to 3 health.
rule-TB-JAY-07 = Implants 2: have played all seven All-Rounder cards. Two of them a turn.
rule-TB-JAY-08 = Security 1: bring a chip into the Network. One more program kept.
rule-TB-JAY-09 = Security 2: eliminate two enemies of level 2 or 3. One more card at the start of the turn.
rule-TB-JAY-10 = Rigging 1: look at chips in the Junkyard. Draw two programs and keep one.
rule-TB-JAY-11 = Rigging 2: have somebody detained by a motion of your own. One more step.

## Feykah

rule-TB-FEY-01 = Feykah begins with a card more.
rule-TB-FEY-02 = A turn Feykah begins with a badge brings a card more of her deck.
rule-TB-FEY-03 = Feykah may take a wound for free: her next attack takes one more red card, and a hit strikes everybody in range.
rule-TB-FEY-04 = Feykah's loyalty is chosen from two cards, and a Machine among them must be kept.
rule-TB-FEY-05 = For chips placed Feykah always gets programs, never a boost.
rule-TB-FEY-06 = With her fourth boost of level 1 Feykah draws two programs.
rule-TB-FEY-07 = Hacking 1: remove chips from the Junkyard. One more program kept.
rule-TB-FEY-08 = Hacking 2: empty the own deck. 1 more AP.
rule-TB-FEY-09 = Implants 1: take two different City actions. Keep ten cards.
rule-TB-FEY-10 = Implants 2: discard six cards at once. Once in the own turn roll an own die again.
rule-TB-FEY-11 = Security 1: bring a chip into the Network. One more blue card in defence.
rule-TB-FEY-12 = Security 2: eliminate two enemies of level 2 or 3. One more step.
rule-TB-FEY-13 = Rigging 1: play one of the two unique cards. Up to 3 health.
rule-TB-FEY-14 = Rigging 2: give cards at the Med Center. A program bought unseen is one of three.

## Nova

rule-TB-NOVA-01 = The third City action brings Nova four General cards.
rule-TB-NOVA-02 = When somebody else takes it, Nova may draw one.
rule-TB-NOVA-03 = Nova collects no scanners.
rule-TB-NOVA-04 = Every boost raises Nova's bar; at 2 she may take a weapon at HQ for nothing, and it is back at 0.
rule-TB-NOVA-05 = Hacking 1: play one of the two unique cards. 1 more strength.
rule-TB-NOVA-06 = Hacking 2: get two weapons at HQ, in whatever way. 1 more AP.
rule-TB-NOVA-07 = Implants 1: remove chips from the Junkyard. Once in the own turn roll an own die again.
rule-TB-NOVA-08 = Implants 2: raise Morale to 4 or more. Carry two chips, though still one by an action.
rule-TB-NOVA-09 = Security 1: raise Apex at the Nexus. One more blue card in defence.
rule-TB-NOVA-10 = Security 2: equip a chip of Sector III. A program bought unseen is one of three.
rule-TB-NOVA-11 = Rigging 1: eliminate an enemy. One more program kept.
rule-TB-NOVA-12 = Rigging 2: have no card in hand. One more step.

## Havoc

rule-TB-HAV-01 = For every enemy Havoc eliminates he draws a General card on top.
rule-TB-HAV-02 = Havoc takes no pistols of HQ.
rule-TB-HAV-03 = Every enemy eliminated in a fight raises Havoc's bar; at 2 and at 5 it brings a boost of the lowest level.
rule-TB-HAV-04 = Hacking 1: receive a Recon card. A blue 5 discarded lets him draw two programs.
rule-TB-HAV-05 = Hacking 2: eliminate an enemy of level 2 or more exactly one area away. 1 more strength.
rule-TB-HAV-06 = Implants 1: bring a chip into the Network. One more program kept.
rule-TB-HAV-07 = Implants 2: the own bar at 4. 1 more range.
rule-TB-HAV-08 = Security 1: remove chips from the Junkyard. One more blue card in defence.
rule-TB-HAV-09 = Security 2: equip a chip of Sector III. 1 more AP.
rule-TB-HAV-10 = Rigging 1: take two City actions. One more red card in attack.
rule-TB-HAV-11 = Rigging 2: set Riot to exactly 0. One more step.

## Dryden

rule-TB-DRY-01 = Dryden begins with two programs and a pistol of HQ.
rule-TB-DRY-02 = For 1 AP Dryden brings somebody in range to full health and draws two General cards.
rule-TB-DRY-03 = At 0 health Dryden draws two wounds.
rule-TB-DRY-04 = Every healing raises Dryden's bar; at 2 and at 5 it brings a program.
rule-TB-DRY-05 = Somebody who misses nothing cannot be healed.
rule-TB-DRY-06 = Dryden may heal himself, others and Kuro.
rule-TB-DRY-07 = Health and wounds healed both count, for his bar and for his tasks.
rule-TB-DRY-08 = Hacking 1: drop chips in the Junkyard. For 1 AP he may remove a wound in range and draw a card.
rule-TB-DRY-09 = Hacking 2: discard five cards at once. 1 more AP.
rule-TB-DRY-10 = Implants 1: heal with an action of his own. Up to 3 health.
rule-TB-DRY-11 = Implants 2: heal one figure by 2 health. One more program kept.
rule-TB-DRY-12 = Security 1: gain two programs beyond the first ones. 1 more strength.
rule-TB-DRY-13 = Security 2: buy two weapons at HQ. One more step.
rule-TB-DRY-14 = Rigging 1: eliminate an enemy. Dropping chips in the Junkyard is free.
rule-TB-DRY-15 = Rigging 2: have somebody detained by a motion of his own. One more red card in attack.

## Dee Coy and Kuro

rule-TB-DEE-01 = Dee Coy is never alone: Kuro is there from the start, in an area of his own.
rule-TB-DEE-02 = Dee Coy wakes in the Cube, not at HQ.
rule-TB-DEE-03 = If Kuro falls to 0 health, Dee Coy draws a wound; at the next turn Kuro is back beside Dee Coy with 1 health.
rule-TB-DEE-04 = With two boosts of level 2 Kuro attacks without using a marker.
rule-TB-DEE-05 = Tasks that name Kuro are for Kuro, all others for either of them, except the chip with both scanners: that is for Dee Coy.
rule-TB-DEE-06 = Hacking 1: raise Apex at the Nexus. One more program kept.
rule-TB-DEE-07 = Hacking 2: play one of the two unique cards. Up to 3 health.
rule-TB-DEE-08 = Implants 1: bring Riot from yellow to blue. One more red card in attack.
rule-TB-DEE-09 = Implants 2: Dee Coy brings in a chip with both scanners. One more step.
rule-TB-DEE-10 = Security 1: drop chips in the Junkyard. 1 more shield beside Kuro.
rule-TB-DEE-11 = Security 2: Kuro sniffs a supply box. Kuro acts and moves each turn.
rule-TB-DEE-12 = Rigging 1: Kuro has used two markers. A card more when Kuro eliminates an enemy.
rule-TB-DEE-13 = Rigging 2: Kuro eliminates an enemy of level 2 or 3. Two of his markers are fresh again.
rule-TB-KURO-01 = Kuro counts as a character, with a board of his own.
rule-TB-KURO-02 = Enemies attack Kuro last, but a Tank strikes him too.
rule-TB-KURO-03 = In a turn Kuro moves or acts, one of the two.
rule-TB-KURO-04 = An action in an area uses Kuro's marker for it; once it is used he can only fight there.
rule-TB-KURO-05 = Kuro carries one chip.
rule-TB-KURO-06 = Kuro can have a Recon card of his own.
rule-TB-KURO-07 = If Kuro comes to a supply box, you alone learn what is in it, and may say about it what you like. No trap goes off.
rule-TB-KURO-08 = Programs, boxes and weapons are not for Kuro.
rule-TB-KURO-09 = Kuro draws no wounds, whatever an event says.
rule-TB-KURO-10 = Kuro holds no badge and goes to no Cube, and does his work while Dee Coy sits in it.
rule-TB-KURO-11 = Kuro can be on either side of Sector II, also together with Dee Coy; to receive he needs no marker.
rule-TB-KURO-12 = One unique card can sacrifice Kuro, the other brings him back with all markers.
rule-TB-KURO-13 = Kuro acts in Dee Coy's turn, before or after: one finishes before the other begins.

## Advice

rule-TB-BOT-01 = As a Human bring in blue chips, raise Apex and lower Deus, and be General when Apex is nearly built.
rule-TB-BOT-02 = As a Human you need two columns with two blue chips each; put anything into the third, and do not dawdle.
rule-TB-BOT-03 = As a Human expect friends to turn, and remember where purple chips went without telling everybody.
rule-TB-BOT-04 = As a Machine pass for a Human: bring in red, drain Resource, raise Deus, lower Apex, and spoil checks that are worth it.
rule-TB-BOT-05 = As a Machine look forward to the Machine Phase: it tells you who is who, or gives you an ally you cannot be sure of.
rule-TB-BOT-06 = As the Fallen pass for a Human and have purple chips end in the Junkyard, if need be by lies about what you carry.
rule-TB-BOT-07 = As the Fallen you are alone to the end.
rule-TB-BOT-08 = As Legion pass for a Human, wear Security down or let Threat grow, and do not be seen running from fights.
rule-TB-BOT-09 = As Legion with five or six players get Security to 2 or Threat to 2 before the Machine Phase.
rule-TB-BOT-10 = Help and help yourself by turns. Selfishness is noticed, and kindness alone does not win.
rule-TB-BOT-11 = Do not linger before Tier 1 is full: Deus grows meanwhile.
rule-TB-BOT-12 = Keep your objective in mind, not on your sleeve, and go for tasks within reach.
rule-TB-BOT-13 = If enemies flood the board, the General's resignation is the way out.
rule-TB-BOT-14 = At small tables stay hidden if you are no Human; Legion and Fallen may hint at other sides.
rule-TB-BOT-15 = Work at the Nexus is good for all but the Machines.
rule-TB-BOT-16 = The short way is quick, the long way brings scanners; know which task a free boost shall save you.
rule-TB-BOT-17 = Programs spent on others buy trust.
rule-TB-BOT-18 = What you know about purple chips is worth something on every side.

## From here into Social Deduction

rule-TB-CAMP-01 = A campaign is for four to six players and goes on in Social Deduction.
rule-TB-CAMP-02 = In a campaign you may put programs under your board in your turn. They are saved for the second game.
rule-TB-CAMP-03 = If Tier 3 ends it, the chips of each Tier are mixed among themselves before they are shown.
rule-TB-CAMP-04 = The chips of the Junkyard are mixed as well before they are shown.
rule-TB-CAMP-05 = The winning side is announced, but nobody shows loyalty or objective.
rule-TB-CAMP-06 = For the second game the IDs of Legion and Fallen and the Legion loyalty are taken out, and the rest is shuffled.
rule-TB-CAMP-07 = You get five IDs and three loyalty cards and keep one and two that make you what you were at the end. If that cannot be, you wait for what others leave.
rule-TB-CAMP-08 = Whoever failed the objective, or sat in the Cube at the end, must become an Outlaw.
rule-TB-CAMP-09 = The founder of Legion takes any cards; the ID, once shown, turns out to be Mindeater.
rule-TB-CAMP-10 = Whoever was infected takes an Outlaw ID at most, and is Legion all the same.
rule-TB-CAMP-11 = The Fallen takes any ID; once shown, it turns out to be Deathbringer.
rule-TB-CAMP-12 = Whoever looks before that sees the false card.
rule-TB-CAMP-13 = If Deus was destroyed, the program Machine Boss is taken out.
rule-TB-CAMP-14 = If Apex was destroyed, the program Human Boss is taken out.
rule-TB-CAMP-15 = If the Machines won, the Human loyalty programs are taken out.
rule-TB-CAMP-16 = If the Humans won, the Machine loyalty programs are taken out, and Machines become Outlaws where that can be.
rule-TB-CAMP-17 = If the Outlaws won, everybody becomes an Outlaw as long as there are IDs for it.
rule-TB-CAMP-18 = With two wounds or more you begin with one loyalty card open.
rule-TB-CAMP-19 = If your health is not full, you begin with 1 HP.
rule-TB-CAMP-20 = For every program saved you draw one more there, and keep two in all.
rule-TB-CAMP-21 = Whoever had the last turn here is the last there.
rule-TB-CAMP-22 = With Hell Gate, an end by Morale brings Exitus to the table from the start.
rule-TB-CAMP-23 = With Hell Gate, Legion's victory makes Legion God the first boss, that of the Fallen the Fallen Angel.

## Worked examples

rule-TB-EX-01 = Sector I at the start: eleven chips, six blue, three red, two purple.
rule-TB-EX-02 = Havoc brings in a chip and later has his bar at 4: he keeps one program more and reaches one area further.
rule-TB-EX-03 = One of two enemies eliminated: the Stim-Shot is red and brings nothing. With the second it is green, and the boost is yours.
rule-TB-EX-04 = From the Dark Net to the City: no step is used.
rule-TB-EX-05 = A price of 3 paid with blue 2 and blue 2: bought, and 1 is lost.
rule-TB-EX-06 = A price of 3 paid with a red 3: exact.
rule-TB-EX-07 = Target −9; −4, −1, +5, +1 were put in, +3 and −4 joined: the total is 0, a failure.
rule-TB-EX-08 = If you put in nothing at first, you may still add three at the end of your own check.
rule-TB-EX-09 = Jayden with three boosts of level 1 chooses a boost for a scanned chip: it is the fourth of level 1.
rule-TB-EX-10 = Shield 2, a red 4 played, a red 1 drawn: 2 − 4 − 1 = −3, a hit. Strength 2 eliminates a Soldier of level 2, and you draw two.
rule-TB-EX-11 = Shield 1 and blue 1 against a red 4: 2 − 4 = −2, so 1 health is lost.
rule-TB-EX-12 = Apex in play at 9, and something lowers it by 2: bar and health are 7.
rule-TB-EX-13 = Sectors at 3, 1 and 2: the first is closed, the others are open.
rule-TB-EX-14 = Riot at −4, up, a 1 rolled, a blue 3 added: Riot is at 0.
rule-TB-EX-15 = Morale at −5, blue 5 and 5, a 2 rolled: Morale is at 3.
rule-TB-EX-16 = At the Nexus blue 2 and 3, a 1 rolled: 4 ahead, Apex rises by 2.
rule-TB-EX-17 = In an election the fourth player has the highest sum, 3, and leads.
rule-TB-EX-18 = All sums are below 0 but that of the first player, who got no card: that is 0, and leads.
rule-TB-EX-19 = The first player's 0 is the highest, but sits in the Cube: the next one leads.
rule-TB-EX-20 = Two full Tiers, and Gamma has a third chip: you may place in Alpha 3, Beta 3 or Gamma 4.
rule-TB-EX-21 = Breaking out with −4: −5, −5, −5, others −2 and +4, General −3 and +3. That is −13, and you are free.
rule-TB-EX-22 = A Tank on watchtower 4, an orange 2: it attacks everybody in the City.
rule-TB-EX-23 = Crawlers on Red 1 and 2, Deus on Red 3, and a Crawler comes: everybody is pushed on by one.
rule-TB-EX-24 = Crawlers on Red 2 and 3, and HQ is activated: the front one is pushed to 4, the other goes to 3.
rule-TB-EX-25 = From the City with range 0 you reach 4, 6, 8, 6/8 and 10.
rule-TB-EX-26 = Nine chips, and two columns have two blue ones each: the Humans lead two columns.
rule-TB-EX-27 = Jayden rolls a 5 for the city: Resource rises by 1, and Implants 1 is done.
rule-TB-EX-28 = An attack that comes to exactly 0 does no damage.
rule-TB-EX-29 = A defence that comes to exactly 0 loses no health.
rule-TB-EX-30 = Target +7, total +7: a success.
rule-TB-EX-31 = Target −9, total −9: a success.
rule-TB-EX-32 = At the Nexus a blue 3 against a 3: nothing.
rule-TB-EX-33 = At the Nexus no card against a 1: Morale falls by 1.
rule-TB-EX-34 = Resource at 3: the third City action may be taken, and then no longer.
rule-TB-EX-35 = Two purple chips in the Junkyard, two in the Network, a Fallen at the table: the Fallen win, whatever the columns say.
rule-TB-EX-36 = Two purple chips in the Junkyard and one in the Network: the files do not win.
rule-TB-EX-37 = A column for each colour, and 4, 3 and 2 chips in all: blue is ahead.
rule-TB-EX-38 = A column for each colour, and 3 chips each: the Outlaws are.
rule-TB-EX-39 = Security 2 and Threat 1 with five players: Legion may infect one.
rule-TB-EX-40 = Security 2 and Threat 2: Legion may infect two.
rule-TB-EX-41 = Security 3 and Threat 1: Legion may infect nobody.
rule-TB-EX-42 = A Crawler on Red 4 goes on or is pushed, and no Apex is there: it is in the Network, gone, and Security falls by 1.
rule-TB-EX-43 = A rocket hits and eliminates a level 1 and a level 2: you draw three.
rule-TB-EX-44 = Three players, the first begins: the third is Leader, the second General.
rule-TB-EX-45 = Deus enters in the second player's turn: it moves whenever that player's turn is about to begin.
rule-TB-EX-46 = A with health 1 and no chip, B and C with chips and health 2: B or C, as the Leader says.
rule-TB-EX-47 = The same, but A carries a chip too: A.
rule-TB-EX-48 = After the Human Phase the next Soldier is of level 2; with all of those on the board, of level 3.
rule-TB-EX-49 = Guard 1 and a chip taken in Sector III: two seen, one equipped, one in the Junkyard, Guard 3, value 1 higher.
rule-TB-EX-50 = White 9 and both 9 are taken: nobody comes, Threat rises by 1.
rule-TB-EX-51 = A red 5: a Crawler on Red 1, whatever the white dice show, and Threat stays.

## What this game fills in

rule-TB-OPEN-01 = The 61 events are this game's own: 18 of level I, 16 of level II, 14 of level III and 13 EX.
rule-TB-OPEN-02 = The programs are this game's own: 20 kinds, two of each, at prices from 2 to 7.
rule-TB-OPEN-03 = The loyalties: three Humans, two Machines, a Fallen and a Legion. Small tables have two Humans, large ones three and a Machine for sure, and chance fills up.
rule-TB-OPEN-04 = The 15 objectives are this game's own.
rule-TB-OPEN-05 = The wounds are this game's own: ten kinds, two of each, two of them contagious.
rule-TB-OPEN-06 = The interrogation cards are this game's own; sides share lines in turns, so that no card gives one away.
rule-TB-OPEN-07 = The All-Rounder cards are this game's own.
rule-TB-OPEN-08 = The General deck: 14 blue and 14 red around 3, four grey, four green, four special.
rule-TB-OPEN-09 = The six Personal decks are this game's own, 28 plain cards and two unique ones each.
rule-TB-OPEN-10 = The figures of the characters' boards are this game's own.
rule-TB-OPEN-11 = So are Kuro's; he plays from Dee Coy's hand.
rule-TB-OPEN-12 = Each level has three Soldiers, three Thieves, and two each of Crawler, Sniper and Tank.
rule-TB-OPEN-13 = A pistol costs 4, a rifle 6.
rule-TB-OPEN-14 = The arrows: 1–2, 1–3, 2–4, 2–6, 3–5, 4–5, 5–6, and the Junkyard beside 1 and 4. Out of the Med Center it is one step to 1 or 3.
rule-TB-OPEN-15 = Where enemies come: 5 and 9 in area 1, 6, 8 and 6/8 in 2, 3 and 7 in 3, 5, 11 and 7/9 in 4, 2, 9 and 3/11 in 5, 7, 12 and 2/12 in 6; the watchtowers between.
rule-TB-OPEN-16 = Red 3 lies at the Monolith, Blue 2 in the Sectors; from Red 4 the next step is the Network.
rule-TB-OPEN-17 = Morale goes from −10 to +10 and is yellow from −4 down.
rule-TB-OPEN-18 = Riot goes from −8 to +8: blue up to 1, yellow up to 7, red at 8, on both sides.
rule-TB-OPEN-19 = Resource goes up to 15, Security up to 6.
rule-TB-OPEN-20 = The own bars end at 5 for Havoc and Dryden and at 2 for Nova.
rule-TB-OPEN-21 = Some EX events make a red zone of Riot wider by 1.
rule-TB-OPEN-22 = The twelve unique cards are this game's own; one of Dee Coy's can sacrifice Kuro, the other returns him.
rule-TB-OPEN-23 = In steps with closed eyes everybody is asked at the same time, and whoever has nothing to choose just goes on.
rule-TB-OPEN-24 = What is said is said with fixed sentences, true or not, and never with numbers.
rule-TB-OPEN-25 = Before the dice, after them, and before and after an event, whoever holds something for any time is asked.
rule-TB-OPEN-26 = Of a chip in the Junkyard the table keeps in sight where it lies and who dropped it, and its colour for those who saw it.

## Rulings

rule-TB-AMB-01 = The Outlaws win at the bottom of Morale, at −10.
rule-TB-AMB-02 = The same value is meant where a campaign speaks of an end by Morale.
rule-TB-AMB-03 = Whether red Riot costs Security is looked at when it turns red, before the EX event.
rule-TB-AMB-04 = Wider red zones of Riot come by EX events only.
rule-TB-AMB-05 = The numbers of cards are those of the groups, whatever their sum is said to be.
rule-TB-AMB-06 = The skill tree has four columns, not rows.
rule-TB-AMB-07 = All dice are rolled at once; the white ones are ignored if nobody comes.
rule-TB-AMB-08 = White dice are used in the activation and in raids.
rule-TB-AMB-09 = The location with the number rolled is filled first, then 6/8, then Threat rises.
rule-TB-AMB-10 = An enemy on 6/8 does not block the way; those on 6 and 8 do.
rule-TB-AMB-11 = The way is blocked inwards only.
rule-TB-AMB-12 = Tiers are filled strictly up to the second; then any column may grow without a gap.
rule-TB-AMB-13 = Of two locations with one number, that of the lower area is filled first.
rule-TB-AMB-14 = The Guard stays at 1 until it is used.
rule-TB-AMB-15 = A Sector never counts more than 4.
rule-TB-AMB-16 = From Sector I nobody sees what is taken.
rule-TB-AMB-17 = Sector II needs two chips at least. You see them all and keep one; the rest is your partner's.
rule-TB-AMB-18 = A partner equips one chip, even with room for two.
rule-TB-AMB-19 = Chance mixes the chips of the Human Phase.
rule-TB-AMB-20 = A chip is placed, its phase happens, then the next chip, and the reward at last.
rule-TB-AMB-21 = The reward is a program for each chip.
rule-TB-AMB-22 = A boost given to a task half done clears what was done of it.
rule-TB-AMB-23 = A tie in a column wins it for nobody.
rule-TB-AMB-24 = The most columns are enough to be ahead, even if it is one.
rule-TB-AMB-25 = If purple is ahead in the Network, the Fallen have won.
rule-TB-AMB-26 = Without a Fallen at the table the files are not counted.
rule-TB-AMB-27 = Legion is in play if anybody belongs to it now.
rule-TB-AMB-28 = Of two ends at once the one that happened first counts.
rule-TB-AMB-29 = Tier 3 cannot be filled any more if the Sectors are empty and fewer chips are carried than places are open.
rule-TB-AMB-30 = The General may resign in any pause, not only in the own turn.
rule-TB-AMB-31 = If there are fewer than four enemies, all go. Crawlers count.
rule-TB-AMB-32 = Nobody is Leader and General at once.
rule-TB-AMB-33 = A tied motion follows the Leader's own vote; a tied election is the Leader's to decide.
rule-TB-AMB-34 = Without a Leader the active player decides.
rule-TB-AMB-35 = Who rolls a 6 at the start begins in the Network, not in the Cube.
rule-TB-AMB-36 = In the Cube you can do what the Cube offers, use programs, and whatever goes at any time.
rule-TB-AMB-37 = In the Cube the active player too puts in one card and no more.
rule-TB-AMB-38 = Others in the Cube may add their card when somebody breaks out.
rule-TB-AMB-39 = You see the interrogation card before you choose.
rule-TB-AMB-40 = If you have changed sides, the line of your new side is yours.
rule-TB-AMB-41 = To pardon, the Leader must be in the Network.
rule-TB-AMB-42 = Kuro's attack uses a fresh marker, and is still allowed where it is used.
rule-TB-AMB-43 = Kuro's six markers are for areas 1 to 5 and the Junkyard.
rule-TB-AMB-44 = Kuro places chips for free and without a marker.
rule-TB-AMB-45 = Kuro may carry scanners.
rule-TB-AMB-46 = If Dee Coy is in the Med Center, Kuro returns to the Sectors; from the Cube, to the Network.
rule-TB-AMB-47 = Feykah's additional red card comes from her hand.
rule-TB-AMB-48 = In a first game Jayden is dealt three objectives and keeps two.
rule-TB-AMB-49 = The wound for Kuro's fall is drawn at once.
rule-TB-AMB-50 = Threat at 4 is reached from below.
rule-TB-AMB-51 = If Deus is pushed into the Network, that counts as well.
rule-TB-AMB-52 = Of several enemies the red path acts first, from its front, then the locations by number.
rule-TB-AMB-53 = A Sniper on a watchtower reaches the activated area and those next to it.
rule-TB-AMB-54 = Crawlers that are pushed do not attack.
rule-TB-AMB-55 = Every Thief of the area, watchtowers included, tries once when you come in.
rule-TB-AMB-56 = A Thief takes one chip; you say which.
rule-TB-AMB-57 = The lowest health of all in range counts; if no carrier has it, any carrier will do.
rule-TB-AMB-58 = Tank and Deus attack Apex too.
rule-TB-AMB-59 = Apex defends with shield 3 and a General card.
rule-TB-AMB-60 = Cards for what Apex eliminates go to the General; it counts for no task.
rule-TB-AMB-61 = Eliminating Deus is worth three cards.
rule-TB-AMB-62 = A weapon adds its value once; its program is drawn even if you miss.
rule-TB-AMB-63 = A box put down lies face-down, a weapon of HQ openly.
rule-TB-AMB-64 = A box that lands beside you is taken on coming in, not by standing there.
rule-TB-AMB-65 = Who is knocked out keeps chips and box, and loses the rest of the turn.
rule-TB-AMB-66 = On the yellow zone nobody catches anything.
rule-TB-AMB-67 = Health never rises above its most.
rule-TB-AMB-68 = If a stack of enemies is empty, Threat rises by 1 instead.
rule-TB-AMB-69 = Programs, wounds and interrogation cards are reshuffled when they run out.
rule-TB-AMB-70 = The six results of the city roll go with 1 to 6 in their order.
rule-TB-AMB-71 = A decision nobody can carry out goes under its deck too.
rule-TB-AMB-72 = Where cards are drawn, all of them are.
rule-TB-AMB-73 = The limit of programs counts at the end of the actions, not of the turn.
rule-TB-AMB-74 = Areas are next to each other where an arrow joins them; the Med Center is next to none.
rule-TB-AMB-75 = Discarding at once means by one price or one effect.
rule-TB-AMB-76 = Where any number is allowed, at least one is needed for it to count as done.
rule-TB-AMB-77 = Riot stops at its end, and one EX event follows.
rule-TB-AMB-78 = Riot is back at 0 after any EX event, whatever called for it.
rule-TB-AMB-79 = A card against the declared way counts with its own sign.
rule-TB-AMB-80 = To be healed fully at the Med Center you give at least one card.
rule-TB-AMB-81 = With Resource at 3 the third City action may be taken.
rule-TB-AMB-82 = A motion needs more than half of all players.
rule-TB-AMB-83 = Gagged in the Cube, you put in nothing.
rule-TB-AMB-84 = The mixing of Tiers before the end is for campaigns only.
rule-TB-AMB-85 = A destroyed watchtower does nothing any more, and a roll for it raises Threat.
rule-TB-AMB-86 = A voter without a card is passed over.
rule-TB-AMB-87 = If no red card is left to be drawn, an enemy goes without.
rule-TB-AMB-88 = Deus's marker lies before the player whose turn called it.
rule-TB-AMB-89 = Crawlers raise Threat only where their stack is empty.
rule-TB-AMB-90 = In a vote that is forced, the active player is whoever has the turn.
rule-TB-AMB-91 = After a resignation the Leader names a new General at once.
rule-TB-AMB-92 = One of your dice is any die you rolled in this turn.
rule-TB-AMB-93 = With two chips you may place one and keep the other.
rule-TB-AMB-94 = In the turn you were freed you place nothing, even if you leave and return.
rule-TB-AMB-95 = Where a skill says a card, it comes from your own deck, or else from the General one.
rule-TB-AMB-96 = Nova takes her weapon at HQ, for no AP, and with room for a box.
rule-TB-AMB-97 = The laser earns you everything but Havoc's bar; programs what they say; a resignation nothing.
rule-TB-AMB-98 = If there is no box left anywhere, none comes down.
rule-TB-AMB-99 = What stands on the red path can be attacked from the area of its space.
