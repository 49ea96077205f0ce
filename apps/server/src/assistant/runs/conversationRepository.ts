import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';

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
  /** Part of a message around the words that were searched for. */
  hit: string | null;
}

export type ConversationPatch = Partial<
  Pick<ConversationRow, 'title' | 'is_named' | 'scope' | 'is_pinned' | 'leaf_id' | 'read_at' | 'removed_at'>
>;

const hitBefore = 24;
const hitLength = 100;
/** Conversation c of the owner $1 with a question in it, of the scene $2 or (null) all, with the words $3 in its title or a message. */
const isWanted = `c.owner_id = $1 AND c.removed_at IS NULL AND c.leaf_id IS NOT NULL
  AND ($2::text IS NULL OR c.scene = $2)
  AND ($3 = '' OR strpos(lower(c.title), lower($3)) > 0 OR EXISTS (
    SELECT 1 FROM chat_messages m WHERE m.conversation_id = c.id AND strpos(lower(m.text), lower($3)) > 0))`;

export function createConversationRepository(db: Db) {
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

    /** Conversation of its owner, removed or not. */
    async find(userId: string, id: string): Promise<ConversationRow | undefined> {
      const [row] = await db.query<ConversationRow>(
        'SELECT * FROM chat_conversations WHERE owner_id = $1 AND id = $2',
        [userId, id],
      );
      return row;
    },

    /** Conversation with the run in it, and how many runs its owner has. */
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

    /** Adds a conversation, or finds the one with the same client id. */
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

    /** @param touchedAt makes it the first in the list */
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

    /** Deletes conversations that were removed before a moment, or have no question since. */
    async purge(before: Date): Promise<void> {
      await db.query(
        `DELETE FROM chat_conversations c WHERE (removed_at < $1 OR (leaf_id IS NULL AND updated_at < $1))
           AND NOT EXISTS (SELECT 1 FROM chat_runs r WHERE r.conversation_id = c.id AND r.state = 'running')`,
        [before],
      );
    },
  };
}
