-- Accounts, sessions, trials and the things a signed-in user owns. Times are written by the server's clock, never by now().

CREATE TABLE users (
  id text PRIMARY KEY,
  phone text NOT NULL UNIQUE,
  name text NOT NULL DEFAULT '',
  -- argon2id in PHC form; null until the user sets a password.
  password_hash text,
  -- The demo account, which exists only while sample data is on.
  is_sample boolean NOT NULL DEFAULT false,
  disabled_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  idle_expires_at timestamptz NOT NULL,
  absolute_expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (idle_expires_at);

CREATE TABLE verification_codes (
  id text PRIMARY KEY,
  phone text NOT NULL,
  purpose text NOT NULL,
  -- HMAC-SHA-256 with the secret of the installation.
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX verification_codes_phone ON verification_codes (phone, created_at DESC);

CREATE TABLE login_codes (
  code_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Counters of limited actions; key is the action and whom it counts for.
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_reset ON rate_limits (resets_at);

CREATE TABLE trials (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE module_uses (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  module text NOT NULL,
  used integer NOT NULL DEFAULT 0,
  use_limit integer NOT NULL,
  PRIMARY KEY (user_id, module),
  CHECK (used BETWEEN 0 AND use_limit)
);

CREATE TABLE enterprises (
  id text PRIMARY KEY,
  owner_id text NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- GB/T 2260
  region_code text NOT NULL,
  region_name text NOT NULL,
  -- GB/T 4754
  industry_code text,
  established_at date,
  is_sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

CREATE TABLE acquisition_upgrades (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  upgraded_at timestamptz NOT NULL
);

CREATE TABLE declarations (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  declare_no text NOT NULL UNIQUE,
  project_name text NOT NULL,
  item_name text NOT NULL,
  policy_title text NOT NULL,
  batch text,
  region_name text NOT NULL,
  state text NOT NULL,
  amount_expected_fen bigint,
  deadline timestamptz,
  progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  create_time timestamptz NOT NULL,
  update_time timestamptz NOT NULL
);
CREATE INDEX declarations_owner ON declarations (owner_id, create_time DESC);

CREATE TABLE chat_contents (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE usage_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type text NOT NULL,
  recorded_at timestamptz NOT NULL
);
CREATE INDEX usage_records_user ON usage_records (user_id, recorded_at DESC);
