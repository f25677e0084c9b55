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
