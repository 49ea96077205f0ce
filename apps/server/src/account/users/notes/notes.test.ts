import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';

let app: TestApp;
let mine: { headers: { token: string }; wikiId: string };
let theirs: typeof mine;
beforeAll(async () => {
  app = await createTestApp();
  mine = await enter('13520000001');
  theirs = await enter('13520000002');
});
afterAll(() => app.close());

async function enter(phone: string): Promise<typeof mine> {
  const token = await app.signIn(phone);
  const { key } = (await app.call('POST', '/api/sso/user/specialLogin', { token, body: { phone } })).data;
  const exchanged = await app.call('POST', '/api/sso/user/getToken', { body: { key: String(key) } });
  const headers = { token: String(exchanged.data.token) };
  const list = async (path: string) =>
    String(((await app.call('GET', path, { headers })).body.data as { id: string }[])[0]?.id);
  const orgId = await list('/api/think/organization/list/personal');
  return { headers, wikiId: await list(`/api/think/wiki/list/all/${orgId}`) };
}

const save = (who: typeof mine, note: Record<string, unknown>) =>
  app.call('POST', '/api/think/note/save', { headers: who.headers, json: { wikiId: who.wikiId, ...note } });
const list = async (who: typeof mine, wikiId = who.wikiId) =>
  (await app.call('GET', `/api/think/note/list/${wikiId}`, { headers: who.headers })).body.data as { title: string }[];

it('写几篇、改一篇、删一篇，最近改的在前', async () => {
  const first = (await save(mine, { title: ' 研发费用说明 ', content: '一、\n二、', projectId: 'p1' })).data;
  expect(first).toMatchObject({ title: '研发费用说明', content: '一、\n二、', projectId: 'p1', version: 1 });
  app.clock.advance(1000);
  const second = (await save(mine, { title: '设备清单', content: '' })).data;
  app.clock.advance(1000);
  const changed = await save(mine, { noteId: first.id, version: 1, title: '研发费用说明', content: '改' });
  expect(changed.data).toMatchObject({ version: 2, content: '改' });
  expect((await list(mine)).map(({ title }) => title)).toEqual(['研发费用说明', '设备清单']);
  const gone = await app.call('POST', '/api/think/note/remove', {
    headers: mine.headers,
    json: { noteId: second.id, version: 1 },
  });
  expect(gone.body.code).toBe(200);
  expect(await list(mine)).toHaveLength(1);
});

it('在别处改过的不会被覆盖，也不会被删', async () => {
  const { id } = (await save(mine, { title: '会议记录', content: '甲' })).data;
  const both = await Promise.all([
    save(mine, { noteId: id, version: 1, title: '会议记录', content: '乙' }),
    save(mine, { noteId: id, version: 1, title: '会议记录', content: '丙' }),
  ]);
  expect(both.map(({ body }) => body.code).sort()).toEqual([200, 409]);
  expect((await save(mine, { noteId: id, title: '会议记录', content: '丁' })).body.code).toBe(409);
  const removed = await app.call('POST', '/api/think/note/remove', {
    headers: mine.headers,
    json: { noteId: id, version: 1 },
  });
  expect(removed.body.code).toBe(409);
});

it('别人的笔记和知识空间与没有的一样', async () => {
  const { id } = (await save(mine, { title: '只给我看', content: '密' })).data;
  const { headers } = theirs;
  expect(await list(theirs, mine.wikiId)).toEqual([]);
  expect((await app.call('GET', `/api/think/note/detail/${id}`, { headers })).body.code).toBe(404);
  expect((await save(theirs, { noteId: id, version: 1, title: '改', content: '' })).body.code).toBe(404);
  expect((await save(theirs, { wikiId: mine.wikiId, title: '塞进来', content: '' })).body.code).toBe(404);
  const json = { noteId: id, version: 1 };
  expect((await app.call('POST', '/api/think/note/remove', { headers, json })).body.code).toBe(404);
});

it('标题只有空格时说明要填', async () => {
  expect((await save(mine, { title: '   ', content: '' })).body).toMatchObject({ code: 400, msg: '请填写标题' });
});
