-- Clauses as vectors of the firm's own embedding service, by the hash of what was sent: a copy of what the texts say.
CREATE TABLE clause_vectors (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  model text NOT NULL,
  dimension integer NOT NULL,
  hash text NOT NULL,
  -- One signed byte for each dimension; only the direction counts.
  vector bytea NOT NULL CHECK (octet_length(vector) = dimension),
  UNIQUE (model, dimension, hash)
);
-- Work of the server itself belongs to no user.
ALTER TABLE jobs ALTER COLUMN owner_id DROP NOT NULL;
