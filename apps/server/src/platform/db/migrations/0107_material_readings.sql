-- What was read out of a file of the 材料库: offered to the form of a declaration, never written into it by itself.
CREATE TABLE material_readings (
  file_id text PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  -- Why nothing could be read; null for a file that was.
  problem text,
  -- JSON: terms with their words and pages.
  terms text NOT NULL
);
