// The decisions of each phase, as common.py has them.
export const ROUNDS = 4;

const PHASES: Record<string, string[]> = {
  supply: ["recover-markers", "supply-effect", "withdraw", "redraw"],
  influence: ["opening-marker", "play-card", "use-card", "end-marker"],
  scoring: ["intrigue", "win-tie", "bribe", "conde", "maintenon", "favour"],
  missions: ["lay-mission", "pay-mission", "draw-mission", "keep-three", "hand-in", "exchange-mission"],
};

export function phaseOf(decision: string | null): string {
  const found = Object.entries(PHASES).find(([, decisions]) => decision !== null && decisions.includes(decision));
  return found?.[0] ?? "over";
}
