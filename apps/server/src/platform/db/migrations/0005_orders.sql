-- Orders outlive the account: the law keeps accounts of money for ten years. Money is integer 分.

CREATE TABLE files (
  id text PRIMARY KEY,
  owner_id text REFERENCES users (id) ON DELETE SET NULL,
  name text NOT NULL,
  -- Found from the bytes, never what the client said.
  media_type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX files_owner ON files (owner_id);

CREATE TABLE orders (
  id text PRIMARY KEY,
  order_no text NOT NULL UNIQUE,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  idempotency_key text,
  -- Of what was ordered, so that the same key with other content is noticed.
  content_hash text NOT NULL,
  state text NOT NULL,
  plan_id text NOT NULL,
  billing text NOT NULL,
  extra_seats integer NOT NULL,
  pay_method text NOT NULL,
  -- Plan and price as they were when the order was made (JSON).
  plan text NOT NULL,
  quote text NOT NULL,
  payable_fen bigint NOT NULL CHECK (payable_fen >= 0),
  proof_file_id text REFERENCES files (id),
  proof_at timestamptz,
  starts_at timestamptz,
  expires_at timestamptz,
  pay_by timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX orders_user ON orders (user_id, created_at DESC);
CREATE UNIQUE INDEX orders_key ON orders (user_id, idempotency_key);
CREATE INDEX orders_due ON orders (state, pay_by, expires_at);

CREATE TABLE order_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  state text NOT NULL,
  -- user, gateway, operator or clock
  actor text NOT NULL,
  note text,
  at timestamptz NOT NULL
);
CREATE INDEX order_events_order ON order_events (order_id, id);

CREATE TABLE invoices (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL,
  title text NOT NULL,
  tax_no text NOT NULL,
  email text NOT NULL,
  state text NOT NULL DEFAULT 'requested',
  requested_at timestamptz NOT NULL,
  issued_at timestamptz
);

CREATE TABLE payments (
  id text PRIMARY KEY,
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  gateway text NOT NULL,
  amount_fen bigint NOT NULL,
  -- The gateway's own number: one notice, however often it is sent.
  transaction_id text,
  created_at timestamptz NOT NULL,
  paid_at timestamptz
);
CREATE INDEX payments_order ON payments (order_id);
CREATE UNIQUE INDEX payments_transaction ON payments (gateway, transaction_id);

-- What operators did with `npm run admin`.
CREATE TABLE operator_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  action text NOT NULL,
  subject text NOT NULL,
  detail text NOT NULL,
  at timestamptz NOT NULL
);
