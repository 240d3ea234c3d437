"""The arena: bots measured against each other, on one core, on all of them or on a cluster."""
