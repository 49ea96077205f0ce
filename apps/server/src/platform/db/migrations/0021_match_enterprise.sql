-- Which enterprise a report is of, to find its last one.
ALTER TABLE match_reports ADD COLUMN enterprise_id text;
UPDATE match_reports SET enterprise_id = snapshot::jsonb #>> '{enterprise,id}';
CREATE INDEX match_reports_enterprise ON match_reports (user_id, enterprise_id, created_at);
