import { type Api, call, withFile } from '@hengce/api';
import type { SendSound } from '../recording/captions';
import type { RecordingServer } from '../recording/sender';
import { levelMs } from '../recording/sound';
import type { UploadServer } from '../uploading/sendFile';
import { at } from './meeting';

/** Longest file of levels that the server takes; a longer meeting is sent more coarsely. */
const maxLevels = 2_000_000;
const coarse = 5;

/** Each five levels as their loudest. */
const coarsened = (levels: Uint8Array) =>
  Uint8Array.from({ length: Math.ceil(levels.length / coarse) }, (_, n) =>
    Math.max(...levels.subarray(n * coarse, (n + 1) * coarse)),
  );

const containers = ['audio/webm', 'audio/mp4', 'audio/ogg'] as const;

/** A chunk as it is sent. */
interface SentChunk {
  bytes: ArrayBuffer;
  number: number;
  part: number;
  endMs: number;
  sha256: string;
}

const fileOf = (bytes: BlobPart) => new File([bytes], 'sound', { type: 'application/octet-stream' });

async function putChunk({ main }: Api, meetingId: string, { bytes, number, ...query }: SentChunk): Promise<void> {
  const file = fileOf(bytes);
  const params = { path: { meetingId, number }, query };
  await call(
    main.PUT('/api/meeting/chunk/{meetingId}/{number}', { params, body: { file }, bodySerializer: withFile({}, file) }),
  );
}

async function saveLevels({ main }: Api, meetingId: string, levels: Uint8Array): Promise<void> {
  const isLong = levels.length > maxLevels;
  const file = fileOf((isLong ? coarsened(levels) : levels) as Uint8Array<ArrayBuffer>);
  const params = { ...at(meetingId), query: { stepMs: isLong ? levelMs * coarse : levelMs } as { stepMs: 20 | 100 } };
  await call(
    main.PUT('/api/meeting/saveLevels/{meetingId}', { params, body: { file }, bodySerializer: withFile({}, file) }),
  );
}

/** The server, as recording needs it. */
export const recordingServer = (api: Api): RecordingServer => ({
  async create({ id, title, mimeType, startedAt, consent }) {
    const mediaType = containers.find((type) => mimeType.startsWith(type)) ?? 'audio/webm';
    const body = { clientId: id, title, mediaType, startedAt, consent };
    return (await call(api.main.POST('/api/meeting/create', { body }))).id;
  },
  put: (meetingId, { seq, part, endMs, sha256, bytes }) =>
    putChunk(api, meetingId, { number: seq, part, endMs, sha256, bytes }),
  saveLevels: (meetingId, levels) => saveLevels(api, meetingId, levels),
  async seal(meetingId, chunkCount, marks) {
    const body = { chunkCount, isIncomplete: false, marks: [...marks] };
    await call(api.main.POST('/api/meeting/seal/{meetingId}', { params: at(meetingId), body }));
  },
});

/** The server, as uploads need it. */
export const uploadServer = (api: Api): UploadServer => ({
  create({ id, file, title, mediaType, consent }) {
    const body = { clientId: id, title, mediaType, consent, origin: 'uploaded' as const, sizeBytes: file.size };
    return call(api.main.POST('/api/meeting/create', { body }));
  },
  // Only recordings have parts and know where in the sound a chunk ends.
  put: (meetingId, number, sha256, bytes) => putChunk(api, meetingId, { number, part: 0, endMs: 0, sha256, bytes }),
  saveLevels: (meetingId, levels) => saveLevels(api, meetingId, levels),
  async seal(meetingId, chunkCount) {
    const body = { chunkCount, isIncomplete: false };
    await call(api.main.POST('/api/meeting/seal/{meetingId}', { params: at(meetingId), body }));
  },
});

/** The server, as captions need it. */
export const sendSound =
  ({ main }: Api): SendSound =>
  (meetingId, query, samples) => {
    const file = fileOf(samples);
    const params = { ...at(meetingId), query };
    return call(
      main.POST('/api/meeting/captions/{meetingId}', { params, body: { file }, bodySerializer: withFile({}, file) }),
    );
  };
