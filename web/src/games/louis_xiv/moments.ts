// Moments that everybody should see together: a new round with the king, intrigues.
import type { Struct } from "../../api/types";

export type Moment =
  | { kind: "round"; round: number; first: number; king: number; louis: number; favourite: number | null }
  | { kind: "plots"; plots: Struct[] };

export function momentsOf(events: Struct[]): Moment[] {
  const moments: Moment[] = [];
  const find = (type: string): Struct | undefined => events.find((event) => event.type === type);
  const plots = events.filter(({ type }) => type === "plotted" || type === "tie-won");
  if (plots.length > 0) moments.push({ kind: "plots", plots });
  const [began, king, favourite] = [find("round-began"), find("king-came"), find("favourite-came")];
  if (began && king) {
    moments.push({
      kind: "round",
      round: Number(began.round),
      first: Number(began.seat),
      king: Number(king.board),
      louis: Number(king.louis),
      favourite: favourite ? Number(favourite.board) : null,
    });
  }
  return moments;
}
