import type { MainComponents } from '@hengce/api/contract';
import { fold } from '@hengce/text';
import type { Db } from '../../../platform/db';

type S = MainComponents['schemas'];

export interface TranscriptRow {
  revision: number;
  /** JSON. */
  speakers: string;
  updated_at: Date;
}

export async function findTranscript(db: Db, meetingId: string): Promise<TranscriptRow | undefined> {
  const [row] = await db.query<TranscriptRow>(
    'SELECT revision, speakers, updated_at FROM meeting_transcripts WHERE meeting_id = $1',
    [meetingId],
  );
  return row;
}

export async function putTranscript(tx: Db, meetingId: string, row: TranscriptRow): Promise<void> {
  await tx.query(
    `INSERT INTO meeting_transcripts (meeting_id, revision, speakers, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (meeting_id) DO UPDATE SET revision = $2, speakers = $3, updated_at = $4`,
    [meetingId, row.revision, row.speakers, row.updated_at],
  );
}

export async function listSegments(db: Db, meetingId: string): Promise<S['MeetingSegment'][]> {
  const rows = await db.query<{ content: string }>(
    'SELECT content FROM meeting_segments WHERE meeting_id = $1 ORDER BY start_ms, id',
    [meetingId],
  );
  return rows.map(({ content }) => JSON.parse(content));
}

export async function countSegments(db: Db, meetingId: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'SELECT count(*) AS total FROM meeting_segments WHERE meeting_id = $1',
    [meetingId],
  );
  return row?.total ?? 0;
}

/** Segments of a meeting with some ids, as JSON by id. */
export async function findSegments(tx: Db, meetingId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; content: string }>(
    'SELECT id, content FROM meeting_segments WHERE meeting_id = $1 AND id = ANY ($2)',
    [meetingId, ids],
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Adds segments, in place of those with their ids. */
export async function putSegments(tx: Db, meetingId: string, segments: readonly S['MeetingSegment'][]): Promise<void> {
  const rows = segments.map((one) => ({
    id: one.id,
    start: one.startMs,
    folded: fold(one.text),
    content: JSON.stringify(one),
  }));
  await tx.query(
    `INSERT INTO meeting_segments (meeting_id, id, start_ms, folded, content)
     SELECT $1, s.id, s.start, s.folded, s.content
     FROM json_to_recordset($2::json) AS s (id text, start integer, folded text, content text)
     ON CONFLICT (meeting_id, id)
     DO UPDATE SET start_ms = excluded.start_ms, folded = excluded.folded, content = excluded.content`,
    [meetingId, JSON.stringify(rows)],
  );
}

export async function deleteSegments(tx: Db, meetingId: string, ids: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM meeting_segments WHERE meeting_id = $1 AND id = ANY ($2)', [meetingId, ids]);
}

export async function deleteAllSegments(tx: Db, meetingId: string): Promise<void> {
  await tx.query('DELETE FROM meeting_segments WHERE meeting_id = $1', [meetingId]);
}

export interface HitRow {
  meeting_id: string;
  total: number;
  /** JSON: segments, the first three. */
  segments: string;
}

/** Segments of some meetings in which any of the words was said. @param words folded */
export const findHits = (db: Db, meetingIds: readonly string[], words: readonly string[]): Promise<HitRow[]> =>
  db.query<HitRow>(
    `SELECT meeting_id, count(*)::integer AS total,
       '[' || string_agg(content, ',' ORDER BY start_ms) FILTER (WHERE place <= 3) || ']' AS segments
     FROM (SELECT meeting_id, content, start_ms,
             row_number() OVER (PARTITION BY meeting_id ORDER BY start_ms, id) AS place
           FROM meeting_segments
           WHERE meeting_id = ANY ($1)
             AND EXISTS (SELECT 1 FROM unnest($2::text[]) AS word WHERE strpos(folded, word) > 0)) found
     GROUP BY meeting_id`,
    [meetingIds, words],
  );
