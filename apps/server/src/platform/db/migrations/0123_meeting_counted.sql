-- Whether the use (会议转写) of a meeting was counted. Meetings from before uses were counted stay free.
ALTER TABLE meetings ADD COLUMN is_counted boolean NOT NULL DEFAULT true;
ALTER TABLE meetings ALTER COLUMN is_counted SET DEFAULT false;
