-- Which sections the minutes of a meeting have, in which order: project, official or interview.
ALTER TABLE meetings ADD COLUMN minutes_template text NOT NULL DEFAULT 'project';
