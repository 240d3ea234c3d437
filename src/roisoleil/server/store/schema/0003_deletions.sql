-- How many people were ever deleted. Servers keep names in memory; they look whether this number has grown.
CREATE TABLE deletions (
    number BIGINT NOT NULL
);

INSERT INTO deletions (number) VALUES (0);
