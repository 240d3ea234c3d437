# Dans l’ombre du Roi-Soleil in French. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence elides before it or takes it for a man's or a woman's.
# No-break spaces stand inside guillemets and before high punctuation.

## Parts of sentences

# A card with a title, inside a sentence.
title = « { $name } »
# A quality card, any or the one in question.
a-card = une { $name }
the-card = la { $name }
copies = { $count } × { $card }
power = { $power ->
    [one] { $power } jeton de puissance
   *[other] { $power } jetons de puissance
}
gold = { $gold ->
    [one] { $gold } jeton d’or
   *[other] { $gold } jetons d’or
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tokens = { $power ->
    [0] { $gold ->
        [0] rien
       *[other] { gold }
    }
   *[other] { $gold ->
        [0] { power }
       *[other] { power } et { gold }
    }
}
departure = { $place ->
    [1] a quitté la cour en premier
    [2] a quitté la cour en deuxième
    [3] a quitté la cour en troisième
    [4] a quitté la cour en quatrième
   *[other] a quitté la cour en cinquième
}

## What happened: set-up

event-first-player = Le sort désigne { $seat } pour commencer.
event-dealt = { $seat } reçoit { $card }.
event-put-under = Remise sous la pioche : { $card }.

## What happened: phase 1

event-turn-began = C’est à { $seat } de jouer.
event-duel-fought = { $power ->
    [0] En duel avec { $seat }, « Diplomatie » évite toute perte à { $victim }.
   *[other] En duel avec { $seat }, { $victim } doit céder { power }.
}
# Without a card it is a gold action.
event-power-lost = { $card-id ->
    [none] { $seat } force { $victim } à céder { power }.
   *[other] Avec { $card }, { $seat } force { $victim } à céder { power }.
}
# Where a gain comes from: a quality, an auction card, or the king.
gain-source = { $card-id ->
    [red] { quality-red }
    [yellow] { quality-yellow }
    [louis] { card-louis }
   *[other] { $card }
}
event-gained = { $power ->
    [0] { $gold ->
        [0] La banque n’a plus rien pour { $seat }.
       *[other] { $seat } reçoit { gold } ({ gain-source }).
    }
   *[other] { $seat } reçoit { tokens } ({ gain-source }).
}
event-laid-down = { $seat } pose { $card } sur la défausse pour en prendre une autre.
event-retrieved = { $seat } prend { $card } dans la défausse.
event-dismissed = { $seat } défausse { $card } ; { $victim } perd { $other }.
event-conspired = { $seat } conspire : { $card } contre { tokens }.
event-eliminated = { $seat } fait sa révérence et quitte la cour, laissant cartes et jetons.

## What happened: phase 2

event-announced = { $cards ->
    [one] { $seat } annonce { $cards } carte.
   *[other] { $seat } annonce { $cards } cartes.
}
event-card-turned = { $seat } retourne { $card }.
event-stopped = { $seat } s’arrête là.
event-placed = { $seat } place { $card }.
event-discarded = À la défausse : { $card }.

## What happened: special cards

event-louis-came = { $seat } retourne Louis XIV : le Roi paraît.
event-pile-rebuilt = { $cards ->
    [one] On mélange pioche et défausse : { $cards } carte à piocher.
   *[other] On mélange pioche et défausse : { $cards } cartes à piocher.
}
event-louis-returned = { $seat } retourne Louis XIV pour la seconde fois : la partie est terminée.
event-mazarin-came = Le Cardinal Mazarin récompense l’intrigue.
event-nobody-intrigues = Personne n’a la majorité en Intrigue ; le Cardinal garde ses faveurs.
event-favoured = { $power ->
    [0] { $gold ->
        [0] Le Cardinal n’a plus rien à accorder à { $seat }.
       *[other] Le Cardinal accorde { gold } à { $seat }.
    }
   *[other] Le Cardinal accorde { tokens } à { $seat }.
}
event-debts-came = { $seals ->
    [0] Dettes de jeu : aucun sceau n’est visible.
    [one] Dettes de jeu : avec { $seals } sceau visible, on ne doit rien.
   *[other] Dettes de jeu : avec { $seals } sceaux visibles, on ne doit rien.
}
event-nobody-owes = Personne ne doit rien.
event-card-forfeited = { $seat } règle sa dette avec { $card }.
event-tokens-forfeited = { $power ->
    [0] { $gold ->
        [0] { $seat } n’a rien pour régler sa dette.
       *[other] { $seat } règle sa dette avec { gold }.
    }
   *[other] { $seat } règle sa dette avec { tokens }.
}

## What happened: auctions

event-auction-opened = Aux enchères : { $card }. La parole est à { $seat }.
event-bid-made = { $seat } offre { $amount }.
event-passed = { $seat } abandonne l’enchère.
event-unsold = Aucune offre. À la défausse : { $card }.
event-paid-card = { $seat } paie avec { $card } (valeur { $value }).
event-paid-tokens = { $seat } paie { tokens }.
event-won = { $seat } remporte { $card } pour { $price }.

## What happened: phase 3

event-gold-spent = { $seat } dépense { gold } pour une action.
event-traded = { $seat } échange avec { $victim } : { $card } contre { $other }.
event-banished = { $seat } fait défausser { $card } à { $victim }.

## What happened: the end

event-points-counted = { $seat } totalise { points }.
event-last-standing = Plus personne à la cour, sauf { $seat }.
event-victory = Le Roi-Soleil sourit à { $seat } : victoire !

## What can be chosen

choice-done = Terminer la phase
choice-duel = Duel : { $seat } cède 2 jetons de puissance
choice-duel-two = Duel : { $first-seat } cède 1 jeton de puissance, { $second-seat } aussi
choice-use = { $effect-id ->
    [wealth] { $effect } : prendre 1 jeton d’or
    [pension] { $effect } : prendre 1 jeton d’or
   *[other] { $effect } : prendre 1 jeton de puissance
}
choice-suzerain = « Suzerain » : { $seat } cède 1 jeton de puissance
choice-lay-down = Étiquette : échanger { $own } avec la défausse
choice-retrieve = Prendre { $card }
choice-dismiss = Étiquette : défausser { $own } ; { $seat } perd { $colour }
choice-conspire = Conspirer : { $own } contre { $reward }
choice-announce = { $cards ->
    [one] Retourner { $cards } carte
   *[other] Retourner { $cards } cartes
}
choice-turn = Retourner une carte
choice-stop = S’arrêter
choice-place = Placer { $card }
choice-place-two = Placer { $bottom }, puis { $top } par-dessus
choice-sap = 1 jeton d’or : { $seat } cède 1 jeton de puissance
choice-trade = 1 jeton d’or : donner { $own } à { $seat }, prendre { $colour }
choice-banish = 2 jetons d’or : { $seat } défausse { $colour }
choice-buy-card = 2 jetons d’or : piocher une carte et la placer
choice-draw = Piocher une carte et la placer
choice-favour = { $power ->
    [0] { $gold ->
        [0] Ne rien recevoir
       *[other] Recevoir { gold }
    }
   *[other] Recevoir { tokens }
}
choice-forfeit = Céder { $own }
choice-forfeit-tokens = Céder { tokens }
choice-pass = Abandonner l’enchère
choice-bid = Offrir { $amount }
choice-pay = Payer avec { $own }
choice-settle = { $power ->
    [0] Payer le reste en or
   *[other] Payer le reste en jetons, dont { $power } de puissance
}

## What can be chosen, where the position decides what comes of it

now-loss = { $falls ->
    [yes] { $seat } quitte la cour
   *[no] { $power ->
        [0] { $seat } ne perd rien
       *[other] { $seat } cède { power }
    }
}
now-spared = { $loss } ({ card-diplomacy })
now-duel = Duel : { $losses }
now-suzerain = « { card-suzerain } » : { $loss }
now-sap = 1 jeton d’or : { $loss }
now-use-in-vain = { $effect } : la banque n’a plus rien
now-pay = Payer avec { $own } (valeur { $value })
now-settle = Payer le reste : { $tokens }

## What is asked

prompt-qualities = Quelle qualité ou quelle carte employez-vous ?
prompt-retrieve = Quelle carte prenez-vous dans la défausse ?
prompt-announce = Combien de cartes retournez-vous ?
prompt-turn-cards = Retournez-vous une carte de plus ?
prompt-place = Quelle carte placez-vous ?
prompt-mazarin = Que demandez-vous au Cardinal ?
prompt-debts = Comment réglez-vous votre dette de jeu ?
prompt-auction = Combien offrez-vous ?
prompt-payment = Avec quoi payez-vous ?
prompt-gold-action = Faites-vous une action d’or ?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-duel-first = Vous avez la majorité en Combat en duel : il faut d’abord vous battre
why-no-majority = Vous n’avez pas la majorité dans cette qualité
why-used-already = Cela a déjà servi ce tour-ci
why-not-your-card = Vous n’avez pas cette carte
why-not-an-opponent = Il faut désigner un adversaire encore à la cour
why-no-card-of-that-colour = Il n’y a pas là de carte de qualité de cette couleur
why-nothing-to-retrieve = Cette carte de qualité n’est pas dans la défausse
why-no-medal = Seule la « Médaille » permet de retourner les cartes une à une
why-medal-needs-no-number = Avec la « Médaille », on n’annonce pas de nombre
why-not-turned = Cette carte n’a pas été retournée
why-no-influence = Seule « Influence » permet de placer deux cartes
why-one-gold-action = Vous avez déjà fait votre action d’or ce tour-ci
why-not-enough-gold = Vous n’avez pas assez d’or
why-bank-lacks-them = La banque n’a pas ces jetons, mais elle en a d’autres
why-take-two-tokens = Mazarin vous accorde deux jetons, moins seulement si la banque n’en a plus
why-not-enough-tokens = Vous n’avez pas ces jetons
why-bid-too-low = Il faut offrir plus que la meilleure offre
why-beyond-your-means = Vous ne pouvez pas payer autant
why-superfluous-payment = Paiement trop élevé : retirez une carte ou un jeton, le prix est déjà atteint
why-not-those-tokens = Ces jetons ne font pas le reste du prix
why-no-conspiracy-card = Vous n’avez pas « Conspiration »
why-conspired-already = Vous avez déjà conspiré ce tour-ci

## Cards and what they do

card-blue = carte bleue
card-blue-effect = Étiquette : avec la majorité, échangez une carte avec la défausse, ou défaussez une des vôtres et une d’un autre joueur ; 2 points à la fin
card-blue-seal = carte bleue à sceau
card-blue-seal-effect = { card-blue-effect } ; { seal-effect }
card-green = carte verte
card-green-effect = Combat en duel : avec la majorité, vous devez faire céder 2 jetons de puissance à un joueur, ou 1 à deux joueurs
card-green-seal = carte verte à sceau
card-green-seal-effect = { card-green-effect } ; { seal-effect }
card-purple = carte pourpre
card-purple-effect = Intrigue : avec la majorité, vous profitez du Cardinal Mazarin ; en cas d’égalité finale, le plus de cartes pourpres l’emporte
card-purple-seal = carte pourpre à sceau
card-purple-seal-effect = { card-purple-effect } ; { seal-effect }
card-red = carte rouge
card-red-effect = Puissance : avec la majorité, prenez 1 jeton de puissance à chaque tour
card-red-seal = carte rouge à sceau
card-red-seal-effect = { card-red-effect } ; { seal-effect }
card-yellow = carte jaune
card-yellow-effect = Richesse : avec la majorité, prenez 1 jeton d’or à chaque tour
card-yellow-seal = carte jaune à sceau
card-yellow-seal-effect = { card-yellow-effect } ; { seal-effect }
seal-effect = au sommet de sa rangée, son sceau compte pour les dettes de jeu
card-influence = Influence
card-influence-effect = Phase 2 : placez une carte, ou deux de la même couleur
card-medal = Médaille
card-medal-effect = Phase 2 : retournez une à quatre cartes, en vous arrêtant quand vous voulez
card-authority = Autorité
card-authority-effect = Phase 1 : prenez 1 jeton de puissance
card-suzerain = Suzerain
card-suzerain-effect = Phase 1 : un autre joueur cède 1 jeton de puissance, même avec « Diplomatie »
card-pension = Pension
card-pension-effect = Phase 1 : prenez 1 jeton d’or
card-conspiracy = Conspiration
card-conspiracy-effect = Une fois à chacun de vos tours : défaussez une carte de qualité et prenez 3 jetons de puissance ou 1 jeton d’or
card-diplomacy = Diplomatie
card-diplomacy-effect = À chaque duel contre vous, cédez 1 jeton de puissance de moins
card-debts = Dettes de jeu
card-debts-effect = Les joueurs qui montrent le plus de sceaux ne doivent rien ; tous les autres cèdent une carte ou deux jetons
card-mazarin = Cardinal Mazarin
card-mazarin-effect = Chaque joueur qui a la majorité en Intrigue pioche une carte ou prend deux jetons
card-louis = Louis XIV
card-louis-effect = La première fois, chacun reçoit 1 jeton d’or et l’on mélange pioche et défausse ; la seconde fois, la partie prend fin
# The colour of an auction card without a colour.
card-grey = carte grise

## Colours and qualities

hue-blue = Bleu
hue-green = Vert
hue-purple = Pourpre
hue-red = Rouge
hue-yellow = Jaune
quality-blue = Étiquette
quality-green = Combat en duel
quality-purple = Intrigue
quality-red = Puissance
quality-yellow = Richesse
# What the majority is good for.
use-blue = échange ou défausse
use-green = duel obligatoire
use-purple = faveur de Mazarin
use-red = 1 jeton de puissance par tour
use-yellow = 1 jeton d’or par tour
seal = sceau
card-with-facts = { $card } ({ $facts })

## Where points come from

source-power = puissance
source-gold = or
source-etiquette = Étiquette

## The common table

table = La cour
table-turn = Tour de jeu : { $seat } – { $phase }
table-over = La partie est terminée
phase-qualities = phase 1 : les qualités
phase-retrieve = phase 1 : Étiquette
phase-announce = phase 2 : annonce du nombre
phase-turn-cards = phase 2 : retourner les cartes
phase-place = phase 2 : placer une carte
phase-mazarin = Cardinal Mazarin
phase-debts = dettes de jeu
phase-auction = enchères
phase-payment = paiement d’une carte d’enchère
phase-gold-action = phase 3 : action d’or
table-to-act = On attend : { $seats }
table-auction = Aux enchères : { $card } – { $effect }
table-no-bid = Pas encore d’offre
table-bid = Meilleure offre : { $amount } par { $seat }
table-bidders = Encore en lice : { $bidders }
bidder = { $seat } ({ $most } au plus)
table-payment = { $seat } paie { $price } pour { $card } : { $paid } jusqu’ici
table-turned = Cartes retournées : { $cards }
table-set-aside = Mises de côté, à résoudre dans cet ordre : { $cards }
table-retrievable = Dans la défausse : { $cards }
louis-first = Louis XIV n’a pas encore paru : il apportera 1 jeton d’or à chacun et l’on mélangera pioche et défausse
louis-only = Louis XIV n’a pas encore paru : à deux joueurs, il mettra fin à la partie
louis-second = Louis XIV a déjà paru : la prochaine fois, il met fin à la partie
table-piles = { $discard ->
    [0] Pioche : { $draw } · Défausse : vide
   *[other] Pioche : { $draw } · Défausse : { $discard }, { $card } au sommet
}
table-bank = Banque : { power }, { gold }
majorities-strict = Majorités (à { $count } joueurs : au seul joueur qui a le plus de cartes, à personne en cas d’égalité) :
majorities-shared = Majorités (à { $count } joueurs : à tous ceux qui ont le plus de cartes) :
majority = • { $colour } ({ $quality }) : { $tally } – { $outcome }
majority-of-nobody = • { $colour } ({ $quality }) : personne
tally = { $seat } × { $count }
outcome-sole = majorité : { $seats } ({ $use })
outcome-shared = majorité partagée : { $seats } ({ $use })
outcome-tie = égalité, pas de majorité
table-legend = Rangées de bas en haut : { $sealed } avec sceau{ $mark }, { $plain } sans ; seule la carte du sommet, entre crochets, peut bouger et montre son sceau
table-mark = { $mark } reconstitué, le jeu imprimé peut différer : { $what }
mark-seals = nombre de cartes à sceau
mark-colours = couleurs de cartes d’enchère
mark-power = total de la puissance

## La forme courte, pour les petits écrans

brief-majority = { $colour } → { $holders } : { $tally }
brief-no-cards = { $colour } → { $holders }
brief-nobody = personne
brief-tokens = puissance { $power }, or { $gold }, { points }
brief-row = { $colour } { $cards }
brief-seals = sceaux : { $seals }
brief-louis-first = Louis XIV : pas encore paru
brief-louis-only = Louis XIV : mettra fin à la partie
brief-louis-second = Louis XIV : paru une fois, mettra fin à la partie
brief-choice-duel = Duel (−2 puissance) : { $seat }
brief-choice-duel-two = Duel (−1 puissance) : { $first-seat }, { $second-seat }
brief-choice-suzerain = « Suzerain » (−1 puissance) : { $seat }
brief-choice-lay-down = { $own } contre la défausse
brief-choice-dismiss = Défausser { $own }, { $colour } ({ $seat })
brief-choice-conspire = { $reward-id ->
    [gold] Conspirer : { $own } contre or
   *[other] Conspirer : { $own } contre puissance
}
brief-choice-sap = 1 or : { $seat } (−1 puissance)
brief-choice-trade = 1 or : { $own } ↔ { $colour } ({ $seat })
brief-choice-banish = 2 or : défausser { $colour } ({ $seat })
brief-choice-pass = Abandonner
brief-choice-buy-card = 2 or : piocher une carte

## A seat

seat-own = { $seat } (vous)
seat-fallen = Hors jeu : { departure }
seat-tokens = { power }, { gold } – { points } jusqu’ici
seat-row = { $colour } { $count } : { $cards }
seat-no-rows = Aucune carte de qualité
seat-auction = { $card } – { $effect }
seat-seals = Sceaux visibles : { $seals }
seat-conspired = A conspiré ce tour-ci

## The count

count = Le décompte
from-source = { $name } : { $amount }
count-line = { $rank }. { $seat } : { points } ({ $sources })
count-tied = { $purple ->
    [one] { $rank }. { $seat } : { points } ({ $sources }) ; égalité : { $purple } carte pourpre
   *[other] { $rank }. { $seat } : { points } ({ $sources }) ; égalité : { $purple } cartes pourpres
}
count-last = { $rank }. { $seat } : reste en dernier à la cour, { points } ({ $sources })
count-fallen = { $rank }. { $seat } : { departure }

## Where printed values are known from: by certainty, or by component.

source-ombre-rulebook = livret français
source-ombre-reconstructed = La moitié des cartes de chaque couleur porte un sceau ; une carte d’enchère a la couleur dont elle répète l’effet, sinon elle est grise ; 20 jetons de 1 et 20 de 2.
source-ombre-inferred = Le livret ne mentionne un sceau que sur trois cartes d’enchère, et ne nomme qu’une bleue et une pourpre.

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-qualities = Phase 1 : employer ses qualités
section-qualities-duel = Phase 1 : employer ses qualités, Combat en duel
section-qualities-etiquette = Phase 1 : employer ses qualités, Étiquette
section-reveal = Phase 2 : retourner des cartes
section-gold = Phase 3 : action d’or
section-special-mazarin = Cartes spéciales : { card-mazarin }
section-special-debts = Cartes spéciales : { card-debts }
section-auctions = Enchères
section-lots-influence = Cartes d’enchère : { card-influence }
section-lots-medal = Cartes d’enchère : { card-medal }
section-lots-conspiracy = Cartes d’enchère : { card-conspiracy }
