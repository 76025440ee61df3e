# New Game. Noms, phases, fins, actions (do), événements, raisons (why), questions (ask), noms de ce qui est montré (field).
newgame-name = New Game
newgame-about = Misez une carte pour chaque fleur, tous en même temps. De 2 à 4 joueurs, environ 5 minutes.

newgame-phase-choose = Choisir une carte
newgame-phase-over = La partie est finie
newgame-ending-under-way = en cours
newgame-ending-no-flower = la dernière fleur est partie

newgame-do-play = Jouer la carte { $card }

newgame-event-appeared = Une fleur de valeur { $worth } apparaît.
newgame-event-showed = { $who } montre la carte { $card }.
newgame-event-took = { $who } prend la fleur de valeur { $worth }.
newgame-event-wilted = Deux la voulaient le plus : la fleur de valeur { $worth } se fane.
newgame-event-ended = La partie est finie : { $ending }.

newgame-why-phase = ce n’est pas possible maintenant : { $phase }
newgame-why-hand = la carte { $card } n’est pas dans votre main

newgame-ask-choose = { $who }, quelle carte jouez-vous ?

newgame-field-flower = fleur
newgame-field-bag = encore dans le sac
newgame-field-points = points
newgame-field-flowers = fleurs
newgame-field-hand = main
newgame-field-card = choisie
