-- What happens at the tables. Times are milliseconds since 1970.
-- This is SQL for both databases; see dialect.py for the words that differ. A semicolon ends a line only where it ends a statement.

-- `last` is the number of the table's last entry.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over', 'ended')),
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    watch TEXT NOT NULL,
    last INTEGER NOT NULL,
    is_public INTEGER NOT NULL,
    rematch_of TEXT
);

-- By creation: `updated` changes with every choice, and an index on it would have to change as well.
CREATE INDEX tables_public ON tables (created, id) WHERE is_public = 1;
CREATE INDEX tables_state ON tables (state);

-- The log: nothing here is ever changed.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    kind TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) /*clustered*/;

-- The answers given, so that a request sent twice is answered the same and counts once.
CREATE TABLE requests (
    table_id TEXT NOT NULL,
    key TEXT NOT NULL,
    number INTEGER NOT NULL,
    status INTEGER NOT NULL,
    answer BLOB NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, key)
) /*clustered*/;

CREATE INDEX requests_at ON requests (at);

-- The secret of the deal, apart from the log.
CREATE TABLE secrets (
    table_id TEXT PRIMARY KEY,
    seed BLOB NOT NULL
) /*clustered*/;

CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) /*clustered*/;

-- `due_at` is since when the seat has been expected to act, 0 when it is not. A worker that thinks for a bot's seat leases it.
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'free')),
    level TEXT NOT NULL,
    name TEXT NOT NULL,
    secret_hash BLOB,
    due_at BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    lease_by TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) /*clustered*/;

CREATE INDEX seats_due ON seats (due_at) WHERE due_at > 0 AND kind = 'bot';
CREATE INDEX seats_leased ON seats (lease_by) WHERE lease_until > 0;
