import { factsOf } from '@hengce/rules/testing';
import { expect, it } from 'vitest';
import { judge } from '../conditions/judge';
import type { Cond } from '../conditions/rule';
import { unlessNever } from '../programmes/build';
import { isDecidedByWindow, isObtainable, type WindowState } from './groups';
import { countGroups, judgeItem, judgingOf, openQuestions } from './judgeItems';

const cond: Cond = { k: 'is', id: 'hnte', title: '高新技术企业', fact: { key: 'isHighTech' }, value: true };
const judged = (state: WindowState, isHighTech: boolean) =>
  judgeItem(
    { key: 'p i', rule: { cond }, window: { state } },
    judgingOf({ facts: factsOf({ isHighTech }), attestations: {} }),
  );

it.each([
  ['open', 'eligible'],
  ['rolling', 'eligible'],
  ['upcoming', 'waiting'],
  ['none', 'waiting'],
  ['closed', 'closed'],
] as const)('what is met and %s is %s', (state, group) => {
  expect(judged(state, true).group).toBe(group);
  expect(isDecidedByWindow(judged(state, true).group)).toBe(true);
  expect(judged(state, false).group).toBe('ineligible');
});

it('what never opens again is closed unless something is against it, and no way is looked for', () => {
  const over = { state: 'closed', opensAt: null, closesAt: null } as const;
  const of = (values: Parameters<typeof factsOf>[0]) =>
    judgeItem({ key: 'p i', rule: { cond }, window: over }, judgingOf({ facts: factsOf(values), attestations: {} }));
  expect(of({}).group).toBe('closed');
  expect(of({ isHighTech: true }).group).toBe('closed');
  expect(of({ isHighTech: false })).toMatchObject({ group: 'ineligible', ways: [] });
  expect(isObtainable({ group: of({}).group, window: over })).toBe(false);
  expect(isObtainable({ group: 'closed', window: { ...over, opensAt: '2027-03-01' } })).toBe(true);
  expect(isObtainable({ group: 'toVerify', window: { state: 'none' } })).toBe(true);
  expect(isObtainable({ group: 'nearMiss', window: { state: 'open' } })).toBe(false);
});

it('asks for a confirmation only where no fact settles it', () => {
  const apart = unlessNever('apart', '一年内没有', { ...cond, fact: { key: 'hasSeriousAccident' }, value: false });
  const askedOf = (values: Parameters<typeof factsOf>[0]) => {
    const facts = factsOf(values);
    return [...openQuestions(judge(apart, { facts }), { facts })];
  };
  expect(askedOf({})).toEqual(['fact:hasSeriousAccident:']);
  expect(askedOf({ hasSeriousAccident: false })).toEqual([]);
  expect(askedOf({ hasSeriousAccident: true })).toEqual(['apart-apart']);
});

it('counts every group', () => {
  expect(
    countGroups([judged('open', true), judged('none', true), judged('closed', true), judged('open', false)]),
  ).toEqual({
    eligible: 1,
    waiting: 1,
    closed: 1,
    nearMiss: 0,
    toVerify: 0,
    ineligible: 1,
  });
});
