import { factsOf, type Values, wan } from '@hengce/rules/testing';
import { expect, it } from 'vitest';
import type { Cond } from '../conditions/rule';
import { unlessNever } from '../programmes/build';
import { isDecidedByWindow, isObtainable, type WindowState } from './groups';
import { countConditions, countGroups, judgeItem, judgingOf, openQuestions } from './judgeItems';

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

it('what is over, but should be open again by now, waits for its notice', () => {
  const window = { state: 'closed', opensAt: '2025-09-12', closesAt: '2025-12-12', dueUntil: '2026-12-12' } as const;
  const judging = judgingOf({ facts: factsOf({ isHighTech: true }), attestations: {} });
  expect(judgeItem({ key: 'p i', rule: { cond }, window }, judging).group).toBe('waiting');
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

// What a firm has nothing of in its year is no small change; what it can obtain within months is.
it.each([
  ['researchStaff', 0, 3, 'ineligible'],
  ['researchStaff', 1, 3, 'nearMiss'],
  ['softwareCopyrights', 0, 3, 'nearMiss'],
  // It grows by one a year.
  ['marketYears', 1, 3, 'ineligible'],
  ['marketYears', 2, 3, 'nearMiss'],
] as const)('%s from %i to %i is %s', (key, from, least, group) => {
  const asks: Cond = {
    k: 'cmp',
    id: 'count',
    title: '数量',
    left: key === 'researchStaff' ? { k: 'fact', key, back: 0 } : { k: 'fact', key },
    op: '>=',
    right: { k: 'const', value: String(least) },
    unit: 'count',
  };
  const values: Values = { [key === 'researchStaff' ? 'researchStaff@2025' : key]: from };
  const judging = judgingOf({ facts: factsOf(values), attestations: {} });
  expect(judgeItem({ key: 'p i', rule: { cond: asks }, window: { state: 'open' } }, judging).group).toBe(group);
});

it.each([
  ['closed', {}, 'held'],
  ['none', { isTechSme: true }, 'held'],
  ['closed', { isTechSme: false }, 'held'],
  // It may be filed for again: the conditions decide, unless one is not met.
  ['open', { isTechSme: true }, 'eligible'],
  ['rolling', {}, 'toVerify'],
  ['open', { isTechSme: false }, 'held'],
] as const)('a title that the firm has, while its window is %s and %o: %s', (state, values, group) => {
  const asks: Cond = { k: 'is', id: 'tech', title: '科技型中小企业', fact: { key: 'isTechSme' }, value: true };
  const judging = judgingOf({ facts: factsOf({ isHighTech: true, ...values }), attestations: {} });
  const item = judgeItem({ key: 'p i', rule: { cond: asks }, window: { state }, gives: 'isHighTech' }, judging);
  expect(item.group).toBe(group);
  expect([...openQuestions(item, judging)]).toEqual(group === 'toVerify' ? ['fact:isTechSme:'] : []);
});

it('without the title, or without knowing of it, nothing is held', () => {
  const of = (values: Values) =>
    judgeItem(
      {
        key: 'p i',
        rule: { cond: { ...cond, fact: { key: 'isTechSme' } } },
        window: { state: 'none' },
        gives: 'isHighTech',
      },
      judgingOf({ facts: factsOf({ isTechSme: true, ...values }), attestations: {} }),
    ).group;
  expect([of({}), of({ isHighTech: false }), of({ isHighTech: true })]).toEqual(['waiting', 'waiting', 'held']);
});

const askedOf = (rule: Cond, values: Values, attestations = {}) => {
  const judging = judgingOf({ facts: factsOf(values), attestations });
  const item = judgeItem({ key: 'p i', rule: { cond: rule }, window: { state: 'open' } }, judging);
  return { group: item.group, open: [...openQuestions(item, judging)], counts: countConditions(item.judgement) };
};

it('asks for a confirmation only where no fact settles it', () => {
  const apart = unlessNever('apart', '一年内没有', { ...cond, fact: { key: 'hasSeriousAccident' }, value: false });
  expect(askedOf(apart, {}).open).toEqual(['fact:hasSeriousAccident:']);
  expect(askedOf(apart, { hasSeriousAccident: false }).open).toEqual([]);
  expect(askedOf(apart, { hasSeriousAccident: true }).open).toEqual(['apart-apart']);
});

it('asks of 差一点 what no answer has settled, and nothing of what cannot be changed', () => {
  const spent: Cond = {
    k: 'cmp',
    id: 'spent',
    title: '研发费用',
    left: { k: 'fact', key: 'rdExpense', back: 0 },
    op: '>=',
    right: { k: 'const', value: String(100 * wan) },
    unit: 'money',
  };
  const first: Cond = { k: 'attest', id: 'attest:first', title: '首次进入培育库' };
  const grouped: Cond = { k: 'all', id: 'grouped', title: '', of: [spent, cond] };
  const rule: Cond = { k: 'all', id: 'all', title: '', of: [grouped, first] };
  const short = { 'rdExpense@2025': 98 * wan };
  expect(askedOf(rule, short)).toEqual({
    group: 'nearMiss',
    open: ['fact:isHighTech:', 'attest:first'],
    counts: { met: 0, unmet: 1, unknown: 1, manual: 1 },
  });
  const settled = askedOf(rule, { ...short, isHighTech: true }, { 'attest:first': true });
  expect(settled).toMatchObject({ group: 'nearMiss', open: [] });
  expect(askedOf(rule, short, { 'attest:first': false })).toMatchObject({ group: 'ineligible', open: [] });
});

it.each([
  // First this year is not first in the next one; what happened once is counted by some round, and no document says by which.
  ['当年首次取得入库登记编号', true, 'unmet', 'ineligible'],
  ['当年首次取得入库登记编号', false, 'unmet', 'ineligible'],
  ['首次通过高新技术企业认定', true, 'manual', 'toVerify'],
  ['首次通过高新技术企业认定', false, 'unmet', 'ineligible'],
  ['首次担保贷款合同金额不低于50万元', true, 'met', 'waiting'],
  ['当年取得证书的职工不少于5人', true, 'manual', 'toVerify'],
  ['当年取得证书的职工不少于5人', false, 'manual', 'toVerify'],
] as const)('%s（%s）在下一年的那一轮：%s', (title, holds, verdict, group) => {
  const rule: Cond = { k: 'attest', id: 'attest:once', title, round: 2027 };
  const judging = judgingOf({ facts: factsOf({}), attestations: { 'attest:once': holds } });
  const item = judgeItem({ key: 'p i', rule: { cond: rule }, window: { state: 'upcoming' } }, judging);
  expect([item.judgement.verdict, item.group]).toEqual([verdict, group]);
  // Nobody is asked again what was answered.
  expect([...openQuestions(item, judging)]).toEqual([]);
});

it('what is first of this year does not wait for the figures of the next', () => {
  const spent: Cond = {
    k: 'cmp',
    id: 'spent',
    title: '研发费用',
    left: { k: 'fact', key: 'rdExpense', back: 0 },
    op: '>=',
    right: { k: 'const', value: String(100 * wan) },
    unit: 'money',
  };
  const of = (title: string) => {
    const first: Cond = { k: 'attest', id: 'attest:first', title };
    const rule: Cond = { k: 'all', id: 'all', title: '', of: [spent, first] };
    return askedOf(rule, { 'rdExpense@2025': 98 * wan }, { 'attest:first': true }).group;
  };
  expect([of('首次进入培育库'), of('当年首次进入培育库')]).toEqual(['nearMiss', 'ineligible']);
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
    held: 0,
    ineligible: 1,
  });
});
