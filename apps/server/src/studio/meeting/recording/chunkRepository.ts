import type { Db } from '../../../platform/db';

/** Chunk numbers that a reply names at most. */
const maxMissing = 500;
const runLimit = 2_000;

export interface ChunkRow {
  meeting_id: string;
  number: number;
  part: number;
  end_ms: number;
  sha256: string;
  content: Uint8Array;
}

/** SHA-256 of a chunk that is here; undefined for none. */
export async function findChunkHash(tx: Db, meetingId: string, number: number): Promise<string | undefined> {
  const [row] = await tx.query<{ sha256: string }>(
    'SELECT sha256 FROM meeting_chunks WHERE meeting_id = $1 AND number = $2',
    [meetingId, number],
  );
  return row?.sha256;
}

export async function insertChunk(tx: Db, row: ChunkRow): Promise<void> {
  await tx.query(
    'INSERT INTO meeting_chunks (meeting_id, number, part, end_ms, sha256, content) VALUES ($1, $2, $3, $4, $5, $6)',
    [row.meeting_id, row.number, row.part, row.end_ms, row.sha256, row.content],
  );
}

/** The chunks that follow one another from a number on: the number after the last, and where that ends; undefined for none. */
export async function runFrom(
  tx: Db,
  meetingId: string,
  number: number,
): Promise<{ next: number; endMs: number } | undefined> {
  let run: { next: number; endMs: number } | undefined;
  for (;;) {
    const from: number = run?.next ?? number;
    const rows = await tx.query<{ number: number; end_ms: number }>(
      'SELECT number, end_ms FROM meeting_chunks WHERE meeting_id = $1 AND number >= $2 ORDER BY number LIMIT $3',
      [meetingId, from, runLimit],
    );
    const end = rows.findIndex((row, index) => row.number !== from + index);
    const last = rows.at(end < 0 ? -1 : end - 1);
    if (last === undefined || end === 0) return run;
    run = { next: last.number + 1, endMs: last.end_ms };
    if (end > 0 || rows.length < runLimit) return run;
  }
}

/** Numbers between two, both included, that have no chunk; the first 500. */
export async function missingNumbers(db: Db, meetingId: string, from: number, to: number): Promise<number[]> {
  const rows = await db.query<{ number: number }>(
    `SELECT n AS number FROM generate_series($2::integer, $3::integer) n
     WHERE NOT EXISTS (SELECT 1 FROM meeting_chunks c WHERE c.meeting_id = $1 AND c.number = n) ORDER BY n LIMIT $4`,
    [meetingId, from, to, maxMissing],
  );
  return rows.map(({ number }) => number);
}

/** Part of a recording: all that came from one start of the recorder. */
export interface PartRow {
  part: number;
  chunks: number;
  /** Milliseconds of the whole recording at which it ends, as its page reckoned. */
  end_ms: number;
}

export const listParts = (db: Db, meetingId: string): Promise<PartRow[]> =>
  db.query<PartRow>(
    `SELECT part, count(*)::integer AS chunks, max(end_ms) AS end_ms FROM meeting_chunks WHERE meeting_id = $1
     GROUP BY part ORDER BY part`,
    [meetingId],
  );

/** Bytes of a part, its chunks joined. */
export async function readPart(db: Db, meetingId: string, part: number): Promise<Buffer> {
  const rows = await db.query<{ content: Uint8Array }>(
    'SELECT content FROM meeting_chunks WHERE meeting_id = $1 AND part = $2 ORDER BY number',
    [meetingId, part],
  );
  return Buffer.concat(rows.map(({ content }) => content));
}

export async function deleteChunks(tx: Db, meetingId: string): Promise<void> {
  await tx.query('DELETE FROM meeting_chunks WHERE meeting_id = $1', [meetingId]);
}
