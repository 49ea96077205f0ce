import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPlan } from './stacking';
import {
  type Certainty,
  certainties,
  maxPlanItems,
  type StackItem,
  type StackRule,
  type StackSituation,
} from './types';

const wan = 1_000_000n;
const nothing: StackSituation = { titles: [], had: [], available: {} };
const item = (id: string, amountWan: number, ...rules: StackRule[]): StackItem => ({
  id,
  amount: BigInt(amountWan) * wan,
  certainty: 'certain',
  windowAt: null,
  rules,
});
const plan = (items: StackItem[], situation: Partial<StackSituation> = {}) =>
  bestPlan(items, { ...nothing, ...situation });

describe('the real rules of §3.6', () => {
  it('EXCLUSIVE: one of two subsidies for the same equipment', () => {
    const rule: StackRule = { k: 'exclusive', group: '同一设备' };
    const { best, second, excluded } = plan([item('市技改', 1000, rule), item('省技改', 1500, rule), item('贴息', 30)]);
    expect(best.chosen).toEqual(['省技改', '贴息']);
    expect(second?.chosen).toEqual(['市技改', '贴息']);
    expect(excluded).toEqual({ 市技改: { reason: 'excludedBy', group: '同一设备', by: ['省技改'] } });
  });
  it('what brings nothing is left out for that reason', () => {
    expect(plan([item('培育服务', 0), item('奖励', 10)]).excluded).toEqual({ 培育服务: { reason: 'addsNothing' } });
  });
  it('what brings nothing is no reason for a second plan, and a cap is not why it is out', () => {
    const cap: StackRule = { k: 'capSum', group: '每年', limit: 20n * wan };
    const { best, second, excluded } = plan([item('奖励', 10, cap), item('认定', 0, cap)]);
    expect(best.chosen).toEqual(['奖励']);
    expect(second).toBeNull();
    expect(excluded).toEqual({ 认定: { reason: 'addsNothing' } });
  });
  it('what only comes on top is no second plan', () => {
    const cap: StackRule = { k: 'capSum', group: '每年', limit: 20n * wan };
    expect(plan([item('甲', 20, cap), item('乙', 10, cap)]).second).toBeNull();
  });
  it('what is competitive is no part of the sum: it only decides between equals', () => {
    const one: StackRule = { k: 'exclusive', group: '同一项目' };
    const fund: StackItem = { ...item('基金', 300, one), certainty: 'competitive' };
    const { best, second } = plan([fund, item('补助', 20, one)]);
    expect(best).toMatchObject({ chosen: ['补助'], by: { certain: 20n * wan, upTo: 0n, competitive: 0n } });
    expect(second?.chosen).toEqual(['基金']);
    expect(plan([fund, { ...item('大赛', 50, one), certainty: 'competitive' }]).best.chosen).toEqual(['基金']);
  });
  it('MAX_OF: the higher of the national and the provincial title', () => {
    const rule: StackRule = { k: 'maxOf', group: '工业设计中心' };
    expect(plan([item('国家级', 80, rule), item('省级', 40, rule)]).best).toMatchObject({
      chosen: ['国家级'],
      total: 80n * wan,
    });
  });
  it('CAP_SUM: interest subsidies together are at most the interest paid, the uncertain part goes first', () => {
    const cap: StackRule = { k: 'capSum', group: '已付利息', limit: 50n * wan };
    const items = [item('中央贴息', 40, cap), { ...item('省贴息', 30, cap), certainty: 'competitive' as const }];
    expect(plan(items).best).toEqual({
      chosen: ['中央贴息', '省贴息'],
      total: 50n * wan,
      by: { certain: 40n * wan, upTo: 0n, competitive: 10n * wan },
    });
  });
  it('CAP_PER_FIRM_YEAR: what is over the limit is not applied for', () => {
    const cap: StackRule = { k: 'capSum', group: '每年', limit: 2000n * wan };
    const { best, excluded } = plan([item('甲', 2000, cap), item('乙', 500, cap)]);
    expect(best.chosen).toEqual(['甲']);
    expect(excluded).toEqual({ 乙: { reason: 'capReached', group: '每年' } });
  });
  it('ONE_CATEGORY: several of one category, none of another', () => {
    const of = (category: string): StackRule => ({ k: 'oneCategory', group: '深工信规12号', category });
    const { best, excluded } = plan([item('甲1', 60, of('甲')), item('甲2', 50, of('甲')), item('乙1', 100, of('乙'))]);
    expect(best.chosen).toEqual(['甲1', '甲2']);
    expect(excluded.乙1).toEqual({ reason: 'excludedBy', group: '深工信规12号', by: ['甲1', '甲2'] });
  });
  it('ONCE_EVER, CONSUMES and a title that nobody gives', () => {
    const items = [
      item('重点小巨人', 600, { k: 'onceEver', group: '重点小巨人' }),
      item('高企奖励', 30, { k: 'consumes', group: 'Ⅱ类', amount: 5 }),
      item('小巨人奖励', 50, { k: 'requires', title: '小巨人' }),
    ];
    const { best, excluded } = plan(items, { had: ['重点小巨人'], available: { Ⅱ类: 4 } });
    expect(best).toMatchObject({ chosen: [], total: 0n });
    expect(excluded).toEqual({
      重点小巨人: { reason: 'hadBefore', group: '重点小巨人' },
      高企奖励: { reason: 'usedUp', group: 'Ⅱ类' },
      小巨人奖励: { reason: 'titleMissing', title: '小巨人' },
    });
  });
  it('CONSUMES: what can be used once is used for the better', () => {
    const uses = (amount: number): StackRule => ({ k: 'consumes', group: 'Ⅱ类', amount });
    expect(
      plan([item('甲', 30, uses(5)), item('乙', 20, uses(3)), item('丙', 20, uses(3))], { available: { Ⅱ类: 6 } }).best
        .chosen,
    ).toEqual(['乙', '丙']);
  });
  it('REQUIRES: an earlier window of the same plan gives the title, a later one does not', () => {
    const first = (windowAt: string): StackItem => ({ ...item('专精特新', 0), gives: '专精特新', windowAt });
    const then: StackItem = { ...item('小巨人奖励', 50, { k: 'requires', title: '专精特新' }), windowAt: '2027-04-25' };
    expect(plan([then, first('2026-10-01')]).best.chosen).toEqual(['小巨人奖励', '专精特新']);
    expect(plan([then, first('2027-10-01')]).best.chosen).toEqual([]);
    expect(plan([then], { titles: ['专精特新'] }).best.chosen).toEqual(['小巨人奖励']);
  });
  it('TAX_CHOICE is an exclusive choice', () => {
    const choice: StackRule = { k: 'exclusive', group: '所得税率' };
    expect(plan([item('高企15%', 40, choice), item('小型微利5%', 60, choice)]).best.chosen).toEqual(['小型微利5%']);
  });
});

describe('which of several plans', () => {
  const one: StackRule = { k: 'exclusive', group: '择一' };
  it('the second is the best of the others, whatever stands last', () => {
    const { best, second } = plan([item('甲', 100, one), item('乙', 90, one), item('丙', 80, one)]);
    expect([best.chosen, second?.chosen]).toEqual([['甲'], ['乙']]);
  });
  it('of equal others the first by name', () => {
    expect(plan([item('a', 100, one), item('c', 50, one), item('b', 50, one)]).second?.chosen).toEqual(['b']);
    expect(plan([item('a', 100, one), item('b', 50, one), item('c', 50, one)]).second?.chosen).toEqual(['b']);
  });
  it('what excludes something and brings nothing is no second plan', () => {
    expect(plan([item('甲', 100, one), item('乙', 0, one)]).second).toBeNull();
  });
  it('the same for fewer applications', () => {
    const other: StackRule = { k: 'exclusive', group: '另一' };
    const items = [item('甲', 5, one), item('乙', 5, other), item('丙', 10, one, other)];
    expect(plan(items).best.chosen).toEqual(['丙']);
    expect(plan(items.toReversed()).best.chosen).toEqual(['丙']);
  });
  it('what is had up to a limit is part of the sum', () => {
    expect(plan([item('甲', 10), { ...item('乙', 30), certainty: 'upTo' }]).best).toMatchObject({
      total: 40n * wan,
      by: { certain: 10n * wan, upTo: 30n * wan, competitive: 0n },
    });
  });
  it('of one limit the other is left out because it is used up', () => {
    const use = (amount: number): StackRule => ({ k: 'consumes', group: '名额', amount });
    const { best, excluded } = plan([item('甲', 20, use(6)), item('乙', 10, use(6))], { available: { 名额: 10 } });
    expect(best.chosen).toEqual(['甲']);
    expect(excluded).toEqual({ 乙: { reason: 'usedUp', group: '名额' } });
  });
  it('a title that comes at no known time is not had before', () => {
    const needs: StackRule = { k: 'requires', title: '称号' };
    const giver = { ...item('认定', 5), gives: '称号' };
    const then = { ...item('奖励', 10, needs), windowAt: '2027-05-01' };
    expect(plan([giver, then]).best.chosen).toEqual(['认定']);
    expect(plan([{ ...giver, windowAt: '2027-04-30' }, then]).best.chosen).toEqual(['认定', '奖励']);
    expect(plan([{ ...giver, windowAt: '2027-05-01' }, then]).best.chosen).toEqual(['认定']);
  });
});

const groups = fc.constantFrom('甲', '乙', '丙');
const rule: fc.Arbitrary<StackRule> = fc.oneof(
  groups.map((group): StackRule => ({ k: 'exclusive', group })),
  groups.map((group): StackRule => ({ k: 'maxOf', group })),
  fc
    .tuple(groups, fc.constantFrom('一', '二'))
    .map(([group, category]): StackRule => ({ k: 'oneCategory', group, category })),
  fc
    .tuple(groups, fc.bigInt({ min: 0n, max: 30n }))
    .map(([group, limit]): StackRule => ({ k: 'capSum', group, limit })),
  groups.map((group): StackRule => ({ k: 'onceEver', group })),
  fc.constantFrom('T1', 'T2').map((title): StackRule => ({ k: 'requires', title })),
  fc
    .tuple(groups, fc.integer({ min: 1, max: 3 }))
    .map(([group, amount]): StackRule => ({ k: 'consumes', group, amount })),
);
const items = (most: number, minLength = 0) =>
  fc
    .array(
      fc.record({
        amount: fc.bigInt({ min: 0n, max: 20n }),
        certainty: fc.constantFrom<Certainty[]>(...certainties),
        windowAt: fc.constantFrom(null, '2026-01-01', '2026-06-01', '2027-01-01'),
        gives: fc.constantFrom(undefined, 'T1', 'T2'),
        rules: fc.array(rule, { maxLength: 2 }),
      }),
      { minLength, maxLength: most },
    )
    .map((drawn) => drawn.map((part, index): StackItem => ({ ...part, id: `i${String(index).padStart(2, '0')}` })));
const situation: fc.Arbitrary<StackSituation> = fc.record({
  titles: fc.constantFrom<string[][]>([], ['T1']),
  had: fc.constantFrom<string[][]>([], ['甲']),
  available: fc.constantFrom<Record<string, number>[]>({}, { 甲: 3, 乙: 2 }),
});

/** A plan that is allowed, with what it brings. */
interface Tried {
  chosen: StackItem[];
  by: Record<Certainty, bigint>;
}
/** Written anew from the rules as sentences, so that a mistake is not made twice. */
function everyPlan(all: StackItem[], { titles, had, available }: StackSituation): Tried[] {
  const plans: Tried[] = [];
  for (let mask = 0; mask < 2 ** all.length; mask += 1) {
    const chosen = all.filter((_, index) => (mask >> index) & 1);
    const having = (k: StackRule['k'], group: string) =>
      chosen.filter(({ rules }) => rules.some((own) => own.k === k && 'group' in own && own.group === group));
    const isFine = chosen.every((one) =>
      one.rules.every((own) => {
        switch (own.k) {
          case 'exclusive':
          case 'maxOf':
            return having(own.k, own.group).length === 1;
          case 'oneCategory':
            return having('oneCategory', own.group).every(
              (other) =>
                other === one ||
                other.rules.every(
                  (theirs) =>
                    theirs.k !== 'oneCategory' || theirs.group !== own.group || theirs.category === own.category,
                ),
            );
          case 'onceEver':
            return !had.includes(own.group);
          case 'requires':
            return (
              titles.includes(own.title) ||
              chosen.some(
                (other) =>
                  other !== one &&
                  other.gives === own.title &&
                  other.windowAt !== null &&
                  one.windowAt !== null &&
                  other.windowAt < one.windowAt,
              )
            );
          case 'consumes': {
            const used = chosen
              .flatMap(({ rules }) => rules)
              .reduce(
                (sum, theirs) => sum + (theirs.k === 'consumes' && theirs.group === own.group ? theirs.amount : 0),
                0,
              );
            return used <= (available[own.group] ?? 0);
          }
          default:
            return true;
        }
      }),
    );
    if (!isFine) continue;
    const left = new Map(chosen.map((one) => [one, one.amount] as const));
    for (const group of ['甲', '乙', '丙'].sort()) {
      const members = having('capSum', group);
      const limits = members.flatMap(({ rules }) =>
        rules.flatMap((own) => (own.k === 'capSum' && own.group === group ? [own.limit] : [])),
      );
      if (limits.length === 0) continue;
      const limit = limits.reduce((a, b) => (a < b ? a : b));
      let over = members.reduce((sum, one) => sum + (left.get(one) as bigint), 0n) - limit;
      for (const certainty of ['competitive', 'upTo', 'certain'])
        for (const one of members.filter((member) => member.certainty === certainty)) {
          const taken = over < 0n ? 0n : over < (left.get(one) as bigint) ? over : (left.get(one) as bigint);
          left.set(one, (left.get(one) as bigint) - taken);
          over -= taken;
        }
    }
    const sumOf = (certainty: Certainty) =>
      chosen.reduce((sum, one) => (one.certainty === certainty ? sum + (left.get(one) as bigint) : sum), 0n);
    plans.push({
      chosen,
      by: { certain: sumOf('certain'), upTo: sumOf('upTo'), competitive: sumOf('competitive') },
    });
  }
  return plans;
}
type Sums = Tried['by'];
/** Above 0 when the first is worth more: certain and up to a limit together, then certain, then competitive. */
function compareSums(a: Sums, b: Sums): number {
  const parts = ({ certain, upTo, competitive }: Sums) => [certain + upTo, certain, competitive] as const;
  const [left, right] = [parts(a), parts(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : (left[at] as bigint) > (right[at] as bigint) ? 1 : -1;
}
const maxSum = (plans: Tried[]): Sums =>
  plans.map(({ by }) => by).reduce((best, by) => (compareSums(by, best) > 0 ? by : best));
const bruteForce = (all: StackItem[], now: StackSituation): Sums => maxSum(everyPlan(all, now));

describe('for any items', () => {
  it('finds what trying everything finds', () => {
    fc.assert(
      fc.property(items(9), situation, (all, now) => {
        expect(bestPlan(all, now).best.by).toEqual(bruteForce(all, now));
      }),
      { numRuns: 1500 },
    );
  });
  it('a plan brings the same in whatever order its items stand', () => {
    const capped = (id: string, amount: bigint, ...caps: [group: string, limit: bigint][]): StackItem => ({
      id,
      amount,
      certainty: 'certain',
      windowAt: null,
      rules: caps.map(([group, limit]) => ({ k: 'capSum', group, limit })),
    });
    const all = [capped('i0', 2n, ['乙', 3n]), capped('i1', 3n, ['甲', 1n], ['乙', 3n])];
    expect(bestPlan(all, nothing).best.by).toEqual(bruteForce(all, nothing));
  });
  it('finds it for twelve, too', () => {
    fc.assert(
      fc.property(items(12, 12), situation, (all, now) => {
        expect(bestPlan(all, now).best.by).toEqual(bruteForce(all, now));
      }),
      { numRuns: 30 },
    );
  });
  it('says why each other one is left out, and a second plan is never better and brings something else', () => {
    fc.assert(
      fc.property(items(10), situation, (all, now) => {
        const { best, second, excluded } = bestPlan(all, now);
        expect([...best.chosen, ...Object.keys(excluded)].sort()).toEqual(all.map(({ id }) => id).sort());
        if (!second) return;
        expect(compareSums(second.by, best.by)).toBeLessThanOrEqual(0);
        expect(second.chosen.some((id) => !best.chosen.includes(id))).toBe(true);
        expect(best.chosen.every((id) => second.chosen.includes(id))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
  it('no other plan with something that brings money is better than the second, unless it only adds to the best', () => {
    fc.assert(
      fc.property(items(8), situation, (all, now) => {
        const { best, second } = bestPlan(all, now);
        const plans = everyPlan(all, now);
        for (const extra of all.filter(({ id, amount }) => amount > 0n && !best.chosen.includes(id))) {
          const having = plans.filter(({ chosen }) => chosen.includes(extra));
          if (having.length === 0) continue;
          const most = maxSum(having);
          if (second && compareSums(most, second.by) <= 0) continue;
          const adds = having.filter(({ chosen }) => best.chosen.every((id) => chosen.some((one) => one.id === id)));
          expect(adds.some(({ by }) => compareSums(by, most) === 0)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
  it('does not depend on their order', () => {
    fc.assert(
      fc.property(items(9), situation, (all, now) => {
        const turned = bestPlan([...all].reverse(), now).best;
        const { best } = bestPlan(all, now);
        expect([turned.total, turned.by]).toEqual([best.total, best.by]);
      }),
      { numRuns: 500 },
    );
  });
});

it('forty items in groups of ten are no work; forty-one are refused', () => {
  const many = Array.from({ length: maxPlanItems }, (_, index) =>
    item(
      `i${index}`,
      10 + index,
      { k: 'exclusive', group: `g${index % 4}` },
      { k: 'capSum', group: '每年', limit: 10_000n * wan },
    ),
  );
  expect(plan(many).best.chosen).toEqual(['i36', 'i37', 'i38', 'i39']);
  expect(() => plan([...many, item('x', 1)])).toThrow(RangeError);
});

it('forty items under one cap that any few of them reach are no work', () => {
  const many = Array.from({ length: maxPlanItems }, (_, index) => ({
    ...item(`i${String(index).padStart(2, '0')}`, 100 + (index % 5) * 7, {
      k: 'capSum' as const,
      group: '每年',
      limit: 2_000n * wan,
    }),
    certainty: index % 2 === 0 ? ('certain' as const) : ('upTo' as const),
  }));
  const { best, second } = plan(many);
  // 128 × 4, 121 × 4, 114 × 4 and 107 × 4 are 1880; the next has 100, and 20 are missing still: eighteen, all for certain.
  expect(best.by).toEqual({ certain: 2_000n * wan, upTo: 0n, competitive: 0n });
  expect(best.chosen).toHaveLength(18);
  expect(second?.total).toBe(2_000n * wan);
});

it('forty items under one cap, half of them competitive, are no work', () => {
  const many = Array.from({ length: maxPlanItems }, (_, index) => ({
    ...item(`i${String(index).padStart(2, '0')}`, 100 + (index % 5) * 7, {
      k: 'capSum' as const,
      group: '每年',
      limit: 3_000n * wan,
    }),
    certainty: index % 2 === 0 ? ('certain' as const) : ('competitive' as const),
  }));
  // All twenty that are certain come to 2280; of the competitive ones as many as fill the rest: 128 × 4 + 121 + 114 is 747.
  const { best } = plan(many);
  expect(best.by).toEqual({ certain: 2_280n * wan, upTo: 0n, competitive: 720n * wan });
  expect(best.chosen).toHaveLength(26);
});
