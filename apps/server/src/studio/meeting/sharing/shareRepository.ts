import type { Db } from '../../../platform/db';
import type { MeetingRow } from '../meetings/meetingRepository';

export interface ShareRow {
  password_hash: string | null;
  created_at: Date;
  expires_at: Date;
  has_minutes: boolean;
}

/** The link of a meeting that has not expired. */
export async function findShare(db: Db, meetingId: string, now: Date): Promise<ShareRow | undefined> {
  const [row] = await db.query<ShareRow>(
    'SELECT password_hash, created_at, expires_at, has_minutes FROM meeting_shares WHERE meeting_id = $1 AND expires_at > $2',
    [meetingId, now],
  );
  return row;
}

/** Sets the link of a meeting; a former link stops working. */
export async function putShare(db: Db, meetingId: string, tokenHash: string, row: ShareRow): Promise<void> {
  await db.query(
    `INSERT INTO meeting_shares (meeting_id, token_hash, password_hash, created_at, expires_at, has_minutes)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (meeting_id)
     DO UPDATE SET token_hash = $2, password_hash = $3, created_at = $4, expires_at = $5, has_minutes = $6`,
    [meetingId, tokenHash, row.password_hash, row.created_at, row.expires_at, row.has_minutes],
  );
}

export async function deleteShare(db: Db, meetingId: string): Promise<void> {
  await db.query('DELETE FROM meeting_shares WHERE meeting_id = $1', [meetingId]);
}

export type SharedRow = Pick<MeetingRow, 'id' | 'title' | 'state' | 'duration_ms' | 'minutes_template' | 'created_at'> &
  Pick<ShareRow, 'password_hash' | 'expires_at' | 'has_minutes'>;

/** Meeting of a link that has not expired; none that is in the trash. */
export async function findSharedMeeting(db: Db, tokenHash: string, now: Date): Promise<SharedRow | undefined> {
  const [row] = await db.query<SharedRow>(
    `SELECT m.id, m.title, m.state, m.duration_ms, m.minutes_template, m.created_at, s.password_hash, s.expires_at, s.has_minutes
     FROM meeting_shares s JOIN meetings m ON m.id = s.meeting_id
     WHERE s.token_hash = $1 AND s.expires_at > $2 AND m.removed_at IS NULL`,
    [tokenHash, now],
  );
  return row;
}
