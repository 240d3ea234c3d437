"""Dans l'ombre du Roi-Soleil (Alan R. Moon and Aaron Weissblum, 2002)."""
