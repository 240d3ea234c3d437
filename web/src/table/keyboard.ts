// The keys of a table. Nothing happens while somebody writes, or holds a key of the browser.
import type { Replay } from "./replay.svelte";
import type { Scene } from "./scene.svelte";

export type Doings = {
  toggleList: () => void;
  toggleKeys: () => void;
  showTab: (tab: "log" | "chat") => void;
};

/** Milliseconds within which the focus follows a pointer. */
const SOON = 400;
/** Whether the focus was put where it is by keys; then Enter presses what has it. */
let isFocusMeant = true;
let pointedAt = 0;

export function notePointer(): void {
  isFocusMeant = false;
  pointedAt = Date.now();
  showKeys(false);
}

/**
 * The numbers of targets are shown to whoever plays by keys, or holds Alt: beside cards that bear numbers they only
 * confuse.
 */
function showKeys(areShown: boolean): void {
  document.documentElement.toggleAttribute("data-keys", areShown);
}

export function noteKey(event: KeyboardEvent): void {
  if (!["Control", "Meta", "Shift"].includes(event.key) && !event.ctrlKey && !event.metaKey && !isWriting(event.target))
    showKeys(true);
}

export function noteRelease(event: KeyboardEvent): void {
  if (event.key === "Alt") showKeys(false);
}

export function noteFocus(): void {
  if (Date.now() - pointedAt > SOON) isFocusMeant = true;
}

export function pressKey(event: KeyboardEvent, scene: Scene, replay: Replay, doings: Doings): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key !== "Tab") scene.table.hurry();
  if (event.key === "Tab" || event.key.startsWith("Arrow")) isFocusMeant = true;
  else if (event.key.length === 1 && event.key !== " ") isFocusMeant = false;
  const doing = doingOf(event, scene, replay, doings);
  if (!doing) return;
  event.preventDefault();
  doing();
}

function doingOf(event: KeyboardEvent, scene: Scene, replay: Replay, doings: Doings): (() => unknown) | null {
  const { key } = event;
  if (replay.isOn) {
    if (key === "ArrowLeft") return () => replay.step(-1);
    if (key === "ArrowRight") return () => replay.step(1);
    if (key === "Escape") return () => replay.leave();
  }
  if (/^[1-9]$/.test(key)) return pickOf(scene, Number(key) - 1);
  switch (key) {
    case "Enter":
      return isConfirmed(event.target, scene) ? () => scene.confirm() : null;
    case "Escape":
      return () => {
        scene.dismissRefusal();
        scene.clear();
      };
    case "?":
      return doings.toggleKeys;
  }
  switch (key.toLowerCase()) {
    case "o":
      return doings.toggleList;
    case "u":
      return scene.canGoBack ? scene.goBack : null;
    case "h":
      return scene.canHint ? () => scene.hint() : null;
    case "l":
      return () => doings.showTab("log");
    case "c":
      return () => doings.showTab("chat");
    case "b":
      return () => (replay.isOn ? replay.leave() : replay.go(replay.last - 1));
    default:
      return null;
  }
}

/** The n-th target of the board, or of the list of choices. */
function pickOf(scene: Scene, place: number): (() => void) | null {
  if (scene.keys.length > 0) return scene.keys[place] ?? null;
  if (scene.composition) return scene.composition.pieces[place]?.press ?? null;
  const option = scene.chooser.options[place];
  return option ? () => scene.chooser.select(option.notation) : null;
}

/**
 * Enter presses the button that keys have led to. It confirms everywhere else, on a target that is picked already, and
 * after a pick by a letter or a number.
 */
function isConfirmed(target: EventTarget | null, scene: Scene): boolean {
  if (!scene.canConfirm) return false;
  const pressed = (target as Element | null)?.closest?.("button, a, summary, select");
  return !pressed || !isFocusMeant || pressed.matches(".target.picked");
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable=true]") !== null;
}
