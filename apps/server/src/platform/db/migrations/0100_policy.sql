-- The policy library. The record is what every source delivers; columns beside it are what SQL needs to find it by.

CREATE TABLE policy_library (
  id integer PRIMARY KEY CHECK (id = 1),
  -- Identity of this library, so that a search index built from another database is not taken for its own.
  library text NOT NULL,
  -- Grows by one with every committed batch; search indexes follow it.
  revision bigint NOT NULL
);
INSERT INTO policy_library (id, library, revision) VALUES (1, gen_random_uuid()::text, 0);

CREATE TABLE policies (
  id text PRIMARY KEY,
  family_id text NOT NULL,
  title text NOT NULL,
  -- SHA-256 of the record: importing the same again changes nothing.
  content_hash text NOT NULL,
  -- Revision of the batch that wrote it last.
  revision bigint NOT NULL,
  -- Who delivers it: embedded:national, embedded:sample or import.
  origin text NOT NULL,
  record jsonb NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX policies_family ON policies (family_id);
CREATE INDEX policies_revision ON policies (revision, id);
CREATE INDEX policies_origin ON policies (origin);

-- Relations both ways; the other end may not be imported yet.
CREATE TABLE policy_relations (
  from_id text NOT NULL REFERENCES policies (id) ON DELETE CASCADE,
  kind text NOT NULL,
  to_id text NOT NULL,
  PRIMARY KEY (from_id, kind, to_id)
);
CREATE INDEX policy_relations_to ON policy_relations (to_id);
