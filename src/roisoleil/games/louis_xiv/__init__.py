"""Louis XIV (Rüdiger Dorn, 2005) with the expansion Le Favori (2009)."""
