-- Pictures that were uploaded for the slides of a deck.
CREATE TABLE deck_pictures (
  deck_id text NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
  file_id text NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  PRIMARY KEY (deck_id, file_id)
);
CREATE INDEX deck_pictures_file ON deck_pictures (file_id);
