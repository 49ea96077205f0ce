-- Messages to users, and what a session shows of itself.

CREATE TABLE messages (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  reason text NOT NULL,
  link text,
  read_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX messages_user ON messages (user_id, seq DESC);
CREATE INDEX messages_created ON messages (created_at);

-- Types that a user wants nothing of.
CREATE TABLE muted_messages (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL,
  PRIMARY KEY (user_id, type)
);

-- A name for lists and links; the hash of the token stays inside.
ALTER TABLE sessions ADD COLUMN id text;
UPDATE sessions SET id = md5(token_hash);
ALTER TABLE sessions ALTER COLUMN id SET NOT NULL;
CREATE UNIQUE INDEX sessions_id ON sessions (id);
ALTER TABLE sessions ADD COLUMN ip text NOT NULL DEFAULT '';
ALTER TABLE sessions ADD COLUMN user_agent text NOT NULL DEFAULT '';
