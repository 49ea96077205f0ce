import type { MainComponents } from '@hengce/api/contract';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export interface MeetingRow {
  id: string;
  owner_id: string;
  client_id: string;
  title: string;
  origin: S['MeetingOrigin'];
  state: S['MeetingState'];
  media_type: string;
  size_bytes: number;
  /** Of the whole file that is uploaded; null of a recording. */
  file_bytes: number | null;
  duration_ms: number;
  next_number: number;
  last_number: number;
  /** JSON. */
  consent: string;
  marks: string;
  failure: string | null;
  language: string | null;
  minutes_template: S['MeetingMinutesTemplate'];
  /** Whether its use was counted; written by markCounted alone. */
  is_counted: boolean;
  created_at: Date;
  updated_at: Date;
  removed_at: Date | null;
}

const columns = `id, owner_id, client_id, title, origin, state, media_type, size_bytes, file_bytes, duration_ms, next_number,
  last_number, consent, marks, failure, language, minutes_template, is_counted, created_at, updated_at, removed_at`;

const first = <T>([row]: T[]): T | undefined => row;

/** A meeting of an account, in the trash or not. @param isLocked keeps others from changing it until the transaction ends */
export const findMeeting = async (
  db: Db,
  ownerId: string,
  id: string,
  isLocked = false,
): Promise<MeetingRow | undefined> =>
  first(
    await db.query<MeetingRow>(
      `SELECT ${columns} FROM meetings WHERE id = $1 AND owner_id = $2${isLocked ? ' FOR UPDATE' : ''}`,
      [id, ownerId],
    ),
  );

export const findByClientId = async (db: Db, ownerId: string, clientId: string): Promise<MeetingRow | undefined> =>
  first(
    await db.query<MeetingRow>(`SELECT ${columns} FROM meetings WHERE owner_id = $1 AND client_id = $2`, [
      ownerId,
      clientId,
    ]),
  );

/** A meeting of any account, for its job. @param isLocked as in findMeeting */
export const findMeetingOfJob = async (db: Db, id: string, isLocked = false): Promise<MeetingRow | undefined> =>
  first(
    await db.query<MeetingRow>(`SELECT ${columns} FROM meetings WHERE id = $1${isLocked ? ' FOR UPDATE' : ''}`, [id]),
  );

/** The newest meetings of the account of an enterprise that have a transcript; none that is in the trash. */
export const listLatestWithWords = (db: Db, enterpriseId: string, limit: number): Promise<MeetingRow[]> =>
  db.query<MeetingRow>(
    `SELECT ${columns} FROM meetings
     WHERE owner_id = (SELECT owner_id FROM enterprises WHERE id = $1) AND removed_at IS NULL
       AND id IN (SELECT meeting_id FROM meeting_transcripts)
     ORDER BY created_at DESC, id LIMIT $2`,
    [enterpriseId, limit],
  );

export interface MeetingFilter {
  /** Folded; each of them is in the title, or was said. */
  words: readonly string[];
  state: S['MeetingState'] | null;
  origin: S['MeetingOrigin'] | null;
  isRemoved: boolean;
  limit: number;
  offset: number;
}

export async function pageOfMeetings(
  db: Db,
  ownerId: string,
  { words, state, origin, isRemoved, limit, offset }: MeetingFilter,
): Promise<{ rows: MeetingRow[]; total: number }> {
  const where = `owner_id = $1 AND (removed_at IS NOT NULL) = $2 AND ($3::text IS NULL OR state = $3)
    AND ($5::text IS NULL OR origin = $5) AND NOT EXISTS (SELECT 1 FROM unnest($4::text[]) AS word
      WHERE strpos(lower(title), word) = 0
        AND NOT EXISTS (SELECT 1 FROM meeting_segments s WHERE s.meeting_id = meetings.id AND strpos(s.folded, word) > 0))`;
  const filter = [ownerId, isRemoved, state, words, origin];
  const rows = await db.query<MeetingRow>(
    `SELECT ${columns} FROM meetings WHERE ${where} ORDER BY created_at DESC, id LIMIT $6 OFFSET $7`,
    [...filter, limit, offset],
  );
  const [count] = await db.query<{ total: number }>(`SELECT count(*) AS total FROM meetings WHERE ${where}`, filter);
  return { rows, total: count?.total ?? 0 };
}

/** Bytes of all audio of an account, with the trash; of what is still uploaded the whole file. */
export async function usedBytes(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    'SELECT coalesce(sum(coalesce(file_bytes, size_bytes)), 0)::bigint AS used FROM meetings WHERE owner_id = $1',
    [ownerId],
  );
  return row?.used ?? 0;
}

export async function insertMeeting(tx: Db, row: MeetingRow): Promise<void> {
  await tx.query(
    `INSERT INTO meetings (id, owner_id, client_id, title, origin, state, media_type, file_bytes, consent, language, created_at,
       updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      row.id,
      row.owner_id,
      row.client_id,
      row.title,
      row.origin,
      row.state,
      row.media_type,
      row.file_bytes,
      row.consent,
      row.language,
      row.created_at,
      row.updated_at,
    ],
  );
}

/** Writes what may change of a meeting. */
export async function writeMeeting(tx: Db, row: MeetingRow): Promise<void> {
  await tx.query(
    `UPDATE meetings SET title = $2, state = $3, media_type = $4, size_bytes = $5, duration_ms = $6, next_number = $7,
       last_number = $8, marks = $9, failure = $10, updated_at = $11, removed_at = $12,
       minutes_template = $13 WHERE id = $1`,
    [
      row.id,
      row.title,
      row.state,
      row.media_type,
      row.size_bytes,
      row.duration_ms,
      row.next_number,
      row.last_number,
      row.marks,
      row.failure,
      row.updated_at,
      row.removed_at,
      row.minutes_template,
    ],
  );
}

export async function markCounted(tx: Db, id: string): Promise<void> {
  await tx.query('UPDATE meetings SET is_counted = true WHERE id = $1', [id]);
}

export async function deleteMeeting(tx: Db, id: string): Promise<void> {
  await tx.query('DELETE FROM meetings WHERE id = $1', [id]);
}

/** Deletes for good what went into the trash before a moment, and what its owner wants kept no longer. */
export async function deleteOutdated(db: Db, now: Date, trashedBefore: Date): Promise<void> {
  await db.query('DELETE FROM meetings WHERE removed_at < $1', [trashedBefore]);
  // One that is still awaited is as old as its last chunk.
  await db.query(
    `DELETE FROM meetings m USING meeting_settings s WHERE s.owner_id = m.owner_id AND s.keep_days IS NOT NULL
       AND (CASE WHEN m.state = 'recording' THEN m.updated_at ELSE m.created_at END)
         < $1::timestamptz - s.keep_days * interval '1 day'`,
    [now],
  );
  await db.query('DELETE FROM meeting_plays WHERE expires_at < $1', [now]);
}

/** Gives the room of deleted audio back, for the next. The embedded database does not do so by itself. */
export async function freeRoom(db: Db): Promise<void> {
  for (const table of ['meeting_chunks', 'meeting_audio']) await db.query(`VACUUM ${table}`);
}

export interface SettingsRow {
  keep_days: number | null;
  language: string | null;
  /** JSON. */
  hot_words: string;
}

export async function findSettings(db: Db, ownerId: string): Promise<SettingsRow> {
  const [row] = await db.query<SettingsRow>(
    'SELECT keep_days, language, hot_words FROM meeting_settings WHERE owner_id = $1',
    [ownerId],
  );
  return row ?? { keep_days: null, language: null, hot_words: '[]' };
}

export const findHotWords = async (db: Db, ownerId: string): Promise<string[]> =>
  JSON.parse((await findSettings(db, ownerId)).hot_words);

export async function putSettings(tx: Db, ownerId: string, row: SettingsRow): Promise<void> {
  await tx.query(
    `INSERT INTO meeting_settings (owner_id, keep_days, language, hot_words) VALUES ($1, $2, $3, $4)
     ON CONFLICT (owner_id) DO UPDATE SET keep_days = $2, language = $3, hot_words = $4`,
    [ownerId, row.keep_days, row.language, row.hot_words],
  );
}
