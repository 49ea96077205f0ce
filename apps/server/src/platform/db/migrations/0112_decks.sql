-- Presentations. Their outline is what slides are made from; slides are content by layout, as @hengce/deck lays it out.
CREATE TABLE decks (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL,
  start text NOT NULL,
  wording text NOT NULL,
  -- Grows with each saving of outline or slides, so that two pages do not lose each other's changes.
  revision integer NOT NULL DEFAULT 0,
  theme_id text NOT NULL,
  aspect text NOT NULL,
  -- JSON.
  outline text NOT NULL,
  slides text NOT NULL DEFAULT '[]',
  -- Of the slides, for lists: how many, and as JSON the first one that is shown.
  slide_count integer NOT NULL DEFAULT 0,
  cover text NOT NULL DEFAULT 'null',
  is_counted boolean NOT NULL DEFAULT false,
  -- The last generation, which is not done again when its reply was lost.
  request_id text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Out of every list since then, and gone for good a day later.
  removed_at timestamptz
);
CREATE INDEX decks_owner ON decks (owner_id, updated_at DESC);
CREATE INDEX decks_removed ON decks (removed_at) WHERE removed_at IS NOT NULL;

-- What a deck cites, as it was when the deck was begun.
CREATE TABLE deck_sources (
  deck_id text NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
  id text NOT NULL,
  position integer NOT NULL,
  title text NOT NULL,
  href text,
  -- JSON.
  paragraphs text NOT NULL,
  PRIMARY KEY (deck_id, id)
);

CREATE TABLE deck_shares (
  deck_id text PRIMARY KEY REFERENCES decks (id) ON DELETE CASCADE,
  -- Whoever has the token may read.
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
