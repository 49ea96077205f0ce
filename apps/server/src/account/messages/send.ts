import type { Db } from '../../platform/db';
import { createId } from '../../platform/vocabulary';
import { createMessageRepository } from './repository';
import type { MessageItem, MessageType } from './types';

export interface NewMessage {
  type: MessageType;
  title: string;
  body: string;
  /** Reason for which the user gets it. */
  reason: string;
  /** Path of a page of the portal; null for none. */
  link: string | null;
  /** The single things that a message is about, each with its page; absent for one thing. */
  items?: readonly MessageItem[];
}

/** Adds a message in the caller's transaction, unless the user wants none of its type. Open streams deliver it within a second. */
export async function sendMessage(tx: Db, userId: string, message: NewMessage, now: Date): Promise<void> {
  await createMessageRepository(tx).insert(userId, {
    ...message,
    items: JSON.stringify(message.items ?? []),
    id: createId(),
    created_at: now,
  });
}
