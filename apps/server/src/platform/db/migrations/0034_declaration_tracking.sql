-- What follows a declaration: tasks, rounds of 补正, money and obligations. Money is integer 分.

CREATE TABLE declaration_tasks (
  id text PRIMARY KEY,
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  title text NOT NULL,
  due_on date,
  owner_label text,
  is_done boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX declaration_tasks_declaration ON declaration_tasks (declaration_id);

CREATE TABLE declaration_corrections (
  id text PRIMARY KEY,
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  round integer NOT NULL,
  request text,
  requested_on date NOT NULL,
  due_on date,
  answer text,
  answered_on date,
  UNIQUE (declaration_id, round)
);

CREATE TABLE declaration_payouts (
  id text PRIMARY KEY,
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  amount_fen bigint NOT NULL CHECK (amount_fen > 0),
  paid_on date NOT NULL,
  payer text,
  note text
);
CREATE INDEX declaration_payouts_declaration ON declaration_payouts (declaration_id);

CREATE TABLE declaration_obligations (
  id text PRIMARY KEY,
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  kind text NOT NULL,
  title text NOT NULL,
  due_on date NOT NULL,
  done_on date,
  note text
);
CREATE INDEX declaration_obligations_declaration ON declaration_obligations (declaration_id);

-- A reminder is sent once per subject and day.
CREATE TABLE declaration_reminders (
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  subject text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (declaration_id, subject)
);
