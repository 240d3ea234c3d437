"""The kernel: positions, frames, choices, events, chance, matches. It knows no game."""
