import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { makeDataDir } from '../test/dataDir';
import { spawnServer } from '../test/spawnServer';
import { type PartResult, table } from './measure';
import { ask, enter } from './recorders';
import { wavOf } from './wavFile';

const uploadId = 'an-upload-of-the-bench';

/**
 * One file of so many bytes goes up chunk by chunk, with the server killed in the middle, and its last second is played.
 *
 * @param bytes of the file: 16 kHz WAV
 */
export async function measureUpload(bytes: number): Promise<PartResult> {
  const dataDir = await makeDataDir();
  const wav = wavOf(bytes);
  let server = await spawnServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' });
  const memory = (): number =>
    Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1_000);
  try {
    const token = await enter(server);
    const call = (path: string, method: string, body: FormData | string) =>
      ask(`${server.address}/api/meeting/${path}`, method, token, body);
    const create = async () => {
      const body = {
        clientId: uploadId,
        title: '大文件',
        mediaType: 'audio/wav',
        origin: 'uploaded',
        sizeBytes: bytes,
      };
      return (await call('create', 'POST', JSON.stringify(body))) as { id: string; saved: { nextNumber: number } };
    };
    const { uploadChunkBytes } = (await ask(`${server.address}/api/meeting/settings`, 'GET', token)) as {
      uploadChunkBytes: number;
    };
    const count = Math.ceil(bytes / uploadChunkBytes);
    const startedAt = performance.now();
    let sent = 0;
    const sendUntil = async (end: number): Promise<void> => {
      const { id, saved } = await create();
      for (let number = saved.nextNumber; number < end; number++) {
        const chunk = wav(number * uploadChunkBytes, Math.min((number + 1) * uploadChunkBytes, bytes));
        const form = new FormData();
        form.set('file', new File([new Uint8Array(chunk)], 'chunk'));
        const sha256 = createHash('sha256').update(chunk).digest('hex');
        await call(`chunk/${id}/${number}?part=0&endMs=0&sha256=${sha256}`, 'PUT', form);
        sent += 1;
      }
    };
    await sendUntil(Math.floor(count / 2));
    const halfMemory = memory();
    server.child.kill('SIGKILL');
    await server.exited;
    server = await spawnServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' });
    await sendUntil(count);
    const sentMs = performance.now() - startedAt;
    const { id } = await create();
    await call(`seal/${id}`, 'POST', JSON.stringify({ chunkCount: count }));
    const sealedAt = performance.now();
    let state = 'sealing';
    while (state === 'sealing') {
      const meeting = await ask(`${server.address}/api/meeting/meeting/${id}`, 'GET', token);
      state = String((meeting as { state: string }).state);
    }
    const sealMs = performance.now() - sealedAt;
    const { playId } = (await call(`play/${id}`, 'POST', '{}')) as { playId: string };
    const playedAt = performance.now();
    const range = { range: `bytes=${bytes - 32_000}-` };
    const reply = await fetch(`${server.address}/api/meeting/played/${playId}`, { headers: range });
    const last = Buffer.from(await reply.arrayBuffer());
    const playMs = performance.now() - playedAt;
    const isSame = last.equals(wav(bytes - 32_000, bytes));
    const json = { bytes, chunks: count, sent, sentMs, state, sealMs, playMs, isSame, halfMemory, memory: memory() };
    return {
      title: `上传${bytes / 1e9}GB，传到一半时杀掉服务端`,
      json,
      markdown: table(
        ['段，重发', '上传（秒）', '整理', '最后一秒', '内存RSS最大，杀掉前、后（MB）'],
        [
          [
            `${count}，${sent - count}`,
            String(Math.round(sentMs / 1_000)),
            `${state}，${Math.round(sealMs)}毫秒`,
            `${isSame ? '一个字节不差' : '不同'}，${Math.round(playMs)}毫秒`,
            `${halfMemory}、${memory()}`,
          ],
        ],
      ),
    };
  } finally {
    server.child.kill('SIGKILL');
    await server.exited;
    await rm(dataDir, { recursive: true, force: true });
  }
}
