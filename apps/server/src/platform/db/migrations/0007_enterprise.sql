-- Several enterprises per account, and what is known of each.

ALTER TABLE enterprises DROP CONSTRAINT enterprises_owner_id_key;
ALTER TABLE enterprises ADD COLUMN uscc text;
ALTER TABLE enterprises ADD COLUMN is_current boolean NOT NULL DEFAULT false;
UPDATE enterprises SET is_current = true;
CREATE INDEX enterprises_owner ON enterprises (owner_id);
CREATE UNIQUE INDEX enterprises_current ON enterprises (owner_id) WHERE is_current;

-- Append-only but for its marks: a replaced or removed value keeps its row, with the time when it ended.
CREATE TABLE enterprise_facts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  enterprise_id text NOT NULL REFERENCES enterprises (id) ON DELETE CASCADE,
  key text NOT NULL,
  -- The financial year; empty for facts without one.
  period text NOT NULL DEFAULT '',
  -- A JSON scalar, in the type of the fact's definition.
  value text NOT NULL,
  source text NOT NULL,
  note text,
  evidence_file_id text REFERENCES files (id) ON DELETE SET NULL,
  -- Of several sources the one that counts.
  is_chosen boolean NOT NULL,
  recorded_at timestamptz NOT NULL,
  superseded_at timestamptz
);
CREATE UNIQUE INDEX enterprise_facts_present ON enterprise_facts (enterprise_id, key, period, source)
  WHERE superseded_at IS NULL;
CREATE UNIQUE INDEX enterprise_facts_chosen ON enterprise_facts (enterprise_id, key, period) WHERE is_chosen;
CREATE INDEX enterprise_facts_history ON enterprise_facts (enterprise_id, key, period, id DESC);
