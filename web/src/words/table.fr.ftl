# La table, en français. Le nom d'une personne peut être n'importe quel texte : aucune phrase ne le fait varier.

somebody = Quelqu’un

## Les bots, par niveau

level-random = Hasard
level-page = Page
level-courtisan = Courtisan
level-ministre = Ministre
level-roi = Roi

## Qui doit faire quoi

table-prompt = Ce qui vous est demandé
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
table-is-ended = La partie a été arrêtée avant la fin
table-at = Position { $at } sur { $last }

## Choisir

table-picked = Sélection :
table-confirm = Confirmer
table-clear = Effacer
table-choose-on = { $count ->
    [one] Continuez : { $count } possibilité
   *[other] Continuez : { $count } possibilités
}
table-unseal = Modifier
table-list = { $count ->
    [one] Liste ({ $count } choix)
   *[other] Liste ({ $count } choix)
}
table-choices = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
table-choices-seek = Rechercher
table-choices-none = Aucun résultat
table-section = Règle : { $section }
table-no-such-choice = Ce choix n’existe pas
table-not-with-picked = C’est possible, mais pas avec la sélection actuelle
table-not-asked = À décider d’abord : { $asked }

## Les places

table-seats = Joueurs
table-bot = bot
table-you = vous
table-away = hors ligne
table-sealed = scellé
table-seat-due = doit jouer
table-hand-over = Passer l’écran
table-see-own = Voir mon jeu
table-cover-own = Cacher mon jeu

## Un écran pour plusieurs

table-curtain-turn = C’est à { $name } de jouer
table-curtain-place = La place de { $name }
table-curtain-hand = Passez l’appareil à { $name }. Les autres détournent les yeux.
table-curtain-lift = Je suis { $name } : montrer ma place

## La barre et son menu

table-watching = Vous regardez
table-undo = Annuler
table-undo-alone = Annuler votre dernier choix et ce que les bots ont joué depuis (U)
table-restart-turn = Recommencer le tour
table-hint = Conseil
table-look-back = Relecture
table-more = Plus
table-takeback = Demander l’annulation de mon dernier choix
table-propose-end = Proposer d’arrêter la partie
table-text-on = Lire la table en texte
table-text-off = Afficher le plateau
table-text-then = Ce qui s’est passé ici
table-keys = Raccourcis clavier
table-rules = Règles
table-next = Prochaine table qui m’attend
table-home = Accueil
table-close = Fermer

## Accords

table-agreement = Proposition
table-asks-takeback = { $name } demande à annuler un choix.
table-asks-end = { $name } propose d’arrêter la partie ici.
table-asks-open = On attend la réponse de { $names }
table-accept = Accepter
table-decline = Refuser

## Conseils

table-hint-title = Ce que ferait un bot fort
table-hint-chance = { $percent } %
table-hint-playouts = { $count ->
    [one] Chances de victoire estimées sur { $count } simulation.
   *[other] Chances de victoire estimées sur { $count } simulations.
}
table-hint-only = Il n’y a qu’un seul choix.

## À côté du plateau

table-beside = Journal, discussion et notes
table-log = Journal
table-chat = Discussion
table-notes = Notes
table-deal = Tirage
table-struck = Cela vous concerne :
table-log-empty = Il ne s’est encore rien passé.
table-log-lead = Afficher la position { $at }
table-automatic = automatique : un seul choix possible
table-copy-log = Copier le texte
table-copied = Copié
table-download = Télécharger la partie
table-chat-empty = Personne n’a encore rien écrit.
table-chat-line = Écrire un message
table-chat-send = Envoyer
table-chat-failed = Message non envoyé. Réessayez.
table-chat-strangers = Pour écrire ici, prenez d’abord place à une table.
table-watches = regarde
table-notes-about = Ces notes ne sont visibles que de vous.
table-notes-kept = Enregistré
table-notes-failed = Impossible de charger les notes pour le moment.

## La donne que chacun peut vérifier

table-deal-promise = La part du serveur dans le tirage était fixée avant que quiconque prenne place : cette empreinte (hachage) d’un nombre secret a alors été publiée. Depuis, chaque joueur y a ajouté un nombre tiré au hasard. Personne n’a pu choisir les cartes.
table-deal-commitment = Empreinte publiée avant la partie
table-deal-later = Après la partie, le nombre secret sera affiché ici et vérifié.
table-deal-seed = Le nombre secret
table-deal-salts = { $count ->
    [one] Le nombre ajouté par le joueur
   *[other] Les nombres ajoutés par les joueurs
}
table-deal-verified = ✓ Vérifié : c’étaient bien les cartes du tirage annoncé.
table-deal-wrong = ✗ Ce n’étaient pas les cartes du tirage annoncé !
table-deal-checked-here = Ce navigateur a calculé l’empreinte du nombre : c’est bien celle qui avait été publiée.
table-deal-checked-cards = Le serveur a redistribué toutes les cartes à partir de ce nombre et de ceux des joueurs : elles sont identiques.
table-deal-failed = Le tirage ne peut pas être vérifié pour le moment.

## Revoir

table-replay = Relecture
table-replay-first = Première position
table-replay-back = Étape précédente
table-replay-play = Lecture
table-replay-pause = Pause
table-replay-on = Étape suivante
table-replay-last = Dernière position
table-replay-at = Position { $at } sur { $last }
table-replay-seen = Vue
table-replay-public = Spectateur
table-replay-present = Retour à la partie
table-replay-leave = Retour au résultat
table-copy-link = Copier le lien
table-since = Depuis votre dernier passage
table-since-more = { $count ->
    [one] { $count } événement plus ancien, puis :
   *[other] { $count } événements plus anciens, puis :
}
table-since-show = Montrer
table-since-close = Continuer à jouer

## Après la fin

table-count-source = Origine
table-count-place = Rang
table-count-again = Revoir le décompte
table-rematch = Revanche
table-rematch-go = Rejoindre la revanche
table-review = Revoir la partie
table-copy-result = Copier le résultat

## Connexion

table-connection-lost = Connexion perdue – reconnexion en cours. Rien n’est perdu.
table-connection-unknown = Cette page ne reçoit plus les mises à jour.
table-new-version = Une nouvelle version de cette page est disponible.
table-reload = Recharger

## Touches

table-key-pick = choisir une carte, une cible ou une possibilité par son numéro
table-key-confirm = confirmer
table-key-clear = effacer
table-key-list = liste de tous les choix
table-key-undo = annuler
table-key-hint = conseil, contre des bots
table-key-log = journal
table-key-chat = discussion
table-key-replay = ouvrir et fermer la relecture
table-key-steps = étape par étape, pendant la relecture
table-key-help = ces raccourcis
table-skip = Passer
