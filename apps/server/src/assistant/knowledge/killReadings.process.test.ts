import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepReadings } from '../../../bench/killReadings';
import { makeDataDir } from '../../../test/dataDir';

// Twenty rounds run in the benchmark; these few keep it from breaking unnoticed.
it('解析中途kill -9，读好的页都在，接着读完，片段与没有中断的一样', { timeout: 300_000 }, async () => {
  const dataDir = await makeDataDir();
  try {
    const result = await sweepReadings(dataDir, 2, 60);
    expect(result).toMatchObject({ lostPages: 0, wrongChunks: 0, stuck: 0 });
    expect(result.caught).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
