"""1655 - Habemus Papam (Christoph Bauer, 2010)."""
