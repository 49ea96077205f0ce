import type { Db } from '../../../platform/db';

export interface MinutesRow {
  revision: number;
  /** JSON; null: by rules. */
  content: string;
  updated_at: Date;
}

export async function findMinutesRow(db: Db, meetingId: string): Promise<MinutesRow | undefined> {
  const [row] = await db.query<MinutesRow>(
    'SELECT revision, content, updated_at FROM meeting_minutes WHERE meeting_id = $1',
    [meetingId],
  );
  return row;
}

export async function putMinutes(tx: Db, meetingId: string, row: MinutesRow): Promise<void> {
  await tx.query(
    `INSERT INTO meeting_minutes (meeting_id, revision, content, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (meeting_id) DO UPDATE SET revision = $2, content = $3, updated_at = $4`,
    [meetingId, row.revision, row.content, row.updated_at],
  );
}
