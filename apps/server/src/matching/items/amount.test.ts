import { attestId, firmOf } from '@hengce/rules';
import { asOf, factsOf } from '@hengce/rules/testing';
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
  amountOf(award, firmOf({ asOf, facts: [], ranges: [], attestations: [], numbers }).facts, 'eligible');

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

it('不符合和差一点的，只写文件的话；定额的差一点，做到以后就是这个数', () => {
  const facts = firmOf({
    asOf,
    facts: [],
    ranges: [],
    attestations: [],
    numbers: [invested(620 * yuan, 620 * yuan)],
  }).facts;
  for (const group of ['ineligible', 'nearMiss'] as const)
    expect(amountOf(award, facts, group)).toMatchObject({ text: '最高300万元', certainty: 'capped', formula: null });
  const sum = {
    ...award,
    amount: { text: '一次性30万元', capFen: 3_000_000 },
    amountRule: { kind: 'fixed' as const },
  };
  expect(amountOf(sum, facts, 'ineligible')).toMatchObject({ text: '一次性30万元', certainty: 'capped' });
  expect(amountOf(sum, facts, 'nearMiss')).toMatchObject({ text: '一次性30万元', certainty: 'fixed' });
});

it('按档次奖励的，由企业的称号定是哪一档；定不了的，写文件的最高额', () => {
  const found = embeddedMatchables().find(({ item }) => item.name === '梯度认定奖励');
  const { item } = found as NonNullable<typeof found>;
  const rows = item.amountRule?.levels?.map(({ fact, sumFen }) => [fact, sumFen / yuan / 100]);
  expect(rows).toEqual([
    ['isLittleGiant', expect.any(Number)],
    ['isSpecialisedSme', expect.any(Number)],
  ]);
  const [[, giant = 0] = [], [, sme = 0] = []] = rows as [string, number][];
  const of = (isLittleGiant: boolean | null, isSpecialisedSme: boolean | null) => {
    const known = Object.entries({ isLittleGiant, isSpecialisedSme }).flatMap(([key, value]) =>
      value === null ? [] : [[key, value] as const],
    );
    return amountOf(item, factsOf(Object.fromEntries(known)), 'eligible');
  };
  expect(of(false, true)).toEqual({
    loFen: sme * yuan * 100,
    hiFen: sme * yuan * 100,
    certainty: 'fixed',
    text: `预计${sme}万元，上限${giant}万元`,
    formula: '专精特新中小企业一档',
  });
  expect(of(true, true)).toMatchObject({ text: `预计${giant}万元，上限${giant}万元`, certainty: 'fixed' });
  expect(of(null, true)).toMatchObject({ text: `最高${giant}万元`, loFen: sme * yuan * 100, certainty: 'capped' });
  expect(of(null, null)).toMatchObject({ text: `最高${giant}万元`, loFen: 0, certainty: 'capped' });
  expect(of(false, null)).toMatchObject({ text: `最高${sme}万元`, loFen: 0, certainty: 'capped' });
});

it('按人、按件的，先写每人每件多少，再写最高额', () => {
  const texts = ['扩岗补助', '技能培训补贴'].flatMap((name) =>
    embeddedMatchables().flatMap(({ item }) => (item.name === name ? [item.amount?.text] : [])),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^每人[\d,]+元，最高\d+万元$/);
});

it('按金额算的规则都说得出是哪一项条件比较的数', () => {
  const rules = embeddedMatchables().flatMap(({ item, rule }) => {
    const { amountRule } = item;
    const number = amountRule?.number;
    return number === undefined
      ? []
      : [rule.conditions.some(({ text }) => text.startsWith(number.split(' ')[0] ?? ''))];
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

it('担保费补助按担保金额与年化费率算出一年最多多少，不只写文件的上限', () => {
  const item = {
    ...award,
    amount: { text: '最高10万元', capFen: 10_000_000 },
    amountRule: { kind: 'share' as const, number: '单户担保贷款金额', rate: '年化担保费率', percent: 40 },
  };
  const toldOf = (...numbers: { subject: string; words: string; from: number; to: number }[]) =>
    amountOf(item, firmOf({ asOf, facts: [], ranges: [], attestations: [], numbers }).facts, 'eligible');
  const [sum, rate] = [
    { subject: '单户担保贷款金额 元', words: '', from: 150 * yuan, to: 150 * yuan },
    { subject: '年化担保费率 %', words: '', from: 1.5, to: 1.5 },
  ] as const;
  expect(toldOf(sum, rate)).toEqual({
    loFen: 0,
    hiFen: 900_000,
    certainty: 'capped',
    text: '预计不超过9,000元，上限10万元',
    formula: '150万元×1.5%×40%',
  });
  expect(toldOf(sum, { ...rate, from: 0 })).toMatchObject({
    text: '预计不超过9,000元，上限10万元',
    formula: '150万元×不超过1.5%×40%',
  });
  expect(toldOf(sum)).toMatchObject({ text: '最高10万元', formula: null });
  // Without a loan there is no fee.
  expect(toldOf({ ...sum, from: 0, to: 0 }, rate)).toEqual({
    loFen: 0,
    hiFen: 0,
    certainty: 'capped',
    text: '单户担保贷款金额为0，不测算',
    formula: null,
  });
});

it('分档与分阶段的，由企业确认达到了哪一档；分阶段的各段相加，没有问领过哪几段，只写最高', () => {
  const itemOf = (name: string) => {
    const found = embeddedMatchables().find(({ item }) => item.name === name);
    return (found as NonNullable<typeof found>).item;
  };
  const reached = (...words: string[]) => factsOf(Object.fromEntries(words.map((each) => [attestId(each), true])));
  const not = (...words: string[]) => Object.fromEntries(words.map((each) => [attestId(each), false]));
  const factory = itemOf('智能工厂奖励');
  const [best = 0, lower = 0] = factory.amountRule?.levels?.map(({ sumFen }) => sumFen) ?? [];
  expect(best).toBeGreaterThan(lower);
  const advanced = factsOf({ ...not('卓越级智能工厂'), [attestId('先进级智能工厂')]: true });
  expect(amountOf(factory, advanced, 'eligible')).toMatchObject({
    loFen: lower,
    hiFen: lower,
    certainty: 'fixed',
    formula: '先进级智能工厂一档',
  });
  expect(amountOf(factory, reached('先进级智能工厂'), 'toVerify')).toMatchObject({ hiFen: best, certainty: 'capped' });
  const listing = itemOf('上市分阶段奖励');
  const sums = new Map(listing.amountRule?.levels?.map(({ attest, sumFen }) => [attest, sumFen]));
  const filed = factsOf({ ...not('上市申请获得受理', '成功发行上市'), [attestId('完成上市辅导备案')]: true });
  const first = sums.get('完成上市辅导备案') ?? 0;
  expect(amountOf(listing, filed, 'eligible')).toMatchObject({ loFen: 0, hiFen: first, certainty: 'capped' });
  const both = factsOf({
    ...not('成功发行上市'),
    [attestId('完成上市辅导备案')]: true,
    [attestId('上市申请获得受理')]: true,
  });
  expect(amountOf(listing, both, 'eligible')?.hiFen).toBe(first + (sums.get('上市申请获得受理') ?? 0));
});

it('人数没有到文件最低数的，不按它算：下一轮看那一年的人数，只写文件的话', () => {
  const item = {
    ...award,
    amount: { text: '每人800元，最高30万元', capFen: 30 * yuan * 100 },
    amountRule: { kind: 'each' as const, number: '当年取得证书的职工 人', sumFen: 80_000 },
    conditions: [
      {
        id: 'c',
        text: '当年取得证书的职工不少于20人',
        operator: '>=' as const,
        threshold: '20人',
        clauseId: null,
        facts: [],
      },
    ],
  };
  const trained = (people: number) => amountOf(item, factsOf({ '当年取得证书的职工 人': people }), 'toVerify');
  expect(trained(11)).toMatchObject({ text: '每人800元，最高30万元', certainty: 'capped', formula: null });
  expect(trained(20)).toMatchObject({ text: '预计1.6万元，上限30万元', certainty: 'fixed' });
});

it('数字化改造按所填的实际投入算补助', () => {
  const found = embeddedMatchables().find(({ item }) => item.name === '数字化改造补助');
  const { item } = found as NonNullable<typeof found>;
  const percent = item.amountRule?.percent ?? 0;
  const spent = { ...factsOf({ '数字化改造实际投入 元': 400_000 }) };
  expect(amountOf(item, spent, 'eligible')).toMatchObject({ hiFen: 400_000 * percent, certainty: 'fixed' });
});
