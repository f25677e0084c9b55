# Social Deduction: names, what you may do, what you are asked, what is said and what happened.
# Phrases begin with a small letter; the game puts a capital where a sentence or a button begins.
# $who, $whom and $whose are a player: "you" and "your", or "Ada" and "Ada's". Sentences stand in the past, so that both fit.

## Names

name-sd-boss = a boss
name-sd-weapon = weapon
name-sd-an-id = an ID
name-sd-a-program = a program
name-sd-a-loyalty = a loyalty card
name-sd-table = Social Deduction, { $seats } seats
name-sd-table-hell-gate = Social Deduction with Hell Gate, { $seats } seats
name-sd-known = { $card } ({ $face })
name-sd-coloured = { $card } ({ $colour })

name-sd-team-human = Human
name-sd-team-machine = Machine
name-sd-team-outlaw = Outlaw
name-sd-team-legion = Legion
name-sd-team-masons = Mason
name-sd-team-fallen = Fallen

name-sd-goal-human = Eliminate all Machines and all Outlaws. You win with all other Humans.
name-sd-goal-machine = Eliminate all Humans. You win with all other Machines.
name-sd-goal-outlaw = Be the last one alive. You win alone.
name-sd-goal-legion = Eliminate everybody who is not of your team. You win together.
name-sd-goal-fallen = Eliminate everybody who is not Fallen. You win with all other Fallen.

name-sd-colour-human = blue
name-sd-colour-machine = red
name-sd-colour-outlaw = gray

name-sd-pistol = pistol
name-sd-rifle = rifle
name-sd-companion = companion
name-sd-rocket-launcher = rocket launcher
name-sd-laser = laser
name-sd-hell-gate = Hell Gate
name-sd-pistol-text = The target reveals a loyalty card or takes 1 damage. Then you drop it and draw a program.
name-sd-rifle-text = The target reveals the ID or takes 2 damage. Then you drop it.
name-sd-companion-text = The target reveals a loyalty card or takes 1 damage, or you heal it by 1. Then you drop it and draw a program.
name-sd-rocket-launcher-text = Two neighbours each reveal a loyalty card or take 1 damage. Then you drop it and draw a program.
name-sd-laser-text = Named when it is fired: the target reveals the ID or takes 2 damage. Then you drop it.
name-sd-hell-gate-text = Two neighbours each reveal the ID or take 2 damage. Then you drop it.

name-sd-timing-any = any time
name-sd-timing-turn = your turn
name-sd-timing-permanent = stays in play
name-sd-timing-secret = works unseen
name-sd-timing-open = laid open when drawn
name-sd-timing-portal = portal

name-sd-spot-id = { $whose } ID
name-sd-spot-id-nth = { $whose } Boss ID { $number }
name-sd-spot-left = { $whose } left loyalty card
name-sd-spot-right = { $whose } right loyalty card
name-sd-spot-loyalty-nth = { $whose } loyalty card { $number }
name-sd-spot-program = { $whose } program { $number }

name-sd-cause-shot = { $whose } { $card }
name-sd-cause-program = { $whose } program { $card }
name-sd-cause-ability = { $whose } ability { $card }
name-sd-cause-deed = { $whose } action
name-sd-cause-rule = a rule of the table

## What you may do

action-sd-look = look at { $card }
action-sd-take = take the { $weapon }
action-sd-take-aim = take the { $weapon }, aim at { $whom }
action-sd-draw = draw a program
action-sd-drop = drop the { $weapon }
action-sd-aim = aim at { $whom }
action-sd-shoot = shoot { $whom } with the { $weapon }
action-sd-shoot-plain = shoot
action-sd-mend = heal { $whom } with the { $weapon }
action-sd-use-up = use up { $program }
action-sd-use-up-plain = use up a program
action-sd-heal-self = discard { $programs }: heal yourself
action-sd-heal-self-plain = discard two programs and heal
action-sd-heal-other = discard { $programs }: heal { $whom }
action-sd-heal-other-plain = discard two programs and heal { $whom }
action-sd-purge = discard { $programs }: all others discard a random one
action-sd-purge-plain = discard a program, so that all others discard a random one
action-sd-reveal-self = reveal the own ID
action-sd-keep = keep to it: { $deed }
action-sd-play = play { $program }
action-sd-pass = let it pass
action-sd-end-turn = end the turn
action-sd-nothing = do nothing
action-sd-go-on = go on
action-sd-feed = discard { $programs }: heal { $boss }
action-sd-say = say: “{ $quote }”
action-sd-yes = yes
action-sd-no = no
action-sd-ambush = reveal yourself: 1 damage to { $whom }
action-sd-stay-hidden = stay hidden
action-sd-guard = stand in for { $whom }
action-sd-let-happen = let it happen
action-sd-no-look = do not look
action-sd-choose = choose { $whom }
action-sd-choose-nobody = choose nobody
action-sd-choose-card = choose { $card }
action-sd-enough = enough
action-sd-leave-it = leave it
action-sd-reveal = reveal { $card }
action-sd-cover = turn { $card } face-down
action-sd-discard = discard { $card }
action-sd-show = show { $card }
action-sd-pass-on = pass on { $card }
action-sd-keep-card = keep { $card }
action-sd-explained = { $action }: { $text }
action-sd-replace = exchange { $card } for an unused one
action-sd-swap-own = give { $card }
action-sd-swap-theirs = get { $card }
action-sd-trade-own = give { $card }
action-sd-take-card = take { $card }
action-sd-take-damage = take { $amount } damage
action-sd-name = name { $colour }
action-sd-take-middle = take the { $weapon } from the middle
action-sd-take-from = take the { $weapon } from { $whom }
action-sd-seal = put { $program } under the pile
action-sd-give = give away { $program }
action-sd-put-under = put { $program } under the pile next
action-sd-place-right = right of { $whom }
action-sd-place-at = at { $whom }

## What is going on, and what you are asked

question-sd-turn = { $whose } turn.
question-sd-start = { $whose } turn begins.
question-sd-after = { $who } acted; the turn is about to end.
question-sd-eliminated = A player was eliminated; the check comes next.
question-sd-danger = { $who } would now lose { $amount } HP.
question-sd-hit-soft = { $cause } struck { $whom }: a loyalty card or 1 damage.
question-sd-hit-hard = { $cause } struck { $whom }: the ID or 2 damage.
question-sd-script = { $whose } { $card } is carried out.
question-sd-drafting = All choose the cards they begin with, in secret.
question-sd-before = Last things are settled before the first turn.
question-sd-passing = All choose a loyalty card to pass on, in secret.
question-sd-will-soft = To come: a loyalty card or 1 damage for { $whom }.
question-sd-will-hard = To come: the ID or 2 damage for { $whom }.
question-sd-will-look = To come: { $who } alone sees { $card }.

question-sd-act = Your turn: one action. Programs and talk come before it.
question-sd-act-armed = Your turn, with a weapon: shoot, aim elsewhere, or drop it.
question-sd-reconsider = A program was played. Keep to your action, or choose another?
question-sd-after-you = Play programs, or end the turn.
question-sd-respond = { $moment } Respond, or let it pass?
question-sd-limit = You hold too many programs. Which one do you discard?
question-sd-defend-soft = { $cause } struck you. Reveal a loyalty card, or take 1 damage?
question-sd-defend-hard = { $cause } struck you. Reveal the ID, or take 2 damage?
question-sd-toll = { $boss } demands a card or blood. What do you give?
question-sd-toll-id = { $boss } stands at your place. Reveal the ID, or take 2 damage?
question-sd-watch = Look at one of { $whose } programs?
question-sd-alarm = { $who } aimed at you. Look at one of { $whose } loyalty cards?
question-sd-ambush = Reveal your ID now, and deal 1 damage to { $whom }?
question-sd-guard = Stand in?
question-sd-aim = Your weapon needs a target.
question-sd-aim-theirs = Where shall { $whose } weapon be aimed?
question-sd-discard = Which program do you discard?
question-sd-show = Which loyalty card do you show to { $whom }?
question-sd-pass-on = Which loyalty card do you pass on? Nobody sees it until all have chosen.
question-sd-draft-id = Which ID do you keep? { $task }
question-sd-draft-left = Which loyalty card lies towards the player before you? { $task }
question-sd-draft-right = Which loyalty card lies towards the player after you? { $task }
question-sd-fate-human = Your cards must make you a Human.
question-sd-fate-machine = Your cards must make you a Machine.
question-sd-fate-outlaw = Your cards must make you an Outlaw.
question-sd-fate-legion = You are Legion behind any cards; the ID turns out to be Mindeater.
question-sd-fate-infected = You are Legion, hidden behind an Outlaw ID.
question-sd-fate-fallen = You are Fallen behind any cards; the ID turns out to be Deathbringer.
question-sd-bare = Your Wounds show: which loyalty card do you lay open?
question-sd-pare = You keep two programs at most. Which one do you put away?
question-sd-place = { $boss } enters. Where?
question-sd-choose = { $card }: whom do you choose?
question-sd-peek = { $card }: which card do you look at?
question-sd-reveal = { $card }: which card is revealed?
question-sd-cover = { $card }: which card is turned face-down?
question-sd-colour = { $card }: which colour do you name?
question-sd-weapon = { $card }: which weapon do you take?
question-sd-take = { $card }: which program do you take?
question-sd-trade = { $card }: which programs are exchanged?
question-sd-renew = { $card }: which programs do you discard, to draw as many?
question-sd-foresee = { $card }: which of these programs do you give away?
question-sd-foresee-whom = { $card }: who gets the program?
question-sd-foresee-order = { $card }: which program goes under the pile next?
question-sd-infect = { $card }: who becomes one of yours? Only the two of you will know.
question-sd-swap = { $card }: which loyalty card?
question-sd-seal = { $card }: which portal is put under the pile?

## What players say

claim-team = I am { $team }.
claim-saw = { $card } is { $colour }.
claim-will-shoot = I will shoot { $who }.
claim-shoot = Somebody should shoot { $who }.
claim-spare = Nobody should shoot { $who }.
claim-accuse = { $to ->
    [you] You are { $team }.
   *[other] { $who } is { $team }.
}
claim-vouch = I trust { $who }.
claim-ask = { $to ->
    [you] What is your team?
   *[other] { $who }, what is your team?
}

## What happened

event-sd-turn = { $whose } turn began.
event-sd-turn-armed = { $whose } turn began, with a weapon.
event-sd-announced = { $who } announced: { $deed }.
event-sd-kept = { $who } kept to it: { $deed }.
event-sd-idle = { $who } could do nothing.
event-sd-looked = { $who } looked at { $card }.
event-sd-looked-known = { $who } looked at { $card }: { $face }.
event-sd-leftover = { $known ->
    [yes] { $who } looked at the ID left over: { $card }.
   *[no] { $who } looked at the ID left over.
}
event-sd-revealed = { $card } was revealed: { $face }.
event-sd-covered = { $card } was turned face-down.
event-sd-drew = { $known ->
    [yes] { $who } drew { $card }.
   *[no] { $who } drew a program.
}
event-sd-nothing-to-draw = { $who } found no program to draw.
event-sd-played = { $who } played { $program }.
event-sd-ability = { $whose } ability took effect: { $card }.
event-sd-chose = { $who } chose { $whom }.
event-sd-named = { $who } named { $colour }.
event-sd-discarded = { $known ->
    [yes] { $who } discarded { $card }.
   *[no] { $who } discarded a program.
}
event-sd-took = { $known ->
    [yes] { $who } took { $card } from { $whom }.
   *[no] { $who } took a program from { $whom }.
}
event-sd-foresaw = { $who } looked at the top of the pile.
event-sd-foresaw-known = { $who } looked at the top of the pile: { $programs }.
event-sd-equipped = { $who } took the { $weapon }.
event-sd-equipped-from = { $who } took the { $weapon } from { $whom }.
event-sd-aimed = { $who } aimed at { $whom }.
event-sd-aimed-theirs = { $who } aimed { $whose } weapon at { $whom }.
event-sd-dropped = { $who } dropped the { $weapon }.
event-sd-jammed = { $whose } weapon jammed for this turn.
event-sd-shot = { $who } shot { $whom } with the { $weapon }.
event-sd-hurt = { $who } lost { $amount } HP by { $cause }; { $left } left.
event-sd-softened = The damage to { $whom } was lowered by { $amount }.
event-sd-guarded = { $who } stood in for { $whom }.
event-sd-healed = { $who } healed to { $left } HP.
event-sd-eliminated = { $whose } game ended here: eliminated.
event-sd-checked = The teams were checked. The game goes on.
event-sd-checked-one = { $who }: { $team }
event-sd-checked-known = The teams were checked, and you know them now: { $teams }. The game goes on.
event-sd-checked-sudden = The teams were checked, and you know them now: { $teams }. Sudden death: only the last one alive wins.
event-sd-returned = { $who } returned to the game.
event-sd-recognised = You recognised { $whom }: { $team }.
event-sd-became = { $who } became { $team }.
event-sd-disclosed = { $who } had to disclose the team: { $team }.
event-sd-mixed = The loyalty cards of { $who } and { $whom } were shuffled and dealt back.
event-sd-swapped = { $one } and { $two } changed places.
event-sd-swapped-all = All loyalty cards of { $who } and { $whom } changed places.
event-sd-replaced = { $card } was exchanged for an unused one.
event-sd-gained = { $who } got another loyalty card.
event-sd-passed = { $card } went to { $whom }.
event-sd-decided = { $who } decided.
event-sd-took-unused = { $who } could not choose, and took the cards the others had left.
event-sd-drafted = All have chosen their cards. The unused ones are put away unseen.
event-sd-unmasked = { $whose } ID looked like { $was }, and is { $truth }.
event-sd-swapped-ids = { $who } and { $whom } exchanged IDs.
event-sd-crowned = { $who } took the Boss IDs: { $team }.
event-sd-extra = { $who } got one more action.
event-sd-laid-open = { $who } drew { $program }; it was laid open, and another drawn.
event-sd-laid-open-boss = { $program } was laid open beside the pile.
event-sd-sealed = { $program } went under the pile.
event-sd-boss-entered = { $side ->
    [at] { $boss } entered, at the place of { $whom }.
   *[right] { $boss } entered, right of { $whom }.
}
event-sd-boss-moved = { $side ->
    [at] { $boss } moved to the place of { $whom }.
   *[right] { $boss } moved to the right of { $whom }.
}
event-sd-exitus = { $boss } drew a card. { $text }
event-sd-boss-drew = { $boss } drew a program.
event-sd-boss-drew-open = { $boss } drew { $program }.
event-sd-boss-shields = { $boss } has { $left } face-down EX loyalty cards.
event-sd-boss-hp = { $boss } has { $left } HP.
event-sd-boss-defeated = { $boss } was defeated.
event-sd-boss-showed = { $boss } showed { $program }.
event-sd-said = { $who }: “{ $quote }”
event-sd-over-team = The game is over: team { $team } won.
event-sd-over-alone = The game is over: { $who } won alone.
event-sd-over-campaign = The campaign is won with it.
event-sd-over-boss = The game is over: { $boss } won, and all players lost.
event-sd-over-nobody = The game is over: nobody won.
event-sd-over-stalemate = The game is a draw: nobody's HP changed for too long.
event-sd-you-won = You won.
event-sd-you-lost = You lost.
event-sd-won = { $who } won.
event-sd-lost = { $who } lost.

## The table in the terminal

term-sd-round = Round { $round }. { $moment }
term-sd-seat = { $mark }{ $number } { $name }: { $hp } HP, { $cards }, { $programs ->
    [one] { $programs } program
   *[other] { $programs } programs
}
term-sd-seat-out = { $mark }{ $number } { $name }: eliminated, { $cards }
term-sd-in-play = , { $program } in play
term-sd-aims = , { $weapon } → { $whom }
term-sd-supply = Middle: { $middle }. Locked: { $locked }. { $pile ->
    [one] { $pile } program
   *[other] { $pile } programs
} in the pile.
term-sd-beside = { " " }Beside it: { $programs }.
term-sd-boss = { $boss }: { $hp } HP, { $shields } face-down EX loyalty cards, near { $place }.
term-sd-you-are = You are { $team }. { $goal }
term-sd-own-id = ID { $name }: { $text }
term-sd-own-program = Program { $name } ({ $timing }): { $text }
term-sd-known = { $number } { $name }: { $standing }; known cards blue { $blue }, red { $red }, gray { $gray }; { $hidden } unknown
term-sd-certain = { $team }, certain
term-sd-told = { $team }, told in turn { $turn }
term-sd-apparent = { $team } by the cards
term-sd-likely = most likely { $team }, { $percent } % from what you know
term-sd-end-won = { $name }: { $team }, won
term-sd-end-lost = { $name }: { $team }
term-sd-help = Type the number of an option. say [N] speaks, table shows the seats, me your cards, log [N] what happened, why [N] the rule behind a line, mind N after the game what moved a player,
    claims what was said, know what can be known, note SEAT TEXT keeps a note, card NAME tells what a card says, codex [WORDS] reads in the rulebook,
    ask always, ask playable or ask concerned sets when you are asked to respond, skip lets everything pass until your turn,
    save [NAME], load [NAME], quit.
    On the full screen: arrows and Enter or numbers choose, s speaks, Tab turns the panel from the log to claims to what you know, Page Up and Down scroll it.
    t table, m your cards, l log, c claims, k what you know, y why, n note, x codex, a changes when you are asked, > skips, S saves, L loads, a colon opens the command line.
    Seats show HP, ID and loyalty cards: H Human, M Machine, O Outlaw, L Legion; in brackets what only you know; P counts programs; an arrow says where a weapon points.
term-sd-hint = ? help · Enter choose · s say · Tab panel · m cards · y why · x codex · q quit
term-sd-boss-row = ☠ { $boss } { $hp } HP, { $shields } shields, near { $place }
term-sd-you-team = You are { $team }.
term-sd-group-look = Investigate … ({ $count })
term-sd-group-take = Take the { $weapon } … ({ $count })
term-sd-group-aim = Aim elsewhere … ({ $count })
term-sd-group-shoot = Shoot … ({ $count })
term-sd-sign-human = H
term-sd-sign-machine = M
term-sd-sign-outlaw = O
term-sd-sign-legion = L
term-sd-sign-out = out
term-sd-sign-programs = { $count }P
term-sd-short-pistol = Pi
term-sd-short-rifle = Ri
term-sd-short-companion = Co
term-sd-short-rocket-launcher = RL
term-sd-short-laser = La
term-sd-short-hell-gate = HG

## Why a bot decided as it did, told after the game

event-sd-why-enemy = { $who } took { $whom } for an enemy: { $team } with { $percent } %.
event-sd-why-threat = { $who } felt threatened by { $whom }: { $team } with { $percent } %.
event-sd-why-friend = { $who } took { $whom } for a friend: { $team } with { $percent } %.
event-sd-why-doubt = { $who } knew too little of { $whom } and wanted to see more: { $team } with { $percent } %.
event-sd-why-alone = { $who } needed everybody else gone; { $whom } looked like { $team } with { $percent } %.
event-sd-why-use = { $who } saw no better use of the moment.
event-sd-why-use-on = { $who } saw no better use of the moment; { $whom } looked like { $team } with { $percent } %.
event-sd-clue-card = { $card }, { $colour }
event-sd-clue-shot = in turn { $turn } { $who } shot at { $whom }
event-sd-clue-aimed = in turn { $turn } { $who } aimed at { $whom }
event-sd-clue-healed = in turn { $turn } { $who } healed { $whom }
event-sd-clue-turn = what { $who } did in turn { $turn }
event-sd-clue-told = an elimination or a meeting had shown { $team }
event-sd-clue-for = { $clue }: { $points } points more
event-sd-clue-against = { $clue }: { $points } points less
