"""Board games of the Sun King's time: one rules engine for table, bots and research."""
