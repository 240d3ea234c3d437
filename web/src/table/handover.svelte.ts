// Several people at one screen: what one of them may see is hidden behind a curtain before the next one looks.
import { settings, type Speed } from "../settings.svelte";
import type { Scene } from "./scene.svelte";

/** Milliseconds for which whoever has chosen may still look. */
const PAUSES: Record<Speed, number> = { off: 0, fast: 700, normal: 1500, slow: 2600 };

export class Handover {
  /** Whether the curtain is drawn. */
  isVeiled = $state(true);

  /** Who asked for the device without being asked keeps it until something has changed there. */
  private kept = $state("");

  constructor(private readonly scene: Scene) {}

  /** Whether there is anything to hide from each other. */
  get isShared(): boolean {
    return this.scene.mine.length > 1 && this.scene.table.state === "playing";
  }

  get isDrawn(): boolean {
    return this.isShared && this.isVeiled;
  }

  /** The seat of this device that is to look next: the one shown, unless only others are asked. */
  get next(): number {
    const { scene } = this;
    if (this.kept && this.kept === this.moment) return scene.seat;
    const due = scene.order.filter((seat) => scene.mine.includes(seat) && scene.isDue(seat));
    return due[0] ?? scene.seat;
  }

  private get moment(): string {
    const { scene } = this;
    return `${scene.seat} ${scene.table.position} ${scene.prompt?.answer ?? ""}`;
  }

  /** Draw the curtain for a seat that somebody wants to look from. */
  giveTo(seat: number): void {
    this.handTo(seat);
    this.kept = this.moment;
  }

  /** Draw the curtain for a seat. */
  handTo(seat: number): void {
    this.isVeiled = true;
    this.scene.chooser.clear();
    this.scene.dismissRefusal();
    this.scene.hints = null;
    this.scene.sitAt(seat);
  }

  lift(): void {
    this.isVeiled = false;
  }

  /** Hand over to whoever is asked, after a while; called whenever that may have changed. */
  watch(): (() => void) | undefined {
    const { scene, next } = this;
    if (!this.isShared || scene.past || scene.table.isBehind || next === scene.seat) return undefined;
    const timer = setTimeout(() => this.handTo(next), this.isVeiled ? 0 : PAUSES[settings.speed]);
    return () => clearTimeout(timer);
  }
}
