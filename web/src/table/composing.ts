// Several choices that belong together, such as a payment of cards and tokens: they are composed on the board and
// confirmed once. The server makes all of them and takes them back as one, or it makes none.
import type { Struct } from "../api/types";
import type { Option } from "./chooser.svelte";
import type { Scene } from "./scene.svelte";

/** Something that can be picked, or put back, in words. */
export type Piece = { key: string; text: string; isPicked: boolean; press: () => void };

export type Composition = {
  /** What has been picked so far, or what is wrong with it. */
  readonly line: string;
  /** Whether it can be confirmed as it is. */
  readonly isWhole: boolean;
  readonly isEmpty: boolean;
  /** The choices that it stands for, in the order in which they are made. */
  readonly options: Option[];
  /** For those who read rather than point. */
  readonly pieces: Piece[];
  /** Pick what makes a choice, as a hint names it. */
  pick: (struct: Struct) => void;
  clear: () => void;
};

/** How a game has what is asked now composed; nothing where one choice is the answer. */
export type Compose = (scene: Scene) => Composition | null;
