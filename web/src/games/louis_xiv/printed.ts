// What is printed on every copy, by the rulebook: the rewards of boards 1 to 12, and the types of shields.
export const REWARDS = [
  "sceptre",
  "letter",
  "ring",
  "helmet",
  "crown",
  "shield-and-marker",
  "louis",
  "markers-on-5",
  "crown",
  "two-shields",
  "influence-card",
  "shield-and-intrigue",
];
export const SHIELDS = ["shield-1", "shield-2", "shield-3", "shield-4", "shield-5", "shield-6"];
export const SIDES = ["front", "back"] as const;
