import type { GameModule } from "../registry";
import { ask } from "./asked";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { term } from "./names";
import { compose } from "./payment.svelte";

const counted = ["points-counted", "last-standing", "victory"];

export default { Board, Count, counted, term, compose, ask } satisfies GameModule;
