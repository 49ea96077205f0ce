-- Work that outlives its request and its process. A row is taken by lease; one that ended is deleted.
CREATE TABLE jobs (
  id text PRIMARY KEY,
  kind text NOT NULL,
  subject_id text NOT NULL,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  attempts integer NOT NULL DEFAULT 0,
  run_at timestamptz NOT NULL,
  -- Made up for every claim: who holds another one has lost the job.
  holder text,
  lease_until timestamptz,
  UNIQUE (kind, subject_id)
);
CREATE INDEX jobs_next ON jobs (run_at, seq);
