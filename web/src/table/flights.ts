// Pieces move from where they were to where they go: a copy of what lay there flies, and what it becomes appears.
// Places are names that elements carry in `data-place`.
import type { Needs } from "../live/pace";
import type { Speed } from "../settings.svelte";

/**
 * What moves where: `or` is where it comes from if the first place is not in sight, `orTo` where it goes. From a deck
 * or a stock nothing is taken away: what arrives `grows` out of it; nobody knew it before, so it does so after what
 * came before it. What is there only once it has arrived `appears`.
 */
export type Move = { from: string; to: string; or?: string; orTo?: string; grows?: boolean; appears?: boolean };

const DURATIONS: Record<Speed, number> = { off: 0, fast: 260, normal: 520, slow: 1000 };
const STAGGER = 0.25;
const REVEALING = "revealing";
/** What is brought to light waits for this part of what was before it; */
const REVEAL = 0.8;
/** all of it takes no longer than so many times one. */
const MOST_REVEALED = 3.4;

type Departure = Move & { copy: HTMLElement; box: DOMRect };

function findAll(board: HTMLElement, place: string): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];
}

function find(board: HTMLElement, place: string): HTMLElement | null {
  return findAll(board, place)[0] ?? null;
}

/** Before the board changes: remember what will fly. */
export function depart(board: HTMLElement, moves: Move[]): Departure[] {
  return moves.flatMap((move) => {
    const element = find(board, move.from) ?? (move.or ? find(board, move.or) : null);
    if (!element) return [];
    return [{ ...move, copy: element.cloneNode(true) as HTMLElement, box: element.getBoundingClientRect() }];
  });
}

/**
 * After the board has changed: let it fly. The milliseconds until all has landed, and until all is seen that is new.
 */
export function arrive(board: HTMLElement, departures: Departure[], speed: Speed): Needs {
  const duration = DURATIONS[speed];
  const needs = { all: 0, news: 0 };
  if (duration === 0) return needs;
  const revealed = departures.filter(({ grows }) => grows).length;
  const gap = Math.min(REVEAL, (MOST_REVEALED - 1) / Math.max(revealed - 1, 1));
  let delay = 0;
  departures.forEach((departure, place) => {
    const target = targetOf(board, departures, place);
    if (!target) return;
    fly(board, departure, target, duration, delay);
    needs.all = delay + duration;
    if (departure.grows) needs.news = needs.all;
    delay += duration * (departure.grows ? gap : STAGGER);
  });
  return needs;
}

/** Of several places of the same name, the last ones are for what comes now. */
function targetOf(board: HTMLElement, departures: Departure[], place: number): HTMLElement | null {
  const { to, orTo } = departures[place]!;
  const found = findAll(board, to);
  if (found.length === 0) return orTo ? find(board, orTo) : null;
  const later = departures.slice(place + 1).filter((other) => other.to === to).length;
  return found[Math.max(found.length - 1 - later, 0)]!;
}

/** Whoever has seen enough sees at once what was to come to light. */
export function reveal(board: HTMLElement): void {
  for (const animation of board.getAnimations({ subtree: true })) if (animation.id === REVEALING) animation.finish();
}

/** The end is counted on a board where nothing flies any more. */
export function land(board: HTMLElement): void {
  for (const copy of board.querySelectorAll("[data-flies]")) copy.remove();
  reveal(board);
}

function fly(
  board: HTMLElement,
  { copy, box, grows, appears }: Departure,
  target: HTMLElement,
  duration: number,
  delay: number,
): void {
  const end = target.getBoundingClientRect();
  if (end.width === 0 || box.width === 0) return;
  const timing: KeyframeAnimationOptions = { duration, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" };
  if (grows) {
    const start = `translate(${box.left - end.left}px, ${box.top - end.top}px) scale(0.2)`;
    const shown = { transform: "none", opacity: 1 };
    target.animate([{ transform: start, opacity: 0 }, shown], { ...timing, fill: "backwards", id: REVEALING });
    return;
  }
  for (const name of ["data-place", "data-key"]) copy.removeAttribute(name);
  copy.dataset.flies = "";
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "40",
    margin: "0",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  board.append(copy);
  const scale = Math.min(end.width / box.width, end.height / box.height, 1);
  const path = `translate(${end.left - box.left}px, ${end.top - box.top}px) scale(${scale})`;
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.8 },
      { transform: path, opacity: 0.2 },
    ],
    timing,
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
  if (appears) {
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { ...timing, fill: "backwards" });
  }
}
