import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

export interface MinutesRow {
  revision: number;
  /** JSON; null: by rules. */
  content: string;
  origin: MainComponents['schemas']['MeetingMinutes']['origin'];
  is_edited: boolean;
  /** JSON; null before a model was asked. */
  writing: string | null;
  updated_at: Date;
}

export async function findMinutesRow(db: Db, meetingId: string): Promise<MinutesRow | undefined> {
  const [row] = await db.query<MinutesRow>(
    'SELECT revision, content, origin, is_edited, writing, updated_at FROM meeting_minutes WHERE meeting_id = $1',
    [meetingId],
  );
  return row;
}

export async function putMinutes(tx: Db, meetingId: string, row: MinutesRow): Promise<void> {
  await tx.query(
    `INSERT INTO meeting_minutes (meeting_id, revision, content, origin, is_edited, writing, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (meeting_id)
     DO UPDATE SET revision = $2, content = $3, origin = $4, is_edited = $5, writing = $6, updated_at = $7`,
    [meetingId, row.revision, row.content, row.origin, row.is_edited, row.writing, row.updated_at],
  );
}
