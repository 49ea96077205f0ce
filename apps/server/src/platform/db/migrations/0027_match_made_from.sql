-- What a report was made from, to tell whether it still says the same without reading all that it says.
ALTER TABLE match_reports ADD COLUMN as_of text, ADD COLUMN facts_hash text;
UPDATE match_reports SET as_of = snapshot::jsonb ->> 'asOf', facts_hash = snapshot::jsonb ->> 'factsHash';
ALTER TABLE match_reports ALTER COLUMN as_of SET NOT NULL, ALTER COLUMN facts_hash SET NOT NULL;
