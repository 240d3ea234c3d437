// A picture on the board that stands for a value of a choice: whether it can be pushed, and what a push does.
import type { Scene } from "./scene.svelte";

export type Aim = { isLit: boolean; isPicked: boolean; press: () => void };

/** What explains itself and is no target. */
export const NO_AIM: Aim = { isLit: false, isPicked: false, press: () => {} };

/** A value of a field: a card to take, a seat to strike, ... Where it cannot be chosen, a push asks why not. */
export function aimAt(scene: Scene, type: string, field: string, value: string | number): Aim {
  const { chooser } = scene;
  const isAbout = chooser.options.some((option) => option.struct.type === type);
  const isPicked = isAbout && chooser.isPicked(field, value);
  const isOption = isAbout && chooser.options.some((option) => option.struct.type === type && option.struct[field] === value);
  return {
    isLit: isOption && chooser.isLit(field, value, type),
    isPicked,
    press: () => {
      if (isOption) chooser.pick(field, value, type);
      else if (scene.isAsked) void scene.whyNot(`${type} ${value}`);
    },
  };
}
