-- A material holds several files, each with versions of its own; what a person said is said of a version, and what was removed comes back for a day.
ALTER TABLE declaration_versions ADD COLUMN slot_file_id text;
ALTER TABLE declaration_versions ADD COLUMN verdict text NOT NULL DEFAULT 'uploaded';
ALTER TABLE declaration_versions ADD COLUMN reason text;
ALTER TABLE declaration_versions ADD COLUMN removed_at timestamptz;
UPDATE declaration_versions v SET slot_file_id = (
  SELECT o.id FROM declaration_versions o
  WHERE o.declaration_id = v.declaration_id AND o.spec_id = v.spec_id ORDER BY o.seq LIMIT 1
);
ALTER TABLE declaration_versions ALTER COLUMN slot_file_id SET NOT NULL;
-- Of the newest version, as the material had it; notApplicable is said of the material itself.
UPDATE declaration_versions v SET verdict = s.verdict, reason = s.reason FROM declaration_slots s
WHERE s.declaration_id = v.declaration_id AND s.spec_id = v.spec_id AND s.verdict <> 'notApplicable'
  AND v.seq = (SELECT max(o.seq) FROM declaration_versions o WHERE o.slot_file_id = v.slot_file_id);
CREATE INDEX declaration_versions_removed ON declaration_versions (removed_at) WHERE removed_at IS NOT NULL;

ALTER TABLE declaration_slots ADD COLUMN exempt_reason text;
UPDATE declaration_slots SET exempt_reason = coalesce(reason, '') WHERE verdict = 'notApplicable';
ALTER TABLE declaration_slots DROP COLUMN verdict;
ALTER TABLE declaration_slots DROP COLUMN reason;
