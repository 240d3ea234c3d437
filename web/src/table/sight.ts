// What is asked comes into sight by itself, with what one needs to see for it (`data-needed`): once, when the question
// is put; never under a hand that points, scrolls or writes, and never where all of it is in sight already.

/** Milliseconds after which a hand rests. */
const STILL = 350;
/** Pixels left free around what comes into sight: room for frames and signs. */
const MARGIN = 14;
/** Of more targets than fit, so large a part is enough to stay where one is. */
const ENOUGH = 0.5;

type Span = { top: number; bottom: number };
/**
 * From where to where the board can be seen, and how high that would be with the question at the edge of the screen.
 */
export type Room = Span & { height: number };

/** The screen without the question, which lies at its upper or, on a phone, at its lower edge. */
export function roomBeside(bar: DOMRect | undefined, screen: number): Room {
  if (!bar || bar.bottom <= 0 || bar.top >= screen) return { top: 0, bottom: screen, height: screen };
  const height = screen - bar.height;
  return bar.top < screen - bar.bottom
    ? { top: bar.bottom, bottom: screen, height }
    : { top: 0, bottom: bar.top, height: bar.top };
}

/** How far to scroll until all of a span is in sight; nothing if it does not fit. */
export function shiftTo({ top, bottom }: Span, room: Room): number | null {
  if (top >= room.top && bottom <= room.bottom) return 0;
  if (bottom - top + 2 * MARGIN > room.height) return null;
  return bottom > room.bottom ? bottom - room.bottom + MARGIN : top - room.top - MARGIN;
}

function spanOf(boxes: DOMRect[]): Span {
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
}

function boxesOf(elements: Iterable<Element>): DOMRect[] {
  return [...elements].map((element) => element.getBoundingClientRect()).filter(({ height }) => height > 0);
}

/** How far to scroll for the targets, with what is needed if there is room for both. */
export function shiftFor(targets: DOMRect[], needed: DOMRect[], room: Room): number {
  if (targets.length === 0) return 0;
  const whole = shiftTo(spanOf([...targets, ...needed]), room) ?? shiftTo(spanOf(targets), room);
  if (whole !== null) return whole;
  const seen = targets.filter(({ top, bottom }) => top >= room.top && bottom <= room.bottom);
  return seen.length >= targets.length * ENOUGH ? 0 : spanOf(targets).top - room.top - MARGIN;
}

class Hands {
  private movedAt = 0;
  private isDown = false;

  /** Notice what hands do, until the function given back is called. */
  watch(): () => void {
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    const note = (event: Event): void => {
      this.movedAt = Date.now();
      if (event.type === "pointerdown") this.isDown = true;
      if (event.type === "pointerup" || event.type === "pointercancel") this.isDown = false;
    };
    for (const name of [
      "pointerdown",
      "pointermove",
      "pointerup",
      "pointercancel",
      "wheel",
      "touchmove",
      "scroll",
      "keydown",
    ]) {
      window.addEventListener(name, note, options);
    }
    return () => listening.abort();
  }

  /** Milliseconds until they have rested long enough. */
  get unrest(): number {
    return this.isDown ? STILL : Math.max(0, this.movedAt + STILL - Date.now());
  }
}

/** The eyes of whoever plays on a board. */
export class Sight {
  private readonly hands = new Hands();
  private alarm = 0;

  /** `asked` needs not be shown: who has just come begins at the top, if there is what happened meanwhile. */
  constructor(
    private asked: string,
    private step: string,
    private readonly isSmooth: () => boolean,
  ) {}

  watch(): () => void {
    const stop = this.hands.watch();
    return () => {
      clearTimeout(this.alarm);
      stop();
    };
  }

  /**
   * Something is asked: show it as soon as hands rest, if it has not been shown. A step of the answer is part of it.
   */
  ask(field: HTMLElement, asked: string, step: string): void {
    clearTimeout(this.alarm);
    if (asked === this.asked && step === this.step) return;
    this.alarm = window.setTimeout(() => {
      if (this.hands.unrest > 0) return this.ask(field, asked, step);
      this.show(field, asked === this.asked);
      this.asked = asked;
      this.step = step;
    }, this.hands.unrest);
  }

  /** In the midst of an answer nothing moves as long as there is some target in sight. */
  private show(field: HTMLElement, isStep: boolean): void {
    const bar = document.getElementById("prompt-line")?.closest("section")?.getBoundingClientRect();
    const room = roomBeside(bar, innerHeight);
    const ground = field.getBoundingClientRect();
    const isLookedAt = ground.top < room.bottom && ground.bottom > room.top;
    if (!isLookedAt) return;
    const targets = boxesOf(field.querySelectorAll(".target.lit:not([inert], [inert] *)"));
    if (isStep && targets.some(({ top, bottom }) => top >= room.top && bottom <= room.bottom)) return;
    const shift = shiftFor(targets, boxesOf(field.querySelectorAll("[data-needed]")), room);
    if (shift !== 0) scrollBy({ top: shift, behavior: this.isSmooth() ? "smooth" : "instant" });
  }
}
