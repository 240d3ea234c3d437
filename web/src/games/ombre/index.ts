import type { GameModule } from "../registry";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { term } from "./names";

export default { Board, Count, term } satisfies GameModule;
