import { describe, expect, it } from 'vitest';
import type { Policy } from '../../shared/model/types';
import { localPolicy, repealedPolicy } from '../../shared/testing/localPolicies';
import { isWithoutFiling, startableItems } from './startable';

const [item] = localPolicy.items;
if (!item) throw new Error('the fixture has no item');
const policy: Policy = {
  ...localPolicy,
  status: 'in_force',
  relations: [],
  items: [item, { ...item, id: 'bare', conditions: [] }],
};
const ids = (...args: Parameters<typeof startableItems>) => startableItems(...args).map(({ id }) => id);

describe('what can be started from a document', () => {
  it('is what has conditions', () => {
    expect(ids(policy, undefined)).toEqual([item.id]);
  });
  it.each(['not_yet_effective', 'amended', 'repealed', 'expired'] as const)(
    'is nothing of one that is %s',
    (status) => {
      expect(ids({ ...policy, status }, undefined)).toEqual([]);
    },
  );
  it('is nothing of a call for applications, as long as the server has not said that it stands for itself', () => {
    const [to] = repealedPolicy.relations;
    if (!to) throw new Error('the fixture has no relation');
    const call = { ...policy, relations: [{ ...to, kind: 'notice_of' as const }] };
    expect(ids(call, undefined)).toEqual([]);
    expect(ids(call, { scope: 'unreadable' })).toEqual([]);
    expect(ids(call, { scope: 'otherRegion' })).toEqual([item.id]);
    expect(ids(call, { scope: 'judged' })).toEqual([item.id]);
  });
});

it('is not filed for where its 申报时间 says so', () => {
  const told = (value: string) => isWithoutFiling({ keyFacts: [{ label: '申报时间', value, clauseId: null }] });
  expect(['免申即享，常年兑付', '年度汇算清缴时随企业所得税申报享受'].map(told)).toEqual([true, true]);
  expect(['常年受理，按季度审核', '随时申报'].map(told)).toEqual([false, false]);
});
