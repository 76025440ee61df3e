# Fairy Perfume. Names of pieces, actions (do), events, reasons (why), and the words of the picture.
fairy_perfume-name = Fairy Perfume
fairy_perfume-about = Shake the bottle, stop in time, buy stones, abilities and goals. 2 to 4 players, about 30 minutes.

fairy_perfume-phase-choose = Set-up: choose a fairy
fairy_perfume-phase-charm = Set-up: a free ability
fairy_perfume-phase-shake = Shake
fairy_perfume-phase-visit = A cube came out
fairy_perfume-phase-store = Store
fairy_perfume-phase-double = Double a reward
fairy_perfume-phase-split = Coins or fairy power
fairy_perfume-phase-act = Action
fairy_perfume-phase-buy-more = A further purchase
fairy_perfume-phase-goal-more = A further goal
fairy_perfume-phase-dust-more = Dusting
fairy_perfume-phase-extra = A further action
fairy_perfume-phase-return = A cube returns
fairy_perfume-phase-last-trade = A last trade
fairy_perfume-phase-over = The game is over

fairy_perfume-option-side = Side of the market board
fairy_perfume-option-variant = Variant: everyone plays a fairy of their own
fairy_perfume-option-choose_fairies = In the variant, fairies are chosen instead of dealt
fairy_perfume-option-live = Live: shake for real, while the hourglass runs

fairy_perfume-stone-yellow = yellow
fairy_perfume-stone-green = green
fairy_perfume-stone-white = white
fairy_perfume-stone-blue = blue
fairy_perfume-stone-red = red
fairy_perfume-stone-pink = pink
fairy_perfume-stone-charcoal = charcoal
fairy_perfume-piece-yellow = a yellow stone
fairy_perfume-piece-green = a green stone
fairy_perfume-piece-white = a white stone
fairy_perfume-piece-blue = a blue stone
fairy_perfume-piece-red = a red stone
fairy_perfume-piece-pink = a pink stone
fairy_perfume-piece-charcoal = charcoal
fairy_perfume-piece-cube = a cube
fairy_perfume-currency-coins = coins
fairy_perfume-currency-power = fairy power
fairy_perfume-barter-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $power } fairy power
fairy_perfume-barter-power = { $power } fairy power for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
fairy_perfume-letters = YGWBRPc#
fairy_perfume-short-coins = ¢
fairy_perfume-short-power = f
fairy_perfume-choice-none = nothing
fairy_perfume-choice-gentle = a gentle shake
fairy_perfume-choice-hard = a hard shake
fairy_perfume-choice-stop = to stop
fairy_perfume-choice-wait = to wait

fairy_perfume-ability-dust-plus = Spring Cleaning
fairy_perfume-ability-buy-second = Full Basket
fairy_perfume-ability-red-income = Ember Tithe
fairy_perfume-ability-double-goal = Second Bouquet
fairy_perfume-ability-yellow-pairs = Twin Marigolds
fairy_perfume-ability-stone-discount = Market Friend
fairy_perfume-ability-green-white = Meadow Lily
fairy_perfume-ability-blue-bonus = Bluebell Chime
fairy_perfume-ability-green-bonus = Clover Charm
fairy_perfume-ability-extra-action = Overtime Wings
fairy_perfume-ability-yellow-bonus = Marigold Charm
fairy_perfume-ability-charcoal-pink = Soot and Roses
fairy_perfume-ability-white-bonus = Lily Chime
fairy_perfume-ability-blue-yellow = Sky Marigold
fairy_perfume-ability-green-pairs = Twin Clovers
fairy_perfume-ability-cube-discount = Fairy Favour

fairy_perfume-goal-many = Many stones
fairy_perfume-goal-clean = Clean bottle
fairy_perfume-goal-blue-yellow-set = Blue and yellow
fairy_perfume-goal-few = Few stones
fairy_perfume-goal-white-green-set = White and green
fairy_perfume-goal-precious = Precious stones
fairy_perfume-goal-cubes = Cubes placed
fairy_perfume-goal-most-stones = Most stones
fairy_perfume-goal-fewest-stones = Fewest stones
fairy_perfume-goal-little-yellow-green = Few yellow and green
fairy_perfume-goal-most-power = Most fairy power
fairy_perfume-goal-most-coins = Most coins
fairy_perfume-goal-colours = All colours

fairy_perfume-companion-plain = companion
fairy_perfume-companion-royal = Royal fairy
fairy_perfume-companion-blue = Blue fairy
fairy_perfume-companion-yellow = Yellow fairy
fairy_perfume-companion-white = White fairy
fairy_perfume-companion-red = Red fairy

fairy_perfume-trait-royal = A cube of yours travels in the bottle. Poured, it may go on an ability for free.
fairy_perfume-trait-blue = Trades { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $power } fairy power, or back, whenever she decides something.
fairy_perfume-trait-yellow = A bottle without charcoal, but { $points ->
    [one] { $points } point
   *[other] { $points } points
} less at the end.
fairy_perfume-trait-white = Poor, but her first cube lies on an ability from the start.
fairy_perfume-trait-red = A full purse, and no trait.

fairy_perfume-ending-under-way = under way
fairy_perfume-ending-all-cubes = all cubes of a player are placed
fairy_perfume-ending-no-pink = no pink stone is left
fairy_perfume-ending-cubes-and-pink = all cubes of a player are placed, and no pink stone is left
fairy_perfume-ending-hundred-rounds = a hundred rounds

fairy_perfume-do-fairy = Play the { $fairy }
fairy_perfume-do-gentle = Shake gently
fairy_perfume-do-hard = Shake hard
fairy_perfume-do-stop = Stop
fairy_perfume-do-wait = Wait
fairy_perfume-do-place = Place the cube on { $ability }, free
fairy_perfume-do-leave = Leave a { $stone } stone aside
fairy_perfume-do-double = Double the reward of one { $stone }
fairy_perfume-do-split = Take { $coins } of it as coins, the rest as fairy power
fairy_perfume-do-buy = Buy a { $stone } stone
fairy_perfume-do-ability = Gain the ability { $ability }
fairy_perfume-do-goal = Gain the goal { $goal }
fairy_perfume-do-dust = Dust a { $stone } stone
fairy_perfume-do-dust-none = Dust nothing
fairy_perfume-do-help = Get fairy help: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $power } fairy power
fairy_perfume-do-extra = Pay { $price } fairy power for a further action
fairy_perfume-do-done = Done
fairy_perfume-do-trade = Trade { $currency }
fairy_perfume-do-return = Take the cube back from { $ability } to the bottle

fairy_perfume-event-opened = The goal { $goal } lies open.
fairy_perfume-event-companion = { $who } plays the { $fairy }.
fairy_perfume-event-cube-in = { $who } puts a cube into the bottle.
fairy_perfume-event-round = Round { $round } begins.
fairy_perfume-event-beat = Beat { $beat }.
fairy_perfume-event-chose = { $who } chose { $choice }.
fairy_perfume-event-fell = { $who } pours { $piece }.
fairy_perfume-event-exploded = { $who } explodes with { $amount ->
    [one] { $amount } stone
   *[other] { $amount } stones
} out!
fairy_perfume-event-stopped = { $who } stops with { $amount ->
    [one] { $amount } stone
   *[other] { $amount } stones
} out.
fairy_perfume-event-charcoal = { $who } takes { $amount } charcoal.
fairy_perfume-event-hourglass = { $who } takes the hourglass.
fairy_perfume-event-placed = { $who } places a free cube on { $ability }.
fairy_perfume-event-stored = { $who } stores { $amount } { $stone }.
fairy_perfume-event-left = { $who } leaves { $amount } { $stone } aside.
fairy_perfume-event-doubled = { $who } doubles the reward of one { $stone }.
fairy_perfume-event-gained = { $who } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $power } fairy power.
fairy_perfume-event-bought = { $who } buys a { $stone } stone for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
fairy_perfume-event-ability = { $who } gains the ability { $ability } for { $price } { $currency }.
fairy_perfume-event-goal = { $who } gains the goal { $goal } for { $price } { $currency }.
fairy_perfume-event-dusted = { $who } dusts a { $stone } stone.
fairy_perfume-event-dusted-none = { $who } dusts nothing.
fairy_perfume-event-helped = { $who } gets fairy help.
fairy_perfume-event-further = { $who } pays { $price } fairy power for a further action.
fairy_perfume-event-traded = { $who } trades { $currency }.
fairy_perfume-event-returned = { $who } takes a cube back from { $ability } to the bottle.
fairy_perfume-event-nothing = { $who } gains nothing.
fairy_perfume-event-short = The pool is empty: { $amount } charcoal can’t be taken.
fairy_perfume-event-ended = The game ends: { $ending }.

fairy_perfume-why-phase = that belongs to another moment; now: { $phase }
fairy_perfume-why-trade = only the Blue fairy trades
fairy_perfume-why-direction = between two other decisions you trade in one direction only
fairy_perfume-why-purse = you can’t pay that
fairy_perfume-why-charcoal = charcoal is not for sale
fairy_perfume-why-sold = no { $stone } stone is left on the market
fairy_perfume-why-side = that ability is not on this side of the board
fairy_perfume-why-have = you have all the cubes there that you may have
fairy_perfume-why-cube = no cube is left on your track
fairy_perfume-why-return = you have no cube there
fairy_perfume-why-leave = no { $stone } stone is left among those you shook out
fairy_perfume-why-double = you have not stored any { $stone } stone
fairy_perfume-why-dust = you have no { $stone } stone out of the bottle
fairy_perfume-why-fairy = that fairy is taken, or it is none of the variant
fairy_perfume-why-wait = waiting is for live tables only
fairy_perfume-why-split = there is not so much to take

fairy_perfume-ask-choose = { $who }, which fairy do you play?
fairy_perfume-ask-charm = { $who }, which ability do you take for free?
fairy_perfume-ask-shake = { $who }, shake gently, shake hard, or stop?
fairy_perfume-ask-visit = { $who }, place the cube that came out?
fairy_perfume-ask-store = { $who }, { $left ->
    [one] { $left } stone is
   *[other] { $left } stones are
} too many: which do you leave aside?
fairy_perfume-ask-double = { $who }, which stored stone counts twice?
fairy_perfume-ask-split = { $who }, how much of it as coins?
fairy_perfume-ask-act = { $who }, your action?
fairy_perfume-ask-buy-more = { $who }, one more stone?
fairy_perfume-ask-goal-more = { $who }, one more goal?
fairy_perfume-ask-dust-more = { $who }, { $left ->
    [one] { $left } stone more
   *[other] { $left } stones more
} may be dusted.
fairy_perfume-ask-extra = { $who }, a further action for { $price } fairy power?
fairy_perfume-ask-return = { $who }, which cube goes back to the bottle?
fairy_perfume-ask-last-trade = { $who }, trade before the scoring?

fairy_perfume-market = Market
fairy_perfume-abilities = Abilities
fairy_perfume-goals = Goals
fairy_perfume-round = round { $number }
fairy_perfume-end-near = end: cubes { $placed }/{ $cubes }, pink { $pink }
fairy_perfume-beat = beat { $number }
fairy_perfume-glass = hourglass
fairy_perfume-glass-stands = the hourglass stands
fairy_perfume-has-glass = hourglass
fairy_perfume-value = value
fairy_perfume-purse = coins { $coins } · power { $power }
fairy_perfume-bottle = bottle
fairy_perfume-shaken = out
fairy_perfume-stored = stored
fairy_perfume-aside = aside
fairy_perfume-status-still = stopped, { $out }/{ $value }
fairy_perfume-status-shaking = shaking, { $out }/{ $value }
fairy_perfume-status-exploded = EXPLODED, { $out }/{ $value }
fairy_perfume-hint-shake = shake: { $safe } % safe, worth { $sign }{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }
fairy_perfume-hint-stop = stop: shaking on is worth { $sign }{ NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $safe } % safe

# What players type: the first word is shown, all are understood, and so is the notation.
fairy_perfume-word-fairy = fairy
fairy_perfume-word-gentle = gentle
fairy_perfume-word-hard = hard
fairy_perfume-word-stop = stop
fairy_perfume-word-wait = wait
fairy_perfume-word-place = place
fairy_perfume-word-leave = leave
fairy_perfume-word-double = double
fairy_perfume-word-split = split
fairy_perfume-word-buy = buy
fairy_perfume-word-ability = ability
fairy_perfume-word-goal = goal
fairy_perfume-word-dust = dust
fairy_perfume-word-dust-none = dust-none
fairy_perfume-word-help = fairy-help
fairy_perfume-word-extra = extra
fairy_perfume-word-done = done
fairy_perfume-word-trade = trade
fairy_perfume-word-return = return
fairy_perfume-word-coins = coins
fairy_perfume-word-power = power
fairy_perfume-word-royal = royal
fairy_perfume-word-blue = blue
fairy_perfume-word-yellow = yellow
fairy_perfume-word-white = white
fairy_perfume-word-red = red

# The tables of an edition.
fairy_perfume-table-supply = Stones and cubes
fairy_perfume-table-start = How one begins
fairy_perfume-table-track = The track of cubes
fairy_perfume-table-shake = What a shake pours
fairy_perfume-table-stone_prices = Prices of stones
fairy_perfume-table-ability_prices = Prices of abilities
fairy_perfume-table-goal_prices = Prices of goals
fairy_perfume-table-goal_points = Points of goals
fairy_perfume-table-goal_tiers = Steps of goals
fairy_perfume-table-scoring = Scoring
fairy_perfume-table-explosion = Explosion
fairy_perfume-table-traits = Traits of the fairies
fairy_perfume-table-further_action = A further action
fairy_perfume-table-royal = The royal fairy
fairy_perfume-table-rewards = What stones give
fairy_perfume-table-effects = What abilities give
fairy_perfume-table-dusting = Dusting
fairy_perfume-table-help = Fairy help
fairy_perfume-table-side_b = Prices of side B

fairy_perfume-legend =
    Y G W B R P: yellow, green, white, blue, red, pink stones; c: charcoal; #: a cube
    Y×20 (1¢): twenty in the market, 1 coin each; ¢: coins; f: fairy power
    ■: a cube on your track; □: a place it has left; the value is how many stones you can store
    ▓: sand left in the hourglass; ░: sand that has run; 2/4: stones out, and how many you can bear
    {"["}12]: cubes of players 1 and 2; (4/9/12): points for the tiers of a goal
    { fairy_perfume-companion-royal }: { fairy_perfume-trait-royal }
    { fairy_perfume-companion-blue }: Trades coins for fairy power, or back, whenever she decides something.
    { fairy_perfume-companion-yellow }: A bottle without charcoal, but fewer points at the end.
    { fairy_perfume-companion-white }: { fairy_perfume-trait-white }
    { fairy_perfume-companion-red }: { fairy_perfume-trait-red }
    >: who is asked; –: none; ·: stands between facts
