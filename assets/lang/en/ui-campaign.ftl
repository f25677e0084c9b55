# The campaign: slots, the page between missions, shop and loadout.

## On the title

ui-menu-campaign = Campaign
ui-menu-campaign-new = begin here
ui-menu-campaign-note = { $won } of { $all } missions
ui-menu-campaign-between = { $name }: { $place }

## Difficulty

ui-difficulty = Difficulty

## The campaigns there are

ui-campaigns = Campaigns
ui-campaigns-new = New campaign
ui-campaigns-new-note = from an empty profile
ui-campaigns-row = { $place } · { $money } ByteBucks · { $difficulty } · { $age }
ui-campaigns-name = Name of the campaign
ui-campaigns-name-hint = letters, digits, - and _
ui-campaigns-name-suggested = garrett-{ $number }
ui-campaigns-name-needed = Give the campaign a name first.
ui-campaigns-name-taken = There is a campaign of this name. Delete it first, or take another name.
ui-campaigns-difficulty-note = It can be changed before every mission. In some it changes a little more or less than this; their briefings tell.
ui-campaigns-begin = Begin the campaign
ui-campaigns-continue = Continue this campaign
ui-campaigns-mended = It can still be opened: as it was kept before that, or as far as it can be read. This is what is there.
ui-campaigns-cure-update = It is sound, but a newer game wrote it. Update the game to go on with it.
ui-campaigns-cure-move = This is no campaign. Put it where it belongs, or delete it.
ui-campaigns-cure-permit = The disk does not let it be read. Check its permissions, then open this page again.
ui-campaigns-cure-copy = It cannot be opened, and nothing kept before it can be read either. Put a copy of the file in its place, or delete it.
ui-campaigns-look = See how it ended
ui-campaigns-delete-title = Delete { $name }?
ui-campaigns-delete-text = The campaign, its gear and the mission in play are deleted for good.
ui-campaigns-deleted = Deleted { $name }.

## Where a campaign stands

ui-campaign-at = Act { $act }, { $mission }
ui-campaign-at-fork = Act { $act }, after { $mission }: a choice
ui-campaign-at-fallen = Act { $act }, fallen in { $mission }
ui-campaign-at-end = Ended: { $ending }
ui-campaign-ironman = Ironman
ui-campaign-ironman-at = { $difficulty }, ironman
ui-campaign-ironman-text = No undo, no beginning a mission again, no loading. The first mission lost ends the campaign.
ui-campaign-won = { $won } of { $all } missions won
ui-campaign-lost = { $count ->
    [one] { $count } mission lost
   *[other] { $count } missions lost
}
ui-campaign-money = { $money } ByteBucks

## The page between missions

ui-campaign-act = Act { $act } · { $name }
ui-campaign-act-number = Act { $act }
ui-campaign-stop = { $mission }, { $standing }
ui-campaign-done = won
ui-campaign-reached = reached
ui-campaign-here = next
ui-campaign-fallen = fallen here
ui-campaign-ahead = to come
ui-campaign-passed = not on your way
ui-campaign-unreached = never reached
ui-campaign-some-ending = An ending
ui-campaign-next = Next
ui-campaign-alertness = alertness { $by }
ui-campaign-locks = { $count ->
    [one] { $count } lock
   *[other] { $count } locks
}
ui-campaign-walls = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
}
ui-campaign-briefing = Briefing
ui-campaign-fork = Two ways on
ui-campaign-way = { $text } Leads to { $mission }.
ui-campaign-choose = Go this way
ui-campaign-choose-first = Choose one of the two ways first.
ui-campaign-ended = The campaign is over
ui-campaign-onward = The story goes on
ui-campaign-play-deduction = Play Social Deduction
ui-campaign-play-beginning = Play The Beginning
ui-campaign-unlocked = What is open now
ui-campaign-endings-seen = { $seen } of { $all } endings seen
ui-campaign-other-way = Another way leads to another ending. Begin a campaign and choose differently.
ui-campaign-all-ways = Every ending has been seen.
ui-campaign-over = Ironman: the campaign is over
ui-campaign-fallen-text = Garrett did not come back from { $mission }. { $won ->
    [0] It was the first job.
    [one] One job was done before it.
   *[other] { $won } jobs were done before it.
} What was owned is lost with the campaign; a new one begins with the same first night.
ui-campaign-others = To the campaigns

## Shop and loadout

ui-shop = Safe house
ui-shop-step = Shop and loadout
ui-shop-debrief = Debrief
ui-shop-money = ByteBucks
ui-shop-money-spent = ByteBucks, { $spent } just spent
ui-shop-gear = Gear
ui-shop-deck = { $count } cards in the gear deck
ui-shop-how = { $price } ByteBucks lay { $count } cards of the shuffled gear deck open. You keep one, for the whole campaign.
ui-shop-offers = { $count ->
    [one] One offer, keep it
    [2] Two offers, keep one
    [3] Three offers, keep one
    [4] Four offers, keep one
   *[other] { $count } offers, keep one
}
ui-shop-go-back = { $others ->
    [0] it is the last of the gear deck
    [one] the other one goes back into the gear deck, { $left } left
    [3] the other three go back into the gear deck, { $left } left
   *[other] the others go back into the gear deck, { $left } left
}
ui-shop-buy = Buy gear for { $price } ByteBucks
ui-shop-too-poor = Gear costs { $price } ByteBucks and you have { $has }. (ST-GEAR-01)
ui-shop-sold-out = You own every piece of gear there is.
ui-shop-keep = Keep { $gear }
ui-shop-kept = { $gear } is yours, and equipped.
ui-shop-kept-bagged = { $gear } is yours. It is in the bag: equipping it needs more energy than is free.
ui-shop-first-keep = first keep one of the cards
ui-shop-first-drop = first drop items until three are left
ui-shop-onward = Go on
ui-shop-loadout = Loadout
ui-shop-energy = full energy
ui-shop-energy-with = full energy with { $gear }
ui-shop-equipped = equipped
ui-shop-bagged = in the bag
ui-shop-over = { $count } over
ui-shop-note = Gear stays yours for the whole campaign. Equip any of it while { $energy } energy allows; what gear does not hold, you may spend.
ui-shop-too-heavy = { $gear } holds { $needs } energy and { $free } are free. Take something else off first. (ST-GEAR-03)
ui-shop-with = With { $gear }
ui-shop-agent = What you bring
ui-shop-full-energy = Full energy
ui-shop-vitals = Full energy { $before }, then { $energy }; health { $health }; armor { $armor }
ui-shop-uses = Uses in one mission
ui-shop-up-to = up to
ui-shop-use-name = { $gear }: { $energy } energy a use, up to { $count }
ui-shop-items = Items
ui-shop-next = Next: { $mission }
ui-shop-next-open = The way on is still to be chosen.
ui-shop-drop-head = { $held } items, { $most } may be kept
ui-shop-drop-text = { $count ->
    [one] Choose one to drop. It goes back into the item deck.
   *[other] Choose { $count } to drop, one after the other. They go back into the item deck.
}
ui-shop-drop = Drop { $item }
ui-shop-drop-word = drop
ui-shop-dropped = Dropped { $item }.
ui-shop-key-keep = keep
ui-shop-key-equip = equip
ui-key-left = ←
ui-key-right = →
ui-command-equip = Equip or take off

## In a mission of a campaign

ui-ironman-no-undo = Ironman: what is done is done. There is no undo in this campaign.
ui-ironman-no-again = Ironman: a mission begins only once.
ui-ironman-no-load = Ironman: nothing can be loaded in this campaign. It is kept after every action.
ui-ironman-no-save = Ironman: the campaign is kept after every action, and nowhere else.
ui-ironman-no-leave = Ironman: a mission that has begun is played to its end. Leave for the title and come back any time.
ui-pause-give-up = Give the mission up
ui-pause-give-up-note = back to the safe house
ui-pause-give-up-title = Give the mission up?
ui-pause-give-up-text = What you have done in this mission is lost. Nothing else is, and it can be begun again.

## Debrief in a campaign

ui-debrief-gained = Rewards
ui-debrief-money-now = +{ $money } ByteBucks, now { $now }
ui-debrief-now = ByteBucks, now { $now }
ui-debrief-item-kept = item, { $count } of { $most } held
ui-debrief-item-too-many = { $most } items may be kept: you choose what to drop in the safe house.
ui-debrief-shop = Shop and loadout
ui-debrief-end = Go on
ui-debrief-campaign = Campaign
