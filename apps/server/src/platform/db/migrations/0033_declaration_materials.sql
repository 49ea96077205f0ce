-- Files that declarations use; one may serve several. Of the slots, the current version is the newest one.

CREATE TABLE evidence_files (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  file_id text NOT NULL UNIQUE REFERENCES files (id) ON DELETE CASCADE,
  kind text NOT NULL,
  expires_on date,
  created_at timestamptz NOT NULL
);
CREATE INDEX evidence_files_owner ON evidence_files (owner_id, created_at DESC);

CREATE TABLE declaration_slots (
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  spec_id text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL,
  is_required boolean NOT NULL,
  is_own boolean NOT NULL,
  -- What a person said of the current version: uploaded (nothing yet), checking, ok, rejected.
  verdict text NOT NULL DEFAULT 'uploaded',
  reason text,
  PRIMARY KEY (declaration_id, spec_id)
);

CREATE TABLE declaration_versions (
  id text PRIMARY KEY,
  -- The order in which they came.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  declaration_id text NOT NULL,
  spec_id text NOT NULL,
  evidence_id text NOT NULL REFERENCES evidence_files (id) ON DELETE CASCADE,
  note text,
  added_at timestamptz NOT NULL,
  FOREIGN KEY (declaration_id, spec_id) REFERENCES declaration_slots (declaration_id, spec_id) ON DELETE CASCADE
);
CREATE INDEX declaration_versions_slot ON declaration_versions (declaration_id, spec_id);
CREATE INDEX declaration_versions_evidence ON declaration_versions (evidence_id);
