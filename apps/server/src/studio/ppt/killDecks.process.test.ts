import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sweepDecks } from '../../../bench/killDecks';
import { makeDataDir } from '../../../test/dataDir';

// Twenty rounds run in the benchmark; this one keeps it from breaking unnoticed.
it('一份在改、一份由大模型写，kill -9两次：答复过的改动与写好的页一处不丢，接着写完', {
  timeout: 300_000,
}, async () => {
  const dataDir = await makeDataDir();
  try {
    const result = await sweepDecks(dataDir, 2);
    expect(result).toMatchObject({ lostEdits: 0, lostSlides: 0, isStuck: false });
    expect(result.acknowledged).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
