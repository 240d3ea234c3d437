# Words of the report commands: simulate, arena, replay, hint, verify, data, games, provenance.

report-playing = Parties en cours
report-games = Parties
report-games-per-second = Parties par seconde de processeur
report-decisions-per-second = Choix par seconde de processeur
report-decisions = Choix par partie
report-points = Points
report-winning-points = Points en cas de victoire
report-wins = Victoires par place
report-seed = Graine
report-spread = { $mean } en moyenne (± { $sd }), de { $min } à { $max }
report-broken = La partie { $number } enfreint un invariant : { $reason }. Son enregistrement : { $file }

report-arena-heading =
    { $title }, { $players } joueurs : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }.
report-arena-rounded = Chaque donne se joue dans { $rotations } ordres de places, ce qui fait { $games } parties.
report-arena-bots = Bots
report-arena-pairs = Face à face
report-arena-by-seat = Places
report-arena-times = Millisecondes par décision
report-arena-faults = Erreurs de bots ; un niveau inférieur a pris le relais :

report-arena-column-bot = Bot
report-arena-column-other = Autre bot
report-arena-column-seat = Place
report-arena-column-seats = Places
report-arena-column-wins = Victoires
report-arena-column-interval = Intervalle à 95 %
report-arena-column-alike = Attendu à force égale
report-arena-column-rating = Cote
report-arena-column-points = Points
report-arena-column-mean = Moyenne
report-arena-column-late = 95 % en moins de
report-arena-column-longest = Maximum
report-arena-column-cpu = Processeur : moyenne
report-arena-column-cpu-late = Processeur : 95 % en moins de
report-arena-column-cpu-longest = Processeur : maximum
report-arena-column-ahead = Termine devant

report-replay =
    { $records ->
        [one] Un enregistrement rejoué,
       *[other] { $records } enregistrements rejoués,
    } { $agree ->
        [one] { $agree } conforme.
       *[other] { $agree } conformes.
    }
report-verify =
    { $records ->
        [one] Un tirage vérifié,
       *[other] { $records } tirages vérifiés,
    } { $agree ->
        [one] { $agree } conforme à son empreinte.
       *[other] { $agree } conformes à leur empreinte.
    }
report-hint-heading = Position { $at } · { $name } (place { $seat })
report-hint-only = Un seul choix ici pour { $name } : { $choice }
report-hint-made = le choix fait
report-hint-source =
    { $playouts ->
        [one] Une simulation,
       *[other] { $playouts } simulations,
    } d’après ce que savait { $name } et rien d’autre : tout ce qui était caché est redistribué à chaque fois.
report-provenance =
    { $count ->
        [one] Une valeur.
       *[other] { $count } valeurs.
    } Vous avez le jeu ? Copiez le fichier de données, reportez-y les valeurs de vos cartes et jouez avec --data FICHIER.

report-data-writing = { $games ->
    [one] Une partie écrite
   *[other] { $games } parties écrites
}
report-data-written =
    { $title } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
    }, dans { $folder }
report-data-skipped =
    { $count ->
        [one] Un enregistrement défectueux a été laissé de côté.
       *[other] { $count } enregistrements défectueux ont été laissés de côté.
    }

report-column-game = Jeu
report-column-players = Joueurs
report-column-options = Options
report-column-item = Élément
report-column-value = Valeur
report-column-certainty = Certitude
report-column-source = Source

report-title-habemus = 1655 – Habemus Papam
report-title-ombre = Dans l’ombre du Roi-Soleil
report-title-louis_xiv = Louis XIV
