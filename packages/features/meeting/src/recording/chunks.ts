/** About a second of sound as it came from the browser's recorder. Only the chunks of a part together, from its first, can be played. */
export interface Chunk {
  /** Place among the chunks of the recording, from 0. */
  seq: number;
  /** Part of the recording, from 0. Each begins with a header of its own, so that a damaged one costs no other. */
  part: number;
  bytes: ArrayBuffer;
  /** SHA-256 of the bytes in hexadecimal. */
  sha256: string;
  /** How much had been recorded at its end, in milliseconds of sound; pauses do not count. */
  endMs: number;
  /** Loudness of its sound, a byte for each 20 ms (`levelOf` of @hengce/transcript). */
  levels: Uint8Array;
}

/** Place where the sound has a gap: it was paused, the device slept, or the microphone was away. */
export interface Mark {
  kind: 'pause' | 'interrupted' | 'deviceLost';
  /** Where in the sound, in milliseconds. */
  atMs: number;
  /** How long the gap was by the clock. */
  lastsMs?: number;
}

/** What is known of a recording on this device, from its first moment until the server has sealed it. */
export interface LocalRecording {
  /** Made up here, so that a recording begins without a network. */
  id: string;
  /** Its id at the server; null until that knows of it. */
  meetingId: string | null;
  title: string;
  /** Account that recorded it; empty where the host does not say. */
  owner: string;
  /** As the browser's recorder calls it, with codecs. */
  mimeType: string;
  /** When it began, ISO 8601. */
  startedAt: string;
  /** Notice about being recorded, and when the user confirmed that everybody was told. */
  consent: { text: string; confirmedAt: string };
  marks: readonly Mark[];
}

/** How far a recording is: what is here, and what of it the server has confirmed. */
export interface Progress {
  /** Chunks here. */
  count: number;
  /** Chunks that the server has not confirmed. */
  waiting: number;
  /** How much was recorded, in milliseconds. */
  recordedMs: number;
  /** Up to where the server has everything, in milliseconds. */
  savedMs: number;
}

/** SHA-256 in hexadecimal. */
export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
