-- Matching: what was answered beside the facts, the reports that were made, and who may read them with a link.

CREATE TABLE match_answers (
  enterprise_id text NOT NULL REFERENCES enterprises (id) ON DELETE CASCADE,
  -- fact:revenue:2025 or attest:…
  question_id text NOT NULL,
  -- An exact value of a fact stands in enterprise_facts; this row says that it was given here.
  kind text NOT NULL CHECK (kind IN ('exact', 'range', 'unsure')),
  -- Of a range its ends, of a confirmation whether it holds.
  value text,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, question_id)
);

CREATE TABLE match_reports (
  id text PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Of the charge; null for what a confirmation made.
  request_id text,
  based_on text,
  region_code text NOT NULL,
  ruleset_hash text NOT NULL,
  -- Canonical JSON: never changed.
  snapshot text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, request_id)
);
CREATE INDEX match_reports_rules ON match_reports (region_code, ruleset_hash);

CREATE TABLE match_shares (
  report_id text PRIMARY KEY REFERENCES match_reports (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
