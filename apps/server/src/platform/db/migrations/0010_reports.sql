-- What matching and evaluation made for the user, as rows of myReport and myReview; their content is with whoever made them.

CREATE TABLE reports (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  title text NOT NULL,
  subject text,
  headline text NOT NULL,
  ruleset_date date,
  is_stale boolean NOT NULL DEFAULT false,
  link text,
  created_at timestamptz NOT NULL
);
CREATE INDEX reports_user ON reports (user_id, created_at DESC);
