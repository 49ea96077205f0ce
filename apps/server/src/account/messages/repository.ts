import type { MainComponents } from '@hengce/api/contract';
import type { Db, SqlValue } from '../../platform/db';
import { type MessageType, typeNames } from './types';

type S = MainComponents['schemas'];

export interface MessageRow {
  seq: number;
  id: string;
  user_id: string;
  type: MessageType;
  title: string;
  body: string;
  reason: string;
  link: string | null;
  /** JSON of the items. */
  items: string;
  read_at: Date | null;
  archived_at: Date | null;
  created_at: Date;
}

export interface Wanted {
  type: MessageType | null;
  isArchived: boolean;
  onlyUnread: boolean;
  limit: number;
  offset: number;
}

const pageRows = 1_000;
const isWanted = `user_id = $1 AND ($2::text IS NULL OR type = $2) AND (archived_at IS NOT NULL) = $3
  AND (NOT $4 OR read_at IS NULL)`;

export function createMessageRepository(db: Db) {
  return {
    async list(userId: string, wanted: Wanted): Promise<{ rows: MessageRow[]; total: number }> {
      const params: SqlValue[] = [userId, wanted.type, wanted.isArchived, wanted.onlyUnread];
      const [count] = await db.query<{ total: number }>(
        `SELECT count(*) AS total FROM messages WHERE ${isWanted}`,
        params,
      );
      const rows = await db.query<MessageRow>(
        `SELECT * FROM messages WHERE ${isWanted} ORDER BY seq DESC LIMIT $5 OFFSET $6`,
        [...params, wanted.limit, wanted.offset],
      );
      return { rows, total: count?.total ?? 0 };
    },

    /** Adds a message, unless the user has muted its type. */
    async insert(
      userId: string,
      message: Pick<MessageRow, 'id' | 'type' | 'title' | 'body' | 'reason' | 'link' | 'items' | 'created_at'>,
    ): Promise<void> {
      const { id, type, title, body, reason, link, items, created_at } = message;
      await db.query(
        `INSERT INTO messages (id, user_id, type, title, body, reason, link, items, created_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
         WHERE NOT EXISTS (SELECT 1 FROM muted_messages WHERE user_id = $2 AND type = $3)`,
        [id, userId, type, title, body, reason, link, items, created_at],
      );
    },

    async countUnread(userId: string): Promise<number> {
      const [row] = await db.query<{ unread: number }>(
        'SELECT count(*) AS unread FROM messages WHERE user_id = $1 AND read_at IS NULL AND archived_at IS NULL',
        [userId],
      );
      return row?.unread ?? 0;
    },

    /** Marks messages as read. @param ids null for the whole inbox */
    async markRead(userId: string, ids: readonly string[] | null, now: Date): Promise<void> {
      await db.query(
        `UPDATE messages SET read_at = $3 WHERE user_id = $1 AND read_at IS NULL
           AND CASE WHEN $2::text[] IS NULL THEN archived_at IS NULL ELSE id = ANY ($2) END`,
        [userId, ids, now],
      );
    },

    /** Archives messages. @param archivedAt null takes them back to the inbox, read or unread as they were */
    async setArchived(userId: string, ids: readonly string[], archivedAt: Date | null): Promise<void> {
      await db.query(
        `UPDATE messages SET archived_at = $3
         WHERE user_id = $1 AND (archived_at IS NULL) = ($3::timestamptz IS NOT NULL) AND id = ANY ($2)`,
        [userId, ids, archivedAt],
      );
    },

    /** Messages that came after one, the oldest first, at most a hundred; none where that one is gone. */
    listAfter: (userId: string, id: string): Promise<MessageRow[]> =>
      db.query<MessageRow>(
        `SELECT * FROM messages WHERE user_id = $1
           AND seq > (SELECT seq FROM messages WHERE user_id = $1 AND id = $2) ORDER BY seq LIMIT 100`,
        [userId, id],
      ),

    async listSince(userIds: readonly string[], since: Date): Promise<MessageRow[]> {
      const all: MessageRow[] = [];
      for (;;) {
        const rows = await db.query<MessageRow>(
          `SELECT * FROM messages WHERE user_id = ANY ($1) AND created_at >= $2 AND seq > $3
           ORDER BY seq LIMIT ${pageRows}`,
          [userIds, since, all.at(-1)?.seq ?? 0],
        );
        all.push(...rows);
        if (rows.length < pageRows) return all;
      }
    },

    async listMuted(userId: string): Promise<MessageType[]> {
      const rows = await db.query<{ type: MessageType }>('SELECT type FROM muted_messages WHERE user_id = $1', [
        userId,
      ]);
      return rows.map(({ type }) => type);
    },

    async setMuted(userId: string, types: readonly MessageType[]): Promise<void> {
      await db.query('DELETE FROM muted_messages WHERE user_id = $1 AND NOT type = ANY ($2)', [userId, types]);
      await db.query(
        'INSERT INTO muted_messages (user_id, type) SELECT $1, type FROM unnest($2::text[]) AS t (type) ON CONFLICT DO NOTHING',
        [userId, types],
      );
    },
  };
}

export const toMessage = (row: MessageRow): S['Message'] => ({
  id: row.id,
  type: row.type,
  typeName: typeNames[row.type],
  title: row.title,
  body: row.body,
  reason: row.reason,
  link: row.link,
  items: JSON.parse(row.items) as S['MessageItem'][],
  readAt: row.read_at?.toISOString() ?? null,
  archivedAt: row.archived_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
