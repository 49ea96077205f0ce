import type { MainComponents } from '@hengce/api/contract';
import { factsOf } from '@hengce/rules/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { keepSampleFacts } from '../../corpus/demoAccount/sampleFacts';
import type { PolicyRecord } from '../../library/records';
import { readStacking } from '../items/readStacking';
import { embeddedMatchables } from '../items/testing';
import { planOf } from '../stacking';
import { rewardId } from './catalogue';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
let enterpriseId: string;
beforeAll(async () => {
  const policies = exampleLibrary({ matchables: async () => embeddedMatchables() });
  app = await createTestApp({ policies });
  token = await app.signIn('13770000001');
  const json = {
    name: '甲精密制造有限公司',
    regionCode: '330100',
    regionName: '浙江省杭州市',
    industryCode: 'C34',
    establishedAt: '2019-04-18',
  };
  enterpriseId = String((await app.call('POST', '/api/v1/enterprise/save', { token, json })).data.id);
  await app.db.transaction((tx) => keepSampleFacts(tx, enterpriseId, app.clock.now()));
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ enterpriseId, pageSize: '50', ...query });
  const reply = await app.call('GET', `/api/v1/rewards/catalogue?${search}`, { token });
  expect(reply.body).toMatchObject({ code: 200 });
  return reply.data as unknown as S['RewardCatalogue'];
};
/** Every page. */
const listAll = async (query: Record<string, string> = {}) => {
  const first = await list(query);
  const rows = [...first.rows];
  for (let page = 2; rows.length < first.total; page += 1)
    rows.push(...(await list({ ...query, pageNum: String(page) })).rows);
  return { ...first, rows };
};
const matchable = (id: string) => {
  const found = embeddedMatchables().find((each) => rewardId(each) === id);
  if (found === undefined) throw new Error(`No item ${id}`);
  return found;
};
const plan = async (items: readonly string[], overrides?: S['PlanRewardsBody']['overrides']) => {
  const json = { enterpriseId, items, ...(overrides ? { overrides } : {}) };
  const reply = await app.call('POST', '/api/v1/rewards/plan', { token, json });
  expect(reply.body).toMatchObject({ code: 200 });
  return reply.data as unknown as S['RewardPlan'];
};

describe('目录', () => {
  it('同一事项的金额、结论和期限与匹配报告一样', async () => {
    const headers = { 'Idempotency-Key': 'rewards-0123456789abcdef' };
    const json = { enterpriseId };
    const report = (await app.call('POST', '/api/v1/match/run', { token, json, headers }))
      .data as unknown as S['MatchReport'];
    const { rows, total } = await listAll();
    expect(rows).toHaveLength(total);
    const reported = new Map(report.items.map((item) => [`${item.policy.policyId}.${item.policy.itemId}`, item]));
    for (const { id, amount, group, window } of rows)
      expect({ amount, group, window }, id).toEqual({
        amount: reported.get(id)?.amount,
        group: reported.get(id)?.group,
        window: reported.get(id)?.window,
      });
    // Nothing with a sum of money is left out.
    const listed = new Set(rows.map(({ id }) => id));
    for (const [id, { amount }] of reported) if (amount) expect(listed.has(id), id).toBe(true);
    expect(new Set(rows.map(({ amount }) => amount?.certainty ?? null))).toEqual(
      new Set(['fixed', 'capped', 'discretionary', null]),
    );
  });

  it('每页10项，翻完不重不漏', async () => {
    const { rows, total } = await listAll({ pageSize: '10' });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
    expect((await list({ pageSize: '10' })).rows).toHaveLength(10);
  });

  it('按地区、支持方式、词和“可申报与待核实”筛选；数目与筛出来的一致', async () => {
    const all = await list();
    const city = all.regions.find(({ code }) => code === '330100');
    const inCity = await listAll({ region: '330100' });
    expect(inCity.total).toBe(city?.count);
    expect(inCity.rows.every(({ policy }) => policy.regionName === '杭州市')).toBe(true);
    const tax = await listAll({ support: 'tax' });
    expect(tax.total).toBe(all.supports.find(({ support }) => support === 'tax')?.count);
    expect(tax.rows.every(({ support }) => support === 'tax')).toBe(true);
    const mine = await listAll({ mine: 'true' });
    expect(new Set(mine.rows.map(({ group }) => group))).toEqual(new Set(['eligible', 'toVerify']));
    const words = await listAll({ q: '研发投入 浙江' });
    expect(words.total).toBeGreaterThan(0);
    for (const { policy } of words.rows) expect(`${policy.itemName}${policy.title}`).toMatch(/研发投入.*浙江/);
    expect((await list({ q: '没有这样的事项' })).total).toBe(0);
  });

  it('外地的事项看得到，不下结论', async () => {
    const nothing = await list({ region: '330100', q: '没有这样的词' });
    expect(nothing.regions).toEqual([{ code: '330100', name: '杭州市', count: 0 }]);
    const elsewhere = await list({ region: '440000' });
    expect(elsewhere.total).toBeGreaterThan(0);
    expect(elsewhere.rows.every(({ group }) => group === null)).toBe(true);
  });

  it('按金额从高到低，没有金额的在最后；按期限先到期的在前', async () => {
    const most = (await listAll({ sort: 'amount' })).rows.map(({ amount }) => amount?.hiFen ?? -1);
    expect(most).toEqual([...most].sort((a, b) => b - a));
    const open = (await listAll()).rows.filter(({ window }) => window.state === 'open');
    const days = open.map(({ window }) => window.daysLeft ?? 0);
    expect(days).toEqual([...days].sort((a, b) => a - b));
  });

  it('测算从文件写的标准与企业的资料开始，算出来与目录一样', async () => {
    const { rows } = await listAll();
    const exact = rows.filter(({ amount }) => amount?.certainty === 'fixed');
    expect(new Set(exact.map(({ start }) => start.calculator))).toEqual(new Set(['fixed', 'share', 'bands']));
    for (const { id, start, amount } of exact) {
      const json = { ...start, rewardId: id };
      const { data } = await app.call('POST', '/api/v1/rewards/calculate', { token, json });
      expect(data, id).toMatchObject({ amountFen: amount?.hiFen, source: { title: expect.any(String) } });
    }
  });
});

describe('测算', () => {
  const calculate = (json: unknown) => app.call('POST', '/api/v1/rewards/calculate', { token, json });

  it('带出企业的资料，改了也不动资料', async () => {
    const read = async () =>
      (await app.call('GET', `/api/v1/rewards/facts?enterpriseId=${enterpriseId}`, { token })).data;
    const before = (await read()) as unknown as S['RewardFacts'];
    const fields = before.facts.map(({ field }) => field);
    expect(fields).toEqual(['workforce', 'assetsFen', 'rdExpenseFen', 'taxPercent']);
    await calculate({ calculator: 'hnteRate', inputs: { taxableIncomeFen: 1 } });
    expect(await read()).toEqual(before);
  });

  it('按事项测算，出处是它的文件', async () => {
    const inputs = { principalFen: 1_000_000_000, percent: 1.5, from: '2024-01-01', to: '2026-06-01' };
    const { data } = await calculate({ calculator: 'interest', inputs, rewardId: 'n-equipment-loan-2026-2.interest' });
    expect(data).toMatchObject({
      // 2024 is a leap year: 731 days to 2026-01-01, where two years end.
      amountFen: 30_041_095,
      source: { docNo: '财金〔2026〕2号', clause: { clauseId: 'rate' } },
    });
  });

  it.each([
    [{ calculator: 'share', inputs: { percent: 1 } }, 'inputs.baseFen', '请填写计算基数'],
    [
      { calculator: 'share', inputs: { baseFen: -1, percent: 1 } },
      'inputs',
      '测算的数应在0到1000000000000000之间，现在是',
    ],
    [{ calculator: 'share', inputs: { baseFen: '十万', percent: 1 } }, 'inputs', '测算的数应为整数'],
    [{ calculator: 'other', inputs: {} }, 'calculator', '测算方式应为'],
    [{ calculator: 'fixed', inputs: { sumFen: 1 }, rewardId: 'n-nothing.award' }, 'rewardId', '政策库里没有这个事项'],
  ])('%o：说出哪里不对', async (json, field, message) => {
    const { body } = await calculate(json);
    expect(body).toMatchObject({
      code: 400,
      data: { fieldErrors: [{ field, message: expect.stringContaining(message) }] },
    });
  });
});

describe('叠加方案', () => {
  const rate = 'n-hnte-income-tax.rate-15';
  const small = 'n-small-profit-2023-12.effective-5';

  it('企业所得税的两种税率择一，写明条款和另一项', () => {
    // Of a firm of which nothing is known neither is out.
    const { best, second, excluded } = planOf(
      [
        { id: rate, matchable: matchable(rate), group: 'toVerify', ownFen: 100 },
        { id: small, matchable: matchable(small), group: 'toVerify', ownFen: 200 },
      ],
      factsOf({}),
    );
    // The documents name no sum: what the user worked out is not certain.
    expect(best).toEqual({ chosen: [small], certainFen: 0, upToFen: 200, competitiveFen: 0 });
    expect(second?.chosen).toEqual([rate]);
    expect(excluded).toEqual([
      {
        id: rate,
        reason: 'excludedBy',
        text: '与《小型微利企业所得税优惠》“小型微利企业所得税优惠”由企业选择其一，不叠加（依据待核，以税务机关的口径为准）',
        by: [small],
        clause: expect.objectContaining({ clauseId: 'choice', quote: '由企业选择其一，不叠加' }),
      },
    ]);
  });

  it('条件不符合的不计入，也不挤掉符合的', async () => {
    // The sample firm is larger than a small one may be.
    const { best, second, excluded } = await plan(
      [rate, small],
      [
        { id: rate, amountFen: 100 },
        { id: small, amountFen: 200 },
      ],
    );
    expect(best.chosen).toEqual([rate]);
    expect(second).toBeNull();
    expect(excluded).toEqual([{ id: small, reason: 'notEligible', text: '条件不符合', by: [], clause: null }]);
  });

  it('自行测算的不超过文件的上限；择优的仍是竞争性', async () => {
    const fit = (await listAll()).rows.filter(({ group }) => group !== null && group !== 'ineligible');
    const of = (certainty: string) => fit.find(({ amount }) => amount?.certainty === certainty) as S['Reward'];
    const huge = 1e15;
    for (const certainty of ['fixed', 'capped', 'discretionary']) {
      const { id, group, amount, amountText, start } = of(certainty);
      const isSure = group === 'eligible';
      const sum = certainty === 'discretionary' ? 'competitiveFen' : isSure ? 'certainFen' : 'upToFen';
      const { best, items } = await plan([id], [{ id, amountFen: huge }]);
      const cap = start.inputs.capFen ?? start.inputs.sumFen ?? amount?.hiFen;
      expect(best, amountText).toEqual({
        chosen: [id],
        certainFen: 0,
        upToFen: 0,
        competitiveFen: 0,
        [sum]: cap,
      });
      expect(items[0]?.ownFen).toBe(cap);
    }
  });

  it('没有写支持内容的事项也在库里，不说成不适用', async () => {
    const headers = { 'Idempotency-Key': 'rewards-unnamed-0123456789' };
    const report = (await app.call('POST', '/api/v1/match/run', { token, json: { enterpriseId }, headers }))
      .data as unknown as S['MatchReport'];
    const listed = new Set((await listAll()).rows.map(({ id }) => id));
    const unnamed = report.items
      .filter(({ group }) => group !== 'ineligible')
      .map(({ policy }) => `${policy.policyId}.${policy.itemId}`)
      .find((id) => !listed.has(id));
    if (unnamed === undefined) throw new Error('Expected an item that names no benefit');
    const { left, excluded } = await plan([unnamed]);
    expect(left).toEqual([]);
    expect(excluded).toMatchObject([{ reason: 'addsNothing', text: '文件没有写金额，不增加合计' }]);
  });

  it('没有写金额的说测算后可计入，不猜一个数', async () => {
    const { best, excluded } = await plan([rate]);
    expect(best.chosen).toEqual([]);
    expect(excluded[0]).toMatchObject({
      reason: 'addsNothing',
      text: expect.stringMatching(/^文件写的是.+，没有写总额，测算后可计入$/),
    });
  });

  it('一份文件同一年度只能选一项的，只选一项；每一项不在方案里的都有理由', async () => {
    const { rows } = await listAll({ sort: 'amount' });
    const one = rows.find(({ stacking }) => stacking.some((words) => words.includes('只能选择一个支持事项')));
    const items = rows.filter(({ policy }) => policy.policyId === one?.policy.policyId).map(({ id }) => id);
    expect(items.length).toBeGreaterThan(1);
    const found = await plan(items);
    expect(found.best.chosen).toEqual([items[0]]);
    const { policy } = rows.find(({ id }) => id === items[0]) as S['Reward'];
    for (const { text, by, clause } of found.excluded) {
      expect(text).toBe(`与“${policy.itemName}”同一年度只能选择一项`);
      expect(by).toEqual([items[0]]);
      expect(clause?.quote).toContain('同一企业在同一年度只能选择一个支持事项');
    }
    expect(found.excluded).toHaveLength(items.length - 1);
  });

  it('40项：每项在方案里或有理由；三种金额分开，与各项相加一致', async () => {
    const { rows } = await listAll({ sort: 'amount' });
    const items = rows.slice(0, 40).map(({ id }) => id);
    const { best, second, excluded, items: shown, left } = await plan(items);
    expect(left).toEqual([]);
    expect([...best.chosen, ...excluded.map(({ id }) => id)].sort()).toEqual([...items].sort());
    for (const { id, text } of excluded) expect(text.length, id).toBeGreaterThan(4);
    expect(second).not.toBeNull();
    const sum = (isOf: (certainty: string | undefined, isSure: boolean) => boolean) =>
      shown
        .filter(({ id, amount, group }) => best.chosen.includes(id) && isOf(amount?.certainty, group === 'eligible'))
        .reduce((total, { amount }) => total + (amount?.hiFen ?? 0), 0);
    // While a condition is open a fixed sum is no more than a limit.
    expect(best.certainFen).toBeLessThanOrEqual(sum((certainty, isSure) => certainty === 'fixed' && isSure));
    expect(best.upToFen).toBeLessThanOrEqual(
      sum((certainty, isSure) => certainty === 'capped' || (certainty === 'fixed' && !isSure)),
    );
    expect(best.competitiveFen).toBe(sum((certainty) => certainty === 'discretionary'));
  });

  it('库里没有的和外地的放在一边', async () => {
    const [elsewhere] = (await list({ region: '440000' })).rows;
    const { left, items } = await plan(['n-nothing.award', elsewhere?.id ?? '', rate]);
    expect(left).toEqual(['n-nothing.award', elsewhere?.id]);
    expect(items.map(({ id }) => id)).toEqual([rate]);
  });

  it.each([
    [{ items: [] }, 'items'],
    [{ items: Array.from({ length: 41 }, (_, at) => `n-policy-${at}.award`) }, 'items'],
    [{ items: [rate, rate] }, 'items'],
    [{ items: [rate], overrides: [{ id: small, amountFen: 1 }] }, 'overrides'],
    [{ items: [rate], overrides: [{ id: rate, amountFen: -1 }] }, 'overrides'],
  ])('%o不接受', async (part, field) => {
    const { body } = await app.call('POST', '/api/v1/rewards/plan', { token, json: { enterpriseId, ...part } });
    expect(body).toMatchObject({ code: 400, data: { fieldErrors: [expect.objectContaining({ field })] } });
  });
});

describe('从条款读叠加规则', () => {
  const clause = (text: string): PolicyRecord['clauses'][number] => ({ id: 'c1', text }) as never;
  it.each<[string, object[]]>([
    ['同一企业在同一年度只能选择一个支持事项，不得重复申报。', [{ k: 'oneItem' }]],
    ['同一事项符合市级多项政策规定的，按照就高不重复的原则给予支持；', [{ k: 'higher', isSameLevel: true }]],
    ['同一事项已经享受其他同类财政资金支持的，按照从高、不重复的原则补足差额；', [{ k: 'higher', isSameLevel: false }]],
    ['同一项目不得重复享受本市各类财政资金。', [{ k: 'higher', isSameLevel: false }]],
    ['同一项目已享受市级支持的，不再享受本办法的支持。', [{ k: 'higher', isSameLevel: false }]],
    [
      '单个企业每年度依照本办法获得的资金总额不超过200万元；',
      [{ k: 'yearCap', limitFen: 200_000_000n, isEquityApart: false }],
    ],
    [
      '单个企业每年度依照本细则获得的资金总额不超过1.5亿元，不含股权投资；',
      [{ k: 'yearCap', limitFen: 15_000_000_000n, isEquityApart: true }],
    ],
    ['可以与上级资金叠加享受，但各级财政资金合计不得超过实际支付的利息的80%。', [{ k: 'jointCap' }]],
    // About something else: nothing is supposed.
    ['单个企业累计不超过50万元。', []],
    ['同一集团内的企业不得重复推荐。', []],
    ['年度预算不足时，按照同一比例核减。', []],
  ])('%s', (text, rules) => {
    const found = readStacking([clause(text)]);
    expect(found.map(({ rule }) => rule)).toEqual(rules);
    for (const { quote } of found) expect(text).toContain(quote);
  });
});
