import type { MatchCondition } from '@hengce/api';
import { expect, it } from 'vitest';
import { eligibleItem, nearMissItem, reportOf, toVerifyItem } from '../testing/matchFixtures';
import {
  amountParts,
  cellsOf,
  clauseOf,
  firstGroup,
  gaugeRule,
  groupsWith,
  ringOf,
  saysCertainty,
  sharedTitles,
  takesApplications,
} from './matchReport';

const words = { percent: '%', days: '天' };
const condition = (id: string): MatchCondition =>
  [...eligibleItem.conditions, ...toVerifyItem.conditions].find((each) => each.id === id) as MatchCondition;

it('draws a threshold in the words of the report', () => {
  expect(gaugeRule(condition('share'), words)).toMatchObject({
    kind: 'atLeast',
    thresholdText: '4%',
    valueText: '5.7%',
  });
  expect(gaugeRule(condition('rd'), words)).toMatchObject({ thresholdText: '100万元', valueText: '1,286万元' });
});

it('gives the threshold the unit of what is counted', () => {
  const years = {
    ...condition('reg'),
    own: '6年',
    verdict: 'unmet' as const,
    gauge: { value: 6, threshold: 10, operator: '>=' as const, unit: 'count' as const },
  };
  expect(gaugeRule(years, words)).toMatchObject({ thresholdText: '10年', valueText: '6年' });
});

it('draws nothing that would contradict the verdict: 超过 at its very limit', () => {
  const atLimit = {
    ...condition('share'),
    verdict: 'unmet' as const,
    gauge: { value: 0.04, threshold: 0.04, operator: '>' as const, unit: 'ratio' as const },
  };
  expect(gaugeRule(atLimit, words)).toBeNull();
  expect(gaugeRule({ ...condition('share'), verdict: 'unknown' }, words)).toBeNull();
});

it('counts what a person has to confirm as open, never as met', () => {
  expect(cellsOf({ met: 4, unmet: 0, unknown: 1, manual: 1 })).toEqual({ met: 4, unmet: 0, unknown: 2 });
  expect(ringOf('manual')).toBe('unknown');
  expect(ringOf('notApplicable')).toBe('notApplicable');
});

it('gives a part the clause of its whole, and a whole that of its first part', () => {
  const whole = { ...condition('ip'), clause: null };
  const parts = [whole, { ...condition('ip1'), clause: null }, condition('ip2')];
  expect(clauseOf(whole, parts)?.clauseId).toBe('c-2');
  const [, first] = [condition('ip'), { ...condition('ip1'), clause: null }] as const;
  expect(clauseOf(first, [condition('ip'), first])?.clauseId).toBe('c-1');
  expect(clauseOf({ ...whole, id: 'alone' }, [{ ...whole, id: 'alone' }])).toBeNull();
});

it('opens at the first group that has something', () => {
  expect(firstGroup(reportOf([nearMissItem, toVerifyItem]))).toBe('nearMiss');
  expect(firstGroup(reportOf([]))).toBe('eligible');
});

it('tells items of one policy apart', () => {
  const other = { ...eligibleItem, policy: { ...eligibleItem.policy, itemId: 'other' } };
  expect([...sharedTitles([eligibleItem, other, nearMissItem])]).toEqual([eligibleItem.policy.policyId]);
});

it('takes applications while a window is open, or all the year', () => {
  const states = ['open', 'rolling', 'upcoming', 'closed', 'none'] as const;
  expect(states.filter((state) => takesApplications({ state }))).toEqual(['open', 'rolling']);
});

it('parts a sum from what limits it', () => {
  expect(amountParts('预计61.44万元，上限200万元')).toEqual(['预计61.44万元', '上限200万元']);
  expect(amountParts('最高50万元')).toEqual(['最高50万元', '']);
});

it('says of a sum that is called the most no further that it is a limit', () => {
  expect(saysCertainty({ certainty: 'capped', text: '最高10万元' })).toBe(true);
  expect(saysCertainty({ certainty: 'capped', text: '每人1000元，最高20万元' })).toBe(true);
  expect(saysCertainty({ certainty: 'fixed', text: '预计61.44万元，上限200万元' })).toBe(true);
  expect(saysCertainty({ certainty: 'capped', text: '预计16万元至40万元，上限200万元' })).toBe(true);
  expect(saysCertainty({ certainty: 'fixed', text: '一次性30万元' })).toBe(false);
  expect(saysCertainty({ certainty: 'discretionary', text: '最高10万元，择优' })).toBe(false);
});

it('shows 等开放, 已截止 and 已持有 only where there is something, or one is there', () => {
  const counts = { eligible: 0, waiting: 0, closed: 2, nearMiss: 0, toVerify: 1, held: 0, ineligible: 0 };
  expect(groupsWith(counts)).toEqual(['eligible', 'closed', 'nearMiss', 'toVerify', 'ineligible']);
  expect(groupsWith(counts, 'waiting')).toContain('waiting');
  expect(groupsWith({ ...counts, held: 1 })).toContain('held');
});
