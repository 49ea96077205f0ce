import { asOf, factsOf, type Values, wan } from '@hengce/rules/testing';
import { describe, expect, it } from 'vitest';
import type { Expr } from '../conditions/expression';
import { type ConfirmationNote, judge } from '../conditions/judge';
import type { Cond, ScoreTable, Unit } from '../conditions/rule';
import type { FactSource } from '../facts/factDefs';
import { factSourceNames } from '../facts/factSourceNames';
import type { FactConfidence, FactRef, FactSet, KnownFact } from '../facts/facts';
import { type Operator, point } from '../numbers/interval';
import { decimal, rational } from '../numbers/rational';
import { specialised2026 } from '../programmes/gradient2026/specialised';
import { hnte } from '../programmes/highTech/ruleSet';
import type { Way } from '../ways/nearMiss';
import { explain } from './explain';
import { factFigure, factText, figure } from './figures';
import { formulaOf } from './formulas';
import { labelOf } from './labels';
import { explainWay } from './ways';

const clauseOf = () => null;
const rowsOf = (values: Values, condition = hnte.condition) => {
  const facts = factsOf(values);
  return new Map(explain(judge(condition, { facts }), { facts, clauseOf }).map((row) => [row.id, row]));
};
const firm: Values = {
  establishedAt: '2019-04-18',
  'researchStaff@2025': 22,
  'employees@2025': 100,
  'rdExpense@2023': 300 * wan,
  'rdExpense@2024': 320 * wan,
  'rdExpense@2025': 380 * wan,
  'revenue@2023': 8_000 * wan,
  'revenue@2024': 9_000 * wan,
  'revenue@2025': 10_000 * wan,
};

describe('a judgement as rows', () => {
  it('says what is asked, what the firm has, and how it was reckoned', () => {
    const rows = rowsOf(firm);
    expect(rows.get('h1')).toMatchObject({ requirement: '不少于365天', own: '2,773天', verdict: 'met' });
    expect(rows.get('h4')).toMatchObject({ requirement: '不低于10%', own: '22%', formula: '22÷100＝22%' });
    expect(rows.get('h5a')).toMatchObject({
      requirement: '不低于4%',
      // Rounded to two digits it would read 3.7%; nothing is hidden by rounding.
      own: '3.7%',
      verdict: 'unmet',
      formula: '(300万元＋320万元＋380万元)÷(8,000万元＋9,000万元＋1亿元)＝3.7%',
      gauge: { operator: '>=', threshold: 0.04, unit: 'ratio' },
    });
    expect(rows.get('h5b')).toMatchObject({
      own: null,
      verdict: 'unknown',
      action: '补充2025年境内研发费用、2024年境内研发费用、2023年境内研发费用',
    });
    expect(rows.get('h2-core')).toMatchObject({
      parentId: 'h2',
      depth: 1,
      verdict: 'manual',
      action: '请确认是否符合',
    });
    expect(rows.get('h7')?.score).toMatchObject({ max: 100, pass: 70, passOperator: '>' });
    expect(rows.has('hnte')).toBe(false);
  });

  it('names the parent before its children', () => {
    const ids = [...rowsOf({}, specialised2026.condition).values()];
    for (const [index, { parentId }] of ids.entries())
      if (parentId !== null) expect(ids.findIndex(({ id }) => id === parentId)).toBeLessThan(index);
  });

  it('shows a number as exactly as it takes to be told apart from its threshold', () => {
    expect(figure(rational(39_999n, 1_000_000n), 'ratio', decimal('4%'))).toBe('3.9999%');
    expect(figure(rational(4n, 100n), 'ratio', decimal('4%'))).toBe('4%');
    expect(figure(rational(1_199_999_900n), 'money', rational(1_200_000_000n))).toBe('1,199.9999万元');
  });

  it('writes amounts as people read them', () => {
    expect(figure(rational(128_600_000n * 10n), 'money')).toBe('1,286万元');
    expect(figure(rational(63_000_000_000n), 'money')).toBe('6.3亿元');
    expect(figure(rational(-5_000_000n), 'money')).toBe('-5万元');
    expect(figure(rational(99_999n), 'money')).toBe('999.99元');
  });

  it('reckons growth as 195号 does', () => {
    const facts = factsOf({
      establishedAt: '2019-04-18',
      'revenue@2023': 2800 * wan,
      'revenue@2024': 5200 * wan,
      'revenue@2025': 7900 * wan,
    });
    expect(formulaOf({ k: 'hnteGrowth', key: 'revenue' }, 'ratio', facts)).toBe(
      '(5,200万元÷2,800万元＋7,900万元÷5,200万元)÷2−1＝68.82%',
    );
  });
});

/** A range that nobody knows more exactly, over what else is known. */
const withRange = (values: Values, key: string, lo: bigint | null, hi: bigint | null, isOpen = false): FactSet => {
  const exact = factsOf(values);
  const bound = (value: bigint | null) => (value === null ? null : { value: rational(value), isOpen });
  const known: KnownFact = {
    known: { number: { lo: bound(lo), hi: bound(hi) } },
    source: 'user',
    confidence: 'stated',
  };
  return { asOf, get: (ref) => (ref.key === key && (ref.back ?? 0) === 0 ? known : exact.get(ref)) };
};
type Bare<T> = T extends unknown ? Omit<T, 'id' | 'title'> : never;
const named = (cond: Bare<Cond>): Cond => ({ id: 'c', title: '题目', ...cond }) as Cond;
const rowWith = (cond: Bare<Cond>, facts: FactSet | Values = {}, attestations: Record<string, boolean> = {}) => {
  const set = 'get' in facts && typeof facts.get === 'function' ? (facts as FactSet) : factsOf(facts as Values);
  const circumstances = { facts: set, attestations };
  return explain(judge(named(cond), circumstances), {
    facts: set,
    clauseOf: ({ clauseId }) => ({ policyId: 'p', clauseId, label: '第一条', quote: '' }),
    questionOf: (asked) => ('id' in asked ? asked.id : `${asked.key}`),
  })[0];
};
const fact = (key: string, back?: number): Expr =>
  ({ k: 'fact', key, ...(back === undefined ? {} : { back }) }) as Expr;
const constant = (value: string): Expr => ({ k: 'const', value });
const compared = (left: Expr, op: Operator, value: string, unit: Unit): Bare<Cond> => ({
  k: 'cmp',
  left,
  op,
  right: constant(value),
  unit,
});
const quote = { policyId: 'p', clauseId: 'a1', text: '条文的话' };
const listed = { key: 'isListed' } as const;

describe('what is asked', () => {
  it.each([
    [compared(fact('inventionPatents'), '>=', '4', 'count'), '不少于4件'],
    [compared(fact('inventionPatents'), '>', '4', 'count'), '多于4件'],
    [compared(fact('inventionPatents'), '<=', '4', 'count'), '不超过4件'],
    [compared(fact('inventionPatents'), '<', '4', 'count'), '少于4件'],
    [compared(fact('inventionPatents'), '==', '4', 'count'), '等于4件'],
    [compared(fact('inventionPatents'), '!=', '4', 'count'), '不等于4件'],
    [compared({ k: 'sum', key: 'rdProjects', years: 2 }, '>=', '4', 'count'), '不少于4项'],
    [compared({ k: 'average', key: 'employees', years: 2 }, '>=', '4', 'count'), '不少于4人'],
    [compared({ k: 'add', of: [fact('employees', 0), fact('inventionPatents')] }, '>=', '4', 'count'), '不少于4人'],
    [compared(constant('9'), '>=', '4', 'count'), '不少于4'],
    [compared({ k: 'daysSince', key: 'establishedAt' }, '>=', '365', 'days'), '不少于365天'],
    [compared({ k: 'monthsSince', key: 'establishedAt' }, '>=', '24', 'months'), '不少于2年'],
    [compared({ k: 'monthsSince', key: 'establishedAt' }, '>=', '18', 'months'), '不少于1年6个月'],
    [compared({ k: 'monthsSince', key: 'establishedAt' }, '<', '6', 'months'), '少于6个月'],
    [compared({ k: 'monthsSince', key: 'establishedAt' }, '>=', '0', 'months'), '不少于0个月'],
    [compared(fact('establishedAt'), '>=', '18000', 'date'), '不早于2019年4月14日'],
    [compared(fact('establishedAt'), '>', '18000', 'date'), '晚于2019年4月14日'],
    [compared(fact('establishedAt'), '<=', '18000', 'date'), '不晚于2019年4月14日'],
    [compared(fact('establishedAt'), '<', '18000', 'date'), '早于2019年4月14日'],
    [compared(fact('revenue', 0), '>', '100000000', 'money'), '高于100万元'],
    [compared(fact('marketShare'), '<=', '10%', 'ratio'), '不高于10%'],
    [compared(fact('marketShare'), '<', '10%', 'ratio'), '低于10%'],
    [{ k: 'cmp', left: fact('marketShare'), op: '<', right: fact('revenue', 0), unit: 'ratio' }, '题目'],
    [{ k: 'cmp', left: fact('marketShare'), op: '<', right: fact('revenue', 0), unit: 'ratio', quote }, '条文的话'],
    [{ k: 'cagr', key: 'revenue', years: 2, op: '>=', rate: '5%' }, '不低于5%'],
    [{ k: 'in', fact: { key: 'nationalPrize' }, values: ['特等奖', '一等奖'] }, '特等奖、一等奖'],
    [{ k: 'in', fact: { key: 'industryCode' }, values: ['C34'], isPrefix: true }, '题目'],
    [{ k: 'is', fact: listed, value: true }, '是'],
    [{ k: 'is', fact: listed, value: true, quote }, '条文的话'],
    // 未列入严重失信名单, where the document's words may be 严重失信名单.
    [{ k: 'is', fact: listed, value: false }, '题目'],
    [{ k: 'is', fact: listed, value: false, quote }, '题目'],
    [{ k: 'attest' }, '由企业确认，或由专家判断'],
    [{ k: 'score', table: { parts: [], pass: { op: '>', value: 70 } } }, '高于70分'],
    [{ k: 'score', table: { parts: [], pass: { op: '>=', value: 60 } } }, '不低于60分'],
  ] as [Bare<Cond>, string][])('%j', (cond, requirement) => {
    expect(rowWith(cond)).toMatchObject({ requirement, relation: null });
  });
  it.each([
    [{ k: 'any', of: [named({ k: 'attest' })] }, '满足其中一项', 'any'],
    [{ k: 'atLeast', n: 2, of: [named({ k: 'attest' })] }, '至少满足2项', 'atLeast'],
    [{ k: 'when', given: named({ k: 'attest' }), need: named({ k: 'attest' }) }, '适用时须满足', 'when'],
    // Without anything below it there is nothing that says it for it.
    [{ k: 'all', of: [] }, '同时满足', 'all'],
  ] as [Bare<Cond>, string, string][])('of several: %#', (cond, requirement, relation) => {
    expect(rowWith(cond)).toMatchObject({
      requirement,
      relation,
      own: null,
      source: null,
      action: null,
      questionId: null,
      gauge: null,
      score: null,
      formula: null,
    });
  });
});

describe('what the firm has', () => {
  const grown: Values = { 'revenue@2025': 12_100 * wan, 'revenue@2023': 10_000 * wan };
  const cagr: Bare<Cond> = { k: 'cagr', key: 'revenue', years: 2, op: '>=', rate: '5%' };
  it.each([
    [compared(fact('inventionPatents'), '>=', '4', 'count'), { inventionPatents: 6 }, '6件'],
    [compared(fact('inventionPatents'), '>=', '4', 'count'), {}, null],
    [compared(fact('establishedAt'), '>=', '18000', 'date'), { establishedAt: '2019-04-18' }, '2019年4月18日'],
    [
      compared({ k: 'monthsSince', key: 'establishedAt' }, '>=', '24', 'months'),
      { establishedAt: '2019-04-18' },
      '7年7个月',
    ],
    [cagr, grown, '10%'],
    [cagr, {}, null],
    [cagr, { ...grown, 'revenue@2023': 0 }, null],
    [{ k: 'in', fact: { key: 'nationalPrize' }, values: ['特等奖'] }, { nationalPrize: '没有' }, '没有'],
    [{ k: 'in', fact: { key: 'nationalPrize' }, values: ['特等奖'] }, {}, null],
    [{ k: 'is', fact: listed, value: true }, { isListed: true }, '已上市：是'],
    [{ k: 'is', fact: listed, value: true }, { isListed: false }, '已上市：否'],
    [{ k: 'is', fact: { key: 'industryCode' }, value: true }, { industryCode: true }, '题目：是'],
    [{ k: 'is', fact: listed, value: true }, { isListed: 3 }, null],
    [{ k: 'attest' }, {}, null],
  ] as [Bare<Cond>, Values, string | null][])('%#: %j', (cond, values, own) => {
    expect(rowWith(cond, values)?.own).toBe(own);
  });
  it('of a confirmation: what was said, or from what it follows', () => {
    expect(rowWith({ k: 'attest' }, {}, { c: true })).toMatchObject({
      own: '您确认：是',
      requirement: '由企业确认',
      action: null,
      questionId: null,
    });
    expect(rowWith({ k: 'attest' }, {}, { c: false })?.own).toBe('您确认：否');
    expect(rowWith({ k: 'attest' })).toMatchObject({ own: null, action: '请确认是否符合', questionId: 'c' });
    const facts = factsOf({});
    const said = (holds: boolean, note: ConfirmationNote) =>
      explain(judge(named({ k: 'attest' }), { facts, attestations: { c: holds }, notes: new Map([['c', note]]) }), {
        facts,
        clauseOf,
      })[0]?.own;
    expect(said(true, { impliedBy: '不低于800万元' })).toBe('由“不低于800万元”推得');
    expect(said(false, { impliedBy: '不低于500万元' })).toBe('由“不低于500万元”推得不符合');
    expect(said(true, { against: '不低于500万元' })).toBe('您确认：是');
    const invested = { ...named({ k: 'attest' }), title: '项目设备投资额不低于500万元' };
    const ofNumber = (impliedBy: string) =>
      explain(judge(invested, { facts, attestations: { c: true }, notes: new Map([['c', { impliedBy }]]) }), {
        facts,
        clauseOf,
      })[0]?.own;
    expect(ofNumber('项目设备投资额620万元')).toBe('620万元');
    expect(ofNumber('项目设备投资额不低于800万元')).toBe('由“项目设备投资额不低于800万元”推得');
  });
  it('of a range: its ends, as far as they are known', () => {
    const money = compared(fact('revenue', 0), '>=', '100000000', 'money');
    const pieces = compared(fact('inventionPatents'), '>=', '4', 'count');
    const own = (cond: Bare<Cond>, key: string, lo: bigint | null, hi: bigint | null, isOpen = false) =>
      rowWith(cond, withRange({}, key, lo, hi, isOpen))?.own;
    expect(own(money, 'revenue', 50_000_000n, 200_000_000n)).toBe('50万元至200万元');
    expect(own(money, 'revenue', 50_000_000n, null)).toBe('不低于50万元');
    expect(own(money, 'revenue', 50_000_000n, null, true)).toBe('高于50万元');
    expect(own(money, 'revenue', null, 200_000_000n)).toBe('不高于200万元');
    expect(own(money, 'revenue', null, 200_000_000n, true)).toBe('低于200万元');
    expect(own(money, 'revenue', null, null)).toBeNull();
    expect(own(compared(fact('marketShare'), '>=', '10%', 'ratio'), 'marketShare', 0n, null)).toBe('不低于0%');
    expect(own(pieces, 'inventionPatents', 2n, null)).toBe('不少于2件');
    expect(own(pieces, 'inventionPatents', 2n, null, true)).toBe('多于2件');
    expect(own(pieces, 'inventionPatents', null, 9n)).toBe('不超过9件');
    expect(own(pieces, 'inventionPatents', null, 9n, true)).toBe('少于9件');
    // A sum of which one part is a range and another is missing is no number at all, while it decides nothing.
    const sum = compared({ k: 'add', of: [fact('revenue', 0), fact('assets', 0)] }, '>=', '10', 'money');
    expect(rowWith(sum, withRange({}, 'revenue', 1n, 2n))?.own).toBeNull();
    expect(rowWith(sum, withRange({ 'assets@2025': 100 }, 'revenue', 100n, 200n))?.own).toBe('2元至3元');
  });
  it('of a number that a known part of it decides: as far as it is known', () => {
    const both: Expr = { k: 'add', of: [fact('inventionPatents'), fact('utilityModels')] };
    const ownOf = (values: Values) => {
      const row = rowWith(compared(both, '>=', '2', 'count'), values);
      return [row?.verdict, row?.own];
    };
    expect(ownOf({ inventionPatents: 2 })).toEqual(['met', '不少于2件']);
    expect(ownOf({ inventionPatents: 1 })).toEqual(['unknown', null]);
    expect(ownOf({ inventionPatents: 1, utilityModels: 1 })).toEqual(['met', '2件']);
  });
  it('where it comes from; evidence counts only when there is for all of it', () => {
    const from = (...known: [FactSource, FactConfidence][]) => {
      const at = new Map(
        known.map(([source, confidence], index) => [
          ['revenue', 'assets'][index],
          { known: { number: point(rational(1n)) }, source, confidence } as KnownFact,
        ]),
      );
      const set: FactSet = { asOf, get: (ref) => at.get(ref.key) };
      return rowWith(compared({ k: 'add', of: [fact('revenue', 0), fact('assets', 0)] }, '>=', '1', 'money'), set)
        ?.source;
    };
    expect(from(['user', 'stated'], ['user', 'stated'])).toBe(`${factSourceNames.user}，2025年`);
    expect(from(['user', 'evidenced'], ['user', 'evidenced'])).toBe(`${factSourceNames.user}，2025年，有佐证`);
    expect(from(['user', 'evidenced'], ['import', 'stated'])).toBe(
      `${factSourceNames.user}、${factSourceNames.import}，2025年`,
    );
    expect(from()).toBeNull();
  });
});

describe('the rest of a row', () => {
  it('says what is missing, the first three by name', () => {
    const missing = (...years: number[]) =>
      rowWith(compared({ k: 'add', of: years.map((back) => fact('revenue', back)) }, '>=', '1', 'money'));
    expect(missing(0)).toMatchObject({ verdict: 'unknown', action: '补充2025年营业收入', questionId: 'revenue' });
    expect(missing(0, 1, 2)?.action).toBe('补充2025年营业收入、2024年营业收入、2023年营业收入');
    expect(missing(0, 1, 2, 3)?.action).toBe('补充2025年营业收入、2024年营业收入、2023年营业收入等4项');
    expect(missing(0, 0)?.action).toBe('补充2025年营业收入');
    expect(rowWith(compared(fact('inventionPatents'), '>=', '4', 'count'))?.action).toBe('补充发明专利');
  });
  it('asks whether it is so where a fact is a yes or no, and not for a serious accident', () => {
    const isHeld = (key: FactRef['key']): Cond => ({ id: key, title: key, k: 'is', fact: { key }, value: false });
    expect(rowWith(isHeld('hasSeriousAccident'))?.action).toBe('确认是否“近三年有重大安全、质量事故”');
  });
  it('asks nothing where a verdict stands, or nothing can be answered', () => {
    const done = rowWith(compared(fact('inventionPatents'), '>=', '4', 'count'), { inventionPatents: 6 });
    expect(done).toMatchObject({ verdict: 'met', action: null, questionId: null });
    // A share of nothing: a person decides, no fact is missing.
    const nothing = compared(
      { k: 'divide', left: fact('rdExpense', 0), right: fact('revenue', 0) },
      '>=',
      '3%',
      'ratio',
    );
    expect(rowWith(nothing, { 'rdExpense@2025': 1, 'revenue@2025': 0 })).toMatchObject({
      verdict: 'manual',
      own: null,
      gauge: null,
      formula: null,
      action: null,
      questionId: null,
    });
    const facts = factsOf({});
    expect(explain(judge(named({ k: 'attest' }), { facts }), { facts, clauseOf })[0]?.questionId).toBeNull();
  });
  it('asks nothing more of alternatives of which enough are met', () => {
    const of: Cond[] = [
      { k: 'is', id: 'tech', title: '科技型', fact: { key: 'isTechSme' }, value: true },
      { k: 'is', id: 'innovative', title: '创新型', fact: { key: 'isInnovativeSme' }, value: true },
      { k: 'attest', id: 'one', title: '主管部门答复有其中一个称号即可' },
    ];
    const idsOf = (values: Values) => {
      const facts = factsOf(values);
      const judgement = judge({ k: 'atLeast', n: 2, id: 'two', title: '', of }, { facts, attestations: {} });
      return explain(judgement, { facts, clauseOf: () => null }).map(({ id }) => id);
    };
    expect(idsOf({ isTechSme: true, isInnovativeSme: true })).toEqual(['two', 'tech', 'innovative']);
    expect(idsOf({ isTechSme: true, isInnovativeSme: false })).toEqual(['two', 'tech', 'innovative', 'one']);
  });
  it('今年成立的：说明上年度还没有成立，下一轮看哪一年', () => {
    const cond: Cond = {
      k: 'cmp',
      id: 'revenue',
      title: '上年度营业收入',
      op: '>=',
      unit: 'money',
      left: { k: 'fact', key: 'revenue', back: 0 },
      right: { k: 'const', value: String(500 * wan) },
    };
    const row = (part: Cond) => rowsOf({ establishedAt: '2026-03-10' }, part).get('revenue');
    const said = { own: '2025年还没有成立', requirement: '不低于500万元', formula: null, gauge: null };
    expect(row(cond)).toMatchObject({ ...said, verdict: 'unmet', action: null });
    const open = { ...said, verdict: 'manual', questionId: null };
    expect(row({ ...cond, round: 2027 })).toMatchObject({ ...open, action: '2027年申报时看2026年的数' });
    const most = { ...open, requirement: '不高于500万元', action: '没有2025年的数，请向主管部门确认看哪一期的' };
    expect(row({ ...cond, op: '<=' })).toMatchObject(most);
  });

  it('names its clause and whether it is a bonus', () => {
    expect(rowWith({ k: 'attest', quote, isBonus: true })).toMatchObject({
      clause: { clauseId: 'a1', label: '第一条' },
      isBonus: true,
    });
    expect(rowWith({ k: 'attest' })).toMatchObject({ clause: null, isBonus: false, parentId: null, depth: 0 });
  });
  it('draws comparisons of two known numbers, but no days of a calendar', () => {
    const gauge = (
      op: Operator,
      unit: Unit,
      values: Values = { inventionPatents: 6 },
      left = fact('inventionPatents'),
    ) => rowWith(compared(left, op, '4', unit), values)?.gauge;
    expect(gauge('>=', 'count')).toEqual({ value: 6, threshold: 4, operator: '>=', unit: 'count' });
    expect(gauge('<', 'days')).toEqual({ value: 6, threshold: 4, operator: '<', unit: 'days' });
    for (const op of ['==', '!='] as const) expect(gauge(op, 'count')).toBeNull();
    for (const unit of ['months', 'date'] as const) expect(gauge('>=', unit)).toBeNull();
    expect(gauge('>=', 'count', {})).toBeNull();
    expect(rowWith({ k: 'is', fact: listed, value: true }, { isListed: true })?.gauge).toBeNull();
  });
  it('shows the points of each part', () => {
    const table: ScoreTable = {
      pass: { op: '>=', value: 60 },
      parts: [
        { id: 'a', title: '甲', max: 40, items: [{ k: 'expert', id: 'a1', title: '甲一', max: 30 }] },
        {
          id: 'b',
          title: '乙',
          max: 50,
          items: [
            {
              k: 'bands',
              id: 'b1',
              title: '乙一',
              max: 50,
              by: fact('inventionPatents'),
              rows: [{ op: '>=', limit: '4', band: [50, 50] }],
              otherwise: [20, 20],
            },
          ],
        },
      ],
    };
    const row = rowWith({ k: 'score', table }, { inventionPatents: 6 });
    expect(row).toMatchObject({ own: '50至80分', action: '有的指标由专家判断，可以先自评', verdict: 'manual' });
    expect(row?.score).toEqual({
      lo: 50,
      hi: 80,
      max: 90,
      passOperator: '>=',
      pass: 60,
      parts: [
        { id: 'a', title: '甲', lo: 0, hi: 30, max: 40 },
        { id: 'b', title: '乙', lo: 50, hi: 50, max: 50 },
      ],
    });
    const known: ScoreTable = { pass: { op: '>=', value: 40 }, parts: table.parts.slice(1) };
    expect(rowWith({ k: 'score', table: known }, { inventionPatents: 6 })?.own).toBe('50分');
    expect(rowWith({ k: 'score', table: known })).toMatchObject({ own: '20至50分', action: '补充发明专利' });
    expect(rowWith({ k: 'attest' })?.score).toBeNull();
  });
});

describe('how it was reckoned', () => {
  const known: Values = {
    establishedAt: '2019-04-18',
    'revenue@2025': 300 * wan,
    'revenue@2024': 200 * wan,
    'revenue@2023': 100 * wan,
    'rdExpense@2025': 30 * wan,
    'rdExpense@2024': 20 * wan,
    inventionPatents: 6,
  };
  const sum: Expr = { k: 'sum', key: 'revenue', years: 3 };
  const one = fact('revenue', 0);
  const other = fact('rdExpense', 0);
  it.each([
    [sum, 'money', '100万元＋200万元＋300万元＝600万元'],
    [{ k: 'average', key: 'revenue', years: 2 }, 'money', '(200万元＋300万元)÷2＝250万元'],
    [{ k: 'add', of: [one, other] }, 'money', '300万元＋30万元＝330万元'],
    [{ k: 'multiply', of: [other, constant('2')] }, 'money', '30万元×2＝60万元'],
    [{ k: 'multiply', of: [{ k: 'add', of: [one, other] }, constant('2')] }, 'money', '(300万元＋30万元)×2＝660万元'],
    [
      { k: 'divide', left: { k: 'average', key: 'revenue', years: 2 }, right: other },
      'count',
      '((200万元＋300万元)÷2)÷30万元＝8.33',
    ],
    [{ k: 'min', of: [one, other] }, 'money', '取小(300万元，30万元)＝30万元'],
    [{ k: 'max', of: [one, other] }, 'money', '取大(300万元，30万元)＝300万元'],
    [{ k: 'subtract', left: one, right: other }, 'money', '300万元−30万元＝270万元'],
    [{ k: 'divide', left: other, right: one }, 'ratio', '30万元÷300万元＝10%'],
    [
      { k: 'divide', left: { k: 'subtract', left: one, right: other }, right: one },
      'ratio',
      '(300万元−30万元)÷300万元＝90%',
    ],
    [
      { k: 'divide', left: { k: 'add', of: [one, other] }, right: sum },
      'ratio',
      '(300万元＋30万元)÷(100万元＋200万元＋300万元)＝55%',
    ],
    [
      { k: 'divide', left: { k: 'multiply', of: [other, constant('2')] }, right: one },
      'ratio',
      '30万元×2÷300万元＝20%',
    ],
    [{ k: 'divide', left: { k: 'sum', key: 'rdExpense', years: 1 }, right: one }, 'ratio', '30万元÷300万元＝10%'],
    [{ k: 'hnteGrowth', key: 'revenue' }, 'ratio', '(200万元÷100万元＋300万元÷200万元)÷2−1＝75%'],
    [{ k: 'hnteGrowth', key: 'rdExpense' }, 'ratio', null],
    [one, 'money', null],
    [constant('3'), 'count', null],
    [{ k: 'daysSince', key: 'establishedAt' }, 'days', null],
    [{ k: 'monthsSince', key: 'establishedAt' }, 'months', null],
    [{ k: 'add', of: [one, fact('assets', 0)] }, 'money', null],
    [{ k: 'min', of: [one, fact('assets', 0)] }, 'money', null],
    [{ k: 'subtract', left: fact('assets', 0), right: one }, 'money', null],
    [{ k: 'subtract', left: one, right: fact('assets', 0) }, 'money', null],
    [{ k: 'sum', key: 'rdExpense', years: 3 }, 'money', null],
    [{ k: 'divide', left: one, right: fact('exportRevenue', 0) }, 'ratio', null],
    [{ k: 'piecewise', by: one, rows: [], otherwise: constant('1') }, 'count', null],
  ] as [Expr, Unit, string | null][])('%j', (expr, unit, formula) => {
    expect(formulaOf(expr, unit, factsOf({ ...known, 'exportRevenue@2025': 0 }))).toBe(formula);
  });
  it('leaves out the first year of growth where the firm was not there, or sold nothing', () => {
    const growth = (values: Values) =>
      formulaOf({ k: 'hnteGrowth', key: 'revenue' }, 'ratio', factsOf({ ...known, ...values }));
    expect(growth({ establishedAt: '2024-02-01' })).toBe('300万元÷200万元−1＝50%');
    expect(growth({ 'revenue@2023': 0 })).toBe('300万元÷200万元−1＝50%');
  });
  it('says nothing while the years of a firm, or one of its numbers, are not known exactly', () => {
    const { establishedAt: _, ...ageless } = known;
    expect(formulaOf(sum, 'money', factsOf(ageless))).toBeNull();
    expect(formulaOf(sum, 'money', withRange(known, 'revenue', 1n, 2n))).toBeNull();
  });
  it('a compound rate through its root', () => {
    const cagr = (years: number, values: Values) =>
      rowWith({ k: 'cagr', key: 'revenue', years, op: '>=', rate: '5%' }, { ...known, ...values })?.formula;
    expect(cagr(2, { 'revenue@2025': 121 * wan })).toBe('(121万元÷100万元)^(1/2)−1＝10%');
    expect(cagr(1, {})).toBe('300万元÷200万元−1＝50%');
    expect(cagr(3, {})).toBeNull();
    expect(cagr(2, { 'revenue@2023': 0 })).toBeNull();
  });
});

describe('numbers for people', () => {
  it.each([
    [1_000_000n, 'money', '1万元'],
    [999_900n, 'money', '9,999元'],
    [10_000_000_000n, 'money', '1亿元'],
    [9_999_000_000n, 'money', '9,999万元'],
    [-1_000_000n, 'money', '-1万元'],
    [0n, 'money', '0元'],
    [3n, 'days', '3天'],
    [18_004n, 'date', '2019年4月18日'],
    [12n, 'months', '1年'],
    [11n, 'months', '11个月'],
    [7n, 'count', '7'],
  ] as [bigint, Unit, string][])('%s %s: %s', (value, unit, text) => {
    expect(figure(rational(value), unit)).toBe(text);
  });
  it('are no more exact than six digits', () => {
    expect(figure(rational(40_000_001n, 1_000_000_000n), 'ratio', decimal('4%'))).toBe('4%');
    expect(figure(rational(4_000_001n, 100_000_000n), 'ratio', decimal('4%'))).toBe('4.000001%');
  });
  it('of facts stand in their units', () => {
    const facts = factsOf({
      'revenue@2025': 300 * wan,
      inventionPatents: 6,
      marketShare: 0.125,
      establishedAt: '2019-04-18',
      isListed: false,
      isHighTech: true,
      nationalPrize: '没有',
    });
    const text = (key: string, back?: number) =>
      factText({ key, ...(back === undefined ? {} : { back }) } as FactRef, facts);
    expect([text('revenue', 0), text('inventionPatents'), text('marketShare')]).toEqual(['300万元', '6件', '12.5%']);
    expect([text('isListed'), text('isHighTech'), text('nationalPrize'), text('assets', 0)]).toEqual([
      '否',
      '是',
      '没有',
      null,
    ]);
    expect(factText({ key: 'inventionPatents' }, withRange({}, 'inventionPatents', 2n, 4n))).toBe('2至4件');
    expect(factText({ key: 'inventionPatents' }, withRange({}, 'inventionPatents', null, null))).toBeNull();
    expect(factFigure('inventionPatents', rational(3n))).toBe('3件');
    expect(factFigure('revenue', rational(3_000_000n))).toBe('3万元');
    expect(labelOf({ key: 'revenue', back: 0 }, asOf)).toBe('2025年营业收入');
    expect(labelOf({ key: 'inventionPatents' }, asOf)).toBe('发明专利');
  });
});

describe('a way out in words', () => {
  const lever = (direction: 'up' | 'down', months: readonly [number, number] | null) => ({
    direction,
    step: rational(1n),
    months,
  });
  it('says by how much, and how long that takes', () => {
    const more = {
      ref: { key: 'inventionPatents' },
      from: rational(2n),
      to: rational(4n),
      lever: lever('up', [18, 36]),
    };
    const less = {
      ref: { key: 'liabilities', back: 0 },
      from: rational(5_000_000n),
      to: rational(3_000_000n),
      lever: lever('down', null),
    };
    expect(explainWay([more, less] as Way, asOf)).toEqual({
      text: '发明专利再增加2件，通常18至36个月；负债总额再减少2万元，2026年度报表',
      changes: [
        {
          key: 'inventionPatents',
          period: null,
          label: '发明专利',
          from: '2件',
          to: '4件',
          delta: '再增加2件',
          monthsLeast: 18,
          monthsMost: 36,
          when: '通常18至36个月',
        },
        {
          key: 'liabilities',
          period: '2025',
          label: '负债总额',
          from: '5万元',
          to: '3万元',
          delta: '再减少2万元',
          monthsLeast: null,
          monthsMost: null,
          when: '2026年度报表',
        },
      ],
    });
    const money = (from: bigint, to: bigint, direction: 'up' | 'down' = 'up') => {
      const change = {
        ref: { key: 'revenue', back: 0 },
        from: rational(from),
        to: rational(to),
        lever: lever(direction, null),
      };
      const [told] = explainWay([change] as Way, asOf).changes;
      return [told?.delta, told?.from, told?.to];
    };
    // Rounded away from the start, so that no advice is 从1,300万元到1,300万元, nor too little.
    expect(money(1_300_000_000n, 1_300_000_100n)).toEqual(['再增加100元', '1,300万元', '1,300.01万元']);
    expect(money(1_299_999_900n, 1_300_000_000n)).toEqual(['再增加1元', '1,299.9999万元', '1,300万元']);
    expect(money(380_000_000n, 412_345_678n)).toEqual(['再增加32.35万元', '380万元', '412.35万元']);
    expect(money(10_000_000_000n, 12_345_678_900n)).toEqual(['再增加2,346万元', '1亿元', '1.2346亿元']);
    expect(money(500_000_000n, 412_345_678n, 'down')).toEqual(['再减少87.66万元', '500万元', '412.34万元']);
    const steady = { ...more, lever: lever('up', [6, 6]) };
    expect(explainWay([steady] as Way, asOf).text).toBe('发明专利再增加2件，通常6个月');
  });
});
