// Placing by pointing at boards: each push adds a marker, and what it takes to come there. Whatever makes an option is
// ready to be confirmed, and may go on.
import type { LouisXivView } from "../../api/types";
import type { Option } from "../../table/chooser.svelte";
import type { Scene } from "../../table/scene.svelte";
import { completed, covers, isPlacement, isSame, type Layout, layoutOf, PLACEMENTS, plus, sizeOf } from "./layouts";

const FIELD = "markers";

export class Placing {
  /** The kind of placement that was asked for; otherwise whichever serves, the cheapest first. */
  kind = $state("");

  constructor(private readonly scene: Scene) {}

  /** The kinds that are offered. */
  get kinds(): string[] {
    return PLACEMENTS.filter((kind) => this.scene.chooser.options.some(({ struct }) => struct.type === kind));
  }

  private get options(): { option: Option; layout: Layout }[] {
    const offered = this.scene.chooser.options.filter(({ struct }) => isPlacement(struct));
    const kind = this.kinds.includes(this.kind) ? this.kind : "";
    return offered
      .filter(({ struct }) => !kind || struct.type === kind)
      .map((option) => ({ option, layout: layoutOf(option.struct.markers) }));
  }

  get isOn(): boolean {
    return this.kinds.length > 0;
  }

  /** The markers pointed at so far. */
  get laid(): Layout {
    const pick = this.scene.chooser.picked.find(({ field }) => field === FIELD);
    return pick && this.isOn ? layoutOf(pick.value) : new Map();
  }

  isLit(board: number, laid = this.laid): boolean {
    const wanted = plus(laid, board, 1);
    return this.options.some(({ layout }) => covers(layout, wanted));
  }

  /**
   * What to ask about a marker that cannot be added, with all that is laid; and what the list of choices tells already:
   * that there are no more markers, or that the board could be reached, but not from here.
   */
  refusal(board: number): [notation: string, known: string] {
    const wanted = plus(this.laid, board, 1);
    const known =
      sizeOf(wanted) > this.most ? this.limit : this.isLit(board, new Map()) ? "louis_xiv-not-from-here" : "";
    const { words } = this.scene;
    return [this.notationOf(wanted) ?? `place ${board}:1`, known ? words.say(known, { count: this.most }) : ""];
  }

  /** The most markers of any placement offered. */
  private get most(): number {
    return Math.max(0, ...this.options.map(({ layout }) => sizeOf(layout)));
  }

  /** Whether the card sets it, or what is left of the markers. */
  private get limit(): string {
    const view = this.scene.view as LouisXivView;
    return this.most < (view.amount ?? 0) ? "why-too-few-personal-markers" : "louis_xiv-no-more-markers";
  }

  private notationOf(wanted: Layout): string | undefined {
    const kind = this.kinds.includes(this.kind) ? this.kind : PLACEMENTS[0];
    const choices = Object.entries(this.scene.detail.choices);
    return choices.find(([, { type, markers }]) => type === kind && isSame(layoutOf(markers), wanted))?.[0];
  }

  add(board: number): void {
    const wanted = plus(this.laid, board, 1);
    const layouts = this.options.map(({ layout }) => layout);
    this.show(completed(wanted, layouts));
  }

  /** Take a marker of a board back; what no longer leads anywhere goes too. */
  remove(board: number): void {
    const left = plus(this.laid, board, -1);
    this.show(this.find(left) ? left : new Map());
  }

  use(kind: string): void {
    this.kind = this.kind === kind ? "" : kind;
    this.show(new Map());
  }

  private find(layout: Layout): Option | undefined {
    const same = this.options.filter((each) => isSame(each.layout, layout)).map(({ option }) => option);
    return PLACEMENTS.flatMap((kind) => same.filter(({ struct }) => struct.type === kind))[0];
  }

  private show(layout: Layout): void {
    const { chooser } = this.scene;
    if (sizeOf(layout) === 0) return chooser.clear();
    const ready = this.find(layout);
    if (ready) return chooser.select(ready.notation);
    const value = [...layout].map(([board, count]) => `${board}:${count}`).join(",");
    chooser.type = this.kinds.includes(this.kind) ? this.kind : "";
    const fits = (given: unknown): boolean => covers(layoutOf(given), layout);
    chooser.picked = [{ field: FIELD, value, fits }];
  }
}
