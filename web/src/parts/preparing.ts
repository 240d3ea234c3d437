// What a table needs is asked for before there is anything to show it in: the table itself, and as soon as it is known
// which game is played there, the board of that game.
import { get } from "../api/client";
import type { GameDetail } from "../api/types";
import { GAMES, type GameModule } from "../games/registry";
import { lounge } from "../live/lounge.svelte";
import { settings } from "../settings.svelte";
import { gameWords } from "../words/words.svelte";

type Parts = Promise<[GameDetail, GameModule, unknown]>;
const parts = new Map<string, Parts>();

/** What the board of a game is made of. */
export function partsOf(game: string): Parts {
  // The words are kept by the browser, and used by the scene.
  const loading =
    parts.get(game) ??
    Promise.all([get<GameDetail>(`/api/games/${game}`), GAMES[game]!.load(), gameWords(settings.language, game)]);
  parts.set(game, loading);
  loading.catch(() => parts.delete(game)); // to be tried again
  return loading;
}

/** Read a table, and along with the rest of it the board of its game. */
export function prepare(id: string): void {
  lounge.begin(id, ({ game }) => {
    if (GAMES[game]) partsOf(game).catch(() => undefined); // told when it is needed
  });
}
