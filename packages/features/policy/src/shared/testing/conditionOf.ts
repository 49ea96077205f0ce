import type { MatchCondition } from '@hengce/api';

/** Met condition without further data, varied by a fixture. */
export const conditionOf = (patch: Partial<MatchCondition> & Pick<MatchCondition, 'id' | 'title'>): MatchCondition => ({
  parentId: null,
  depth: 0,
  relation: null,
  requirement: '',
  verdict: 'met',
  own: null,
  formula: null,
  gauge: null,
  score: null,
  clause: null,
  source: null,
  action: null,
  questionId: null,
  isBonus: false,
  ...patch,
});
