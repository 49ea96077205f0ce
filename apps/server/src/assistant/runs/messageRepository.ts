import type { Db } from '../../platform/db';
import { detailsOf, type Message, type MessageRow } from './message';
import type { TreeNode } from './tree';

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

export function createMessageRepository(db: Db) {
  return {
    /** Messages of a conversation without their text. */
    listNodes: (conversationId: string): Promise<TreeNode[]> =>
      db.query<TreeNode>('SELECT id, parent_id FROM chat_messages WHERE conversation_id = $1 ORDER BY seq', [
        conversationId,
      ]),

    /** Messages, the oldest first. */
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

    /** Opens an answer that stopped, to go on with it. */
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
  };
}

export type MessageRepository = ReturnType<typeof createMessageRepository>;
