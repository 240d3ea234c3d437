// Every part of the board explains itself: by pointing at it, by the focus, by a long tap; and, with its picture, by a
// press where that picks nothing: looking is free. One lens shows one explanation. A pointer that rests while the board
// changes below it has pointed at nothing.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Explained } from "./explained";

const DELAY = 350;
const LONG = 500;
/** Pixels of a picture; signs are smaller. */
const LEAST = 16;

class Lens {
  shown = $state.raw<Explained | null>(null);
  /** Whether somebody has pressed it to look at it; */
  isHeld = $state(false);
  /** its picture then, if it has one. */
  picture = $state.raw<Element | null>(null);
  /** Where the thing explained is on the screen. */
  place = $state.raw<DOMRect | null>(null);

  /** What is never covered: it says what to do, and has the button to confirm it. */
  private kept: Element | null = null;
  private alarm = 0;
  private owner: Element | null = null;
  private pointed: Element | null = null;
  private rested = { x: -1, y: -1 };

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

  /** Makes an element explain itself. */
  explain(what: () => Explained): Attachment<HTMLElement> {
    return (element) => {
      element.dataset.explained = "";
      const show = (): void => this.show(element, what());
      const move = (event: PointerEvent): void => {
        if (event.pointerType === "mouse" && this.hasMoved(event)) this.pointAt(element, show);
      };
      // An element that goes away while it has the focus is left in the midst of drawing, where nothing may be changed
      // openly.
      const leave = (): void => untrack(() => this.leave(element));
      const focus = (): void => {
        if (element.matches(":focus-visible")) show();
      };
      const press = (event: PointerEvent): void => {
        clearTimeout(this.alarm);
        if (event.pointerType === "touch") this.alarm = window.setTimeout(show, LONG);
      };
      const lift = (): void => clearTimeout(this.alarm);
      const click = (): void => {
        if (!element.matches(".lit, .picked")) this.hold(element, what());
      };
      const listeners: [string, EventListener][] = [
        ["pointermove", move as EventListener],
        ["pointerleave", leave],
        ["focus", focus],
        ["blur", leave],
        ["pointerdown", press as EventListener],
        ["pointerup", lift],
        ["click", click],
      ];
      for (const [name, listener] of listeners) element.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name, listener);
        this.hide(element);
      };
    };
  }

  /** A press anywhere: what is explained is left, and from here the pointer must move to point at something. */
  rest(event: PointerEvent): void {
    this.hasMoved(event);
    this.close();
  }

  /** Whether this is a move of the hand, told to the innermost element only; the board may also have moved under it. */
  private hasMoved({ clientX, clientY }: PointerEvent): boolean {
    const isSame = this.rested.x === clientX && this.rested.y === clientY;
    this.rested = { x: clientX, y: clientY };
    return !isSame;
  }

  private pointAt(element: HTMLElement, show: () => void): void {
    if (this.pointed === element) return;
    clearTimeout(this.alarm);
    this.pointed = element;
    this.alarm = window.setTimeout(show, DELAY);
  }

  /** What was pressed to be looked at stays until the next press. */
  private leave(element: Element): void {
    if (this.pointed === element) this.pointed = null;
    if (this.isHeld && this.owner === element) return;
    this.hide(element);
  }

  close(): void {
    clearTimeout(this.alarm);
    this.shown = null;
    this.isHeld = false;
    this.picture = null;
    this.owner = null;
  }

  private hold(element: HTMLElement, what: Explained): void {
    this.show(element, what);
    this.isHeld = true;
    this.picture = pictureOf(element);
  }

  private show(element: HTMLElement, what: Explained): void {
    clearTimeout(this.alarm);
    if (!element.isConnected) return;
    this.isHeld = false;
    this.picture = null;
    this.owner = element;
    this.place = element.getBoundingClientRect();
    this.shown = what;
  }

  private hide(element: Element): void {
    clearTimeout(this.alarm);
    if (this.owner === element) this.close();
  }
}

/** The largest picture that an element shows, to be shown larger. */
function pictureOf(element: Element): Element | null {
  const size = (picture: Element): number => picture.getBoundingClientRect().width;
  const [largest] = [...element.querySelectorAll("svg")].sort((one, other) => size(other) - size(one));
  return largest && size(largest) >= LEAST ? (largest.cloneNode(true) as Element) : null;
}

export const lens = new Lens();
