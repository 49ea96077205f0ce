import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { keepSampleFacts } from '../../corpus/demoAccount/sampleFacts';
import type { PolicyRecord } from '../../library/records';
import { embeddedMatchables, embeddedRecords } from '../items/testing';

// Matching without a report: one policy, and the summary of all items.

type S = MainComponents['schemas'];

let app: TestApp;
let phones = 13_740_000_000;
beforeAll(async () => {
  const find = async (id: string) => embeddedRecords().find((record) => record.id === id) as PolicyRecord;
  const policies = exampleLibrary({ matchables: async () => embeddedMatchables(), find });
  app = await createTestApp({ policies });
});
afterAll(() => app.close());

interface Firm {
  token: string;
  id: string;
}
async function newFirm(hasFacts = true): Promise<Firm> {
  const token = await app.signIn(String(phones++));
  const json = {
    name: '甲精密制造有限公司',
    regionCode: '330100',
    regionName: '浙江省杭州市',
    industryCode: 'C34',
    establishedAt: '2019-04-18',
  };
  const id = String((await app.call('POST', '/api/v1/enterprise/save', { token, json })).data.id);
  if (hasFacts) await app.db.transaction((tx) => keepSampleFacts(tx, id, app.clock.now()));
  return { token, id };
}
const get = (path: string, { token }: Firm) => app.call('GET', path, { token });
const judge = async (firm: Firm, policyId: string) =>
  (await get(`/api/v1/match/policy?policyId=${policyId}&enterpriseId=${firm.id}`, firm))
    .data as unknown as S['PolicyMatch'];
const summary = async (firm: Firm) =>
  (await get(`/api/v1/match/summary?enterpriseId=${firm.id}`, firm)).data as unknown as S['MatchSummary'];
const run = async ({ token, id }: Firm, key: string) =>
  (
    await app.call('POST', '/api/v1/match/run', {
      token,
      json: { enterpriseId: id },
      headers: { 'Idempotency-Key': `${key}-0123456789abcdef` },
    })
  ).data as unknown as S['MatchReport'];
const saveFact = ({ token, id }: Firm, fact: object) =>
  app.call('POST', `/api/v1/enterprise/saveFact/${id}`, { token, json: fact });
const uses = async (firm: Firm) => {
  const { modules } = (await get('/api/v1/equity/overview', firm)).data as {
    modules: { module: string; remaining: number }[];
  };
  return modules.find(({ module }) => module === 'match')?.remaining;
};

describe('一项政策', () => {
  it('每项事项与同一资料的报告逐字相同，不扣次数', async () => {
    const firm = await newFirm();
    const left = await uses(firm);
    const all = [...new Set(embeddedMatchables().map(({ policy }) => policy.id))];
    const policyIds = all.filter((id, index) => id.startsWith('n-') || index % 12 === 0);
    const judged = await Promise.all(policyIds.map((id) => judge(firm, id)));
    expect(await uses(firm)).toBe(left);
    const report = await run(firm, 'panel');
    for (const { policyId, scope, items } of judged) {
      const own = report.items.filter(({ policy }) => policy.policyId === policyId);
      expect(items).toEqual(own);
      expect(scope).toBe(own.length > 0 ? 'judged' : 'otherRegion');
    }
    expect(judged.filter(({ scope }) => scope === 'judged').length).toBeGreaterThan(10);
    expect(judged.filter(({ scope }) => scope === 'otherRegion').length).toBeGreaterThan(3);
  });

  it('一项没有资料的全是待核实，问题只数这项政策的', async () => {
    const firm = await newFirm(false);
    const before = await judge(firm, 'n-hnte-2016-32');
    expect(before.items.map(({ group }) => group)).toEqual(['toVerify']);
    const asked = (await get(`/api/v1/match/progress?enterpriseId=${firm.id}`, firm)).data as unknown as {
      questions: { isOpen: boolean }[];
    };
    expect(before.open).toBeGreaterThan(3);
    expect(before.open).toBeLessThan(asked.questions.filter(({ isOpen }) => isOpen).length);
    expect(before.nextQuestionId).not.toBeNull();
    await saveFact(firm, { key: 'highTechField', value: '都不属于' });
    const after = await judge(firm, 'n-hnte-2016-32');
    expect(after.items.map(({ group }) => group)).toEqual(['ineligible']);
    expect(after).toMatchObject({ open: 0, nextQuestionId: null });
  });

  it('没有可以核对的条件就这样说', async () => {
    expect(await judge(await newFirm(), 'n-nothing-2026')).toMatchObject({
      scope: 'unreadable',
      items: [],
      open: 0,
      lastReport: null,
    });
  });

  it('已废止的版本平时不核对；要假设它还有效时，按它自己的条件核对', async () => {
    const firm = await newFirm();
    expect(await judge(firm, 'n-specialised-2022')).toMatchObject({ scope: 'unreadable', items: [] });
    const supposed = await judge(firm, 'n-specialised-2022&isSupposed=true');
    expect(supposed.scope).toBe('judged');
    const clauses = supposed.items.flatMap(({ conditions }) => conditions.map(({ clause }) => clause?.policyId));
    expect(new Set(clauses.filter((id) => id != null))).toEqual(new Set(['n-specialised-2022']));
    const now = await judge(firm, 'n-specialised-2026');
    expect(await judge(firm, 'n-specialised-2026&isSupposed=true')).toEqual(now);
  });

  it('别人的企业与没有的一样', async () => {
    const [mine, theirs] = [await newFirm(false), await newFirm(false)];
    for (const path of ['policy?policyId=n-hnte-2016-32&', 'summary?'])
      for (const id of [mine.id, 'nothing'])
        expect((await get(`/api/v1/match/${path}enterpriseId=${id}`, theirs)).status).toBe(404);
  });
});

describe('摘要', () => {
  it('与同一资料的报告相同：数目、最近的截止、最小的改变', async () => {
    const firm = await newFirm();
    const left = await uses(firm);
    const found = await summary(firm);
    expect(await uses(firm)).toBe(left);
    const { items, counts } = await run(firm, 'summary');
    expect(found).toMatchObject({ total: items.length, counts });
    const said = (each: S['MatchBrief']) =>
      items.find(
        ({ policy }) => policy.policyId === each.policy.policyId && policy.itemId === each.policy.itemId,
      ) as S['MatchItem'];
    const { soonest, nearestMiss, closing, best, newest } = found;
    for (const each of [soonest, nearestMiss, ...closing, ...best, ...newest]) {
      if (each === null) continue;
      const { publishedAt, ...brief } = each;
      expect(said(each)).toMatchObject(brief);
      expect(publishedAt === null || publishedAt <= found.asOf).toBe(true);
    }
    const open = items.filter(({ window }) => window.state === 'open' && window.closesAt !== null);
    const ends = open.filter(({ group }) => group === 'eligible').map(({ window }) => String(window.closesAt));
    expect(soonest?.window.closesAt ?? null).toBe(ends.sort()[0] ?? null);
    const least = Math.min(
      ...items.filter(({ group }) => group === 'nearMiss').map(({ ways }) => ways[0]?.changes.length ?? 9),
    );
    expect(said(nearestMiss as S['MatchBrief']).ways[0]?.changes).toHaveLength(least);
    const fits = open.filter(({ group }) => group !== 'ineligible').map(({ window }) => String(window.closesAt));
    expect(closing.map(({ window }) => window.closesAt)).toEqual(fits.sort().slice(0, closing.length));
    expect(found.closingTotal).toBe(fits.filter((day) => day.startsWith(found.asOf.slice(0, 7))).length);
    expect(best.map(({ policy }) => policy.itemName)).not.toContain('企业划型');
    expect(new Set(best.map(({ policy }) => policy.policyId)).size).toBe(best.length);
    const firstGroup = best.filter(({ group }) => group === best[0]?.group).map(({ amount }) => amount?.hiFen ?? 0);
    expect(firstGroup).toEqual([...firstGroup].sort((a, b) => b - a));
    const caps = items
      .filter(({ group, window }) => group === best[0]?.group && window.state !== 'closed')
      .map(({ amount }) => amount?.hiFen ?? 0);
    expect(firstGroup[0]).toBe(Math.max(...caps));
    expect(newest.map(({ publishedAt }) => publishedAt)).toEqual(
      newest.map(({ publishedAt }) => publishedAt).sort((a, b) => String(b).localeCompare(String(a))),
    );
  });

  it('上一份报告说得一样才算现在的', async () => {
    const firm = await newFirm();
    expect((await summary(firm)).lastReport).toBeNull();
    const { id } = await run(firm, 'last');
    expect((await summary(firm)).lastReport).toMatchObject({ id, isCurrent: true });
    await saveFact(firm, { key: 'inventionPatents', value: 9 });
    expect((await summary(firm)).lastReport).toMatchObject({ id, isCurrent: false });
    app.clock.advance(1000);
    const next = await run(firm, 'next');
    expect((await judge(firm, 'n-hnte-2016-32')).lastReport).toMatchObject({ id: next.id, isCurrent: true });
  });

  it('梯度与自评的结论相同，称号在哪一层就在哪一层', async () => {
    const firm = await newFirm();
    const { chain } = await summary(firm);
    expect(chain.map(({ id }) => id)).toEqual(['tech', 'highTech', 'specialised', 'littleGiant', 'champion']);
    const sheet = (await get(`/api/v1/evaluation/specialization?enterpriseId=${firm.id}&rules=2026`, firm))
      .data as unknown as S['SpecializationEvaluation'];
    for (const { id, verdict, conclusion, isHeld } of sheet.tiers) {
      const rung = chain.find((each) => each.id === id);
      if (id !== 'innovative') expect(rung).toMatchObject({ verdict, conclusion, isHeld });
    }
    const highTech = (await get(`/api/v1/evaluation/highTech?enterpriseId=${firm.id}`, firm))
      .data as unknown as S['HighTechEvaluation'];
    expect(chain.find(({ id }) => id === 'highTech')?.verdict).toBe(highTech.verdict);
    await saveFact(firm, { key: 'isLittleGiant', value: true });
    expect((await summary(firm)).reached).toBe('littleGiant');
  });

  it('没有资料时不编数字', async () => {
    const found = await summary(await newFirm(false));
    expect(found.counts.eligible).toBe(0);
    expect(found).toMatchObject({ soonest: null, nearestMiss: null, reached: null, lastReport: null });
    expect(found.outlook.open).toBeGreaterThan(0);
    expect(found.chain.every(({ isHeld }) => isHeld === null)).toBe(true);
  });
});
