-- Calendar feeds (modules/calendar): one secret address per enterprise, and what was last said of every day in it.

CREATE TABLE calendar_feeds (
  enterprise_id text PRIMARY KEY REFERENCES enterprises (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  with_to_verify boolean NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE calendar_events (
  enterprise_id text NOT NULL REFERENCES calendar_feeds (enterprise_id) ON DELETE CASCADE,
  -- Of the timeline entry; part of the UID.
  entry_id text NOT NULL,
  day date NOT NULL,
  summary text NOT NULL,
  description text NOT NULL,
  -- Grows when one of the above changes (RFC 5545, 3.8.7.4).
  sequence integer NOT NULL,
  changed_at timestamptz NOT NULL,
  is_cancelled boolean NOT NULL,
  PRIMARY KEY (enterprise_id, entry_id)
);
