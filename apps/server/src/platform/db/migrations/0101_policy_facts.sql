-- Policies whose conditions name the facts they ask for are few; finding them must not open every record.

ALTER TABLE policies ADD COLUMN asks_facts boolean NOT NULL DEFAULT false;
CREATE INDEX policies_asks_facts ON policies (family_id) WHERE asks_facts;
