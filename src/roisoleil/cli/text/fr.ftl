# Les mots de la table en mode texte : roisoleil play.
# Le nom d'un joueur peut être n'importe quel texte : aucune phrase ne l'accorde.

## Noms des joueurs qui n'en ont pas donné

cli-name-person = Joueur { $number }
cli-name-bot = Robot { $number }

## Questions avant la partie

cli-ask-game = Jeu
cli-ask-players = Nombre de joueurs
cli-ask-people = Personnes devant cet écran
cli-ask-level = Niveau des robots
cli-level-page = débute : prend ce qui saute aux yeux, et chacun a son goût
cli-level-courtisan = sait jouer : pèse chaque choix, sans regarder plus loin
cli-level-ministre = joue bien : essaie un instant la suite proche de chaque choix
cli-level-roi = joue le mieux : voit plus loin, pendant deux secondes

## La table

cli-hint-keys = ? aide · h règles · u annuler · q quitter
cli-bot-turn = { $name } choisit…
cli-bot-thinks = { $name } réfléchit…
cli-commitment = Donne honnête : { $commitment }
cli-paged = { $shown } choix · + tourne la page · un mot cherche
cli-filtered = { $shown } choix sur { $all } · Entrée les montre tous

## Réponses à une saisie

cli-unknown = « { $entry } » n’est pas un choix de ce jeu. ? montre ce qu’on peut taper.
cli-allowed = « { $choice } » est permis.
cli-refused = Pas { $choice } : { $reason }. Permis : { $allowed }
cli-no-undo = Plus rien à annuler : depuis, quelque chose a été révélé ou quelqu’un d’autre a choisi.
cli-nothing-yet = Il n’y a encore rien à annuler.
cli-saved = Enregistré dans { $file }
cli-would-overwrite = { $file } n’est pas une partie enregistrée et reste tel quel.
cli-no-language = La langue « { $language } » n’existe pas ici ; il y a { $languages }.
cli-about = Donne honnête : { $commitment }
    Chaque choix est enregistré dans { $file }
cli-counsel-soon = Le conseil réfléchit…
cli-counsel-only = Il n’y a qu’un choix.
cli-counsel =
    { $playouts ->
        [one] Conseil d’après ce que vous savez, après une partie d’essai. Chances de gagner :
       *[other] Conseil d’après ce que vous savez, après { $playouts } parties d’essai. Chances de gagner :
    }
cli-more = Entrée pour continuer
cli-help =
    Choisir
      3            le choix qui porte ce numéro
      { $notation }
                   le choix en notation brève ; le premier mot peut manquer
      des mots     du choix : joué s’il est seul ; sinon à choisir
      + · Entrée   la page suivante d’une longue liste · toute la liste
      why ...      pourquoi un choix, en notation brève, n’est pas permis

    À la table
      u            annuler ; contre des robots, revenir à votre dernière décision
      r            recommencer le tour
      l            tout le journal
      t            toute la table, quand l’écran est trop petit
      c            un conseil : les meilleurs choix et leurs chances de gagner
      h            les règles en bref
      i            la donne honnête, et où la partie est enregistrée
      s [fichier]  enregistrer, ici ou dans un autre fichier
      lang de      changer de langue : fr, en, de
      q            quitter

    Dans le journal, » marque un pas qui n’avait qu’une réponse possible,
    ↑7 sept nouvelles lignes de plus au-dessus.

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
cli-verify = Vérifier la donne : roisoleil verify { $file }
cli-rematch = Une autre partie à cette table ? [o/N]
cli-yes-letter = o

## Partir

cli-keep-match = Garder la partie pour plus tard ? [O/n]
cli-not-kept = La partie n’a pas été gardée.
cli-kept = La partie est enregistrée. Pour la reprendre : roisoleil play --resume { $file }
