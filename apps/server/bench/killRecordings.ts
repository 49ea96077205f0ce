import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/platform/db';
import { createLog } from '../src/platform/log';
import { spawnServer } from '../test/spawnServer';
import { begin, type Chunk, enter, newChunk, send } from './recorders';

export interface RecordingSweep {
  rounds: number;
  /** Chunks that a recorder was told are safe. */
  acknowledged: number;
  /** Sendings without an answer, by a kill or a broken connection. */
  cut: number;
  /** Acknowledged chunks that the database does not have, or has otherwise. */
  lost: number;
  /** Chunks that the database has and no recorder made, and counts that do not agree with the chunks. */
  doubled: number;
}

interface Recorder {
  clientId: string;
  id: string | null;
  chunks: Chunk[];
  acknowledged: number;
}

const recorderCount = 3;
const disconnects = 0.2;

/** Recorders send chunk after chunk over connections that break; the server is killed round after round, and they go on with what has no answer. */
export async function sweepRecordings(dataDir: string, rounds: number): Promise<RecordingSweep> {
  const recorders = Array.from(
    { length: recorderCount },
    (_, n): Recorder => ({ clientId: `recorder-of-a-sweep-${n}`, id: null, chunks: [], acknowledged: 0 }),
  );
  let token: string | undefined;
  let cut = 0;
  for (let round = 0; round < rounds; round++) {
    const server = await spawnServer({ DATA_DIR: dataDir, TRUST_PROXY: 'on', SAMPLE_DATA: 'off' });
    token ??= await enter(server);
    const session = token;
    let isOver = false;
    const record = async (recorder: Recorder): Promise<void> => {
      while (!isOver) {
        recorder.id ??= await begin(server, session, recorder.clientId);
        if (recorder.id === null) continue;
        if (recorder.acknowledged === recorder.chunks.length) recorder.chunks.push(newChunk(recorder.chunks.length));
        const chunk = recorder.chunks[recorder.acknowledged] as Chunk;
        const saved = await send(server, session, recorder.id, chunk, disconnects);
        if (saved === null) cut += 1;
        else recorder.acknowledged = Math.max(recorder.acknowledged, saved.nextNumber);
      }
    };
    const working = recorders.map(record);
    // Not by time: a busy machine would acknowledge hardly anything.
    const enough = acknowledgedBy(recorders) + randomInt(5, 40);
    while (acknowledgedBy(recorders) < enough) await wait(5);
    server.child.kill('SIGKILL');
    await server.exited;
    isOver = true;
    await Promise.all(working);
  }
  return { rounds, acknowledged: acknowledgedBy(recorders), cut, ...(await account(dataDir, recorders)) };
}

const acknowledgedBy = (recorders: readonly Recorder[]): number =>
  recorders.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Holds what the recorders were told against what the database has. */
async function account(dataDir: string, recorders: readonly Recorder[]) {
  const db = await openDatabase({ dataDir, databaseUrl: null }, createLog('silent'));
  let lost = 0;
  let doubled = 0;
  try {
    for (const { id, chunks, acknowledged } of recorders) {
      const rows = await db.query<{ number: number; sha256: string; content: Uint8Array }>(
        'SELECT number, sha256, content FROM meeting_chunks WHERE meeting_id = $1',
        [id],
      );
      const kept = new Map(rows.map((row) => [row.number, row]));
      for (const { number, bytes } of chunks.slice(0, acknowledged))
        if (!bytes.equals(kept.get(number)?.content ?? new Uint8Array())) lost += 1;
      doubled += rows.filter(({ number, sha256 }) => chunks[number]?.sha256 !== sha256).length;
      const [row] = await db.query<{ next_number: number; size_bytes: number }>(
        'SELECT next_number, size_bytes FROM meetings WHERE id = $1',
        [id],
      );
      const bytes = rows.reduce((sum, { content }) => sum + content.byteLength, 0);
      if (row !== undefined && (row.next_number !== rows.length || row.size_bytes !== bytes)) doubled += 1;
    }
    return { lost, doubled };
  } finally {
    await db.close();
  }
}
