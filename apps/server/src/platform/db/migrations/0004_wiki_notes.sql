-- Notes of a wiki. `version` counts the saves; saving over a version that is not the newest is refused.

CREATE TABLE wiki_notes (
  id text PRIMARY KEY,
  wiki_id text NOT NULL REFERENCES wikis (id) ON DELETE CASCADE,
  title text NOT NULL,
  content text NOT NULL,
  -- The declaration that the note was opened for, when there is one.
  project_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX wiki_notes_wiki ON wiki_notes (wiki_id, updated_at DESC);
