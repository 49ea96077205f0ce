-- Evaluations (modules/evaluation): what a firm expects of experts, and the snapshots listed in myReview.

CREATE TABLE score_ratings (
  enterprise_id text NOT NULL REFERENCES enterprises (id) ON DELETE CASCADE,
  item_id text NOT NULL,
  least numeric NOT NULL,
  most numeric NOT NULL,
  rated_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, item_id)
);

CREATE TABLE evaluations (
  report_id text PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  request_id text NOT NULL,
  kind text NOT NULL,
  -- The reply as canonical JSON text: the same bytes for as long as it exists.
  body text NOT NULL,
  UNIQUE (user_id, request_id)
);
