# Le client du navigateur : ses pages et ce que toutes les tables partagent.
web-sillage = Sillage
web-list = { $most } et { $last }
web-skip = Aller au contenu
web-nav = Pages
web-nav-play = Jouer
web-nav-tables = Tables
web-nav-me = Vous
web-home = Accueil
web-language = Langue
web-language-en = English
web-language-fr = Français
web-theme = Couleurs
web-theme-auto = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-look-and-language = Langue et couleurs
web-nothing-here = Il n’y a rien ici
web-nothing-about = L’adresse est peut-être mal tapée, ou ce qui était ici n’y est plus.
web-unloaded = Cette page n’arrive pas
web-unloaded-about = La connexion est peut-être coupée, ou le serveur vient d’être renouvelé. Rien de ce qui a été joué n’est perdu.
web-no-game = Ce serveur n’a pas ce jeu.
web-no-lesson = Ce jeu n’a pas de leçon.
web-error = Quelque chose s’est mal passé. Réessayez.
web-offline = Le serveur est injoignable. Réessayez dans un instant.
web-home-title = Des jeux de société qui sentent bon
web-home-about = Asseyez-vous et jouez tout de suite, contre des robots ou entre amis. Rien à installer, aucun compte à créer.
web-players = Joueurs
web-against = Contre
web-play-now = Jouer
web-play-against = { $count ->
    [0] seul
    [one] contre un { $level }
   *[other] contre { $count } { $id ->
        [random] robots au hasard
        [novice] novices
        [apprentice] apprentis
        [perfumer] parfumeurs
        [nose] nez
       *[greedy] robots gloutons
    }
}
web-play-change = Changer
web-with-others = Entre amis
web-start = Commencer
web-cancel = Annuler
web-back = Retour
web-close = Fermer
web-save = Enregistrer
web-privacy = Confidentialité
web-saved = Enregistré.
web-rules = Règles
web-lesson = Leçon de deux minutes
web-owners = Chaque jeu appartient à son éditeur ; Sillage n’est affilié à aucun d’eux.
web-my-tables = Mes tables
web-no-tables = Vous n’êtes assis à aucune table.
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’attend en ce moment.
web-all-tables = Les { $count } tables
web-join = Rejoindre des amis
web-join-link = Le lien qu’on vous a envoyé
web-join-go = Rejoindre
web-join-wrong = Ce n’est pas le lien d’une table. Il ressemble à …/t/… : copiez-le en entier.
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-table-open = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-table-playing = à { $who } de jouer
web-table-over = victoire : { $who }
web-your-turn = À vous de jouer
web-your-turn-to = À vous de jouer : { $phase }
web-sit-down = S’asseoir
web-go-on = Continuer
web-look = Regarder
web-watch = Regarder
web-replay = Revoir
web-mode = Comment vous jouez
web-mode-live = Maintenant
web-mode-live-about = Tout le monde est là. Un robot joue pour qui s’en va pendant que d’autres attendent.
web-mode-turns = Tour par tour
web-mode-turns-about = Des heures, des jours ; revenez quand c’est à vous.
web-mode-hot-seat = Sur un seul écran
web-mode-hot-seat-about = L’appareil passe de main en main ; les jeux restent cachés.
web-seats = Places
web-seat = Place { $number }
web-seat-kind = Qui prend la place { $number }
web-seat-level = Niveau du robot de la place { $number }
web-seat-name = Nom de la place { $number }
web-you = vous
web-kind-me = une personne ici
web-kind-open = place libre
web-kind-bot = robot
web-terms = Conditions
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-move-60 = Une minute par coup
web-clock-game-900 = 15 minutes par partie, 10 secondes de plus par coup
web-clock-move-86400 = Un jour par coup
web-hints-allowed = Les conseils sont permis
web-public = Tout le monde peut s’asseoir
web-create = Dresser la table
web-is-public = ouverte à tous
web-is-private = sur invitation
web-full = toutes les places sont prises
web-free-seat = place libre
web-reserved = réservée à { $who }
web-sit-here = S’asseoir ici
web-put-bot = un robot…
web-make-free = Libérer
web-close-table = Fermer la table
web-stand-up = Se lever
web-waiting-for = { $count ->
    [one] La partie commence quand la dernière place est prise.
   *[other] La partie commence quand les { $count } places libres sont prises.
}
web-invite = Inviter
web-invite-about = Qui ouvre ce lien peut s’asseoir ou regarder.
web-invite-watch = Inviter quelqu’un à regarder
web-link = Lien
web-copy = Copier le lien
web-copied = Copié
web-qr = Code QR du lien d’invitation
web-commitment = Sceau des dés :
web-record = Compte rendu
web-chat = Discussion
web-chat-empty = Rien n’a encore été dit.
web-say = Dites quelque chose
web-send = Envoyer
web-ledger = Journal
web-log = Ce qui s’est passé
web-you-name = Vous
web-guest = Invité
web-since = Depuis votre tour
web-since-at = Depuis votre dernier tour : { $at } sur { $of }
web-since-away = Pendant votre absence : { $at } sur { $of }
web-since-end = À la table
web-bot-level = { $id ->
    [random] { $level }
    [greedy] { $level }
   *[other] robot, { $level }
}
web-bot = robot
web-bot-named = { $name } (robot)
web-log-empty = Ce que chacun fait se lit ici.
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-pace = Comment jouent les robots
web-pace-calm = calmes
web-pace-human = vifs
web-pace-instant = aussitôt
web-ready = Prêt
web-ready-ask = On commence ?
web-ready-said = C’est noté
web-ready-about = On compte ensuite : trois, deux, un.
web-ready-wait = On attend { $who }. On compte ensuite : trois, deux, un.
web-ready-count = On commence dans
web-live-about = Chacun se dit prêt, puis trois, deux, un. Les battements courent alors pour tous à la fois.
web-takeover-in = { $who } est absent. Un robot prend le relais dans { $seconds } s, jusqu’au retour.
web-stuck = La table reste injoignable après plusieurs essais. Ce qui a été joué est gardé.
web-keep = Garder ce qu’on sait
web-reload = Recharger la page
web-menu = Menu
web-sound = Une petite cloche quand c’est à moi
web-notify = Une notification quand c’est à moi
web-motion = Animations
web-show-hand = Les spectateurs peuvent voir mon jeu
web-abort = Proposer d’arrêter
web-abort-no = Retirer la proposition
web-resign = Abandonner
web-resign-sure = Un robot jouera à votre place jusqu’à la fin. Abandonner ?
web-resigned = a abandonné
web-away = un robot joue à sa place
web-gone = absent
web-bar = Votre tour et vos choix
web-phases = Phases de la manche
web-last-round = dernière manche
web-round = Manche { $number }
web-replay-shut = Cette partie n’existe pas, ou plus ; ou elle est privée et encore en cours : qui y joue peut alors vous envoyer le lien avec son invitation. Une partie finie s’ouvre pour tous ceux qui en ont le lien.
web-replay-none = Cette partie ne peut pas s’ouvrir
web-for-good = Sans retour possible.
web-undo = Reprendre le coup
web-hint = Conseil
web-rule = Règle { $clause }
web-others = Les autres
web-wait = Un instant…
web-over = La partie est finie
web-result = Résultat
web-wins = { $who } l’emporte !
web-shared = Victoire partagée : { $who } !
web-broken-off = La table a été fermée.
web-end-points = points
web-you-win = Vous gagnez !
web-end-ahead = { $more ->
    [0] { $points } points, autant que { $you ->
        [yes] vous
        [me] moi
       *[no] { $who }
    } : le départage tranche
   *[other] { $points } points, { $more } d’avance sur { $you ->
        [yes] vous
        [me] moi
       *[no] { $who }
    }
}
web-end-i-win = J’ai gagné !
web-end-me = moi
web-end-alone = { $points } points
web-end-players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
web-end-rounds = { $count ->
    [one] une manche
   *[other] { $count } manches
}
web-end-sources = D’où viennent les points
web-end-moment = Le moment décisif
web-end-when = Manche { $round }, par { $cause }
web-end-cause = Par { $cause }
web-end-chance = { $who }, chances de gagner
web-end-chance-you = vos chances de gagner
web-end-graph = chances de gagner
web-end-graph-rounds = chances par manche
web-end-looking = On le cherche : la partie est rejouée à partir de chaque position…
web-end-see = Revoir ce moment
web-end-no-moment = Cette partie ne peut pas être relue maintenant.
web-end-look-again = Réessayer
web-end-own = { $count ->
    [one] Vos parties en solitaire
   *[other] Vos parties à { $count }
}
web-end-first = Votre première.
web-end-best = Votre record : { $more } de plus que jamais.
web-end-not-best = Votre record : { $best }.
web-end-share = Partager
web-end-copied = L’image est enregistrée, le lien copié.
web-end-look = La table
web-rematch = Revanche
web-connecting = On dresse la table…
web-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
web-closed-4401 = Le serveur ne vous connaît plus. Rechargez la page.
web-closed-4403 = Vous ne pouvez pas regarder cette table.
web-closed-4404 = Cette table n’existe pas, ou il manque l’invitation dans le lien.
web-closed-4409 = Cette table a été ouverte sur un autre écran.
web-closed-4429 = Trop de connexions. Fermez d’autres onglets et rechargez la page.
web-hand-over = Passez l’écran à { $who }
web-hand-over-about = D’ici là, rien de secret n’est montré.
web-i-am = Je suis { $who }
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-search = Chercher dans les règles
web-found = { $count ->
    [0] Rien trouvé
    [one] Une section
   *[other] { $count } sections
}
web-contents = Sommaire
web-replay-at = Décision { $at } sur { $last }
web-replay-action = { $who } : { $text }
web-replay-slider = Décision
web-replay-eyes = Avec les yeux de
web-replay-back = Précédent
web-replay-next = Suivant
web-replay-play = Lecture
web-replay-stop = Pause
web-spectator = Spectateur
web-to-table = À la table
web-name = Votre nom
web-name-label = Le nom que voient les autres
web-claim = Garder ce nom avec un mot de passe
web-claim-about = Personne d’autre ne pourra l’utiliser, et vous pourrez vous connecter d’un autre appareil.
web-claim-button = Le garder
web-password = Mot de passe (8 caractères ou plus)
web-login = Se connecter
web-logout = Se déconnecter
web-stats = Vos résultats
web-no-stats = Finissez une partie, et elle sera comptée ici.
web-people = des personnes
web-stat-game = Jeu
web-stat-against = Contre
web-stat-played = Parties
web-stat-won = Victoires
web-stat-share = Part gagnée
web-stat-mean = Points en moyenne
web-stat-best = Record
web-history = Parties finies
web-no-history = Aucune pour l’instant.
web-plain-ask = Choisissez ce que vous faites
web-plain-wait = { $count ->
    [one] { $who } décide…
   *[other] { $who } décident…
}
web-plain-step = Choisissez comment
web-plain-empty = Vide
web-plain-many = Tout montrer ({ $count })
web-plain-choices = Vous pouvez
web-plain-table = La table
web-legend = Que veulent dire les signes ?
web-legend-common = À toutes les tables
web-legend-choice = On peut choisir ceci : touchez.
web-legend-chosen = Choisi, ou en train d’être joué.
web-legend-hinted = Ce que propose le conseil.
web-legend-marker = Un joueur : chaque place a son bouchon et sa couleur.
web-legend-grade = Un robot, et sa force.
web-legend-tap = Tout s’explique sur la table : touchez ce qui ne luit pas, gardez appuyé ce qui luit, ou pressez le point d’interrogation.
web-seal = L’imprimé et le nôtre
web-seal-about = Toutes les pièces imprimées de ce jeu ne nous sont pas connues. Ce qui manque, nous l’avons reconstitué avec soin, pour que le jeu se joue comme il faut. Voici le détail ; qui possède la boîte peut saisir les pièces imprimées dans une édition.
web-seal-printed = imprimé
web-seal-reconstructed = notre reconstitution
web-lesson-again = Et encore une fois : faites ce qui est marqué.
