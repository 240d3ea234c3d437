// What a picture of the board stands for: the choice that a push on it makes, or why it cannot be made.
import { type Aim, aimAt, NO_AIM } from "../../table/aim";
import type { Scene } from "../../table/scene.svelte";

const SWAP = "swap";

/** A person in a display: to be bribed, excluded or swapped. Where a seat must lose one, its name is pushed instead. */
export function aimAtPerson(scene: Scene, person: string): Aim {
  const asked = scene.chooser.options[0]?.struct.type ?? "";
  if (asked === SWAP) return aimAtSwap(scene, person);
  if (asked === "bribe" || asked === "exclude") return aimAt(scene, asked, "cardinal", person);
  return NO_AIM;
}

/** Swapping: any two persons that make an option, in whichever order they are pushed. */
function aimAtSwap(scene: Scene, person: string): Aim {
  const { chooser } = scene;
  const pairs = chooser.options.map(({ struct }) => [String(struct.first), String(struct.second)] as const);
  const picked = chooser.picked.map((pick) => String(pick.value)).filter((value) => value !== "none");
  const isPicked = picked.includes(person);
  const first = picked.length === 1 ? picked[0]! : "";
  const fits = pairs.some((pair) => pair.includes(person) && (!first || pair.includes(first)));
  const press = (): void => {
    if (isPicked) chooser.picked = chooser.picked.filter((pick) => pick.value !== person);
    else if (first && fits)
      chooser.picked = asPicks(pairs.find((pair) => pair.includes(person) && pair.includes(first))!);
    else if (fits)
      chooser.picked = [{ field: pairs.some((pair) => pair[0] === person) ? "first" : "second", value: person }];
    else if (scene.isAsked) void scene.whyNot(swapNotation(scene, person, first));
  };
  return { isLit: fits, isPicked, press };
}

function asPicks([first, second]: readonly [string, string]): { field: string; value: string }[] {
  return [
    { field: "first", value: first },
    { field: "second", value: second },
  ];
}

/** The choice to swap these two as the list of all choices has it; with nobody else, any that has this person. */
function swapNotation(scene: Scene, person: string, other: string): string {
  const found = Object.entries(scene.detail.choices).find(([, struct]) => {
    const pair = [struct.first, struct.second];
    return struct.type === SWAP && pair.includes(person) && (!other || pair.includes(other));
  });
  return found?.[0] ?? `${SWAP} ${person} ${other}`;
}
