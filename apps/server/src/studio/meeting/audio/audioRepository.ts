import type { Db } from '../../../platform/db';

/** Bytes of a block; the last one of a file may have fewer. */
export const blockBytes = 1_048_576;

export async function insertBlock(db: Db, meetingId: string, block: number, content: Uint8Array): Promise<void> {
  await db.query('INSERT INTO meeting_audio (meeting_id, block, content) VALUES ($1, $2, $3)', [
    meetingId,
    block,
    content,
  ]);
}

export async function deleteBlocks(db: Db, meetingId: string): Promise<void> {
  await db.query('DELETE FROM meeting_audio WHERE meeting_id = $1', [meetingId]);
}

/** Bytes of a file from `from` on and before `to`, block by block, as fast as they are taken. The blocks of an upload are its chunks. */
export function readAudio(db: Db, meetingId: string, from: number, to: number): ReadableStream<Uint8Array> {
  let at = from;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (at >= to) return controller.close();
        const block = Math.floor(at / blockBytes);
        const start = block * blockBytes;
        const end = Math.min(start + blockBytes, to);
        const [row] = await db.query<{ content: Uint8Array }>(
          `SELECT substring(content FROM $3 FOR $4) AS content FROM meeting_audio WHERE meeting_id = $1 AND block = $2
           UNION ALL
           SELECT substring(content FROM $3 FOR $4) FROM meeting_chunks WHERE meeting_id = $1 AND number = $2`,
          [meetingId, block, at - start + 1, end - at],
        );
        // Deleted while it is played: the connection breaks, which a player tells.
        if (row === undefined) return controller.error(new Error(`block ${block} of a meeting is gone`));
        controller.enqueue(row.content);
        at = end;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Bytes of a file from `from` on and before `to`, all at once. */
export const readBytes = async (db: Db, meetingId: string, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await new Response(readAudio(db, meetingId, from, to)).arrayBuffer());

export async function insertPlay(db: Db, tokenHash: string, meetingId: string, expiresAt: Date): Promise<void> {
  await db.query('INSERT INTO meeting_plays (token_hash, meeting_id, expires_at) VALUES ($1, $2, $3)', [
    tokenHash,
    meetingId,
    expiresAt,
  ]);
}

/** The file that an address leads to. */
export async function findPlayed(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; media_type: string; size_bytes: number } | undefined> {
  const [row] = await db.query<{ id: string; media_type: string; size_bytes: number }>(
    `SELECT m.id, m.media_type, m.size_bytes FROM meeting_plays p JOIN meetings m ON m.id = p.meeting_id
     WHERE p.token_hash = $1 AND p.expires_at > $2 AND m.state = 'ready' AND m.removed_at IS NULL`,
    [tokenHash, now],
  );
  return row;
}
