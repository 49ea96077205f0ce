-- What an account puts on its decks: one brand, as JSON without its logo's content.
CREATE TABLE deck_brands (
  owner_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  brand text NOT NULL,
  updated_at timestamptz NOT NULL
);
-- Logos read of files. One that no brand shows is gone a day later.
CREATE TABLE deck_logos (
  file_id text PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
);
CREATE INDEX deck_logos_owner ON deck_logos (owner_id);
ALTER TABLE decks ADD COLUMN is_branded boolean NOT NULL DEFAULT false;
