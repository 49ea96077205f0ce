-- What users want to hear of. `known` holds what they were shown or told before (a JSON list of policy ids); null until first looked.

CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  name text NOT NULL,
  -- JSON with its keys in order, so that the same wish is found again.
  spec text NOT NULL,
  frequency text NOT NULL,
  is_active boolean NOT NULL,
  known text,
  last_checked_at timestamptz NOT NULL,
  last_hit_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, kind, spec)
);
CREATE INDEX subscriptions_due ON subscriptions (last_checked_at) WHERE is_active;
