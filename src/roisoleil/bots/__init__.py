"""Bots: they are given what their seat knows, and nothing else."""
