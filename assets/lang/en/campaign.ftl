# Campaigns: what every front says of them.

## What an older or changed file had to do without

campaign-loss-gear = There is no gear card { $id } any more, so it is no longer owned.
campaign-loss-item = There is no item { $id } any more, so it is gone.
campaign-loss-offer = There is no gear card { $id } any more, so it is not laid out in the shop.
campaign-loss-refunded = Nothing is left of what was laid out in the shop: the ByteBucks are back.
campaign-loss-taken-off = { $id } could not stay equipped: it is not owned, or too much for the energy there is.
campaign-loss-moved = { $from } is not on the course of this campaign any more: it goes on at { $to }.
campaign-loss-in-play = The mission in play, { $id }, could not be read: it begins anew.

## Where the story goes on after an ending

campaign-sequel-deduction = At a table: Social Deduction. Four to sixteen seats, and the list says nothing of who was hired since.
campaign-sequel-beginning = At a table: The Beginning. Three to six people hold the city together, and not all of them mean it.
campaign-sequel-command = ghostline play --game { $game } --terminal

## What is refused

campaign-refused-poor = Gear costs { $price } ByteBucks, and you have { $has }.
campaign-refused-sold-out = You own every piece of gear there is.
campaign-refused-not-chosen = Choose one of the gear cards laid out first.
campaign-refused-not-offered = { $card } is not among the gear cards laid out.
campaign-refused-not-owned = You do not own { $card }.
campaign-refused-no-change = { $card } is where it should go already.
campaign-refused-too-heavy = { $card } holds { $needs } energy and only { $free } are free. Take something off first.
campaign-refused-too-many = At most { $most } pieces of gear can be equipped.
campaign-refused-items = You hold { $has } items. Discard down to { $most } first.
campaign-refused-no-card = There is no card { $card } any more.
campaign-refused-no-mission = There is no mission to begin here. Choose a way first, or begin another campaign.
campaign-refused-no-item = { $card } is not among your items.
campaign-refused-no-way = No way leads to { $place } from here.

## Difficulty

campaign-story = Story
campaign-standard = Standard
campaign-hard = Hard
campaign-terms = { $name }: { $list }.
campaign-terms-none = every mission as it is written
campaign-terms-health = health { $n }
campaign-terms-armor = armor { $n }
campaign-terms-alertness = alertness { $n }
campaign-terms-enemies = enemies { $n }
campaign-ironman = Ironman: nothing can be taken back or given up, and the first mission lost ends the campaign.
campaign-mild = Without ironman: a mission that is lost costs nothing and can be tried again.

## Slots

campaign-title = Campaigns
campaign-list-none = No campaign has been begun yet.
campaign-list-intro = A campaign is kept after every step.
campaign-open = { $slot }: { $place }, { $bytebucks } ByteBucks, { $difficulty }
campaign-open-ironman = { $slot }: { $place }, { $bytebucks } ByteBucks, { $difficulty }, ironman
campaign-open-ended = { $slot }: ended with { $place }
campaign-open-fallen = { $slot }: lost for good in { $place }
campaign-open-broken = { $slot }: damaged; try to load it
campaign-new = New campaign
campaign-delete = Delete a campaign
campaign-delete-one = Delete { $slot }
campaign-delete-sure = Delete the campaign { $slot } for good?
campaign-delete-yes = Yes, delete { $slot }
campaign-delete-no = No, keep it
campaign-deleted = Deleted { $slot }.
campaign-back = Back
campaign-menu = Play the campaign
campaign-hint-scroll = Arrows and Enter, or the number. Page Down reads on. ? help  q quit

## A new campaign

campaign-new-title = A new campaign: { $slot }
campaign-new-intro = The difficulty can be changed before every mission. In some missions it changes a little more or less than this; their briefings tell. Ironman is for the whole campaign.
campaign-pick = { $name }
campaign-pick-chosen = { $name } (chosen)
campaign-with-ironman = Play ironman
campaign-without-ironman = Play without ironman
campaign-start = Begin the campaign

## Between missions

campaign-act = Act { $number }: { $name }
campaign-purse = { $bytebucks } ByteBucks · missions won { $won } · lost { $losses }
campaign-bar = Energy { $bar } { $held } of { $most } held, { $free } to spend
campaign-gear = Gear: { $list }
campaign-gear-none = Gear: none
campaign-items = Items: { $list }
campaign-items-none = Items: none
campaign-to-discard = { $count ->
    [one] You hold one item too many: discard it before the mission.
   *[other] You hold { $count } items too many: discard them before the mission.
}
campaign-way = { $name }: { $text }
campaign-begin = Begin { $name }
campaign-harder = Difficulty: { $name }. Change it to { $next }
campaign-shop = Shop: { $price } ByteBucks for one of four gear cards
campaign-shop-open = Shop: choose one of the cards laid out
campaign-loadout = Gear: put on and take off
campaign-pocket = Items: look and discard
campaign-leave = Leave the campaign

## The shop, gear and items

campaign-shop-title = Shop
campaign-shop-intro = { $price } ByteBucks buy one of four gear cards from the shuffled deck. The other three go back. You have { $has }.
campaign-shop-choose = Keep one of these. The other three go back into the deck.
campaign-buy = Pay { $price } ByteBucks and look at four cards
campaign-keep = Keep { $card }
campaign-card = { $card } ({ $energy } energy)
campaign-item = { $card }: { $text }
campaign-gear-title = Gear
campaign-put-on = Put on { $card } ({ $energy } energy)
campaign-take-off = Take off { $card } ({ $energy } energy)
campaign-worn = on
campaign-unworn = off
campaign-items-title = Items
campaign-discard = Discard { $card }

## After a mission

campaign-spoils = Reward: { $bytebucks } ByteBucks.
campaign-spoils-items = Reward: { $bytebucks } ByteBucks. Items drawn: { $list }.
campaign-go-on = Go on
campaign-again = Try again
campaign-defeat-ironman = Garrett does not come out. GHOST cancels the van, then the telephone numbers, one after the other. There is no second try.
campaign-fallen-title = The campaign is over
campaign-fallen = It ended in { $place }, after { $won } missions won.
campaign-kept = The campaign is kept as { $slot } after every step.
campaign-loaded = The campaign { $slot } goes on.
campaign-previous = The newest file is damaged, so this is what could be read. { $error }
campaign-no-undo = Nothing can be taken back in this campaign.
campaign-settled = The mission is settled and cannot be taken back.
campaign-given-up = Garrett walks away. The mission can begin anew.
campaign-no-giving-up = There is no way back: play the mission to its end.
help-campaign =
    In a campaign everything is kept by itself after every step. abandon leaves the mission in play, which can then begin anew; not in ironman.
