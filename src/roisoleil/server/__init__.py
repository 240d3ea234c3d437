"""The table server: people and programs play over HTTP."""
