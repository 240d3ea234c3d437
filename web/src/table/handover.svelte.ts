// Several people at one screen. What one of them holds is covered until that person says that the others look away:
// only then is a curtain drawn, and only for a question that cannot be answered in the open, or for whoever wants to
// look.
import { WATCHER } from "../live/table.svelte";
import { settings, type Speed } from "../settings.svelte";
import type { Scene } from "./scene.svelte";

/** Milliseconds for which what has just happened may still be looked at. */
const PAUSES: Record<Speed, number> = { off: 0, fast: 700, normal: 1500, slow: 2600 };

export class Handover {
  /** Whether the curtain is drawn, in front of whoever sits at the seat shown. */
  private isVeiled = $state(false);
  /** Who asked for the device without being asked keeps it until something has changed there. */
  private kept = $state("");

  /** Whoever comes to a running table finds the curtain drawn where it is needed. */
  constructor(private readonly scene: Scene) {
    if (this.isShared) this.handTo(this.next);
  }

  get isShared(): boolean {
    return this.scene.isShared;
  }

  get isDrawn(): boolean {
    return this.isShared && this.isVeiled;
  }

  /** The seat of this device that is to look next: the one shown, unless only others are asked. */
  private get next(): number {
    const { scene } = this;
    if ((this.kept && this.kept === this.moment) || scene.isDue(scene.seat)) return scene.seat;
    return scene.order.find((seat) => scene.mine.includes(seat) && scene.isDue(seat)) ?? scene.seat;
  }

  private get moment(): string {
    const { scene } = this;
    return `${scene.seat} ${scene.table.position} ${scene.prompt?.answer ?? ""}`;
  }

  /** Give the device to a seat that somebody wants to look from. */
  giveTo(seat: number): void {
    this.handTo(seat);
    this.kept = this.moment;
    this.isVeiled = this.scene.hasOwn(seat);
  }

  /** Cover what the seat shown holds. */
  cover(): void {
    this.handTo(this.scene.seat);
  }

  lift(): void {
    this.scene.opened = this.scene.seat;
    this.isVeiled = false;
  }

  /** Turn to a seat: all is covered, and the curtain drawn if what is asked there needs it. */
  private handTo(seat: number): void {
    const { scene } = this;
    scene.opened = WATCHER;
    scene.clear();
    scene.dismissRefusal();
    scene.hints = null;
    scene.sitAt(seat);
    scene.offer(); // what everybody can foresee is answered without a curtain
    this.isVeiled = scene.isVeiled;
  }

  /** Turn to whoever is asked, after a while; called whenever that may have changed. */
  watch(): (() => void) | undefined {
    const { scene, next } = this;
    const isDone = next === scene.seat && (this.isVeiled || !scene.isVeiled);
    if (!this.isShared || scene.past || scene.table.isBehind || isDone) return undefined;
    const timer = setTimeout(() => this.handTo(next), this.isVeiled ? 0 : PAUSES[settings.speed]);
    return () => clearTimeout(timer);
  }
}
