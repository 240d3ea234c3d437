"""The usual research interfaces, each thin over the contract of a game; docs/research.md shows them in use."""
