import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/createTestApp';
import { createPlainEngine, keepAnswer } from '../test/scriptedEngine';

let app: TestApp;
let mine: string;
let theirs: string;
let answerId: string;
beforeAll(async () => {
  app = await createTestApp({ engine: createPlainEngine('预计61.44万元。') });
  mine = await app.signIn('13400000001');
  theirs = await app.signIn('13400000002');
  const owner = String((await app.call('POST', '/api/v1/user/uInfo', { token: mine })).data.id);
  answerId = await keepAnswer(app, mine);
  for (let i = 1; i <= 12; i++) {
    await app.db.query(
      `INSERT INTO declarations (id, owner_id, declare_no, project_name, item_name, policy_title, region_name, state,
         amount_expected_fen, deadline, progress, create_time, update_time)
       VALUES ($1, $2, $3, '数控机床智能化改造', '研发费用后补助', '示例细则', '浙江省', $4, $5, $6, 40, $7, $7)`,
      [
        `d${i}`,
        owner,
        `SB-${i}`,
        i === 1 ? 'correction' : 'preparing',
        i === 2 ? null : 61_440_000_00 + i,
        i === 3 ? null : new Date(Date.UTC(2026, 11, i)),
        new Date(Date.UTC(2026, 10, i)),
      ],
    );
  }
});
afterAll(() => app.close());

const content = (token: string, id: string) =>
  app.call('POST', '/api/chatAgentRecord/getContent', { token, body: { id } });
const list = (token: string, query = '') => app.call('GET', `/api/gDeclaraManage/list${query}`, { token });
const ids = (reply: { data: Record<string, unknown> }) => (reply.data.rows as { id: string }[]).map((row) => row.id);

it('只能取到自己的回答，别人的和没有的答复一样', async () => {
  expect((await content(mine, answerId)).data).toEqual({ content: '<p>预计61.44万元。</p>' });
  const foreign = (await content(theirs, answerId)).body;
  const absent = (await content(theirs, 'nothing')).body;
  expect(foreign).toMatchObject({ code: 404, statusCode: 404, msg: '没有找到这条回答，可能已被删除' });
  expect({ ...foreign, data: null }).toEqual({ ...absent, data: null });
});

it('申报列表只有自己的，默认第一页十条、新的在前', async () => {
  expect((await list(theirs)).data).toEqual({ rows: [], total: 0 });
  const first = await list(mine);
  expect(first.data.total).toBe(12);
  expect(ids(first)).toEqual(['d12', 'd11', 'd10', 'd9', 'd8', 'd7', 'd6', 'd5', 'd4', 'd3']);
  expect((first.data.rows as unknown[])[0]).toMatchObject({
    state: 'preparing',
    stateName: '准备材料',
    amountExpectedFen: 6_144_000_012,
    deadline: '2026-12-12T00:00:00.000Z',
  });
  expect(ids(await list(mine, '?pageNum=2'))).toEqual(['d2', 'd1']);
  expect(ids(await list(mine, '?pageNum=100000&pageSize=100'))).toEqual([]);
});

it('按截止时间排序时，没有截止时间的总在最后', async () => {
  expect(ids(await list(mine, '?orderByColumn=deadline&isAsc=asc&pageSize=3'))).toEqual(['d1', 'd2', 'd4']);
  expect(ids(await list(mine, '?orderByColumn=deadline&isAsc=desc&pageSize=100')).at(-1)).toBe('d3');
});

it('排序字段不能写别的', async () => {
  const reply = await list(mine, '?orderByColumn=1;drop%20table%20users');
  expect(reply.body).toMatchObject({
    code: 400,
    msg: '排序字段应为create_time、update_time、deadline之一，现在是“1;drop table users”',
  });
});
