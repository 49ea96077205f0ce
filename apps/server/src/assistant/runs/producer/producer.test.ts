import { expect, it } from 'vitest';
import { createScriptedEngine } from '../../../../test/scriptedEngine';
import { createTestClock } from '../../../../test/testClock';
import { createLog } from '../../../platform/log';
import type { Draft } from '../message';
import { openRunFeed } from '../stream/RunFeed';
import { createProducer } from './producer';

it('数据库不在时，引擎说得再多也只留一份限量的在内存里，回来以后一字不少', { timeout: 20_000 }, async () => {
  const chunk = '政'.repeat(8_000);
  let said = 0;
  const engine = createScriptedEngine({
    async *answer() {
      for (; said < 40; said++) yield { type: 'text', part: 'answer', text: chunk };
      yield { type: 'end', finishReason: 'stop' };
    },
  });
  let isAway = true;
  let refused = 0;
  const clock = createTestClock();
  const producer = createProducer({
    clock,
    log: createLog('silent'),
    async append(rows) {
      if (isAway) {
        refused += 1;
        throw new Error('the database is away');
      }
      return new Set(rows.map(({ run_id }) => run_id));
    },
    end: async () => true,
    onEnded() {},
  });
  const draft: Draft = {
    message: {
      ...{ id: 'm-1', parentId: null, role: 'assistant', state: 'streaming', text: '', reasoning: '' },
      ...{ siblingIds: ['m-1'], createdAt: clock.now().toISOString() },
    },
    openPart: null,
  };
  const feed = openRunFeed('r-1', draft, true);
  const run = producer.start({ id: 'r-1', userId: 'u-1', feed, startedAt: clock.now() }, engine, async () => {
    const scope = { usesPolicies: true, knowledgeBaseIds: [], documentIds: [], policyIds: [] };
    const asked = { userId: 'u-1', text: '问', quote: null, history: [], scope, begun: null };
    return { ...asked, isDeepThinking: false, allowsGeneral: false };
  });
  await expect.poll(() => refused, { timeout: 10_000 }).toBe(3);
  expect(said).toBeLessThan(10);
  isAway = false;
  await run.ended;
  expect(draft.message.text).toBe(chunk.repeat(40));
});
