-- The last time that a model wrote slides of the deck: JSON, null before the first.
ALTER TABLE decks ADD COLUMN writing text;
