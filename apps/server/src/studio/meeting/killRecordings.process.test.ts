import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepRecordings } from '../../../bench/killRecordings';
import { makeDataDir } from '../../../test/dataDir';

// Twenty rounds run in the benchmark; these few keep it from breaking unnoticed.
it('录音中途断线与kill -9两次，说已保存的一段不丢，重发的不重复', { timeout: 180_000 }, async () => {
  const dataDir = await makeDataDir();
  try {
    const result = await sweepRecordings(dataDir, 2);
    expect(result).toMatchObject({ lost: 0, doubled: 0 });
    expect(result.acknowledged).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
