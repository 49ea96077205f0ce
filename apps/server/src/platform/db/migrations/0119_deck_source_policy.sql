-- The policy whose words a source of a deck holds; null for other sources.
ALTER TABLE deck_sources ADD COLUMN policy_id text;
UPDATE deck_sources SET policy_id = substring(href FROM '^/Policy/PolicyDetail/(.+)$') WHERE id = 'policy';
