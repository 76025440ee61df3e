# Nightscent. Names, phases, endings, actions (do), events, reasons (why), questions (ask), names of what is shown (field).
nightscent-name = Nightscent
nightscent-about = Open a flower in the dark and lure the moths of the night. 2 to 4 players, about 15 minutes.

nightscent-flower-jasmine = jasmine
nightscent-flower-tuberose = tuberose
nightscent-flower-datura = datura
nightscent-flower-moonvine = moonvine
nightscent-seedling = { $id } ({ $flower }, scent { $scent }, nectar { $nectar })

nightscent-phase-opening = Open a flower
nightscent-phase-planting = Plant
nightscent-phase-over = The game is over
nightscent-ending-under-way = under way
nightscent-ending-last-night = the last night is over
nightscent-option-short = A short game: five nights

nightscent-do-open = Open { $flower } { $drops ->
    [0] without dew
    [one] with { $drops } drop of dew
   *[other] with { $drops } drops of dew
}
nightscent-do-plant = Plant { $seedling }
nightscent-do-rest = Plant nothing and collect dew

nightscent-event-night = Night { $night } falls.
nightscent-event-came = A moth comes to the { $flower }.
nightscent-event-stands = On the bench: { $seedling }.
nightscent-event-opened = { $who } opens { $flower } { $drops ->
    [0] without dew.
    [one] with { $drops } drop of dew.
   *[other] with { $drops } drops of dew.
}
nightscent-event-lured = { $who } lures { $count ->
    [one] { $count } moth
   *[other] { $count } moths
} to the { $flower }.
nightscent-event-lonely = { $who } lures nothing and collects { $count } dew.
nightscent-event-planted = { $who } plants { $seedling }.
nightscent-event-rested = { $who } plants nothing and collects { $count } dew.
nightscent-event-ended = The game is over: { $ending }.

nightscent-why-phase = that can’t be done now: { $phase }
nightscent-why-dew = you haven’t { $drops } drops of dew
nightscent-why-bench = nothing stands there

nightscent-ask-opening = { $who }, which flower opens tonight, and with how much dew?
nightscent-ask-planting = { $who }, what do you plant?

nightscent-field-nights = nights
nightscent-field-starter = starter
nightscent-field-air = moths in the air
nightscent-field-bench = bench
nightscent-field-sack = moths to come
nightscent-field-shed = seedlings in the shed
nightscent-field-dew = dew
nightscent-field-scent = scent
nightscent-field-moths = moths
nightscent-field-nectar = nectar
nightscent-field-lured = lured last
nightscent-field-flower = flower
nightscent-field-opens = opens
nightscent-field-drops = drops
