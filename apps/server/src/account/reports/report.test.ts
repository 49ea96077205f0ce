import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import type { ReportKind } from './kinds';
import { addReport } from './reports';
import { markStaleReports } from './repository';

let app: TestApp;
let phones = 13_730_000_000;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function newUser(): Promise<{ token: string; id: string }> {
  const token = await app.signIn(String(phones++));
  return { token, id: String((await app.call('POST', '/api/v1/user/uInfo', { token })).data.id) };
}
const add = (userId: string, kind: ReportKind, title: string, rulesetDate: string | null = '2026-11-18') => {
  app.clock.advance(1_000);
  const report = { kind, title, subject: '甲公司', headline: '可申报6项', rulesetDate, link: null };
  return addReport(app.db, userId, report, app.clock.now());
};
interface Page {
  rows: { id: string; title: string; isStale: boolean }[];
  total: number;
}
const list = async (token: string, path: string) =>
  (await app.call('GET', `/api/v1/report/${path}`, { token })).data as unknown as Page;
const titles = ({ rows }: Page) => rows.map(({ title }) => title);

it('报告与评测各在各的页面，新的在前，分页', async () => {
  const { token, id } = await newUser();
  for (const title of ['一', '二', '三']) await add(id, 'projectMatch', title);
  await add(id, 'highTech', '自评');
  expect(titles(await list(token, 'list'))).toEqual(['三', '二', '一']);
  expect(titles(await list(token, 'list?pageNum=2&pageSize=2'))).toEqual(['一']);
  expect(await list(token, 'reviews')).toMatchObject({
    total: 1,
    rows: [
      {
        kind: 'highTech',
        kindName: '高新技术企业自评',
        subject: '甲公司',
        headline: '可申报6项',
        rulesetDate: '2026-11-18',
        isStale: false,
        link: null,
      },
    ],
  });
});

it('规则更新后，早于新规则的标为过时，其他类型和没有规则的不变', async () => {
  const { token, id } = await newUser();
  await add(id, 'policyMatch', '旧规则', '2026-11-01');
  await add(id, 'policyMatch', '新规则', '2026-11-18');
  await add(id, 'policyMatch', '没有规则', null);
  await add(id, 'financeMatch', '别的类型', '2026-11-01');
  await markStaleReports(app.db, 'policyMatch', '2026-11-18');
  const { rows } = await list(token, 'list');
  expect(rows.filter(({ isStale }) => isStale).map(({ title }) => title)).toEqual(['旧规则']);
});

it('只能删自己的，删过再删说没有', async () => {
  const mine = await newUser();
  const theirs = await newUser();
  const reportId = await add(mine.id, 'policyMatch', '我的');
  const remove = (token: string) => app.call('POST', '/api/v1/report/remove', { token, json: { reportId } });
  expect((await remove(theirs.token)).body).toMatchObject({ code: 404, msg: '没有找到，可能已被删除' });
  expect((await list(theirs.token, 'list')).total).toBe(0);
  expect((await list(mine.token, 'list')).total).toBe(1);
  expect((await remove(mine.token)).body.msg).toBe('已删除');
  expect((await remove(mine.token)).body.code).toBe(404);
});
