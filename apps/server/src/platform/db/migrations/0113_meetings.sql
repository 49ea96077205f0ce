-- Meetings: chunks while they are recorded, then one file in blocks. All of it here, so that one backup holds everything.
CREATE TABLE meetings (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Made up by the page, so that creating it twice is creating it once.
  client_id text NOT NULL,
  title text NOT NULL,
  state text NOT NULL,
  -- Of the chunks, later of the file.
  media_type text NOT NULL,
  size_bytes bigint NOT NULL DEFAULT 0,
  -- Of the chunks without a gap, later of the file; milliseconds.
  duration_ms integer NOT NULL DEFAULT 0,
  -- All chunks below it are here; and the highest that is.
  next_number integer NOT NULL DEFAULT 0,
  last_number integer NOT NULL DEFAULT -1,
  -- JSON.
  consent text NOT NULL DEFAULT 'null',
  marks text NOT NULL DEFAULT '[]',
  failure text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- In the trash since then.
  removed_at timestamptz,
  UNIQUE (owner_id, client_id)
);
CREATE INDEX meetings_owner ON meetings (owner_id, created_at DESC);
CREATE INDEX meetings_removed ON meetings (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE meeting_chunks (
  meeting_id text NOT NULL REFERENCES meetings (id) ON DELETE CASCADE,
  number integer NOT NULL,
  part integer NOT NULL,
  end_ms integer NOT NULL,
  sha256 text NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (meeting_id, number)
);

-- The file, in blocks of a megabyte, so that any part of it can be read without the rest.
CREATE TABLE meeting_audio (
  meeting_id text NOT NULL REFERENCES meetings (id) ON DELETE CASCADE,
  block integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (meeting_id, block)
);

CREATE TABLE meeting_levels (
  meeting_id text PRIMARY KEY REFERENCES meetings (id) ON DELETE CASCADE,
  step_ms integer NOT NULL,
  content bytea NOT NULL
);

-- Whoever has the token may hear the file until it expires.
CREATE TABLE meeting_plays (
  token_hash text PRIMARY KEY,
  meeting_id text NOT NULL REFERENCES meetings (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX meeting_plays_expiry ON meeting_plays (expires_at);

CREATE TABLE meeting_settings (
  owner_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  keep_days integer
);
