import type { MatchQuestion } from '@hengce/api';
import { expect, it } from 'vitest';
import { matchProgress } from '../../shared/testing/progressFixtures';
import { askedFirst, firstStep, isAsked, keepOrder, nextOpen, shownOf, withFirst } from './questions';

const byId = (id: string) => matchProgress.questions.find((question) => question.id === id) as MatchQuestion;
const asked = matchProgress.questions.filter(isAsked);

it('goes by group, and keeps what was shown in its place when the server orders anew', () => {
  const first = keepOrder([], matchProgress);
  expect(first).toEqual(matchProgress.questions.map(({ id }) => id));
  const reversed = { ...matchProgress, questions: [...matchProgress.questions].reverse() };
  expect(keepOrder(first, reversed)).toEqual(first);
  expect(keepOrder([], reversed).slice(0, 2)).toEqual(['fact:region:', 'fact:revenue:2025']);
});

it('puts a new question at the end of its group, not of the page', () => {
  const known = keepOrder([], matchProgress).filter((id) => id !== 'fact:platform:');
  const order = keepOrder(known, matchProgress);
  expect(order.indexOf('fact:platform:')).toBe(order.indexOf('attest:partner') + 1);
});

it('asks what is open or was answered here, not what was known', () => {
  expect(isAsked(byId('fact:revenue:2025'))).toBe(false);
  expect(isAsked(byId('fact:rdExpense:2025'))).toBe(true);
  expect(isAsked(byId('fact:platform:'))).toBe(true);
});

it('goes on within the group, then to what decides most, then to whatever is open', () => {
  const next = (from: string, best: string | null) => nextOpen(asked, byId(from), best)?.id;
  expect(next('fact:rdExpense:2025', 'attest:no-accident')).toBe('fact:researchShare:2025');
  expect(next('attest:partner', 'attest:no-accident')).toBe('attest:no-accident');
  expect(next('attest:partner', null)).toBe('fact:researchShare:2025');
  const closed = asked.map((question) => ({ ...question, isOpen: false }));
  expect(nextOpen(closed, closed[0], null)).toBeUndefined();
});

it('shows a long group in portions, up to the one that one is at', () => {
  const group = Array.from({ length: 20 }, (_, index) => ({ ...byId('attest:partner'), id: `q${index}` }));
  expect(shownOf(group, 'q0')).toHaveLength(6);
  expect(shownOf(group, 'q5')).toHaveLength(6);
  expect(shownOf(group, 'q6')).toHaveLength(12);
  expect(shownOf(group, 'q19')).toHaveLength(20);
  expect(shownOf(group, undefined)).toHaveLength(6);
});

it('asks a firm that nothing is known of first what most items wait for, and then by group', () => {
  expect(askedFirst(matchProgress)).toEqual([]);
  const questions = Array.from({ length: 50 }, (_, index) => ({
    ...byId('attest:partner'),
    id: `q${index}`,
    group: index < 45 ? 'finance' : 'credit',
    answer: null,
    isOpen: true,
    decides: index,
  }));
  const steps = [
    { group: 'finance', groupName: '财务', total: 45, answered: 0, left: 9 },
    { group: 'credit', groupName: '信用', total: 5, answered: 0, left: 9 },
  ];
  const long = { ...matchProgress, variant: 'general' as const, questions, steps };
  const first = askedFirst(long);
  expect(first).toEqual(['q49', 'q48', 'q47', 'q46', 'q45', 'q44', 'q43', 'q42']);
  const shown = withFirst(long, first, '先答这几题');
  expect(shown.steps.map(({ group, total }) => [group, total])).toEqual([
    [firstStep, 8],
    ['finance', 42],
  ]);
  expect(keepOrder([], shown).slice(0, 9)).toEqual([...first, 'q0']);
});
