# Apprendre d’une partie : relecture, analyse, conseils, records, dés, classement.
learn-title = Ce qui a fait basculer la partie
learn-offer = Voyez les chances de chacun au fil de la partie, les moments qui l’ont fait basculer, ce que le nez aurait joué, et la part du hasard.
learn-start-it = Analyser
learn-working = La partie est rejouée à partir de chaque position…
learn-progress = { $done } décisions sur { $total }
learn-first = La première fois sur un serveur, cela met une minute ou deux à démarrer.
learn-failed = Cela n’a pas marché. Réessayez.
learn-chances = Chances de gagner
learn-chance-of = { $who } { $chance }
learn-graph = Les chances de gagner de chacun au fil de la partie. Le curseur la parcourt ; le tableau plus bas dit la même chose en chiffres.
learn-moments = Les moments décisifs
learn-moment = { $who } : { $before } → { $after }, par { $cause }
learn-no-moment = Aucun moment n’a fait basculer cette partie à lui seul.
learn-luck = hasard
learn-choice = choix
learn-nose = Le nez aurait joué : { $text }.
learn-instead = { $best } au lieu de { $played }
learn-nose-agrees = Le nez aurait joué à peu près la même chose.
learn-shares = Choix et hasard
learn-player = Joueur
learn-start = Début
learn-own = Ses choix
learn-others = Les autres
learn-luck-of = Hasard
learn-give-or-take = ± { $error }
learn-end = Fin
learn-about = Début, choix et hasard font ensemble la fin. Mesuré cartes sur table, par { $sims } parties jouées à partir de chaque position ; ± est l’erreur type du hasard. Le coup du nez est jugé d’après ce que le joueur pouvait savoir.
learn-table = Toutes les chances en tableau
learn-go-on = Jouer la suite à partir d’ici
learn-go-on-about = Une nouvelle table qui commence après la décision { $at }, avec de nouveaux dés à partir de là.
learn-go-on-button = Jouer la suite
learn-as = Vous êtes
learn-open = Tout ouvert
learn-files = L’enregistrement
learn-export = Télécharger l’enregistrement
learn-verify = Vérifier les dés
learn-import = Importer une partie
learn-import-about = Un enregistrement (.jsonl) d’un autre serveur ou du terminal. Chaque ligne est comparée aux règles ; vous pouvez ensuite le relire, le faire analyser et jouer la suite à partir d’une position.
learn-import-file = Enregistrement d’une partie finie
learn-import-busy = La partie est rejouée…
learn-hint-about = Chances de gagner, par une recherche rapide d’après ce que vous voyez.
learn-hint-close = Chances par recherche rapide ; les autres sont dans sa marge d’erreur, le premier est le choix sûr.
learn-hint-quick = Une première idée ; redemandez dans une minute pour les chances.
learn-rated = Classée : elle compte pour votre classement. Entre personnes, sans conseils, rien ne se reprend.
learn-is-rated = classée
learn-imported = importée
learn-continued = suite d’une autre partie

learn-verify-about = Personne ne peut choisir les dés ici, ni le serveur ni un joueur. Cette page le vérifie, dans votre navigateur et sans se fier au serveur.
learn-verify-1 = Avant le premier coup, le serveur montre un sceau : le SHA-256 d’un secret qu’il ne peut plus changer.
learn-verify-2 = Le hasard de chaque décision se calcule à partir du secret, des mots des joueurs et du numéro de la décision (HMAC-SHA256).
learn-verify-3 = À la fin de la partie, le secret est montré. Qui a l’enregistrement peut tout recalculer ; c’est ce que nous faisons.
learn-verify-file = Enregistrement d’une partie (.jsonl)
learn-verify-busy = Calcul en cours…
learn-verify-yes = Les dés étaient honnêtes.
learn-verify-no = Quelque chose ne va pas.
learn-verify-seal = Le secret correspond au sceau montré avant le premier coup.
learn-verify-lines = { $count ->
    [one] Une ligne de l’enregistrement est intacte.
   *[other] Les { $count } lignes de l’enregistrement sont intactes.
}
learn-verify-outcomes = { $count ->
    [0] Il n’y a eu aucun tirage.
    [one] Un tirage est exactement celui que donne le secret.
   *[other] Les { $count } tirages sont exactement ceux que donne le secret.
}
learn-verify-unknown = { $count ->
    [one] Un tirage vient d’une partie antérieure dont les dés ne sont pas connus.
   *[other] { $count } tirages viennent d’une partie antérieure dont les dés ne sont pas connus.
}
learn-verify-bad-line = La ligne { $line } a été modifiée après coup.
learn-verify-bad-promise = Le secret n’est pas celui dont le sceau a été montré avant le premier coup.
learn-verify-bad-outcome = Ligne { $line } : l’enregistrement dit { $found } sur { $span }, le secret donne { $right }.
learn-verify-bad-no-dice = L’enregistrement n’a pas de secret. Seules les parties jouées sur un serveur en ont un.
learn-verify-unsafe = Votre navigateur ne calcule les sceaux que sur des pages sûres (https ou localhost). Utilisez la commande ci-dessous.
learn-verify-command = La même chose dans un terminal : sillage verify game.jsonl
learn-verify-words = Comparez ce sceau à celui que la table a montré (dans son menu) :

learn-ratings = Votre classement
learn-no-ratings = Jouez à une table classée pour entrer au classement.
learn-rating = { $rating } ± { $error }
learn-rating-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
learn-hall = Records et classements
learn-hall-about = Les meilleurs de tous ceux qui jouent ici.
learn-strongest = Les plus forts
learn-nobody = Personne pour l’instant.
learn-most-points = Le plus de points
learn-widest = Les plus larges victoires
learn-narrowest = Les victoires les plus serrées
learn-played = { $count ->
    [0] Aucune partie n’a encore été terminée ici.
    [one] Une partie a été terminée ici.
   *[other] { $count } parties ont été terminées ici.
}
learn-name = Nom
learn-points = Points
learn-ahead = Avance
learn-when = Date
learn-rating-head = Classement
learn-games-head = Parties
learn-watch = Relire la partie de { $who }
