// Sealed choices that somebody need not be asked for. The server always asks: an answer at once would tell that there
// was no other. Where everybody knows that anyway, or nobody looks at the clock, as the game says, the page answers.
import type { Struct, View } from "../api/types";
import type { Scene } from "./scene.svelte";

/**
 * Whether everybody can work out that the seat of a view has no other choice than this one. Who is alone with bots may
 * be spared more: they do not notice how long an answer takes.
 */
export type IsForeseen = (view: View, only: Struct, isAlone: boolean) => boolean;

export class Sparing {
  private moment = $state("");
  /** After how many choices each seat was spared last: whoever takes that back is asked. */
  private readonly last = new Map<number, number>();

  constructor(
    private readonly scene: Scene,
    private readonly isForeseen: IsForeseen,
  ) {}

  /** Whether the answer for the seat shown is given, or on its way. */
  get isOn(): boolean {
    return this.moment === this.scene.moment;
  }

  /** Answer for the seat shown, if it can be spared. */
  tryNow(): void {
    const { scene } = this;
    const [only, ...others] = scene.prompt?.options ?? [];
    const view = scene.table.views[scene.seat];
    if (!scene.isTurn || !view || only === undefined || others.length > 0) return;
    if (scene.table.choices <= (this.last.get(scene.seat) ?? -1)) return;
    if (!this.isForeseen(view, scene.detail.choices[only] as Struct, this.isAlone)) return;
    this.moment = scene.moment;
    this.last.set(scene.seat, scene.table.choices);
    void scene.choose(only).then((isMade) => {
      if (!isMade) this.ask();
    });
  }

  private get isAlone(): boolean {
    return this.scene.seats.every(({ seat, kind }) => seat === this.scene.seat || kind === "bot");
  }

  /**
   * It was refused, for example because another device of the same person was faster: nobody chose it, so nobody is
   * told.
   */
  private ask(): void {
    this.scene.dismissRefusal();
    this.moment = "";
    this.scene.offer();
  }
}
