-- What an account may use, and every use of it. A trial is one source among several.

CREATE TABLE equities (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  module text NOT NULL,
  source text NOT NULL CHECK (source IN ('trial', 'order', 'gift')),
  order_id text,
  -- null: without a limit
  granted integer,
  used integer NOT NULL DEFAULT 0,
  -- Monthly ones begin anew on the day of starts_at; `period` is the month that `used` belongs to.
  reset text NOT NULL DEFAULT 'never' CHECK (reset IN ('never', 'month')),
  period integer NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (used >= 0 AND (granted IS NULL OR used <= granted))
);
CREATE INDEX equities_user ON equities (user_id, module, expires_at);
CREATE UNIQUE INDEX equities_trial ON equities (user_id, module) WHERE source = 'trial';
-- An order grants each module once, whatever is repeated.
CREATE UNIQUE INDEX equities_order ON equities (order_id, module) WHERE order_id IS NOT NULL;

INSERT INTO equities (id, user_id, module, source, granted, used, starts_at, expires_at)
  SELECT md5(m.user_id || '/' || m.module), m.user_id, m.module, 'trial', m.use_limit, m.used, t.started_at, t.expires_at
  FROM module_uses m JOIN trials t ON t.user_id = m.user_id;
DROP TABLE module_uses;

-- One charge per request id. held: paid, its action has not come yet; running: paid, its action is under way.
CREATE TABLE use_requests (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  request_id text NOT NULL,
  module text NOT NULL,
  equity_id text NOT NULL REFERENCES equities (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('held', 'running', 'spent', 'refunded')),
  -- After this a running one is taken for dead and refunded.
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, request_id)
);
CREATE INDEX use_requests_running ON use_requests (lease_until) WHERE state = 'running';

-- Append-only: what the user sees as 明细.
CREATE TABLE use_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  module text NOT NULL,
  equity_id text NOT NULL REFERENCES equities (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('grant', 'use', 'refund', 'adjust')),
  -- null: a grant without a limit
  delta integer,
  request_id text,
  at timestamptz NOT NULL
);
CREATE INDEX use_ledger_user ON use_ledger (user_id, id DESC);
