import type { GameParts } from "../registry";
import Part from "./Part.svelte";
import Plates from "./Plates.svelte";

export default { Plates, Part } satisfies GameParts;
