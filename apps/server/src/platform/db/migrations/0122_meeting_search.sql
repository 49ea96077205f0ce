-- What is compared with the words of a search is folded, as they are.
ALTER TABLE meeting_segments RENAME COLUMN text TO folded;
UPDATE meeting_segments SET folded = lower(folded);
