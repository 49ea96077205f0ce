import type { MatchProgress, MatchQuestion } from '@hengce/api';
import { describe, expect, it } from 'vitest';
import { matchProgress } from '../../shared/testing/progressFixtures';
import { isAsked, isAskedWith, isRound, keepOrder, nextOpen, nextRounds, shownOf, withRounds } from './questions';

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

it('leaves what is deferred to its item, where the others of that item come along', () => {
  const deferred = (id: string, policy: string) => ({
    ...byId('fact:platform:'),
    id,
    policies: [policy],
    isDeferred: true,
  });
  const [one, other, apart] = [deferred('a', '甲办法'), deferred('b', '甲办法'), deferred('c', '乙办法')];
  expect([one, other, apart].some(isAsked)).toBe(false);
  expect([other, apart].map((question) => isAskedWith(one, question))).toEqual([true, false]);
  expect(isAskedWith(byId('attest:partner'), other)).toBe(false);
  expect(isAskedWith(undefined, other)).toBe(false);
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

describe('rounds', () => {
  const question = (index: number, answer: MatchQuestion['answer'] = null): MatchQuestion => ({
    ...byId('attest:partner'),
    id: `q${index}`,
    group: index < 45 ? 'finance' : 'credit',
    answer,
    isOpen: answer === null,
  });
  const progressWith = (answeredCount: number, round: readonly number[]): MatchProgress => ({
    ...matchProgress,
    variant: 'general',
    questions: Array.from({ length: 50 }, (_, index) =>
      question(index, index >= 50 - answeredCount ? { kind: 'exact', value: false } : null),
    ),
    steps: [
      { group: 'finance', groupName: '财务', total: 45, answered: 0, left: 9 },
      { group: 'credit', groupName: '信用', total: 5, answered: Math.min(5, answeredCount), left: 9 },
    ],
    round: round.map((index) => `q${index}`),
    outlook: { open: round.length, items: 30, touched: 40, remaining: 50 - answeredCount },
  });
  const best = [49, 48, 47, 46, 45, 44, 43, 42];
  const then = [41, 40, 39, 38, 37, 36, 35, 34];

  it('stand before the groups, in the order of the server', () => {
    const progress = progressWith(0, best);
    const rounds = nextRounds([], progress);
    expect(rounds).toEqual([{ ids: progress.round, items: 30, touched: 40 }]);
    const shown = withRounds(progress, rounds, ({ items }, index) => `${index} ${items}`);
    expect(shown.steps.map(({ group, groupName, total, answered }) => [group, groupName, total, answered])).toEqual([
      ['round-1', '0 30', 8, 0],
      ['finance', '财务', 42, 0],
    ]);
    expect(isRound(shown.steps[0]?.group)).toBe(true);
    // What is deferred makes no round of its own.
    const few = {
      ...progress,
      questions: progress.questions.map((one) =>
        best.includes(Number(one.id.slice(1))) ? one : { ...one, isDeferred: true },
      ),
    };
    expect(nextRounds([], few)).toEqual([]);
    expect(keepOrder([], shown).slice(0, 9)).toEqual([...progress.round, 'q0']);
    // Also where its questions were known before, in another order.
    expect(keepOrder(keepOrder([], progress), shown).slice(0, 9)).toEqual([...progress.round, 'q0']);
  });

  it('follow each other when nothing of the last waits any more', () => {
    const first = nextRounds([], progressWith(0, best));
    expect(nextRounds(first, progressWith(7, then))).toBe(first);
    const second = nextRounds(first, progressWith(8, then));
    expect(second.map(({ ids }) => ids[0])).toEqual(['q49', 'q41']);
    expect(nextRounds(second, { ...progressWith(50, []), round: [] })).toBe(second);
  });

  it('are for lists that are longer than one of them, and not for needs', () => {
    expect(nextRounds([], matchProgress)).toEqual([]);
    expect(nextRounds([], { ...progressWith(0, best), variant: 'finance' })).toEqual([]);
  });
});
