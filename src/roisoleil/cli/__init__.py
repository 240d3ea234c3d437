"""The command `roisoleil`."""
