# Habemus Papam in French. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence elides before it or takes it for a man's or a woman's.
# No-break spaces stand inside guillemets and before high punctuation.

## Parts of sentences

# A card with a title rather than a name, inside a sentence.
title = « { $name } »
copies = { $count } × { $card }
gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
votes = { $votes } voix
no-gems = aucune gemme
gem-diamond = { $count ->
    [one] { $count } diamant
   *[other] { $count } diamants
}
gem-ruby = { $count } rubis
gem-sapphire = { $count ->
    [one] { $count } saphir
   *[other] { $count } saphirs
}
gem-amber = { $count ->
    [one] { $count } ambre
   *[other] { $count } ambres
}

## What happened: set-up

event-camerlengo-named = La charge de Camerlingue revient d’abord à { $seat }.
event-orders-dealt = { $seat } reçoit les ordres { $first } et { $second }.

## What happened: phase 1 and the smokes

event-round-began = La manche { $round } commence.
event-card-turned = À prendre : { $card }.
event-black-smoke-rose = La Fumée noire s’élève : toujours pas de pape.
event-white-smoke-rose = La Fumée blanche s’élève : c’est la dernière manche.
event-income = { $cardinals ->
    [0] { $seat } n’a aucun cardinal avec un sac d’or.
    [one] { $seat } reçoit { gold } pour { $cardinals } cardinal.
   *[other] { $seat } reçoit { gold } pour { $cardinals } cardinaux.
}
event-order-decided = { $seat } a choisi l’ordre à garder.
event-order-kept = { $seat } garde { $kept } et écarte { $dropped }.

## What happened: phase 2

event-action-decided = { $seat } a fait son choix pour les cartes action.
event-action-chosen = { $card-id ->
    [none] { $seat } renonce à poser une carte action.
   *[other] { $seat } pose { $card } face cachée.
}
event-action-opened = { $card-id ->
    [none] { $seat } ne joue aucune carte action.
   *[other] { $seat } joue { $card }.
}
event-gold-gained = { $card } rapporte { gold } à { $seat }.
event-gold-stolen = { $gold ->
    [0] { $seat } ne trouve rien à voler chez { $victim }.
   *[other] { $seat } vole { gold } à { $victim }.
}
event-bribed = { $seat } verse { gold } à { $victim } et rallie { $card }.
event-bribe-returned = { $seat } ne peut corrompre personne et reprend sa carte en main.
event-bribe-unaffordable = { $seat } n’a pas assez d’or pour corrompre un cardinal et reprend sa carte en main.
event-bribe-without-target = { $seat } ne trouve aucun cardinal à corrompre et reprend sa carte en main.
event-swapped = { $first } passe chez { $other }, { $second } chez { $owner }.
event-not-swapped = { $seat } n’échange aucun cardinal.

## What happened: phase 3

event-bid-decided = { $seat } a scellé son enchère.
event-bid-chosen = { $seat } scelle son enchère : { $gems }.
# What the bid counts as; only a bid without gems of one's own needs a word on the price.
event-bid-opened = { $paid-id ->
    [empty] { $counts-id ->
        [empty] { $seat } ne mise rien.
       *[other] { $seat } mise { $counts } sans dépenser de gemme.
    }
   *[other] { $seat } mise { $counts }.
}
event-order-of-choice = { $fourth-id ->
    [none] Ordre de choix : { $first }, { $second }, { $third }.
   *[other] Ordre de choix : { $first }, { $second }, { $third }, { $fourth }.
}

## What happened: phase 4

event-took = { $card-id ->
    [camerlengo] { $seat } devient Camerlingue.
   *[other] { $seat } prend { $card }.
}
event-gems-gained = { $gems-id ->
    [empty] La banque n’a plus de gemmes ; { $seat } reçoit { gold }.
   *[other] { $seat } reçoit { $gems } et { gold }.
}
event-squadrone-paid = { $seat } paie { gold } et rallie le Squadrone Volante.
event-squadrone-lost = { $seat } ne peut pas payer le Squadrone Volante ; la carte quitte la partie.
event-excluded = { $seat } exclut { $card } ; { $victim } perd un cardinal.
event-died = { $seat } choisit { $victim } : { $card } meurt.
event-left-over = Personne ne prend { $card } ; la carte quitte la partie.

## What happened: the end

event-order-shown = { $votes ->
    [0] { $seat } montre l’ordre { $card } : non rempli.
   *[other] { $seat } montre l’ordre { $card } : rempli, { votes }.
}
event-votes-counted = { $seat } obtient { votes }.
event-elected = Habemus papam ! { $seat } remporte l’élection.

## What can be chosen

choice-keep = Garder { $order }
choice-lay = { $action-id ->
    [none] Ne poser aucune carte
   *[other] Poser { $action }
}
choice-bid = { $gems-id ->
    [empty] Ne rien miser
   *[other] Miser { $gems }
}
choice-take = { $card-id ->
    [camerlengo] Devenir Camerlingue
   *[other] Prendre { $card }
}
choice-bribe = Corrompre { $cardinal }
choice-exclude = Exclure { $cardinal }
choice-strike = Faire mourir la personne la plus âgée chez { $seat }
choice-swap = { $first-id ->
    [none] Renoncer à l’échange
   *[other] Échanger { $first } et { $second }
}

## What can be chosen, where the position decides what comes of it

now-bribe = Corrompre { $cardinal } : { gold } pour { $seat }
now-exclude = Exclure { $cardinal } (chez { $seat })
now-strike = Faire mourir la personne la plus âgée chez { $seat } : { $person }
now-swap = Échanger { $first } (chez { $seat }) et { $second } (chez { $other-seat })
now-keep = Garder { $order } : { $effect }
now-camerlengo = Devenir Camerlingue : { camerlengo-spoils }
now-squadrone = Prendre { $card } pour { gold }
now-squadrone-lost = Prendre { $card } : sans { gold }, la carte quitte la partie

## What is asked

prompt-keep-order = Quel ordre gardez-vous ?
prompt-lay-action = Posez-vous une carte action ?
prompt-bid = Quelles gemmes misez-vous ?
prompt-take = Quelle carte prenez-vous ?
prompt-bribe = Quel cardinal corrompez-vous ?
prompt-swap = Quels sont les deux cardinaux qui changent de camp ?
prompt-exclude = Quel cardinal Felipe IV exclut-il ?
prompt-strike = Chez qui la personne la plus âgée meurt-elle ?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-not-your-order = Vous n’avez pas reçu cet ordre
why-not-in-hand = Vous n’avez pas cette carte action en main
why-not-enough-gems = Vous n’avez pas ces gemmes
why-two-gems-at-most = Avec « Meilleure gemme double », on mise deux gemmes au plus
why-not-in-the-row = Cette carte n’est pas à prendre
why-not-at-an-opponent = Ce cardinal n’est pas dans l’affichage d’un adversaire
why-chigi-is-immune = Fabio Chigi est intouchable
why-chigi-only-by-his-owner = Fabio Chigi ne s’échange que depuis votre propre affichage
why-not-in-a-display = Les deux cardinaux doivent se trouver dans un affichage
why-same-display = Les deux cardinaux doivent venir de deux affichages différents
why-protected-by-felipe = On n’exclut un cardinal que d’un affichage sans carte Felipe IV
why-not-yourself = Il faut désigner un adversaire
why-nobody-to-die = Personne ne peut mourir dans cet affichage

## Cards and what they do

card-mazarin = Mazarin
card-mazarin-effect = Des voix moins chères au décompte : 15, 10, 8, 7, 6 ou 5 pièces d’or par voix, avec 0 à 5 de ces cartes
card-louis = Louis XIV
card-louis-effect = 1, 2, 4, 6 ou 8 voix pour 1 à 5 de ces cartes
card-felipe = Felipe IV
card-felipe-effect = 5 pièces d’or tout de suite ; 5, 15 ou 25 au décompte pour 1 à 3 de ces cartes ; la deuxième vous fait exclure un cardinal
card-squadrone = Squadrone Volante
card-squadrone-effect = 3 voix pour 20 pièces d’or payées tout de suite ; si vous ne pouvez pas payer, la carte quitte la partie
card-death = Décès
card-death-effect = 5 pièces d’or tout de suite ; chez un adversaire de votre choix, la personne la plus âgée meurt
card-ten-gold = Dix pièces d’or
card-ten-gold-effect = 10 pièces d’or de la banque
card-bid-second = Miser en dernier
card-bid-second-effect = Vous misez après avoir vu les autres enchères ; volez 2 pièces d’or à chaque adversaire
card-best-twice = Meilleure gemme double
card-best-twice-effect = Vous misez deux gemmes au plus et la meilleure compte double ; volez 3 pièces d’or à chaque adversaire
card-three-rubies = Trois rubis
card-three-rubies-effect = Votre enchère vaut trois rubis et ne coûte aucune gemme ; volez 2 pièces d’or à chaque adversaire
card-bribe = Corruption
card-bribe-effect = Versez 5 pièces d’or à un adversaire et prenez un cardinal de son affichage
card-swap = Échange
card-swap-effect = Échangez deux cardinaux entre les affichages de deux joueurs
card-camerlengo = Camerlingue
card-camerlengo-effect = 1 rubis, 1 saphir, 1 ambre et 1 pièce d’or ; vous l’emportez en cas d’égalité
camerlengo-spoils = { $gems-id ->
    [empty] { gold } seulement
   *[other] { $gems } et { gold } seulement
}
card-camerlengo-now = { camerlengo-spoils }, la banque n’a pas plus ; vous l’emportez en cas d’égalité
card-black-smoke = Fumée noire
card-black-smoke-effect = 5 pièces d’or pour chacun de vos cardinaux avec un sac d’or ; vous gardez un de vos deux ordres
card-white-smoke = Fumée blanche
card-white-smoke-effect = La dernière manche : toutes les cartes restantes sont à prendre
card-order-four-coats = Quatre blasons
card-order-four-coats-effect = 2 voix pour un blason de chaque faction
card-order-spain-innocent = Espagne et Innocent
card-order-spain-innocent-effect = 2 voix pour deux blasons de l’Espagne et deux d’Innocent X
card-order-innocent-urban = Innocent et Urbain
card-order-innocent-urban-effect = 2 voix pour deux blasons d’Innocent X et deux d’Urbain VIII
card-order-spain-urban = Espagne et Urbain
card-order-spain-urban-effect = 2 voix pour deux blasons de l’Espagne et deux d’Urbain VIII
card-order-france = France
card-order-france-effect = 3 voix pour trois blasons de la France
card-order-leaders = Majorité des chefs
card-order-leaders-effect = 2 voix si vous avez plus de chefs de faction que tout autre joueur
card-order-felipe-mazarin = Felipe et Mazarin
card-order-felipe-mazarin-effect = 2 voix pour deux cartes Felipe IV et deux cartes Mazarin

## Persons

kind-cardinal = cardinal
kind-late = arrivée tardive
kind-leader = chef de faction
faction-france = France
faction-spain = Espagne
faction-innocent = Innocent X
faction-urban = Urbain VIII
faction-none = sans faction
age = { $age } ans
coats = { $count ->
    [one] { $count } blason
   *[other] { $count } blasons
}
gold-bag = { gold } à la Fumée noire
person = { $name } ({ $facts })
symbol = symbole { $symbol }
symbol-with-effect = symbole { $symbol } ({ $effect })
symbol-barons = barons
symbol-book = livre
symbol-cross = croix
symbol-dove = colombe
symbol-eagle = aigle
symbol-horse = cheval
symbol-louis = Louis XIV
symbol-mazarin = Mazarin
symbol-wing = aile
symbol-dove-effect = ni corruption, ni échange, ni décès, mais Felipe IV peut l’exclure
symbol-dove-effect-faq = ni corruption, ni exclusion, ni décès ; ne s’échange que depuis votre propre affichage
symbol-louis-effect = 1 voix de plus avec deux cartes Louis XIV
symbol-mazarin-effect = 1 voix de plus avec deux cartes Mazarin
pair-effect = 1 voix de plus avec { $partner }

## Where votes come from

source-order = ordre
source-persons = personnes
source-louis = Louis XIV
source-gold = or
source-old-boys = vieux garçons
source-squadrone = Squadrone Volante

## The common table

table = Le conclave
table-round = Manche { $round } – { $phase }
phase-keep-order = Fumée noire : chacun garde un ordre
phase-lay-action = phase 2 : pose des cartes action
phase-bribe = phase 2 : effet des cartes action
phase-swap = phase 2 : effet des cartes action
phase-bid = phase 3 : enchères
phase-take = phase 4 : prise des cartes
phase-exclude = phase 4 : Felipe IV exclut un cardinal
phase-strike = phase 4 : Décès
phase-over = décompte des voix
smoke-none = Pas encore de fumée
smoke-black = La Fumée noire s’est élevée
smoke-white = La Fumée blanche s’est élevée : dernière manche
table-camerlengo = Camerlingue : { $seat }
table-to-act = On attend : { $seats }
table-offers = À prendre :
offer = • { $card } – { $facts }
table-no-offers = À prendre : plus rien
table-decks = Face cachée : { $cardinals ->
    [one] { $cardinals } carte cardinal
   *[other] { $cardinals } cartes cardinal
}, { $politics ->
    [one] { $politics } carte politique
   *[other] { $politics } cartes politique
}, { $actions ->
    [one] { $actions } carte action
   *[other] { $actions } cartes action
}
table-bank = Banque : { $gems }
table-gone = Hors jeu : { $cards }
table-mark = { $mark } reconstitué d’après l’histoire, la carte imprimée peut différer (après un nom : nom, faction ou symbole)

## La forme courte, pour les petits écrans

brief-offer = { $card } – { $facts }
brief-hand = Main : { $cards }
brief-orders = Ordres : { $cards }
brief-fulfilled = { $card } (rempli)
brief-need = { $card } : { $effect }
brief-persons = { $seat } : { $persons }
brief-now-swap = { $first } ↔ { $second }
key-bid = D diamant · R rubis · S saphir · A ambre · - rien

## A seat: what everyone sees

seat-own = { $seat } (vous)
seat-camerlengo = Camerlingue, l’emporte en cas d’égalité
seat-votes = Voix visibles : { $votes }
seat-votes-from = Voix visibles : { $votes } ({ $sources })
gain = { $name } +{ $amount }
seat-persons = Personnes : { $persons }
seat-no-persons = Personnes : aucune
seat-coats = Blasons : { $coats }
seat-politics = Politique : { $politics }
politics-mazarin = { $count ->
    [0] sans Mazarin ({ gold } la voix)
   *[other] { $count } × Mazarin ({ gold } la voix)
}
politics-louis = { $count } × Louis XIV ({ votes })
politics-felipe = { $count } × Felipe IV ({ gold } au décompte)
politics-squadrone = Squadrone Volante ({ votes })
seat-hand = { $count ->
    [0] En main : aucune carte action
    [one] En main : { $count } carte action
   *[other] En main : { $count } cartes action
}
seat-laid = Carte jouée : { $card }
seat-bid = Enchère : { $gems }
seat-decided = A fait son choix
seat-undecided = Doit encore choisir

## A seat: what only its player sees

own-gold = Or : { $gold } (au décompte, { $final } avec les gemmes et Felipe IV : { votes })
own-gems = { $count ->
    [0] Gemmes : aucune
   *[other] Gemmes : { $gems }
}
own-hand = En main : { $card } – { $effect }
own-order = { $now ->
    [yes] Ordre : { $card } – { $effect } – rempli pour l’instant
   *[no] Ordre : { $card } – { $effect } – pas rempli pour l’instant
}
own-dropped = Ordre écarté : { $card }
own-answer = Réponse scellée : { $choice }

## The count

count = Le décompte
count-line = { $rank }. { $seat } : { votes } ({ $sources }) ; ordre { $order }
count-tie = À { votes } chacun, la personne la plus âgée d’un affichage départage : { $seats }
count-oldest = { $seat } ({ $person }, { $age })
count-without-person = { $seat } (aucune personne)
count-tie-nobody = À défaut, c’est la place la plus proche du Camerlingue ({ $camerlengo }) dans le sens horaire : { $seats }

## Where printed values are known from: by certainty, or by component.

source-habemus-rulebook = livret français, version 1.0
source-habemus-quoted = livret anglais, version 2.0, liste du matériel
source-habemus-cards = 54 cartes or en tout ; leurs valeurs ne changent rien au jeu
source-habemus-barberini = né le 5 août 1607 (ou, selon d’autres sources, le 4 août) : Wikipédia en anglais, « Antonio Barberini »
source-habemus-bichi = né le 30 septembre 1596 : Wikipédia en anglais, « Alessandro Bichi »
source-habemus-orsini = né le 17 janvier 1615 : Dizionario Biografico degli Italiani, « Orsini, Virginio »
source-habemus-colonna = né le 23 mars 1604 : Wikipédia en anglais, « Girolamo Colonna »
source-habemus-lugo = né le 25 novembre 1583 : Wikipédia en anglais, « John de Lugo »
source-habemus-hessen = né le 28 février 1616 : Wikipédia en allemand, article de ce nom
source-habemus-giancarlo = né en juin ou juillet 1611 (trois dates, qui donnent le même âge) : Cathopedia, « Giancarlo de’ Medici »
source-habemus-cesi = né vers 1583 ; âge choisi pour que tous les âges diffèrent : Wikipédia en anglais, « Pier Donato Cesi (1583-1656) »
source-habemus-sacchetti = né le 17 décembre 1587 (ou, selon d’autres sources, en 1586) : Wikipédia en anglais, « Giulio Cesare Sacchetti »
source-habemus-ginetti = né le 6 avril 1585 (ou, selon d’autres sources, en 1586) : Wikipédia en anglais, « Marzio Ginetti »
source-habemus-brancaccio = né le 15 avril 1592 : Wikipédia en italien, « Francesco Maria Brancaccio »
source-habemus-maculani = né le 11 septembre 1578 : Cathopedia, « Vincenzo Maculani »
source-habemus-rapaccioli = né en 1608 (ou, selon d’autres sources, en 1605) : Dizionario Biografico degli Italiani, « Rapaccioli »
source-habemus-chigi = né le 13 février 1599 : Wikipédia en anglais, « Pope Alexander VII »
source-habemus-ottoboni = né le 22 avril 1610 : Wikipédia en anglais, « Pope Alexander VIII »
source-habemus-imperiali = né le 21 février 1612 : Wikipédia en anglais, « Lorenzo Imperiali »
source-habemus-albizzi = né le 24 octobre 1593 : Cathopedia, « Francesco Albizzi »
source-habemus-carafa = né le 18 juillet 1581 : Wikipédia en anglais, « Pier Luigi Carafa (1581-1655) »
source-habemus-harrach = né le 4 novembre 1598 : Wikipédia en anglais, « Ernst Adalbert of Harrach »
source-habemus-retz = né le 20 septembre 1613 : Wikipédia en anglais, « Jean Francois Paul de Gondi »
source-habemus-durazzo = né le 5 août 1594 (ou, selon d’autres sources, le 16 juin) : Wikipédia en anglais, « Stefano Durazzo »
source-habemus-este = né le 10 août 1617 (ou, selon d’autres sources, en 1618) : Wikipédia en italien, « Rinaldo d’Este (1617-1672) »
source-habemus-carlo = né le 19 mars 1595 : Wikipédia en anglais, « Carlo de’ Medici (cardinal) »
source-habemus-francesco = né le 23 septembre 1597 : Florida International University, « Cardinals of the Holy Roman Church », 1623
source-habemus-azzolini = né le 11 avril 1623 : Enciclopedia Italiana, « Azzolino, Decio »

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-round-actions = Une manche : cartes action
section-round-bid = Une manche : miser
section-round-take = Une manche : prendre
section-taken-felipe = Effet des cartes prises : { card-felipe }
section-taken-death = Effet des cartes prises : { card-death }
section-actions-best-twice = Cartes action : { card-best-twice }
section-actions-bribe = Cartes action : { card-bribe }
section-actions-swap = Cartes action : { card-swap }
section-black = Fumée noire
