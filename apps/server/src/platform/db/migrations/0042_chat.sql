-- Conversations with the assistant: messages as trees, and the runs that write the answers.

CREATE TABLE chat_conversations (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The same one twice is one conversation.
  client_id text,
  title text NOT NULL,
  -- The user gave it; else it follows from the first question.
  is_named boolean NOT NULL DEFAULT false,
  scene text NOT NULL,
  -- JSON: ChatScope.
  scope text NOT NULL,
  is_pinned boolean NOT NULL DEFAULT false,
  -- The last message of the branch that is shown; null before the first question.
  leaf_id text,
  read_at timestamptz,
  answered_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (owner_id, client_id)
);
CREATE INDEX chat_conversations_owner ON chat_conversations (owner_id, is_pinned DESC, updated_at DESC);

CREATE TABLE chat_messages (
  id text PRIMARY KEY,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  conversation_id text NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  parent_id text REFERENCES chat_messages (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('user', 'assistant')),
  state text NOT NULL CHECK (state IN ('streaming', 'done', 'stopped', 'failed', 'interrupted')),
  text text NOT NULL,
  reasoning text NOT NULL DEFAULT '',
  reasoning_ms integer,
  -- JSON: what else the message shows, such as citations of an answer and attachments of a question.
  details text NOT NULL DEFAULT '{}',
  is_deep_thinking boolean NOT NULL DEFAULT false,
  allows_general boolean NOT NULL DEFAULT false,
  -- null: of a user, or of the embedded engine
  model text,
  is_generated boolean NOT NULL DEFAULT false,
  finish_reason text,
  run_id text,
  rating text CHECK (rating IN ('up', 'down')),
  rating_reasons text NOT NULL DEFAULT '[]',
  rating_comment text,
  created_at timestamptz NOT NULL
);
CREATE INDEX chat_messages_conversation ON chat_messages (conversation_id, seq);
CREATE INDEX chat_messages_parent ON chat_messages (parent_id);

CREATE TABLE chat_runs (
  id text PRIMARY KEY,
  conversation_id text NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Claims the question: one message and one use, however often it is sent.
  client_message_id text NOT NULL,
  body_hash text NOT NULL,
  message_id text NOT NULL REFERENCES chat_messages (id) ON DELETE CASCADE,
  -- Length of the answer before this run; more than that was answered by it.
  begun_length integer NOT NULL,
  -- It holds a use of the account under client_message_id.
  is_charged boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done')),
  finish_reason text,
  -- Asked for by another process than the one that writes.
  cancel_asked_at timestamptz,
  -- After this the process that writes it is taken for dead.
  lease_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (conversation_id, client_message_id)
);
CREATE UNIQUE INDEX chat_runs_one_at_a_time ON chat_runs (conversation_id) WHERE state = 'running';
CREATE INDEX chat_runs_running ON chat_runs (lease_until) WHERE state = 'running';
CREATE INDEX chat_runs_owner ON chat_runs (owner_id) WHERE state = 'running';
CREATE INDEX chat_runs_message ON chat_runs (message_id);
CREATE INDEX chat_runs_ended ON chat_runs (ended_at);

-- What the readers of a run are sent; the message is the record, so this goes a day after its end.
CREATE TABLE chat_run_events (
  run_id text NOT NULL REFERENCES chat_runs (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  payload text NOT NULL,
  PRIMARY KEY (run_id, seq)
);

CREATE TABLE chat_templates (
  id text PRIMARY KEY,
  owner_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX chat_templates_owner ON chat_templates (owner_id, created_at);

-- Nothing ever wrote it: answers are messages now.
DROP TABLE chat_contents;
