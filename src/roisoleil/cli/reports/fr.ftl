# Words of the report commands: simulate, replay, verify, games, provenance.

report-playing = Parties en cours
report-games = Parties
report-games-per-second = Parties par seconde de processeur
report-decisions-per-second = Choix par seconde de processeur
report-decisions = Choix par partie
report-points = Points
report-winning-points = Points du vainqueur
report-wins = Victoires par place
report-seed = Graine
report-spread = { $mean } en moyenne (± { $sd }), de { $min } à { $max }
report-broken = La partie { $number } enfreint une règle de conservation : { $reason }. Son enregistrement : { $file }

report-replay =
    { $records ->
        [one] Un enregistrement rejoué,
       *[other] { $records } enregistrements rejoués,
    } { $agree } conformes.
report-verify =
    { $records ->
        [one] Une donne vérifiée,
       *[other] { $records } donnes vérifiées,
    } { $agree } conformes à leur engagement.
report-provenance =
    { $count ->
        [one] Une valeur.
       *[other] { $count } valeurs.
    } Vous possédez le jeu ? Copiez le fichier de données, reportez-y vos cartes et jouez avec --data FICHIER.

report-column-game = Jeu
report-column-players = Joueurs
report-column-options = Options
report-column-item = Élément
report-column-field = Champ
report-column-value = Valeur
report-column-certainty = Certitude
report-column-source = Source

report-title-habemus = 1655 – Habemus Papam
report-title-ombre = Dans l’ombre du Roi-Soleil
report-title-louis_xiv = Louis XIV
