// What the pictures of the board stand for: the choice that a push on them makes, or why it cannot be made.
import { type Aim, aimAt, aimAtAll, NO_AIM, notationOf } from "../../table/aim";
import type { Scene } from "../../table/scene.svelte";
import { paymentOf } from "./payment.svelte";

/** Choices whose cards can be pushed at once; the others are begun in the tray. */
const DIRECT = ["forfeit"];
const WITH_OWN = ["lay-down", "dismiss", "conspire", "trade", ...DIRECT];
const WITH_ROW = ["dismiss", "trade", "banish"];
export const WITH_SEAT = ["suzerain", "sap"];
export const DUEL = "duel";
export const DUEL_TWO = "duel-two";

/** The kind of choice under way, or the one that needs no beginning. */
function kind(scene: Scene): string {
  const { chooser } = scene;
  if (chooser.type) return chooser.type;
  return chooser.options.find(({ struct }) => DIRECT.includes(struct.type))?.struct.type ?? "";
}

/** The top card of an own row, or an own auction card; so many of them are laid for a price. */
export function aimAtOwn(scene: Scene, own: string): Aim & { laid?: number } {
  const payment = paymentOf(scene);
  if (payment) return payment.aimAtCard(own);
  const type = kind(scene);
  // While tokens are picked, a card may be given instead.
  const direct = DIRECT.find((each) => scene.chooser.options.some(({ struct }) => struct.type === each));
  const wanted = WITH_OWN.includes(type) ? type : (direct ?? "");
  return wanted ? aimAt(scene, wanted, "own", own) : NO_AIM;
}

/** The top card of another player's row. */
export function aimAtRow(scene: Scene, seat: number, colour: string): Aim {
  const type = kind(scene);
  return WITH_ROW.includes(type) ? aimAtAll(scene, type, { seat, colour }) : NO_AIM;
}

/** Whether it is a player that must be picked for choices of a type. */
export function isAboutSeats(type: string): boolean {
  return [DUEL, DUEL_TWO, ...WITH_SEAT].includes(type);
}

export function aimAtSeat(scene: Scene, seat: number): Aim {
  const { type } = scene.chooser;
  if (type === DUEL || type === DUEL_TWO) return aimAtDuel(scene, seat);
  return WITH_SEAT.includes(type) ? aimAt(scene, type, "seat", seat) : NO_AIM;
}

/** A duel: one opponent, or two, in whichever order they are pushed. */
function aimAtDuel(scene: Scene, seat: number): Aim {
  const { chooser } = scene;
  const picked = chooser.picked.map((pick) => pick.value as number);
  const isPicked = picked.includes(seat);
  const isOption = chooser.options.some(({ struct }) => struct.type === DUEL && struct.seat === seat);
  const press = (): void => {
    if (!isOption) void scene.whyNot(notationOf(scene, DUEL, { seat }));
    else if (isPicked && chooser.isTwice) chooser.onTwice();
    else if (isPicked)
      duel(
        scene,
        picked.filter((other) => other !== seat),
      );
    else duel(scene, picked.length === 1 ? [...picked, seat] : [seat]);
  };
  return { isLit: isOption && (isPicked || picked.length < 2), isPicked, press };
}

function duel(scene: Scene, seats: number[]): void {
  const [first, second] = [...seats].sort((one, other) => one - other);
  if (first === undefined) scene.chooser.begin(DUEL);
  else if (second === undefined) scene.chooser.begin(DUEL, { seat: first });
  else scene.chooser.begin(DUEL_TWO, { "first-seat": first, "second-seat": second });
}

/** One of the cards turned over: to be placed, or two of a colour, the second on top. */
export function aimAtTurned(scene: Scene, turned: string[], place: number): Aim {
  const { chooser } = scene;
  const card = turned[place]!;
  const places = placesPicked(scene, turned);
  const isPicked = places.includes(place);
  const isOption = chooser.options.some(({ struct }) => struct.type === "place" && struct.card === card);
  const first = places.length === 1 ? turned[places[0]!] : undefined;
  const hasPair = chooser.options.some(
    ({ struct }) => struct.type === "place-two" && struct.bottom === first && struct.top === card,
  );
  const press = (): void => {
    if (!isOption) {
      if (scene.isAsked) void scene.whyNot(notationOf(scene, "place", { card }));
    } else if (isPicked && chooser.isTwice) chooser.onTwice();
    else if (isPicked)
      leave(
        scene,
        places.filter((other) => other !== place).map((other) => turned[other]!),
      );
    else if (hasPair) chooser.begin("place-two", { bottom: first, top: card });
    else chooser.begin("place", { card });
  };
  return { isLit: isOption, isPicked, press };
}

function leave(scene: Scene, cards: string[]): void {
  if (cards[0]) scene.chooser.begin("place", { card: cards[0] });
  else scene.chooser.clear();
}

/** Which of the cards turned are picked: of equal ones the first. */
function placesPicked({ chooser }: Scene, turned: string[]): number[] {
  if (chooser.type !== "place" && chooser.type !== "place-two") return [];
  const places: number[] = [];
  for (const { value } of chooser.picked) {
    const place = turned.findIndex((card, index) => card === value && !places.includes(index));
    if (place >= 0) places.push(place);
  }
  return places;
}
