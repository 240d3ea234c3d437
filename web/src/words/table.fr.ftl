# La table, en français. Le nom d'une personne peut être n'importe quel texte : aucune phrase ne le fait varier.

somebody = Quelqu’un

## Les robots, par niveau

level-random = Hasard
level-page = Page
level-courtisan = Courtisan
level-ministre = Ministre
level-roi = Roi

## Qui doit faire quoi

table-prompt = Ce qu’il y a à faire
table-your-turn = À vous de jouer
table-to = { $name } : { $asked }
table-waiting = Un instant…
table-waiting-for = On attend { $names }
table-thinking = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
table-sealed-own = Scellé : { $choice }.
table-is-over = La partie est terminée
table-is-ended = La partie a été arrêtée d’un commun accord
table-at = Position { $at } sur { $last }

## Choisir

table-picked = Choisi :
table-confirm = Confirmer
table-clear = Effacer
table-choose-on = Continuez : { $count } possibilités
table-unseal = Reprendre
table-list = { $count ->
    [one] Liste ({ $count } choix)
   *[other] Liste ({ $count } choix)
}
table-choices = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
table-choices-seek = Chercher
table-choices-none = Rien de tel
table-section = Règle : { $section }
table-no-such-choice = Ce choix n’existe pas
table-not-with-picked = C’est possible, mais pas avec ce qui est déjà choisi
table-dismiss = Fermer

## Les places

table-seats = Les joueurs
table-bot = robot
table-you = vous
table-away = pas là
table-sealed = scellé
table-seat-due = doit jouer
table-hand-over = Passer l’écran

## Un écran pour plusieurs

table-curtain-turn = C’est à { $name } de jouer
table-curtain-place = La place de { $name }
table-curtain-hand = Passez l’appareil à { $name }. Les autres détournent les yeux.
table-curtain-lift = Je suis { $name } : montrer ma place

## La barre et son menu

table-watching = Vous regardez
table-undo = Annuler
table-restart-turn = Recommencer le tour
table-hint = Conseil
table-look-back = Revoir
table-more = Plus
table-takeback = Demander à reprendre mon dernier choix
table-propose-end = Proposer d’arrêter la partie
table-text-on = Lire la table en texte
table-text-off = Montrer le plateau
table-text-then = Ce qui s’est passé ici
table-keys = Touches
table-rules = Règles
table-next = Prochaine table qui m’attend
table-home = Accueil
table-close = Fermer

## Accords

table-agreement = Une proposition
table-asks-takeback = { $name } demande à reprendre un choix.
table-asks-end = { $name } propose d’arrêter la partie ici.
table-asks-open = On attend la réponse de { $names }
table-accept = Accepter
table-decline = Refuser

## Conseils

table-hint-title = Ce que ferait un robot fort
table-hint-chance = { $percent } %
table-hint-playouts = { $count ->
    [one] Chances de victoire, d’après { $count } partie jouée en pensée.
   *[other] Chances de victoire, d’après { $count } parties jouées en pensée.
}
table-hint-only = Il n’y a pas d’autre choix.

## À côté du plateau

table-beside = Journal, discussion et notes
table-log = Journal
table-chat = Discussion
table-notes = Notes
table-deal = Donne
table-log-empty = Il ne s’est encore rien passé.
table-log-lead = Montrer la position { $at }
table-automatic = d’office : il n’y avait pas d’autre choix
table-copy-log = Copier en texte
table-copied = Copié
table-download = Télécharger la partie
table-chat-empty = Personne n’a encore rien dit.
table-chat-line = Dire quelque chose
table-chat-send = Envoyer
table-chat-failed = Ce n’est pas parti. Réessayez, s’il vous plaît.
table-chat-strangers = Pour parler ici, prenez d’abord place à une table.
table-watches = regarde
table-notes-about = Ces notes ne sont lues que par vous.
table-notes-kept = Gardé
table-notes-failed = Les notes sont hors d’atteinte pour le moment.

## La donne que chacun peut vérifier

table-deal-promise = Les cartes étaient fixées avant que quiconque prenne place : cette empreinte d’un nombre secret a été publiée alors, et chaque joueur y a ajouté depuis. Personne n’a pu choisir les cartes.
table-deal-commitment = Empreinte, publiée avant la partie
table-deal-later = Après la partie, le nombre secret sera montré ici et vérifié.
table-deal-seed = Le nombre secret
table-deal-salts = { $count ->
    [one] Ce que le joueur a ajouté
   *[other] Ce que les joueurs ont ajouté
}
table-deal-verified = ✓ Vérifié : les cartes étaient celles promises.
table-deal-wrong = ✗ Les cartes n’étaient pas celles promises !
table-deal-checked-here = Ce navigateur a calculé l’empreinte du nombre : c’est celle qui fut publiée.
table-deal-checked-cards = Le serveur a redonné toutes les cartes d’après le nombre et ce que les joueurs ont ajouté : toutes sont les mêmes.
table-deal-failed = La donne ne peut pas être vérifiée pour le moment.

## Revoir

table-replay = Revoir la partie
table-replay-first = Au début
table-replay-back = Un pas en arrière
table-replay-play = Lire
table-replay-pause = Pause
table-replay-on = Un pas en avant
table-replay-last = À la dernière position
table-replay-at = Position { $at } sur { $last }
table-replay-seen = Vu par
table-replay-public = Tout le monde
table-replay-present = Retour au présent
table-replay-leave = Retour au résultat
table-copy-link = Copier le lien
table-since = Depuis votre dernier passage
table-since-more = { $count ->
    [one] { $count } événement plus ancien, puis :
   *[other] { $count } événements plus anciens, puis :
}
table-since-show = Montrez-moi
table-since-close = Continuer à jouer

## Après la fin

table-count-source = Origine
table-count-place = Place
table-rematch = Revanche
table-rematch-go = Aller à la revanche
table-review = Revoir la partie
table-copy-result = Copier le résultat

## Connexion

table-connection-lost = Connexion perdue – nouvel essai en cours. Rien n’est perdu.
table-connection-unknown = Cette page ne reçoit pas de nouvelles.
table-new-version = Il y a une nouvelle version de cette page.
table-reload = Recharger

## Touches

table-key-pick = prendre une carte, une cible ou un choix par son numéro
table-key-confirm = confirmer
table-key-clear = effacer
table-key-list = liste de tous les choix
table-key-undo = annuler
table-key-hint = conseil, contre des robots
table-key-log = journal
table-key-chat = discussion
table-key-replay = revoir, et revenir
table-key-steps = pas à pas, en revoyant
table-key-help = ces touches
table-skip = Passer
