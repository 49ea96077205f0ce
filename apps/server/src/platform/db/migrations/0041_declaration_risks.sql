-- Each risk by itself: of two people who write at once none takes away what the other wrote.
CREATE TABLE declaration_risks (
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  id text NOT NULL,
  -- The order in which they came.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  text text NOT NULL,
  level text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (declaration_id, id)
);
INSERT INTO declaration_risks (declaration_id, id, text, level)
SELECT d.id, 'own-' || r.position, r.risk ->> 'text', r.risk ->> 'level'
FROM declarations d, json_array_elements(d.own_risks::json) WITH ORDINALITY AS r (risk, position)
ORDER BY d.id, r.position;
ALTER TABLE declarations DROP COLUMN own_risks;
