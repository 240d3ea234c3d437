# Les mots de la table en mode texte : roisoleil play.
# Le nom d'un joueur peut être n'importe quel texte : aucune phrase ne l'accorde.

## Noms des joueurs qui n'en ont pas donné

cli-name-person = Joueur { $number }

## Questions avant la partie

cli-ask-game = Jeu
cli-ask-players = Nombre de joueurs
cli-ask-people = Personnes devant cet écran
cli-ask-level = Niveau des bots
cli-ask-option = Jouer avec « { $option } »
cli-yes = oui
cli-no = non
cli-level-page = débutant : joue les coups évidents, chacun à sa manière
cli-level-courtisan = solide : pèse chaque choix, sans anticiper
cli-level-ministre = fort : anticipe quelques coups en un instant
cli-level-roi = le plus fort : anticipe bien plus loin, pendant deux secondes

## La table

cli-hint-keys = ? aide · h règles · u annuler · q quitter
cli-end-keys = l journal · t table · h règles
cli-seat-bot = { $name } ({ $level ->
    [random] hasard
    [page] page
    [courtisan] courtisan
    [ministre] ministre
    [roi] roi
   *[other] { $level }
})
cli-bot-turn = { $name } choisit…
cli-bot-thinks = { $name } réfléchit…
cli-commitment = Tirage vérifiable, empreinte : { $commitment }
cli-commitment-cut = Tirage vérifiable (en entier : i), empreinte : { $commitment }
cli-paged = { $shown ->
    [one] { $shown } choix · page { $page }/{ $pages } · + page suivante · tapez un mot pour filtrer
   *[other] { $shown } choix · page { $page }/{ $pages } · + page suivante · tapez un mot pour filtrer
}
cli-page = page { $page }/{ $pages } · + page suivante
cli-filtered = { $all ->
    [one] { $shown } choix sur { $all } · Entrée les affiche tous
   *[other] { $shown } choix sur { $all } · Entrée les affiche tous
}

## Réponses à une saisie

cli-unknown = « { $entry } » n’est pas un choix possible ici. ? affiche ce que vous pouvez taper.
cli-no-number = Il n’y a pas de choix { $entry } ; la liste va de 1 à { $last }.
cli-allowed = « { $choice } » est permis.
cli-refused = Impossible : « { $choice } ». { $reason }. Choix permis, en notation brève : { $allowed }
cli-no-undo = Ce choix ne peut plus être annulé : depuis, quelque chose a été révélé ou quelqu’un d’autre a choisi.
cli-nothing-yet = Il n’y a encore rien à annuler.
cli-saved = Enregistré dans { $file }
cli-would-overwrite = { $file } n’est pas une partie enregistrée et reste tel quel.
cli-no-language = La langue « { $language } » n’existe pas ici ; choisissez parmi { $languages }.
cli-about = Tirage vérifiable, empreinte : { $commitment }
    Chaque choix est enregistré dans { $file }
cli-counsel-soon = Calcul d’un conseil…
cli-counsel-only = Il n’y a qu’un choix.
cli-counsel =
    { $playouts ->
        [one] Conseil d’après ce que vous savez (une simulation). Chances de victoire :
       *[other] Conseil d’après ce que vous savez ({ $playouts } simulations). Chances de victoire :
    }
cli-more = Appuyez sur Entrée pour continuer
cli-help-number = le choix qui porte ce numéro
cli-help-amount = le montant lui-même, par exemple celui de votre offre
cli-help =
    Choisir
      { $number } { $meaning }
      { $notation } le choix en notation brève ; le premier mot est facultatif
      des mots     du choix : si un seul choix convient, il est joué
      + · Entrée   la page suivante d’une longue liste · toute la liste
      why ...      pourquoi un choix, en notation brève, n’est pas permis

    À la table
      u            annuler ; contre des bots, revenir à votre dernière décision
      r            recommencer le tour
      l            tout le journal
      t            toute la table, quand l’écran est trop petit
      c            un conseil : les meilleurs choix et leurs chances de victoire
      h            les règles en bref
      i            le tirage vérifiable, et où la partie est enregistrée
      s [fichier]  enregistrer, ici ou dans un autre fichier
      lang de      changer de langue : fr, en, de
      q            quitter

    Dans le journal, » marque une étape qui n’avait qu’un choix possible,
    ↑7 signifie : encore sept nouvelles lignes plus haut.

## Le journal

cli-note-undone = { $name } annule un choix.
cli-note-restarted = { $name } recommence son tour.
cli-note-taken-back = { $name } revient à une décision antérieure.

## Un écran pour plusieurs

cli-pass-screen = Passez l’écran à { $name }, qui appuie sur Entrée.
cli-pass-undo = { $name } peut encore taper u pour annuler son choix.
cli-since-last-turn = Depuis votre dernier tour

## La fin

cli-winner = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
cli-seed = Graine : { $seed }
cli-record = Enregistrement : { $file }
cli-verify = Vérifier le tirage : roisoleil verify { $file }
cli-rematch = Une autre partie à cette table ? [o/N]
cli-yes-letter = o

## Partir

cli-keep-match = Enregistrer la partie pour plus tard ? [O/n]
cli-not-kept = La partie n’a pas été enregistrée.
cli-kept = La partie est enregistrée. Pour la reprendre : roisoleil play --resume { $file }
