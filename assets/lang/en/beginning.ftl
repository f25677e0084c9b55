# The Beginning: names, what you may do, what you are asked, what is said and what happened.
# Phrases begin with a small letter; the game puts a capital where a sentence or a button begins.
# $who, $whom and $whose are a player or Kuro: "you" and "your", or "Ada" and "Ada's". Sentences stand in the past, so that
# both fit.

## Names

name-tb-table = The Beginning, { $seats } seats
name-tb-table-campaign = The Beginning, { $seats } seats, a campaign

name-tb-human = Human
name-tb-machine = Machine
name-tb-fallen = Fallen
name-tb-legion = Legion
name-tb-outlaw = Outlaw
name-tb-humans = the Humans
name-tb-machines = the Machines
name-tb-the-fallen = the Fallen
name-tb-outlaws = the Outlaws

name-tb-blue = blue
name-tb-red = red
name-tb-purple = purple
name-tb-chip = chip
name-tb-blue-chip = blue chip
name-tb-red-chip = red chip
name-tb-purple-chip = purple chip

name-tb-morale = Morale
name-tb-riot = Riot
name-tb-security = Security
name-tb-resource = Resource
name-tb-apex = Apex
name-tb-deus = Deus
name-tb-threat = Threat
name-tb-surveillance = Surveillance
name-tb-anarchy = Anarchy

name-tb-sectors = Sectors
name-tb-city = City
name-tb-nexus = Nexus
name-tb-hq = HQ
name-tb-monolith = Monolith
name-tb-network = Network
name-tb-junkyard = Junkyard
name-tb-med-center = Med Center
name-tb-the-sectors = the Sectors
name-tb-the-city = the City
name-tb-the-nexus = the Nexus
name-tb-the-monolith = the Monolith
name-tb-the-network = the Network
name-tb-the-junkyard = the Junkyard
name-tb-the-med-center = the Med Center
name-tb-cube = Isolation Cube
name-tb-down = Yellow zone
name-tb-gone = Off the board
name-tb-sector-1 = Sector I
name-tb-sector-2 = Sector II
name-tb-sector-3 = Sector III

name-tb-era-first = First Phase
name-tb-era-human = Human Phase
name-tb-era-machine = Machine Phase
name-tb-level-1 = Event I
name-tb-level-2 = Event II
name-tb-level-3 = Event III
name-tb-level-ex = EX event
name-tb-alpha = Alpha
name-tb-beta = Beta
name-tb-gamma = Gamma
name-tb-leader = the Leader
name-tb-general = the General

name-tb-kuro = Kuro
name-tb-yourself = yourself
name-tb-them = the one chosen
name-tb-everyone = everybody
name-tb-others = everybody else
name-tb-idle = whoever put nothing in
name-tb-contributors = whoever put something in
name-tb-those-in = whoever is in { $area }
name-tb-here = everybody in your area
name-tb-carriers = whoever carries a chip
name-tb-detained = whoever is detained
name-tb-the-rules = the situation

name-tb-enemy = { $enemy } { $level }
name-tb-enemy-at = the enemy at { $place }
name-tb-named-at = { $enemy } at { $place }
name-tb-no-enemy = no enemy
name-tb-site = { $numbers } in { $area }
name-tb-tower = watchtower { $numbers }
name-tb-red-space = Red { $number } in { $area }
name-tb-top-of = the top of { $sector }
name-tb-next-of = the next chip of { $sector }
name-tb-junk-at = chip { $number } of the Junkyard
name-tb-junk = { $chip } { $number } of the Junkyard
name-tb-junk-by = { $chip } { $number } of the Junkyard, dropped by { $whom }
name-tb-chip-of = { $whose } chip
name-tb-network-at = the chip in { $column }, Tier { $tier }
name-tb-unused-loyalty = loyalty card { $number } of nobody
name-tb-the = the { $thing }
name-tb-numbered = { $thing } ({ $number })
name-tb-known = { $thing } ({ $what })

name-tb-blue-card = blue { $value }
name-tb-red-card = red { $value }
name-tb-grey-card = grey card
name-tb-green-card = green card
name-tb-grey-cards = grey
name-tb-green-cards = green
name-tb-grey-green-cards = grey or green
name-tb-as-blue = { $card } as blue
name-tb-as-red = { $card } as red
name-tb-general-deck = General
name-tb-no-card = no card
name-tb-a-card = a card
name-tb-a-program = a program
name-tb-an-event = an event
name-tb-an-objective = an objective
name-tb-a-wound = a wound
name-tb-a-box = a supply box
name-tb-a-recon = a Recon card

name-tb-used-own = your turn
name-tb-used-any = any time
name-tb-used-charged = 2 charges
name-tb-used-permanent = stays in play

name-tb-die-orange = the orange die
name-tb-die-pink = the pink die
name-tb-die-red = the red die
name-tb-die-white = the first white die
name-tb-die-other = the second white die
name-tb-die-value = { $die } { $value }
name-tb-means-boost = your boost

name-tb-a-lot = a lot
name-tb-a-little = a little
name-tb-nothing = nothing

## Skills

name-tb-hacking = Hacking
name-tb-implants = Implants
name-tb-security-skill = Security
name-tb-rigging = Rigging
name-tb-next-skill = { $branch } { $level }: { $boost }

name-tb-task-calm-riot = bring Riot from a yellow zone to the blue one
name-tb-task-riot-zero = set Riot to exactly 0
name-tb-task-morale = raise Morale to { $count } or more
name-tb-task-city-roll = roll { $count } or more with the fourth City action
name-tb-task-all-rounders = have played all All-Rounder cards
name-tb-task-bring = bring a chip into the Network
name-tb-task-bring-scanned = bring a chip into the Network yourself, with both scanners
name-tb-task-eliminate = eliminate { $count ->
    [one] an enemy
   *[other] { $count } enemies
}{ $level ->
    [1] {""}
   *[other] {" "}of level { $level } or more
}
name-tb-task-afar = eliminate an enemy of level { $level } or more exactly one area away
name-tb-task-junk-look = look at chips in the Junkyard
name-tb-task-junk-remove = remove chips from the Junkyard
name-tb-task-junk-drop = drop a chip in the Junkyard
name-tb-task-censure = have somebody detained by your own Censure Motion
name-tb-task-empty-deck = empty your Personal deck
name-tb-task-empty-hand = have no card in hand
name-tb-task-city = take { $count } City actions
name-tb-task-different-city = take { $count } different City actions
name-tb-task-discard = discard { $count } hand cards at once
name-tb-task-unique = play one of your unique cards
name-tb-task-clinic = use the free action of the Med Center
name-tb-task-weapons = obtain { $count } HQ weapons
name-tb-task-buy-weapons = buy { $count } HQ weapons
name-tb-task-nexus = raise Apex by work at the Nexus
name-tb-task-sector-three = equip a chip from Sector III
name-tb-task-recon = receive a Recon card
name-tb-task-combat-bar = bring your combat bar to { $count }
name-tb-task-heal = heal somebody with an action of your own
name-tb-task-heal-by = heal one figure by { $count } at once
name-tb-task-programs = gain { $count } programs beyond the first ones
name-tb-task-sniff = Kuro sniffs a supply box
name-tb-task-markers = Kuro has used { $count } markers
name-tb-task-kuro = Kuro eliminates an enemy of level { $level } or more

name-tb-boost-blue = +{ $count } blue card in defence
name-tb-boost-red = +{ $count } red card in attack
name-tb-boost-ap = +{ $count } AP
name-tb-boost-ap-alone = +{ $count } AP while nobody else is in your area
name-tb-boost-moves = +{ $count } step
name-tb-boost-strength = +{ $count } strength
name-tb-boost-range = +{ $count } range
name-tb-boost-health = at most { $count } health
name-tb-boost-programs = +{ $count } program kept
name-tb-boost-hand = keep { $count } cards
name-tb-boost-draw = +{ $count } card drawn each turn
name-tb-boost-rounders = { $count } All-Rounder cards a turn
name-tb-boost-two-programs = at once: draw 2 programs, keep 1
name-tb-boost-reroll = once in your turn, roll one of your dice again
name-tb-boost-selection = a random program is one of 3 you see
name-tb-boost-two-chips = carry 2 chips
name-tb-boost-blue-five = a blue 5 you discard lets you draw 2 programs
name-tb-boost-surgery = for 1 AP: remove a wound in range, draw a card
name-tb-boost-free-drop = dropping chips costs no AP
name-tb-boost-shield-kuro = +{ $count } shield in Kuro's area
name-tb-boost-kuro-both = Kuro acts and moves each turn
name-tb-boost-kuro-cards = +{ $count } card when Kuro eliminates an enemy
name-tb-boost-kuro-refresh = at once: { $count } of Kuro's markers are fresh again

## What cards do

name-tb-nothing-happens = nothing
name-tb-do-bar = { $bar } { $by }
name-tb-do-settle = Riot { $count } towards 0
name-tb-do-widen = the red zone of { $zone } grows by 1
name-tb-do-either = { $one } or { $two }
name-tb-do-choose = { $who }: choose { $from }
name-tb-from-anyone = any player
name-tb-from-others = another player
name-tb-from-free = somebody who is not detained
name-tb-from-hurt = somebody hurt in your range
name-tb-from-wounded = somebody wounded in your range
name-tb-do-draw = { $who }: draw { $count }
name-tb-do-draw-general = { $who }: draw { $count } General cards
name-tb-do-draw-programs = { $who }: draw { $count ->
    [one] a program
   *[other] { $count } programs
}
name-tb-do-draw-keep = draw { $count } programs, keep 1
name-tb-do-discard = { $who }: discard { $count }
name-tb-do-lose = { $who }: discard { $count } by chance
name-tb-do-drop-programs = { $who }: discard { $count ->
    [one] a program
   *[other] { $count } programs
}
name-tb-do-market = a new market
name-tb-do-hurt = { $who }: −{ $count } health
name-tb-do-heal = { $who }: +{ $count } health
name-tb-do-wound = { $who }: { $count ->
    [one] a wound
   *[other] { $count } wounds
}
name-tb-do-treat = { $who }: remove { $count ->
    [one] a wound
   *[other] { $count } wounds
}
name-tb-do-detain = { $who }: into the Cube
name-tb-do-amnesty = all detained are free
name-tb-do-shed = { $who }: a chip to the Junkyard
name-tb-do-elect = a new Leader is elected
name-tb-do-gamble = everybody reaches out or not
name-tb-do-swap = carriers may exchange a chip with the Network
name-tb-do-supply = { $count ->
    [one] a supply box
   *[other] { $count } supply boxes
}
name-tb-do-traps = { $count } traps into the supply stack
name-tb-do-raid = { $count } enemies may come
name-tb-do-crawlers = { $count ->
    [one] a Crawler comes
   *[other] { $count } Crawlers come
}
name-tb-do-dead-zone = a spawn location is destroyed
name-tb-do-purge = { $count } enemies are removed
name-tb-do-ex = an EX event
name-tb-do-ap = +{ $count } AP
name-tb-do-moves = +{ $count } steps
name-tb-do-boundless = no blockade this turn
name-tb-do-attack-red = +{ $count } red card in your attack
name-tb-do-attack-range = +{ $count } range in your attack
name-tb-do-defend = +{ $count } in your defence
name-tb-do-reroll = a die is rolled again
name-tb-do-extra-card = one more card into the check
name-tb-do-peek = look at a hidden chip
name-tb-do-eliminate = eliminate an enemy within range { $count }
name-tb-do-take-back = take back an All-Rounder card
name-tb-do-sacrifice = Kuro falls, and up to { $count } enemies with him
name-tb-do-revive = Kuro returns

## What you may do

action-tb-ap = { $deed } ({ $ap ->
    [0] free
   *[other] { $ap } AP
})
action-tb-steps = { $deed } ({ $steps ->
    [0] free
    [one] { $steps } step
   *[other] { $steps } steps
})
action-tb-kuro = Kuro: { $deed }
action-tb-move = go to { $area }
action-tb-attack = attack { $enemy }
action-tb-sector-one = take the top chip of Sector I unseen
action-tb-sector-two = share three chips of Sector II with { $whom }
action-tb-sector-three = take the top chip of Sector III
action-tb-sector-three-open = choose one of two chips of Sector III
action-tb-riot-plus = move Riot up by a die and a card
action-tb-riot-minus = move Riot down by a die and a card
action-tb-morale = raise Morale with blue cards against a die
action-tb-resource = draw { $count } General cards for 1 Resource
action-tb-fate = roll for the city
action-tb-buy-program = buy { $program } for { $price }
action-tb-buy-random = buy the top program for 3
action-tb-nexus = work on Apex with blue cards against a die
action-tb-censure = move to detain { $whom }
action-tb-elect = call an election
action-tb-buy-weapon = buy the { $item } for { $price }
action-tb-take-weapon = take the { $item } by your bar
action-tb-buy-recon = buy a Recon card for 5
action-tb-place = place chips in the Network
action-tb-break-plus = break out: reach +4
action-tb-break-minus = break out: reach −4
action-tb-interrogate = draw an interrogation card
action-tb-pardon = pardon { $whom }
action-tb-drop = drop chips in the Junkyard
action-tb-junk-look = look at chips in the Junkyard for grey cards
action-tb-junk-remove = remove chips from the Junkyard for green cards
action-tb-treat = remove a wound and gain 1 health
action-tb-clinic = give grey and green cards to be cured
action-tb-heal = heal { $whom } fully
action-tb-surgery = remove a wound of { $whom }

action-tb-use-program = use { $program }
action-tb-charge = spend a charge of { $program } ({ $charges } left)
action-tb-lay-out = lay out { $program }
action-tb-use-recon = use the Recon card { $card }
action-tb-use-item = use up the { $item }
action-tb-rounder = play the All-Rounder card { $card }
action-tb-unique = play { $card }
action-tb-second-wind = take back all All-Rounder cards
action-tb-fury = take a wound: your next attack strikes all in range
action-tb-resign = resign as General: remove 4 enemies
action-tb-apex-move = move Apex one space on
action-tb-apex-attack = let Apex attack { $enemy }
action-tb-transfer = put { $program } aside for the second game

action-tb-pass = use nothing
action-tb-end-actions = end your actions
action-tb-say = say: “{ $quote }”
action-tb-yes = yes
action-tb-no = no
action-tb-done = done
action-tb-enough = enough
action-tb-done-cards = put in nothing more
action-tb-keep-dice = leave the dice
action-tb-roll-now = roll now
action-tb-no-card = add no card
action-tb-strike = strike now
action-tb-take-blow = let the enemy strike
action-tb-bear-it = accept it
action-tb-leave-box = leave what lies here
action-tb-to-the-vote = to the vote
action-tb-eyes-closed = choose nobody
action-tb-no-vote = lay down nothing more

action-tb-upper = A: { $text }
action-tb-lower = B: { $text }
action-tb-follow-line = follow your line and be free: { $text }
action-tb-roll-free = roll: free on 4, 5 or 6
action-tb-reward-boost = unlock a boost
action-tb-reward-programs = draw { $count ->
    [one] a program
   *[other] { $count } programs
}
action-tb-two-programs = draw 2 programs
action-tb-draw-general = draw a General card
action-tb-draw-nothing = draw nothing
action-tb-cancel-wound = cancel the wound with your card
action-tb-draw-wound = draw the wound
action-tb-reach = reach out
action-tb-hold-back = hold back
action-tb-in-favour = vote to detain { $whom }
action-tb-against = vote against detaining { $whom }
action-tb-pay = pay with { $card }
action-tb-discard = discard { $card }
action-tb-put-in = put in { $card }
action-tb-play = play { $card }
action-tb-vote = lay { $card } before { $whom }
action-tb-choose = choose { $whom }
action-tb-make-general = make { $whom } General
action-tb-make-leader = make { $whom } Leader
action-tb-convert = make { $whom } a Machine
action-tb-infect = make { $whom } Legion
action-tb-look-at = look into what { $whom } holds
action-tb-choose-foe = choose { $enemy }
action-tb-strike-foe = strike { $enemy }
action-tb-remove-foe = remove { $enemy }
action-tb-choose-chip = choose { $place }
action-tb-boost = unlock { $skill }
action-tb-take-recon = take { $card }
action-tb-destroy = destroy { $place }
action-tb-reroll = roll { $die } ({ $value }) again by { $means }
action-tb-place-hidden = place { $chip } in { $column }, face-down
action-tb-place-open = place { $chip } in { $column }, face-up
action-tb-keep-loyalty = keep { $faction } (card { $number })
action-tb-return-objective = give back { $objective }
action-tb-drop-program = discard { $program }
action-tb-keep-program = keep { $program }
action-tb-equip = equip { $chip }
action-tb-remove-chip = remove { $chip }
action-tb-look-chip = look at { $chip }
action-tb-drop-chip = give up { $chip }
action-tb-treat-wound = remove { $wound }
action-tb-take-box = take { $box }
action-tb-take-back = take back { $card }
action-tb-number = number { $number }

## What cannot be done, and why

name-tb-lacks = { $offer }: { $lack }.
name-tb-offer-attack = attack
name-tb-offer-sector-two = share three chips of Sector II
name-tb-offer-riot = move Riot
name-tb-offer-resource = draw General cards for 1 Resource
name-tb-offer-censure = move to detain somebody
name-tb-offer-break-out = break out
name-tb-offer-pardon = pardon somebody
name-tb-offer-heal = heal somebody fully
name-tb-offer-surgery = remove a wound in range

name-tb-lack-ap = needs { $count } AP, and you have fewer
name-tb-lack-steps = you have no step left
name-tb-lack-blockade = an enemy on 6 or 8 blocks the way
name-tb-lack-enemy = no enemy is in range
name-tb-lack-price = needs cards of one colour worth { $count }
name-tb-lack-empty = nothing is left there
name-tb-lack-spread = this Sector would be more than 2 ahead of another
name-tb-lack-room = you carry as many chips as you can
name-tb-lack-partner = nobody else with room for a chip is in the Sectors
name-tb-lack-calm = Riot must be in a yellow zone
name-tb-lack-again = done once this turn already
name-tb-lack-blue = you hold no blue card
name-tb-lack-resource = Resource is below 3
name-tb-lack-recon = one Recon card a game, and you had yours
name-tb-lack-entry = only in a turn in which you came into the Network
name-tb-lack-freed = not in the turn in which you were freed
name-tb-lack-chip = you carry no chip
name-tb-lack-grey = you hold no grey card
name-tb-lack-green = you hold no green card
name-tb-lack-grey-green = you hold no grey or green card
name-tb-lack-leader = only the Leader may
name-tb-lack-detained = nobody is detained
name-tb-lack-hurt = nobody here is hurt or wounded
name-tb-lack-wounded = nobody in range bears a wound
name-tb-lack-pistol = Havoc takes no pistol
name-tb-lack-marker = Kuro's marker here is used, or there is none
name-tb-lack-kuro-done = Kuro has had his part of this turn
name-tb-lack-not-kuro = not for Kuro
name-tb-lack-other-figure = this one has finished for the turn

## What is going on, and what you are asked

question-tb-turn = { $whose } turn.
question-tb-dealing = The secret cards are dealt.
question-tb-debating = The table talks before it votes on detaining { $whom }.
question-tb-voting-censure = All vote in secret on detaining { $whom }.
question-tb-gambling = All decide in secret whether to reach out.
question-tb-electing = A new Leader is elected: everybody lays a card before somebody.
question-tb-closed = All eyes are closed.
question-tb-check = { $card }: the cards must come to { $target }.
question-tb-count = { $card }: { $cards } cards count.
question-tb-deciding = { $card }: one of two ways is chosen.
question-tb-script = { $card } is carried out.
question-tb-breaking-out = { $who } tries to break out of the Cube.
question-tb-blow = { $theft ->
    [yes] { $enemy } tries to rob { $whom }.
   *[no] { $enemy } attacks { $whom }.
}

question-tb-keep-loyalty = Which loyalty do you keep? The other goes back unseen.
question-tb-return-objective = Which objective do you give back unseen?
question-tb-act = Your turn, { $place }: { $ap } AP and { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
} left. What do you do?
question-tb-limit-cards = You hold { $held } cards and keep { $most }. Which one do you discard?
question-tb-limit-programs = You keep { $most } programs. Which one do you discard?
question-tb-contribute = { $check } You may put in { $left } more, face-down.
question-tb-top-up = { $check } All others are done. You may put in { $left } more.
question-tb-extra = Which card goes in beyond the limit?
question-tb-decide = { $card }: which way do you choose?
question-tb-window-dice = The dice are about to be rolled. Use something first?
question-tb-window-shown = An event lies open. Use something before it counts?
question-tb-window-pooled = The cards are about to be shown. Put in one more?
question-tb-window-after = The event is over. Use something?
question-tb-reroll = The dice: { $dice }. Roll one again?
question-tb-pay = { $goods }: { $left } more to pay, in one colour. Cards paid so far: { $cards }.
question-tb-commit-morale = Morale: blue cards worth { $cards } so far, { $left } more allowed. Then a die is rolled against them.
question-tb-commit-nexus = Apex: blue cards worth { $cards } so far, { $left } more allowed. Then a die is rolled against them.
question-tb-riot-card = Riot moves by { $by }. Add a coloured card?
question-tb-take-recon = Which Recon card do you take?
question-tb-keep-program = Which of these programs do you keep?
question-tb-keep-chip = Which chip do you equip? The other goes to the Junkyard.
question-tb-keep-chip-partner = Which chip do you equip? The others go to your partner.
question-tb-placing = { $count ->
    [0] Where do you place your chip?
   *[other] Another chip, or is it enough?
}
question-tb-reward = { $count ->
    [one] For your chip: a boost or a program?
   *[other] For your { $count } chips: a boost or { $count } programs?
}
question-tb-boost = Which column of your skill tree gets the boost?
question-tb-junk-look = Which chip of the Junkyard do you look at, for a grey card? { $count } seen.
question-tb-junk-remove = Which chip of the Junkyard do you remove, for a green card? { $count } removed.
question-tb-drop = Which chip do you drop? { $count } dropped.
question-tb-clinic = Which grey or green card do you give? Each removes up to 2 wounds; { $count } given.
question-tb-treat = Which wound is removed?
question-tb-recon = What do you look at? { $count } left.
question-tb-crates = A supply box lies here. Take one?
question-tb-attack = You attack { $enemy }, shield { $shield }, with { $red } so far. { $left ->
    [0] No more red cards may be added.
    [one] One more red card may be added.
   *[other] { $left } more red cards may be added.
}
question-tb-laser = Which enemy does the Laser strike?
question-tb-aim = { $enemy } could strike several alike. Whom?
question-tb-defend = { $theft ->
    [yes] { $enemy } tries to rob { $whom }
   *[no] { $enemy } attacks { $whom }
} with { $combat ->
    [1] 1 red card
   *[other] { $combat } red cards
}; your defence is { $defence }. { $left ->
    [0] No blue card may be added.
    [one] One blue card may be added.
   *[other] { $left } blue cards may be added.
}
question-tb-struck = { $enemy }: defence { $defence } against { $red }, that is { $result }. Use something?
question-tb-stolen = Which chip is lost?
question-tb-wound = A wound is about to be drawn. Cancel it with your card?
question-tb-purge = Which enemy is removed? { $count } to go.
question-tb-discard = Which card do you discard? { $count } to go.
question-tb-drop-program = Which program do you discard? { $count } to go.
question-tb-blue-five = You discarded a blue 5. Draw 2 programs?
question-tb-supplier = Somebody drew on Resource. Draw a General card?
question-tb-debate = Detain { $whom }? Speak, or go to the vote.
question-tb-ballot = Detain { $whom }? All votes are shown at once.
question-tb-gamble = Reach out? Where at most half do, each of them gains a program; otherwise each is wounded.
question-tb-vote = Lay a card before somebody: blue counts for them, red against.
question-tb-vote-again = As the active player you may lay one more card.
question-tb-tie = The highest piles are equal. Who leads?
question-tb-appoint = Whom do you make General?
question-tb-break-out = You break out: the cards must come to { $target }. Put in up to 5.
question-tb-break-out-other = { $who } tries to break out and needs { $target }. Put in a card?
question-tb-interrogation = { $card }: follow your line, or trust the die?
question-tb-closed-nothing = You have nothing to choose: keep your eyes closed.
question-tb-convert = You are the only Machine. Whom do you make one of yours? Only the two of you will know.
question-tb-infect = Legion may grow. Whom do you infect? You will know each other.
question-tb-whom = { $card }: whom do you choose?
question-tb-either = { $card }: which of the two?
question-tb-dead-zone = { $card }: which spawn location is destroyed?
question-tb-which-enemy = { $card }: which enemy?
question-tb-take-back = { $card }: which card do you take back?
question-tb-peek = { $card }: which chip do you look at?
question-tb-swap = { $card }: exchange your chip with one of the Network?
question-tb-go-on = Go on?

## What players say

claim-tb-give = I give { $amount }.
claim-tb-faction = I am { $faction }.
claim-tb-accuse = { $to ->
    [you] You are { $faction }.
   *[other] { $who } is { $faction }.
}
claim-tb-vouch = I trust { $who }.
claim-tb-carry = I carry a { $chip }.
claim-tb-detain = { $who } should be detained.
claim-tb-spare = { $who } should stay free.

## What happened

event-tb-turn = Round { $round }, turn { $number }: { $whose } turn began.
event-tb-woke = { $who } woke with 1 health.
event-tb-drew = { $who } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $own } of them Personal.
event-tb-drew-known = { $who } drew { $what }.
event-tb-reshuffled = The discard pile was shuffled into a new General deck.
event-tb-moved = { $who } went to { $area }.
event-tb-attacks = { $who } went for { $enemy }.
event-tb-sector-one = { $who } took from Sector I.
event-tb-sector-two = { $who } took from Sector II together with { $whom }.
event-tb-sector-three = { $who } took from Sector III.
event-tb-riot-plus = { $who } set out to move Riot up.
event-tb-riot-minus = { $who } set out to move Riot down.
event-tb-morale = { $who } spoke to the city to raise Morale.
event-tb-resource = { $who } drew on the city's Resource.
event-tb-fate = { $who } rolled for the city.
event-tb-buy-program = { $who } bought program { $number } of the market.
event-tb-buy-random = { $who } bought a program unseen.
event-tb-nexus = { $who } worked on Apex.
event-tb-censure = { $who } moved to detain { $whom }.
event-tb-elect = { $who } called an election.
event-tb-buy-weapon = { $who } bought the { $item }.
event-tb-take-weapon = { $who } took the { $item } for nothing.
event-tb-buy-recon = { $who } bought a Recon card.
event-tb-places = { $who } began to place chips in the Network.
event-tb-break-out = { $who } tried to break out with { $target } as the target.
event-tb-interrogate = { $who } asked to be interrogated.
event-tb-pardon = { $who } pardoned { $whom }.
event-tb-drops = { $who } began to drop chips in the Junkyard.
event-tb-junk-look = { $who } searched the Junkyard.
event-tb-junk-remove = { $who } cleared the Junkyard.
event-tb-treats = { $who } was treated at the Med Center.
event-tb-clinic = { $who } gave cards at the Med Center.
event-tb-heals = { $who } healed { $whom }.
event-tb-surgery = { $who } operated on { $whom }.
event-tb-recon = { $who } used { $whose } Recon card.
event-tb-rounder = { $who } played the All-Rounder card { $card }.
event-tb-second-wind = { $who } took back all All-Rounder cards.
event-tb-fury = { $who } took a wound for a wide attack.
event-tb-apex-attack = { $who } sent Apex against { $enemy }.
event-tb-program = { $who } used { $program }.
event-tb-played = { $who } played { $card }.
event-tb-put-in = { $who } put in a card face-down.
event-tb-discarded = { $who } discarded { $cards }.
event-tb-rolled-activation = The dice: orange { $die } activates { $area }; red { $red } brings { $enemy }; white { $white }.
event-tb-rolled-raid = The raid's dice: red { $red } brings { $enemy }; white { $white }.
event-tb-rolled-riot = The pink die for Riot shows { $die }.
event-tb-rolled-morale = The pink die for Morale shows { $die }: { $cards } − { $die } = { $result }.
event-tb-rolled-fate = The pink die for the city shows { $die }.
event-tb-rolled-nexus = The pink die for Apex shows { $die }: { $cards } − { $die } = { $result }.
event-tb-rolled-interrogation = The pink die for freedom shows { $die }; 4 or more was needed.
event-tb-rolled-drop = The orange die shows { $die }: a box comes down in { $area }.
event-tb-rerolled = { $who } rolled die { $number } again: { $value }.
event-tb-got-programs = { $who } gained { $count ->
    [one] a program
   *[other] { $count } programs
}.
event-tb-got-programs-known = { $who } gained { $what }.
event-tb-lost-program = { $who } discarded the program { $program }.
event-tb-transferred = { $who } put a program aside for the second game.
event-tb-said = { $who }: “{ $quote }”
event-tb-chose = { $who } chose in secret.

event-tb-rose = { $bar } rose from { $from } to { $to }.
event-tb-fell = { $bar } fell from { $from } to { $to }.
event-tb-market = The market shows { $programs }.
event-tb-looked = { $who } looked at { $place }.
event-tb-looked-known = { $who } looked at { $place }: { $what }.
event-tb-equipped = { $who } equipped a { $chip }.
event-tb-equipped-from = { $who } equipped a { $chip } from { $sector }.
event-tb-junked = A chip went to the Junkyard, to place { $number }.
event-tb-dropped-chip = { $who } dropped a chip in the Junkyard, at place { $number }.
event-tb-removed = { $who } removed chip { $number } of the Junkyard from the game.
event-tb-placed = { $who } placed a { $chip } in { $column }, Tier { $tier }.
event-tb-swapped = { $who } exchanged a chip for { $place }.
event-tb-scanner = { $who } collected scanner { $number }.
event-tb-scanners-back = { $who } gave the scanners back.
event-tb-human-phase = Tier 1 is full: the Human Phase. Its chips, mixed and shown: { $chips }.
event-tb-machine-phase = Tier 2 is full: the Machine Phase began.
event-tb-leader = { $who } became Leader.
event-tb-no-leader = Nobody could become Leader.
event-tb-general = { $who } became General.
event-tb-no-general = There is no General now.
event-tb-resigned = { $who } resigned as General for good; 4 enemies go.

event-tb-shown = { $level }: { $card }.
event-tb-decided = { $who } decided for { $half }: { $text }
event-tb-dropped = Nothing of { $card } could be done; it was dropped.
event-tb-success = The cards: { $cards }. They came to { $total }; { $target } was needed: success.
event-tb-failure = The cards: { $cards }. They came to { $total }; { $target } was needed: failure.
event-tb-counted = The cards: { $cards }. { $count } of them counted.
event-tb-pile = { $whose } pile: { $cards }, together { $sum }.
event-tb-passed = In favour: { $names } ({ $count }). That was carried.
event-tb-rejected = In favour: { $names } ({ $count }). That was rejected.

event-tb-spawned = { $enemy } appeared at { $place }.
event-tb-no-room = { $enemy } found no place.
event-tb-crawled = What stood on { $from } advanced to { $to }.
event-tb-pushed = What stood on { $from } was pushed to { $to }.
event-tb-breached = A Crawler reached the Network and was lost in it.
event-tb-attack-hit = { $who } attacked { $enemy }: shield { $shield }, red { $red }, drawn { $card }, that is { $result }: a hit.
event-tb-attack-missed = { $who } attacked { $enemy }: shield { $shield }, red { $red }, drawn { $card }, that is { $result }: no hit.
event-tb-foe-hurt = { $enemy } lost { $damage } health.
event-tb-eliminated = { $enemy } at { $place } is gone.
event-tb-eliminated-by = { $who } eliminated { $enemy } at { $place }.
event-tb-hit = { $enemy } struck { $whom }: shield { $shield }, blue { $blue }, against { $cards }, that is { $result }: a hit.
event-tb-held = { $enemy } struck { $whom }: shield { $shield }, blue { $blue }, against { $cards }, that is { $result }: held.
event-tb-hurt = { $who } lost { $count } health.
event-tb-healed = { $who } gained { $count } health.
event-tb-downed = { $who } fell at 0 health.
event-tb-wounded = { $who } drew a wound: { $wound }.
event-tb-cancelled = { $who } cancelled a wound.
event-tb-treated = { $who } lost the wound { $wound }.
event-tb-infected = { $whose } contagious wound struck { $whom }.
event-tb-detained = { $who } went to the Isolation Cube.
event-tb-freed = { $who } walked out of the Isolation Cube.

event-tb-interrogated = { $who } drew the interrogation card { $card }.
event-tb-supply = A supply box came down in { $area }.
event-tb-sniffed = Kuro sniffed a supply box for { $who }.
event-tb-sniffed-known = Kuro sniffed a supply box: { $what }.
event-tb-took-box = { $who } opened a supply box: { $item }.
event-tb-put-box = { $who } put a supply box down in { $area }.
event-tb-used-box = { $who } used up the { $item }.
event-tb-took-recon = { $who } took a Recon card.
event-tb-took-recon-known = { $who } took the Recon card { $what }.
event-tb-saw-hand = { $who } saw { $whose } hand.
event-tb-saw-hand-known = { $who } saw { $whose } hand: { $what }.
event-tb-saw-objective = { $who } saw one of { $whose } objectives.
event-tb-saw-objective-known = { $who } saw one of { $whose } objectives: { $what }.
event-tb-saw-loyalty = { $who } saw a loyalty card of nobody.
event-tb-saw-loyalty-known = { $who } saw a loyalty card of nobody: { $what }.
event-tb-progress = { $who } came a step on in { $branch }.
event-tb-boosted = { $who } unlocked { $branch }, level { $level }.
event-tb-closed-eyes = A step with closed eyes is over.
event-tb-told = You were shown that { $who } belonged to this side: { $faction }.
event-tb-became = { $who } became { $faction }.
event-tb-mech-enters = { $mech } is complete and enters the board.
event-tb-mech-gone = { $mech } is destroyed for good.
event-tb-apex-moved = Apex moved to Blue { $number } in { $area }.
event-tb-dead-zone = { $place } was destroyed: a Dead Zone.
event-tb-kuro-back = Kuro is back, with all his markers.

## How it ended

name-tb-end-network = Tier 3 of the Network is full
name-tb-end-resource = Resource has run out
name-tb-end-deus = Deus has reached the Network
name-tb-end-morale = Morale is at its bottom
name-tb-end-security = Security is at 0
name-tb-end-threat = Threat is at its top
name-tb-end-exhausted = Tier 3 can no longer be filled
name-tb-end-stalled = no end was in sight
event-tb-over = The game is over: { $ending }, and { $side } won.
event-tb-over-files = The game is over: { $ending }, but by the files in the Junkyard { $side } won.
event-tb-over-winners = With their side and their objectives: { $names }.
event-tb-over-nobody = No player won.
event-tb-column = { $column }: { $side }.
event-tb-won = { $who } won: { $faction }, objectives met.
event-tb-lost-side = { $who } lost: { $faction }, though the objectives were met.
event-tb-lost-objective = { $who } lost: { $faction }, and an objective was not met.

## Cards, as they are listed

card-tb-characters = Characters
card-tb-events-1 = Events I
card-tb-events-2 = Events II
card-tb-events-3 = Events III
card-tb-events-ex = EX events
card-tb-programs = Programs of The Beginning
card-tb-general = General influence
card-tb-personal = Deck of { $name }
card-tb-objectives = Secret objectives
card-tb-loyalties = Loyalties
card-tb-wounds = Wounds
card-tb-boxes = Supply boxes
card-tb-recons = Recon cards
card-tb-interrogations = Interrogation cards
card-tb-rounders = All-Rounder cards
card-tb-enemies = Enemies of the city
card-tb-chips = Data chips
card-tb-bars = The bars
card-tb-intro = { $kinds } in all.
card-tb-intro-copies = { $kinds } kinds, { $copies } in all.

card-tb-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
card-tb-price = price { $count }
card-tb-influence = influence card
card-tb-special = special card, for checks only
card-tb-unique = unique card
card-tb-unique-free = unique card, free in your turn
card-tb-deck = deck: { $deck }
card-tb-blue-text = Pays, defends, helps checks above 0 and votes in favour.
card-tb-red-text = Pays, attacks, helps checks below 0 and votes against.
card-tb-grey-text = Counts in grey events; shows a chip of the Junkyard; cures at the Med Center.
card-tb-green-text = Counts in green events; removes a chip of the Junkyard; cures at the Med Center.
card-tb-check = check
card-tb-count = count
card-tb-decision = decision
card-tb-happening = happens at once
card-tb-from-seats = with { $count } players or more
card-tb-target = Target { $target }.
card-tb-success = Success: { $text }
card-tb-failure = Failure: { $text }
card-tb-step = With { $count } { $cards } or more: { $text }
card-tb-decides = Decided by { $badge }.
card-tb-upper = A: { $text }
card-tb-lower = B: { $text }
card-tb-program = program
card-tb-objective = objective, secret
card-tb-wound = wound
card-tb-interrogation = interrogation card
card-tb-line = { $factions }: { $text }
card-tb-rounder = All-Rounder card, one of each, for Jayden
card-tb-recon = Recon card, one of each
card-tb-box = supply box
card-tb-trap = trap
card-tb-in-stack = { $count } in the supply stack
card-tb-at-hq = { $count } at HQ
card-tb-loyalty = loyalty card
card-tb-enemy = enemy
card-tb-markers = { $count } markers of each level
card-tb-enemy-level = Level { $level }: health { $health }, strength { $strength }, red cards { $combat }, shield { $shield }.
card-tb-character = character
card-tb-stats = { $ap } AP, { $moves } steps, range { $range }, strength { $strength } with up to { $red } red, shield { $shield } with up to { $blue } blue, health { $health }.
card-tb-skill = { $branch } { $level }: { $task } – { $boost }.
card-tb-data-chip = data chip
card-tb-chip = { $colour } chip
card-tb-chip-blue = A firewall: it counts for the Humans.
card-tb-chip-red = A virus: it counts for the Machines.
card-tb-chip-purple = A file of the Fallen: it counts for them in the Network and, above all, in the Junkyard.
card-tb-bar = bar
card-tb-morale = How the city feels. Low, everybody draws a card less; at the bottom all players lose.
card-tb-riot = Surveillance on the left, Anarchy on the right. In yellow it wears Morale down; in red an EX event strikes.
card-tb-security = What keeps Legion out. At 0 the game is over.
card-tb-resource = What the city lives on. At 0 the Machines have won.
card-tb-apex = How far Apex is built. At 9 it enters; from then on this is its health.
card-tb-deus = How far Deus is built. At 9 it enters; from then on this is its health.
card-tb-threat = Enemies that found no place. At the top the game is over.

## Why a bot decided as it did, told after the game

event-tb-why-trust = { $who } trusted { $whom }: { $faction } with { $percent }%.
event-tb-why-suspicion = { $who } doubted { $whom }: { $faction } with { $percent }%.
event-tb-why-objective = { $who } pursued { $objectives }.
event-tb-why-faction = { $who } served the own side: { $faction }.
event-tb-why-help = { $who } wanted it to succeed, for { $faction }.
event-tb-why-spoil = { $who } wanted it to fail, for { $faction }.
event-tb-why-cover = { $who } wanted to look like everybody else; { $faction } gained nothing by it.
event-tb-why-use = { $who } saw no better use of the moment.
event-tb-why-pursuit = { $whom } seemed to be after { $objective }: { $percent }%.
