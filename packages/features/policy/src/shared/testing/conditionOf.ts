import type { MatchCondition } from '@hengce/api';

/** A condition that is met and of which nothing else is known, with what a fixture says of it. */
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
