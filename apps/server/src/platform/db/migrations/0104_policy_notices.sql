-- Calls for applications and their extensions are few among the documents; listing them must not open every record.

ALTER TABLE policies ADD COLUMN is_notice boolean NOT NULL GENERATED ALWAYS AS (
  coalesce(record->>'kind' = 'notice' OR record->'relations' @> '[{"kind": "notice_of"}]'::jsonb
    OR record->'relations' @> '[{"kind": "extends"}]'::jsonb, false)) STORED;
CREATE INDEX policies_is_notice ON policies (id) WHERE is_notice;
