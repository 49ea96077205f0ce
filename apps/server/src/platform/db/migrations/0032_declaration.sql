-- The pipeline of declarations (modules/declaration): prepared here, filed by people on the official platform.

ALTER TABLE declarations
  -- The declaration outlives the enterprise and the item of the library; both are kept as they were (JSON).
  ADD COLUMN enterprise_id text REFERENCES enterprises (id) ON DELETE SET NULL,
  ADD COLUMN enterprise text NOT NULL DEFAULT '{}',
  ADD COLUMN policy_id text NOT NULL DEFAULT '',
  ADD COLUMN item_id text NOT NULL DEFAULT '',
  ADD COLUMN notice_id text,
  ADD COLUMN policy text NOT NULL DEFAULT '{}',
  ADD COLUMN delivery text,
  ADD COLUMN request_id text,
  -- Who looks after it, where that is not the account.
  ADD COLUMN owner_label text,
  ADD COLUMN naming_pattern text,
  ADD COLUMN receipt_no text,
  -- Which form it has (modules/declaration/form).
  ADD COLUMN form_id text NOT NULL DEFAULT 'general',
  ADD COLUMN form_revision integer NOT NULL DEFAULT 0,
  -- What notice and policy said when it began, or when a change was last looked at (JSON).
  ADD COLUMN baseline text NOT NULL DEFAULT '{}',
  ADD COLUMN shift_found_at timestamptz,
  ADD COLUMN effort_days numeric,
  ADD COLUMN own_risks text NOT NULL DEFAULT '[]',
  ADD COLUMN decision text,
  ADD COLUMN publicity text;
CREATE UNIQUE INDEX declarations_request ON declarations (owner_id, request_id);
CREATE INDEX declarations_enterprise ON declarations (enterprise_id);

CREATE TABLE declaration_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  state text NOT NULL,
  actor_name text NOT NULL,
  note text,
  receipt_no text,
  at timestamptz NOT NULL
);
CREATE INDEX declaration_events_declaration ON declaration_events (declaration_id, id);

CREATE TABLE declaration_attachments (
  file_id text PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  -- Null until a move names it.
  event_id bigint REFERENCES declaration_events (id) ON DELETE CASCADE
);
CREATE INDEX declaration_attachments_declaration ON declaration_attachments (declaration_id);

CREATE TABLE declaration_fields (
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  field_id text NOT NULL,
  -- JSON; null is an emptied field.
  value text NOT NULL,
  -- That of the form when it was edited; 0 for what the facts filled in.
  revision integer NOT NULL,
  edited_at timestamptz,
  edited_by text,
  PRIMARY KEY (declaration_id, field_id)
);

-- A value that came too late for its field: nothing that somebody typed is lost.
CREATE TABLE declaration_conflicts (
  id text PRIMARY KEY,
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  field_id text NOT NULL,
  value text NOT NULL,
  edited_at timestamptz NOT NULL,
  edited_by text NOT NULL,
  settled_at timestamptz
);
CREATE INDEX declaration_conflicts_declaration ON declaration_conflicts (declaration_id);

-- One row per edit, so that one sent again counts once.
CREATE TABLE declaration_edits (
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  edit_id text NOT NULL,
  outcome text NOT NULL,
  conflict_id text,
  at timestamptz NOT NULL,
  PRIMARY KEY (declaration_id, edit_id)
);

CREATE TABLE declaration_waivers (
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  check_id text NOT NULL,
  reason text NOT NULL,
  waived_by text NOT NULL,
  waived_at timestamptz NOT NULL,
  PRIMARY KEY (declaration_id, check_id)
);

CREATE TABLE declaration_comments (
  id text PRIMARY KEY,
  declaration_id text NOT NULL REFERENCES declarations (id) ON DELETE CASCADE,
  target_kind text NOT NULL,
  target_id text,
  text text NOT NULL,
  author_name text NOT NULL,
  created_at timestamptz NOT NULL,
  resolved_at timestamptz
);
CREATE INDEX declaration_comments_declaration ON declaration_comments (declaration_id);
