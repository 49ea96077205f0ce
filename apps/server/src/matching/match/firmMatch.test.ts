import type { MainComponents } from '@hengce/api/contract';
import {
  afterWay,
  attestId,
  type Cond,
  explainWay,
  type FactDef,
  factSet,
  findFact,
  firmOf,
  judge,
  judgeItem,
  judgingOf,
  type KnownNumber,
  limitsOf,
  matchItems,
  openQuestions,
  readCondition,
  rematch,
  type StoredFact,
  withImplied,
} from '@hengce/rules';
import { asOf, factsOf, storedFacts, type Values, wan } from '@hengce/rules/testing';
import { describe, expect, it } from 'vitest';
import { benchFirms } from '../../../bench/matchFirms';
import { numberId } from '../answers';
import { firmFacts } from '../answers/firmFacts';
import { amountOf, itemsFor, type Judged, type Matchable, matchFirm } from '../items';
import { createRuleReader } from '../items/itemRule';
import { embeddedMatchables, embeddedRecords } from '../items/testing';
import { askingOrder, worthAsking } from './askingOrder';
import { readNumber } from './numberQuestion';
import { questionsOf } from './questions';
import { itemsOf } from './snapshot';

type MatchAnswer = MainComponents['schemas']['MatchAnswer'];

const firms = benchFirms(6, ['330100', '110000']);
const knowing = (facts: StoredFact[], confirmed: Record<string, boolean> = {}) => {
  const attestations = Object.entries(confirmed).map(([id, holds]) => ({ id, holds }));
  const known = { asOf, facts, ranges: [], attestations };
  return { ...firmOf(known), known, hash: '', count: 0 };
};
const matchOf = (firm: (typeof firms)[number], facts = firm.facts) =>
  matchFirm(knowing(facts), itemsFor(embeddedMatchables(), firm.profile.region_code));

describe('如果资料变了', () => {
  it.each([
    ['rdExpense', '2025', 500_000_000],
    ['revenue', '2025', 9_000_000_000],
    ['inventionPatents', '', 4],
    ['isHighTech', '', true],
    ['hasSeriousAccident', '', true],
  ] as const)('只重算读了%s的，结果与全部重算相同', (key, period, value) => {
    const def = findFact(key) as FactDef;
    for (const firm of firms) {
      const base = matchOf(firm);
      const after = new Map(
        rematch(base, [{ def, period, value }]).changed.map(({ after: item }) => [item.matchable.key, item]),
      );
      const anew = matchOf(firm, [...firm.facts, { key, period, value, source: 'user', confidence: 'stated' }]);
      for (const [index, { matchable, group, ways }] of anew.judged.entries()) {
        const found = after.get(matchable.key) ?? base.judged[index];
        const textsOf = (list: typeof ways = []) => list.map((way) => explainWay(way, asOf).text);
        expect([matchable.key, found?.group, textsOf(found?.ways)]).toEqual([matchable.key, group, textsOf(ways)]);
      }
    }
  });
});

it('行业说名称，不只说代码', () => {
  const [firm] = firms;
  if (!firm) throw new Error('no firm');
  const hotel = { key: 'industryCode', period: '', value: 'H61', source: 'user', confidence: 'stated' } as const;
  const { judged, judging } = matchOf(firm, [...firm.facts, hotel]);
  const champion = itemsOf(judged, judging.facts).find(({ policy }) => policy.policyId === 'n-champion-2023-138');
  expect(champion?.conclusion).toContain('H61住宿业，不是制造业企业');
});

describe('下一年的那一轮', () => {
  const upcoming = { state: 'upcoming', opensAt: '2027-03-29', closesAt: '2027-06-26', daysLeft: 120 } as const;
  const tell = (cond: Cond, values: Parameters<typeof factsOf>[0], holds?: boolean, more: Partial<Matchable> = {}) => {
    const [item] = embeddedMatchables().filter(({ policy }) => policy.provenance === 'sample');
    if (!item) throw new Error('no sample');
    const conditions = [{ id: 'c', text: cond.title, clauseId: null, quote: null, cond }];
    const rule = { ...item.rule, conditions, cond: { k: 'all' as const, id: 'all', title: '', of: [cond] } };
    const facts = factsOf(values);
    const attestations = holds === undefined ? {} : { [cond.id]: holds };
    const matchable = { ...item, window: upcoming, ...more, rule };
    const [told] = itemsOf([judgeItem(matchable, judgingOf({ facts, attestations }))], facts);
    if (!told) throw new Error('no item');
    return told;
  };
  const revenue: Cond = {
    k: 'cmp',
    id: 'revenue',
    title: '上年度营业收入',
    left: { k: 'fact', key: 'revenue', back: 0 },
    op: '>=',
    right: { k: 'const', value: '100000000' },
    unit: 'money',
  };

  it('按2025年的数判的，说2027年申报时看2026年；每一条写明是哪一年的数', () => {
    const met = tell(revenue, { 'revenue@2025': 200_000_000 });
    expect(met.conclusion).toBe('条件都符合，2027年3月29日开放；按2025年的数预判，2027年申报时看2026年');
    expect(met.conditions[0]?.source).toBe('本人填写，2025年');
    expect(tell(revenue, { 'revenue@2025': 10_000_000 }).conclusion).toContain('2027年申报时看2026年');
    const open = { window: { ...upcoming, state: 'open' as const, opensAt: '2026-10-01' } };
    expect(tell(revenue, { 'revenue@2025': 200_000_000 }, undefined, open).conclusion).not.toContain('预判');
    const patents: Cond = { ...revenue, left: { k: 'fact', key: 'inventionPatents' }, unit: 'count' };
    expect(tell(patents, { inventionPatents: 100_000_000 }).conclusion).toBe('条件都符合，2027年3月29日开放');
    const none = { window: { state: 'none' as const, opensAt: null, closesAt: null, daysLeft: null } };
    expect(tell(revenue, { 'revenue@2025': 200_000_000 }, undefined, none).conclusion).toMatch(
      /^条件都符合，申报时间等通知，文件有效期至.+；按2025年的数预判，2027年申报的看2026年$/,
    );
  });

  it('不符合而这一期已截止的，也写明预计哪天再开放', () => {
    const closed = { state: 'closed' as const, opensAt: '2026-04-01', closesAt: '2026-06-30', daysLeft: null };
    const policy = { ...embeddedMatchables()[0]?.policy, effectiveTo: null } as Matchable['policy'];
    const refused = tell(revenue, { 'revenue@2025': 10_000_000 }, undefined, { window: closed, policy });
    expect(refused.group).toBe('ineligible');
    expect(refused.conclusion).toContain('；本期2026年6月30日已截止，按上一期推算，预计2027年4月1日再开放');
    expect(tell(revenue, { 'revenue@2025': 10_000_000 }).conclusion).not.toContain('截止');
  });

  it('今年首次的事不带到明年：当年首次的不再是，别的等通知', () => {
    const once = (title: string): Cond => ({ k: 'attest', id: 'attest:once', title, round: 2027 });
    const lost = tell(once('当年首次取得入库登记编号'), {}, true);
    expect([lost.group, lost.conclusion]).toEqual([
      'ineligible',
      '当年首次取得入库登记编号（您确认：是，到2027年不再是）',
    ]);
    const open = tell(once('首次通过高新技术企业认定'), {}, true);
    expect([open.group, open.conclusion]).toEqual([
      'toVerify',
      '没有不符合的条件，还有1项要等2027年的通知，看哪一年的算数',
    ]);
    expect(open.nextSteps).toEqual(['首次通过高新技术企业认定：等2027年的通知，看哪一年的算数']);
    expect(open.conditions[0]).toMatchObject({ own: '您确认：是，2027年这一轮要重新看', questionId: null });
  });

  it('至申报之日的月数按开放那天算：填的10个月到那天超过12个月；写出这个数', () => {
    const words = '产品首次销售至申报之日不超过12个月';
    const [limit] = limitsOf([
      { key: 'k', rule: { cond: { k: 'attest', id: 'l', title: words } }, window: upcoming },
    ]).values();
    const [item] = embeddedMatchables();
    if (!item) throw new Error('no item');
    const toldOf = (months: number, filedFrom?: string) => {
      const cond: Cond = { k: 'attest', id: 'attest:months', title: words, ...(filedFrom ? { filedFrom } : {}) };
      const matchable = {
        ...item,
        window: upcoming,
        rule: {
          ...item.rule,
          conditions: [{ id: 'c', text: words, clauseId: null, quote: null, cond }],
          cond: { k: 'all' as const, id: 'all', title: '', of: [cond] },
        },
      };
      const number = {
        subject: limit?.subject ?? '',
        words: `产品首次销售至申报之日${months}个月`,
        from: months,
        to: months,
      };
      const { firm, judged } = matchItems(
        firmOf({ asOf, facts: [], ranges: [], attestations: [], numbers: [number] }),
        [matchable],
      );
      const [told] = itemsOf(judged, firm.facts);
      if (!told) throw new Error('no item');
      return told;
    };
    // The day of the tests is 2026-11-20.
    const late = toldOf(10, '2027-08-28');
    expect([late.group, late.conclusion]).toEqual([
      'ineligible',
      '产品首次销售至申报之日：10个月，到2027年8月28日约19个月，要求不超过12个月',
    ]);
    expect(toldOf(10).group).toBe('waiting');
    expect(toldOf(1, '2027-08-28').group).toBe('waiting');
    // Three months and some days may be more than twelve by then.
    const open = toldOf(3, '2027-08-28');
    expect([open.group, open.nextSteps]).toEqual([
      'toVerify',
      ['产品首次销售至申报之日：2027年8月28日以后申报，到时再算'],
    ]);
    expect(toldOf(13, '2027-08-28').group).toBe('ineligible');
  });

  it('要确认的一条写出界限，不只写是什么的数', () => {
    const words = '产品首次销售至申报之日不超过12个月';
    const told = tell({ k: 'attest', id: 'attest:m', title: words }, {});
    expect(told.nextSteps).toEqual([`确认：${words}`]);
  });

  it('几项里满足一项的，下一步只写各项，不再写一遍合起来的一条', () => {
    const level = (title: string): Cond => ({ k: 'attest', id: `attest:${title}`, title });
    const either: Cond = {
      k: 'any',
      id: 'any',
      title: '国家标准或行业标准',
      of: [level('国家标准'), level('行业标准')],
    };
    expect(tell(either, {}).nextSteps).toEqual(['确认：国家标准', '确认：行业标准']);
  });

  it('待核实的已经截止时，写明预计哪天再开放', () => {
    const closed = {
      window: { state: 'closed' as const, opensAt: '2026-08-29', closesAt: '2026-10-27', daysLeft: null },
    };
    const told = tell({ k: 'attest', id: 'attest:books', title: '研发项目设有辅助账' }, {}, undefined, closed);
    expect([told.group, told.conclusion]).toEqual([
      'toVerify',
      '没有不符合的条件，还有1项需要确认；本期2026年10月27日已截止，按上一期推算，预计2027年8月29日再开放',
    ]);
  });

  it('欠缴、漏报可以补的是差一点，办法是补缴、补报后符合', () => {
    const without = (key: 'hasArrears' | 'hasMissedReports'): Cond => ({
      k: 'is',
      id: key,
      title: key,
      fact: { key },
      value: false,
    });
    const arrears = tell(without('hasArrears'), { hasArrears: true });
    expect([arrears.group, arrears.ways.map(({ text }) => text)]).toEqual([
      'nearMiss',
      ['欠缴税款或社会保险费，补缴后符合'],
    ]);
    const reports = tell(without('hasMissedReports'), { hasMissedReports: true });
    expect([reports.group, reports.conclusion]).toEqual([
      'nearMiss',
      expect.stringMatching(/^未按规定报送统计、财务资料，补报后符合/),
    ]);
  });

  it('批发业的加计扣除只说一句为什么，不问改不了结论的；只填门类的才问', () => {
    const told = (industryCode: string) => {
      const { judged, firm } = matchFirm(
        knowing(storedFacts({ industryCode, 'rdExpense@2025': 100_000_000 })),
        itemsFor(embeddedMatchables(), '330100'),
      );
      const found = itemsOf(judged, firm.facts).find(({ policy }) => policy.policyId === 'n-rd-deduction-2023-7');
      if (!found) throw new Error('no item');
      return found;
    };
    const wholesale = told('F51');
    expect([wholesale.group, wholesale.conclusion]).toEqual([
      'ineligible',
      '批发和零售业不适用加计扣除（财税〔2015〕119号）',
    ]);
    expect(JSON.stringify(wholesale)).not.toContain('门类');
    expect(wholesale.conditions.filter(({ questionId }) => questionId !== null)).toEqual([]);
    expect(told('C34').conditions.map(({ title }) => title)).not.toContain('所属行业不是烟草制造业、娱乐业');
    expect(told('C').conditions.map(({ title }) => title)).toContain('所属行业不是烟草制造业、娱乐业');
  });

  it('小型微利看季度平均值：年度的数离限额不到两成的先确认，从业人数与资产总额各问一个数，写明原文的限额', () => {
    const told = (values: Values, averages: readonly KnownNumber[] = []) => {
      const small = { isIndependent: true, 'taxableIncome@2025': 100 * wan, isRestrictedIndustry: false };
      const facts = storedFacts({ ...small, 'workforce@2025': 45, 'assets@2025': 3000 * wan, ...values });
      const numbers = [...averages];
      const known = { asOf, facts, ranges: [], attestations: [], numbers };
      const { judged, firm } = matchFirm(
        { ...firmOf(known), known, hash: '', count: 0 },
        itemsFor(embeddedMatchables(), '330100'),
      );
      const found = itemsOf(judged, firm.facts).find(({ policy }) => policy.policyId === 'n-small-profit-2023-12');
      if (!found) throw new Error('no item');
      return found;
    };
    const rows = ({ conditions }: ReturnType<typeof told>) =>
      conditions.map(({ title, requirement, own, verdict }) => [title, requirement, own, verdict]);
    const average = (yuan: number): KnownNumber => {
      const subject = '全年季度平均资产总额 元';
      return { subject, words: `全年季度平均资产总额${yuan / 10_000}万元`, from: yuan, to: yuan };
    };
    const far = told({});
    expect(far.group).toBe('eligible');
    expect(rows(far)).toContainEqual(['资产总额', '不高于5,000万元', '3,000万元', 'met']);
    const near = told({ 'assets@2025': 4600 * wan });
    expect([near.group, near.nextSteps]).toEqual(['toVerify', ['确认：全年季度平均资产总额不超过5000万元']]);
    expect(rows(near).slice(-2)[0]?.[3]).toBe('manual');
    const below = told({ 'assets@2025': 4600 * wan }, [average(48_000_000)]);
    expect(below.group).toBe('eligible');
    expect(rows(below).filter(([title]) => title?.includes('资产'))).toEqual([
      ['资产总额', '不高于5,000万元', '4,600万元', 'met'],
      ['全年季度平均资产总额', '不超过5000万元', '4800万元', 'met'],
    ]);
    const over = told({ 'assets@2025': 4600 * wan }, [average(52_000_000)]);
    expect([over.group, over.conclusion]).toEqual(['ineligible', '全年季度平均资产总额：5200万元，要求不超过5000万元']);
    expect(told({ 'assets@2025': 5200 * wan }).group).toBe('toVerify');
    expect(told({ 'assets@2025': 5200 * wan }, [average(48_000_000)]).group).toBe('eligible');
    expect(told({ 'assets@2025': 9800 * wan }).conclusion).toBe('资产总额：9,800万元，要求不高于5,000万元');
  });

  it('没有“小巨人”称号的，复核与重点奖补不论时间都是不符合，说原因；不在已截止里', () => {
    const { judged, firm } = matchFirm(
      knowing(storedFacts({ isLittleGiant: false })),
      itemsFor(embeddedMatchables(), '330100'),
    );
    const told = itemsOf(judged, firm.facts).filter(
      ({ policy }) => policy.itemName.includes('“小巨人”') && !policy.itemName.endsWith('认定'),
    );
    expect(told.map(({ policy, group, conclusion }) => [policy.itemName, group, conclusion])).toEqual(
      [
        ['重点“小巨人”企业奖补', ''],
        ['专精特新“小巨人”企业复核', '；本期2026年5月25日已截止，按上一期推算，预计2027年4月25日再开放'],
      ].map(([name, next]) => [name, 'ineligible', `专精特新“小巨人”企业（您填“否”）${next}`]),
    );
  });

  it('专精特新的前置称号只有一个的待核实，引全那句待核的话；两个都有的符合', () => {
    const told = (isTechSme: boolean, isInnovativeSme: boolean) => {
      const { judged, firm } = matchFirm(
        knowing(storedFacts({ isTechSme, isInnovativeSme })),
        itemsFor(embeddedMatchables(), '330100'),
      );
      return itemsOf(judged, firm.facts)
        .find(({ policy }) => policy.policyId === 'n-specialised-2026' && policy.itemId === 'certification')
        ?.conditions.find(({ id }) => id === 'tier');
    };
    expect(told(true, false)).toMatchObject({
      verdict: 'manual',
      clause: { quote: '两个称号取其一还是须同时具备，各方转述不一，待核' },
    });
    expect([told(true, true), told(false, true), told(false, false)].map((row) => row?.verdict)).toEqual([
      'met',
      'manual',
      'unmet',
    ]);
  });

  it('明年开放的事项，首次认定这类条件都按明年那一轮判；今年的按今年判', () => {
    const rounds = embeddedMatchables().flatMap(({ window, rule }) =>
      rule.conditions.flatMap(({ id, cond, text }) =>
        cond.k === 'attest' && id !== 'paid-once' && /^\D*首次\D*$/.test(text)
          ? [[window.state, window.opensAt?.slice(0, 4), cond.round]]
          : [],
      ),
    );
    const of = (state: string, year: string) => rounds.filter(([at, opens]) => at === state && opens === year);
    expect(of('upcoming', '2027').length).toBeGreaterThan(0);
    for (const [, , round] of of('upcoming', '2027')) expect(round).toBe(2027);
    for (const [, , round] of of('open', '2026')) expect(round).toBeUndefined();
  });

  it('要点没有见过原文、把握较低的，结论里说', () => {
    const { judged, judging } = matchFirm(
      knowing(
        storedFacts({
          isIndependent: true,
          'taxableIncome@2025': 1,
          'workforce@2025': 1,
          'assets@2025': 1,
          isRestrictedIndustry: false,
        }),
      ),
      itemsFor(embeddedMatchables(), '330100'),
    );
    const tax = itemsOf(judged, judging.facts).find(({ policy }) => policy.policyId === 'n-small-profit-2023-12');
    expect(tax).toMatchObject({
      group: 'eligible',
      amountText: '实际税负5%',
      conclusion: '条件都符合，随纳税申报享受，不用单独申报；这份要点未见原文、把握较低，以官方文本为准',
    });
  });
});

it('政策执行到哪天，不是申报截止的日子', () => {
  const loan = embeddedMatchables().find(({ policy }) => policy.id === 'n-equipment-loan-2026-2');
  expect(loan?.window).toMatchObject({ state: 'none', closesAt: null });
});

it('不符合的，离符合最近的在前，不按截止的日子', () => {
  const [firm] = firms;
  if (!firm) throw new Error('no firm');
  const { judged, judging } = matchOf(firm);
  const unmet = itemsOf(judged, judging.facts).filter(({ group }) => group === 'ineligible');
  const counts = unmet.map(({ counts: { unmet, unknown, manual } }) => [unmet, unknown + manual] as const);
  expect(counts.length).toBeGreaterThan(5);
  expect(counts).toEqual([...counts].sort(([a, b], [c, d]) => a - c || b - d));
});

describe('结论与下一步的话', () => {
  const [firm] = firms;
  if (!firm) throw new Error('no firm');
  const [item] = embeddedMatchables();
  if (!item) throw new Error('no item');
  const is = (key: 'isListed' | 'isHighTech' | 'isTechSme', id = key as string): Cond => ({
    k: 'is',
    id,
    title: key,
    fact: { key },
    value: true,
  });
  /** The item as a report tells it, for conditions and facts of a test. */
  const tell = (of: readonly Cond[], values: Parameters<typeof factsOf>[0], more: Partial<Matchable> = {}) => {
    const conditions = of.map((cond) => ({ id: cond.id, text: cond.title, clauseId: null, quote: null, cond }));
    const rule = { ...item.rule, conditions, cond: { k: 'all' as const, id: 'all', title: '', of } };
    const facts = factsOf(values);
    const [told] = itemsOf([judgeItem({ ...item, ...more, rule }, judgingOf({ facts, attestations: {} }))], facts);
    if (!told) throw new Error('no item');
    return told;
  };
  const window = (state: 'open' | 'closed', opensAt: string, closesAt: string) => ({
    window: { state, opensAt, closesAt, daysLeft: null },
  });
  const spent: Cond = {
    k: 'cmp',
    id: 'rd',
    title: '研发费用',
    left: { k: 'fact', key: 'rdExpense', back: 0 },
    op: '>=',
    right: { k: 'const', value: '100000000' },
    unit: 'money',
  };

  it('不符合的说两项，再说另有几项；锦上添花的不算', () => {
    const values = { isListed: false, isHighTech: false, isTechSme: false };
    const more = { ...is('isTechSme', 'bonus'), isBonus: true };
    const { conclusion } = tell([is('isListed'), is('isHighTech'), is('isTechSme'), more], values);
    expect(conclusion).toMatch(/^[^；]+；[^；]+；另有1项不符合$/);
    expect(tell([is('isListed'), is('isHighTech'), more], values).conclusion).not.toContain('另有');
  });

  it('几项满足一项，只剩一项可说的，就是一行', () => {
    const age: Cond = { ...spent, id: 'age', title: '研发费用', right: { k: 'const', value: '5000000' } };
    const any: Cond = { k: 'any', id: 'any', title: '研发有基础', of: [age, is('isListed')] };
    const { conditions } = tell([any], { 'rdExpense@2025': 9_000_000 });
    expect(conditions).toHaveLength(1);
    expect(conditions[0]).toMatchObject({
      id: 'any',
      parentId: null,
      depth: 0,
      relation: null,
      title: '研发有基础',
      requirement: '研发费用不低于5万元',
      own: '9万元',
    });
    const both = tell([any], { 'rdExpense@2025': 9_000_000, isListed: false }).conditions;
    expect(both.map(({ relation }) => relation)).toEqual(['any', null, null]);
  });

  it('已有的称号列在已持有，先说已持有；文件写了有效期的照说，有复核的走复核，没有的到期重新申报', () => {
    const toldOf = (policyId: string, itemId: string, key: string) => {
      const { judged, firm: own } = matchFirm(
        knowing(storedFacts({ [key]: true })),
        itemsFor(embeddedMatchables(), '330100'),
      );
      const found = itemsOf(judged, own.facts).find(
        ({ policy }) => policy.policyId === policyId && policy.itemId === itemId,
      );
      expect(found?.group).toBe(itemId === 'renewal' ? 'toVerify' : 'held');
      return found?.conclusion;
    };
    expect(toldOf('n-innovative-2022', 'evaluation', 'isInnovativeSme')).toMatch(/^已持有创新型中小企业；到期走复核/);
    expect(toldOf('n-specialised-2026', 'certification', 'isSpecialisedSme')).toMatch(
      /^已持有专精特新中小企业，称号有效期三年，每年5月31日前更新企业信息；到期走复核/,
    );
    expect(toldOf('n-specialised-2026', 'renewal', 'isSpecialisedSme')).not.toContain('已持有');
    expect(toldOf('n-hnte-2016-32', 'certification', 'isHighTech')).toMatch(
      /^已持有高新技术企业，证书有效期三年；到期重新申报时：没有不符合的条件/,
    );
    expect(toldOf('n-tech-sme-2017-115', 'registration', 'isTechSme')).toMatch(
      /^已持有科技型中小企业，入库登记编号有效期一年，每年3月底前更新信息；到期重新申报时：/,
    );
  });

  it('一次性的奖励，每项各问一次是否领取过，别的都符合了才问；领取过的不符合，按年补贴的不问', () => {
    const samples = embeddedMatchables().filter(({ policy }) => policy.provenance === 'sample');
    const find = (name: string) => samples.find(({ item }) => item.name === name) ?? expect.fail(name);
    const paidOnce = ({ rule }: Matchable) => rule.conditions.filter(({ id }) => id === 'paid-once');
    expect(paidOnce(find('研发投入补助'))).toEqual([]);
    const awards = samples.filter(({ item }) => item.name === '首次认定奖励');
    const asked = awards.flatMap(paidOnce);
    expect(asked).toHaveLength(awards.length);
    expect(new Set(asked.map(({ cond }) => cond.id)).size).toBe(new Set(awards.map(({ policy }) => policy.id)).size);

    const award = find('首次认定奖励');
    const [once] = paidOnce(award);
    if (!once) throw new Error('not asked');
    expect(once.quote?.text).toMatch(/^给予一次性奖励\d+万元$/);
    const independent: Cond = { k: 'is', id: 'own', title: '独立法人', fact: { key: 'isIndependent' }, value: true };
    const first = { ...once, id: 'own', cond: independent };
    const conditions = [first, once];
    const cond = { ...award.rule.cond, of: conditions.map((part) => part.cond) };
    const matchable = { ...award, rule: { ...award.rule, conditions, cond } };
    const judged = (values: Values, attestations: Record<string, boolean>) =>
      judgeItem(matchable, judgingOf({ facts: factsOf(values), attestations }));
    const askedOf = (values: Values) => {
      const { questions } = questionsOf([judged(values, {})], factsOf(values), new Map());
      return questions.filter(({ isOpen }) => isOpen).map(({ title }) => title);
    };
    expect(askedOf({})).toEqual(['独立法人']);
    expect(askedOf({ isIndependent: true })).toEqual([
      expect.stringMatching(/^首次就同一事项领取“首次认定奖励”（.+高新技术企业认定奖励.+）$/),
    ]);
    const had = judged({ isIndependent: true }, { [once.cond.id]: false });
    expect([had.group, itemsOf([had], factsOf({ isIndependent: true }))[0]?.conclusion]).toEqual([
      'ineligible',
      '已就同一事项领取过，文件写明一次性',
    ]);
    expect(judged({ isIndependent: true }, { [once.cond.id]: true }).judgement.verdict).toBe('met');
  });

  it('15%税率与小型微利都能享受的，各自写明不能与另一项同时享受；已经持有、不符合的不列', () => {
    const small = {
      isIndependent: true,
      isHighTech: true,
      isRestrictedIndustry: false,
      'taxableIncome@2025': 200 * wan,
      'workforce@2025': 45,
      'assets@2025': 4000 * wan,
    };
    const conflictsOf = (policyId: string, values: Values) => {
      const { judged, firm: own } = matchFirm(knowing(storedFacts(values)), itemsFor(embeddedMatchables(), '330100'));
      return itemsOf(judged, own.facts).find(({ policy }) => policy.policyId === policyId)?.conflicts;
    };
    const words = '由企业选择其一，不叠加（依据待核，以税务机关的口径为准）';
    expect(conflictsOf('n-hnte-income-tax', small)).toEqual([
      { policyId: 'n-small-profit-2023-12', title: expect.stringContaining('小型微利'), reason: words },
    ]);
    expect(conflictsOf('n-small-profit-2023-12', small)).toMatchObject([
      { policyId: 'n-hnte-income-tax', reason: words },
    ]);
    expect(conflictsOf('n-hnte-income-tax', { ...small, 'workforce@2025': 360 })).toEqual([]);
  });

  it('“小巨人”复核按申报那一年的标准：2026年一轮已截止，2027年看2026年的门槛', () => {
    const renewal = itemsFor(embeddedMatchables(), '330100').items.find(
      ({ key }) => key === 'n-little-giant-2026 renewal',
    );
    expect(renewal?.window).toMatchObject({ state: 'closed', closesAt: '2026-05-25' });
    const asked = renewal?.rule.conditions.map(({ id }) => id);
    expect(asked).toContain('score-either');
  });

  it('复核问称号是不是在那一轮的年份到期：去年才认定的不符合；下一年的一轮另问，今年的回答不算', () => {
    const toldOf = (key: string, title: string, holds?: boolean) => {
      const { judged, firm: own } = matchFirm(
        knowing(storedFacts({ [title]: true }), holds === undefined ? {} : { [attestId(words(key))]: holds }),
        itemsFor(embeddedMatchables(), '330100'),
      );
      const found = judged.find(({ matchable }) => matchable.key === key) ?? expect.fail(key);
      const asked = openQuestions(found, { facts: own.facts }).has(attestId(words(key)));
      return { asked, group: found.group, conclusion: itemsOf([found], own.facts)[0]?.conclusion };
    };
    const words = (key: string) =>
      key.includes('giant') ? '“小巨人”企业称号在2027年到期' : `专精特新中小企业称号在${asOf.slice(0, 4)}年到期`;
    for (const [key, title] of [
      ['n-little-giant-2026 renewal', 'isLittleGiant'],
      ['n-specialised-2026 renewal', 'isSpecialisedSme'],
    ] as const) {
      expect(toldOf(key, title)).toMatchObject({ asked: true, group: 'toVerify' });
      expect(toldOf(key, title, true)).toMatchObject({ asked: false, group: 'toVerify' });
      expect(toldOf(key, title, false)).toMatchObject({
        group: 'ineligible',
        conclusion: expect.stringContaining(`${words(key)}（您确认：否）`),
      });
    }
    const worded = (year: string) => {
      const read = createRuleReader(`${year}-02-01`);
      const record = embeddedRecords().find(({ id }) => id === 'n-specialised-2026') ?? expect.fail();
      const item = record.items.find(({ id }) => id === 'renewal') ?? expect.fail();
      return read(record.id, item, () => undefined).conditions.find(({ id }) => id === 'due')?.cond.id;
    };
    expect(worded('2027')).not.toBe(worded('2028'));
  });

  it('奖励的档次是一项条件，几档问一题', () => {
    const items = embeddedMatchables().filter(({ item }) => item.name === '智能工厂奖励');
    const { judged, firm: own } = matchFirm(
      knowing(storedFacts({ industryCode: 'C35' }), { [attestId('属于新获认定的智能工厂')]: true }),
      { items, rulesetHash: '' },
    );
    const levels = judged.map(({ matchable }) => matchable.rule.conditions.find(({ id }) => id.endsWith('-level')));
    expect(levels.map((level) => level?.cond.k)).toEqual(items.map(() => 'any'));
    const { questions } = questionsOf(judged, own.facts, new Map());
    const asked = questions.filter(({ choices = [] }) => choices.some(({ title }) => title === '卓越级智能工厂'));
    expect(asked).toMatchObject([{ title: '智能工厂奖励：已达到下列哪些' }]);
    expect(asked[0]?.choices?.map(({ title }) => title)).toEqual(['卓越级智能工厂', '先进级智能工厂']);
  });

  it('一项只列它自己的材料：诊断服务不要改造合同，培育入库不要证书，展会不要保单', () => {
    const all = embeddedMatchables();
    const listed = (name: string) => all.filter(({ item }) => item.name === name).flatMap(({ materials }) => materials);
    expect(listed('数字化诊断服务').join()).not.toMatch(/改造项目合同|评测报告|验收报告/);
    expect(listed('培育入库补助').join()).not.toContain('高新技术企业证书');
    expect(listed('境外展会补助').join()).not.toMatch(/保单|认证证书/);
    expect(listed('境外展会补助').join()).toContain('展位确认书');
    expect(listed('数字化改造补助').join()).toContain('改造项目合同');
  });

  it('有过弄虚作假的只问一行是不是这一次，不把同一句话列成满足其中一项的两项', () => {
    const words = '3年内未因弄虚作假被停止受理杭州市租金补贴申报';
    const cond = readCondition({ text: words, operator: 'attest', threshold: null, facts: ['hasFalseFiling'] });
    if (!cond) throw new Error('not read');
    const titles = (hasFalseFiling?: boolean) =>
      tell([cond], hasFalseFiling === undefined ? {} : { hasFalseFiling }).conditions.map(
        ({ title, requirement, verdict }) => [title, requirement, verdict],
      );
    expect(titles(true)).toEqual([[words, '由企业确认，或由专家判断', 'manual']]);
    expect(titles()).toEqual([[words, '近三年申报没有弄虚作假', 'unknown']]);
    expect(titles(false)).toEqual([[words, '近三年申报没有弄虚作假', 'met']]);
  });

  it('差一点而本期已截止的，说何时再开放；要下一年度报表的，说赶不上这一轮', () => {
    const values = { 'rdExpense@2025': 90_000_000 };
    const { conclusion, group } = tell([spent], values, window('closed', '2026-06-01', '2026-07-31'));
    expect([group, conclusion]).toEqual([
      'nearMiss',
      '研发费用再增加10万元，2026年度报表；本期2026年7月31日已截止，按上一期推算，预计2027年6月1日再开放',
    ]);
    const open = tell([spent], values, window('open', '2026-11-01', '2026-12-04')).conclusion;
    expect(open).toBe('研发费用再增加10万元，2026年度报表；用2026年度的数，赶不上这一轮（2026年12月4日截止）');
    const later = tell([spent], values, window('open', '2026-11-01', '2027-05-31')).conclusion;
    expect(later).toBe('研发费用再增加10万元，2026年度报表');
    const patents: Cond = {
      ...spent,
      left: { k: 'fact', key: 'inventionPatents' },
      right: { k: 'const', value: '2' },
    };
    const shared: Cond = {
      ...spent,
      left: { k: 'divide', left: spent.left, right: { k: 'fact', key: 'revenue', back: 0 } },
      right: { k: 'const', value: '4%' },
      unit: 'ratio',
    };
    expect(tell([shared], { 'rdExpense@2025': 30_000_000, 'revenue@2025': 1_000_000_000 }).ways[0]?.text).toBe(
      '研发费用再增加10万元，2026年度报表，按营业收入与2025年相同算',
    );
    const slow = tell(
      [{ ...patents, unit: 'count' } as Cond],
      { inventionPatents: 1 },
      window('open', '2026-11-01', '2027-05-31'),
    );
    expect(slow.conclusion).toBe('发明专利再增加1件，通常18至36个月；赶不上这一轮（2027年5月31日截止）');
  });

  it('下一步列出全部材料，不列别的事项的', () => {
    const stepsOf = (name: string) => {
      const found = embeddedMatchables().find(
        (each) => each.item.name === name && each.policy.materials.some((one) => one.includes('培训补贴的提供')),
      );
      if (!found) throw new Error(`no ${name}`);
      const { item: own, policy, materials } = found;
      return tell(
        [is('isListed')],
        { isListed: true },
        { item: own, policy, materials, ...window('open', '2026-11-01', '2026-12-04') },
      ).nextSteps;
    };
    expect(stepsOf('扩岗补助').at(-1)).toBe('准备申报材料真实性和信用承诺书');
    expect(stepsOf('扩岗补助').join()).not.toContain('培训补贴');
    expect(stepsOf('技能培训补贴')).toContain('准备职业技能等级证书（申报培训补贴的提供）');
  });
});

describe('差一点', () => {
  it('每个办法走完就不再有不符合的，步子不超过现有的一倍或五件', () => {
    let checked = 0;
    for (const firm of firms) {
      const { judged, judging } = matchOf(firm);
      for (const { matchable, ways } of judged)
        for (const way of ways) {
          const then = afterWay({ facts: judging.facts }, way);
          expect(judge(matchable.rule.cond, then).verdict).not.toBe('unmet');
          expect(way.length).toBeLessThanOrEqual(3);
          for (const { from, to } of way) {
            const [before, then] = [Number(from.n) / Number(from.d), Number(to.n) / Number(to.d)];
            expect(Math.abs(then - before)).toBeLessThanOrEqual(Math.max(before, 5));
          }
          checked += 1;
        }
    }
    expect(checked).toBeGreaterThan(3);
  });
});

describe('提问', () => {
  const sets = (...open: string[][]) => open.map((ids) => new Set(ids));
  const waiting = (...open: string[][]) => sets(...open).map((ids) => ({ open: ids, weight: 1 }));
  it('先问定得最多的，快定论的先问完，快截止的更先', () => {
    expect(askingOrder(waiting(['a'], ['a'], ['b'])).slice(0, 2)).toEqual(['a', 'b']);
    expect(askingOrder(waiting(['a', 'x', 'y', 'z'], ['b', 'c']))[0]).toBe('b');
    expect(askingOrder([])).toEqual([]);
    const urgent = { open: new Set(['z']), weight: 2 };
    expect(askingOrder([...waiting(['a']), urgent])).toEqual(['z', 'a']);
    // What rules out most of its items comes before what more of them read.
    const rare = (id: string) => (id === 'b' ? 0.9 : 0.3);
    expect(askingOrder(waiting(['a', 'b'], ['a', 'b'], ['a', 'c']), rare)[0]).toBe('b');
  });

  it('只剩几题时，问完后定不了任何一项的不问', () => {
    const open = sets(['a', 'b'], ['c', 'd', 'e'], ['b', 'f']);
    const order = ['a', 'c', 'b', 'd', 'e', 'f'];
    expect([...worthAsking(open, order, 3)]).toEqual(['a', 'b', 'f']);
    expect(worthAsking(open, order, 1).size).toBe(0);
    expect(worthAsking(open, order, 6).size).toBe(6);
  });

  it('答完所有的题，没有一项还在等答案', () => {
    const [firm] = firms;
    if (!firm) throw new Error('no firm');
    const { items } = itemsFor(embeddedMatchables(), firm.profile.region_code);
    // Answers open further questions: what an industry without a row of its own is asked.
    let attestations: Record<string, boolean> = {};
    for (let size = -1; size < Object.keys(attestations).length; ) {
      size = Object.keys(attestations).length;
      const known = judgingOf({ facts: factSet(asOf, size === 0 ? [] : firm.facts), attestations });
      const open = items.flatMap((item) => [...openQuestions(judgeItem(item, known), known)]);
      const asked = open.filter((id) => id.startsWith('attest:'));
      attestations = { ...attestations, ...Object.fromEntries(asked.map((id) => [id, firm.confirms(id)])) };
    }
    const judging = judgingOf({ facts: factSet(asOf, firm.facts), attestations });
    const judged = items.map((item) => judgeItem(item, judging));
    const { decided, outlook, nextQuestionId } = questionsOf(judged, judging.facts, new Map());
    expect(decided).toBe(items.length);
    expect(outlook).toEqual({ open: 0, items: 0, touched: 0, remaining: 0 });
    expect(nextQuestionId).toBeNull();
  });

  it('问到30题为止，定了的结论就是全部答完的结论；余下的在各项里答，也到同样的结论', () => {
    for (const firm of firms.slice(0, 2)) {
      const region = itemsFor(embeddedMatchables(), firm.profile.region_code);
      const limits = limitsOf(region.items);
      const numberOf = (id: string) => [...limits.values()].filter(({ subject }) => numberId(subject) === id);
      // What it says when asked, whoever asks.
      const said = {
        facts: new Map<string, StoredFact>(),
        attestations: {} as Record<string, boolean>,
        numbers: new Map<string, KnownNumber>(),
      };
      const given = new Map<string, MatchAnswer>();
      const isWell = (id: string) => firm.confirms(id) || id.length % 2 === 0;
      const answer = (id: string): void => {
        const [kind, key, period = ''] = id.split(':');
        const limitsOfIt = numberOf(id);
        if (limitsOfIt.length > 0) {
          const number = readNumber(limitsOfIt, { kind: 'exact', value: 12 });
          if (number) said.numbers.set(id, number);
        } else if (kind === 'fact') {
          const fact = firm.facts.find((one) => one.key === key && one.period === period);
          if (fact) said.facts.set(id, fact);
        } else said.attestations[id] = isWell(id);
        given.set(id, { kind: 'exact', value: true });
      };
      const judgedNow = (items: readonly Matchable[] = region.items) => {
        const known = firmOf({ asOf, facts: [...said.facts.values()], ranges: [], attestations: [] });
        const numbers = [...said.numbers.values()];
        const judging = judgingOf(withImplied({ ...known, attestations: said.attestations, numbers }, limits));
        const judged = items.map((matchable): Judged => judgeItem(matchable, judging));
        return { judged, ...questionsOf(judged, judging.facts, given, [], items === region.items ? 30 : Infinity) };
      };
      // By id: a set is asked again where a title opens another.
      const ask = (items?: readonly Matchable[]): Set<string> => {
        const asked = new Set<string>();
        for (;;) {
          const { questions, nextQuestionId } = judgedNow(items);
          const next = questions.find(({ id }) => id === nextQuestionId);
          const parts = next?.choices?.map(({ id }) => id) ?? (next ? [next.id] : []);
          if (!next || parts.every((id) => given.has(id))) return asked;
          asked.add(next.id);
          for (const id of parts) answer(id);
          given.set(next.id, { kind: 'exact', value: true });
        }
      };
      expect(ask().size).toBeLessThanOrEqual(30);
      const stopped = judgedNow();
      for (const policyId of new Set(region.items.map(({ policy }) => policy.id)))
        ask(region.items.filter(({ policy }) => policy.id === policyId));
      const ended = judgedNow();
      expect(ended.decided).toBe(region.items.length);
      // All that it knows, asked or not.
      for (const fact of firm.facts) said.facts.set(`fact:${fact.key}:${fact.period}`, fact);
      for (const [index, { matchable, group }] of judgedNow().judged.entries()) {
        expect([matchable.key, ended.judged[index]?.group]).toEqual([matchable.key, group]);
        const before = stopped.judged[index];
        if (before && stopped.open.get(before)?.size === 0)
          expect([matchable.key, before.group]).toEqual([matchable.key, group]);
      }
    }
  });

  it('答案的先后不影响结果', () => {
    const [firm] = firms;
    if (!firm) throw new Error('no firm');
    const region = itemsFor(embeddedMatchables(), '330100');
    const groupsOf = (facts: typeof firm.facts) => matchFirm(knowing(facts), region).judged.map(({ group }) => group);
    expect(groupsOf([...firm.facts].reverse())).toEqual(groupsOf(firm.facts));
  });
});

describe('资料的校验值', () => {
  const profile = { region_code: '330100', industry_code: 'C34', established_at: '2019-04-18', is_sample: false };
  const row = (key: string, value: unknown) => ({
    key,
    period: '',
    value: JSON.stringify(value),
    source: 'user' as const,
    is_chosen: true,
    recorded_at: new Date(0),
    evidence_file_id: null,
  });
  const hashOf = (...args: [rows: ReturnType<typeof row>[], attestations?: Record<string, boolean>]) =>
    firmFacts(asOf, profile, args[0], [], args[1] ?? {}).hash;
  it('同样的资料相同，顺序不要紧；变一点就不同', () => {
    const [a, b] = [row('standards', 1), row('isListed', false)];
    expect(hashOf([a, b])).toBe(hashOf([b, a]));
    expect(hashOf([a])).not.toBe(hashOf([row('standards', 2)]));
    expect(hashOf([a])).not.toBe(hashOf([a], { 'attest:1': true }));
    expect(hashOf([a], { 'attest:1': false })).not.toBe(hashOf([a], { 'attest:1': true }));
  });
});

describe('金额', () => {
  const item = { id: 'i', name: '奖', support: 'subsidy', conditions: [] } as const;
  const amount = { text: '最高20万元', capFen: 20_000_000 };
  const bands = [
    { upToFen: 500_000_000, percent: 8 },
    { upToFen: null, percent: 6 },
  ];
  const of = (rule: object | undefined, values: Parameters<typeof factsOf>[0], over: object = {}) =>
    amountOf(
      { ...item, amount, conditions: [], ...over, ...(rule ? { amountRule: rule } : {}) } as never,
      factsOf(values),
      'eligible',
    );
  it.each<[string, object | undefined, Parameters<typeof factsOf>[0], object]>([
    ['定额', { kind: 'fixed' }, {}, { loFen: 20_000_000, hiFen: 20_000_000, certainty: 'fixed' }],
    [
      '按比例',
      { kind: 'share', fact: 'rdExpense', percent: 5 },
      { 'rdExpense@2025': 128_600_001 },
      { loFen: 6_430_000, hiFen: 6_430_000, formula: expect.stringContaining('×5%') },
    ],
    [
      '按比例，封顶',
      { kind: 'share', fact: 'rdExpense', percent: 50 },
      { 'rdExpense@2025': 128_600_000 },
      { hiFen: 20_000_000 },
    ],
    [
      '资料不知道',
      { kind: 'share', fact: 'rdExpense', percent: 5 },
      {},
      { loFen: 0, hiFen: 20_000_000, certainty: 'capped' },
    ],
    [
      '按增量',
      { kind: 'increase', fact: 'rdExpense', percent: 10 },
      { 'rdExpense@2025': 130_000_000, 'rdExpense@2024': 100_000_000 },
      { hiFen: 3_000_000, formula: '(130万元−100万元)×10%' },
    ],
    [
      '没有增量',
      { kind: 'increase', fact: 'rdExpense', percent: 10 },
      { 'rdExpense@2025': 100_000_000, 'rdExpense@2024': 130_000_000 },
      { loFen: 0, hiFen: 0, certainty: 'fixed' },
    ],
    [
      '第一段的终点',
      { kind: 'bands', fact: 'rdExpense', bands },
      { 'rdExpense@2025': 500_000_000 },
      { hiFen: 20_000_000 },
    ],
    [
      '第一段之内',
      { kind: 'bands', fact: 'rdExpense', bands },
      { 'rdExpense@2025': 100_000_000 },
      { hiFen: 8_000_000, formula: '100万元×8%' },
    ],
    ['只有上限', undefined, {}, { loFen: 0, hiFen: 20_000_000, certainty: 'capped', formula: null }],
  ])('%s', (_, rule, values, expected) => {
    expect(of(rule, values)).toMatchObject(expected);
  });
  it('两段相加；投资由别人选；没有金额的不写数', () => {
    const twoBands = of(
      { kind: 'bands', fact: 'rdExpense', bands },
      { 'rdExpense@2025': 600_000_000 },
      { amount: { text: '最高500万元', capFen: 500_000_000 } },
    );
    expect(twoBands).toMatchObject({
      hiFen: 46_000_000,
      formula: '500万元×8%＋100万元×6%',
      text: '预计46万元，上限500万元',
    });
    expect(of(undefined, {}, { support: 'equity' })).toMatchObject({ certainty: 'discretionary' });
    expect(of(undefined, {}, { amount: { text: '实际税负5%', capFen: null } })).toBeNull();
  });
});

describe('已有的称号', () => {
  const { items } = itemsFor(embeddedMatchables(), '320500');
  const judgedFor = (values: Parameters<typeof factsOf>[0]) => {
    const judging = judgingOf({ facts: factsOf(values), attestations: {} });
    return (policyId: string, itemId: string) => {
      const item = items.find(({ policy, item: { id } }) => policy.id === policyId && id === itemId);
      if (!item) throw new Error(`${policyId} has no ${itemId}`);
      const { group, judgement } = judgeItem(item, judging);
      const verdictOf = (id: string) => judgement.children.find(({ cond }) => cond.id === id)?.verdict;
      return { group, verdictOf };
    };
  };

  it('有“小巨人”称号的不再首次认定，走复核；专精特新也是', () => {
    const of = judgedFor({ isLittleGiant: true, isSpecialisedSme: true, isInnovativeSme: true, isTechSme: true });
    for (const policyId of ['n-little-giant-2026', 'n-specialised-2026']) {
      expect(of(policyId, 'certification').group).toBe('held');
      expect(of(policyId, 'renewal').verdictOf('held')).toBe('met');
      expect(of(policyId, 'renewal').group).not.toBe('ineligible');
    }
    expect(of('n-innovative-2022', 'evaluation').group).toBe('held');
  });

  it('只有专精特新的，可以认定“小巨人”，不能复核', () => {
    const of = judgedFor({ isLittleGiant: false, isSpecialisedSme: true });
    expect(of('n-little-giant-2026', 'certification').verdictOf('tier')).toBe('met');
    expect(of('n-little-giant-2026', 'certification').verdictOf('first-time isLittleGiant')).toBe('met');
    expect(of('n-little-giant-2026', 'certification').group).not.toBe('ineligible');
    expect(of('n-little-giant-2026', 'renewal').group).toBe('ineligible');
  });
});
