import type { MainComponents } from '@hengce/api/contract';
import { evaluateHighTech, firmOf, gradientChanges } from '@hengce/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { nationalDocuments, nationalProgrammes } from '../../corpus/programmes';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
let enterpriseId: string;
const wan = 1_000_000;

beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13760000001');
  enterpriseId = await addFirm(token);
});
afterAll(() => app.close());

async function addFirm(owner: string): Promise<string> {
  const json = {
    name: '甲精密制造有限公司',
    regionCode: '330100',
    regionName: '浙江省杭州市',
    establishedAt: '2019-04-18',
  };
  return String((await app.call('POST', '/api/v1/enterprise/save', { token: owner, json })).data.id);
}
async function put(key: string, value: unknown, period?: string): Promise<void> {
  const json = { key, value, ...(period ? { period } : {}) };
  const { body } = await app.call('POST', `/api/v1/enterprise/saveFact/${enterpriseId}`, { token, json });
  expect(body.code).toBe(200);
}
const highTech = async () =>
  (await app.call('GET', `/api/v1/evaluation/highTech?enterpriseId=${enterpriseId}`, { token }))
    .data as unknown as S['HighTechEvaluation'];
const rate = (itemId: string, points: { lo: number; hi: number } | null) =>
  app.call('POST', '/api/v1/evaluation/rate', { token, json: { enterpriseId, itemId, points } });
const specialization = async (rules: string) =>
  (await app.call('GET', `/api/v1/evaluation/specialization?enterpriseId=${enterpriseId}&rules=${rules}`, { token }))
    .data as unknown as S['SpecializationEvaluation'];

describe('高新技术企业自评', () => {
  it('什么也没填：不下结论，分数从0到100', async () => {
    const found = await highTech();
    expect(found.verdict).toBe('unknown');
    expect(found.sheet.columns).toEqual({ own: { lo: 0, hi: 100 }, evidenced: { lo: 0, hi: 100 }, cautious: 0 });
    expect(found.rule).toMatchObject({ docNo: '国科发火〔2016〕32号' });
    expect(found.conditions.find(({ id }) => id === 'h5a')?.clause).toMatchObject({ label: '第十一条（五）' });
  });

  it('填了就算：三列各按各的口径，增长按195号的公式', async () => {
    for (const [year, revenue, netAssets] of [
      ['2023', 2800, 1000],
      ['2024', 5200, 1500],
      ['2025', 7900, 2100],
    ] as const) {
      await put('revenue', revenue * wan, year);
      await put('netAssets', netAssets * wan, year);
      await put('techConversions', 6, year);
    }
    await put('inventionPatents', 2);
    await put('ownInventions', 2);
    await put('standards', 0);
    const { sheet, growth } = await highTech();
    expect(growth[1]).toMatchObject({
      title: '销售收入增长率',
      value: '68.82%',
      formula: '(5,200万元÷2,800万元＋7,900万元÷5,200万元)÷2−1＝68.82%',
    });
    const conversion = sheet.parts.find(({ id }) => id === 'conversion');
    expect(conversion?.columns).toEqual({ own: { lo: 25, hi: 30 }, evidenced: { lo: 0, hi: 30 }, cautious: 25 });
    // 7+1 (数量、获得方式) + 25 + 9 + 9, and everything that experts may give.
    expect(sheet.columns.own).toEqual({ lo: 51, hi: 100 });
    expect(sheet.columns.cautious).toBe(51);
  });

  it('页面按同样的资料与规则自己算，与服务端一致', async () => {
    const { data } = await app.call('GET', `/api/v1/evaluation/basis?enterpriseId=${enterpriseId}`, { token });
    const { firm, ratings } = data as unknown as S['EvaluationBasis'];
    const circumstances = {
      ...firmOf(firm),
      ratings: Object.fromEntries(ratings.map(({ itemId, points }) => [itemId, points])),
    };
    const { enterprise: _, ...own } = await highTech();
    expect(evaluateHighTech(circumstances, nationalDocuments)).toEqual(own);
  });

  it('自评只改专家判断的指标：在分档内，低分在前，收回后回到原样', async () => {
    expect((await rate('ip-core', { lo: 7, hi: 8 })).body.code).toBe(200);
    for (const id of ['organisation-rules', 'organisation-lab']) await rate(id, { lo: 6, hi: 6 });
    const { sheet } = await highTech();
    expect(sheet.columns.own.lo).toBe(70);
    const rated = sheet.parts[0]?.items.find(({ id }) => id === 'ip-core');
    expect(rated).toMatchObject({ isExpert: true, rating: { lo: 7, hi: 8 } });
    // Without proof a rating may come to nothing.
    expect(rated?.columns).toEqual({ own: { lo: 7, hi: 8 }, evidenced: { lo: 0, hi: 8 }, cautious: 7 });
    expect((await rate('ip-core', { lo: 8, hi: 7 })).body).toMatchObject({ code: 400 });
    expect((await rate('ip-core', { lo: 0, hi: 9 })).body).toMatchObject({ code: 400 });
    expect((await rate('growth-sales', { lo: 1, hi: 1 })).body).toMatchObject({ code: 400 });
    await rate('ip-core', null);
    expect((await highTech()).sheet.columns.own.lo).toBe(63);
  });

  it('需要人判断的：确认后马上计入，与匹配共用一个答案', async () => {
    const core = async () =>
      (await highTech()).conditions.find(({ id, title }) => id && title.includes('核心支持作用'));
    const asked = await core();
    expect(asked).toMatchObject({ verdict: 'manual' });
    const json = { enterpriseId, questionId: asked?.questionId, answer: { kind: 'exact', value: true } };
    expect((await app.call('POST', '/api/v1/match/answer', { token, json })).body.code).toBe(200);
    expect(await core()).toMatchObject({ verdict: 'met', own: '您确认：是' });
  });

  it('还差什么：不满足的条件与最早年份都说出来', async () => {
    for (const year of ['2023', '2024', '2025']) await put('rdExpense', 150 * wan, year);
    const found = await highTech();
    expect(found.binding.join()).toMatch(/近三年研发费用占销售收入的比例：[\d.]+%，要求不低于\d%/);
    expect(found.earliest).toMatchObject({ year: 2027 });
    // 4% of 21,000万元, which 2024, 2025 and one more year as 2025 come to, less twice 150万元.
    expect(found.earliest?.plan[0]?.actions.join()).toMatch(/^研发费用由150万元变为540万元，2026年度报表/);
  });
});

describe('专精特新自评', () => {
  it('四层各有依据，现行与2022年版可以切换', async () => {
    const now = await specialization('2026');
    expect(now.tiers.map(({ id }) => id)).toEqual(['tech', 'innovative', 'specialised', 'littleGiant']);
    expect(now.tiers[3]?.rule).toMatchObject({ validFrom: '2026-04-01' });
    const before = await specialization('2022');
    expect(before.tiers[3]?.rule).toMatchObject({ validTo: '2026-03-31' });
    expect(before.reached).toBeNull();
    await put('isSpecialisedSme', true);
    expect((await specialization('2026')).reached).toBe('specialised');
  });

  it('已有称号：不说可以申报认定，只说到期走复核', async () => {
    const tier = (await specialization('2026')).tiers.find(({ id }) => id === 'specialised');
    expect(tier).toMatchObject({ isHeld: true, verdict: 'notApplicable', conclusion: '已有这一称号，有的到期走复核' });
  });

  it('官方的发展评价得分只是填写的，从不计算', async () => {
    const score = async () =>
      (await specialization('2026')).tiers[3]?.conditions.find(({ title }) => title.includes('发展评价得分'));
    expect(await score()).toMatchObject({ verdict: 'unknown', own: null });
    await put('developmentScore', 61.5);
    expect(await score()).toMatchObject({ verdict: 'met', own: '61.5分' });
  });

  it('改了什么：每个数都在两版标准的条款里', () => {
    const texts = nationalProgrammes()
      .filter(({ id }) => /^n-(gradient|specialised|little-giant|innovative)/.test(id))
      .flatMap(({ clauses }) => clauses.map(({ text }) => text))
      .join('\n')
      .replaceAll(' ', '');
    for (const { topic, before, after } of gradientChanges)
      for (const number of `${before}${after}`.match(/\d+(?:\.\d+)?(?:万元|亿元|%|年|分|件)/g) ?? [])
        expect(texts, `${topic}：${number}`).toContain(number);
  });
});

describe('评测报告', () => {
  it('用一次、列入我的评测、以后打开还是当时的样子；重发不再扣', async () => {
    const key = 'evaluation-test-0001';
    const save = (owner: string) =>
      app.call('POST', '/api/v1/evaluation/save', {
        token: owner,
        json: { enterpriseId, kind: 'highTech' },
        headers: { 'Idempotency-Key': key },
      });
    const first = (await save(token)).data as unknown as S['SavedEvaluation'];
    await put('inventionPatents', 9);
    const again = (await save(token)).data as unknown as S['SavedEvaluation'];
    expect(again).toEqual(first);
    const reviews = (await app.call('GET', '/api/v1/report/reviews', { token })).data as unknown as S['ReportPage'];
    expect(reviews.rows).toMatchObject([
      { kind: 'highTech', subject: '甲精密制造有限公司', link: `/iptools/companyEvaluating?report=${first.id}` },
    ]);
    const { data } = await app.call('GET', `/api/v1/evaluation/saved/${first.id}`, { token });
    expect(data).toEqual(first);
    const other = { enterpriseId, kind: 'specialization' };
    const headers = { 'Idempotency-Key': key };
    const mixed = await app.call('POST', '/api/v1/evaluation/save', { token, json: other, headers });
    expect(mixed.body.code).toBe(409);
    const stranger = await app.signIn('13760000002');
    expect((await app.call('GET', `/api/v1/evaluation/saved/${first.id}`, { token: stranger })).body.code).toBe(404);
    expect((await save(stranger)).body.code).toBe(404);
  });
});
