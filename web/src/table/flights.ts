// Pieces move from where they were to where they go: a copy of what lay there flies, and what it becomes appears.
// Places are names that elements carry in `data-place`.
import type { Speed } from "../settings.svelte";

/**
 * What moves where: `or` is where it comes from if the first place is not in sight. From a deck or a stock nothing is
 * taken away: what arrives `grows` out of it. What is there only once it has arrived `appears`.
 */
export type Move = { from: string; to: string; or?: string; grows?: boolean; appears?: boolean };

const DURATIONS: Record<Speed, number> = { off: 0, fast: 260, normal: 520, slow: 1000 };
const STAGGER = 0.25;

type Departure = Move & { copy: HTMLElement; box: DOMRect };

function find(board: HTMLElement, place: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
}

/** Before the board changes: remember what will fly. */
export function depart(board: HTMLElement, moves: Move[]): Departure[] {
  return moves.flatMap((move) => {
    const element = find(board, move.from) ?? (move.or ? find(board, move.or) : null);
    if (!element) return [];
    return [{ ...move, copy: element.cloneNode(true) as HTMLElement, box: element.getBoundingClientRect() }];
  });
}

/** After the board has changed: let it fly. */
export function arrive(board: HTMLElement, departures: Departure[], speed: Speed): void {
  const duration = DURATIONS[speed];
  if (duration === 0) return;
  departures.forEach((departure, place) => {
    const target = find(board, departure.to);
    if (target) fly(board, departure, target, duration, place * duration * STAGGER);
  });
}

function fly(board: HTMLElement, { copy, box, grows, appears }: Departure, target: HTMLElement, duration: number, delay: number): void {
  const end = target.getBoundingClientRect();
  if (end.width === 0 || box.width === 0) return;
  const timing: KeyframeAnimationOptions = { duration, delay, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "both" };
  if (grows) {
    const start = `translate(${box.left - end.left}px, ${box.top - end.top}px) scale(0.2)`;
    target.animate([{ transform: start, opacity: 0 }, { transform: "none", opacity: 1 }], { ...timing, fill: "backwards" });
    return;
  }
  for (const name of ["data-place", "data-key"]) copy.removeAttribute(name);
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
    [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.8 }, { transform: path, opacity: 0.2 }],
    timing,
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
  if (appears) {
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { ...timing, fill: "backwards" });
  }
}
