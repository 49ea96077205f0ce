import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeDataDir } from '../test/dataDir';
import { replyWithVectors, startEmbeddingService } from '../test/embeddingService';
import { spawnServer } from '../test/spawnServer';

/** Texts of one round, of which nothing is kept when the process dies within it. */
const round = 40;

it('建立条款的向量时kill -9，重启后接着建，最多重做一轮', { timeout: 180_000 }, async () => {
  const dataDir = await makeDataDir();
  const vectors = replyWithVectors((text) => [text.length, 1, text.charCodeAt(0)]);
  const service = await startEmbeddingService(vectors);
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    EMBEDDING_BASE_URL: service.baseUrl,
    EMBEDDING_MODEL: 'm',
  };
  const sent = () => service.calls.flatMap(({ body }) => body.input).filter((text) => text !== '政策');
  try {
    const first = await spawnServer(env);
    await expect.poll(() => sent().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(3 * round);
    first.child.kill('SIGKILL');
    await first.exited;
    const before = sent();
    service.calls = [];
    const second = await spawnServer(env);
    await expect.poll(() => second.output(), { timeout: 60_000 }).toContain('条款的向量已就绪');
    second.child.kill('SIGTERM');
    await second.exited;
    const after = sent();
    const again = after.filter((text) => before.includes(text));
    expect(again.length).toBeLessThanOrEqual(round);
    expect(after.length).toBeGreaterThan(0);
    expect(new Set(after).size).toBe(after.length);
    service.calls = [];
    // Whole: a third start sends nothing.
    const third = await spawnServer(env);
    await expect.poll(() => third.output(), { timeout: 60_000 }).toContain('政策索引已就绪');
    third.child.kill('SIGTERM');
    await third.exited;
    expect(sent()).toEqual([]);
  } finally {
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
