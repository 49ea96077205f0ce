-- The name of a piece of evidence outlives its file, so that the history can say what there was.

ALTER TABLE enterprise_facts ADD COLUMN evidence_name text;
ALTER TABLE enterprise_facts ADD COLUMN evidence_size integer;
UPDATE enterprise_facts f SET evidence_name = e.name, evidence_size = e.size FROM files e WHERE e.id = f.evidence_file_id;
