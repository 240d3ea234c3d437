// What the pictures of the court stand for: the choices that a push on them makes, or why they cannot be made.
import type { LouisXivView } from "../../api/types";
import { type Aim, aimAt, NO_AIM } from "../../table/aim";
import type { Option } from "../../table/chooser.svelte";
import type { Scene } from "../../table/scene.svelte";
import type { Placing } from "./placing.svelte";

/** Choices that have a picture of their own on the table; all others are buttons with words. */
const PICTURED = [
  "play",
  "redraw",
  "place",
  "jump",
  "place-four",
  "put",
  "lay",
  "return",
  "crown",
  "hand-in",
  "station",
  "withdraw",
];

export function plainOptions(scene: Scene): Option[] {
  return scene.chooser.options.filter(({ struct }) => !PICTURED.includes(struct.type));
}

function isOffered(scene: Scene, type: string): boolean {
  return scene.chooser.options.some(({ struct }) => struct.type === type);
}

/** The first of these kinds that is offered, or the first of all. */
function kindOf(scene: Scene, types: string[]): string {
  return types.find((type) => isOffered(scene, type)) ?? types[0]!;
}

/** A whole option at one push. */
export function aimAtOption(scene: Scene, option: Option): Aim {
  const { chooser } = scene;
  const isPicked = chooser.ready?.notation === option.notation && chooser.options.length > 1;
  const press = (): void => {
    if (isPicked) chooser.clear();
    else chooser.select(option.notation);
  };
  return { isLit: true, isPicked, press };
}

/** A board: for a marker of a placement, or for a single one. */
export function aimAtBoard(scene: Scene, placing: Placing, number: number): Aim {
  if (isOffered(scene, "put")) return aimAt(scene, "put", "board", number);
  if (!placing.isOn) return NO_AIM;
  const isLit = placing.isLit(number);
  const press = (): void => {
    if (isLit) placing.add(number);
    else void scene.whyNot(...placing.refusal(number));
  };
  return { isLit, isPicked: placing.laid.has(number), press };
}

export function aimAtCard(scene: Scene, card: string): Aim {
  return aimAt(scene, kindOf(scene, ["play", "redraw"]), "influence", card);
}

export function aimAtMission(scene: Scene, mission: string): Aim {
  return aimAt(scene, kindOf(scene, ["lay", "return"]), "mission", mission);
}

export function aimAtTile(scene: Scene, tile: string): Aim {
  return aimAt(scene, kindOf(scene, ["hand-in", "crown"]), "tile", tile);
}

export function aimAtSpace(scene: Scene, view: LouisXivView, space: string): Aim {
  const has = view.players[view.seat ?? 0]!.tablet.includes(space);
  return aimAt(scene, kindOf(scene, has ? ["withdraw", "station"] : ["station", "withdraw"]), "space", space);
}
