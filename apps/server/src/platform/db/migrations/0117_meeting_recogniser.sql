-- What is spoken; null leaves it to the recogniser. Of the account for the meetings that it makes, and of each of these.
ALTER TABLE meeting_settings ADD COLUMN language text;
-- JSON: names and terms to expect.
ALTER TABLE meeting_settings ADD COLUMN hot_words text NOT NULL DEFAULT '[]';
ALTER TABLE meetings ADD COLUMN language text;

-- The transcription of a meeting by a recogniser, as it was asked for last.
CREATE TABLE meeting_recognitions (
  meeting_id text PRIMARY KEY REFERENCES meetings (id) ON DELETE CASCADE,
  state text NOT NULL,
  model text NOT NULL,
  language text,
  -- JSON: stretches of the audio that are sent one after another; null before the job has cut it.
  pieces text,
  -- Revision of the transcript that may be replaced.
  revision integer NOT NULL,
  problem text,
  -- The transcript that can be put in place of the present one: previous or recognised; and itself, JSON.
  other text,
  other_transcript text,
  updated_at timestamptz NOT NULL
);

-- What was recognised, piece by piece, until all of it is there.
CREATE TABLE meeting_recognised (
  meeting_id text NOT NULL REFERENCES meeting_recognitions (meeting_id) ON DELETE CASCADE,
  piece integer NOT NULL,
  -- JSON: segments with the recogniser's marks of their speakers.
  segments text NOT NULL,
  PRIMARY KEY (meeting_id, piece)
);
