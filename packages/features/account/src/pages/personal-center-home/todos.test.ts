import type { FactGap } from '@hengce/api';
import { expect, it } from 'vitest';
import { type TodoFacts, todosOf } from './todos';

const gap = (gain: number): FactGap => ({
  key: `k${gain}`,
  label: '资料',
  isProfile: false,
  years: [],
  gain,
  conditions: 1,
  policies: 1,
});
const nothing: TodoFacts = {
  unpaid: [],
  trial: { daysLeft: 9, expired: false },
  hasPlan: false,
  gaps: [],
  hasNoEnterprise: false,
};
const kinds = (facts: Partial<TodoFacts>) => todosOf({ ...nothing, ...facts }).map(({ kind }) => kind);

it('has nothing to say when nothing is due', () => expect(todosOf(nothing)).toEqual([]));

it('puts money before time, and time before facts', () =>
  expect(
    kinds({
      unpaid: [{ id: 'o', planName: '团队版' }],
      trial: { daysLeft: 3, expired: false },
      gaps: [gap(9)],
    }),
  ).toEqual(['order', 'trial', 'facts']));

it.each([
  [7, false, false, ['trial']],
  [8, false, false, []],
  [0, true, false, ['trial']],
  [0, true, true, []],
])('a trial with %i days, over %s, with a plan %s: %j', (daysLeft, expired, hasPlan, expected) =>
  expect(kinds({ trial: { daysLeft, expired }, hasPlan })).toEqual(expected),
);

it('asks a new account for its firm', () => expect(kinds({ hasNoEnterprise: true })).toEqual(['enterprise']));

it('counts the first four gaps and what they gain together', () =>
  expect(todosOf({ ...nothing, gaps: [9, 4, 3, 1, 8].map(gap) })).toEqual([{ kind: 'facts', count: 4, gain: 17 }]));
