import type { MatchProgress } from '@hengce/api';
import type { MainComponents } from '@hengce/api/contract';
import { nearMissItem } from './matchFixtures';

type S = MainComponents['schemas'];

/** Facts and rules that fit the counts of a progress: one item is 差一点 until 研发费用 reach 1,900万元, the others keep their group. */
export function matchBasis({ asOf, counts, questions }: MatchProgress): S['MatchBasis'] {
  const conditions: S['RuleCondition'][] = [
    { k: 'is', id: 'held', title: '高新技术企业', fact: { key: 'isHighTech' }, value: true },
    {
      k: 'cmp',
      id: 'rd',
      title: '研发费用',
      left: { k: 'fact', key: 'rdExpense', back: 0 },
      op: '>=',
      right: { k: 'const', value: '1900000000' },
      unit: 'money',
    },
    {
      k: 'cmp',
      id: 'rd-more',
      title: '研发费用',
      left: { k: 'fact', key: 'rdExpense', back: 0 },
      op: '>=',
      right: { k: 'const', value: '2500000000' },
      unit: 'money',
    },
    { k: 'attest', id: 'attest:rest', title: '近三年没有严重违法' },
    { k: 'is', id: 'missed', title: '高新技术企业', fact: { key: 'isHighTech' }, value: false },
  ];
  const several = (length: number, condition: number): S['MatchBasis']['items'] =>
    Array.from({ length }, () => ({
      policy: nearMissItem.policy,
      window: { state: 'open' as const, opensAt: null, closesAt: null, daysLeft: null },
      relation: 'all' as const,
      conditions: [condition],
    }));
  const known = questions.flatMap(({ id, answer }) => {
    const [kind, key = '', period = ''] = id.split(':');
    return kind === 'fact' && answer?.kind === 'exact'
      ? [{ key, period, value: answer.value, source: 'user' as const, confidence: 'stated' as const }]
      : [];
  });
  return {
    firm: {
      asOf,
      facts: [...known, { key: 'isHighTech', period: '', value: true, source: 'user', confidence: 'stated' }],
      ranges: [],
      attestations: [],
    },
    conditions,
    items: [
      ...several(counts.eligible, 0),
      ...several(1, 1),
      ...several(counts.nearMiss - 1, 2),
      ...several(counts.toVerify, 3),
      ...several(counts.ineligible, 4),
    ],
  };
}
