import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepUses } from '../../../bench/killUses';
import { makeDataDir } from '../../../test/dataDir';

// Fifty rounds run in the benchmark; these few keep it from breaking unnoticed.
it('扣次数中途kill -9三次，次数不丢也不重', { timeout: 300_000 }, async () => {
  const dataDir = await makeDataDir();
  try {
    const result = await sweepUses(dataDir, 3);
    expect(result).toMatchObject({ wrong: 0, left: 0, drift: 0, ledgerDrift: 0 });
    expect(result.acknowledged).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
