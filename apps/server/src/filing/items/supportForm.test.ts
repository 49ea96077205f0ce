import { asOf } from '@hengce/rules/testing';
import { expect, it } from 'vitest';
import { dayOf, type Matchable } from '../../matching/items';
import { matchablesOf } from '../../matching/items/matchable';
import { embeddedRecords } from '../../matching/items/testing';
import { reckoningRuleOf, supportFormOf } from './supportForm';

const matchables = matchablesOf(
  embeddedRecords().map((record) => ({ ...record, provenance: record.source.provenance })),
  dayOf(asOf),
);
const named = (name: string): Matchable[] => matchables.filter(({ item }) => item.name === name);

it.each([
  ['loan', '流动资金贷款贴息', '固定资产贷款贴息', '设备贷款贴息', '设备更新贷款贴息', '专利质押贷款贴息'],
  ['recognition', '首次认定奖励', '重新认定奖励', '梯度认定奖励', '平台认定奖励', '绿色工厂奖励', '贯标奖励'],
  ['equipment', '设备投资补助', '重大项目补助', '数字化改造补助'],
  ['research', '培育入库补助'],
  ['deduction', '研发投入补助', '研发增量奖励'],
  ['title', '高新技术企业认定', '专精特新中小企业认定', '培育库入库'],
  ['renewal', '专精特新中小企业复核', '专精特新“小巨人”企业复核'],
  [
    'general',
    '境外展会补助',
    '租金补贴',
    '扩岗补助',
    '风险补偿贷款',
    '科技创新券',
    '研发费用加计扣除',
    '产学研合作补助',
  ],
])('按支持的是什么决定申报书：%s', (kind, ...names) => {
  for (const name of names) {
    const found = named(name);
    expect(found.length, name).toBeGreaterThan(0);
    expect(new Set(found.map(supportFormOf)), name).toEqual(new Set([kind]));
  }
});

it('看的是事项自己的数据，不看编号', () => {
  const [loan] = named('流动资金贷款贴息');
  if (loan === undefined) throw new Error('no item');
  const renamed = { ...loan, key: 'x y', policy: { ...loan.policy, id: 'x' }, item: { ...loan.item, name: '某项' } };
  expect(supportFormOf(renamed)).toBe('loan');
});

it('测算的办法来自事项自己的条款，条款没写的没有', () => {
  const rules = (name: string) => named(name).map((one) => ({ one, rule: reckoningRuleOf(one) }));
  for (const { one, rule } of rules('流动资金贷款贴息')) {
    expect(rule).toMatchObject({ calculator: 'share', maxMonths: 12, isGrowth: false });
    expect(rule?.inputs.capFen).toBe(one.item.amount?.capFen);
    expect(rule?.source?.clause?.quote).toContain(`实际支付利息的${rule?.inputs.percent}%`);
  }
  expect(rules('设备更新贷款贴息')[0]?.rule).toMatchObject({ calculator: 'interest', inputs: { percent: 1.5 } });
  for (const { rule } of rules('设备投资补助')) {
    expect(rule?.calculator).toBe('share');
    expect(rule?.source?.clause?.quote).toContain(`设备投资额的${rule?.inputs.percent}%`);
  }
  expect(rules('研发增量奖励')[0]?.rule).toMatchObject({ calculator: 'share', isGrowth: true });
  expect(rules('研发投入补助')[0]?.rule?.calculator).toBe('bands');
  for (const name of ['研发增量奖励', '研发投入补助', '培育入库补助'])
    for (const { one, rule } of rules(name)) {
      const { clauseId = '', quote = '' } = rule?.source?.clause ?? {};
      expect(quote, name).toMatch(/研发费用/);
      expect(one.clauses.find(({ id }) => id === clauseId)?.text, name).toContain(quote);
    }
  expect(rules('首次认定奖励')[0]?.rule).toBeNull();
  const [loan] = named('流动资金贷款贴息');
  if (loan === undefined) throw new Error('no item');
  const clauses = loan.clauses.map((clause) => ({ ...clause, text: '对取得贷款的企业给予贴息。' }));
  expect(reckoningRuleOf({ ...loan, clauses })).toBeNull();
});
