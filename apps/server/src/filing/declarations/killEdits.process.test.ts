import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepEdits } from '../../../bench/killEdits';
import { makeDataDir } from '../../../test/dataDir';

// Twenty rounds run in the benchmark; this one keeps it from breaking unnoticed.
it('两个人改同一份申报书，断线、kill -9一次，答复过的改动一处不丢，重发的只算一次', { timeout: 300_000 }, async () => {
  const dataDir = await makeDataDir();
  try {
    const result = await sweepEdits(dataDir, 1);
    expect(result).toMatchObject({ lost: 0, doubled: 0 });
    expect(result.acknowledged).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
