# Fairy Perfume's board and lesson in the browser.
web-lesson-fairy_perfume-start = You are Mia, a perfumer with a bottle of stones. These are two rounds of a real game against Max: one goes well, one goes bang. Press Start, then do what glows.
web-lesson-fairy_perfume-hard = All shake at the same time. A hard shake pours up to { $most } stones; while your log is empty there is no danger. Shake hard.
web-lesson-fairy_perfume-gentle = The stones lie on your log. The red post is your limit: one stone behind it, and the bottle explodes. A gentle shake mostly pours one stone or none. Shake gently.
web-lesson-fairy_perfume-stop = { $out } of { $value } are out: { $left ->
    [one] one more fits, two would explode.
   *[other] { $left } more fit, one more than that would explode.
} Who stops first takes the hourglass, and the others have { $beats } beats left. Stop.
web-lesson-fairy_perfume-double = The hourglass is yours: one stored stone gives its reward twice. The { $stone } one brings { $gives } more. Double it.
web-lesson-fairy_perfume-buy = Now two actions, to spend what you earned. At the stall under the mushroom you buy stones: a { $stone } one gives { $gives } whenever it is stored. Buy it.
web-lesson-fairy_perfume-ability = Flowers are abilities, banners are goals with points for the end. Each takes a cube from your log, and your limit rises by one. Take { $ability }: { $does }.
web-lesson-fairy_perfume-hard-2 = The next round: all stones are back in the bottle, the one you bought too, and your limit is { $value }. Now see what too much is: shake hard.
web-lesson-fairy_perfume-hard-3 = { $out } out, { $left ->
    [one] one more fits.
   *[other] { $left } more fit.
} Look at the risk in the button, then shake hard again.
web-lesson-fairy_perfume-hard-4 = { $out } of { $value }, and a hard shake may pour { $most }: here a careful perfumer stops. You don’t, just this once. Shake hard.
web-lesson-fairy_perfume-leave = Pouf! { $out } are out, { $left ->
    [one] one
   *[other] { $left }
} too many: you take { $charcoal } charcoal, and no hourglass. { $value } stones are stored all the same and earn as always. Leave the charcoal aside.
web-lesson-fairy_perfume-dust = Charcoal gives nothing, fills your log, and costs { $costs } points at the end. To dust is an action: up to { $dusts } stones leave your bottle for good. Tap the charcoal.
web-lesson-fairy_perfume-dust-2 = One action dusts { $dusts }: tap the next charcoal.
web-lesson-fairy_perfume-help = One action is left. Fairy help is always there: { $help }. Take it.
web-lesson-fairy_perfume-end = A new round begins: all that was out is back in the bottle. So it goes on until somebody has placed all cubes or no pink stone is left. Pink stones, goals and savings are points. Your turn!
web-fairy-tells-buy = Buy this stone.
web-fairy-tells-ability = Gain this ability.
web-fairy-tells-goal = Gain this goal.
web-fairy-tells-place = Place the cube here, free.
web-fairy-effect-left = It leaves you { $left }.
web-fairy-effect-limit = Your limit becomes { $value }.
# ---- Fairy Perfume
web-fairy-phase-shake = Shake
web-fairy-phase-store = Store
web-fairy-phase-act = Act
web-fairy-ask-choose = Which fairy do you play?
web-fairy-ask-charm = Which ability do you take for free?
web-fairy-ask-visit = { $cubes ->
    [one] A cube came out: which ability gets it, free?
   *[other] { $cubes } cubes came out: which abilities get them, free?
}
web-fairy-ask-store = { $left ->
    [one] Leave { $left } stone aside: which one?
   *[other] Leave { $left } stones aside: which ones?
}
web-fairy-ask-double = Which stored stone counts twice?
web-fairy-ask-split = { $ability } gives { $total }: coins or fairy power?
web-fairy-ask-act = Action { $action } of { $actions }: buy, gain, dust or get help
web-fairy-ask-act-short = Action { $action } of { $actions }
web-fairy-ask-buy-more = One more stone?
web-fairy-ask-goal-more = One more goal?
web-fairy-ask-dust-more = { $left ->
    [one] Dust { $left } more stone?
   *[other] Dust up to { $left } more stones?
}
web-fairy-ask-extra = A further action for { $price }?
web-fairy-ask-return = Which cube goes back to the bottle?
web-fairy-ask-last-trade = Trade before the scoring?
web-fairy-done-visit = { $cubes ->
    [one] Put it back
   *[other] Put them back
}
web-fairy-done-buy-more = No more stones
web-fairy-done-goal-more = No more goals
web-fairy-done-dust-more = No more dusting
web-fairy-done-extra = No further action
web-fairy-done-last-trade = On to the scoring
web-fairy-button-gentle = Gently
web-fairy-button-hard = Hard
web-fairy-button-stop = Stop
web-fairy-button-help = Get fairy help
web-fairy-button-extra = Pay { $price }
web-fairy-detail-purse = You have { $coins } and { $power }.
web-fairy-detail-charm = It costs nothing, and its cube raises your limit to { $next }.
web-fairy-detail-visit = The ability works at once. A cube that is not placed goes back to the bottle.
web-fairy-detail-store = What lies aside gives nothing this round.
web-fairy-detail-return = Its ability rests until a cube lies there again.
web-fairy-amount-coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
web-fairy-amount-power = { $number } fairy power
web-fairy-tap-dust = Tap a stone that is out to dust it.
web-fairy-trade = Trade
web-fairy-cubes-out = { $cubes ->
    [one] Came out, to place:
   *[other] Came out, { $cubes } to place:
}
web-fairy-cubes-left = { $cubes ->
    [one] 1 cube to place
   *[other] { $cubes } cubes to place
}
web-fairy-count-yellow = { $n } yellow
web-fairy-count-green = { $n } green
web-fairy-count-white = { $n } white
web-fairy-count-blue = { $n } blue
web-fairy-count-red = { $n } red
web-fairy-count-pink = { $n } pink
web-fairy-count-charcoal = { $n } charcoal
web-fairy-count-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
web-fairy-bottle = Bottle: { $stones }
web-fairy-bottle-of = The bottle of { $who }
web-fairy-glass = hourglass: { $left } left
web-fairy-out = { $out ->
    [one] { $out } stone
   *[other] { $out } stones
} out, the limit is { $value }
web-fairy-fairies = The fairies
web-fairy-fairies-note = each begins in her own way
web-fairy-no-fairy = no fairy yet
web-fairy-begins = Begins with { $coins }, { $power } and these stones: { $stones }.
web-fairy-pours = { $pieces ->
    [0] nothing
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} { $percent }%
web-fairy-motion-ask = Shake the phone instead
web-fairy-motion-on = The phone listens: shake it.
web-fairy-motion-refused = The phone may not tell how it moves. The buttons shake as well.
web-fairy-explain-glass = Who stops first without exploding turns it. The others then have { $beats } beats; after that everybody stops.
web-fairy-explain-bottle = Shaken gently it pours: { $gentle }. Hard: { $hard }. More out than your limit, and it explodes.
web-fairy-explain-track = Each cube you place on an ability or a goal leaves this track, and your limit rises by one. All placed: the game ends.
web-fairy-explain-aside = Beside the dashboard: it goes back into the bottle at the end of the round, unless you dust it.
web-fairy-explain-stone-plain = Stored, it gives { $gives }.
web-fairy-explain-stone-red = Stored, it hands 1 charcoal to every other player.
web-fairy-explain-stone-pink = Worth { $points } points at the end. The game ends when the market has none left.
web-fairy-explain-stone-charcoal = Gives nothing, takes a place, and costs { $points } points at the end. Dust it.
web-fairy-explain-stone-cube = A cube of yours that travels in the bottle. Poured, it may be placed on an ability for free.
web-fairy-amount-either = { $number } coins or fairy power in any mix
web-fairy-range-most = { $most } or fewer
web-fairy-range-least = { $least } or more
web-fairy-range-between = { $least } to { $most }
web-fairy-does-dust-plus = dusting gives { $gives } and may dust { $more ->
    [one] one stone
   *[other] { $more } stones
} more
web-fairy-does-buy-second = when buying, one more stone may be bought
web-fairy-does-red-income = each stored red gives { $gives }
web-fairy-does-double-goal = when gaining a goal, one more cube may be placed on a goal; two own cubes a goal
web-fairy-does-yellow-pairs = each stored pair of yellow gives { $gives }
web-fairy-does-stone-discount = stones cost { $gives } less
web-fairy-does-green-white = each stored pair of green and white gives { $gives }
web-fairy-does-blue-bonus = each stored blue gives { $gives }
web-fairy-does-green-bonus = each stored green gives { $gives }
web-fairy-does-extra-action = once a round, { $price } buy a further action
web-fairy-does-yellow-bonus = each stored yellow gives { $gives }
web-fairy-does-charcoal-pink = each stored charcoal or pink gives { $gives }
web-fairy-does-white-bonus = each stored white gives { $gives }
web-fairy-does-blue-yellow = each stored pair of blue and yellow gives { $gives }
web-fairy-does-green-pairs = each stored pair of green gives { $gives }
web-fairy-does-cube-discount = goals and abilities that cost fairy power cost { $gives } less
web-fairy-goals-note = points at the end
web-fairy-tier-best = best
web-fairy-tier-others = others
web-fairy-tier-each = each
web-fairy-abilities-note = yours while your cube stands there
web-fairy-about-many = At the end, stones: { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-clean = At the end, charcoal: { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-blue-yellow-set = At the end, blue and yellow: { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-few = At the end, stones: { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-white-green-set = At the end, white and green: { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-precious = At the end, red, white, blue and pink together: { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-cubes = At the end, cubes placed: { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-most-stones = Most stones among those with a cube here: { $mid } points; the others { $low }.
web-fairy-about-fewest-stones = Fewest stones among those with a cube here: { $mid } points; the others { $low }.
web-fairy-about-little-yellow-green = At the end, yellow and green together: { $first } ({ $low } points), { $second } ({ $mid }), { $third } ({ $high }).
web-fairy-about-most-power = Most fairy power among those with a cube here: { $mid } points; the others { $low }.
web-fairy-about-most-coins = Most coins among those with a cube here: { $mid } points; the others { $low }.
web-fairy-about-colours = { $low ->
    [one] { $low } point
   *[other] { $low } points
} for each colour of stone you own, charcoal included.
web-fairy-charcoal = { $count } charcoal in the pool
web-fairy-pile = { $stone }: { $left } left, { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} each
web-fairy-goal = Goal { $goal }: costs { $price }; points { $points }
web-fairy-ability = { $ability }, costs { $price }: { $effect }
web-fairy-is-still = stopped
web-fairy-is-shaking = shaking
web-fairy-is-exploded = exploded
web-fairy-track = Bottle value { $value }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} left
web-fairy-more = { $more } more of what { $who } has
web-fairy-more-none = Back to the first of what { $who } has
web-fairy-score = The points
web-fairy-score-pink = Pink, { $each } each
web-fairy-score-resources = Coins and power, 1 for { $each }
web-fairy-score-charcoal = Charcoal, { $each } each
web-fairy-score-tie-resources = Tie: coins and power
web-fairy-score-tie-placed = Tie: cubes placed
web-fairy-score-total = Together
web-fairy-end-cubes = all cubes placed: { $who }
web-fairy-end-pink = no pink stone is left
# ---- The meadow
web-fairy-ask-shake = out of { $value }: shake on, or stop?
web-fairy-ask-soon = out of { $value }: it is about to begin
web-fairy-ask-chosen = out of { $value }: your choice is made
web-fairy-fits = { $left ->
    [0] One more stone, and the bottle explodes.
    [one] One more stone fits.
   *[other] { $left } more stones fit.
}
web-fairy-none-fell = Nothing fell out.
web-fairy-landing = { $stones ->
    [one] One is landing. The next shake waits until it lies still.
   *[other] { $stones } are landing. The next shake waits until they lie still.
}
web-fairy-shake-gentle = { $likely ->
    [0] mostly nothing
    [one] mostly one stone
   *[other] mostly { $likely } stones
}
web-fairy-shake-hard = { $most ->
    [one] at most one stone
   *[other] up to { $most } stones
}
web-fairy-holding = you are holding
web-fairy-explodes = explodes
web-fairy-earns = { $out ->
    [0] nothing to store yet
    [one] store one, earn
   *[other] store { $out }, earn
}
web-fairy-space = Space
web-fairy-space-live = hold: gently
web-fairy-space-once = gently
web-fairy-shift = Shift
web-fairy-shift-about = with Space: hard
web-fairy-enter = Enter
web-fairy-enter-about = stop
web-fairy-beat = beat
web-fairy-beat-left = { NUMBER($seconds, minimumFractionDigits: 1) } s to choose
web-fairy-glass-stands = not turned yet
web-fairy-beats-left = { $left ->
    [one] beat left
   *[other] beats left
}
web-fairy-post = limit { $value }
web-fairy-of = of { $value }
web-fairy-is-holder = has the glass
web-fairy-aside = aside: { $stones }
web-fairy-gives = gives
web-fairy-gives-others = rivals
web-fairy-discount = { $coins } off
web-fairy-discount-by = { $ability }: { $coins } off
web-fairy-points = { $points } points so far
web-fairy-points-short = { $points } pt
web-fairy-points-from = If the game ended now: goals { $goals }, pink stones { $pink }, coins and power { $resources }, charcoal { $charcoal }.
web-fairy-pouf = Pouf!
web-fairy-verdict = { $out } out, your limit was { $value }
web-fairy-verdict-risk = A { $kind ->
    [hard] hard
   *[gentle] gentle
} shake: { $risk } % to explode
web-fairy-fact-charcoal = +{ $charcoal } charcoal
web-fairy-fact-charcoal-about = beside your log, and in your bottle next round
web-fairy-fact-earns = { $stored } of your { $out } still earn
web-fairy-fact-earns-about = { $left ->
    [0] the rest lies aside
    [one] choose which one stays out, the charcoal if you like
   *[other] choose which { $left } stay out, the charcoal if you like
}
web-fairy-fact-glass-theirs = No hourglass for you
web-fairy-fact-glass-theirs-about = { $who } has it and doubles one stone
web-fairy-fact-glass-open = No hourglass for you
web-fairy-fact-glass-open-about = unless everybody explodes, and you last
web-fairy-fact-glass-mine = The hourglass is yours
web-fairy-fact-glass-mine-about = everybody exploded, you last: double one stone
web-fairy-fact-glass-left-about = nobody else stopped by choice: double a stone
web-fairy-double-brings = Once more: { $what }.
web-fairy-double-free = { $free } as coins or fairy power
web-fairy-double-nothing = nothing
web-fairy-double-red = Once more: 1 charcoal for every other player.
web-fairy-fact-shake = It was a { $kind ->
    [hard] hard
   *[gentle] gentle
} shake
web-fairy-fact-risk = to explode
web-fairy-falling = { $stones ->
    [one] A stone is falling…
   *[other] { $stones } stones are falling…
}
web-fairy-legend-coins = Coins: they buy stones and some abilities.
web-fairy-legend-power = Fairy power: it pays for goals and most abilities.
web-fairy-legend-glass = Who stops first has the hourglass: doubles one stone and acts first.
web-fairy-legend-post = The limit: one stone behind it, and the bottle explodes.
web-fairy-legend-dust = Dusting: stones that are out go back to the market for good.
web-fairy-legend-any = A stone of any colour.
web-fairy-legend-flag = A goal.
web-fairy-legend-flower = An ability.
web-fairy-legend-wing = A further action.
web-fairy-beats = { $beats ->
    [one] { $beats } beat
   *[other] { $beats } beats
}
web-fairy-source-goals = goals
web-fairy-source-pink = pink stones
web-fairy-source-resources = coins and power
web-fairy-source-fairy = the fairy
web-fairy-source-charcoal = charcoal
web-fairy-end-yours = The winning bottle
web-fairy-end-theirs = The bottle of { $who }
# ---- What one did oneself, where one has no name
web-you-fairy_perfume-event-companion = You play the { $fairy }.
web-you-fairy_perfume-event-cube-in = You put a cube into the bottle.
web-you-fairy_perfume-event-chose = You chose { $choice }.
web-you-fairy_perfume-event-fell = You pour { $piece }.
web-you-fairy_perfume-event-exploded = You explode with { $amount ->
    [one] { $amount } stone
   *[other] { $amount } stones
} out!
web-you-fairy_perfume-event-stopped = You stop with { $amount ->
    [one] { $amount } stone
   *[other] { $amount } stones
} out.
web-you-fairy_perfume-event-charcoal = You take { $amount } charcoal.
web-you-fairy_perfume-event-hourglass = You take the hourglass.
web-you-fairy_perfume-event-placed = You place a free cube on { $ability }.
web-you-fairy_perfume-event-stored = You store { $amount } { $stone }.
web-you-fairy_perfume-event-left = You leave { $amount } { $stone } aside.
web-you-fairy_perfume-event-doubled = You double the reward of one { $stone }.
web-you-fairy_perfume-event-gained = You gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $power } fairy power.
web-you-fairy_perfume-event-bought = You buy a { $stone } stone for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
web-you-fairy_perfume-event-ability = You gain the ability { $ability } for { $price } { $currency }.
web-you-fairy_perfume-event-goal = You gain the goal { $goal } for { $price } { $currency }.
web-you-fairy_perfume-event-dusted = You dust a { $stone } stone.
web-you-fairy_perfume-event-dusted-none = You dust nothing.
web-you-fairy_perfume-event-helped = You get fairy help.
web-you-fairy_perfume-event-further = You pay { $price } fairy power for a further action.
web-you-fairy_perfume-event-traded = You trade { $currency }.
web-you-fairy_perfume-event-returned = You take a cube back from { $ability } to the bottle.
web-you-fairy_perfume-event-nothing = You gain nothing.

# Where the pieces of the edition come from, in its own words.
web-source-fairy_perfume-contest-5-supply = rulebook, components and set-up
web-source-fairy_perfume-contest-5-start = rulebook, personal preparation and variant
web-source-fairy_perfume-contest-5-track = inferred: cubes stand on slots 5 to 12, so 4 is the only start that gives every state a value
web-source-fairy_perfume-contest-5-shake = ours: the digital form of the bottle; who aims at the limit explodes in 7 (careful) to 41 (hard) of 100 rounds
web-source-fairy_perfume-contest-5-stone_prices = ours: no source gives the printed prices; balanced by simulation
web-source-fairy_perfume-contest-5-ability_prices = ours: no source gives the printed prices; balanced by simulation, none above 5, so that a free cube on the dearest is no windfall
web-source-fairy_perfume-contest-5-goal_prices = ours: no source gives the printed prices; balanced by simulation
web-source-fairy_perfume-contest-5-goal_points = rulebook, goal cards
web-source-fairy_perfume-contest-5-goal_tiers = rulebook, goal cards
web-source-fairy_perfume-contest-5-scoring = rulebook, end of the game
web-source-fairy_perfume-contest-5-explosion = rulebook, shaking
web-source-fairy_perfume-contest-5-traits = rulebook, variant
web-source-fairy_perfume-contest-5-further_action = rulebook, abilities
web-source-fairy_perfume-contest-5-royal = our ruling of FA-X1: the book takes the leftmost cube where one is paid for, and this one is not
web-source-fairy_perfume-contest-5-rewards = public descriptions of the game; the rulebook's icons are not readable
web-source-fairy_perfume-contest-5-effects = rulebook, abilities
web-source-fairy_perfume-contest-5-dusting = rulebook, actions and abilities
web-source-fairy_perfume-contest-5-help = rulebook, actions
web-source-fairy_perfume-contest-5-side_b = ours: no source gives the printed prices; balanced by simulation
