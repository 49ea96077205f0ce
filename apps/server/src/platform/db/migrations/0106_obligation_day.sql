-- What the policy owes afterwards comes along when a declaration begins, and says no day.
ALTER TABLE declaration_obligations ALTER COLUMN due_on DROP NOT NULL;
