-- Knowledge bases: documents of one account, read into chunks that answers may quote. What is searched names its owner, so that
-- every search is confined to one account by its own condition.
CREATE TABLE knowledge_bases (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- own, or attachments: the one of every account that holds what was sent with messages.
  kind text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (owner_id, name)
);
CREATE UNIQUE INDEX knowledge_bases_attachments ON knowledge_bases (owner_id) WHERE kind = 'attachments';

CREATE TABLE knowledge_folders (
  id text PRIMARY KEY,
  base_id text NOT NULL REFERENCES knowledge_bases (id) ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (base_id, name)
);

CREATE TABLE knowledge_documents (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  base_id text NOT NULL REFERENCES knowledge_bases (id) ON DELETE CASCADE,
  folder_id text REFERENCES knowledge_folders (id) ON DELETE SET NULL,
  name text NOT NULL,
  kind text NOT NULL,
  sha256 text NOT NULL,
  size bigint NOT NULL,
  version integer NOT NULL DEFAULT 1,
  state text NOT NULL,
  -- Counts readings: a page that an earlier one still writes comes to nothing.
  reading integer NOT NULL DEFAULT 1,
  -- Rises with every change of what can be found, for indexes kept in memory.
  revision integer NOT NULL DEFAULT 1,
  pages integer,
  pages_done integer NOT NULL DEFAULT 0,
  failed_pages text NOT NULL DEFAULT '[]',
  reason text,
  can_retry boolean NOT NULL DEFAULT false,
  is_enabled boolean NOT NULL DEFAULT true,
  expires_on date,
  cited_times integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- The order in which they came.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  -- Out of every list since then, and gone for good a day later.
  removed_at timestamptz
);
CREATE INDEX knowledge_documents_owner ON knowledge_documents (owner_id, base_id);
CREATE INDEX knowledge_documents_removed ON knowledge_documents (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE knowledge_versions (
  document_id text NOT NULL REFERENCES knowledge_documents (id) ON DELETE CASCADE,
  version integer NOT NULL,
  file_id text NOT NULL UNIQUE REFERENCES files (id) ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (document_id, version)
);

CREATE TABLE knowledge_chunks (
  -- Follows from the document and the text as it was read, so that reading again finds the same chunk, with what people did to it.
  id text PRIMARY KEY,
  document_id text NOT NULL REFERENCES knowledge_documents (id) ON DELETE CASCADE,
  version integer NOT NULL,
  reading integer NOT NULL,
  ordinal integer NOT NULL,
  page integer,
  heading text,
  text text NOT NULL,
  -- Hash of what was read, which the text is no more once somebody edited it.
  source text NOT NULL,
  -- JSON.
  boxes text NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  is_edited boolean NOT NULL DEFAULT false
);
CREATE INDEX knowledge_chunks_document ON knowledge_chunks (document_id, ordinal);

-- Questions with the chunk that should be found, asked again after every reading.
CREATE TABLE knowledge_questions (
  id text PRIMARY KEY,
  base_id text NOT NULL REFERENCES knowledge_bases (id) ON DELETE CASCADE,
  document_id text NOT NULL REFERENCES knowledge_documents (id) ON DELETE CASCADE,
  chunk_id text REFERENCES knowledge_chunks (id) ON DELETE SET NULL,
  -- What the chunk said, for finding its successor.
  expected text NOT NULL,
  q text NOT NULL,
  rank integer,
  previous_rank integer,
  checked_at timestamptz,
  created_at timestamptz NOT NULL,
  UNIQUE (base_id, q)
);
