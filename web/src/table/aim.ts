// A picture on the board that stands for a value of a choice: whether it can be pushed, and what a push does.
import type { Scene } from "./scene.svelte";

export type Aim = { isLit: boolean; isPicked: boolean; press: () => void };

/** What explains itself and is no target. */
export const NO_AIM: Aim = { isLit: false, isPicked: false, press: () => {} };

/** A value of a field: a card to take, a seat to strike, ... Where it cannot be chosen, a push asks why not. */
export function aimAt(scene: Scene, type: string, field: string, value: string | number): Aim {
  return aimAtAll(scene, type, { [field]: value });
}

/** Values of several fields at once, such as a row of a seat. */
export function aimAtAll(scene: Scene, type: string, values: Record<string, string | number>): Aim {
  const { chooser } = scene;
  const isIn = (struct: Record<string, unknown>): boolean =>
    struct.type === type && Object.entries(values).every(([field, value]) => struct[field] === value);
  const isOption = chooser.options.some(({ struct }) => isIn(struct));
  const isPicked =
    chooser.type === type && Object.entries(values).every(([field, value]) => chooser.isPicked(field, value));
  return {
    isLit: isOption && chooser.areLit(values, type),
    isPicked,
    press: () => {
      if (isOption) chooser.pickAll(values, type);
      else if (scene.isAsked) void scene.whyNot(notationOf(scene, type, values));
    },
  };
}

/** Some choice of a kind with these values, whether it can be made now or not. */
export function notationOf(scene: Scene, type: string, values: Record<string, unknown> = {}): string {
  const found = Object.entries(scene.detail.choices).find(
    ([, struct]) => struct.type === type && Object.entries(values).every(([field, value]) => struct[field] === value),
  );
  return found?.[0] ?? [type, ...Object.values(values)].join(" ");
}
