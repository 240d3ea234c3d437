// Every part of the board explains itself: by pointing at it, by the focus, by a tap where a tap picks nothing, and by a long
// one everywhere. One lens shows one explanation.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Explained } from "./explained";

const DELAY = 350;
const LONG = 500;

class Lens {
  shown = $state.raw<Explained | null>(null);
  /** Where the thing explained is on the screen. */
  place = $state.raw<DOMRect | null>(null);

  /** What is never covered: it says what to do, and has the button to confirm it. */
  private kept: Element | null = null;
  private alarm = 0;
  private owner: Element | null = null;

  /** Makes an element one that is never covered. */
  readonly spare: Attachment<HTMLElement> = (element) => {
    this.kept = element;
    return () => {
      if (this.kept === element) this.kept = null;
    };
  };

  /** From where to where on the screen, from top to bottom, an explanation may be shown. */
  get room(): { top: number; bottom: number } {
    const bar = this.kept?.getBoundingClientRect();
    if (!bar || bar.bottom <= 0 || bar.top >= innerHeight) return { top: 0, bottom: innerHeight };
    const isAbove = bar.top < innerHeight - bar.bottom;
    return isAbove ? { top: bar.bottom, bottom: innerHeight } : { top: 0, bottom: bar.top };
  }

  /** Makes an element explain itself; where a tap has another meaning, not by a tap. */
  explain(what: () => Explained, hasTap: () => boolean = () => true): Attachment<HTMLElement> {
    return (element) => {
      const show = (): void => this.show(element, what());
      const enter = (event: PointerEvent): void => {
        if (event.pointerType !== "mouse") return;
        clearTimeout(this.alarm);
        this.alarm = window.setTimeout(show, DELAY);
      };
      // An element that goes away while it has the focus is left in the midst of drawing, where nothing may be changed openly.
      const leave = (): void => untrack(() => this.hide(element));
      const focus = (): void => {
        if (element.matches(":focus-visible")) show();
      };
      const press = (event: PointerEvent): void => {
        clearTimeout(this.alarm);
        if (event.pointerType === "touch") this.alarm = window.setTimeout(show, LONG);
      };
      const tap = (event: PointerEvent): void => {
        clearTimeout(this.alarm);
        if (event.pointerType === "touch" && hasTap() && !element.matches(".lit, .picked")) setTimeout(show);
      };
      const listeners: [string, EventListener][] = [
        ["pointerenter", enter as EventListener],
        ["pointerleave", leave],
        ["focus", focus],
        ["blur", leave],
        ["pointerdown", press as EventListener],
        ["pointerup", tap as EventListener],
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
        this.hide(element);
      };
    };
  }

  close(): void {
    clearTimeout(this.alarm);
    this.shown = null;
    this.owner = null;
  }

  private show(element: HTMLElement, what: Explained): void {
    if (!element.isConnected) return;
    this.owner = element;
    this.place = element.getBoundingClientRect();
    this.shown = what;
  }

  private hide(element: Element): void {
    clearTimeout(this.alarm);
    if (this.owner === element) this.close();
  }
}

export const lens = new Lens();
