-- AI获客 (modules/acquisition): a directory of firms with what is public of them, queries over it, and lists of firms.

CREATE TABLE directory_firms (
  id text PRIMARY KEY,
  uscc text UNIQUE
);

-- What one source says of a firm; a later day of the same source replaces an earlier one.
CREATE TABLE directory_statements (
  firm_id text NOT NULL REFERENCES directory_firms (id) ON DELETE CASCADE,
  source text NOT NULL,
  -- Its name without brackets, spaces and width (publicity/firmName.ts).
  name_key text NOT NULL,
  url text,
  as_of date NOT NULL,
  is_sample boolean NOT NULL,
  record jsonb NOT NULL,
  PRIMARY KEY (firm_id, source)
);
CREATE INDEX directory_statements_name ON directory_statements (name_key);

-- Firms that asked not to be listed, by code and by name_key: their rows stay unread, and imports pass them over.
CREATE TABLE directory_opt_outs (
  key text PRIMARY KEY,
  opted_out_at timestamptz NOT NULL
);

CREATE TABLE directory_library (
  id integer PRIMARY KEY CHECK (id = 1),
  -- Grows with everything that changes what the directory shows, so that processes know to read it again.
  revision bigint NOT NULL
);
INSERT INTO directory_library (id, revision) VALUES (1, 0);

CREATE TABLE acquisition_runs (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  request_id text NOT NULL,
  title text NOT NULL,
  -- As it was asked for; JSON.
  query jsonb NOT NULL,
  firm_count integer NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, request_id)
);

CREATE TABLE lead_lists (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, name)
);

CREATE TABLE leads (
  id text PRIMARY KEY,
  list_id text NOT NULL REFERENCES lead_lists (id) ON DELETE CASCADE,
  firm_id text NOT NULL REFERENCES directory_firms (id) ON DELETE CASCADE,
  stage text NOT NULL CHECK (stage IN ('toContact', 'contacted', 'interested', 'signed', 'unsuitable')),
  note text NOT NULL,
  version integer NOT NULL,
  added_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (list_id, firm_id)
);
CREATE INDEX leads_firm ON leads (firm_id);

-- What was taken out and why. The list may be gone, so its name stands here.
CREATE TABLE lead_exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  list_name text NOT NULL,
  purpose text NOT NULL,
  firm_count integer NOT NULL,
  exported_at timestamptz NOT NULL
);
CREATE INDEX lead_exports_user ON lead_exports (user_id, id);
