-- Whether whoever has the link reads the minutes too: what was shared before was shared without them.
ALTER TABLE meeting_shares ADD COLUMN has_minutes boolean NOT NULL DEFAULT false;
