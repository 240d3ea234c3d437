// The payment for an auction card as it is composed: cards and tokens are laid and put back, and confirmed once.
import type { OmbreView, Struct } from "../../api/types";
import { type Aim, NO_AIM, notationOf } from "../../table/aim";
import type { Option } from "../../table/chooser.svelte";
import type { Composition, Piece } from "../../table/composing";
import { capital } from "../../table/explained";
import type { Scene } from "../../table/scene.svelte";
import { Box, COLOURS } from "./box";
import { cardName } from "./names";
import {
  areTokensSuperfluous,
  excessOf,
  isCardSuperfluous,
  isRight,
  type Laid,
  mixesOf,
  sumOf,
  type Tokens,
} from "./price";
import { payValue } from "./worth";

/** A row or an auction card: so many cards of it there are, each worth so much. */
type Stock = { own: string; value: number; count: number };
type Kind = keyof Tokens;
/** What is laid of a stock or of a kind of tokens, to be put back one by one. */
export type Chip = {
  key: string;
  own?: string;
  kind?: Kind;
  count: number;
  isSuperfluous: boolean;
  label: string;
  putBack: () => void;
};
/** An aim at one of several equal things: so many of them are laid. */
export type CountedAim = Aim & { laid: number };

const KINDS: Kind[] = ["power", "gold"];
const NO_TOKENS: Tokens = { power: 0, gold: 0 };

export class Payment implements Composition {
  private readonly stocks: Stock[];
  private readonly owned: Tokens;
  private readonly price: number;
  private readonly paid: number;
  private cards = $state.raw<Record<string, number>>({});
  private tokens = $state.raw<Tokens>(NO_TOKENS);

  constructor(
    private readonly scene: Scene,
    view: OmbreView,
  ) {
    const { price, paid, card } = view.payment!;
    const { rows, auctions, power, gold } = view.spheres[scene.seat]!;
    const box = new Box(scene.detail);
    const counts = new Map<string, number>(COLOURS.map((colour) => [colour, rows[colour]?.length ?? 0]));
    for (const auction of auctions) counts.set(auction, (counts.get(auction) ?? 0) + 1);
    this.stocks = [...counts]
      .filter(([, count]) => count > 0)
      .map(([own, count]) => ({ own, count, value: payValue(box, own, card) }));
    this.owned = { power, gold };
    this.price = price;
    this.paid = paid;
  }

  // What is laid.

  private get laid(): Laid {
    const values = this.stocks.flatMap(({ own, value }) => Array<number>(this.laidOf(own)).fill(value));
    return { price: this.price, paid: this.paid, values, tokens: this.tokens.power + this.tokens.gold };
  }

  get sum(): number {
    return sumOf(this.laid);
  }

  get rest(): number {
    return Math.max(0, -excessOf(this.laid));
  }

  get isWhole(): boolean {
    return isRight(this.laid);
  }

  get isEmpty(): boolean {
    return this.laid.values.length === 0 && this.laid.tokens === 0;
  }

  get line(): string {
    const { words } = this.scene;
    const { sum, price, rest } = this;
    const superfluous = this.chips.filter((chip) => chip.isSuperfluous).map(({ label }) => label);
    if (rest > 0) return words.say("ombre-pay-short", { sum, price, rest });
    if (superfluous.length > 0) return words.say("ombre-pay-superfluous", { sum, price, what: superfluous.join(", ") });
    return words.say(sum > price ? "ombre-pay-over" : "ombre-pay-exact", { sum, price });
  }

  get options(): Option[] {
    const structs = this.stocks.flatMap(({ own }) => Array<Struct>(this.laidOf(own)).fill({ type: "pay", own }));
    if (this.laid.tokens > 0) structs.push({ type: "settle", power: this.tokens.power });
    return structs.map((struct) => ({ notation: this.notation(struct), struct }));
  }

  /** What is laid, thing by thing. */
  get chips(): Chip[] {
    const { words } = this.scene;
    const { laid } = this;
    const cards = this.stocks
      .filter(({ own }) => this.laidOf(own) > 0)
      .map(({ own, value }) => ({
        key: own,
        own,
        count: this.laidOf(own),
        isSuperfluous: !areTokensSuperfluous(laid) && isCardSuperfluous(laid, value),
        label: capital(cardName(words, own)),
        putBack: () => this.lay(own, -1),
      }));
    const tokens = KINDS.filter((kind) => this.tokens[kind] > 0).map((kind) => ({
      key: kind,
      kind,
      count: this.tokens[kind],
      isSuperfluous: areTokensSuperfluous(laid),
      label: words.say(kind, { [kind]: this.tokens[kind] }),
      putBack: () => this.add({ ...NO_TOKENS, [kind]: -1 }),
    }));
    return [...cards, ...tokens];
  }

  /** How the rest can be laid in tokens. */
  get mixes(): Tokens[] {
    const left = { power: this.owned.power - this.tokens.power, gold: this.owned.gold - this.tokens.gold };
    return mixesOf(this.rest, left);
  }

  get pieces(): Piece[] {
    const { words } = this.scene;
    const cards = this.stocks.flatMap(({ own, value, count }) =>
      Array.from({ length: count }, (_, place): Piece => {
        const isPicked = place < this.laidOf(own);
        const text = words.say("ombre-pay-piece", { choice: words.choice({ type: "pay", own }), value });
        return {
          key: `${own} ${place}`,
          text,
          isPicked,
          press: isPicked ? () => this.lay(own, -1) : this.aimAtCard(own).press,
        };
      }),
    );
    const tokens = (mix: Tokens, isPicked: boolean): Piece => {
      const press = isPicked ? () => (this.tokens = NO_TOKENS) : () => this.add(mix);
      return { key: `${isPicked} ${mix.power} ${mix.gold}`, text: capital(words.say("tokens", mix)), isPicked, press };
    };
    const laid = this.laid.tokens > 0 ? [tokens(this.tokens, true)] : [];
    return [...cards, ...laid, ...this.mixes.map((mix) => tokens(mix, false))];
  }

  // What a push does.

  /**
   * A row or an auction card of one's own: one more of it, as long as something is missing; a single one is put back by
   * a push.
   */
  aimAtCard(own: string): CountedAim {
    const stock = this.stocks.find((each) => each.own === own);
    if (!stock) return { ...NO_AIM, laid: 0, press: () => void this.scene.whyNot(this.notation({ type: "pay", own })) };
    return this.aim(this.laidOf(own), stock.count, (count) => this.lay(own, count), { type: "pay", own });
  }

  aimAtTokens(kind: Kind): CountedAim {
    const struct: Struct = { type: "settle", power: kind === "power" ? this.rest : 0 };
    return this.aim(this.tokens[kind], this.owned[kind], (count) => this.add({ ...NO_TOKENS, [kind]: count }), struct);
  }

  private aim(laid: number, count: number, add: (count: number) => void, struct: Struct): CountedAim {
    const canAdd = laid < count && this.rest > 0;
    const isSingle = laid === 1 && count === 1;
    const press = (): void => {
      this.scene.dismissRefusal();
      if (canAdd) add(1);
      else if (isSingle) add(-1);
      else
        void this.scene.whyNot(
          this.notation(struct),
          this.scene.words.say(this.rest > 0 ? "ombre-pay-none-left" : "ombre-pay-enough"),
        );
    };
    return { isLit: canAdd || isSingle, isPicked: laid > 0 && !canAdd, laid, press };
  }

  pick(struct: Struct): void {
    if (struct.type === "pay") this.lay(String(struct.own), 1);
    else this.add({ power: Number(struct.power), gold: this.rest - Number(struct.power) });
  }

  clear(): void {
    this.cards = {};
    this.tokens = NO_TOKENS;
  }

  add(mix: Tokens): void {
    this.tokens = { power: this.tokens.power + mix.power, gold: this.tokens.gold + mix.gold };
  }

  private lay(own: string, count: number): void {
    this.cards = { ...this.cards, [own]: this.laidOf(own) + count };
  }

  private laidOf(own: string): number {
    return this.cards[own] ?? 0;
  }

  private notation({ type, ...values }: Struct): string {
    return notationOf(this.scene, type, values);
  }
}

/** The payment that is composed now, if one is. */
export function paymentOf(scene: Scene): Payment | null {
  return scene.composition instanceof Payment ? scene.composition : null;
}

export function compose(scene: Scene): Payment | null {
  const view = scene.view as OmbreView | undefined;
  return view?.payment && view.payment.seat === scene.seat ? new Payment(scene, view) : null;
}
