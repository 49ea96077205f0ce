import type { Cond } from '@hengce/rules';
import {
  conditionsOf,
  decimal,
  divide,
  judge,
  leavesOf,
  type PrintedCondition,
  rational,
  readCondition,
  ruleSets,
  toDecimalText,
} from '@hengce/rules';
import { asOf, factsOf, type Values, wan } from '@hengce/rules/testing';
import { describe, expect, it } from 'vitest';
import { industries } from '../../platform/vocabulary';
import { createRuleReader, paidOnceId } from './itemRule';
import { embeddedMatchables, embeddedRecords } from './testing';

const printed = (over: Partial<PrintedCondition>): PrintedCondition => ({
  text: '',
  operator: 'attest',
  threshold: null,
  ...over,
});
const bound = (text: string, operator: '>=' | '<=' | '>', threshold: string, facts: string[], factYears?: number) =>
  printed({ text, operator, threshold, facts, ...(factYears === undefined ? {} : { factYears }) } as never);
const verdictOf = (condition: PrintedCondition, values: Values): string | undefined => {
  const cond = readCondition(condition);
  return cond ? judge(cond, { facts: factsOf(values) }).verdict : undefined;
};

describe('what a printed condition asks', () => {
  const rd = bound('上年度研发费用不低于100万元', '>=', '100万元', ['rdExpense']);
  const share = bound('上年度研发费用占营业收入的比重不低于4%', '>=', '4%', ['rdExpense', 'revenue']);
  const age = bound('具有独立法人资格，在本市依法登记注册满1年', '>=', '1年', ['isIndependent', 'establishedAt']);
  const growth = bound('上年度研发费用增长率不低于10%', '>=', '10%', ['rdExpense'], 2);
  const profit = bound('近两年净利润累计不低于500万元', '>=', '500万元', ['netProfit'], 2);
  const titles = printed({
    text: '属于有效期内的高新技术企业或科技型中小企业',
    operator: 'in',
    threshold: '高新技术企业、科技型中小企业',
    facts: ['isHighTech', 'isTechSme'],
  });
  const small = printed({
    text: '属于小型企业或微型企业',
    operator: 'in',
    threshold: '小型企业、微型企业',
    facts: ['industryCode', 'workforce', 'revenue', 'assets'],
  });
  it.each<[string, PrintedCondition, Values, string]>([
    ['刚好达到', rd, { 'rdExpense@2025': 100 * wan }, 'met'],
    ['差一分钱', rd, { 'rdExpense@2025': 100 * wan - 1 }, 'unmet'],
    ['只有前年的', rd, { 'rdExpense@2024': 100 * wan }, 'unknown'],
    ['比例刚好', share, { 'rdExpense@2025': 4 * wan, 'revenue@2025': 100 * wan }, 'met'],
    ['比例差一分钱', share, { 'rdExpense@2025': 4 * wan - 1, 'revenue@2025': 100 * wan }, 'unmet'],
    ['收入为0', share, { 'rdExpense@2025': 4 * wan, 'revenue@2025': 0 }, 'manual'],
    ['满一年的当天', age, { isIndependent: true, establishedAt: '2025-11-20' }, 'met'],
    ['差一天满一年', age, { isIndependent: true, establishedAt: '2025-11-21' }, 'unmet'],
    ['不是独立法人', age, { isIndependent: false, establishedAt: '2015-11-21' }, 'unmet'],
    ['不知道是不是独立法人', age, { establishedAt: '2015-11-21' }, 'unknown'],
    ['增长刚好', growth, { 'rdExpense@2025': 110 * wan, 'rdExpense@2024': 100 * wan }, 'met'],
    ['增长差一分钱', growth, { 'rdExpense@2025': 110 * wan - 1, 'rdExpense@2024': 100 * wan }, 'unmet'],
    [
      '一年亏一年赚',
      profit,
      { establishedAt: '2010-01-01', 'netProfit@2025': 600 * wan, 'netProfit@2024': -100 * wan },
      'met',
    ],
    [
      '累计差一分钱',
      profit,
      { establishedAt: '2010-01-01', 'netProfit@2025': 600 * wan, 'netProfit@2024': -100 * wan - 1 },
      'unmet',
    ],
    ['有其中一个称号', titles, { isTechSme: true }, 'met'],
    ['两个都没有', titles, { isTechSme: false, isHighTech: false }, 'unmet'],
    ['一个没有，一个不知道', titles, { isHighTech: false }, 'unknown'],
    [
      '工业300人、2000万元是中型',
      small,
      { industryCode: 'C34', 'workforce@2025': 300, 'revenue@2025': 2000 * wan },
      'unmet',
    ],
    ['工业299人是小型', small, { industryCode: 'C34', 'workforce@2025': 299 }, 'met'],
    ['银行另有标准', small, { industryCode: 'J66', 'workforce@2025': 3 }, 'manual'],
    ['房地产业按小类分', small, { industryCode: 'K70', 'workforce@2025': 3 }, 'manual'],
    ['行业不知道', small, { 'workforce@2025': 3 }, 'unknown'],
  ])('%s', (_, condition, values, verdict) => {
    expect(verdictOf(condition, values)).toBe(verdict);
  });

  it.each([
    ['词里多了一个意思', bound('上年度研发费用和设备投入不低于100万元', '>=', '100万元', ['rdExpense'])],
    ['单位不是资料的单位', bound('上年度研发费用不低于100万美元', '>=', '100万美元', ['rdExpense'])],
    ['词与资料不是一回事', bound('上年度研发费用不低于100万元', '>=', '100万元', ['revenue'])],
    ['词与运算符不一致', bound('上年度研发费用不低于100万元', '<=', '100万元', ['rdExpense'])],
    ['比例的先后不一致', bound('上年度研发费用占营业收入的比重不低于4%', '>=', '4%', ['revenue', 'rdExpense'])],
    ['没有资料', bound('研发场地面积不低于200平方米', '>=', '200平方米', [])],
    ['只知道一半的话', printed({ text: '未被列入严重失信主体名单，信用良好', facts: ['isBlacklisted'] })],
    ['待核', printed({ text: '称号在有效期内（待核）', facts: ['isTechSme'] })],
  ])('%s，留给人判断', (_, condition) => {
    expect(readCondition(condition)).toBeNull();
  });

  it('每个行业都知道按哪一行划型，或者要人判断', () => {
    for (const { code } of industries) {
      const verdict = verdictOf(small, {
        industryCode: code,
        'workforce@2025': 1,
        'revenue@2025': 0,
        'assets@2025': 0,
      });
      expect([code, verdict]).toEqual([code, expect.stringMatching(/^(?:met|manual)$/)]);
    }
  });
});

describe('the whole embedded corpus', () => {
  const derived = embeddedMatchables().flatMap(({ item, policy, rule }) =>
    ruleSets.some((set) => set.policyId === policy.id && set.itemId === item.id)
      ? []
      : item.conditions.map((condition, index) => ({ condition, cond: rule.conditions[index]?.cond as Cond })),
  );

  /** Prints a threshold in the unit of the text, knowing nothing of how it was read. */
  function printedBack(cond: Cond, threshold: string): string | null {
    if (cond.k === 'cagr') return cond.rate;
    const [numbers] = conditionsOf(cond).flatMap((part) =>
      part.k === 'cmp' && part.right.k === 'const' ? [part.right.value] : [],
    );
    if (numbers === undefined) return null;
    const unit = threshold.replace(/^[\d.]+/, '');
    const size = { 万元: 1_000_000n, 亿元: 10_000_000_000n, 年: cond.k === 'all' ? 12n : 1n }[unit] ?? 1n;
    return `${numbers.endsWith('%') ? numbers.slice(0, -1) : toDecimalText(divide(decimal(numbers), rational(size)), 8)}${unit}`;
  }

  it('every threshold that was read prints back as the text has it', () => {
    let checked = 0;
    for (const { condition, cond } of derived) {
      if (cond.k === 'attest' || !/^[<>]/.test(condition.operator ?? '')) continue;
      expect(printedBack(cond, condition.threshold ?? ''), condition.text).toBe(condition.threshold);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(1500);
  });

  it('reads all that names facts but one, and nothing that names none', () => {
    const named = derived.filter(({ condition }) => (condition.facts ?? []).length > 0);
    const unread = named.filter(({ cond }) => cond.k === 'attest').map(({ condition }) => condition.text);
    expect(unread).toEqual(['居民企业，技术转让所得符合规定条件']);
    // Only a person says them; of levels each by itself.
    for (const { condition, cond } of derived)
      if ((condition.facts ?? []).length === 0)
        expect(new Set(cond.k === 'any' ? cond.of.map(({ k }) => k) : [cond.k])).toEqual(new Set(['attest']));
  });

  it('says the facts that the condition names, and no others', () => {
    for (const { condition, cond } of derived) {
      if (cond.k === 'attest') continue;
      const { missing } = judge(cond, { facts: factsOf({}) });
      const asked = new Set(missing.map(({ key }) => key));
      asked.delete('establishedAt');
      const named = new Set<string>(condition.facts ?? []);
      named.delete('establishedAt');
      expect(
        [...asked].every((key) => named.has(key)),
        condition.text,
      ).toBe(true);
    }
  });

  it('quotes words that stand in the clause', () => {
    const clauses = new Map(
      embeddedRecords().flatMap(({ id, clauses }) => clauses.map((clause) => [`${id} ${clause.id}`, clause.text])),
    );
    for (const { rule } of embeddedMatchables())
      for (const { cond, quote } of rule.conditions)
        for (const own of [quote, ...conditionsOf(cond).map((part) => part.quote)])
          if (own) expect(clauses.get(`${own.policyId} ${own.clauseId}`)).toContain(own.text);
  });

  it('asks what has the same words once', () => {
    // Whether it was paid already is asked of each item by itself.
    const shared = embeddedMatchables().flatMap(({ rule }) => rule.conditions.filter(({ id }) => id !== paidOnceId));
    const attests = shared.flatMap(({ cond }) => leavesOf(judge(cond, { facts: factsOf({ hasFalseFiling: false }) })));
    const words = new Map<string, string>();
    for (const { cond } of attests) {
      if (cond.k !== 'attest') continue;
      expect(words.get(cond.id) ?? cond.title).toBe(cond.title);
      words.set(cond.id, cond.title);
    }
    expect(words.size).toBeLessThan(220);
  });

  it('of an item with a rule set takes the version of the day', () => {
    const read = (day: string, id: string) => {
      const record = embeddedRecords().find((policy) => policy.id === id);
      const [item] = record?.items ?? [];
      if (!item) throw new Error(`no ${id}`);
      return createRuleReader(day)(id, item, () => undefined).conditions.map(({ id: part }) => part);
    };
    expect(read(asOf, 'n-specialised-2026')).not.toEqual(read('2026-03-31', 'n-specialised-2026'));
  });

  it('an announced first day is not taken for one that is only expected, although the day is the same', () => {
    const read = createRuleReader(asOf);
    const found = embeddedRecords().flatMap(({ id, items }) =>
      items.flatMap((item) => (item.conditions.some(({ text }) => text.endsWith('满1年')) ? [{ id, item }] : [])),
    )[0];
    if (!found) throw new Error('no 满1年');
    const readIn = (isExpected: boolean) => {
      const filing = { from: '2027-08-19', isExpected };
      const rule = read(found.id, found.item, () => undefined, { round: 2027, filing, newFirmsFrom: 2027 });
      return JSON.stringify(rule.conditions.map(({ cond }) => cond));
    };
    expect(readIn(true)).toMatch(/"filedFrom":"2027-08-19","isExpected":true/);
    expect(readIn(false)).toContain('"filedFrom":"2027-08-19"');
    expect(readIn(false)).not.toContain('isExpected');
  });
});
