import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import { detailsOf, type Message, type MessageRow } from './message';
import type { TreeNode } from './tree';

type S = MainComponents['schemas'];

export interface ConversationRow {
  id: string;
  owner_id: string;
  title: string;
  is_named: boolean;
  scene: S['ChatScene'];
  scope: string;
  is_pinned: boolean;
  leaf_id: string | null;
  read_at: Date | null;
  answered_at: Date | null;
  removed_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface ConversationListRow extends ConversationRow {
  is_running: boolean;
  /** A part of a message around what was searched for. */
  hit: string | null;
}

export type ConversationPatch = Partial<
  Pick<ConversationRow, 'title' | 'is_named' | 'scope' | 'is_pinned' | 'leaf_id' | 'read_at' | 'removed_at'>
>;

export interface NewMessage {
  id: string;
  conversationId: string;
  parentId: string | null;
  role: Message['role'];
  state: Message['state'];
  text: string;
  details: string;
  isDeepThinking: boolean;
  allowsGeneral: boolean;
  model: string | null;
  isGenerated: boolean;
  runId: string | null;
}

const hitBefore = 24;
const hitLength = 100;
/** Of the owner $1, with a question in it, by scene $2 and by what is searched for $3. */
const isWanted = `c.owner_id = $1 AND c.removed_at IS NULL AND c.leaf_id IS NOT NULL
  AND ($2::text IS NULL OR c.scene = $2)
  AND ($3 = '' OR strpos(lower(c.title), lower($3)) > 0 OR EXISTS (
    SELECT 1 FROM chat_messages m WHERE m.conversation_id = c.id AND strpos(lower(m.text), lower($3)) > 0))`;

export function createChatRepository(db: Db) {
  return {
    async list(
      userId: string,
      scene: string | null,
      words: string,
      limit: number,
      offset: number,
    ): Promise<{ rows: ConversationListRow[]; total: number }> {
      const [count] = await db.query<{ total: number }>(
        `SELECT count(*) AS total FROM chat_conversations c WHERE ${isWanted}`,
        [userId, scene, words],
      );
      const rows = await db.query<ConversationListRow>(
        `SELECT c.*,
           EXISTS (SELECT 1 FROM chat_runs r WHERE r.conversation_id = c.id AND r.state = 'running') AS is_running,
           CASE WHEN $3 <> '' THEN (
             SELECT substr(m.text, greatest(1, strpos(lower(m.text), lower($3)) - ${hitBefore}), ${hitLength})
             FROM chat_messages m WHERE m.conversation_id = c.id AND strpos(lower(m.text), lower($3)) > 0
             ORDER BY m.seq DESC LIMIT 1) END AS hit
         FROM chat_conversations c WHERE ${isWanted}
         ORDER BY c.is_pinned DESC, c.updated_at DESC, c.id LIMIT $4 OFFSET $5`,
        [userId, scene, words, limit, offset],
      );
      return { rows, total: count?.total ?? 0 };
    },

    /** Of its owner alone, removed or not. */
    async find(userId: string, id: string): Promise<ConversationRow | undefined> {
      const [row] = await db.query<ConversationRow>(
        'SELECT * FROM chat_conversations WHERE owner_id = $1 AND id = $2',
        [userId, id],
      );
      return row;
    },

    /** With what runs in it, and how much runs for its owner. */
    async findForQuestion(
      userId: string,
      id: string,
    ): Promise<(ConversationRow & { running_id: string | null; running: number }) | undefined> {
      const [row] = await db.query<ConversationRow & { running_id: string | null; running: number }>(
        `SELECT c.*,
           (SELECT r.id FROM chat_runs r WHERE r.conversation_id = c.id AND r.state = 'running') AS running_id,
           (SELECT count(*) FROM chat_runs r WHERE r.owner_id = c.owner_id AND r.state = 'running') AS running
         FROM chat_conversations c WHERE c.owner_id = $1 AND c.id = $2`,
        [userId, id],
      );
      return row;
    },

    /** The one that was made with this client id before, or a new one. */
    async create(
      userId: string,
      conversation: { clientId: string | null; title: string; scene: string; scope: string },
      now: Date,
    ): Promise<ConversationRow> {
      const { clientId, title, scene, scope } = conversation;
      const [made] = await db.query<ConversationRow>(
        `INSERT INTO chat_conversations (id, owner_id, client_id, title, scene, scope, read_at, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7) ON CONFLICT DO NOTHING RETURNING *`,
        [createId(), userId, clientId, title, scene, scope, now],
      );
      if (made !== undefined) return made;
      const [row] = await db.query<ConversationRow>(
        'SELECT * FROM chat_conversations WHERE owner_id = $1 AND client_id = $2',
        [userId, clientId],
      );
      if (row === undefined) throw new Error('a conversation that conflicts with none');
      return row;
    },

    /** @param isTouched it comes first in the list */
    async update(id: string, patch: ConversationPatch, touchedAt: Date | null = null): Promise<void> {
      const columns = Object.keys(patch);
      const sets = columns.map((column, index) => `${column} = $${index + 3}`);
      await db.query(
        `UPDATE chat_conversations SET ${['updated_at = coalesce($2, updated_at)', ...sets].join(', ')} WHERE id = $1`,
        [id, touchedAt, ...Object.values(patch)],
      );
    },

    async setAnswered(id: string, now: Date): Promise<void> {
      await db.query('UPDATE chat_conversations SET answered_at = $2, updated_at = $2 WHERE id = $1', [id, now]);
    },

    /** The messages of a conversation without what they say. */
    listNodes: (conversationId: string): Promise<TreeNode[]> =>
      db.query<TreeNode>('SELECT id, parent_id FROM chat_messages WHERE conversation_id = $1 ORDER BY seq', [
        conversationId,
      ]),

    /** In the order of their making. */
    listMessages: (ids: readonly string[]): Promise<MessageRow[]> =>
      db.query<MessageRow>('SELECT * FROM chat_messages WHERE id = ANY ($1) ORDER BY seq', [ids]),

    async findMessage(userId: string, id: string): Promise<MessageRow | undefined> {
      const [row] = await db.query<MessageRow>(
        `SELECT m.* FROM chat_messages m JOIN chat_conversations c ON c.id = m.conversation_id
         WHERE c.owner_id = $1 AND c.removed_at IS NULL AND m.id = $2`,
        [userId, id],
      );
      return row;
    },

    async addMessage(message: NewMessage, now: Date): Promise<MessageRow> {
      const [row] = await db.query<MessageRow>(
        `INSERT INTO chat_messages (id, conversation_id, parent_id, role, state, text, details, is_deep_thinking,
           allows_general, model, is_generated, run_id, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING *`,
        [
          message.id,
          message.conversationId,
          message.parentId,
          message.role,
          message.state,
          message.text,
          message.details,
          message.isDeepThinking,
          message.allowsGeneral,
          message.model,
          message.isGenerated,
          message.runId,
          now,
        ],
      );
      return row as MessageRow;
    },

    /** An answer that stopped is written on. */
    async reopenMessage(id: string, runId: string, model: string | null): Promise<MessageRow> {
      const [row] = await db.query<MessageRow>(
        `UPDATE chat_messages SET state = 'streaming', finish_reason = NULL, run_id = $2, model = $3 WHERE id = $1 RETURNING *`,
        [id, runId, model],
      );
      return row as MessageRow;
    },

    async saveAnswer(message: Message): Promise<void> {
      await db.query(
        `UPDATE chat_messages SET state = $2, text = $3, reasoning = $4, reasoning_ms = $5, details = $6,
           finish_reason = $7 WHERE id = $1`,
        [
          message.id,
          message.state,
          message.text,
          message.reasoning ?? '',
          message.reasoningMs ?? null,
          detailsOf(message),
          message.finishReason ?? null,
        ],
      );
    },

    async rate(id: string, rating: 'up' | 'down' | null, reasons: string, comment: string | null): Promise<void> {
      await db.query('UPDATE chat_messages SET rating = $2, rating_reasons = $3, rating_comment = $4 WHERE id = $1', [
        id,
        rating,
        reasons,
        comment,
      ]);
    },

    /** Conversations that were removed, or never asked anything, before this. */
    async purge(before: Date): Promise<void> {
      await db.query(
        `DELETE FROM chat_conversations c WHERE (removed_at < $1 OR (leaf_id IS NULL AND updated_at < $1))
           AND NOT EXISTS (SELECT 1 FROM chat_runs r WHERE r.conversation_id = c.id AND r.state = 'running')`,
        [before],
      );
    },
  };
}

export type ChatRepository = ReturnType<typeof createChatRepository>;
