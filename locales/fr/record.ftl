# Pourquoi un enregistrement est refusé.
record-empty = Le fichier est vide.
record-no-result = Ligne { $line } : la partie est finie, mais le résultat manque.
record-cut-off = La ligne { $line } est coupée.
record-json = La ligne { $line } n’est pas une ligne d’enregistrement.
record-changed = La ligne { $line } a été modifiée après coup.
record-format = Ligne { $line } : cette version ne sait pas lire cet enregistrement.
record-rules = Ligne { $line } : la partie suit une autre version des règles.
record-header = Ligne { $line } : la partie ne peut pas commencer ainsi.
record-illegal = Ligne { $line } : les règles ne permettent pas cette action ici.
record-chance = Ligne { $line } : les tirages ne vont pas avec l’action.
record-differs = Ligne { $line } : d’après les règles, il s’est passé autre chose.
record-unfinished = La partie n’est pas finie. Seule une partie finie peut être importée.
record-utf8 = La ligne { $line } n’est pas du texte.
record-name = Ligne { $line } : le nom d’un joueur ne peut pas être affiché.
