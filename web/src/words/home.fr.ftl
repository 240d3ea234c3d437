# Les pages autour des tables, en français.

site-title = roisoleil
to-home = roisoleil : vers l’accueil
go-home = Vers l’accueil
more-pages = Autres pages
try-again = Réessayer
reload = Recharger la page

## Réglages

settings = Réglages
settings-done = Terminé
language = Langue
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
speed = Vitesse des coups
speed-off = Aucune pause
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente
sound = Son
sound-about = Une seule note, douce, quand c’est à vous.
text-mode = Mode texte
text-mode-about = Dit les positions et les choix en mots plutôt qu’en images.
your-name = Votre nom à la table

## Accueil

home-title = roisoleil : jeux de société au temps du Roi-Soleil
home-heading = Jeux de société au temps du Roi-Soleil
home-about = Jouez contre des bots, avec des amis au loin ou autour d’un seul écran. Gratuit, sans compte, en trois langues.
default-name = Invité
games = Les jeux
game-habemus = Habemus Papam
game-habemus-about = Rome, 1655 : misez vos gemmes en secret pour des cardinaux, des faveurs et des intrigues, jusqu’à la fumée blanche.
game-ombre = Dans l’ombre du Roi-Soleil
game-ombre-about = Réunissez cinq qualités à la cour et usez de vos majorités, avant que la puissance ne vous manque.
game-louis_xiv = Louis XIV
game-louis_xiv-about = Gagnez Versailles, carton après carton, et accomplissez vos missions secrètes en quatre manches.
players = { $between ->
    [0] { $least } ou { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
minutes = { $least } à { $most } minutes
play-now = Jouer tout de suite contre des bots
play-now-against = { $count ->
    [one] Un bot, niveau { $level }.
   *[other] { $count } bots, niveau { $level }.
}
play-now-change = Changer
invite-friends = Inviter des amis
one-screen = Un seul écran
board-is-coming = Le plateau arrive.
in-the-terminal = En attendant, ce jeu se joue dans le terminal.
read-rules = Règles : { $game }
my-tables = Mes tables
next-table = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
no-tables = Aucune partie en cours. Commencez-en une ci-dessous.
with-company = avec { $names }
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [1] hier
   *[other] il y a { $count } jours
}
line-due = À vous de jouer
line-open = Pas encore commencée
line-playing = Les autres réfléchissent
line-over = Terminée
line-ended = Arrêtée avant la fin
line-public-open = Prendre place
line-public-playing = Regarder
line-public-over = Revoir
line-public-ended = Revoir
past-tables = Parties terminées
no-past-tables = Aucune partie n’est encore terminée.
show-past-tables = Montrer les parties terminées
more-past-tables = En montrer d’autres
public-tables = Tables publiques
no-public-tables = Aucune table publique n’est ouverte en ce moment.
by-link = Vous avez un lien ?
by-link-about = Collez-le ici pour vous joindre à une table, la regarder ou reprendre votre place
open-link = Ouvrir
strange-link = Ce n’est pas le lien d’une table. Il devrait contenir /t/ et le nom de la table.
not-affiliated = Les jeux appartiennent à leurs auteurs et éditeurs. Ce projet n’est ni affilié à ceux-ci, ni autorisé ou soutenu par eux.
for-programs = Pour les programmes : l’API

## Une nouvelle table

new-table = Nouvelle table : { $game }
who-plays = Qui joue ?
seat-number = Place { $number }
seat-me = Vous
seat-kind = Qui s’assied ici
seat-kind-bot = Bot
seat-kind-friend = Ami, par un lien
seat-kind-friend-about = Vous recevrez un lien à envoyer ; qui l’ouvre prend cette place.
seat-kind-here = Personne sur cet appareil
seat-name = Nom
seat-name-of = Joueur { $number }
seat-level = Niveau du bot
seat-add = Ajouter une place
seat-remove = Retirer la place { $number }
seat-free = Place libre
level-random-about = Joue n’importe quel coup permis, sans réfléchir.
level-page-about = Un débutant : prend ce qui saute aux yeux. Parfait pour vos premières parties.
level-courtisan-about = Un joueur solide : pèse chaque choix, mais ne voit pas plus loin. Bat le plus souvent les pages.
level-ministre-about = Fort : poursuit un peu chaque choix dans sa tête, pendant un tiers de seconde.
level-roi-about = Le plus fort : voit bien plus loin que le Ministre et réfléchit deux secondes.
options = Options
option-favori = Le Favori
option-favori-about = L’extension : chacun a un favori à la cour, avec quatre possibilités de plus.
watching-who = Qui peut regarder ?
watching-link = Qui a le lien peut regarder
watching-nobody = Seuls ceux qui jouent voient la table
watching-about = Les spectateurs voient ce qui est visible de tous, jamais la main de quelqu’un.
list-publicly = L’afficher à l’accueil
list-publicly-about = Tout le monde sur ce serveur peut trouver la table, y prendre une place libre et la regarder.
fair-deal = Une donne honnête : avant la partie, le serveur s’engage sur ses cartes, et votre navigateur y ajoute un grain de hasard secret. À la fin, chacun peut vérifier que personne n’a arrangé la donne.
open-and-invite = Ouvrir la table et inviter
start-game = Commencer la partie

## Avant la partie

lobby-title = { $game } : avant la partie
lobby-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-complete = Tout le monde est là.
lobby-full = Toutes les places sont prises, et cette table n’est visible que de ses joueurs.
lobby-full-watch = Toutes les places sont prises. Restez ici pour regarder : cela commencera tout seul.
sitting-mine = sur cet appareil
sitting-person = a pris place
sitting-bot = bot
sitting-free = attend quelqu’un
join-as = Votre nom
sit-down = Prendre place
no-account = Pas besoin de compte : un nom suffit.
seat-another-here = Asseoir quelqu’un d’autre sur cet appareil
leave-seat = Se lever
leave-seat-of = Se lever : { $name }
start-when-complete = Vous pourrez commencer quand toutes les places seront prises.
invite-about = Envoyez ce lien, ou faites scanner l’image à vos amis. Ils choisissent un nom et prennent place.
invite-link = Venez jouer à { $game }
qr-code = Le même lien sous forme de code QR
copy-link = Copier le lien
share-link = Partager…
link-copied = Copié
seat-links = Continuer sur un autre appareil
seat-links-about = Ce lien est votre place : gardez-le pour continuer sur un autre appareil, ou si ce navigateur vous oublie. Ne le donnez à personne : qui le possède joue pour vous.
seat-link-of = Lien secret de { $name }
seat-links-none = Ce navigateur ne se souvient pas du lien secret de cette place. Il s’affiche là où la place a été prise.
claiming = Vous reprenez votre place…

## Règles

rules-of = Règles : { $game }
rules-contents = Sommaire
play-it = Y jouer
components = Le matériel, et ce que nous en savons
components-about = Le jeu compte { $count } valeurs imprimées qui importent ; { $reconstructed } d’entre elles ne viennent d’aucune source et sont reconstituées (°).
components-sure-too = Montrer aussi ce qu’imprime la règle
component-item = Élément
component-value = Valeur
component-certainty = Certitude
part-board = Carton { $number }
part-mission = Mission { $number }
part-money = Carte d’argent { $number }
part-habemus-diamond = Diamants
part-habemus-ruby = Rubis
part-habemus-sapphire = Saphirs
part-habemus-amber = Ambres
part-habemus-start = Or au départ
part-habemus-cards = Cartes d’or
part-ombre-power = Jetons de puissance
part-ombre-gold = Jetons d’or
part-louis_xiv-favori = Le Favori
field-name = nom :
field-faction = faction :
field-age = âge :
field-symbol = symbole :
field-copies = exemplaires :
field-votes = voix :
field-total = en tout :
field-start = au départ :
field-amount = montant :
field-values = valeurs :
field-colour = couleur :
field-seal = sceau :
field-count = cartes :
field-seals = avec un sceau :
field-tiles = demande :
field-front-kind = recto :
field-front-number = recto, nombre :
field-back-kind = verso :
field-back-number = verso, nombre :
field-king = couronnes :
field-louis = louis d’or :
field-redraw = nouvelles cartes :
field-jump = saut :
field-intrigue = intrigue :
field-keep = garder :
value-true = oui
value-false = non
value-grey = gris
value-money = corruption
value-first = première place
value-markers = nombre de jetons
value-sceptre = sceptre
value-letter = lettre
value-ring = anneau
value-helmet = casque
value-any = au choix
value-favori-redraw = autant de cartes d’influence qu’on veut
value-favori-jump = un déplacement d’un placement vers n’importe quel carton
value-favori-intrigue = un jeton de la réserve générale et jusqu’à deux de la réserve personnelle
value-favori-keep = trois tuiles sont gardées
# Where printed values are known from, by game and certainty; what only one value has is told by the component file.
source-ombre-rulebook = règle française
source-louis_xiv-rulebook = règle française
source-habemus-rulebook = règle française, version 1.0
source-ombre-reconstructed = La moitié de chaque couleur porte un sceau ; une carte d’enchère a la couleur dont elle répète l’effet, sinon elle est grise ; 20 jetons de 1 et 20 de 2.
source-ombre-inferred = La règle ne nomme un sceau que sur trois cartes d’enchère, ainsi qu’une carte d’enchère bleue et une violette.
source-louis_xiv-reconstructed = Retourner un carton échange condition ouverte et condition exclusive ; prix de trois et de quatre d’après les indices de la règle ; montants, tuiles et bonus répartis également.
source-louis_xiv-quoted = Journal du 4 juin 2005 (prix, couronnes contre argent), critiques (seuils de deux ou trois, chaque personnage sur deux cartes d’argent).
source-louis_xiv-inferred = Sur les cartons 1 à 4, le chapitre de la règle sur le roi ne connaît que l’argent et la première place ; ces quatre cartons se ressemblent.
source-habemus-quoted = règle anglaise, version 2.0, liste du matériel

## Crédits

credits = Crédits et droits
credits-games = Les jeux
credits-buy = Si un jeu vous plaît, achetez-en un exemplaire où vous le pouvez.
credits-words = Les règles
credits-words-about = Les règles sont dites dans nos propres mots : aucun scan, aucune image et aucune phrase d’un livret n’est reproduit. Là où un livret n’imprime pas une valeur nécessaire, elle est reconstituée et marquée d’un °.
credits-pictures = Les images
credits-pictures-about = Plateaux, cadres, portraits et images des jeux ont été dessinés pour cette page.
credits-icons = Quelques petits emblèmes sont de Lorc, Delapouite et d’autres auteurs de
credits-fonts = Les caractères
credits-ofl = Tous deux sous la
credits-program = Le programme
credits-licence = roisoleil est un logiciel libre sous licence MIT.
credits-software = Il est fait avec

## Ce qui n’est pas allé, et que faire maintenant

gone-title = Cela n’a pas marché
gone-title-no-such-table = Pas de table ici
gone-title-no-such-page = Page inconnue
gone-title-no-such-game = Jeu inconnu
gone-title-no-board-yet = Le plateau arrive
gone-title-claim-refused = Ce lien n’ouvre aucune place
gone-title-no-secret = Ce lien n’est pas complet
gone-title-unreachable = Le serveur ne répond pas
gone-title-unavailable = Le serveur demande un instant
gone-title-stopping = Le serveur redémarre
gone-title-new-version = Cette page n’a pas pu être chargée
gone-title-too-many = Un instant, s’il vous plaît
gone-next = Retournez à l’accueil, ou réessayez dans un instant.
gone-next-no-such-table = Vérifiez que le lien est complet, ou demandez à qui vous l’a envoyé. C’est votre propre table ? Alors ouvrez ici le lien secret de votre place ; l’appareil où vous l’avez prise le montre avant la partie, et à table dans le menu.
gone-next-no-such-page = Tous les jeux et vos tables sont à l’accueil.
gone-next-no-such-game = Tous les jeux sont à l’accueil.
gone-next-no-board-yet = On peut lire ici ses règles, et le programme y joue dans le terminal.
gone-next-claim-refused = Copiez encore une fois le lien entier. Si vous avez quitté cette place, son lien ne vaut plus ; vous pouvez revenir par le lien de la table.
gone-next-no-secret = Ce qui suit le # est la clé de votre place. Copiez encore une fois le lien, en entier.
gone-next-unreachable = Vérifiez votre connexion. La table est gardée : rien de ce que vous avez fait n’est perdu.
gone-next-new-version = Rechargez la page pour continuer. Vos tables sont gardées : rien de ce que vous avez fait n’est perdu.
gone-open-link = Ouvrir un autre lien
problem-no-such-table = Il n’y a pas de table à cette adresse, ou elle n’est visible que de ses joueurs, ou ce navigateur ne vous connaît plus.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-no-such-game = Ce serveur ne connaît pas ce jeu.
problem-no-board-yet = Ce jeu n’a pas encore de plateau dans le navigateur.
problem-no-such-seat = Cette table n’a pas cette place.
problem-no-such-position = La partie n’est pas arrivée à cette position.
problem-claim-refused = Le secret de ce lien n’appartient à aucune place de cette table.
problem-no-secret = Il manque le secret de la place.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-seat-not-taken = Personne n’est assis là.
problem-seats-free = Il y a encore des places libres.
problem-already-started = La partie a déjà commencé.
problem-not-started = La partie n’a pas encore commencé.
problem-not-your-seat = Cette place n’est pas la vôtre, ou ce navigateur ne vous connaît plus.
problem-over = La partie est terminée.
problem-not-over = Ce sera possible quand la partie sera terminée.
problem-not-playing = Ce n’est possible que pendant la partie.
problem-rematch-exists = Une autre table vous attend déjà tous.
problem-no-undo = Vous ne pouvez plus l’annuler seul : quelque chose a été révélé, ou quelqu’un d’autre a choisi.
problem-nothing-to-take-back = Vous n’avez rien à reprendre.
problem-nothing-sealed = Vous n’avez rien scellé.
problem-nothing-asked = Personne ne vous demande rien.
problem-already-asked = Une proposition attend déjà des réponses.
problem-not-asked = On ne vous demande rien pour l’instant.
problem-not-against-people = Il n’y a de conseils que seul contre des bots, ou après la partie.
problem-other-rules = Cette partie a commencé avec une version plus ancienne des règles ; ce n’est plus possible.
problem-stale = La table a avancé entre-temps. Regardez, puis choisissez de nouveau.
problem-conflict = Autre chose s’est passé au même moment. Réessayez, s’il vous plaît.
problem-busy = Tous les bots réfléchissent. Réessayez dans un instant.
problem-too-many = Cela faisait beaucoup en peu de temps. Attendez un instant.
problem-too-many-streams = Cette table est ouverte dans trop de fenêtres. Fermez-en quelques-unes.
problem-server-is-private = Ce serveur n’affiche pas de tables publiques.
problem-foreign-origin = Une autre page a voulu agir en votre nom ; c’est refusé.
problem-not-json = Le serveur n’a pas compris la page. Rechargez-la.
problem-broken = Le serveur n’a pas compris. Rechargez la page.
problem-refused = Le serveur l’a refusé.
problem-fault = Le serveur s’est trompé. Il en a pris note ; réessayez, s’il vous plaît.
problem-unavailable = La mémoire du serveur ne répond pas en ce moment.
problem-stopping = On redémarre le serveur à l’instant.
problem-unreachable = Le serveur ne peut être joint.
problem-new-version = Ou bien le serveur ne répond pas en ce moment, ou bien il a été renouvelé et cet onglet est encore l’ancien.

## Être oublié

forget-me = M’oublier
forget-about = Vous n’avez pas de compte ici, mais ce serveur vous connaît par un cookie et garde quelques données pour vous. Vous pouvez les faire effacer à tout moment.
forget-unknown = Ce serveur ne garde rien sur vous. Vous pouvez encore effacer ce que ce navigateur garde pour lui.
forget-deleted = Ce qui est effacé
forget-name = Votre nom, partout où il figure.
forget-chat = Tout ce que vous avez dit dans les discussions, et vos notes.
forget-seats = Vos places : ce navigateur n’y joue plus, et vos tables ne sont plus listées.
forget-browser = Dans ce navigateur : vos réglages, les liens secrets de vos places, et jusqu’où vous avez vu chaque table.
forget-stays = Ce qui reste
forget-games = Les parties elles-mêmes, sans votre nom : d’autres les ont jouées aussi.
forget-links = Le lien secret d’une place. Qui le possède peut encore s’y asseoir, même pour finir une partie ; gardez d’abord le vôtre si vous le souhaitez.
forget-meant = Je comprends que c’est définitif.
forget-do = Tout effacer maintenant
forget-not = Ne rien changer
forget-done = C’est fait. Ce serveur et ce navigateur vous ont oublié.
