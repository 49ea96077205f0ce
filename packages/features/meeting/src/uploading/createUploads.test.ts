import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { sha256Of } from '../recording/chunks';
import { createUploads } from './createUploads';
import { fileIdentity } from './fileIdentity';
import type { UploadServer, Wanted } from './sendFile';
import type { SoundReader } from './soundReader';

type Cut = 'none' | 'before' | 'after';
const chunkBytes = 10;
const words = { known: '已经上传过', inTrash: '在回收站', moved: '文件读不到了' };

/** Server in memory whose network is cut as `cuts` says: before a call arrives, or before its answer does. */
function memoryServer(cuts: readonly Cut[] = []) {
  const chunks = new Map<number, { sha256: string; bytes: ArrayBuffer }>();
  const puts: number[] = [];
  let calls = 0;
  let sealed = 0;
  let levels: Uint8Array | null = null;
  const through = async <T>(serve: () => T): Promise<T> => {
    const cut = cuts[calls++] ?? 'none';
    if (cut === 'before') throw new TypeError('cut');
    const answer = serve();
    if (cut === 'after') throw new TypeError('cut');
    return answer;
  };
  const server: UploadServer = {
    create: () =>
      through(() => ({
        id: 'mt000001',
        state: sealed > 0 ? ('sealing' as const) : ('recording' as const),
        removedAt: null,
        saved: { savedMs: 0, nextNumber: chunks.size, missing: [] },
      })),
    put: (_, number, sha256, bytes) =>
      through(() => {
        puts.push(number);
        const known = chunks.get(number);
        if (known && known.sha256 !== sha256) throw new RangeError('已有另一段');
        chunks.set(number, { sha256, bytes });
      }),
    saveLevels: (_, saved) =>
      through(() => {
        levels = saved;
      }),
    seal: (_, count) =>
      through(() => {
        sealed = count;
      }),
  };
  const file = async () => new Uint8Array(await new Blob([...chunks.values()].map(({ bytes }) => bytes)).arrayBuffer());
  return { server, chunks, puts, file, sealed: () => sealed, levels: () => levels };
}

const sound = new Uint8Array([1, 2]);
const uploadsOver = (server: UploadServer, readSound: SoundReader['read'] = async () => sound) =>
  createUploads({
    server,
    words,
    readSound,
    refusalOf: (error) => (error instanceof RangeError ? error.message : null),
    wait: async () => undefined,
    onMeetings: () => undefined,
  });
const wantedOf = async (file: File): Promise<Wanted> => ({
  id: await fileIdentity(file),
  file,
  mediaType: 'audio/mpeg',
  title: '周例会',
  chunkBytes,
  consent: { text: '都知道', confirmedAt: '2026-11-20T02:24:00.000Z' },
});
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = '周例会.mp3') => new File([bytes], name, { lastModified: 1 });
const ended = (uploads: ReturnType<typeof uploadsOver>) =>
  vi.waitFor(() => expect(uploads.read().uploads.filter(({ state }) => state !== 'refused')).toEqual([]));

it('网络怎么断，文件到服务端都一个字节不差', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Cut>('none', 'before', 'after'), { maxLength: 40 }),
      fc.uint8Array({ minLength: 1, maxLength: 95 }),
      async (cuts, content) => {
        const memory = memoryServer(cuts);
        const uploads = uploadsOver(memory.server);
        const bytes = new Uint8Array(content);
        uploads.add([await wantedOf(fileOf(bytes))]);
        await ended(uploads);
        expect(uploads.read().uploads).toEqual([]);
        expect(await memory.file()).toEqual(bytes);
        expect(memory.sealed()).toBe(Math.ceil(bytes.length / chunkBytes));
        expect(memory.levels()).toEqual(new Uint8Array([1, 2]));
      },
    ),
    { numRuns: 50 },
  );
});

it('再选一次同一个文件，从停下的地方接着传；名称大小相同的另一个文件不接', async () => {
  const bytes = Uint8Array.from({ length: 45 }, (_, n) => n);
  const memory = memoryServer();
  for (const number of [0, 1, 2]) {
    const part = bytes.slice(number * chunkBytes, (number + 1) * chunkBytes).buffer;
    memory.chunks.set(number, { sha256: await sha256Of(part), bytes: part });
  }
  const uploads = uploadsOver(memory.server);
  uploads.add([await wantedOf(fileOf(bytes.map((byte) => byte + 1)))]);
  await ended(uploads);
  expect(uploads.read().uploads).toMatchObject([{ state: 'refused', reason: '已有另一段' }]);

  const again = uploadsOver(memory.server);
  memory.puts.length = 0;
  again.add([await wantedOf(fileOf(bytes))]);
  await ended(again);
  expect(memory.puts).toEqual([2, 3, 4]);
  expect(await memory.file()).toEqual(bytes);
});

it('一个一个传；传过的不再传，移除的不传', async () => {
  const memory = memoryServer();
  const uploads = uploadsOver(memory.server);
  const first = await wantedOf(fileOf(new Uint8Array(25)));
  const second = await wantedOf(fileOf(new Uint8Array(25), '访谈.mp3'));
  const third = await wantedOf(fileOf(new Uint8Array(25), '例会.mp3'));
  uploads.add([first, first, second, third]);
  expect(uploads.read().uploads.map(({ state }) => state)).toEqual(['sending', 'queued', 'queued']);
  uploads.remove(third.id);
  await ended(uploads);
  expect(memory.puts).toEqual([0, 1, 2]);
  expect(uploads.read().uploads).toMatchObject([{ id: second.id, state: 'refused', reason: '已经上传过' }]);
});

it('读不了声音的也传，没有波形', async () => {
  const memory = memoryServer();
  const uploads = uploadsOver(memory.server, () => Promise.reject(new Error('没有Worker')));
  uploads.add([await wantedOf(fileOf(new Uint8Array(5)))]);
  await ended(uploads);
  expect([memory.sealed(), memory.levels()]).toEqual([1, null]);
});

it('传的时候文件不见了，说清楚', async () => {
  const memory = memoryServer();
  const file = fileOf(new Uint8Array(25));
  file.slice = () => {
    const gone = new Blob();
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    return gone;
  };
  const uploads = uploadsOver(memory.server);
  uploads.add([await wantedOf(file)]);
  await ended(uploads);
  expect(uploads.read().uploads).toMatchObject([{ state: 'refused', reason: '文件读不到了' }]);
});
