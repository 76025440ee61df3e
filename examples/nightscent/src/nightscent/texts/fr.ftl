# Nightscent. Noms, phases, fins, actions (do), événements, raisons (why), questions (ask), noms de ce qui est montré (field).
nightscent-name = Nightscent
nightscent-about = Ouvrez une fleur dans le noir et attirez les papillons de nuit. De 2 à 4 joueurs, environ 15 minutes.

nightscent-flower-jasmine = jasmin
nightscent-flower-tuberose = tubéreuse
nightscent-flower-datura = datura
nightscent-flower-moonvine = belle-de-lune
nightscent-seedling = { $id } ({ $flower }, parfum { $scent }, nectar { $nectar })

nightscent-phase-opening = Ouvrir une fleur
nightscent-phase-planting = Planter
nightscent-phase-over = La partie est finie
nightscent-ending-under-way = en cours
nightscent-ending-last-night = la dernière nuit est passée
nightscent-option-short = Partie courte : cinq nuits

nightscent-do-open = Ouvrir { $flower } { $drops ->
    [0] sans rosée
    [one] avec { $drops } goutte de rosée
   *[other] avec { $drops } gouttes de rosée
}
nightscent-do-plant = Planter { $seedling }
nightscent-do-rest = Ne rien planter et recueillir de la rosée

nightscent-event-night = La nuit { $night } tombe.
nightscent-event-came = Un papillon vient : { $flower }.
nightscent-event-stands = Sur l’établi : { $seedling }.
nightscent-event-opened = { $who } ouvre { $flower } { $drops ->
    [0] sans rosée.
    [one] avec { $drops } goutte de rosée.
   *[other] avec { $drops } gouttes de rosée.
}
nightscent-event-lured = { $who } attire { $count ->
    [one] { $count } papillon
   *[other] { $count } papillons
} ({ $flower }).
nightscent-event-lonely = { $who } n’attire rien et recueille de la rosée ({ $count }).
nightscent-event-planted = { $who } plante { $seedling }.
nightscent-event-rested = { $who } ne plante rien et recueille de la rosée ({ $count }).
nightscent-event-ended = La partie est finie : { $ending }.

nightscent-why-phase = ce n’est pas possible maintenant : { $phase }
nightscent-why-dew = vous n’avez pas { $drops } gouttes de rosée
nightscent-why-bench = il n’y a rien à cet endroit

nightscent-ask-opening = { $who }, quelle fleur s’ouvre cette nuit, et avec combien de rosée ?
nightscent-ask-planting = { $who }, que plantez-vous ?

nightscent-field-nights = nuits
nightscent-field-starter = premier
nightscent-field-air = papillons dans l’air
nightscent-field-bench = établi
nightscent-field-sack = papillons à venir
nightscent-field-shed = plants dans la remise
nightscent-field-dew = rosée
nightscent-field-scent = parfum
nightscent-field-moths = papillons
nightscent-field-nectar = nectar
nightscent-field-lured = attirés en dernier
nightscent-field-flower = fleur
nightscent-field-opens = s’ouvre
nightscent-field-drops = gouttes
