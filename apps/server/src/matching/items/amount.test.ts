import { firmOf } from '@hengce/rules';
import { asOf } from '@hengce/rules/testing';
import { expect, it } from 'vitest';
import { amountOf } from './amount';
import { definitionFor } from './definitions';
import { embeddedMatchables } from './testing';

const yuan = 10_000;
const award = {
  id: 'art-5',
  name: '设备投资补助',
  support: 'subsidy' as const,
  amount: { text: '最高300万元', capFen: 300 * yuan * 100 },
  amountRule: { kind: 'share' as const, number: '项目设备投资额', percent: 8 },
  conditions: [],
};
const invested = (from: number | null, to: number | null) => ({ subject: '项目设备投资额 元', words: '', from, to });
const told = (...numbers: ReturnType<typeof invested>[]) =>
  amountOf(award, firmOf({ asOf, facts: [], ranges: [], attestations: [], numbers }).facts);

it('填了设备投资额，就按它算，上限写在旁边', () => {
  expect(told(invested(620 * yuan, 620 * yuan))).toMatchObject({
    text: '预计49.6万元，上限300万元',
    formula: '620万元×8%',
    hiFen: 49.6 * yuan * 100,
  });
  expect(told(invested(9_000 * yuan, 9_000 * yuan))).toMatchObject({ text: '预计300万元，上限300万元' });
  expect(told(invested(200 * yuan, 500 * yuan))).toMatchObject({ text: '预计16万元至40万元，上限300万元' });
  expect(told()).toMatchObject({ text: '最高300万元', formula: null });
});

it('按金额算的规则都说得出是哪一项条件比较的数', () => {
  const rules = embeddedMatchables().flatMap(({ item, rule }) => {
    const { amountRule } = item;
    const number = amountRule?.number;
    return number === undefined ? [] : [rule.conditions.some(({ text }) => text.startsWith(number))];
  });
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.every(Boolean)).toBe(true);
});

it('问到原文有定义的词，把定义写在问题旁边', () => {
  const clauses = [
    {
      text: '本细则所称设备投资额，是指企业购置设备实际支付的不含税金额，不含土地、厂房和二手设备支出。（示例条款）',
    },
  ] as never;
  expect(definitionFor('项目设备投资额 元', [{ clauses }])).toBe(
    '原文所称设备投资额，是指企业购置设备实际支付的不含税金额，不含土地、厂房和二手设备支出',
  );
  expect(definitionFor('项目建设期', [{ clauses }])).toBeNull();
});
