import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDataDir } from '../test/dataDir';
import { spawnServer } from '../test/spawnServer';
import { distribution, type PartResult, table } from './measure';
import { begin, enter, newChunk, send } from './recorders';

/** Recorders that all send a chunk a second over the embedded database, each from a random moment of the second on. */
export async function measureRecorders(count: number, seconds: number): Promise<PartResult> {
  const dataDir = await makeDataDir();
  const server = await spawnServer({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' });
  try {
    const token = await enter(server);
    const ids = await Promise.all(
      Array.from({ length: count }, (_, n) => begin(server, token, `recorder-of-the-bench-${n}`)),
    );
    const memory = (): number =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1_000);
    const waits: number[] = [];
    let acknowledged = 0;
    const record = async (id: string | null): Promise<void> => {
      if (id === null) return;
      const startedAt = performance.now() + Math.random() * 1_000;
      for (let number = 0; number < seconds; number++) {
        await wait(Math.max(startedAt + number * 1_000 - performance.now(), 0));
        const sentAt = performance.now();
        const saved = await send(server, token, id, newChunk(number));
        waits.push(performance.now() - sentAt);
        if (saved?.nextNumber === number + 1) acknowledged += 1;
      }
    };
    const before = memory();
    await Promise.all(ids.map(record));
    const after = memory();
    const { p50, p95, max } = distribution(waits);
    const json = {
      count,
      seconds,
      chunks: count * seconds,
      acknowledged,
      p50,
      p95,
      max,
      rssBefore: before,
      rssAfter: after,
    };
    return {
      title: `${count}场录音同时进行，每秒一段，${seconds}秒`,
      json,
      markdown: table(
        ['已确认', '答复p50、p95、最大（毫秒）', '内存RSS前、后（MB）'],
        [[`${acknowledged}/${count * seconds}`, [p50, p95, max].map(Math.round).join('、'), `${before}、${after}`]],
      ),
    };
  } finally {
    server.child.kill('SIGKILL');
    await server.exited;
    await rm(dataDir, { recursive: true, force: true });
  }
}
