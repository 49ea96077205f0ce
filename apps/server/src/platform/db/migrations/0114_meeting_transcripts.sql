-- What was said at a meeting, segment by segment, and what was made of it.
CREATE TABLE meeting_transcripts (
  meeting_id text PRIMARY KEY REFERENCES meetings (id) ON DELETE CASCADE,
  -- Grows with each saving, so that two pages do not lose each other's changes.
  revision integer NOT NULL,
  -- JSON.
  speakers text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE meeting_segments (
  meeting_id text NOT NULL REFERENCES meetings (id) ON DELETE CASCADE,
  id text NOT NULL,
  start_ms integer NOT NULL,
  -- For the search.
  text text NOT NULL,
  -- JSON: the whole of it.
  content text NOT NULL,
  PRIMARY KEY (meeting_id, id)
);

-- Minutes that somebody edited; without a row they follow from the transcript by rules.
CREATE TABLE meeting_minutes (
  meeting_id text PRIMARY KEY REFERENCES meetings (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  -- JSON; null: by rules again.
  content text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE meeting_shares (
  meeting_id text PRIMARY KEY REFERENCES meetings (id) ON DELETE CASCADE,
  -- Whoever has the token may read, where there is a password with that.
  token_hash text NOT NULL UNIQUE,
  password_hash text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
