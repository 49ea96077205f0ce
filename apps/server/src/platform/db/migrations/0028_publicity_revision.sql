-- Subscriptions report lists that came in or changed after they last looked; clocks cannot tell, as a batch takes a while.

CREATE TABLE publicity_library (
  id integer PRIMARY KEY CHECK (id = 1),
  -- Grows by one with every list that is written; writing takes its row, so that what is up to it is there to read.
  revision bigint NOT NULL
);
INSERT INTO publicity_library (id, revision) VALUES (1, 0);

ALTER TABLE publicity_lists ADD COLUMN revision bigint NOT NULL DEFAULT 0;
CREATE INDEX publicity_lists_revision ON publicity_lists (revision);
-- Revision up to which it has looked.
ALTER TABLE subscriptions ADD COLUMN seen_lists bigint NOT NULL DEFAULT 0;
