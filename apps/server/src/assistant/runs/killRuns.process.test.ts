import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepRuns } from '../../../bench/killRuns';
import { makeDataDir } from '../../../test/dataDir';

// Twenty rounds run in the benchmark; these few keep it from breaking unnoticed.
it('回答中途kill -9两次，问题和看到过的文字一个不丢', { timeout: 300_000 }, async () => {
  const dataDir = await makeDataDir();
  try {
    const sweep = await sweepRuns(dataDir, 2);
    expect(sweep).toMatchObject({ questionsLost: 0, answersLost: 0, endless: 0, drift: 0 });
    expect(sweep.caught).toBeGreaterThan(3);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
