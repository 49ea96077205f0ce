import { describe, expect, it } from 'vitest';
import { specialised2026 } from '../../corpus/rules/gradient2026';
import { hnte } from '../../corpus/rules/highTech';
import { explain, figure, formulaOf } from './explain';
import { judge } from './judge';
import { decimal, rational } from './rational';
import { factsOf, type Values, wan } from './testing';

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
    expect(rows.get('h1')).toMatchObject({ requirement: '不少于365天', own: '2773天', verdict: 'met' });
    expect(rows.get('h4')).toMatchObject({ requirement: '不低于10%', own: '22%', formula: '22÷100＝22%' });
    expect(rows.get('h5a')).toMatchObject({
      requirement: '不低于4%',
      // Rounded to two digits it would read 3.7%; nothing is hidden by rounding.
      own: '3.7%',
      verdict: 'unmet',
      formula: '(300万元＋320万元＋380万元)÷(8000万元＋9000万元＋1亿元)＝3.7%',
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
    expect(figure(rational(1_199_999_900n), 'money', rational(1_200_000_000n))).toBe('1199.9999万元');
  });

  it('writes amounts as people read them', () => {
    expect(figure(rational(128_600_000n * 10n), 'money')).toBe('1286万元');
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
      '(5200万元÷2800万元＋7900万元÷5200万元)÷2−1＝68.82%',
    );
  });
});
