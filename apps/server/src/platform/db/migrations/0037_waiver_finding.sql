-- What the check said when somebody explained it: the explanation holds for that only. Null for those of before.
ALTER TABLE declaration_waivers ADD COLUMN finding text;
