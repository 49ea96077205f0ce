import type { ChunkStore } from './chunkStore';
import { type Chunk, sha256Of } from './chunks';

interface WriterOptions {
  id: string;
  store: ChunkStore;
  onWritten: () => void;
  /** The device took nothing, most likely because it is full. */
  onRefused: () => void;
}

/** Writes the chunks of one recording to the disk, one after another. What was not taken stays in memory and is tried again with the next. */
export function createChunkWriter({ id, store, onWritten, onRefused }: WriterOptions) {
  let seq = 0;
  let unwritten: (Omit<Chunk, 'bytes' | 'sha256'> & { blob: Blob })[] = [];
  let writing: Promise<void> = Promise.resolve();

  async function write() {
    while (unwritten[0]) {
      const { blob, ...rest } = unwritten[0];
      const bytes = await blob.arrayBuffer();
      try {
        await store.add(id, { ...rest, bytes, sha256: await sha256Of(bytes) });
      } catch (error) {
        console.error(error);
        onRefused();
        return;
      }
      unwritten = unwritten.slice(1);
      onWritten();
    }
  }
  return {
    add(blob: Blob, rest: Omit<Chunk, 'seq' | 'bytes' | 'sha256'>) {
      unwritten.push({ ...rest, seq, blob });
      seq += 1;
      writing = writing.then(write);
    },
    /** Resolves when everything that could be written is written. */
    written: () => writing,
  };
}
export type ChunkWriter = ReturnType<typeof createChunkWriter>;
