# Les pages autour des tables, en français.

site-title = roisoleil
site-description = Jeux de société autour du Roi-Soleil : Habemus Papam, Dans l’ombre du Roi-Soleil, Louis XIV. Contre des bots, en ligne avec des amis ou ensemble sur un même écran.
to-home = roisoleil : accueil
go-home = Accueil
more-pages = Autres pages
try-again = Réessayer
reload = Recharger la page

## Réglages

settings = Réglages
settings-done = Terminé
language = Langue
theme = Thème
theme-auto = Automatique (système)
theme-light = Clair
theme-dark = Sombre
speed = Vitesse des animations
speed-off = Désactivées
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
sound = Son
sound-about = Une seule note, discrète, quand c’est à vous de jouer.
text-mode = Mode texte
text-mode-about = Décrit la table et vos choix en mots plutôt qu’en images.
your-name = Votre nom à la table

## Accueil

home-title = roisoleil : jeux de société autour du Roi-Soleil
home-heading = Jeux de société autour du Roi-Soleil
home-about = Jouez contre des bots, en ligne avec des amis ou ensemble sur un même écran. Gratuit, sans compte, en trois langues.
default-name = Anonyme
games = Les jeux
game-habemus = Habemus Papam
game-habemus-about = Rome, 1655 : misez vos gemmes en secret pour des cardinaux, des faveurs et des intrigues, jusqu’à la fumée blanche.
game-ombre = Dans l’ombre du Roi-Soleil
game-ombre-about = Réunissez cinq qualités à la cour et profitez de vos majorités, avant que la puissance ne vous manque.
game-louis_xiv = Louis XIV
game-louis_xiv-about = Gagnez à vous la cour de Versailles, personnage après personnage, et accomplissez vos missions secrètes en quatre manches.
players = { $between ->
    [0] { $least } ou { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
minutes = { $least } à { $most } minutes
play-now = Jouer tout de suite contre des bots
play-now-against = { $count ->
    [one] Un bot, niveau { $level }.
   *[other] { $count } bots, niveau { $level }.
}
play-now-change = Modifier
invite-friends = Inviter des amis
one-screen = Jouer sur un même écran
board-is-coming = Le plateau n’est pas encore prêt.
in-the-terminal = En attendant, ce jeu se joue dans le terminal.
read-rules = Règles : { $game }
my-tables = Mes tables
next-table = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
no-tables = Aucune partie en cours. Commencez-en une ci-dessous.
with-company = avec { $names }
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [1] hier
   *[other] il y a { $count } jours
}
line-due = À vous de jouer
line-open = Pas encore commencée
line-playing = Les autres réfléchissent
line-over = Terminée
line-ended = Arrêtée avant la fin
line-damaged = Impossible à afficher
line-public-open = Prendre place
line-public-playing = Regarder
line-public-over = Relecture
line-public-ended = Relecture
past-tables = Parties terminées
no-past-tables = Aucune partie terminée pour l’instant.
show-past-tables = Afficher les parties terminées
more-past-tables = Afficher la suite
public-tables = Tables publiques
no-public-tables = Aucune table publique n’est ouverte pour le moment.
by-link = Vous avez un lien ?
by-link-about = Collez-le ici pour rejoindre une table, la regarder ou reprendre votre place
open-link = Ouvrir
strange-link = Ce lien ne mène pas à une table : il doit contenir /t/ et le nom de la table.
not-affiliated = Les jeux appartiennent à leurs auteurs et éditeurs. Ce projet n’est ni affilié à ceux-ci, ni autorisé ou soutenu par eux.
for-programs = Pour les programmes : l’API
version = Version { $version }

## Une nouvelle table

new-table = Nouvelle table : { $game }
who-plays = Qui joue ?
seat-number = Place { $number }
seat-me = Vous
seat-kind = Qui occupe cette place ?
seat-kind-bot = Bot
seat-kind-friend = Une personne invitée par un lien
seat-kind-friend-about = Vous recevez un lien à envoyer ; la personne qui l’ouvre prend cette place.
seat-kind-here = Une personne sur cet appareil
seat-name = Nom
seat-name-of = Joueur { $number }
seat-level = Niveau du bot
seat-add = Ajouter une place
seat-remove = Retirer la place { $number }
bot-with-level = { $name } ({ $level })
seat-free = Place libre
level-random-about = Joue n’importe quel coup permis, sans réfléchir.
level-page-about = Débutant : joue les coups évidents. Parfait pour vos premières parties.
level-courtisan-about = Solide : pèse chaque choix, mais n’anticipe pas. Bat les pages la plupart du temps.
level-ministre-about = Fort : anticipe quelques coups et réfléchit un tiers de seconde par décision.
level-roi-about = Le plus fort : anticipe bien plus loin que le ministre et réfléchit deux secondes par décision.
options = Options
watching-who = Qui peut regarder ?
watching-link = Toute personne qui a le lien peut regarder
watching-nobody = Seuls les joueurs voient la table
watching-about = Les spectateurs ne voient que ce qui est visible de tous, jamais une main.
list-publicly = Afficher la table à l’accueil
list-publicly-about = Tout le monde sur ce serveur pourra la trouver, y prendre une place libre et la regarder.
fair-deal = Tirage vérifiable : avant la partie, le serveur publie l’empreinte de son tirage, et votre navigateur y ajoute sa part de hasard. À la fin, chacun peut vérifier que rien n’a été truqué.
open-and-invite = Ouvrir la table et inviter
start-game = Commencer la partie

## Avant la partie

lobby-title = { $game } : avant la partie
lobby-waiting = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-complete = Tout le monde est là.
lobby-full = Toutes les places sont prises, et seuls les joueurs voient cette table.
lobby-full-watch = Toutes les places sont prises. Restez ici pour regarder : la partie commencera automatiquement.
sitting-mine = sur cet appareil
sitting-person = a pris place
sitting-bot = bot
sitting-free = en attente d’un joueur
join-as = Votre nom
sit-down = Prendre place
no-account = Aucun compte nécessaire : un nom suffit.
seat-another-here = Ajouter quelqu’un sur cet appareil
leave-seat = Quitter ma place
leave-seat-of = Quitter la place : { $name }
close-table = Fermer cette table
close-table-about = Personne ne pourra plus y prendre place ni commencer la partie.
close-table-do = La fermer définitivement
close-table-not = La laisser ouverte
start-when-complete = Vous pourrez commencer dès que toutes les places seront prises.
invite-about = Envoyez ce lien, ou faites scanner le code à vos amis. Ils choisissent un nom et prennent place.
invite-link = Venez jouer à { $game }
qr-code = Le même lien en code QR
copy-link = Copier le lien
share-link = Partager…
link-copied = Copié
seat-links = Continuer sur un autre appareil
seat-links-about = Ce lien donne accès à votre place : enregistrez-le pour continuer sur un autre appareil, ou au cas où ce navigateur vous oublierait. Ne le partagez pas : avec lui, n’importe qui peut jouer à votre place.
seat-link-of = Lien secret de { $name }
seat-links-none = Ce navigateur n’a pas le lien secret de cette place. Il est affiché sur l’appareil où la place a été prise.
claiming = Retour à votre place…

## Règles

rules-of = Règles : { $game }
rules-contents = Sommaire
play-it = Jouer
components = Le matériel, et ce que nous en savons
components-about = { $reconstructed ->
    [0] Le jeu comporte { $count } valeurs imprimées qui comptent pour la partie ; pour chacune, nous avons une source.
    [one] Le jeu comporte { $count } valeurs imprimées qui comptent pour la partie. Pour l’une d’elles, nous n’avons trouvé aucune source : elle est reconstituée (°).
   *[other] Le jeu comporte { $count } valeurs imprimées qui comptent pour la partie. Pour { $reconstructed } d’entre elles, nous n’avons trouvé aucune source : elles sont reconstituées (°).
}
components-sure-too = Afficher aussi les valeurs imprimées dans le livret
component-item = Élément
component-value = Valeur
component-certainty = Certitude

## Crédits

credits = Crédits et droits
credits-games = Les jeux
credits-buy = Si un jeu vous plaît, achetez-en un exemplaire où vous en trouverez un.
credits-words = Les règles
credits-words-about = Les règles sont rédigées avec nos propres mots, sans reproduire ni scan, ni image, ni phrase des livrets. Quand un livret n’indique pas une valeur nécessaire, elle est reconstituée et marquée d’un °.
credits-pictures = Les images
credits-pictures-about = Plateaux, cadres, portraits et images des jeux ont été dessinés pour ce site.
credits-icons = Quelques petits emblèmes sont de Lorc, Delapouite et d’autres auteurs de { $site }, { $licence }.
credits-fonts = Les polices de caractères
credits-ofl = Toutes deux sont distribuées sous licence { $licence }.
credits-program = Le programme
credits-licence = roisoleil est un logiciel libre sous licence MIT.
credits-software = Réalisé avec { $software }.

## Ce qui n’est pas allé, et que faire maintenant

gone-title = Une erreur s’est produite
gone-title-no-such-table = Aucune table ici
gone-title-no-such-page = Page inconnue
gone-title-no-such-game = Jeu inconnu
gone-title-no-board-yet = Le plateau n’est pas encore prêt
gone-title-claim-refused = Ce lien n’ouvre aucune place
gone-title-no-secret = Ce lien est incomplet
gone-title-unreachable = Le serveur ne répond pas
gone-title-unavailable = Serveur momentanément indisponible
gone-title-stopping = Le serveur redémarre
gone-title-new-version = Cette page n’a pas pu être chargée
gone-title-too-many = Un instant, s’il vous plaît
gone-title-damaged = Cette table est endommagée
gone-title-closed = Cette table est fermée
gone-next = Retournez à l’accueil, ou réessayez dans un instant.
gone-next-no-such-table = Vérifiez que le lien est complet, ou renseignez-vous auprès de la personne qui vous l’a envoyé. C’est votre propre table ? Ouvrez alors ici le lien secret de votre place : l’appareil où vous l’avez prise l’affiche avant la partie, et dans le menu de la table.
gone-next-no-such-page = Tous les jeux et vos tables se trouvent à l’accueil.
gone-next-no-such-game = Tous les jeux se trouvent à l’accueil.
gone-next-no-board-yet = Vous pouvez lire ses règles ici et y jouer dans le terminal.
gone-next-claim-refused = Copiez de nouveau le lien entier. Si vous avez quitté cette place, son lien n’est plus valable ; vous pouvez revenir par le lien de la table.
gone-next-no-secret = Ce qui suit le # est la clé de votre place. Copiez de nouveau le lien, en entier.
gone-next-unreachable = Vérifiez votre connexion. Votre partie est enregistrée : rien n’est perdu.
gone-next-new-version = Rechargez la page pour continuer. Vos parties sont enregistrées : rien n’est perdu.
gone-next-damaged = Votre place reste la vôtre. Une fois l’erreur corrigée, la partie reprendra où elle en était.
gone-next-closed = Vous pouvez en ouvrir une autre depuis l’accueil.
gone-open-link = Ouvrir un autre lien
problem-no-such-table = Il n’y a pas de table à cette adresse, ou seuls ses joueurs peuvent la voir, ou ce navigateur ne vous connaît plus.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-no-such-game = Ce serveur ne connaît pas ce jeu.
problem-no-board-yet = Ce jeu n’a pas encore de plateau dans le navigateur.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-no-such-position = La partie n’est pas arrivée à cette position.
problem-claim-refused = La partie secrète de ce lien ne correspond à aucune place de cette table.
problem-no-secret = Il manque la partie secrète du lien.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-name-taken = Quelqu’un porte déjà ce nom à cette table, ou un nom qui lui ressemble. Choisissez-en un autre.
problem-seat-not-taken = Personne n’occupe cette place.
problem-seats-free = Il y a encore des places libres.
problem-already-started = La partie a déjà commencé.
problem-not-started = La partie n’a pas encore commencé.
problem-not-your-seat = Cette place n’est pas la vôtre, ou ce navigateur ne vous connaît plus.
problem-not-your-table = Seule la personne qui a ouvert cette table peut la fermer.
problem-over = La partie est terminée.
problem-not-over = Ce ne sera possible qu’une fois la partie terminée.
problem-not-playing = Ce n’est possible que pendant la partie.
problem-rematch-exists = La revanche est déjà ouverte : rejoignez-la.
problem-no-undo = Ce choix ne peut plus être annulé sans l’accord des autres : une information a été révélée, ou quelqu’un a joué depuis.
problem-nothing-to-take-back = Vous n’avez rien à annuler.
problem-nothing-sealed = Vous n’avez aucun choix scellé.
problem-sealed-alone = Les réponses scellées se donnent une à une.
problem-nothing-asked = Aucune décision ne vous est demandée pour l’instant.
problem-already-asked = Une proposition attend déjà des réponses.
problem-not-asked = Aucune décision ne vous revient pour l’instant : il n’y a rien à conseiller.
problem-not-against-people = Les conseils ne sont disponibles qu’en solo contre des bots, ou après la partie.
problem-other-rules = Cette partie a commencé avec une version plus ancienne des règles ; cette action n’y est plus possible.
problem-stale = La table a changé entre-temps. Regardez, puis choisissez de nouveau.
problem-conflict = Une autre action a eu lieu au même moment. Veuillez réessayer.
problem-busy = Tous les bots réfléchissent. Veuillez réessayer dans un instant.
problem-too-many = Trop de demandes en peu de temps. Patientez un instant.
problem-too-many-tables = Beaucoup de tables ont déjà été ouvertes aujourd’hui depuis votre connexion. Continuez à l’une d’elles, ou revenez demain.
problem-too-many-streams = Cette table est ouverte dans trop de fenêtres. Fermez-en quelques-unes.
problem-server-is-private = Ce serveur n’affiche pas de tables publiques.
problem-foreign-origin = Un autre site a tenté d’agir en votre nom ; sa demande a été refusée.
problem-foreign-host = Ce serveur ne répond pas à ce nom.
problem-not-json = Le serveur n’a pas compris ce que la page a envoyé. Veuillez la recharger.
problem-key-reused = Cette demande porte la clé d’une autre. Veuillez réessayer.
problem-broken = Le serveur n’a pas compris la demande. Veuillez recharger la page.
problem-refused = Le serveur a refusé la demande.
problem-fault = Une erreur s’est produite sur le serveur ; elle a été enregistrée. Veuillez réessayer.
problem-damaged = Le serveur ne peut plus lire cette table. L’erreur est de son côté et a été enregistrée.
problem-closed = Elle a été fermée avant le début de la partie.
problem-unavailable = La base de données ne répond pas pour le moment.
problem-stopping = Le serveur redémarre.
problem-unreachable = Le serveur est injoignable.
problem-new-version = Le serveur ne répond pas, ou le site a été mis à jour depuis l’ouverture de cet onglet.

## Être oublié

forget-me = Effacer mes données
forget-about = Vous n’avez pas de compte ici, mais ce serveur vous reconnaît grâce à un cookie et conserve quelques données à votre sujet. Vous pouvez les faire effacer à tout moment.
forget-unknown = Ce serveur ne conserve rien sur vous. Vous pouvez encore effacer ce que ce navigateur conserve pour lui.
forget-deleted = Ce qui est effacé
forget-name = Votre nom, partout où il figure.
forget-chat = Tout ce que vous avez écrit dans les discussions, et vos notes.
forget-seats = Vos places : dans une partie en cours, un bot joue pour vous, et vos tables ne figurent plus dans les listes.
forget-browser = Dans ce navigateur : vos réglages, les liens secrets de vos places, et ce que vous avez déjà vu de chaque table.
forget-stays = Ce qui reste
forget-games = Les parties elles-mêmes, sans votre nom : d’autres les ont jouées aussi.
forget-links = Les liens secrets des parties terminées : toute personne qui en a un peut encore ouvrir cette place. Les autres liens ne fonctionnent plus.
forget-meant = Je comprends que c’est définitif.
forget-do = Tout effacer maintenant
forget-not = Tout conserver
forget-done = C’est fait : ce serveur et ce navigateur n’ont plus rien de vous.
