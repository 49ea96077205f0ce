import { expect, it } from 'vitest';
import { generateSamples } from '../../../corpus/sample';
import { indexedPolicy } from './IndexedPolicy';

const samples = generateSamples({ today: '2026-11-21' });

it('列表里的金额与详情的单企上限一致', () => {
  const stated = samples.flatMap((record) => {
    const limit = record.keyFacts.find(({ label }) => label === '单企上限');
    return limit ? [{ id: record.id, limit: limit.value, shown: indexedPolicy(record).amount?.text }] : [];
  });
  expect(stated.length).toBeGreaterThan(100);
  expect(stated.filter(({ limit, shown }) => shown !== `最高${limit}`)).toEqual([]);
});
