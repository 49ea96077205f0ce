-- Versions of one piece of evidence share a series. What somebody put into the library by hand stays when no declaration uses it.
ALTER TABLE evidence_files ADD COLUMN series_id text;
UPDATE evidence_files SET series_id = id;
ALTER TABLE evidence_files ALTER COLUMN series_id SET NOT NULL;
ALTER TABLE evidence_files ADD COLUMN is_kept boolean NOT NULL DEFAULT false;
CREATE INDEX evidence_files_series ON evidence_files (owner_id, series_id);
