import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { isForeseen } from "./foreseen";
import { term } from "./names";

export default { Board, Count, term, isForeseen } satisfies GameModule;
