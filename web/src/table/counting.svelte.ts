// The final count as it is shown: whoever has seen the game end sees it source by source, and learns the result last.
// Whoever comes later finds it finished. It can be shown again.
import { settings, type Speed } from "../settings.svelte";

/** Milliseconds from one row to the next. */
const PAUSES: Record<Speed, number> = { off: 0, fast: 350, normal: 850, slow: 1600 };
/** The result is longer in coming. */
const BEFORE_RESULT = 1.6;
const ALL = Infinity;

export class Counting {
  /** Whether the result may be told: the log and the voice that reads it keep it to themselves until then. */
  isTold = $state(false);
  /** How many rows are shown. */
  private shown = $state(0);

  constructor(isOver: boolean) {
    if (isOver) this.skip();
  }

  /** Whether a row is shown; the one after the last is the result. */
  has(row: number): boolean {
    return this.shown > row;
  }

  /** Whether there is more to be shown. */
  get isGoingOn(): boolean {
    return this.shown !== ALL;
  }

  skip(): void {
    this.shown = ALL;
    this.isTold = true;
  }

  again(): void {
    this.shown = 0;
  }

  /** Whether it is shown at once. */
  get isSudden(): boolean {
    return settings.speed === "off" || settings.text || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Let time pass until the next of so many rows, or the result; called whenever something has been shown. */
  goOn(rows: number): (() => void) | undefined {
    if (this.shown > rows) return undefined;
    if (this.isSudden) {
      this.skip();
      return undefined;
    }
    const isLast = this.shown === rows;
    const next = (): void => {
      if (document.hidden) return; // it waits for whoever looks elsewhere
      if (isLast) this.skip();
      else this.shown++;
    };
    const alarm = setTimeout(next, PAUSES[settings.speed] * (isLast ? BEFORE_RESULT : 1));
    document.addEventListener("visibilitychange", next);
    return () => {
      clearTimeout(alarm);
      document.removeEventListener("visibilitychange", next);
    };
  }
}
