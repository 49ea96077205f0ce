import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepImports } from '../../../bench/killImport';
import { makeDataDir } from '../../../test/dataDir';

// Twenty rounds run in the benchmark; these few keep it from breaking unnoticed.
it('导入中途kill -9两次，确认写入的一条不丢，再导入即补齐', { timeout: 600_000 }, async () => {
  const dataDir = await makeDataDir();
  try {
    const sweep = await sweepImports(dataDir, 2);
    expect(sweep).toMatchObject({ lost: 0, indexWrong: 0, changedAgain: 0 });
    expect(sweep.acknowledged).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
