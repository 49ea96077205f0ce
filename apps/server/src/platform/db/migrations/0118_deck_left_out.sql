-- Of a deck that was begun from a .pptx: what of the file is not in it, JSON; null for other decks.
ALTER TABLE decks ADD COLUMN left_out text;
