import { expect, it } from 'vitest';
import type { PolicyItem } from '../../shared/model/types';
import { sharedConditions } from './sharedConditions';

const item = (id: string, ...texts: string[]): PolicyItem => ({
  id,
  name: id,
  support: 'subsidy',
  amount: null,
  conditions: texts.map((text, i) => ({ id: `${id}-${i}`, text, clauseId: null, operator: 'attest', threshold: null })),
});

it('finds what all items take', () => {
  const first = item('a', '注册地在本市', '成立满1年');
  expect(sharedConditions([first, item('b', '注册地在本市', '成立满1年')])).toBe(first.conditions);
});

it.each([
  ['nothing', []],
  ['one item', [item('a', '注册地在本市')]],
  ['items without conditions', [item('a'), item('b')]],
  ['other conditions', [item('a', '注册地在本市'), item('b', '成立满1年')]],
  ['one condition more', [item('a', '注册地在本市'), item('b', '注册地在本市', '成立满1年')]],
])('shares none for %s', (_, items) => expect(sharedConditions(items)).toBeNull());
