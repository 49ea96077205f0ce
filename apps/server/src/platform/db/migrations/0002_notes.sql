-- Single sign-on for the notes product, its organisations and wikis. Keys and tokens end with the session that made them.

CREATE TABLE sso_keys (
  key_hash text PRIMARY KEY,
  session_hash text NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sso_keys_session ON sso_keys (session_hash);

CREATE TABLE sso_tokens (
  token_hash text PRIMARY KEY,
  session_hash text NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sso_tokens_session ON sso_tokens (session_hash);

CREATE TABLE organizations (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- The user whose personal space this is; null for shared organisations.
  personal_owner_id text UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);

CREATE TABLE organization_members (
  organization_id text NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (organization_id, user_id)
);
CREATE INDEX organization_members_user ON organization_members (user_id);

CREATE TABLE wikis (
  id text PRIMARY KEY,
  organization_id text NOT NULL REFERENCES organizations (id) ON DELETE CASCADE,
  name text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX wikis_default ON wikis (organization_id) WHERE is_default;
