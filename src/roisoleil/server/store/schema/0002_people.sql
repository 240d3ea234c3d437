-- Who sits at the tables, and what they say there.

-- A person is known by a secret, of which only the hash is kept.
CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    secret_hash BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

-- Who may act for a seat; several may, such as one person on two devices.
CREATE TABLE holders (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person_id TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, person_id)
) /*clustered*/;

CREATE INDEX holders_person ON holders (person_id);

CREATE TABLE watchers (
    table_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    PRIMARY KEY (table_id, person_id)
) /*clustered*/;

CREATE INDEX watchers_person ON watchers (person_id);

-- Numbered per table, apart from the log. Seat -1 is a watcher.
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    person_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) /*clustered*/;

CREATE INDEX chat_person ON chat (person_id);

CREATE TABLE notes (
    table_id TEXT NOT NULL,
    person_id TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, person_id)
) /*clustered*/;

CREATE INDEX notes_person ON notes (person_id);
