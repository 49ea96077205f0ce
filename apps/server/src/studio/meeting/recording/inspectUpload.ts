import type * as Mediabunny from 'mediabunny';
import type { Db } from '../../../platform/db';
import { readBytes } from '../audio/audioRepository';
import { openAudio } from '../audio/openAudio';
import { Unreadable } from './joinParts';

/** What an uploaded file is. */
export interface Upload {
  mediaType: string;
  durationMs: number;
}

/**
 * Reads what an uploaded file is, without reading all of it. Its chunks stay as they came: they are its blocks.
 *
 * @param size bytes of the file
 * @throws Unreadable where the bytes are no file of a known kind with audio in it
 */
export async function inspectUpload(db: Db, id: string, size: number): Promise<Upload> {
  // Slow to load, and of no use to a server without uploads.
  const media = await import('mediabunny');
  // A database that is away is no fault of the file: the job tries again.
  let away: unknown = null;
  const read = (from: number, to: number) =>
    readBytes(db, id, from, to).catch((error: unknown) => {
      away = error;
      throw error;
    });
  const input = openAudio(media, { size, read });
  try {
    const track = await input.getPrimaryAudioTrack();
    const seconds = (await track?.getDurationFromMetadata()) ?? (await track?.computeDuration());
    if (!seconds) throw new Unreadable('no audio');
    return { mediaType: await mediaTypeOf(input), durationMs: Math.round(seconds * 1_000) };
  } catch (error) {
    throw away ?? (error instanceof Unreadable ? error : new Unreadable(String(error)));
  } finally {
    input.dispose();
  }
}

/** As players know it: containers of pictures that hold none are of sound. */
async function mediaTypeOf(input: Mediabunny.Input): Promise<string> {
  const { mimeType } = await input.getFormat();
  if ((await input.getPrimaryVideoTrack()) !== null) return mimeType;
  return mimeType.replace(/^(video|application)\//, 'audio/');
}
