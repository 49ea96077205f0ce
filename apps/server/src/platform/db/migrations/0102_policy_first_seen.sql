-- Subscriptions report what came into the library after they last looked, wherever it stands among what they find.

ALTER TABLE policies ADD COLUMN first_revision bigint;
UPDATE policies SET first_revision = revision;
ALTER TABLE policies ALTER COLUMN first_revision SET NOT NULL;
CREATE INDEX policies_first_revision ON policies (first_revision);

ALTER TABLE subscriptions DROP COLUMN known;
-- Revision of the library up to which it has looked; null before the first look.
ALTER TABLE subscriptions ADD COLUMN seen_revision bigint;
UPDATE subscriptions SET seen_revision = (SELECT revision FROM policy_library);
