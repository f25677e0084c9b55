# One short explanation per rule of Social Deduction and Project: Hell Gate, shown by "why" and in the codex.

## What is in the box

rule-SD-COMP-01 = The final edition deals from 43 IDs; six of them are Boss IDs and wait outside the piles.
rule-SD-COMP-02 = There are 22 loyalty cards, of which a table uses the number its row asks for.
rule-SD-COMP-03 = The core pile is 66 programs.
rule-SD-COMP-04 = Seven weapons lie on the largest table, fewer on small ones.
rule-SD-COMP-05 = Two lists say what you may do: one for whoever is unarmed, one for whoever begins armed. The game shows you the right one.
rule-SD-COMP-06 = The seven weapons: two rifles, two pistols, and one each of companion, rocket launcher and laser.
rule-SD-COMP-07 = The prototype has 27 IDs, nine of each colour, and neither Boss IDs nor Fallen.
rule-SD-COMP-08 = The prototype's 21 loyalty cards: 7 blue, 6 red and 3 gray that count once; 2 blue, 2 red and 1 gray that count twice.
rule-SD-COMP-09 = The prototype plays with 55 programs.
rule-SD-COMP-10 = The prototype has six weapons: the companion is missing.
rule-SD-COMP-11 = The prototype prints both lists of actions on one card with two sides. It plays the same.
rule-SD-COMP-12 = The French printing has 38 IDs. This game plays its rules with the final edition's cards.
rule-SD-COMP-13 = The last of the 22 loyalty cards is green and stays in the box, unless the table agrees on the Legion card.
rule-SD-COMP-14 = Blue is Human, red is Machine, gray is Outlaw, green is Legion.
rule-SD-COMP-15 = Purple is Fallen.
rule-SD-COMP-16 = No table needs all loyalty cards: a few always stay in the box, and you cannot know which.

## The setup table

rule-SD-TAB-04 = Four players: a rifle and a pistol. Loyalty: 3 blue, 2 red, and one double card of each colour. IDs: 2 blue, 2 red, 1 gray.
rule-SD-TAB-05 = Five players: rifle, pistol and companion, or two rifles and a pistol. Loyalty: 4 blue, 3 red, and one double card of each colour. IDs: two of each colour.
rule-SD-TAB-06 = Six players: the weapons of five. Loyalty: 3 blue, 4 red, 2 gray, two double blue and one double red. IDs: 3 blue, 2 red, 2 gray.
rule-SD-TAB-07 = Seven players: two rifles, a pistol, the companion. Loyalty: 4 blue, 3 red, 3 gray, two double blue and two double red. IDs: 3 blue, 3 red, 2 gray.
rule-SD-TAB-08 = Eight players: the weapons of seven. Loyalty: 6 blue, 5 red, two double blue, two double red, one double gray. IDs: 4 blue, 3 red, 2 gray.
rule-SD-TAB-09 = Nine players: the rocket launcher joins the middle. Nine of the sixteen loyalty cards are used. IDs: 4 blue, 3 red, 3 gray.
rule-SD-TAB-10 = Ten players: as nine, with ten loyalty cards used. IDs: 4 blue, 4 red, 3 gray.
rule-SD-TAB-11 = Eleven players: the laser joins the middle too; eleven loyalty cards are used. IDs: 5 blue, 4 red, 3 gray.
rule-SD-TAB-12 = Twelve players: as eleven, with twelve loyalty cards used. IDs: 5 blue, 5 red, 3 gray.
rule-SD-TAB-13 = Thirteen players: all seven weapons lie in the middle; thirteen loyalty cards are used. IDs: 5 blue, 5 red, 4 gray.
rule-SD-TAB-14 = Fourteen players: all seven weapons; fourteen loyalty cards are used. IDs: 6 blue, 5 red, 4 gray.
rule-SD-TAB-15 = Fifteen players: all seven weapons; fifteen loyalty cards are used. IDs: 6 blue, 6 red, 4 gray.
rule-SD-TAB-16 = Sixteen players: all seven weapons and all sixteen loyalty cards. IDs: 6 blue, 6 red, 5 gray.
rule-SD-TAB-17 = Up to eight players, everyone has two loyalty cards, so the row holds twice as many as there are players.
rule-SD-TAB-18 = From nine players on, sixteen loyalty cards are shuffled and one is laid into each gap; nobody sees the rest.
rule-SD-TAB-19 = There is always one ID more than players, so somebody you suspect may not be at the table at all.
rule-SD-TAB-20 = Plain gray loyalty cards appear only with six or seven players; all other tables have one gray card, and it counts twice.
rule-SD-TAB-21 = Five or six players agree before the deal whether they play with the companion or with the second rifle.
rule-SD-TAB-22 = Up to twelve players the companion lies where the prototype had its second pistol; from thirteen on both are there.

## Setting up

rule-SD-SET-01 = The weapons of your table's row lie in the middle, free to be taken.
rule-SD-SET-02 = Rocket launcher and laser begin locked away, except on large tables that put them in the middle.
rule-SD-SET-03 = With Hell Gate, the weapon of that name begins locked away too.
rule-SD-SET-04 = Boss IDs are sorted out first: nobody is dealt one.
rule-SD-SET-05 = IDs are drawn colour by colour, as many as the row says, and only then mixed.
rule-SD-SET-06 = Everyone gets one ID, face-down. The one left over is out of the game; only a card lets you see it.
rule-SD-SET-07 = Nobody may look at the ID that was left over.
rule-SD-SET-08 = Up to eight players get two face-down loyalty cards each, one on either side of the ID.
rule-SD-SET-09 = Everyone begins with one program, face-down.
rule-SD-SET-10 = All cards are dealt face-down. Only Sleepless lies open from the first moment.
rule-SD-SET-11 = You alone see your ID and loyalty cards, and they tell you which team you are on.
rule-SD-SET-12 = You may read your own programs at any time.
rule-SD-SET-13 = The programs that were not dealt are the pile to draw from.

## Who begins

rule-SD-START-01 = At a real table, whoever last quarrelled with a computer begins. Here the lot decides.
rule-SD-START-02 = In a second game with the same people, the one who was eliminated first last time begins.
rule-SD-START-03 = Whoever begins takes the cards that mark the turn; the lamp at a seat shows it here.
rule-SD-START-04 = In a first game every seat is equally likely to begin.

## Health

rule-SD-HP-01 = Everyone begins with 2 HP.
rule-SD-HP-02 = Nobody is healed above the most HP, which is 2 unless a scenario says otherwise.
rule-SD-HP-03 = A wounded player's ID lies sideways; healed, it stands again.
rule-SD-HP-04 = At 0 HP a player is eliminated, and the cards are revealed.
rule-SD-HP-05 = HP stay with the player: exchanging IDs exchanges no wounds.
rule-SD-HP-06 = A player with nothing left to hide is still in the game. Open cards kill nobody.
rule-SD-HP-07 = HP never go below 0; what is left of the damage is lost.

## Teams

rule-SD-TEAM-01 = Your team follows from the colours of your ID and your loyalty cards, taken together.
rule-SD-TEAM-02 = The ID and a plain loyalty card count one each.
rule-SD-TEAM-03 = A loyalty card marked ×2 counts two.
rule-SD-TEAM-04 = Most blue makes a Human, most red a Machine, most gray an Outlaw.
rule-SD-TEAM-05 = Where two or three colours share the lead, you are an Outlaw.
rule-SD-TEAM-06 = An ID that says “always” makes the team, whatever your other cards say.
rule-SD-TEAM-07 = Secret loyalty programs in your hand are counted along.
rule-SD-TEAM-08 = A secret loyalty program weighs as much as a plain loyalty card: one.
rule-SD-TEAM-09 = A counted card gained or lost can change your team, at once and without a word to the others.
rule-SD-TEAM-10 = Face-up or face-down, a card counts the same.
rule-SD-TEAM-11 = An ID that is always Legion comes before everything else.
rule-SD-TEAM-12 = Whoever was drawn into Legion stays there, whatever “always” the ID shows.
rule-SD-TEAM-13 = Whoever became Fallen stays Fallen under every ID but one that is always Legion.
rule-SD-TEAM-14 = Without Legion or Fallen, “always” decides, and without that the colours do.
rule-SD-TEAM-15 = To Humans, Legion and Fallen are enemies like Outlaws; for being the last one alive they count as Outlaws too.
rule-SD-TEAM-16 = The true team may differ from what the cards show; only its owner knows, and the check.
rule-SD-TEAM-17 = On large tables your loyalty cards are the two you share with your neighbours.

## The turn

rule-SD-TURN-01 = Without a weapon you investigate, take a weapon or draw; whoever begins the turn with one shoots, aims elsewhere or drops it.
rule-SD-TURN-02 = The active player takes one action in a turn, no more and no fewer.
rule-SD-TURN-03 = Programs cost no action.
rule-SD-TURN-04 = Where a program offers an action of its own, using it is your action for the turn.
rule-SD-TURN-05 = Your programs may be played before and after your action, even one you have just drawn.
rule-SD-TURN-06 = Before your turn ends, you discard down to the limit.
rule-SD-TURN-07 = Your turn is over when it passes to the next player, and not before.
rule-SD-TURN-08 = Play goes around clockwise.
rule-SD-TURN-09 = Eliminated players are passed over.
rule-SD-TURN-10 = Lose your weapon before you have acted, and you act as an unarmed player.
rule-SD-TURN-11 = A weapon that reaches you in mid-turn cannot be fired in that turn: you did not begin it armed.
rule-SD-TURN-12 = You cannot pass. If any action is possible, you take one.
rule-SD-TURN-13 = Where no action is possible at all, the turn ends without one.

## Actions

rule-SD-ACT-01 = Investigate: look in secret at a face-down loyalty card of somebody else.
rule-SD-ACT-02 = An ID may be investigated only when that player's loyalty cards all lie open.
rule-SD-ACT-03 = Investigating turns nothing up and sets off no ability. What you saw is yours alone.
rule-SD-ACT-04 = Equip: take a weapon from the middle and aim it at somebody in the same breath.
rule-SD-ACT-05 = The prototype calls taking a pistol and taking a rifle two actions; at this table both are offered, so nothing changes.
rule-SD-ACT-06 = A rocket launcher, laser or Hell Gate is taken the same way, once it lies in the middle or is unlocked for you.
rule-SD-ACT-07 = Draw: one program off the top of the pile, into your hand.
rule-SD-ACT-08 = Drop: lay the weapon down. That is an armed player's action.
rule-SD-ACT-09 = Change target: aim at somebody else. That is an armed player's action.
rule-SD-ACT-10 = Shoot: the weapon does to its target what is printed on it.
rule-SD-ACT-11 = With a weapon in your hand from the start of the turn you can neither investigate nor equip nor draw.
rule-SD-ACT-12 = Take a weapon now, fire it next turn at the earliest. The table has one round to answer.
rule-SD-ACT-13 = The laser is never aimed ahead, so there is no target to change.

## Weapons

rule-SD-WPN-01 = One weapon each, never two.
rule-SD-WPN-02 = Pistols and rifles are there for everybody from the start.
rule-SD-WPN-03 = The companion is there for everybody from five players on, if the table chose the set with it.
rule-SD-WPN-04 = A locked weapon can be taken only by players who unlocked it.
rule-SD-WPN-05 = What you unlock is unlocked for you, and for nobody else.
rule-SD-WPN-06 = Taking a pistol, rifle or companion means aiming it at one other player.
rule-SD-WPN-07 = Taking the rocket launcher means aiming it at two players who are neighbours.
rule-SD-WPN-08 = The laser is taken without a target; you name one when you fire.
rule-SD-WPN-09 = Nobody aims at themselves.
rule-SD-WPN-10 = A held weapon always points at somebody alive; only the laser waits for its shot.
rule-SD-WPN-11 = When a target is eliminated by something else, everyone who aimed there aims anew at once.
rule-SD-WPN-12 = Whoever gets a weapon by theft or exchange aims it anew.
rule-SD-WPN-13 = Pistol: whoever is struck turns up a loyalty card or loses 1 HP.
rule-SD-WPN-14 = After the pistol's shot you lay it down and draw a program.
rule-SD-WPN-15 = Companion: it strikes as the pistol does, a loyalty card or 1 damage.
rule-SD-WPN-16 = Companion: instead of shooting, its target may be healed by 1.
rule-SD-WPN-17 = Shot or healing, the companion is then laid down and a program drawn.
rule-SD-WPN-18 = Rifle: whoever is struck turns up the ID or loses 2 HP.
rule-SD-WPN-19 = After the rifle's shot you lay it down and draw nothing.
rule-SD-WPN-20 = Rocket launcher: two neighbours answer one after the other, each with a loyalty card or 1 damage.
rule-SD-WPN-21 = After the rocket you lay the launcher down and draw one program, however many were struck.
rule-SD-WPN-22 = Laser: the player you name reveals the ID or takes 2 damage.
rule-SD-WPN-23 = After the laser's shot you lay it down and draw nothing.
rule-SD-WPN-24 = Hell Gate: two neighbours each reveal the ID or take 2 damage; then it is laid down.
rule-SD-WPN-25 = Whoever is struck decides between a card and damage, and which card it is.
rule-SD-WPN-26 = With no loyalty card left face-down, a pistol, companion or rocket costs HP.
rule-SD-WPN-27 = With an open ID, a rifle, laser or Hell Gate costs HP.
rule-SD-WPN-28 = You may take damage to keep a card hidden.
rule-SD-WPN-29 = A shot goes in steps: announced, answered by programs, borne by the target, an ID's ability, then weapon down and perhaps a draw.
rule-SD-WPN-30 = For the rocket launcher, players with only eliminated ones between them are neighbours.
rule-SD-WPN-31 = The eliminated cannot be aimed at.
rule-SD-WPN-32 = When two are struck at once, they answer clockwise, counted from the active player.
rule-SD-WPN-33 = The rocket launcher's holder is neither a target nor between the two.
rule-SD-WPN-34 = A dropped weapon goes back to the middle, or to the locked area it came from.
rule-SD-WPN-35 = The shooter lays the weapon down and draws even if the target is gone, unless the game or the shooter is gone too.
rule-SD-WPN-36 = The companion heals only somebody who is wounded.
rule-SD-WPN-37 = If an ability took the weapon out of your hand, there is nothing to drop; the program is drawn all the same.

## Reactions

rule-SD-REACT-01 = You say what you are about to do, with weapon and target, before it happens.
rule-SD-REACT-02 = Between the announcement and the deed everybody may play a program made for any time.
rule-SD-REACT-03 = One program is finished before the next may be played: nothing is countered in mid-air.
rule-SD-REACT-04 = If somebody played a program, you may keep to your plan or change it.
rule-SD-REACT-05 = If your weapon is gone by then, you choose again as an unarmed player.
rule-SD-REACT-06 = A new plan is a new announcement, and everybody may answer again until all let it pass.
rule-SD-REACT-07 = If what you announced has become impossible, you must choose something else.
rule-SD-REACT-08 = If several want to answer, they are asked clockwise from the active player.
rule-SD-REACT-09 = You may answer your own announcement with a program, too.
rule-SD-REACT-10 = Once nobody answers, your announcement stands: no second thoughts.

## Programs

rule-SD-PROG-01 = Programs lie face-down before you. You read yours, and nobody else's.
rule-SD-PROG-02 = To play a program is to show it and do what it says.
rule-SD-PROG-03 = A program for any time is played at any moment, but not while another is carried out.
rule-SD-PROG-04 = At the end of your turn you keep two programs at most.
rule-SD-PROG-05 = Permanent programs count for the limit, in play or not.
rule-SD-PROG-06 = The limit bites only when your own turn ends. Until then you may hold more.
rule-SD-PROG-07 = Some programs can be played in your own turn only.
rule-SD-PROG-08 = A permanent program stays on the table until the game is over.
rule-SD-PROG-09 = Some programs work from the moment you get them.
rule-SD-PROG-10 = Loyalty programs work at once as well, but nobody learns that you hold one.
rule-SD-PROG-11 = A used program goes under the pile, permanents aside.
rule-SD-PROG-12 = A discarded program goes under the pile as well, face-down.
rule-SD-PROG-13 = Roughly every tenth program is a secret loyalty.
rule-SD-PROG-14 = Secret loyalty programs are never turned up.
rule-SD-PROG-15 = More than two secret loyalty programs at the end of your turn are too many: discard down to two.
rule-SD-PROG-16 = Spam and loyalty programs are not discarded for the limit while another program can be.
rule-SD-PROG-17 = You choose a program's target when you play it, not before.
rule-SD-PROG-18 = A stolen program that already works on somebody goes on working on the same player.
rule-SD-PROG-19 = A permanent that comes back to life with its owner keeps its target.
rule-SD-PROG-20 = The permanents of an eliminated player do nothing.
rule-SD-PROG-21 = Gevers Attack and Doe Spynetwork do not fill your hand while they work.
rule-SD-PROG-22 = March of the Fallen happens once in a game, when its second copy turns up.
rule-SD-PROG-23 = From nine players on you keep one program only; the prototype stays with two.
rule-SD-PROG-24 = Cards leave the eliminated alone unless they say otherwise; sleeper, backup.exe, Deathbringer and Lifesaver do.
rule-SD-PROG-25 = There are programs that disarm, steal, exchange weapons, IDs and loyalties, cover open cards and bring back the eliminated.
rule-SD-PROG-26 = What a card says goes before the rules.

## Abilities of IDs

rule-SD-ID-01 = An ID's ability takes effect when the ID is revealed, unless the card says otherwise.
rule-SD-ID-02 = A lasting ability works while its ID lies open.
rule-SD-ID-03 = Sleepless and Assassin keep their own time; read their cards.
rule-SD-ID-04 = In the prototype A.I.T. and Mindeater kept their own time too. This game follows the final cards.
rule-SD-ID-05 = You cannot turn up your own ID just because you would like to.
rule-SD-ID-06 = An ID is turned up by programs, abilities, bosses, and by rifle, laser or Hell Gate.
rule-SD-ID-07 = An ID turned up by its owner's elimination does nothing, unless the card says so.
rule-SD-ID-08 = Coming back sets off no ability that works on reveal.
rule-SD-ID-09 = A lasting ability works again when its owner comes back, since the ID lies open.
rule-SD-ID-10 = Covered, an ID's lasting ability ends; revealed again, it does its work again.
rule-SD-ID-11 = “Then” only gives the order: if one step is impossible, the next one still happens.
rule-SD-ID-12 = Exchanging IDs moves no HP.
rule-SD-ID-13 = IDs turned up while something else goes on wait for it to end, and then take effect clockwise.

## Boss IDs

rule-SD-BOSS-01 = No Boss ID is dealt at the start.
rule-SD-BOSS-02 = A program brings them into the game.
rule-SD-BOSS-03 = You become a Boss only if you meet what the program demands.
rule-SD-BOSS-04 = Whoever becomes a Boss gives the own ID for all Boss IDs of that colour.
rule-SD-BOSS-05 = Becoming a Boss heals nothing and costs nothing.
rule-SD-BOSS-06 = Several IDs are several shields: a Boss can bear more hard hits than anyone else.
rule-SD-BOSS-07 = Boss IDs stay together; an exchange moves the whole set.
rule-SD-BOSS-08 = Human Boss brings Apex and its companions, Machine Boss brings Deus and its own.
rule-SD-BOSS-09 = Whatever reveals a Boss's ID reveals one of the set at a time.
rule-SD-BOSS-10 = Hell Gate brings a new print of Apex that does a little more.

## Legion, Fallen and Masons

rule-SD-LEG-01 = Legion begins with Mindeater.
rule-SD-LEG-02 = Legion counts as Outlaw, but wins by its own rule.
rule-SD-LEG-03 = In Legion, no other “always” on an ID matters.
rule-SD-LEG-04 = The French rules do not say that Legion also ignores “always Fallen”. At this table it does.
rule-SD-LEG-05 = Sudden death does not break Legion up.
rule-SD-LEG-06 = Mindeater is always Legion.
rule-SD-FAL-01 = The Fallen begin with Deathbringer.
rule-SD-FAL-02 = Fallen count as Outlaws, but win by their own rule.
rule-SD-FAL-03 = Fallen ignore “always” on IDs, except “always Legion”.
rule-SD-FAL-04 = Deathbringer is always Fallen.
rule-SD-FAL-05 = In sudden death Fallen are no team any more.
rule-SD-FAL-06 = Deathbringer reaches for the eliminated.
rule-SD-MAS-01 = In the prototype Mindeater founds the Masons; Legion and Fallen do not exist.
rule-SD-MAS-02 = Masons count as Outlaws, ignore “always”, and win together once nobody else is left, in sudden death too.
rule-SD-MAS-03 = Masons are Legion by an older name, and are played alike.

## Elimination and return

rule-SD-ELIM-01 = Only 0 HP eliminates a player, or a card or boss that says so.
rule-SD-ELIM-02 = The eliminated turn up ID and loyalty cards.
rule-SD-ELIM-03 = The eliminated lay down their weapon.
rule-SD-ELIM-04 = What they had permanently in play stops working.
rule-SD-ELIM-05 = Then the eliminated player checks whether somebody has won.
rule-SD-ELIM-06 = The eliminated tell the living nothing while the game goes on.
rule-SD-ELIM-07 = The eliminated are no target for weapons, programs or abilities, a few cards aside.
rule-SD-ELIM-08 = Their secret loyalty programs stay hidden and still count for their team.
rule-SD-ELIM-09 = Their other programs stay where they lie; nobody plays or discards them.
rule-SD-ELIM-10 = If several are eliminated at once, it goes clockwise from the active player.
rule-SD-REAN-01 = Elimination need not be the end: a few cards bring players back.
rule-SD-REAN-02 = Whoever comes back may tell what the check has shown, truly or not.
rule-SD-REAN-03 = Once a winner was announced, nobody comes back.
rule-SD-REAN-04 = Permanent programs come back with their owner, and with their old targets.
rule-SD-REAN-05 = A return sets off no ability that works on reveal.
rule-SD-REAN-06 = Who comes back has 1 HP and no weapon, and open cards stay open, unless the card says otherwise.
rule-SD-REAN-07 = Who comes back waits until play reaches the seat again.
rule-SD-REAN-08 = Who came back counts as living in every later check.

## Victory

rule-SD-WIN-01 = Humans win as one when no Machine, Outlaw, Legion or Fallen player is left.
rule-SD-WIN-02 = Machines win as one when the last Human falls.
rule-SD-WIN-03 = An Outlaw wins alone, by outliving everybody else.
rule-SD-WIN-04 = A team's victory counts for its eliminated members too, by the team they are on at the end.
rule-SD-WIN-05 = Legion win together when everybody else is eliminated.
rule-SD-WIN-06 = Fallen win together when everybody else is eliminated.
rule-SD-WIN-07 = After each elimination the eliminated player checks the teams, and says only whether the game goes on.
rule-SD-WIN-08 = At a real table this is done with closed eyes and raised thumbs. Here the game looks at the teams for you.
rule-SD-WIN-09 = In the check nobody lies; the game sees to that.
rule-SD-WIN-10 = The table hears that the game goes on, or who has won. Nothing else.
rule-SD-WIN-11 = A game ends by a check only.
rule-SD-WIN-12 = With the announcement of a winner everything stops: no card changes it any more.
rule-SD-WIN-13 = The eliminated player learns the team of everyone still alive.
rule-SD-WIN-14 = The teams of that moment count. A change of team between two checks ends nothing by itself.
rule-SD-WIN-15 = Teams are looked at in a fixed order: Human, Machine, Outlaw, Legion, Fallen. It changes no result.
rule-SD-WIN-16 = Some bosses eliminate without a check.

## Sudden death

rule-SD-SUD-01 = If a check finds no living Human and the player just eliminated was none, sudden death begins.
rule-SD-SUD-02 = From then on it is everybody for themselves: whoever is left over wins.
rule-SD-SUD-03 = Legion is the exception: it still wins together.
rule-SD-SUD-04 = Sudden death never ends before the game does.
rule-SD-SUD-05 = Machines must have eliminated the last Human. If the Humans merely changed sides, that is no victory.
rule-SD-SUD-06 = The prototype looks for it at the first elimination only: no Human from the start, or the last one changed teams.
rule-SD-SUD-07 = The French text of this rule is damaged; the final one is played.
rule-SD-SUD-08 = Once it is on, Humans, Machines and Fallen no longer win as teams.

## Talk

rule-SD-INFO-01 = What players say need not be true.
rule-SD-INFO-02 = The check is the one place where nobody may lie.
rule-SD-INFO-03 = You may not show a hidden card of yours.
rule-SD-INFO-04 = You may not read a hidden card of yours aloud. There is no claim here that does.
rule-SD-INFO-05 = Open to all: revealed cards, weapons and where they point, HP, how many programs, permanents in play, and who investigated whom.
rule-SD-INFO-06 = What you have seen stays with you. Nobody can prove that you tell it rightly.
rule-SD-INFO-07 = Look up any card in secret: the codex and “why” answer only you.

## When rules meet

rule-SD-PRIO-01 = What a card says goes before the rules.
rule-SD-PRIO-02 = You are never a target of your own weapon.
rule-SD-PRIO-03 = A weapon in a hand always points at somebody who may be struck.
rule-SD-PRIO-04 = What happens at the same time is done clockwise from the active player.
rule-SD-PRIO-05 = As long as your turn has not been passed on, your programs may be played.
rule-SD-PRIO-06 = One action per turn; a program may grant another.
rule-SD-PRIO-07 = A weapon received in mid-turn does not make it an armed turn.
rule-SD-PRIO-08 = A weapon lost in mid-turn makes it an unarmed turn.
rule-SD-PRIO-09 = “Then” tells the order of steps and sets no condition.

## Nine to sixteen players

rule-SD-BIG-01 = Programs with a red dot are left out.
rule-SD-BIG-02 = One face-down loyalty card lies between each two neighbours.
rule-SD-BIG-03 = It belongs to both: both look at it and both count it.
rule-SD-BIG-04 = So everyone has two loyalty cards, as always, but shares each with somebody.
rule-SD-BIG-05 = The loyalty cards left over go back unseen.
rule-SD-BIG-06 = The program of a weapon that lies in the middle anyway is worth no more than Spam.
rule-SD-BIG-07 = You keep one program at the end of your turn, permanents included.
rule-SD-BIG-08 = Hal Watson opens the loyalty cards on the far side of both neighbours.
rule-SD-BIG-09 = Your rocket never opens your own loyalty cards: a target beside you shows the other one, or bleeds.
rule-SD-BIG-10 = A shared card that is revealed is revealed for both.
rule-SD-BIG-11 = If the card shared with the shooter is the only hidden one, a rocket costs its target 1 HP.
rule-SD-BIG-12 = The prototype plays large tables without red dots, with a limit of two, and without these notes on Hal Watson and the rocket.
rule-SD-BIG-13 = Large tables are for players who know the game.
rule-SD-BIG-14 = Shared loyalty cards stay where they are: what would move or exchange them does nothing.

## Variants

rule-SD-ALT-01 = No changes of team, core: Alice, Kickstarter, Virus, Deathbringer and Mindeater stay in the box.
rule-SD-ALT-02 = No changes of team, core: loyalty programs, Bug, Wrong button, Screensaver and Orellana Effect stay in the box.
rule-SD-ALT-03 = No changes of team, Hell Gate: Balance, D.U.S.T., Puppet Master, Cultist, Rocky and Spy stay in the box.
rule-SD-ALT-04 = No changes of team, Hell Gate: Shadow existence, Legion loyalty, Roulette and both copies of March of the Fallen stay in the box.
rule-SD-ALT-05 = No changes of team, Hell Gate: where a portal would call Fallen Angel or Legion God, Exitus comes.
rule-SD-ALT-06 = No spam: with more than one loyalty program in hand you may discard one, so that it does not choke you.
rule-SD-ALT-07 = Only the cards left out by these rules can change a team, apart from a loyalty program that changes hands.
rule-SD-FIRST-01 = For a first session: Photographer, Whistleblower, Thief, Seer, Eye D and Joke.
rule-SD-FIRST-02 = The older printings name the same six, some under other names.
rule-SD-FIRST-03 = A first session has no Legion loyalty program.
rule-SD-FIRST-04 = A first session is best with four to eight players.
rule-SD-FIRST-05 = The six IDs are just right for five players; with four, one gray ID is left out.
rule-SD-LLX-01 = The Legion loyalty card is for experts, and for six players or more.
rule-SD-LLX-02 = It takes the place of a gray loyalty card.
rule-SD-LLX-03 = With six or seven players a plain gray card makes room; from eight on it is the double one.
rule-SD-LLX-04 = Whoever has the green card among the loyalty cards is Legion, for as long as it stays there.

## Advice

rule-SD-HINT-01 = Everybody says “Human”. If you are not, say it all the more.
rule-SD-HINT-02 = Humans are many and help each other: find your friends, then go for the Machines.
rule-SD-HINT-03 = Machines strike hard: find Humans quickly, and let the Outlaws be until Humans grow too strong.
rule-SD-HINT-04 = Outlaws help the Humans first, then each other, and turn before they are too few.
rule-SD-HINT-05 = Humans and Outlaws are friends for as long as there are Machines. Both know it.

## Coming from The Beginning

rule-SD-CAMP-01 = With four to six players, one game of The Beginning can lead into one game of Social Deduction in the same seats.
rule-SD-CAMP-02 = In The Beginning you may set programs aside for later, as many as you like, as your action.
rule-SD-CAMP-03 = If the Network's third tier ended The Beginning, its chips are mixed tier by tier before they are read.
rule-SD-CAMP-04 = The chips in the Junkyard are mixed before anybody counts them.
rule-SD-CAMP-05 = The faction that won is known; who belonged to it, and who met an Objective, is not.
rule-SD-CAMP-06 = All IDs of Legion and Fallen leave the game, and the Legion loyalty card with them.
rule-SD-CAMP-07 = All other IDs are one stack, all loyalty cards another; the setup table's mix does not apply.
rule-SD-CAMP-08 = Everyone is dealt five IDs and three loyalty cards to choose from.
rule-SD-CAMP-09 = You keep one ID and two loyalty cards, and they must make the faction you ended with.
rule-SD-CAMP-10 = If yours cannot, you wait and choose again with what the others left over.
rule-SD-CAMP-11 = Who missed the Objective or ended in the Isolation Cube must become an Outlaw.
rule-SD-CAMP-12 = The first of Legion chooses freely; when that ID is revealed, Mindeater stands in its place.
rule-SD-CAMP-13 = Until then, whoever investigates sees the false ID.
rule-SD-CAMP-14 = Whoever Legion infected takes a gray ID and begins as Legion, whatever the cards say.
rule-SD-CAMP-15 = The Fallen one chooses freely as well; when the ID is revealed, it turns out to be Deathbringer.
rule-SD-CAMP-16 = If Deus was destroyed, there is no program Machine Boss.
rule-SD-CAMP-17 = If Apex was destroyed, there is no program Human Boss.
rule-SD-CAMP-18 = If Machines won, there are no Human loyalty programs.
rule-SD-CAMP-19 = If Humans won, there are no Machine loyalty programs, and Machines hide behind gray IDs first, then red, then blue ones.
rule-SD-CAMP-20 = If Outlaws won, everyone takes a gray ID while there are any.
rule-SD-CAMP-21 = With two Wounds or more you begin with one loyalty card open, never with both.
rule-SD-CAMP-22 = If you were not at full health, you begin with 1 HP.
rule-SD-CAMP-23 = For each program you set aside you draw one more at the start, and keep two at most.
rule-SD-CAMP-24 = Whoever had the last turn there has the last turn of the first round here.
rule-SD-CAMP-25 = With Hell Gate, if Morale ran out: Exitus is there from the start, right of whoever acts last, and portals may still call another.
rule-SD-CAMP-26 = With Hell Gate, after a victory of Legion, Legion God is the first to step out of the portals.
rule-SD-CAMP-27 = With Hell Gate, after a victory of the Fallen, Fallen Angel is the first to step out of the portals.
rule-SD-CAMP-28 = Who wins the second game wins it all.
rule-SD-CAMP-29 = Carried over for each player: faction, Legion, Objective, Isolation Cube, Wounds, health and programs set aside; for the game: who won, how it ended, Apex, Deus and the last seat.
rule-SD-CAMP-30 = You choose yourself which loyalty card lies open because of Wounds.

## How this table is run

rule-SD-ENG-01 = The game keeps for every seat its HP, cards, weapon, aim, what it has unlocked and which cards it has seen.
rule-SD-ENG-02 = A turn begins, an action is announced, answered and carried out; then come the last programs, the limit, and the next player.
rule-SD-ENG-03 = You may answer when a turn has begun, after an announcement, before HP are lost, before a check, and before a turn ends.
rule-SD-ENG-04 = Players are asked clockwise; after each program everybody is asked anew. Who has nothing to play is passed over without the others noticing.
rule-SD-ENG-05 = The game does the check itself. The table hears the result, and the eliminated player sees the teams.
rule-SD-ENG-06 = At one screen for several people, a curtain falls before anything private is shown.
rule-SD-ENG-07 = Bots know what their seat knows: own cards, cards seen, what was open and what was said.
rule-SD-ENG-08 = You speak in claims, such as what team you are on, what you saw, whom you accuse. None is checked for truth as you say it.
rule-SD-ENG-09 = The eliminated stay silent unless they come back.
rule-SD-ENG-10 = All chance comes from one seed: the same seed and the same choices give the same game.
rule-SD-ENG-11 = Where the pile is empty, nothing is drawn until used programs have gone under it.
rule-SD-ENG-12 = Where nobody's HP changes for forty rounds, the game is a draw.

## Hell Gate: what it brings

rule-HG-COMP-01 = Hell Gate adds 17 IDs.
rule-HG-COMP-02 = Two EX loyalty cards shield the bosses that have them.
rule-HG-COMP-03 = Three Legion cards belong to Legion God.
rule-HG-COMP-04 = Ten cards tell what Exitus does.
rule-HG-COMP-05 = Five cards are new prints of core cards.
rule-HG-COMP-06 = Hell Gate adds 27 programs, portals among them.
rule-HG-COMP-07 = There is one new weapon, Hell Gate.
rule-HG-COMP-08 = A card of its own counts a boss's HP; here its marker does.
rule-HG-COMP-09 = Eight bosses, with two cards each.
rule-HG-COMP-10 = New prints exist of Joke, Whistleblower, Apex, Seeker and Gavrick Files; they replace the old ones and add to no count.
rule-HG-COMP-11 = With the core game that makes 60 IDs, 93 programs and 8 weapons.
rule-HG-INT-01 = Hell Gate is played with the core game, never alone.
rule-HG-INT-02 = Where a card has a new print, the new one is used.
rule-HG-INT-03 = All 27 programs go into the pile.
rule-HG-INT-04 = The 17 IDs join the piles of their colour.
rule-HG-INT-05 = Bosses and Boss IDs wait outside.
rule-HG-INT-06 = The weapon Hell Gate begins locked away.
rule-HG-INT-07 = Without Hell Gate, every card with its mark stays out. One switch does it.

## Portals

rule-HG-PORT-01 = Some programs are portals, each with the number of a boss.
rule-HG-PORT-02 = A drawn portal is laid open beside the pile, and another program is drawn.
rule-HG-PORT-03 = Four to six players: three portals call a boss.
rule-HG-PORT-04 = Seven to nine players: four portals call a boss.
rule-HG-PORT-05 = Ten to sixteen players: five portals call a boss.
rule-HG-PORT-06 = When the last portal needed is drawn, the boss of its number enters.
rule-HG-PORT-07 = It enters directly right of whoever drew that portal, and so comes next in the order of play.
rule-HG-PORT-08 = While a boss is there, further portals only join the others, unless it is Belial.
rule-HG-PORT-09 = When a boss is defeated, all portals go under the pile.
rule-HG-PORT-10 = Then the count begins anew, and another boss may come.
rule-HG-PORT-11 = If the replacement is a portal again, it is laid open too, until something else is drawn.
rule-HG-PORT-12 = Portals in the first deal are replaced and shuffled back before anybody's turn.

## Bosses in general

rule-HG-EX-01 = A boss is two cards and has 2 HP.
rule-HG-EX-02 = One boss at a time, unless a scenario or the story says otherwise.
rule-HG-EX-03 = Four bosses come unshielded: Omega, Legion God, Bloodbeast and Parasite.
rule-HG-EX-04 = Four bosses hide behind two EX loyalty cards: Fallen Angel, Dark Materia, Exitus and Belial.
rule-HG-EX-05 = Exitus and Legion God bring cards of their own.
rule-HG-EX-06 = Covering a boss's cards switches nothing off.
rule-HG-EX-07 = Nobody exchanges cards with a boss.
rule-HG-EX-08 = Programs and abilities of players do nothing to a boss.
rule-HG-EX-09 = A boss may be aimed at and shot like a player, with the limits that follow.
rule-HG-EX-10 = Pistol, companion and rocket launcher turn up an EX loyalty card; without one they deal 1 damage.
rule-HG-EX-11 = Rifle, laser and Hell Gate deal 2 damage, once all EX loyalty cards lie open.
rule-HG-EX-12 = A boss cannot be hurt as long as one of its EX loyalty cards is hidden.
rule-HG-EX-13 = Exitus, Parasite, Bloodbeast and Dark Materia want everyone dead, and win once nobody lives.
rule-HG-EX-14 = Omega and Belial win by the cards that come up.
rule-HG-EX-15 = A boss that wins has beaten the whole table.
rule-HG-EX-16 = Omega and Bloodbeast cannot be hurt.
rule-HG-EX-17 = A boss at 0 HP leaves the game.
rule-HG-EX-18 = A boss can make a player reveal the ID; its ability takes effect as always.
rule-HG-EX-19 = A boss is on no team. A team can win while it stands there.
rule-HG-EX-20 = A boss acts when play passes the gap it stands in. Bosses that only wait are passed over.
rule-HG-EX-21 = For rocket launcher and Hell Gate, a boss sits between the two players beside it.
rule-HG-EX-22 = The companion cannot heal a boss.

## Where bosses stand

rule-HG-POS-01 = A boss stands in a gap between two neighbours, and there are as many gaps as players at the start. Only Bloodbeast stands at a player.
rule-HG-POS-02 = The gaps stay the same all game, beside eliminated players too.
rule-HG-POS-03 = A boss moves by gaps, to the left or to the right.
rule-HG-POS-04 = A boss does nothing to the eliminated, but still counts the gaps beside them.
rule-HG-POS-05 = Right of a player is the gap towards the next one in order of play; right goes with the play, left against it.
rule-HG-POS-06 = Six players, gaps A to F: three to the left lead from A to D, four to the right from A to E.
rule-HG-POS-07 = A boss's neighbours are the nearest living players on its two sides.
rule-HG-POS-08 = Bloodbeast stands at a player's place, not in a gap.

## Fallen Angel

rule-HG-B1-01 = Fallen Angel enters open, behind two EX loyalty cards.
rule-HG-B1-02 = It takes no turns.
rule-HG-B1-03 = As it enters, all the eliminated come back with 1 HP.
rule-HG-B1-04 = They come back Fallen; only those in Legion stay what they were.
rule-HG-B1-05 = If it is defeated, all Fallen are eliminated on the spot.
rule-HG-B1-06 = Checks follow, as after any elimination.

## Dark Materia

rule-HG-B2-01 = Dark Materia enters open, behind two EX loyalty cards.
rule-HG-B2-02 = It takes no turns of its own.
rule-HG-B2-03 = Everyone pays as the own turn begins: turn up a hidden ID or loyalty card, or take 1 damage.
rule-HG-B2-04 = With nothing left to turn up, it is 1 damage each time.
rule-HG-B2-05 = An ID turned up for it takes effect.
rule-HG-B2-06 = Who dies of it is not followed by a check.
rule-HG-B2-07 = Who defeats it has rocket launcher and laser unlocked for the rest of the game.
rule-HG-B2-08 = It wins when no player is left.

## Exitus

rule-HG-B3-01 = Exitus enters open, behind two EX loyalty cards.
rule-HG-B3-02 = It brings its own ten cards, shuffled.
rule-HG-B3-03 = On its turn Exitus draws a card and carries it out.
rule-HG-B3-04 = One card, and its turn is over.
rule-HG-B3-05 = Who dies of it is not followed by a check.
rule-HG-B3-06 = It wins when no player is left.
rule-HG-B3-07 = At tables without changes of team it comes in place of Fallen Angel and Legion God.

## Belial

rule-HG-B4-01 = Belial enters open, behind two EX loyalty cards.
rule-HG-B4-02 = It takes no turns.
rule-HG-B4-03 = One more portal while Belial is there, whoever draws it, and Belial has won.

## Omega

rule-HG-B5-01 = Omega cannot be defeated and needs no shield.
rule-HG-B5-02 = On its turn it draws a program, for all to see.
rule-HG-B5-03 = It draws another whenever a pistol was fired.
rule-HG-B5-04 = It never discards.
rule-HG-B5-05 = It wins once it has two programs for one's own turn and two for any time.
rule-HG-B5-06 = What else it draws lies open and counts for nothing; portals go to the portals, and it draws again.
rule-HG-B5-07 = Only the pistol feeds it, not companion or rocket, and the shooter draws first.

## Legion God

rule-HG-B6-01 = As Legion God enters, every player looks at one of three Legion cards in secret and puts it back; one of the three makes you Legion.
rule-HG-B6-02 = Then those in Legion learn who the others are.
rule-HG-B6-03 = It stands open, without EX loyalty cards.
rule-HG-B6-04 = It takes no turns.
rule-HG-B6-05 = When Legion God is defeated, all Legion players disclose themselves.
rule-HG-B6-06 = The living look at the cards, clockwise from whoever drew the portal.

## Parasite

rule-HG-B7-01 = Parasite enters open and unshielded, with three face-down programs.
rule-HG-B7-02 = On its turn Parasite draws a program, face-down.
rule-HG-B7-03 = At the end of its turn it loses 1 HP.
rule-HG-B7-04 = It never discards.
rule-HG-B7-05 = A defeated Parasite shows all its programs.
rule-HG-B7-06 = Each of them made for any time costs one player 1 HP, one after the other, against the order of play.
rule-HG-B7-07 = In your turn you may discard two programs to heal it by 1. That is no action.
rule-HG-B7-08 = It wins when no player is left.
rule-HG-B7-09 = Who dies as it bursts is followed by a check.
rule-HG-B7-10 = Unfed, it bursts at the end of its second turn.
rule-HG-B7-11 = It has 2 HP at most, and neither Spam nor loyalty programs feed it.

## Bloodbeast

rule-HG-B8-01 = Bloodbeast cannot be defeated and needs no shield.
rule-HG-B8-02 = It always stands at somebody's place.
rule-HG-B8-03 = That player reveals the ID or takes 2 damage.
rule-HG-B8-04 = When that player's turn ends, it moves on by one, against the order of play.
rule-HG-B8-05 = It passes over the eliminated.
rule-HG-B8-06 = Who dies of it is not followed by a check.
rule-HG-B8-07 = Bloody track brings it, at the right moment, and so does the ID Damien.
rule-HG-B8-08 = It wins when no player is left.
rule-HG-B8-09 = With an open ID there is no choice: 2 damage.
rule-HG-B8-10 = It bites as the turn begins.

## Scenarios

rule-SC-01 = Cops vs the world, four players: Undercover Cop, Secret Agent, Assassin, Execute, Thief.
rule-SC-02 = Cops vs the world: everyone begins with two programs.
rule-SC-03 = Night of the living dead, four players, Hell Gate: Lifesaver, Deathbringer, Lightbringer, Rocky, Nemesis.
rule-SC-04 = Night of the living dead: over the limit you may discard whatever you like, Spam and loyalty programs too.
rule-SC-05 = Limited, four players: Sleepless, Undercover Cop, Mindless Bot, Homeless, Musician.
rule-SC-06 = Limited: everyone begins with 3 HP, and each wound turns one of the three cards sideways.
rule-SC-07 = Watch out, five players: Sleepless, Photographer, Mindless Bot, Nemesis, Collector, Awesome Backer.
rule-SC-08 = Watch out: nobody begins with a program, except whoever has Sleepless.
rule-SC-09 = Reanimation, five players: Lifesaver, Waitress, Virus, Mindless Bot, Deathbringer, Lightbringer.
rule-SC-10 = Reanimation: whenever somebody comes back, everyone else loses a program by lot.
rule-SC-11 = Alien Invasion, five players: Astronaut, Mistress, Firewall, Virus, A.I.T., Mindeater.
rule-SC-12 = Alien Invasion: everyone begins with 1 HP and can be healed to 2.
rule-SC-13 = Blood Cave, five players, Hell Gate: Rocky, Balance, Believer, Puppet Master, Joke, Stealth.
rule-SC-14 = Blood Cave: before the first turn programs are drawn in turn until one is a loyalty; there Bloodbeast begins, and what was drawn is discarded.
rule-SC-15 = 2x EX, five players, Hell Gate: two IDs of each colour, by lot.
rule-SC-16 = 2x EX: Exitus and Parasite are there from the start, both right of whoever begins, and leave each other alone.
rule-SC-17 = Undercover Blues, six players: Seeker, Whistleblower, Stealth, Eye D, Virus, Insider, Seer.
rule-SC-18 = Undercover Blues: a locked weapon that was used once is open to all from then on.
rule-SC-19 = Visions, six players, Hell Gate: Sleepless, Seeker, Bounty Hunter, Mercenary, Seer, Fortune Teller, Insider.
rule-SC-20 = Visions: struck by a pistol, you may show your ID instead.
rule-SC-21 = Risky Business, six players, Hell Gate: Believer, D.U.S.T., Grunwald, Mercenary, Nemesis, Alice, Homeless.
rule-SC-22 = Risky Business: a boss is there from the start, by lot, and whoever begins says where.
rule-SC-23 = March of the Fallen, six players, Hell Gate: Deathbringer, Cultist, Damien, Cheater, Believer, Waitress, Stealth.
rule-SC-24 = March of the Fallen: one copy of the program of that name lies beside the pile already.
rule-SC-25 = Man at arms, seven players: Sleepless, Mistress, Longshot, 01011012, Joke, Destroyer, Mindeater, Awesome Backer.
rule-SC-26 = Man at arms: you keep one program at the end of your turn.
rule-SC-27 = We are Legion, seven players, Hell Gate: Secret Agent, Stealth, Waitress, Virus, Nemesis, Firewall, Mindeater, Spy.
rule-SC-28 = We are Legion: unarmed, you may discard two programs to heal yourself by 1, as your action.
rule-SC-29 = Battle Royale, seven players, Hell Gate: Believer, Mistress, Network, Puppet Master, 01011012, Kickstarter, Destiny, Leader.
rule-SC-30 = Battle Royale: unarmed, you may discard two programs to heal somebody else by 1, as your action.
rule-SC-31 = Invasion from within #2, eight players, Hell Gate: Undercover Cop, FBI Agent, Stealth, Waitress, Virus, Eye D, Firewall, Mindeater, Network.
rule-SC-32 = Invasion from within #2: unarmed, you may discard a program to make everyone else lose one by lot, as your action.
rule-SC-33 = Eye for an eye, eight players, Hell Gate: Grunwald, Secret Agent, Astronaut, Destroyer, Execute, Eye D, Thief, Doppelganger, Destiny.
rule-SC-34 = Eye for an eye: unarmed, you may reveal your own ID as your action; a Boss reveals one of them.
rule-SC-35 = Everything is possible, eight players, Hell Gate: D.U.S.T., Mistress, Whistleblower, Photographer, Network, Puppet Master, Assassin, Leader, Balance.
rule-SC-36 = Everything is possible: Outlaws are a team and win together when all Humans and all Machines are eliminated.
rule-SC-37 = Revenge of the Fallen, eight players, Hell Gate: Cultist, Deathbringer and seven other gray IDs by lot.
rule-SC-38 = Revenge of the Fallen: unarmed, you may discard two programs to heal yourself by 1, as your action.
rule-SC-39 = Weapons, loyalty cards and the rest are those of the number of players.
rule-SC-40 = The action a scenario adds is for unarmed players and takes the place of the usual one.
rule-SC-41 = Limited: 3 HP are also the most you can have.
rule-SC-42 = Visions: showing the ID is a third answer beside a loyalty card and damage, and the ID takes effect.
rule-SC-43 = 2x EX: Exitus acts before Parasite, and the portals stay until both are gone.
rule-SC-44 = Risky Business: the lot falls on one of the seven bosses that portals can call.
rule-SC-45 = Everything is possible: Legion and Fallen are not of the Outlaws' team, and sudden death leaves that team together.
rule-SC-46 = Every scenario deals the colours of its row, except Night of the living dead: one blue, one red, three gray.

## Worked examples

rule-SD-EX-01 = Blue ID, a blue and a red loyalty card: two against one, a Human.
rule-SD-EX-02 = Gray ID, a blue card and a red one that counts twice: red leads with two, a Machine, though two is only half.
rule-SD-EX-03 = Blue ID, a red and a gray card: all three level, an Outlaw.
rule-SD-EX-04 = Blue ID, a blue card, a double red one: two all, an Outlaw.
rule-SD-EX-05 = An ID that is always Machine with blue cards only: a Machine.
rule-SD-EX-06 = Blue ID, blue and red cards, and one Machine loyalty program: two all, an Outlaw.
rule-SD-EX-07 = The same with two Machine loyalty programs: red leads by three to two, a Machine.
rule-SD-EX-08 = A Fallen player who gets Mindeater becomes Legion.
rule-SD-EX-09 = A Legion player who gets Deathbringer stays Legion.
rule-SD-EX-10 = A Fallen player who gets an ID that is always Human stays Fallen.
rule-SD-EX-11 = You announce a shot, somebody disarms you: no shot. You act as an unarmed player, and may draw.
rule-SD-EX-12 = You announce a shot, somebody plays a program that leaves you armed: shoot as announced, drop the weapon, or aim elsewhere.
rule-SD-EX-13 = One player with 1 HP and one with 2 exchange IDs: both keep the HP they had.
rule-SD-EX-14 = Mindless Bot is revealed when all loyalty cards lie open: its first step falls away, the second reveals an ID.
rule-SD-EX-15 = Six players, the first draws the portal that decides: the boss stands at A, between the first and the second.
rule-SD-EX-16 = From A, three to the left: D, between the fourth and the fifth.
rule-SD-EX-17 = From A, four to the right: E, between the fifth and the sixth.
rule-SD-EX-18 = The fifth player is eliminated: D and E are still there, and the moves above come out the same.
rule-SD-EX-19 = A program that works on somebody is stolen: it goes on working on the same player.
rule-SD-EX-20 = The owner of a permanent is eliminated and comes back: it slept meanwhile, and now works on its old target.
rule-SD-EX-21 = A pistol at somebody with 2 HP and open loyalty cards: 1 HP left; the shooter drops it and draws.
rule-SD-EX-22 = A rifle at somebody with 2 HP and an open ID: eliminated, a check, and nothing drawn.
rule-SD-EX-23 = A rifle at a hidden ID which its owner reveals: no HP lost, and the ability comes before the rifle is laid down.
rule-SD-EX-24 = Five seats, the third eliminated, the first holds the rocket launcher: it may aim at the second and fourth or at the fourth and fifth, never at the two beside it.
rule-SD-EX-25 = Gevers Attack at work, one more permanent and two hidden programs: three count, so one is discarded.
rule-SD-EX-26 = Three secret loyalty programs and another program: only two loyalty programs are left in the end.
rule-SD-EX-27 = A Human falls, two Machines and an Outlaw live: Machines win.
rule-SD-EX-28 = An Outlaw falls, two Machines and an Outlaw live: sudden death, and the game goes on.
rule-SD-EX-29 = An Outlaw falls, two Humans live: Humans win.
rule-SD-EX-30 = A Machine falls, one Outlaw lives: that Outlaw wins alone.
rule-SD-EX-31 = A Machine falls, two Outlaws live: sudden death, and the game goes on.
rule-SD-EX-32 = Sudden death, a Machine falls, two of Legion live: Legion wins.
rule-SD-EX-33 = Sudden death, a Machine falls, two Fallen live: the game goes on between them.
rule-SD-EX-34 = A Machine falls, two Humans and one of Legion live: the game goes on, for Legion is in the Humans' way.
rule-SD-EX-35 = A Human falls, a Machine and a Human live: the game goes on.
rule-SD-EX-36 = At every table there is one ID more than players; loyalty cards are twice the players up to eight, and sixteen from nine on.
rule-SD-EX-37 = One of somebody's loyalty cards lies open: you may investigate the hidden one, not yet the ID.
rule-SD-EX-38 = You began unarmed and a program hands you a rifle: no shot this turn, and no second weapon.
rule-SD-EX-39 = Twelve players, your rocket strikes your neighbour and the one beyond: your neighbour may only show the card those two share, or bleed; the other may then show whichever is still hidden.
rule-SD-EX-40 = Belial is there and a portal is drawn: Belial has won.
rule-SD-EX-41 = Omega has two for one's own turn and one for any time; a pistol is fired, Omega draws another for any time: Omega has won.
rule-SD-EX-42 = Exitus behind both shields is hit by pistol, companion and rifle: the first two open a shield each, the rifle finishes it.
rule-SD-EX-43 = One shield still hidden: a rifle cannot even be aimed at Exitus.
rule-SD-EX-44 = A rifle finishes Legion God, and Legion must show itself.
rule-SD-EX-45 = Parasite, never fed: four programs after its first turn, five after its second, and then it bursts.
rule-SD-EX-46 = Parasite bursts between the third and the fourth of five players, with three programs for any time: the third, second and first lose 1 HP each.
rule-SD-EX-47 = Dark Materia kills the last Human as a turn begins: no check, and the game goes on.
rule-SD-EX-48 = After that an Outlaw falls to a pistol and two Machines live: no Human anywhere, so sudden death.
rule-SD-EX-49 = Fallen Angel enters, two are eliminated, one of them Legion: both return with 1 HP, one Fallen, one still Legion.
rule-SD-EX-50 = Two more portals are needed, and the replacement for the first is the second: both count, and the second one's boss comes.
rule-SD-EX-51 = Bloodbeast at the third of five, the second eliminated: after the third's turn it stands at the first.
rule-SD-EX-52 = You set three programs aside in The Beginning: you draw four here and keep two.
rule-SD-EX-53 = Legion's first player hid behind a blue ID and a rifle turns it up: Mindeater. Whoever had looked before saw the blue one.
rule-SD-EX-54 = The companion points at somebody with 1 HP and heals: 2 HP; it is laid down, and a program drawn.
rule-SD-EX-55 = Eliminated with blue ID, blue and red cards and a hidden Machine loyalty program: an Outlaw in the check, and the program stays hidden.

## Rulings

rule-SD-AMB-01 = Thirteen and fourteen players get one ID more than players, as everyone else does. “Printed table” deals from sixteen, and the surplus leaves unseen.
rule-SD-AMB-02 = Both sets of weapons are there for five players and for six.
rule-SD-AMB-03 = The prototype has a second pistol in place of the companion up to twelve players, and nothing in its place from thirteen.
rule-SD-AMB-04 = Of the 22 loyalty cards 21 are the prototype's, and one is green.
rule-SD-AMB-05 = The colour you have most of decides; it need not be more than half.
rule-SD-AMB-06 = Any tie for the lead makes an Outlaw, also one between blue and gray.
rule-SD-AMB-07 = Sudden death is looked for at every check; in the prototype at the first one only.
rule-SD-AMB-08 = A team needs somebody alive to win: the last Human's death does not crown Machines who are all gone. A variant lets them win. With nobody left, nobody wins.
rule-SD-AMB-09 = Damage to several falls at once; then each of the eliminated checks the same survivors. If one of them was Human, sudden death does not begin.
rule-SD-AMB-10 = When your target is gone you must aim anew at once, for free. With nobody left to aim at, you drop the weapon.
rule-SD-AMB-11 = Only Sleepless and Assassin keep their own time.
rule-SD-AMB-12 = Legion ignores “always Fallen” too.
rule-SD-AMB-13 = Sudden death does not spare the Fallen; but if only Fallen are left at the very check that would begin it, they have won.
rule-SD-AMB-14 = Every player has exactly one team. Legion is not called as Outlaw.
rule-SD-AMB-15 = Pistol, companion and rocket launcher may always be aimed at a boss; rifle, laser and Hell Gate only when no EX loyalty card hides it.
rule-SD-AMB-16 = Right means towards the next in order of play. So a called boss acts right after whoever called it.
rule-SD-AMB-17 = Bloodbeast walks against the order of play. A variant makes it walk along, and bite every turn.
rule-SD-AMB-18 = No portal calls Bloodbeast.
rule-SD-AMB-19 = Nobody begins with a portal: it is replaced and shuffled back.
rule-SD-AMB-20 = Hell Gate is aimed like a rocket launcher, at two neighbours, or at one if there is no pair.
rule-SD-AMB-21 = With one other player alive, the rocket launcher has one target.
rule-SD-AMB-22 = There are two Legion loyalty programs, one in the core game and one in Hell Gate.
rule-SD-AMB-23 = Spam and loyalty programs go only when nothing else can. If all that is too much is of their kind, they go after all.
rule-SD-AMB-24 = Where the limit is one, it is one for loyalty programs too; you choose which stays.
rule-SD-AMB-25 = What is discarded goes under the pile, unseen.
rule-SD-AMB-26 = Whoever comes back has 1 HP.
rule-SD-AMB-27 = Programs of the eliminated stay with them and sleep.
rule-SD-AMB-28 = If bosses have decided the game without a check, it goes on. Once the boss is gone or cannot win any more, one check is made up for.
rule-SD-AMB-29 = Bosses that were there from the start do not keep portals from calling another; a called boss does.
rule-SD-AMB-30 = Two bosses in one gap act in the order they came, then by number.
rule-SD-AMB-31 = Parasite's burst begins with the nearest living player against the order of play and goes around, 1 HP each.
rule-SD-AMB-32 = An open card cannot be investigated.
rule-SD-AMB-33 = You cannot change your target to the one you have.
rule-SD-AMB-34 = With a weapon you got this turn, you cannot equip another; investigate or draw.
rule-SD-AMB-35 = Sleepless has nothing to reveal: rifle, laser and Hell Gate cost 2 HP.
rule-SD-AMB-36 = The French counts belong to an older printing; the final ones are played.
rule-SD-AMB-37 = “sleeper” is a program, not an ID.
rule-SD-AMB-38 = Cards printed under several names have one here: Puppet Master, Kickstarter, Eye D, Photographer, Legion.
rule-SD-AMB-39 = Night of the living dead keeps its list, though the colours are not those of four players.
rule-SD-AMB-40 = You need not agree to be healed by the companion.
rule-SD-AMB-41 = One list of actions applies in a turn: the one you began it with.
rule-SD-AMB-42 = Which programs have red dots stands on the cards here: those that weigh too much on a large table.
rule-SD-AMB-43 = Rocket targets who share a card cannot both answer with it: each needs one still hidden at that moment.
rule-SD-AMB-44 = If the rocket launcher or laser lies in the middle anyway, Dark Materia's gift is worth nothing.
rule-SD-AMB-45 = An ID that is always Human does not protect you from Legion God.
rule-SD-AMB-46 = How The Beginning ended is carried over as it was written down, not worked out again from Morale.

## What the cards had to answer

rule-SD-OPEN-01 = Cards are read the same way each time: choices are yours and public, “may” is optional, what cannot be done is left out, and neighbours are the nearest living.
rule-SD-OPEN-02 = There are 18 IDs of each colour, shared out so that nearly every printed list fits its table.
rule-SD-OPEN-03 = The core game has 37 plain IDs and 6 Boss IDs; Hell Gate adds 17. Seven scenarios need no more than the core.
rule-SD-OPEN-04 = What each ID does stands on its card: Humans help, Machines strike, Outlaws look after themselves.
rule-SD-OPEN-05 = With shared loyalty cards Virus, Kickstarter, D.U.S.T., Balance and Rocky stay in the box.
rule-SD-OPEN-06 = The core pile of 66 has 7 secret loyalties, and 11 cards with a red dot.
rule-SD-OPEN-07 = Hell Gate's 27 programs include 12 portals, so that about every eighth program drawn is one.
rule-SD-OPEN-08 = Each Boss is a set of three: Apex, Bastion and Beacon, or Deus, Overmind and Siege Frame.
rule-SD-OPEN-09 = A Boss answers a hard hit by revealing one hidden Boss ID, so three of them can be borne. The set counts as one ID that is always of its team.
rule-SD-OPEN-10 = Nine plain IDs say “always” for one of the three colours, three for each.
rule-SD-OPEN-11 = Each card of Exitus moves it first and then strikes, disarms or mends; after ten they are shuffled.
rule-SD-OPEN-12 = One of the three Legion cards infects, two do nothing. Each player's chance is one in three.
rule-SD-OPEN-13 = EX loyalty cards are shields: no colour, no effect.
rule-SD-OPEN-14 = A permanent program unlocks a weapon for you; taking it is still your action.
rule-SD-OPEN-15 = Spam fills the hand until it is used up as an action, which draws another program.
rule-SD-OPEN-16 = Bloody track works if somebody is eliminated and no boss is there; otherwise it can only be used up like Spam.
rule-SD-OPEN-17 = Damien is the ID that can bring Bloodbeast.
rule-SD-OPEN-18 = When both copies of March of the Fallen are out, the last two eliminated return as Fallen; with nobody eliminated, whoever drew the second becomes Fallen.
rule-SD-OPEN-19 = Members of Legion know each other only where a card or Legion God says so.
rule-SD-OPEN-20 = The new prints of Joke, Whistleblower, Apex, Seeker and Gavrick Files are stronger, and come with Hell Gate.
rule-SD-OPEN-21 = A green card or program makes you Legion for as long as it is yours.
rule-SD-OPEN-22 = Promotional cards nobody has described are not part of this game.
