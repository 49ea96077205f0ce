import type { Meeting } from '../data/meeting';
import { sha256Of } from '../recording/chunks';
import { type Patience, Refusal } from '../recording/patience';
import type { MediaType } from './mediaKinds';

/** Words and moment with which somebody confirmed that everybody was told of being recorded. */
export interface Consent {
  text: string;
  confirmedAt: string;
}

/** A file that is wanted at the server. */
export interface Wanted {
  /** As of `fileIdentity`. */
  id: string;
  file: File;
  mediaType: MediaType;
  /** Name of the meeting. */
  title: string;
  /** How many bytes a chunk has, the last one excepted. */
  chunkBytes: number;
  consent: Consent;
}

/** What is asked of the server. Every call may be repeated: it takes the same chunk twice as one. */
export interface UploadServer {
  /** Tells of a file; of one that it knows it says what it has. */
  create(wanted: Wanted): Promise<Pick<Meeting, 'id' | 'state' | 'removedAt' | 'saved'>>;
  put(meetingId: string, number: number, sha256: string, bytes: ArrayBuffer): Promise<void>;
  saveLevels(meetingId: string, levels: Uint8Array): Promise<void>;
  /** Says that every chunk has arrived. */
  seal(meetingId: string, chunkCount: number): Promise<void>;
}

export interface SendFileOptions {
  wanted: Wanted;
  server: UploadServer;
  patience: Patience;
  /** Loudness of the file, read meanwhile; null where it cannot be. */
  levels: Promise<Uint8Array | null>;
  /** @param bytes how much of the file the server has */
  onSent: (bytes: number) => void;
  /** Why a file is not sent, in words for the user. */
  words: { known: string; inTrash: string; moved: string };
}

/**
 * Brings a file to the server, from where it stopped the last time. The last chunk that is there goes once more: of another file with
 * the same name the server refuses it. One chunk at a time is in memory.
 *
 * @returns id of the meeting
 * @throws Refusal when the server says no, has it already, or the file has gone
 */
export async function sendFile({ wanted, server, patience, levels, onSent, words }: SendFileOptions): Promise<string> {
  const { file, chunkBytes } = wanted;
  const { id, state, removedAt, saved } = await patience.ask(() => server.create(wanted));
  if (removedAt !== null) throw new Refusal(words.inTrash);
  if (state !== 'recording') throw new Refusal(words.known);
  const count = Math.ceil(file.size / chunkBytes);
  for (let number = Math.max(saved.nextNumber - 1, 0); number < count; number += 1) {
    const bytes = await read(file, number * chunkBytes, chunkBytes, words.moved);
    const sha256 = await sha256Of(bytes);
    await patience.ask(() => server.put(id, number, sha256, bytes));
    onSent(Math.min((number + 1) * chunkBytes, file.size));
  }
  const heard = await levels;
  if (heard) await patience.ask(() => server.saveLevels(id, heard));
  await patience.ask(() => server.seal(id, count));
  return id;
}

const read = (file: File, from: number, length: number, moved: string) =>
  file
    .slice(from, from + length)
    .arrayBuffer()
    .catch(() => Promise.reject(new Refusal(moved)));
