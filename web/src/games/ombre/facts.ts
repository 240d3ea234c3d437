// Cards, rows, tokens and majorities in words, part by part; as teller.py says them.
import type { OmbreView } from "../../api/types";
import { capital, type Explained, MARK } from "../../table/explained";
import type { GameWords } from "../../words/words.svelte";
import { type Box, COLOURS, isQuality, plain } from "./box";
import { cardName } from "./names";
import { isShared, pointsOf, SOURCES } from "./worth";

/** So many names fit beside a tally. */
const FEW = 3;

type Sphere = OmbreView["spheres"][number];

/** What is reconstructed of a card, in words; empty if nothing is. */
function provenance(words: GameWords, box: Box, card: string): string {
  const doubts: string[] = [];
  if (isQuality(card) ? box.sealMark(card) : box.sealMark(card) && box.hasSeal(card))
    doubts.push(words.say("mark-seals"));
  if (!isQuality(card) && box.mark([card], "colour")) doubts.push(words.say("mark-colours"));
  return doubts.length > 0 ? words.say("table-mark", { mark: MARK, what: doubts.join(", ") }) : "";
}

/** A card that explains itself. */
export function explainCard(words: GameWords, box: Box, card: string): Explained {
  const lines = [capital(words.say(`card-${card}-effect`))];
  const hasFacts = !isQuality(card) && !["debts", "mazarin", "louis"].includes(card);
  if (hasFacts) {
    const seal = box.hasSeal(card) ? `, ${words.say("seal")}${box.sealMark(card)}` : "";
    lines.unshift(capital(cardName(words, box.colourOf(card))) + box.mark([card], "colour") + seal);
  }
  return { title: capital(cardName(words, card)), lines, note: provenance(words, box, card) };
}

/** The auction cards that count for a colour. */
export function auctionsOf(box: Box, sphere: Sphere, colour: string): string[] {
  return sphere.auctions.filter((card) => box.colourOf(card) === colour);
}

/** A row: its top card, what lies below, and what the player has of the colour. */
export function explainRow(words: GameWords, box: Box, sphere: Sphere, colour: string): Explained {
  const row = sphere.rows[colour] ?? [];
  const top = row.at(-1);
  const quality = words.say(`quality-${colour}`);
  const title = `${quality}: ${top ? cardName(words, top) : words.say("ombre-row-empty")}`;
  const lines: string[] = [];
  const covered = row.slice(0, -1);
  if (covered.length > 0) {
    const seals = covered.filter((card) => box.hasSeal(card)).length;
    lines.push(words.say("ombre-covered", { count: covered.length, seals }));
  }
  lines.push(words.say("ombre-cards-of-colour", { count: sphere.counts[colour] ?? 0 }));
  const auctions = auctionsOf(box, sphere, colour).length;
  if (auctions > 0) lines.push(capital(words.say("ombre-auctions-of-colour", { count: auctions })));
  if (sphere.majorities.includes(colour))
    lines.push(words.say("ombre-has-majority", { use: words.say(`use-${colour}`) }));
  lines.push(capital(words.say(`card-${colour}-effect`)));
  return { title, lines, note: provenance(words, box, colour) };
}

export function explainPoints(words: GameWords, sphere: Sphere): Explained {
  const points = pointsOf(sphere);
  const lines = SOURCES.filter((source) => points[source]).map((source) =>
    capital(words.say("from-source", { name: words.say(`source-${source}`), amount: points[source]! })),
  );
  return { title: words.say("points", { points: sphere.points }), lines, note: words.say("ombre-points-note") };
}

export function explainSeals(words: GameWords, box: Box, sphere: Sphere): Explained {
  const note = box.mark(COLOURS, "seals") ? words.say("table-mark", { mark: MARK, what: words.say("mark-seals") }) : "";
  return { title: words.say("seat-seals", { seals: sphere.seals }), lines: [words.say("card-debts-effect")], note };
}

export function explainPower(words: GameWords, sphere: Sphere): Explained {
  return { title: words.say("power", { power: sphere.power }), lines: [words.say("ombre-power-note")] };
}

export function explainGold(words: GameWords, sphere: Sphere): Explained {
  return { title: words.say("gold", { gold: sphere.gold }), lines: [words.say("ombre-gold-note")] };
}

/** Who has how many cards of a colour, most first, and whether an auction card of uncertain colour is among them. */
export function talliesOf(
  view: OmbreView,
  box: Box,
  colour: string,
  order: number[],
): { seat: number; count: number; mark: string }[] {
  return order
    .map((seat) => {
      const sphere = view.spheres[seat]!;
      return { seat, count: sphere.counts[colour] ?? 0, mark: box.mark(auctionsOf(box, sphere, colour), "colour") };
    })
    .filter(({ seat }) => !view.spheres[seat]!.fallen)
    .sort((one, other) => other.count - one.count);
}

/** What the tallies of a colour mean now. */
export function outcomeOf(
  words: GameWords,
  view: OmbreView,
  colour: string,
): { kind: string; seats: number[]; text: string } {
  const seats = view.spheres.flatMap((sphere, seat) => (sphere.majorities.includes(colour) ? [seat] : []));
  const isAny = view.spheres.some((sphere) => (sphere.counts[colour] ?? 0) > 0);
  if (!isAny) return { kind: "nobody", seats, text: words.say("ombre-nobody") };
  if (seats.length === 0) return { kind: "tie", seats, text: words.say("outcome-tie") };
  const names = seats.map((seat) => words.seat(seat)).join(", ");
  const kind = seats.length === 1 ? "sole" : "shared";
  const text =
    seats.length > FEW
      ? words.say("ombre-outcome-many", { count: seats.length })
      : words.say(`ombre-outcome-${kind}`, { seats: names });
  return { kind, seats, text };
}

export function majorityRule(words: GameWords, view: OmbreView, count: number): string {
  return words.say(isShared(view) ? "ombre-rule-shared" : "ombre-rule-strict", { count });
}

/** Equal cards counted, in the order of the box. */
export function counted(cards: string[]): [card: string, count: number][] {
  const rank = (card: string): number =>
    COLOURS.indexOf(plain(card) as (typeof COLOURS)[number]) * 2 + (card === plain(card) ? 0 : 1);
  const counts = new Map<string, number>();
  for (const card of [...cards].sort((one, other) => rank(one) - rank(other)))
    counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
