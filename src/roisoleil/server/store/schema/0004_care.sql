-- Who opened a table, whether its log can be carried out, and to whom bots have answered lately.

-- Whose bots think there, and who may close it; empty once that person is forgotten.
ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN is_damaged INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET opener = coalesce((SELECT person_id FROM holders WHERE holders.table_id = tables.id ORDER BY seat, person_id LIMIT 1), '');

CREATE INDEX tables_opener ON tables (opener);
CREATE INDEX persons_seen ON persons (seen);

-- Since when the bots at somebody's tables have not been thought for: who has waited longest for one comes first.
CREATE TABLE served (
    opener TEXT PRIMARY KEY,
    at BIGINT NOT NULL
) /*clustered*/;
