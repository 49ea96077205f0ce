import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';

let app: TestApp;
let token: string;
let requests = 0;
beforeAll(async () => {
  app = await createTestApp({ policies: exampleLibrary({ search: () => ({ rows: [], total: 0 }) as never }) });
  token = await app.signIn('13740021001');
});
afterAll(() => app.close());

const get = (path: string) => app.call('GET', `/api/proofreading/${path}`, { token });
const post = (path: string, json: unknown, key?: string) =>
  app.call('POST', `/api/proofreading/${path}`, {
    token,
    json,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const newKey = () => `proofreading-test-${requests++}`;
const text = '依据国科发火[2016]第32号,现通知如下。\n附件：1.申报书';
const create = async (body: Record<string, unknown> = {}) =>
  String((await post('create', { text, genre: 'official', ...body })).data.id);
const used = async () => {
  const [row] = await app.db.query<{ used: number }>(
    "SELECT sum(used)::integer AS used FROM equities WHERE module = 'proofreading'",
  );
  return row?.used ?? 0;
};
const bracket = { from: 6, to: 12, original: '[2016]', replacement: '〔2016〕' };

describe('文稿', () => {
  it('用第一行文字作名称，换行只算一个字', async () => {
    const id = await create({ text: '\r\n　　关于开展申报的通知\r\n各有关单位：' });
    expect((await get(`document/${id}`)).data).toMatchObject({
      name: '关于开展申报的通知',
      version: 1,
      source: 'typed',
    });
    expect((await get(`version/${id}`)).data).toMatchObject({
      text: '\n　　关于开展申报的通知\n各有关单位：',
      edits: [],
      revision: 0,
      isCounted: false,
    });
    expect((await post('create', { text: ' \n', genre: 'official' })).body.msg).toBe('请填写文字');
  });

  it('改动与原文对得上才保存；别的页面先存了，后存的不覆盖', async () => {
    const id = await create();
    const save = (revision: number, edits: unknown[]) =>
      post(`saveEdits/${id}`, { version: 1, revision, edits, ignored: [{ ruleId: 'docno.number' }] });
    expect((await save(0, [bracket])).data).toMatchObject({ edits: 1, revision: 1 });
    expect((await save(0, [])).body).toMatchObject({
      code: 409,
      msg: '别的页面刚改过这份文稿，这里的改动没有保存。请刷新后再改',
    });
    // The reply was lost, and the same is sent again.
    expect((await save(0, [{ ...bracket }])).data).toMatchObject({ edits: 1, revision: 1 });
    expect((await save(1, [{ ...bracket, original: '[2017]' }])).body.msg).toContain('不再是“[2017]”，没有保存');
    expect((await save(1, [bracket, bracket])).body.code).toBe(400);
    expect((await save(1, [{ ...bracket, to: 400 }])).body.code).toBe(400);
    expect((await get(`version/${id}`)).data).toMatchObject({
      edits: [bracket],
      ignored: [{ ruleId: 'docno.number' }],
    });
  });

  it('新的一版从没有改动开始，旧的一版还在', async () => {
    const id = await create();
    await post(`saveEdits/${id}`, { version: 1, revision: 0, edits: [bracket], ignored: [] });
    const added = (await post(`addVersion/${id}`, { text: '另一版。' })).data;
    expect(added).toMatchObject({
      version: 2,
      versions: [
        { version: 2, edits: 0 },
        { version: 1, edits: 1 },
      ],
    });
    expect((await get(`version/${id}`)).data).toMatchObject({ version: 2, text: '另一版。' });
    expect((await get(`version/${id}?version=1`)).data).toMatchObject({ text, edits: [bracket] });
    expect((await get(`version/${id}?version=9`)).status).toBe(404);
  });

  it('删除的一天内可以找回，一天以后不再留', async () => {
    const id = await create({ name: '要删的' });
    expect((await get(`documents?q=${encodeURIComponent('要删')}`)).data).toMatchObject({ total: 1 });
    await post('remove', { id });
    expect((await get(`document/${id}`)).status).toBe(404);
    expect((await post(`update/${id}`, { isRemoved: false })).data).toMatchObject({ name: '要删的' });
    await post('remove', { id });
    app.clock.advance(25 * 3_600_000);
    await app.app.purge();
    token = await app.signIn('13740021001');
    expect((await post(`update/${id}`, { isRemoved: false })).status).toBe(404);
    expect(await app.db.query('SELECT 1 FROM proofreading_versions WHERE document_id = $1', [id])).toEqual([]);
  });
});

describe('次数', () => {
  it('一版只计一次，发几遍都一样；为算过的一版预留的退还', async () => {
    const id = await create();
    const before = await used();
    const key = newKey();
    await app.call('GET', '/api/v1/user/use/proofreading', { token, headers: { 'Idempotency-Key': key } });
    expect((await post(`count/${id}`, { version: 1 }, key)).data).toMatchObject({ isCounted: true });
    expect(await used()).toBe(before + 1);
    const again = newKey();
    await app.call('GET', '/api/v1/user/use/proofreading', { token, headers: { 'Idempotency-Key': again } });
    expect(await used()).toBe(before + 2);
    expect((await post(`count/${id}`, { version: 1 }, again)).data).toMatchObject({ isCounted: true });
    expect(await used()).toBe(before + 1);
    await post(`addVersion/${id}`, { text: '另一版。' });
    await post(`count/${id}`, { version: 2 }, newKey());
    expect(await used()).toBe(before + 2);
  });

  it('次数用完是1010，文稿还在', async () => {
    const other = await app.signIn('13740021002');
    const mine = token;
    token = other;
    const id = await create();
    await app.db.query(
      `UPDATE equities SET used = granted WHERE module = 'proofreading'
       AND user_id = (SELECT user_id FROM equities ORDER BY starts_at DESC LIMIT 1)`,
    );
    const reply = await post(`count/${id}`, { version: 1 }, newKey());
    expect(reply.body).toMatchObject({ code: 1010, msg: '智能校对的试用次数已用完，升级详情请联系销售顾问' });
    expect((await get(`version/${id}`)).data).toMatchObject({ text, isCounted: false });
    token = mine;
  });
});

describe('词典与名单', () => {
  const save = (body: Record<string, unknown>) => post('saveEntry', body);

  it('同样的一条不存两份，改成已有的不行', async () => {
    const first = (await save({ kind: 'dictionary', text: ' 青岚云 ' })).data;
    expect(first).toMatchObject({ text: '青岚云', ruleId: null });
    expect((await save({ kind: 'dictionary', text: '青岚云' })).data.id).toBe(first.id);
    const second = (await save({ kind: 'dictionary', text: '云澜' })).data;
    expect((await save({ kind: 'dictionary', id: second.id, text: '青岚云' })).body.code).toBe(409);
    expect((await save({ kind: 'dictionary', id: second.id, text: '云澜港' })).data).toMatchObject({ text: '云澜港' });
    await post('removeEntries', { ids: [second.id] });
    expect((await post('removeEntries', { ids: [second.id] })).status).toBe(404);
  });

  it.each([
    [{ kind: 'dictionary' }, '请填写词语'],
    [{ kind: 'people', text: '张某' }, '请填写这个人的职务，没有保存'],
    [{ kind: 'ignored', text: '甲' }, '请填写规则'],
    [{ kind: 'ignored', ruleId: 'docno.none' }, '没有“docno.none”这条规则，没有保存'],
    [{ kind: 'sensitive', text: '甲\t乙' }, '词语不能有换行或制表符，没有保存'],
  ])('%j：%s', async (body, message) => expect((await save(body)).body.msg).toBe(message));

  it('词语已在名单里的，改它旁边的；没有写的不动', async () => {
    const first = (await save({ kind: 'sensitive', text: '代号', suggestion: '项目', note: '对外不用' })).data;
    expect((await save({ kind: 'sensitive', text: '代号', suggestion: '工程' })).data).toEqual({
      ...first,
      suggestion: '工程',
    });
  });

  it('每个名单只留它用得上的', async () => {
    const person = { kind: 'people', text: '张某', posts: ['局长', '局长 ', ' '], suggestion: '没用', ruleId: 'x' };
    expect((await save(person)).data).toMatchObject({ posts: ['局长'], suggestion: null, ruleId: null });
    const kinds = ((await get('lists')).data.rows as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toContain('people');
  });
});

it('没有模型时说明没有；已废止的法规带着失效日期', async () => {
  expect((await get('settings')).data).toEqual({ model: null, maxCharacters: 300_000, laws: [] });
});
