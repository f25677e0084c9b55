# Campaigns: what every front says of them.

## What an older or changed file had to do without

campaign-loss-gear = There is no gear card { $id } any more, so it is no longer owned.
campaign-loss-item = There is no item { $id } any more, so it is gone.
campaign-loss-offer = There is no gear card { $id } any more, so it is not laid out in the shop.
campaign-loss-refunded = Nothing is left of what was laid out in the shop: the ByteBucks are back.
campaign-loss-taken-off = { $id } could not stay equipped: it is not owned, or too much for the energy there is.
campaign-loss-moved = { $from } is not on the course of this campaign any more: it goes on at { $to }.
campaign-loss-in-play = The mission in play, { $id }, could not be read: it begins anew.
