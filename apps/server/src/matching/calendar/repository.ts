import type { Db } from '../../platform/db';

export interface FeedRow {
  enterprise_id: string;
  owner_id: string;
  with_to_verify: boolean;
  created_at: Date;
}

export interface EventRow {
  entry_id: string;
  day: string;
  summary: string;
  description: string;
  sequence: number;
  changed_at: Date;
  is_cancelled: boolean;
}

const feedColumns = 'f.enterprise_id, e.owner_id, f.with_to_verify, f.created_at';

export function createCalendarRepository(db: Db) {
  const findFeed = async (where: string, value: string): Promise<FeedRow | undefined> => {
    const [row] = await db.query<FeedRow>(
      `SELECT ${feedColumns} FROM calendar_feeds f JOIN enterprises e ON e.id = f.enterprise_id WHERE ${where}`,
      [value],
    );
    return row;
  };
  return {
    findFeedOf: (enterpriseId: string) => findFeed('f.enterprise_id = $1', enterpriseId),
    findFeedByHash: (tokenHash: string) => findFeed('f.token_hash = $1', tokenHash),

    /** Sets the address of a feed. The events stay, so that a calendar with the new address sees the same ones. */
    async putFeed(enterpriseId: string, tokenHash: string, withToVerify: boolean, now: Date): Promise<void> {
      await db.query(
        `INSERT INTO calendar_feeds (enterprise_id, token_hash, with_to_verify, created_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (enterprise_id) DO UPDATE SET token_hash = $2, with_to_verify = $3, created_at = $4`,
        [enterpriseId, tokenHash, withToVerify, now],
      );
    },
    async removeFeed(enterpriseId: string): Promise<void> {
      await db.query('DELETE FROM calendar_feeds WHERE enterprise_id = $1', [enterpriseId]);
    },

    /**
     * Locks the feed until the transaction ends, so that of two calendars that read at once only one raises the sequence of a change. False
     * where the feed is gone.
     */
    async lockFeed(enterpriseId: string): Promise<boolean> {
      const rows = await db.query('SELECT 1 FROM calendar_feeds WHERE enterprise_id = $1 FOR UPDATE', [enterpriseId]);
      return rows.length > 0;
    },
    listEvents: (enterpriseId: string): Promise<EventRow[]> =>
      db.query<EventRow>(
        `SELECT entry_id, to_char(day, 'YYYY-MM-DD') AS day, summary, description, sequence, changed_at, is_cancelled
         FROM calendar_events WHERE enterprise_id = $1 ORDER BY day, entry_id`,
        [enterpriseId],
      ),
    async putEvent(enterpriseId: string, event: EventRow): Promise<void> {
      await db.query(
        `INSERT INTO calendar_events
           (enterprise_id, entry_id, day, summary, description, sequence, changed_at, is_cancelled)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (enterprise_id, entry_id) DO UPDATE
           SET day = $3, summary = $4, description = $5, sequence = $6, changed_at = $7, is_cancelled = $8`,
        [
          enterpriseId,
          event.entry_id,
          event.day,
          event.summary,
          event.description,
          event.sequence,
          event.changed_at,
          event.is_cancelled,
        ],
      );
    },
    async removeEvent(enterpriseId: string, entryId: string): Promise<void> {
      await db.query('DELETE FROM calendar_events WHERE enterprise_id = $1 AND entry_id = $2', [enterpriseId, entryId]);
    },
  };
}
