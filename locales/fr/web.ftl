# Le client du navigateur : pages, table, et les mots du plateau de Parfum.
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
web-nothing-here = Il n’y a rien ici
web-error = Quelque chose s’est mal passé. Réessayez.
web-offline = Le serveur est injoignable. Réessayez dans un instant.

web-home-title = Des jeux de société qui sentent bon
web-home-about = Asseyez-vous et jouez tout de suite, contre des robots ou entre amis. Rien à installer, aucun compte à créer.
web-players = Joueurs
web-against = Contre
web-play-now = Jouer
web-play-live = En direct : secouez pour de vrai, pendant que le sablier coule
web-with-others = À plusieurs
web-start = Commencer
web-cancel = Annuler
web-back = Retour
web-close = Fermer
web-save = Enregistrer
web-saved = Enregistré.
web-rules = Règles
web-lesson = Leçon de deux minutes
web-owners = Parfum, Perfumery et Fairy Perfume appartiennent à leurs éditeurs ; Sillage ne leur est pas affilié.
web-my-tables = Mes tables
web-no-tables = Vous n’êtes assis à aucune table.
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table publique n’attend en ce moment.
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
web-replay = Revoir

web-mode = Comment vous jouez
web-mode-live = En direct
web-mode-live-about = Tout le monde est là maintenant.
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
web-log = Ce qui s’est passé
web-log-empty = Ce que chacun fait se lit ici.
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
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
web-undo = Reprendre le coup
web-hint = Conseil
web-rule = Règle { $clause }
web-others = Les autres
web-wait = Un instant…
web-over = La partie est finie
web-result = Résultat
web-wins = { $who } l’emporte !
web-shared = { $who } se partagent la victoire !
web-broken-off = La table a été fermée.
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
web-plain-choices = Vous pouvez
web-plain-table = La table
web-reconstructed-short = notre reconstitution
web-reconstructed-prices = prix : notre reconstitution
web-reconstructed = (Notre reconstitution : la pièce imprimée ne nous est pas connue.)
web-effect-money = Vous aurez alors { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}.
web-effect-left = Il vous restera { $left }.
web-fairy-effect-limit = Votre limite devient { $value }.
web-house-effect-hand = Vous tiendrez alors { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} sur { $limit } au plus.
web-house-effect-price = Le prix sera alors { $price }.
web-house-effect-paid = Alors { $paid } sur { $owed } seront payés.
web-house-effect-store = Ensuite, plus aucun parfum n’est produit.

# ---- Parfum
web-parfum-phase-wake = Réveil
web-parfum-phase-create = Création
web-parfum-phase-sell = Vente
web-parfum-amount = { $count } { $aroma }
web-parfum-track = Piste d’argent
web-parfum-standing = { $who } { $money }
web-parfum-street-note = les clients paient ce qu’ils aiment
web-parfum-street-buyers = { $count ->
    [one] { $count } client vous achèterait un flacon
   *[other] { $count } clients vous achèteraient un flacon
}
web-parfum-customer = Client : veut { $wants }, paie { $price }
web-parfum-gone = servi
web-parfum-distillery-note = les fioles paient les notes
web-parfum-distillery-claims = { $count ->
    [one] { $count } note à la portée de vos fioles
   *[other] { $count } notes à la portée de vos fioles
}
web-parfum-note = note de { $part } : demande { $aromas }, paie { $coins }
web-say-perfumery-card = { $name } ({ $value })
web-say-parfum-note = une note de { $part } ({ $aromas })
web-say-parfum-customer = un client (veut { $wants }, paie { $price })
web-parfum-claimed-note = Une note prise
web-parfum-gap-shop = Boutique { $number }, sans client
web-parfum-gap-space = Case { $number }, libre
web-parfum-free = libre
web-parfum-draw-here = piocher une note ici
web-parfum-market-note = trois dés de chaque
web-parfum-stall = dés { $aroma } : il en reste { $left }
web-parfum-stall-title = Dés { $aroma }
web-parfum-well = Puits : il reste { $left ->
    [one] { $left } pion
   *[other] { $left } pions
}
web-parfum-well-left = pions
web-parfum-spent = Eau défaussée : { $list }
web-parfum-spent-title = Eau défaussée
web-parfum-spent-short = défaussés :
web-parfum-clock = Cadran { $clock } : { $actions } actions, libre
web-parfum-clock-of = Cadran { $clock } : { $actions } actions, pris par { $who }
web-parfum-clock-title = Cadran { $clock }
web-parfum-clock-note = ordre de jeu, actions
web-parfum-actions = actions
web-parfum-mine = { $who }, votre parfumerie
web-parfum-my-dice = Vos dés
web-parfum-my-water = Vos pions d’eau
web-parfum-only-you = vous seul voyez leur valeur
web-parfum-no-water = Aucun pion d’eau
web-parfum-token = Pion d’eau de valeur { $worth }
web-parfum-die = dé { $aroma }
web-parfum-die-face = dé { $aroma } : { $face }
web-parfum-dice-of = Dés : fioles { $flasks } ; mouches { $flies } ; à lancer { $dice }
web-parfum-status = { $water } pions d’eau, { $perfumes } en cours, { $flacons ->
    [one] { $flacons } flacon
   *[other] { $flacons } flacons
}
web-parfum-counted = valeur { $coins }, comptée
web-parfum-heap-stack = { $count ->
    [one] { $count } client à venir
   *[other] { $count } clients à venir
}
web-parfum-heap-stack-short = à venir
web-parfum-heap-bag = { $count ->
    [one] { $count } note dans le sac
   *[other] { $count } notes dans le sac
}
web-parfum-heap-bag-short = dans le sac
web-parfum-heap-flacons = { $count ->
    [one] { $count } flacon en réserve
   *[other] { $count } flacons en réserve
}
web-parfum-heap-flacons-short = { $count ->
    [one] flacon
   *[other] flacons
}
web-parfum-shelf = Parfums
web-parfum-shelf-empty = Pas encore de parfum.
web-parfum-perfume = Parfum { $number }, { $side } : { $holds } ; { $flacons ->
    [one] { $flacons } flacon
   *[other] { $flacons } flacons
} à vendre
web-parfum-perfume-open = Parfum { $number }, { $side } : { $holds } ; il manque : { $missing }
web-parfum-new = { $side } neuf
web-parfum-sold-out = épuisé
web-parfum-sold-count = { $count ->
    [one] { $count } épuisé
   *[other] { $count } épuisés
}

web-parfum-ask-wake = À quelle heure vous levez-vous ?
web-parfum-ask-prepare = { $left ->
    [one] Une action : un dé, de l’eau ou une note
   *[other] { $left } actions : prenez des dés, de l’eau ou une note
}
web-parfum-ask-distill = Réclamez des notes, ou améliorez d’abord le lancer
web-parfum-ask-claim = Réclamez des notes, ou gardez ce que vous avez
web-parfum-ask-mend = Aucune note à votre portée : améliorer le lancer ?
web-parfum-ask-nothing = Aucune note à votre portée
web-parfum-ask-place = Où va cette note ?
web-parfum-ask-place-many = Quelle note, et où va-t-elle ?
web-parfum-ask-sell = Vendez un flacon, ou passez
web-parfum-ask-no-sale = Vous n’avez aucun flacon à vendre
web-parfum-ask-discard = { $spare ->
    [one] Défaussez { $spare } pion d’eau
   *[other] Défaussez { $spare } pions d’eau
}
web-parfum-wait-wake = { $who } choisit un cadran…
web-parfum-wait-prepare = { $who } prépare…
web-parfum-wait-distill = { $who } distille…
web-parfum-wait-place = { $who } compose…
web-parfum-wait-sell = { $who } vend…
web-parfum-wait-discard = { $who } défausse de l’eau…
web-parfum-wait-over = La partie est finie
web-parfum-step-fly = Que fait l’eau à vos mouches { $aroma } ?
web-parfum-step-reroll = Quel pion dépensez-vous ?
web-parfum-step-reroll-all = Quel pion dépensez-vous ?
web-parfum-step-turn = Quels deux pions dépensez-vous ? Le premier :
web-parfum-step-turn-second = Et le second pion :
web-parfum-step-note = Où va cette note ?
web-parfum-step-perfume = Qui achète le parfum { $number } ?
web-parfum-step-bargain = Aucun client ne veut du parfum { $number } : le solder ?
web-parfum-step-customer = Quel parfum vendez-vous ?
web-parfum-first-token = Dépenser un pion de valeur { $worth }
web-parfum-mend-fly = Améliorer vos mouches { $aroma } avec de l’eau
web-parfum-choose-perfume = Choisir le parfum à vendre
web-parfum-sell-perfume = Vendre un flacon du parfum { $number }
web-parfum-choose-target = Choisir sa place
web-parfum-detail-flasks = Fioles à dépenser : { $flasks }
web-parfum-detail-no-flasks = Aucune fiole à dépenser
web-parfum-detail-dice = Dés pris : { $dice }
web-parfum-detail-prepare = Les dés sont lancés après votre dernière action.
web-parfum-detail-wake = Tôt : premier choix, peu d’actions. Tard : plus d’actions.
web-parfum-detail-sell = Un client paie le prix indiqué ; solder rapporte 2 pièces pour un parfum mineur, 3 pour un majeur.
web-parfum-detail-pass = Qui passe garde ses flacons pour une autre manche.
web-parfum-detail-place = Touchez l’un des parfums qui brillent.
web-parfum-detail-place-many = Touchez d’abord une note, puis un parfum qui brille.
web-parfum-detail-discard = Vous pouvez en garder { $limit }. Touchez ceux que vous rendez.
web-parfum-detail-water = touchez une mouche : 1 pion d’eau relance, 2 la retournent
web-parfum-detail-rest = Vous avez { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} et { $water ->
    [one] { $water } pion
   *[other] { $water } pions
} d’eau.
web-parfum-button-turn = En tourner une (2 eaux)
web-parfum-button-reroll = Relancer { $count ->
    [one] le dé
   *[other] les { $count }
} (1 eau)
web-parfum-button-reroll-all = Tout relancer (1 eau)
web-parfum-button-water = Puiser de l’eau
web-parfum-button-bargain = Solder
web-parfum-button-done = Terminé
web-parfum-button-none = Ne rien réclamer
web-parfum-button-pass = Passer
web-parfum-sure-done = Une note est encore à votre portée. La laisser ?
web-parfum-sure-pass = Un client vous achèterait un flacon. Passer quand même ?

web-parfum-explain-track = L’argent de chacun. Le dernier choisit son cadran en premier ; sur une case partagée, le marqueur du dessus.
web-parfum-explain-customer = Achète un flacon d’un parfum qui contient au moins ce qui est demandé.
web-parfum-explain-heap-stack = Ils remplissent la rue à la fin de chaque manche. Le jeton de fermeture est posé sur les cinq derniers : quand il sort, on joue une dernière manche.
web-parfum-explain-heap-bag = Elles remplissent la distillerie à la fin de chaque manche. Si elles n’y suffisent pas, la partie s’arrête aussitôt.
web-parfum-explain-heap-flacons = Un parfum achevé prend ses flacons ici, un flacon vendu y revient. Ils ne manquent jamais.
web-parfum-explain-gap-shop = Le client a été servi. La case est regarnie à la fin de la manche.
web-parfum-explain-gap-space = Une note prise laisse sa case libre jusqu’à la fin de la manche, sauf si quelqu’un y pioche une note.
web-parfum-explain-note-head = Des fioles la paient, et elle rapporte ses pièces aussitôt. Une tête va dans un parfum mineur ou majeur.
web-parfum-explain-note-heart = Des fioles la paient, et elle rapporte ses pièces aussitôt. Un cœur va seulement dans un parfum majeur.
web-parfum-explain-note-base = Des fioles la paient, et elle rapporte ses pièces aussitôt. Un fond va dans un parfum mineur ou majeur.
web-parfum-explain-claimed = Vous l’avez prise. Elle va maintenant dans un parfum et y reste.
web-parfum-explain-stall = Il en reste { $left } au marché. Sur six faces, { $faces } montrent une fiole, les autres une mouche.
web-parfum-explain-well = { $left } pions, de valeur 0 à 3, face cachée. Une action en prend un ; l’eau améliore un lancer et vaut de l’argent à la fin.
web-parfum-explain-spent = Les pions dépensés sont face visible. Quand le puits est vide, ils forment le nouveau puits.
web-parfum-explain-clock = Ce cadran joue en position { $clock } dans cette manche, avec { $actions } actions.
web-parfum-explain-token = Un pion relance toutes les mouches d’un arôme, ou tous les dés ; deux tournent une mouche en fiole. À la fin, il vaut ce qu’il montre.
web-parfum-explain-die-idle = Pris au marché ; lancé après votre dernière action.
web-parfum-explain-die-flask = Un succès : il paie un arôme d’une note.
web-parfum-explain-die-fly = Un échec. L’eau peut le relancer ou le tourner.
web-parfum-explain-perfume-done = Un flacon va à un client qui veut ce qu’il contient, ou à n’importe qui en solde.
web-parfum-explain-perfume-open = Il est achevé quand sa dernière partie est posée ; il donne alors des flacons à vendre.
web-parfum-explain-new-minor = Un parfum mineur : une tête et un fond. Il donne 2 flacons.
web-parfum-explain-new-major = Un parfum majeur : une tête, un cœur et un fond. Il donne 3 flacons.
web-parfum-explain-sold-out = Le dernier flacon d’un parfum a rapporté deux pions d’eau.

web-lesson-again = Et encore une fois : faites ce qui est marqué.
web-lesson-parfum-start = Vous tenez une parfumerie à Grasse, et voici une manche d’une vraie partie. Vous êtes Mia. Appuyez sur Commencer, puis touchez ce qui luit.
web-lesson-parfum-clock = Chaque manche commence par le réveil. Un cadran matinal joue d’abord ; un cadran tardif a plus d’actions. Prenez celui-ci.
web-lesson-parfum-take = Les notes se paient en arômes, et les arômes viennent des dés. Une action prend un dé au marché.
web-lesson-parfum-water = Une autre action prend de l’eau au puits. L’eau améliore les mauvais lancers, et vaut de l’argent à la fin.
web-lesson-parfum-draw = Une autre action pioche une note du sac vers une case libre.
web-lesson-parfum-reroll = Les dés sont lancés : une fiole est un succès, une mouche un échec. Une eau relance toutes les mouches d’un arôme. Touchez la mouche.
web-lesson-parfum-turn = Deux eaux tournent une mouche sur sa fiole, sans lancer. Touchez la mouche.
web-lesson-parfum-reroll-all = Une eau relance tous vos dés.
web-lesson-parfum-claim = Vos fioles couvrent maintenant cette note. Prenez-la : elle rapporte ses pièces aussitôt.
web-lesson-parfum-done = Plus rien à prendre : dites que c’est terminé.
web-lesson-parfum-place = Une note prise va dans un parfum. Tête et fond font un parfum mineur ; tête, cœur et fond un parfum majeur. Celle-ci achève un parfum, et vous recevez des flacons.
web-lesson-parfum-sell = L’après-midi : ce client veut ce que contient votre parfum. Vendez un flacon, et le prix est à vous.
web-lesson-parfum-bargain = Aucun client n’en veut : soldez-le.
web-lesson-parfum-pass = Vous pouvez aussi garder vos flacons pour de meilleurs clients : passez.
web-lesson-parfum-end = C’était une manche. La partie dure jusqu’à l’heure de fermeture, ou jusqu’à ce que le sac soit vide ; le plus riche gagne, eau comprise. À vous !
web-lesson-fairy_perfume-start = Vous êtes Mia, avec un flacon plein de pierres. Voici une manche d’une vraie partie contre Max. Appuyez sur Commencer, puis faites ce qui est marqué.
web-lesson-fairy_perfume-hard = Tous secouent en même temps. Secoué fort, le flacon verse jusqu’à trois pierres ; tant que votre plateau est vide, aucun danger. Secouez fort.
web-lesson-fairy_perfume-gentle = La ligne rouge approche : au-delà, le flacon explose. Secoué doucement, il verse le plus souvent une pierre ou aucune. Secouez doucement.
web-lesson-fairy_perfume-stop = Il en est sorti assez. Le premier qui s’arrête sans exploser retourne le sablier, et il reste peu de temps aux autres. Arrêtez.
web-lesson-fairy_perfume-double = Vous avez le sablier : une de vos pierres rangées compte double. Touchez celle qui est marquée ; puis toutes donnent des pièces et de la magie.
web-lesson-fairy_perfume-goal = Un objectif vaut des points à la fin, et le cube que vous y posez relève votre limite d’une pierre. Payez celui qui est marqué.
web-lesson-fairy_perfume-ability = Vous avez deux actions pour dépenser vos gains. Une capacité vous sert tant que votre cube y est, et ce cube relève votre limite d’une pierre. Prenez celle qui est marquée.
web-lesson-fairy_perfume-end = Et ainsi de suite, avec de meilleures pierres et une limite plus haute, jusqu’à ce que quelqu’un ait posé tous ses cubes ou qu’il n’y ait plus de pierres roses. Pierres roses, objectifs et réserves sont des points. À vous !
web-lesson-perfumery-start = Vous dirigez une maison de parfum. Voici une manche d’une vraie partie contre Max ; vous êtes Mia. Appuyez sur Commencer, puis touchez ce qui luit.
web-lesson-perfumery-acquire = Un parfumeur envoyé sur une colonne prend toutes ses cartes : des parfums à produire, des recettes à installer, et toute carte est de l’argent. Prenez celle-ci.
web-lesson-perfumery-note = Vos trois notes sont des alambics. Un parfumeur envoyé sur l’une d’elles y installe des recettes.
web-lesson-perfumery-install = Choisissez la recette dans votre main : elle travaillera dans cette note, manche après manche.
web-lesson-perfumery-discard = Elle a son prix, et vous payez en cartes : touchez-en une. Ce que vous payez retourne aux colonnes.
web-lesson-perfumery-done = C’est assez : appuyez sur Terminer.
web-lesson-perfumery-marker = D’autres tuiles engagent, réordonnent, apportent une essence ou vous font commencer la prochaine fois. Prenez le marqueur.
web-lesson-perfumery-use = Maintenant tous assemblent à la fois. Dans chaque note, les essences montent de la tuile à travers les recettes. Chaque effet est une vanne : ouvrez celle-ci.
web-lesson-perfumery-produce = Ce qui est monté repose dans les Dépôts et paie ce parfum. Produisez-le.
web-lesson-perfumery-pay = Quand plusieurs essences peuvent payer, vous choisissez laquelle. Prenez celle-ci.
web-lesson-perfumery-store = Un parfum produit peut conserver une essence pour plus tard. Conservez celle-ci ; le reste s’évapore.
web-lesson-perfumery-commit = Jusqu’à la validation, tout peut changer. Validez l’assemblage.
web-lesson-perfumery-end = C’était une manche. Quand les deux pioches sont vides, on joue encore une manche ; puis la valeur de vos parfums décide. À vous !

# ---- Fairy Perfume
web-fairy-phase-shake = Secouer
web-fairy-phase-store = Ranger
web-fairy-phase-act = Agir
web-fairy-ask-choose = Quelle fée jouez-vous ?
web-fairy-ask-charm = Quelle capacité prenez-vous gratuitement ?
web-fairy-ask-shake = Secouer encore, ou arrêter ?
web-fairy-ask-visit = { $cubes ->
    [one] Un cube est sorti : quelle capacité le reçoit, gratuitement ?
   *[other] { $cubes } cubes sont sortis : quelles capacités les reçoivent, gratuitement ?
}
web-fairy-ask-store = { $left ->
    [one] Laissez { $left } pierre de côté : laquelle ?
   *[other] Laissez { $left } pierres de côté : lesquelles ?
}
web-fairy-ask-double = Quelle pierre rangée compte double ?
web-fairy-ask-split = { $ability } donne { $total } : pièces ou magie ?
web-fairy-ask-act = Action { $action } sur { $actions } : acheter, gagner, épousseter ou demander de l’aide
web-fairy-ask-buy-more = Une pierre de plus ?
web-fairy-ask-goal-more = Un objectif de plus ?
web-fairy-ask-dust-more = { $left ->
    [one] Épousseter encore { $left } pierre ?
   *[other] Épousseter encore jusqu’à { $left } pierres ?
}
web-fairy-ask-extra = Une action de plus pour 3 points de magie ?
web-fairy-ask-return = Quel cube retourne dans le flacon ?
web-fairy-ask-last-trade = Échanger avant le décompte ?
web-fairy-done-visit = { $cubes ->
    [one] Le remettre
   *[other] Les remettre
}
web-fairy-done-buy-more = Pas d’autre pierre
web-fairy-done-goal-more = Pas d’autre objectif
web-fairy-done-dust-more = Assez épousseté
web-fairy-done-extra = Pas d’action de plus
web-fairy-done-last-trade = Passer au décompte
web-fairy-button-gentle = Secouer doucement
web-fairy-button-hard = Secouer fort
web-fairy-button-stop = Arrêter
web-fairy-button-help = Aide des fées
web-fairy-button-extra = Payer 3 points de magie
web-fairy-detail-shake = { $out ->
    [one] { $out } sortie
   *[other] { $out } sorties
}, la limite est { $value }.
web-fairy-detail-purse = Vous avez { $coins } et { $power }.
web-fairy-detail-charm = Elle ne coûte rien, et son cube porte votre limite à { $next }.
web-fairy-detail-visit = La capacité agit tout de suite. Un cube qui n’est pas posé retourne au flacon.
web-fairy-detail-store = { $out ->
    [one] { $out } sortie
   *[other] { $out } sorties
}, la limite est { $value }. Ce qui est de côté ne donne rien cette manche.
web-fairy-detail-return = Sa capacité se repose jusqu’à ce qu’un cube y soit de nouveau.
web-fairy-amount-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
web-fairy-amount-power = { $number ->
    [one] { $number } point de magie
   *[other] { $number } points de magie
}
web-fairy-tap-dust = Touchez une pierre pour l’épousseter
web-fairy-trade = Échanger
web-fairy-cubes-out = { $cubes ->
    [one] Sorti, à poser :
   *[other] Sortis, { $cubes } à poser :
}
web-fairy-count-yellow = { $n ->
    [one] { $n } jaune
   *[other] { $n } jaunes
}
web-fairy-count-green = { $n ->
    [one] { $n } verte
   *[other] { $n } vertes
}
web-fairy-count-white = { $n ->
    [one] { $n } blanche
   *[other] { $n } blanches
}
web-fairy-count-blue = { $n ->
    [one] { $n } bleue
   *[other] { $n } bleues
}
web-fairy-count-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
web-fairy-count-pink = { $n ->
    [one] { $n } rose
   *[other] { $n } roses
}
web-fairy-count-charcoal = { $n ->
    [one] { $n } charbon
   *[other] { $n } charbons
}
web-fairy-count-cube = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
web-fairy-bottle = Flacon : { $stones }
web-fairy-bottle-of = Le flacon de { $who }
web-fairy-dashboard = Plateau
web-fairy-glass = sablier : encore { $left }
web-fairy-out = { $out ->
    [one] { $out } pierre sortie
   *[other] { $out } pierres sorties
}, la limite est { $value }
web-fairy-limit = La limite est { $value } : { $left ->
    [0] 1 pierre de plus, et le flacon explose.
    [one] il y a place pour { $left } pierre.
   *[other] il y a place pour { $left } pierres.
}
web-fairy-limit-is = La limite est { $value }.
web-fairy-fairies = Les fées
web-fairy-fairies-note = chacune commence à sa façon
web-fairy-no-fairy = pas encore de fée
web-fairy-begins = Commence avec { $coins }, { $power } et ces pierres : { $stones }.
web-fairy-trait-royal = Un de vos cubes voyage dans le flacon. Tombé, il peut aller sans frais sur une capacité.
web-fairy-trait-blue = Échange 3 pièces contre 2 points de magie, ou l’inverse, chaque fois qu’elle décide.
web-fairy-trait-yellow = Un flacon sans charbon, mais 4 points de moins à la fin.
web-fairy-trait-white = Pauvre, mais son premier cube est sur une capacité dès le début.
web-fairy-trait-red = Une bourse pleine, et aucun trait.
web-fairy-pours = { $pieces ->
    [0] rien
    [one] une pièce
   *[other] { $pieces } pièces
} { $percent } %
web-fairy-risk = Risque d’exploser :
web-fairy-risk-gentle = doucement { $percent } %
web-fairy-risk-hard = fort { $percent } %
web-fairy-hold = Maintenez un bouton ou la barre d’espace pour secouer (avec Maj : fort). Lâchez, et le battement passe.
web-fairy-motion-ask = Secouer plutôt le téléphone
web-fairy-motion-on = Le téléphone écoute : secouez-le.
web-fairy-motion-refused = Le téléphone ne peut pas dire comment il bouge. Les boutons secouent aussi.
web-fairy-explain-glass = Le premier qui s’arrête sans exploser le retourne. Les autres ont alors { $beats } battements ; ensuite tout le monde s’arrête.
web-fairy-explain-bottle = Secoué doucement il verse : { $gentle }. Fort : { $hard }. Au-delà de votre limite, il explose.
web-fairy-explain-track = Chaque cube posé sur une capacité ou un objectif quitte cette piste, et votre limite monte d’un. Quand tous sont posés, la partie s’achève.
web-fairy-explain-aside = À côté du plateau : elle retourne dans le flacon à la fin de la manche, sauf si vous l’époussetez.
web-fairy-explain-stone-yellow = Rangée, elle donne 1 pièce.
web-fairy-explain-stone-green = Rangée, elle donne 1 point de magie.
web-fairy-explain-stone-white = Rangée, elle donne 2 points de magie.
web-fairy-explain-stone-blue = Rangée, elle donne 3 pièces.
web-fairy-explain-stone-red = Rangée, elle donne 1 charbon à chaque autre joueur.
web-fairy-explain-stone-pink = Vaut 6 points à la fin. La partie s’achève quand le marché n’en a plus.
web-fairy-explain-stone-charcoal = Ne donne rien, prend une place, et coûte 2 points à la fin. Époussetez-le.
web-fairy-explain-stone-cube = Un cube à vous qui voyage dans le flacon. Versé, il peut se poser gratuitement sur une capacité.
web-fairy-goals-note = points à la fin
web-fairy-tier-best = 1er
web-fairy-tier-others = autres
web-fairy-tier-each = chaque
web-fairy-abilities-note = à vous tant que votre cube y est
web-fairy-about-many = À la fin : 10 pierres ou moins { $low } points, 11 à 15 { $mid }, 16 ou plus { $high }.
web-fairy-about-clean = À la fin : 2 charbons ou plus { $low } points, 1 { $mid }, aucun { $high }.
web-fairy-about-blue-yellow-set = À la fin : 1 bleue et 2 jaunes { $low } points, 2 et 4 { $mid }, 3 et 7 { $high }.
web-fairy-about-few = À la fin : 15 pierres ou plus { $low } points, 11 à 14 { $mid }, 10 ou moins { $high }.
web-fairy-about-white-green-set = À la fin : 1 blanche et 2 vertes { $low } points, 2 et 3 { $mid }, 3 et 5 { $high }.
web-fairy-about-precious = À la fin, rouges, blanches, bleues et roses ensemble : 3 pierres { $low } points, 5 { $mid }, 7 { $high }.
web-fairy-about-cubes = À la fin : 4 cubes posés { $low } points, 6 { $mid }, les 8 { $high }.
web-fairy-about-most-stones = Le plus de pierres parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-fewest-stones = Le moins de pierres parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-little-yellow-green = À la fin, jaunes et vertes ensemble : 8 ou plus { $low } points, 5 à 7 { $mid }, 4 ou moins { $high }.
web-fairy-about-most-power = Le plus de magie parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-most-coins = Le plus de pièces parmi ceux qui ont un cube ici : { $mid } points ; les autres { $low }.
web-fairy-about-colours = { $low ->
    [one] { $low } point
   *[other] { $low } points
} pour chaque couleur de pierre que vous avez, charbon compris.
web-fairy-charcoal = { $count ->
    [one] { $count } charbon
   *[other] { $count } charbons
} en réserve
web-fairy-pile = { $stone } : il en reste { $left }, { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
} chacune
web-fairy-goal = Objectif { $goal } : coûte { $price } ; points { $points }
web-fairy-ability = { $ability }, coûte { $price } : { $effect }
web-fairy-status = { $out ->
    [one] { $out } sortie
   *[other] { $out } sorties
}, limite { $value }
web-fairy-is-still = à l’arrêt
web-fairy-is-shaking = secoue
web-fairy-is-exploded = a explosé
web-fairy-is-stopping = s’arrête
web-fairy-is-exploding = explose
web-fairy-track = Valeur du flacon { $value }, { $cubes ->
    [one] { $cubes } cube restant
   *[other] { $cubes } cubes restants
}
web-fairy-score = Les points
web-fairy-score-pink = Roses, 6 chacune
web-fairy-score-resources = Pièces et magie, 1 pour 5
web-fairy-score-charcoal = Charbons, −2 chacun
web-fairy-score-total = Total
web-fairy-end-cubes = { $count ->
    [one] { $who } a posé tous ses cubes
   *[other] { $who } ont posé tous leurs cubes
}
web-fairy-end-pink = il ne reste plus de pierre rose

# ---- Perfumery
web-house-phase-develop = Développement
web-house-phase-blend = Assemblage
web-house-nothing = rien
web-house-amount-floral = { $count ->
    [one] { $count } essence florale
   *[other] { $count } essences florales
}
web-house-amount-green = { $count ->
    [one] { $count } essence verte
   *[other] { $count } essences vertes
}
web-house-amount-animal = { $count ->
    [one] { $count } essence animale
   *[other] { $count } essences animales
}
web-house-amount-synthetic = { $count ->
    [one] { $count } essence synthétique
   *[other] { $count } essences synthétiques
}
web-house-extracts = extrait { $get }
web-house-mixes = change { $pay } en { $get }
web-house-status = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} · { $home ->
    [one] { $home } parfumeur
   *[other] { $home } parfumeurs
} à la maison
web-house-recipes = { $count ->
    [one] { $count } recette
   *[other] { $count } recettes
}
web-house-note-of = { $note } : { $holds }
web-house-recipe = Recette { $name } : { $effect } ; vaut { $value }
web-house-note = Note de { $note } : { $effect }
web-house-notes-valves = chaque effet est une vanne : ouvrez ou fermez-la jusqu’à la validation
web-house-open-valve = Ouvrir finalement cette vanne
web-house-shut-valve = Fermer finalement cette vanne
web-house-flow = En train de monter :
web-house-flow-empty = rien ne monte encore
web-house-auto = Assembler pour moi
web-house-actions = Tuiles d’action
web-house-hire = Engager le troisième parfumeur
web-house-marker = Prendre le marqueur Premier joueur
web-house-essence = Prendre une essence
web-house-sort = Réordonner une recette
web-house-replenish = Regarnir une case
web-house-short-hire = Engager
web-house-short-marker = Commencer
web-house-short-essence = Essence
web-house-short-sort = Réordonner
web-house-short-replenish = Regarnir
web-house-explain-hire = Payez { $price } en cartes ; dès la manche suivante vous avez un troisième parfumeur. Une fois par joueur.
web-house-explain-marker = Vous commencez la manche suivante. Un seul parfumeur de la table par manche.
web-house-explain-essence = Une florale pour rien, ou une synthétique pour { $price }, directement dans un Dépôt. Une fois par manche et par joueur : choisissez la note.
web-house-explain-sort = Levez une recette installée et remettez-la où vous voulez dans une note. Un seul parfumeur de la table par manche : touchez la recette.
web-house-explain-replenish = Regarnissez une case de conservation vide avec son essence. Un seul parfumeur de la table par manche : touchez la case.
web-house-explain-note = L’assemblage commence ici. Un parfumeur sur cette tuile installe des recettes dans la note.
web-house-explain-yard = Ce qui est monté repose ici et paie les parfums. Ce qui reste s’évapore à la fin de la manche.
web-house-explain-get = Elle reste dans le Dépôt jusqu’à l’assemblage.
web-house-explain-slot = Les essences montent depuis la tuile : une recette utilise ce que celles d’en dessous ont fait.
web-house-explain-storage = Cases des parfums que vous avez produits. Une essence conservée paie pour n’importe quelle note, aux manches suivantes.
web-house-explain-column-marker = Un parfumeur ici prend toutes les cartes de la colonne et le marqueur Prochain premier joueur.
web-house-ask-develop = Où va votre parfumeur ?
web-house-ask-essence = Quelle essence, et pour quelle note ?
web-house-ask-sort = Quelle recette levez-vous ?
web-house-ask-replenish = Quelle case regarnissez-vous ?
web-house-ask-limit = Défaussez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-house-ask-install = Quelle recette installez-vous dans la note de { $note } ?
web-house-ask-install-more = Le prix est { $owed } : installer encore, ou payer ?
web-house-ask-insert = Où va { $name } ?
web-house-ask-pay = Prix { $owed }, payé { $paid } : quelle carte paie ?
web-house-ask-paid = Prix { $owed }, payé { $paid }
web-house-ask-effect = Utiliser cet effet ?
web-house-ask-produce = Produisez un parfum, ou validez
web-house-ask-leftover = Conservez ce qui reste, ou validez
web-house-ask-nothing = Rien ne peut être produit : validez
web-house-ask-paying = { $note }, { $essence } : avec quelle essence payer ?
web-house-ask-store = Conservez encore, ou validez
web-house-ask-full = Toutes les cases sont pleines : validez
web-house-ask-nothing-fits = Plus rien à conserver : validez
web-house-button-use = Utiliser l’effet
web-house-button-skip = Passer l’effet
web-house-button-commit = Valider l’assemblage
web-house-button-done = Terminer
web-house-button-pay = Payer { $owed }
web-house-button-yard = { $kind } du Dépôt
web-house-button-stored = { $kind } conservée
web-house-sure-commit = Valider sans produire { $perfumes } ?
web-house-button-idle = Laisser oisif
web-house-detail = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} · { $home ->
    [one] { $home } parfumeur
   *[other] { $home } parfumeurs
} à la maison
web-house-detail-limit = La prochaine va à la colonne { $column }. Vous en gardez { $limit }.
web-house-detail-install = La valeur d’une recette est son prix. Les autres cartes de la main le paient.
web-house-detail-pay = La prochaine carte va à la colonne { $column }. On ne rend pas la monnaie.
web-house-detail-need = { $name } : encore { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} à payer
web-house-columns = Colonnes
web-house-decks = dans les pioches : { $perfumes } parfums, { $recipes } recettes
web-house-column = Colonne { $column } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-house-take = tout prendre
web-house-explain-column = Un parfumeur ici prend toutes les cartes de la colonne.
web-house-notes = Les trois notes
web-house-notes-about = les essences montent de la tuile à travers les recettes
web-house-yard = Dépôt de { $note } : { $holds }
web-house-yard-empty = vide
web-house-get-floral = Une essence florale
web-house-get-synthetic = Acheter une essence synthétique
web-house-slot = La mettre ici
web-house-funds = Fonds de départ
web-house-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-house-perfume = Parfum { $name } : tête { $top }, cœur { $middle }, fond { $base } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; vaut { $value }
web-house-explain-funds = De l’argent : une carte qui ne sert qu’à payer.
web-house-explain-recipe = Installée dans une note, elle change ce qui y monte. En paiement, elle vaut sa pièce.
web-house-explain-perfume = Produit à partir des Dépôts pendant l’assemblage, il apporte des points et des cases de conservation. En paiement, il vaut sa pièce.
web-house-stored = { $kind } : { $has ->
    [one] { $has } conservée
   *[other] { $has } conservées
}, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}
web-house-starter = Premier joueur
web-house-making = en cours
web-house-counted = { $count ->
    [0] Aucun parfum
    [one] { $count } parfum : { $values }
   *[other] { $count } parfums : { $values }
}
