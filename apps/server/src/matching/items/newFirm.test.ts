import { type FactSet, judgeItem, judgingOf, leavesOf, openQuestions } from '@hengce/rules';
import { factsOf } from '@hengce/rules/testing';
import { expect, it } from 'vitest';
import { embeddedMatchables } from './testing';

const judgedFor = (facts: FactSet) =>
  embeddedMatchables().map((matchable) => ({ ...judgeItem(matchable, judgingOf({ facts, attestations: {} })), facts }));

it('今年成立的企业不问任何一年的数', () => {
  const judged = judgedFor(factsOf({ establishedAt: '2026-03-10', industryCode: 'C34' }));
  const asked = judged.flatMap((each) => [...openQuestions(each, each)]);
  expect(asked.filter((id) => /:\d{4}$/.test(id))).toEqual([]);
  expect(judgedFor(factsOf({ industryCode: 'C34' })).flatMap((each) => [...openQuestions(each, each)])).toContain(
    'fact:rdExpense:2025',
  );
});

it('随纳税申报享受的，看今年的数，不是不符合', () => {
  const judged = judgedFor(factsOf({ establishedAt: '2026-03-10', industryCode: 'I65', isIndependent: true }));
  const deduction = judged.find(({ matchable }) => matchable.policy.title === '研发费用税前加计扣除');
  expect(deduction?.group).toBe('toVerify');
});

it('下一轮在明年的，等今年的数；登记满一年算到那一轮的第一天，预计的也算', () => {
  const judged = judgedFor(factsOf({ establishedAt: '2026-03-10', industryCode: 'C34', isIndependent: true }));
  const leaves = judged.flatMap(({ judgement }) => leavesOf(judgement));
  const later = leaves.filter(({ cond, isUnborn }) => isUnborn && 'round' in cond && cond.round === 2027);
  expect(later.length).toBeGreaterThan(20);
  expect(new Set(later.map(({ verdict }) => verdict))).toEqual(new Set(['manual']));
  const ages = leaves.flatMap(({ cond, verdict }) =>
    cond.k === 'cmp' && cond.isExpected && cond.title.endsWith('满1年') ? [{ day: cond.filedFrom ?? '', verdict }] : [],
  );
  expect(ages.length).toBeGreaterThan(5);
  expect(ages.filter(({ day, verdict }) => (verdict === 'met') !== day >= '2027-03-10')).toEqual([]);
});
