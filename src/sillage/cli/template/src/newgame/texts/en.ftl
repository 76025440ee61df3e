# New Game. Names, phases, endings, actions (do), events, reasons (why), questions (ask), names of what is shown (field).
newgame-name = New Game
newgame-about = Bid a card for each flower, all at once. 2 to 4 players, about 5 minutes.

newgame-phase-choose = Choose a card
newgame-phase-over = The game is over
newgame-ending-under-way = under way
newgame-ending-no-flower = the last flower is gone

newgame-do-play = Play card { $card }

newgame-event-appeared = A flower worth { $worth } appears.
newgame-event-showed = { $who } shows card { $card }.
newgame-event-took = { $who } takes the flower worth { $worth }.
newgame-event-wilted = Two wanted it most: the flower worth { $worth } wilts.
newgame-event-ended = The game is over: { $ending }.

newgame-why-phase = that can’t be done now: { $phase }
newgame-why-hand = card { $card } is not in your hand

newgame-ask-choose = { $who }, which card do you play?

newgame-field-flower = flower
newgame-field-bag = still in the bag
newgame-field-points = points
newgame-field-flowers = flowers
newgame-field-hand = hand
newgame-field-card = chosen
