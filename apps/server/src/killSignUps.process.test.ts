import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepSignUps } from '../bench/killSignUps';
import { makeDataDir } from '../test/dataDir';

// Twenty rounds run in the benchmark; these few keep it from breaking unnoticed.
it('注册中途kill -9三次，答复过的注册一个不丢', { timeout: 300_000 }, async () => {
  const dataDir = await makeDataDir();
  try {
    const result = await sweepSignUps(dataDir, 3);
    expect(result).toMatchObject({ lost: 0, torn: 0 });
    expect(result.acknowledged).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
