-- What a key was used for, as a digest: the same key for something else is refused. Empty for answers from before.
ALTER TABLE requests ADD COLUMN wish TEXT NOT NULL DEFAULT '';
