import type { HighTechEvaluation } from '@hengce/api';
import { type ClauseReference, evaluateHighTech, firmOf, type Quote } from '@hengce/rules';
import { expect, it } from 'vitest';
import { rateAgain } from './rateAgain';

const firm = {
  asOf: '2026-11-20',
  facts: [
    { key: 'inventionPatents', period: '', value: 2, source: 'user' as const, confidence: 'stated' as const },
    { key: 'revenue', period: '2025', value: 5_000_000_000, source: 'user' as const, confidence: 'evidenced' as const },
  ],
  ranges: [],
  attestations: [],
};
const enterprise = { id: 'e1', name: '测试公司', regionName: '浙江省杭州市', isSample: false };
const documents = {
  clauseOf: ({ policyId, clauseId, text }: Quote): ClauseReference => ({
    policyId,
    clauseId,
    label: clauseId,
    quote: text,
  }),
  docNoOf: () => '国科发火〔2016〕32号',
};
const evaluated = (ratings: Record<string, { lo: number; hi: number }>) =>
  ({ enterprise, ...evaluateHighTech({ ...firmOf(firm), ratings }, documents) }) as HighTechEvaluation;

it('换一项自评，与服务端算的逐项一致，其余自评、条款与文号都在；收回后回到原样', () => {
  const before = evaluated({ 'ip-core': { lo: 7, hi: 8 } });
  const after = rateAgain(before, firm, 'ip-advanced', { lo: 5, hi: 6 });
  expect(after).toEqual(evaluated({ 'ip-core': { lo: 7, hi: 8 }, 'ip-advanced': { lo: 5, hi: 6 } }));
  expect(after.sheet.columns.own.lo).toBe(before.sheet.columns.own.lo + 5);
  expect(rateAgain(after, firm, 'ip-advanced', null)).toEqual(before);
});
