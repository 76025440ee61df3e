# Son compte, la page de confidentialité, un nouveau mot de passe par un lien, et la page de qui tient le serveur.
house-account = Votre compte
house-password = Changer le mot de passe
house-password-old = Le mot de passe actuel
house-password-new = Le nouveau (8 caractères ou plus)
house-password-about = Vous restez connecté ici ; partout ailleurs vous êtes déconnecté.
house-password-button = Le changer
house-password-done = Le mot de passe est changé.
house-sessions = Se déconnecter partout ailleurs
house-sessions-about = Sur un appareil laissé quelque part, ou prêté à quelqu’un.
house-sessions-done = Vous êtes déconnecté partout sauf ici.
house-export = Tout ce qui est conservé de vous, en un fichier
house-privacy = Ce que ce serveur conserve de vous
house-delete = Supprimer votre compte
house-delete-about = Votre nom, mot de passe, robots, envois, classements, résultats et messages disparaissent, ainsi que les tables où personne d’autre n’était assis. Les parties avec d’autres leur restent, sans votre nom. C’est irrévocable.
house-delete-password = Votre mot de passe
house-delete-button = M’effacer définitivement
house-delete-sure = Supprimer votre compte définitivement ?

house-reset = Un nouveau mot de passe
house-reset-about = Ce lien sert une fois, et pendant un jour.
house-reset-missing = Cette adresse ne contient pas de lien. Ouvrez-la exactement comme on vous l’a donnée.
house-reset-button = Le fixer et se connecter

house-privacy-title = Confidentialité
house-privacy-kept = Ce qui est conservé
house-privacy-name = Le nom que vous vous donnez et, si vous le gardez avec un mot de passe, une empreinte de celui-ci : personne ne peut lire le mot de passe lui-même. Ni adresse électronique, ni numéro de téléphone.
house-privacy-games = Les parties que vous jouez, coup par coup avec l’heure, pour qu’elles continuent après une pause et puissent être revues ; vos résultats et classements ; ce que vous dites à une table ; les éditions et les parties que vous apportez.
house-privacy-seen = Le jour de votre dernière visite.
house-privacy-not = Ce qui n’est pas conservé
house-privacy-others = Aucune publicité, aucun comptage par des tiers, rien qui vienne d’ailleurs : tout ce que montre cette page vient de ce serveur. Votre adresse réseau sert tant que vous êtes connecté, à ralentir qui envoie trop, et n’est pas conservée avec vos parties.
house-privacy-cookie = Un seul cookie dit qui vous êtes ; il vit un an. Votre langue, l’apparence et les robots choisis, et si des tables vous attendent, restent dans votre navigateur.
house-privacy-long = Combien de temps
house-privacy-guests = { $days ->
    [0] Les invités sont conservés jusqu’à ce qu’ils s’effacent.
   *[other] Les invités absents depuis { $days } jours sont oubliés.
}
house-privacy-members = Qui a gardé un nom est conservé jusqu’à ce qu’il s’efface.
house-privacy-tables = { $days ->
    [0] Les tables sont conservées.
   *[other] Les tables où rien ne s’est passé depuis { $days } jours sont effacées.
}
house-privacy-yours = Ce que vous pouvez faire
house-privacy-do = Sur votre page vous pouvez emporter le tout en un fichier, changer de mot de passe, vous déconnecter partout, et vous effacer.
house-privacy-you = Vers votre page
house-privacy-who = Qui tient ce serveur
house-privacy-unknown = La personne qui tient ce serveur n’a pas écrit ici comment la joindre ; demandez à qui vous a donné son adresse.

house-admin = La maison
house-admin-not = Cette page est pour qui tient le serveur.
house-admin-load = Comment va le serveur
house-admin-trouble = Rien ne peut être écrit : { $why }
house-admin-since = En marche depuis
house-admin-version = Version
house-admin-memory = Mémoire
house-admin-rooms = Tables en mémoire
house-admin-sockets = Connexions
house-admin-moves = Coups depuis le départ
house-admin-people = Personnes
house-admin-tables = Tables
house-admin-database = Base de données
house-admin-disk = Place sur le disque
house-admin-mb = { $size } Mo
house-admin-gb = { $size } Go
house-admin-find = Une partie d’un nom, ou un identifiant
house-admin-search = Chercher
house-admin-nobody = Personne de ce nom.
house-admin-no-tables = Aucune table de ce nom.
house-admin-kind = { $kind ->
    [guest] invité
    [member] membre
   *[bot] robot
}
house-admin-status = { $status ->
    [open] ouverte
    [playing] en cours
   *[over] finie
}
house-admin-seen = vu { $when }
house-admin-count-guest = { $count ->
    [one] un invité
   *[other] { $count } invités
}
house-admin-count-member = { $count ->
    [one] un membre
   *[other] { $count } membres
}
house-admin-count-bot = { $count ->
    [one] un robot
   *[other] { $count } robots
}
house-admin-count-open = { $count ->
    [one] une ouverte
   *[other] { $count } ouvertes
}
house-admin-count-playing = { $count } en cours
house-admin-count-over = { $count ->
    [one] une finie
   *[other] { $count } finies
}
house-admin-sat = { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
}
house-admin-banned = exclu
house-admin-muted = muet
house-admin-keeper = tient le serveur
house-admin-ban = Exclure
house-admin-unban = Laisser entrer
house-admin-mute = Rendre muet
house-admin-unmute = Rendre la parole
house-admin-reset = Nouveau mot de passe
house-admin-reset-link = Remettez ce lien à { $name } par un moyen sûr. Il sert une fois, et pendant un jour :
house-admin-delete = Effacer
house-admin-delete-person = Effacer { $name } définitivement ?
house-admin-delete-table = Effacer cette table avec sa partie, définitivement ?
house-admin-done = C’est fait.
