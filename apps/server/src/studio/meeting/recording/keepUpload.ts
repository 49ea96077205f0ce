import type * as Mediabunny from 'mediabunny';
import type { Db } from '../../../platform/db';
import { blockBytes, deleteBlocks, insertBlock, readBytes } from '../audio/audioRepository';
import { fileFormats } from '../audio/fileFormats';
import { chunkNumbers, readChunk } from './chunkRepository';
import { Unreadable } from './joinParts';

/** What an uploaded file is. */
export interface Upload {
  mediaType: string;
  durationMs: number;
}

/**
 * Keeps an uploaded file as it came: its chunks become the blocks of the file, one after another and never all in memory.
 *
 * @throws Unreadable where the bytes are no file of a known kind with audio in it
 */
export async function keepUpload(db: Db, id: string, signal: AbortSignal): Promise<Upload> {
  await deleteBlocks(db, id);
  let block = 0;
  let size = 0;
  let rest = Buffer.alloc(0);
  const keep = async (content: Buffer): Promise<void> => {
    await insertBlock(db, id, block, content);
    block += 1;
    size += content.byteLength;
  };
  for (const number of await chunkNumbers(db, id)) {
    signal.throwIfAborted();
    rest = Buffer.concat([rest, await readChunk(db, id, number)]);
    while (rest.byteLength >= blockBytes) {
      await keep(rest.subarray(0, blockBytes));
      rest = rest.subarray(blockBytes);
    }
  }
  if (rest.byteLength > 0) await keep(rest);
  return inspect(await import('mediabunny'), db, id, size);
}

async function inspect(media: typeof Mediabunny, db: Db, id: string, size: number): Promise<Upload> {
  // A database that is away is no fault of the file: the job tries again.
  let away: unknown = null;
  const read = (from: number, to: number) =>
    readBytes(db, id, from, to).catch((error: unknown) => {
      away = error;
      throw error;
    });
  const source = new media.CustomSource({ getSize: () => size, read });
  const input = new media.Input({ formats: fileFormats(media), source });
  try {
    const { mimeType } = await input.getFormat();
    const track = await input.getPrimaryAudioTrack();
    const seconds = (await track?.getDurationFromMetadata()) ?? (await track?.computeDuration());
    if (!seconds) throw new Unreadable('no audio');
    const isSeen = (await input.getPrimaryVideoTrack()) !== null;
    const mediaType = isSeen ? mimeType : mimeType.replace('video/', 'audio/');
    return { mediaType, durationMs: Math.round(seconds * 1_000) };
  } catch (error) {
    throw away ?? (error instanceof Unreadable ? error : new Unreadable(String(error)));
  } finally {
    input.dispose();
  }
}
