-- Who made the first of the minutes (rules or model), and whether somebody edited them since.
ALTER TABLE meeting_minutes ADD COLUMN origin text NOT NULL DEFAULT 'rules';
ALTER TABLE meeting_minutes ADD COLUMN is_edited boolean NOT NULL DEFAULT true;
-- JSON: the last time that a model wrote them, and what it has found so far; null before the first.
ALTER TABLE meeting_minutes ADD COLUMN writing text;
