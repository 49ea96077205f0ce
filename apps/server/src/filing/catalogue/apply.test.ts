import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../test/createTestApp';
import { deliveryOf } from '../../matching/items';
import { begin, declarationApp, type Firm, newFirm, openCall, pdf, type TestLibrary } from '../declarations/testing';

type S = MainComponents['schemas'];

let app: TestApp;
let library: TestLibrary;
let firm: Firm;
beforeAll(async () => {
  ({ app, library } = await declarationApp());
  firm = await newFirm(app, '13710000001');
});
afterAll(() => app.close());

const list = async (query = '') =>
  (await app.call('GET', `/api/v1/apply/list?${query}`, { token: firm.token })).data as unknown as S['ApplyPage'];

const clause = (id: string, parentId: string | null, text: string) => ({
  id,
  parentId,
  label: '',
  heading: '',
  text,
});
const said = (text: string) =>
  deliveryOf({ item: { id: 'item' }, itemIds: ['item'], clauses: [clause('a', null, text)] });
it.each([
  ['免申即享，企业无须提交申报材料', 'noApplication'],
  ['本项目不免申即享，由省级主管部门审核推荐', 'recommendation'],
  ['实行即申即享', 'instant'],
  ['会同财政主管部门组织专家评审和现场核查', 'competitive'],
  ['实行网上申报、分级审核', 'review'],
  ['以当年通知为准', undefined],
  ['除免申即享项目外，其余项目以当年通知为准', undefined],
])('“%s”的兑付方式是%s', (text, kind) => {
  expect(said(text)).toBe(kind);
});

it('文件有几个事项时，兑付方式先看这个事项自己的条款，再看对全部事项说的，不看别的事项的', () => {
  const clauses = [
    clause('a', null, '第一条'),
    clause('a.1', 'a', '（一）'),
    clause('a.1.1', 'a.1', '免申即享'),
    clause('b', null, '第二条，组织专家评审'),
    clause('c', null, '第三条'),
    clause('d', null, '第一条规定的奖励即申即享'),
  ];
  const itemIds = ['a', 'b', 'c'];
  const of = (id: string) => deliveryOf({ item: { id }, itemIds, clauses });
  expect(itemIds.map(of)).toEqual(['noApplication', 'competitive', undefined]);
  clauses.push(clause('e', null, '实行分级审核'));
  expect(deliveryOf({ item: { id: 'c' }, itemIds, clauses })).toBe('review');
});

it('有企业时可能适合的在前，筛选项的数字与筛出来的一样多', async () => {
  const page = await list(`enterpriseId=${firm.enterpriseId}&pageSize=50`);
  const order = ['eligible', 'waiting', 'nearMiss', 'toVerify', 'closed', 'ineligible', null];
  const rank = page.rows.map(({ group }) => order.indexOf(group));
  expect(rank).not.toContain(-1);
  expect(rank).toEqual([...rank].sort((a, b) => a - b));
  for (const { value, count } of page.deliveries) expect((await list(`delivery=${value}`)).total).toBe(count);
  const [support] = page.supports;
  expect((await list(`support=${support?.value}`)).total).toBe(support?.count);
  expect(
    (await list(`enterpriseId=${firm.enterpriseId}&mine=true&pageSize=50`)).rows.every(
      ({ group }) => group === 'eligible' || group === 'waiting' || group === 'toVerify',
    ),
  ).toBe(true);
  expect((await list()).rows.every(({ group, amount }) => group === null && amount === null)).toBe(true);
});

it('给了所在地：只有到得了它的事项，别处的有几项说出来；选了地区就看那里的', async () => {
  const [all, near] = await Promise.all([list('pageSize=50'), list('near=330203&pageSize=50')]);
  expect(all.reach).toBeNull();
  expect(near.reach).toMatchObject({ name: '浙江宁波', elsewhere: all.total - near.total });
  expect(near.reach?.elsewhere).toBeGreaterThan(0);
  expect(near.rows.every(({ policy }) => !/杭州|海南/.test(policy.title))).toBe(true);
  expect((await list('near=330203&region=460000')).reach).toBeNull();
});

it('办事指南：条件带结论，材料带手里有的，已经开始的申报在里面', async () => {
  const { matchable } = openCall(library);
  const { policy, item } = matchable;
  const guide = async () =>
    (
      await app.call('GET', `/api/v1/apply/detail/${policy.id}?itemId=${item.id}&enterpriseId=${firm.enterpriseId}`, {
        token: firm.token,
      })
    ).data as unknown as S['ApplyGuide'];
  const before = await guide();
  expect(before.match?.conditions.length).toBeGreaterThan(0);
  expect(before).toMatchObject({ declarations: [], declarationId: null });
  expect(before.steps.length).toBeGreaterThan(1);
  expect(before.materials.length).toBeGreaterThan(0);
  const own = await begin(app, firm, matchable);
  const { slots } = (await own.get('materials')).data as unknown as S['MaterialSheet'];
  expect(slots.map(({ name }) => name)).toEqual(before.materials.map(({ name }) => name));
  await own.upload('upload', { specId: slots[0]?.specId ?? '', file: pdf('有了.pdf') });
  const after = await guide();
  expect(after.declarationId).toBe(own.id);
  expect(after.materials[0]?.held).toMatchObject([{ fileName: '有了.pdf', kind: slots[0]?.name }]);
  const absent = await app.call('GET', `/api/v1/apply/detail/${policy.id}?itemId=nothing`, { token: firm.token });
  expect(absent.body).toMatchObject({ code: 404, msg: '没有找到这个申报事项，可能已不再受理' });
});
