-- Texts that are proofread. A version is a text as it came and the edits to it; what it says now follows from both.
CREATE TABLE proofreading_documents (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  genre text NOT NULL,
  source text NOT NULL,
  -- The newest one.
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Out of every list since then, and gone for good a day later.
  removed_at timestamptz
);
CREATE INDEX proofreading_documents_owner ON proofreading_documents (owner_id, updated_at DESC);
CREATE INDEX proofreading_documents_removed ON proofreading_documents (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE proofreading_versions (
  document_id text NOT NULL REFERENCES proofreading_documents (id) ON DELETE CASCADE,
  version integer NOT NULL,
  format text NOT NULL,
  -- The upload that it was read from.
  file_id text REFERENCES files (id) ON DELETE SET NULL,
  file_name text,
  text text NOT NULL,
  characters integer NOT NULL,
  -- JSON: edits in the order of the text, and what is ignored.
  edits text NOT NULL DEFAULT '[]',
  edit_count integer NOT NULL DEFAULT 0,
  ignored text NOT NULL DEFAULT '[]',
  -- Grows with each saving, so that two pages do not lose each other's edits.
  revision integer NOT NULL DEFAULT 0,
  -- JSON: what of the file was not read.
  notes text NOT NULL DEFAULT '[]',
  is_counted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (document_id, version)
);

-- The checks of a version that the server made; the last one counts.
CREATE TABLE proofreading_checks (
  id text PRIMARY KEY,
  document_id text NOT NULL,
  version integer NOT NULL,
  -- JSON.
  layers text NOT NULL,
  state text NOT NULL,
  -- The text that was checked, which may have been edited since.
  text text NOT NULL,
  paragraphs integer NOT NULL,
  paragraphs_done integer NOT NULL DEFAULT 0,
  -- JSON: issues, classes that were not looked for, edits of the model that were not accepted.
  issues text NOT NULL DEFAULT '[]',
  not_run text NOT NULL DEFAULT '[]',
  rejected text NOT NULL DEFAULT '[]',
  rejected_count integer NOT NULL DEFAULT 0,
  failure text,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  UNIQUE (document_id, version),
  FOREIGN KEY (document_id, version) REFERENCES proofreading_versions (document_id, version) ON DELETE CASCADE
);

-- Words that are right, words and people that are watched, and what is never said again; all of them the account's own.
CREATE TABLE proofreading_entries (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  text text NOT NULL,
  rule_id text NOT NULL DEFAULT '',
  suggestion text,
  note text,
  -- JSON.
  posts text NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  UNIQUE (owner_id, kind, text, rule_id)
);
