// What can be begun now besides pushing a card: the qualities and auction cards of phase 1, numbers to announce, gold
// actions, tokens to take or to give. An entry that cannot be chosen says why when it is pushed.
import type { OmbreView, Struct } from "../../api/types";
import { type Aim, notationOf } from "../../table/aim";
import type { Scene } from "../../table/scene.svelte";
import type { GameWords } from "../../words/words.svelte";
import { DUEL, DUEL_TWO, WITH_SEAT } from "./aim";
import { cardName } from "./names";

export type Entry = {
  key: string;
  /** A card or a colour to be shown, or tokens. */
  picture?: string;
  tokens?: { power: number; gold: number };
  /** So many cards from the pile. */
  backs?: number;
  cost?: number;
  label: string;
  note: string;
  type: string;
  values: Record<string, string | number>;
  isUsed: boolean;
  /** What only goes on: it stands apart. */
  isPlain?: boolean;
};

/** Kinds of choices that are begun here and aimed elsewhere. */
export const AIMED = [DUEL, DUEL_TWO, ...WITH_SEAT, "lay-down", "dismiss", "conspire", "trade", "banish"];

export function entriesOf(scene: Scene, view: OmbreView): Entry[] {
  const { words } = scene;
  const cards = view.spheres[scene.seat]?.auctions ?? [];
  switch (view.decision) {
    case "qualities":
      return [
        ...qualities(words, view),
        ...fromCards(words, cards, view),
        ...conspiracy(words, cards, view),
        done(words, "ombre-done-1"),
      ];
    case "announce":
      return [...announcing(scene, cards), ...conspiracy(words, cards, view)];
    case "turn-cards":
      return [{ ...bare(words, "turn"), backs: 1 }, bare(words, "stop", true)];
    case "place":
      return conspiracy(words, cards, view);
    case "gold-action":
      return [...goldActions(words, view), ...conspiracy(words, cards, view), done(words, "ombre-done-3")];
    case "mazarin":
      return [{ ...bare(words, "draw"), backs: 1 }, ...mixes(scene, "favour")];
    case "debts":
      return mixes(scene, "forfeit-tokens");
    default:
      return [];
  }
}

/** Whether the cards turned over are what is decided about; else something comes before them. */
export function isRevealFirst(view: OmbreView): boolean {
  return view.decision === "place" || view.decision === "turn-cards";
}

function entry(words: GameWords, key: string, type: string, values: Entry["values"] = {}): Entry {
  return {
    key,
    label: words.say(`ombre-do-${key}`),
    note: words.say(`ombre-do-${key}-note`),
    type,
    values,
    isUsed: false,
  };
}

function qualities(words: GameWords, view: OmbreView): Entry[] {
  const found: [string, Entry][] = [
    ["green", entry(words, "duel", DUEL)],
    ["red", entry(words, "power", "use", { effect: "power" })],
    ["yellow", entry(words, "wealth", "use", { effect: "wealth" })],
    ["blue", entry(words, "exchange", "lay-down")],
    ["blue", entry(words, "dismiss", "dismiss")],
  ];
  return found.map(([colour, each]) => ({ ...each, picture: colour, isUsed: view.used.includes(colour) }));
}

function fromCards(words: GameWords, cards: string[], view: OmbreView): Entry[] {
  return ["authority", "pension", "suzerain"]
    .filter((card) => cards.includes(card))
    .map((card): Entry => {
      const copies = cards.filter((each) => each === card).length;
      const used = view.used.filter((each) => each === card).length;
      const isAimed = card === "suzerain";
      return {
        key: card,
        picture: card,
        label: cardName(words, card),
        note: words.say(`ombre-do-${card}-note`),
        type: isAimed ? card : "use",
        values: (isAimed ? {} : { effect: card }) as Entry["values"],
        isUsed: used >= copies,
      };
    });
}

function conspiracy(words: GameWords, cards: string[], view: OmbreView): Entry[] {
  if (!cards.includes("conspiracy")) return [];
  return ["power", "gold"].map((reward) => ({
    ...entry(words, `conspire-${reward}`, "conspire", { reward }),
    picture: "conspiracy",
    isUsed: view.has_conspired,
  }));
}

function goldActions(words: GameWords, view: OmbreView): Entry[] {
  const prices = { sap: 1, trade: 1, banish: 2, "buy-card": 2 };
  return Object.entries(prices).map(([type, cost]) => ({ ...entry(words, type, type), cost, isUsed: view.has_acted }));
}

function announcing(scene: Scene, cards: string[]): Entry[] {
  const { words } = scene;
  if (cards.includes("medal") && scene.chooser.options.some(({ struct }) => struct.type === "turn")) {
    return [{ ...bare(words, "turn"), picture: "medal" }];
  }
  return [1, 2, 3].map((count) => ({
    key: `announce-${count}`,
    backs: count,
    label: words.choice({ type: "announce", cards: count }),
    note: "",
    type: "announce",
    values: { cards: count },
    isUsed: false,
  }));
}

function mixes(scene: Scene, type: string): Entry[] {
  return scene.chooser.options
    .filter(({ struct }) => struct.type === type)
    .map(({ notation, struct }) => {
      const tokens = { power: Number(struct.power), gold: Number(struct.gold) };
      return { key: notation, tokens, label: scene.tell(struct), note: "", type, values: tokens, isUsed: false };
    });
}

function bare(words: GameWords, type: string, isPlain = false): Entry {
  return { key: type, label: words.choice({ type } as Struct), note: "", type, values: {}, isUsed: false, isPlain };
}

function done(words: GameWords, key: string): Entry {
  return { ...bare(words, "done", true), label: words.say(key) };
}

/** Whether an entry can be begun, whether it is under way, and what a push does. */
export function aimAtEntry(scene: Scene, { type, values, isUsed }: Entry): Aim & { isOpen: boolean } {
  const { chooser } = scene;
  const isIn = (struct: Record<string, unknown>): boolean =>
    struct.type === type && Object.entries(values).every(([field, value]) => struct[field] === value);
  const isOption = chooser.options.some(({ struct }) => isIn(struct));
  const isUnderWay = chooser.type === type || (type === DUEL && chooser.type === DUEL_TWO);
  const hasAll = Object.entries(values).every(([field, value]) => chooser.isPicked(field, value));
  const isBegun = isUnderWay && hasAll && chooser.options.length > 1 && isOption;
  // While something that needs a target is begun, only that is lit; a push on another entry still begins it.
  const isOther = AIMED.includes(chooser.type) && !isBegun;
  const isOpen = isOption && !isUsed;
  return {
    isOpen,
    isLit: isOpen && !isOther,
    isPicked: isBegun,
    press: () => {
      if (!isOption) void scene.whyNot(notationOf(scene, type, values));
      else if (!isBegun) chooser.begin(type, values);
      else if (chooser.isTwice) chooser.onTwice();
      else chooser.clear();
    },
  };
}
