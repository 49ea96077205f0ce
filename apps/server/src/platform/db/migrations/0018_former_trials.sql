-- The trial of a closed account goes on when its phone signs up again. The phone itself is not kept.
CREATE TABLE former_trials (
  -- HMAC-SHA-256 with the secret of the installation.
  phone_hash text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Uses taken, by module, as JSON.
  used text NOT NULL,
  kept_until timestamptz NOT NULL
);
