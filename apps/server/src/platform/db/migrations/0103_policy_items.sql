-- Most documents give nothing that could be applied for; matching must not open every record.

ALTER TABLE policies ADD COLUMN has_items boolean NOT NULL GENERATED ALWAYS AS (jsonb_array_length(record->'items') > 0) STORED;
CREATE INDEX policies_has_items ON policies (family_id) WHERE has_items;
