import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Chunk, LocalRecording, Progress } from './chunks';

/** Recordings of this device that the server has not sealed. Nothing of them lives in memory alone. */
export interface ChunkStore {
  recordings(): Promise<LocalRecording[]>;
  recording(id: string): Promise<LocalRecording | undefined>;
  begin(recording: LocalRecording): Promise<void>;
  /** Changes what is known of a recording; nothing if it is not here. */
  update(id: string, patch: Partial<LocalRecording>): Promise<void>;
  /** Resolves when the chunk is on the disk. */
  add(id: string, chunk: Chunk): Promise<void>;
  /** First chunk that the server has not confirmed; undefined when it has all. */
  nextUnsent(id: string): Promise<Chunk | undefined>;
  markSent(id: string, seq: number): Promise<void>;
  progress(id: string): Promise<Progress>;
  /** Loudness of all of it, chunk after chunk. */
  levels(id: string): Promise<Uint8Array>;
  /** Forgets a recording: it is sealed, or the user threw it away. */
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  recordings: { key: string; value: LocalRecording };
  chunks: { key: [string, number]; value: Chunk };
  /** Chunks that the server has not confirmed. */
  unsent: { key: [string, number]; value: number };
  /** First chunks of parts once more: without it, nothing of a part can be played. */
  headers: { key: [string, number]; value: Chunk };
}

const allOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
/** Written to the disk before it is called done: the browser may be killed the next moment. */
const strict = { durability: 'strict' } as const;

/** Store in IndexedDB, opened when first used. */
export function openChunkStore(name = 'hengce-recordings'): ChunkStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const db = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('recordings', { keyPath: 'id' });
        for (const each of ['chunks', 'unsent', 'headers'] as const) database.createObjectStore(each);
      },
    });
    return opened;
  };
  return {
    recordings: async () => (await db()).getAll('recordings'),
    recording: async (id) => (await db()).get('recordings', id),
    async begin(recording) {
      const write = (await db()).transaction('recordings', 'readwrite', strict);
      await Promise.all([write.store.put(recording), write.done]);
    },
    async update(id, patch) {
      const write = (await db()).transaction('recordings', 'readwrite', strict);
      const kept = await write.store.get(id);
      if (kept) await write.store.put({ ...kept, ...patch });
      await write.done;
    },
    async add(id, chunk) {
      const write = (await db()).transaction(['chunks', 'unsent', 'headers'], 'readwrite', strict);
      const chunks = write.objectStore('chunks');
      const before = chunk.seq === 0 ? undefined : await chunks.get([id, chunk.seq - 1]);
      const isHeader = before?.part !== chunk.part;
      await Promise.all([
        chunks.put(chunk, [id, chunk.seq]),
        write.objectStore('unsent').put(chunk.seq, [id, chunk.seq]),
        isHeader && write.objectStore('headers').put(chunk, [id, chunk.seq]),
        write.done,
      ]);
    },
    async nextUnsent(id) {
      const read = (await db()).transaction(['chunks', 'unsent', 'headers']);
      const cursor = await read.objectStore('unsent').openCursor(allOf(id));
      if (!cursor) return undefined;
      const key = cursor.key;
      return (await read.objectStore('chunks').get(key)) ?? read.objectStore('headers').get(key);
    },
    async markSent(id, seq) {
      await (await db()).delete('unsent', [id, seq]);
    },
    async progress(id) {
      const read = (await db()).transaction(['chunks', 'unsent']);
      const [chunks, unsent] = [read.objectStore('chunks'), read.objectStore('unsent')];
      const [count, waiting, last, firstUnsent] = await Promise.all([
        chunks.count(allOf(id)),
        unsent.count(allOf(id)),
        chunks.openCursor(allOf(id), 'prev'),
        unsent.openCursor(allOf(id)),
      ]);
      const recordedMs = last?.value.endMs ?? 0;
      if (!firstUnsent) return { count, waiting, recordedMs, savedMs: recordedMs };
      const lastSaved = firstUnsent.value === 0 ? undefined : await chunks.get([id, firstUnsent.value - 1]);
      return { count, waiting, recordedMs, savedMs: lastSaved?.endMs ?? 0 };
    },
    async levels(id) {
      const pieces: Uint8Array[] = [];
      for (let at = await (await db()).transaction('chunks').store.openCursor(allOf(id)); at; at = await at.continue())
        pieces.push(at.value.levels);
      return joined(pieces);
    },
    async remove(id) {
      const write = (await db()).transaction(['recordings', 'chunks', 'unsent', 'headers'], 'readwrite', strict);
      await Promise.all([
        write.objectStore('recordings').delete(id),
        ...(['chunks', 'unsent', 'headers'] as const).map((each) => write.objectStore(each).delete(allOf(id))),
        write.done,
      ]);
    },
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
