-- The revision at which policies were last removed or moved to another family: who follows by family reads all of them again then.
ALTER TABLE policy_library ADD COLUMN regrouped bigint NOT NULL DEFAULT 0;
