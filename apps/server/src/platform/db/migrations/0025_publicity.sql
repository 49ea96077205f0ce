-- Lists of firms that authorities make public (modules/publicity), and where users stand in them.

CREATE TABLE publicity_lists (
  id text PRIMARY KEY,
  -- As the source delivers it, without its entries.
  record jsonb NOT NULL,
  content_hash text NOT NULL,
  origin text NOT NULL,
  region_code text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  corrects text,
  -- Of the entries, counted again after they were written; JSON.
  summary jsonb NOT NULL DEFAULT '{"count": 0, "amountFen": null, "byRegion": [], "byIndustry": []}',
  written_at timestamptz NOT NULL
);
CREATE INDEX publicity_lists_newest ON publicity_lists (starts_on DESC, id);
CREATE INDEX publicity_lists_corrects ON publicity_lists (corrects) WHERE corrects IS NOT NULL;

CREATE TABLE publicity_entries (
  list_id text NOT NULL REFERENCES publicity_lists (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  name text NOT NULL,
  -- The name without brackets, spaces and width; and that without region and legal form (publicity/firmName.ts).
  name_key text NOT NULL,
  name_core text NOT NULL,
  uscc text,
  project text,
  amount_fen bigint,
  region_code text,
  industry text,
  PRIMARY KEY (list_id, seq)
);
-- For whole names and their beginnings, whatever the collation of the database.
CREATE INDEX publicity_entries_key ON publicity_entries (name_key text_pattern_ops);
CREATE INDEX publicity_entries_core ON publicity_entries (name_core text_pattern_ops);
CREATE INDEX publicity_entries_uscc ON publicity_entries (uscc) WHERE uscc IS NOT NULL;

CREATE TABLE watched_firms (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  name_key text NOT NULL,
  watched_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, name_key)
);

-- One row for a user and an entry, whichever of the names found it: a message is sent with it, so once.
CREATE TABLE publicity_hits (
  id text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Null for a firm that is only followed.
  enterprise_id text REFERENCES enterprises (id) ON DELETE CASCADE,
  firm text NOT NULL,
  list_id text NOT NULL,
  seq integer NOT NULL,
  certainty text NOT NULL CHECK (certainty IN ('code', 'name', 'former', 'similar')),
  -- What the user said of it.
  is_confirmed boolean,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, list_id, seq),
  FOREIGN KEY (list_id, seq) REFERENCES publicity_entries (list_id, seq) ON DELETE CASCADE
);
CREATE INDEX publicity_hits_entry ON publicity_hits (list_id, seq);
CREATE INDEX publicity_hits_enterprise ON publicity_hits (enterprise_id);
