import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import type { MessageType } from './types';

export interface NewMessage {
  type: MessageType;
  title: string;
  body: string;
  /** Why the user gets it. */
  reason: string;
  /** The path of a page that the portal has; null for none. */
  link: string | null;
}

/** Leaves a message in the caller's transaction, unless the user wants none of its type. Open streams find it within a second. */
export async function sendMessage(tx: Db, userId: string, message: NewMessage, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO messages (id, user_id, type, title, body, reason, link, created_at)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8
     WHERE NOT EXISTS (SELECT 1 FROM muted_messages WHERE user_id = $2 AND type = $3)`,
    [createId(), userId, message.type, message.title, message.body, message.reason, message.link, now],
  );
}
