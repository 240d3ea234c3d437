import type { GameModule } from "../registry";
import { ask } from "./asked";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { isForeseen } from "./foreseen";
import { term } from "./names";

const counted = ["exchanged", "shield-majority", "points-counted", "victory"];

export default { Board, Count, counted, term, isForeseen, ask } satisfies GameModule;
