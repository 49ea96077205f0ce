import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { generatePublicity } from '../../corpus/sample';
import { embeddedNotices } from '../../corpus/testing';
import { Rejection } from '../../platform/contract';
import { day, second } from '../../platform/vocabulary';
import type { Library } from '../policies';
import { type ChangedList, writeLists } from '../publicity';
import { isAbout } from './isAbout';
import { messageOf } from './messageOf';

let app: TestApp;
let phones = 13_740_000_000;
/** What the library holds: ids, newest first, and in which revision each came in. */
let library: string[];
let firstRevision: Map<string, number>;
let revision = 1;
let changed: { id: string; version: string; revision: number }[];
/** A batch comes in; documents may be older than what is there. */
const bringIn = (ids: string[], place = 0) => {
  library.splice(place, 0, ...ids);
  revision += 1;
  for (const id of ids) firstRevision.set(id, revision);
};
/** Runs in the middle of a search. */
let meanwhile: () => Promise<unknown> = async () => undefined;
let isAway = false;
const asked: Parameters<Library['search']>[0][] = [];
beforeAll(async () => {
  const { library: example } = exampleLibrary();
  const policies = exampleLibrary({
    search(input, only) {
      asked.push(input);
      if (isAway) throw new Rejection(503, '正在建立索引', 503);
      const result = example.search(input);
      const [row] = result.rows;
      if (row === undefined) throw new Error('the example has no row');
      const found = library.filter((id) => only?.has(id) ?? true);
      const rows = found.slice(0, input.pageSize).map((id) => ({ ...row, id, title: `政策${id}` }));
      return { ...result, total: found.length, rows };
    },
    indexedUpTo: () => (isAway ? null : revision),
    changedBetween: async (after, upTo) => changed.filter(({ revision: at }) => at > after && at <= upTo),
    async addedBetween(after, upTo) {
      await meanwhile();
      return library.filter((id) => {
        const first = firstRevision.get(id) ?? 0;
        return first > after && first <= upTo;
      });
    },
    get: (id) => (id === 'n-hnte-2016-32' ? example.get(id) : Promise.reject(new Rejection(404, '没有', 404))),
  });
  app = await createTestApp({ policies });
});
beforeEach(() => {
  library = ['p2', 'p1'];
  firstRevision = new Map();
  changed = [];
  isAway = false;
  meanwhile = async () => undefined;
});
afterAll(() => app.close());

const path = '/api/v1/subscription';
const signIn = () => app.signIn(String(phones++));
const query = { kind: 'query', name: '研发补助', spec: { region: ['330000'], q: '研发费用补助' } };
const save = (token: string, json: unknown) => app.call('POST', `${path}/save`, { token, json });
const messages = async (token: string) =>
  (await app.call('GET', '/api/v1/message/list?type=subscription', { token })).data.rows as Record<string, unknown>[];

it('只要到得了企业的：检索时带着所在地，别处的名单与它无关，摘要说得出', async () => {
  const token = await signIn();
  const spec = { q: '研发费用', near: '330203' };
  const { id, summary } = (await save(token, { kind: 'query', name: '研发费用', spec })).data;
  expect(summary).toBe('“研发费用”，浙江宁波与全国');
  await app.call('GET', `${path}/preview/${id}`, { token });
  expect(asked.at(-1)).toMatchObject(spec);
  const list = (region_code: string) => ({ title: '研发费用补助公示', issuer: '', region_code }) as ChangedList;
  const about = ['330200', '000000', '330100', '460000'].map((code) => isAbout('query', spec, list(code)));
  expect(about).toEqual([true, true, false, false]);
});

it('保存、改名、暂停、退订；同一个订阅不会有两份', async () => {
  const token = await signIn();
  const first = (await save(token, query)).data;
  expect(first).toMatchObject({ kindName: '检索', frequency: 'daily', isActive: true });
  expect(first.summary).toBe('“研发费用补助”，浙江省');
  const reordered = { ...query, spec: { q: '研发费用补助', region: ['330000'] } };
  expect((await save(token, reordered)).data.id).toBe(first.id);
  const other = (await save(token, { ...query, spec: { q: '贴息' } })).data;
  expect((await save(token, { ...query, subscriptionId: other.id })).body).toMatchObject({
    code: 409,
    msg: '已有一个相同的订阅',
  });
  const paused = await save(token, { ...query, subscriptionId: first.id, name: '浙江补助', isActive: false });
  expect(paused.data).toMatchObject({ id: first.id, name: '浙江补助', isActive: false });
  const renamed = await save(token, { ...query, subscriptionId: first.id, name: '补助' });
  expect(renamed.data).toMatchObject({ name: '补助', isActive: false });
  await app.call('POST', `${path}/remove`, { token, json: { subscriptionId: first.id } });
  expect((await app.call('GET', `${path}/list`, { token })).body.data).toHaveLength(1);
});

it('立即：库一动就提醒，不等下一次定期；没动时不找，每天一次的照旧等', async () => {
  const token = await signIn();
  await save(token, { ...query, frequency: 'instant' });
  await save(token, { ...query, name: '每天的', spec: { q: '贴息' } });
  await app.app.watch();
  expect(await messages(token)).toEqual([]);
  bringIn(['p3']);
  app.clock.advance(second);
  await Promise.all([app.app.watch(), app.app.watch()]);
  expect(await messages(token)).toMatchObject([
    { title: '“研发补助”有1项新政策', link: '/Policy/PolicyDetail/p3', items: [] },
  ]);
  asked.length = 0;
  await app.app.watch();
  expect(asked).toEqual([]);
});

it('一次进来很多：列出前面的，其余到我的订阅看', async () => {
  const token = await signIn();
  await save(token, { ...query, frequency: 'instant' });
  bringIn(Array.from({ length: 12 }, (_, at) => `m${at}`));
  await app.app.watch();
  const [message] = await messages(token);
  expect(message).toMatchObject({
    title: '“研发补助”有12项新政策',
    body: '下面是其中10项，其余在“我的订阅”里。',
    link: '/PersonalCenter/mySubscription',
  });
  expect(message?.items).toHaveLength(10);
});

it('只有筛选条件也能订阅；次序不同是同一个', async () => {
  const token = await signIn();
  const filters = { kind: 'query', name: '奖励', spec: { support: ['award', 'subsidy'] } };
  const { id } = (await save(token, filters)).data;
  expect((await save(token, { ...filters, spec: { support: ['subsidy', 'award'] } })).data.id).toBe(id);
  await app.call('GET', `${path}/preview/${id}`, { token });
  expect(asked.at(-1)).toMatchObject({ q: '', support: ['award', 'subsidy'] });
});

it('缺少要紧的一项时说明', async () => {
  const token = await signIn();
  expect((await save(token, { kind: 'region', name: '浙江', spec: { q: 'x' } })).body).toMatchObject({
    code: 400,
    msg: '地区订阅要填写地区',
  });
});

it('预览给出现在的命中，按发布日期新的在前', async () => {
  const token = await signIn();
  const { id } = (await save(token, query)).data;
  const preview = await app.call('GET', `${path}/preview/${id}`, { token });
  expect(preview.data).toMatchObject({ total: 2, rows: [{ policyId: 'p2' }, { policyId: 'p1' }] });
  expect(asked.at(-1)).toMatchObject({ q: '研发费用补助', region: ['330000'], sort: 'newest' });
});

it('只提醒新增的，一天一次，说明为什么收到；暂停的不提醒', async () => {
  const token = await signIn();
  const phone = String(phones - 1);
  await save(token, query);
  await save(token, { ...query, spec: { q: '暂停' }, name: '暂停的', isActive: false });
  await app.app.purge();
  expect(await messages(token)).toEqual([]);
  bringIn(['p4', 'p3']);
  app.clock.advance(day);
  await Promise.all([app.app.purge(), app.app.purge()]);
  await app.app.purge();
  const later = await app.signIn(phone);
  expect(await messages(later)).toMatchObject([
    {
      title: '“研发补助”有2项新政策',
      body: '',
      reason: '因为您订阅了“研发补助”',
      // To each of them, and never to a search that finds others too.
      link: null,
      items: [
        { title: '政策p4', link: '/Policy/PolicyDetail/p4' },
        { title: '政策p3', link: '/Policy/PolicyDetail/p3' },
      ],
    },
  ]);
  bringIn(['p5']);
  await app.app.purge();
  expect(await messages(later)).toHaveLength(1);
  app.clock.advance(day);
  await app.app.purge();
  expect((await messages(later))[0]).toMatchObject({
    title: '“研发补助”有1项新政策',
    link: '/Policy/PolicyDetail/p5',
  });
});

it('消息里的链接都通往门户有的页面', async () => {
  // Read as text: the server takes no code from the pages.
  const pathsOf = async (file: string, base: string) => {
    const source = new URL(`../../../../../packages/features/${file}`, import.meta.url);
    return [...(await readFile(source, 'utf8')).matchAll(/path: '([^']+)'/g)].map(([, path]) => `${base}${path}`);
  };
  const paths = [
    ...(await pathsOf('policy/src/shared/routes.ts', '/Policy/')),
    ...(await pathsOf('account/src/routes.ts', '/')),
  ];
  const links = await app.db.query<{ link: string }>(
    `SELECT DISTINCT link FROM messages WHERE link IS NOT NULL
     UNION SELECT item->>'link' FROM messages, jsonb_array_elements(items::jsonb) AS item`,
  );
  expect(links.length).toBeGreaterThan(1);
  for (const { link } of links) {
    const { pathname } = new URL(link, 'http://portal.test');
    const isKnown = paths.some((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname));
    expect(isKnown, link).toBe(true);
  }
});

it('索引没有准备好时保存的订阅，第一次查到的不算新增', async () => {
  isAway = true;
  const token = await signIn();
  const phone = String(phones - 1);
  const { id } = (await save(token, { ...query, frequency: 'instant' })).data;
  expect((await app.call('GET', `${path}/preview/${id}`, { token })).body.code).toBe(503);
  await app.app.purge();
  isAway = false;
  app.clock.advance(day);
  await app.app.purge();
  expect(await messages(await app.signIn(phone))).toEqual([]);
});

it('新增看什么时候入库：旧文件补录也提醒，前面的撤下后露出来的不提醒', async () => {
  const many = Array.from({ length: 70 }, (_, i) => `many${i}`);
  library = [...many];
  const token = await signIn();
  const phone = String(phones - 1);
  await save(token, query);
  library.splice(0, 30);
  app.clock.advance(day);
  await app.app.purge();
  expect(await messages(await app.signIn(phone))).toEqual([]);
  bringIn(['old'], library.length);
  app.clock.advance(day);
  await app.app.purge();
  expect(await messages(await app.signIn(phone))).toMatchObject([{ body: '《政策old》。' }]);
});

it('正在查找时改了条件，不按旧条件提醒，也不把新条件原有的当作新增', async () => {
  const token = await signIn();
  const phone = String(phones - 1);
  const { id } = (await save(token, query)).data;
  bringIn(['p6']);
  app.clock.advance(day);
  const later = await app.signIn(phone);
  let isFirst = true;
  meanwhile = async () => {
    if (!isFirst) return;
    isFirst = false;
    await save(later, { ...query, subscriptionId: id, spec: { q: '贴息' } });
  };
  await app.app.purge();
  app.clock.advance(day);
  await app.app.purge();
  expect(isFirst).toBe(false);
  expect(await messages(await app.signIn(phone))).toEqual([]);
});

it('关注一项政策，看到它的各个版本；没有这项政策时说明', async () => {
  const token = await signIn();
  const follow = (policyId: string) => save(token, { kind: 'policy', name: '高企认定', spec: { policyId } });
  const { id } = (await follow('n-hnte-2016-32')).data;
  const preview = await app.call('GET', `${path}/preview/${id}`, { token });
  expect(preview.data.total).toBeGreaterThan(0);
  const gone = (await follow('nothing-there')).data;
  expect((await app.call('GET', `${path}/preview/${gone.id}`, { token })).body.code).toBe(404);
});

it('变了的也提醒，同一个版本只说一次，再变再说', async () => {
  const token = await signIn();
  await save(token, { ...query, frequency: 'instant' });
  const change = async (version: string) => {
    revision += 1;
    changed.push({ id: 'p1', version, revision });
    app.clock.advance(1_000);
    await app.app.purge();
    await app.app.purge();
    return (await messages(token)).map(({ title, link }) => `${title} ${link}`);
  };
  const said = '“研发补助”有1项更新 /Policy/PolicyDetail/p1';
  expect(await change('a')).toEqual([said]);
  // The library was written again as it was.
  expect(await change('a')).toEqual([said]);
  expect(await change('b')).toEqual([said, said]);
});

it('一次变了十项以上，都数在内', async () => {
  const token = await signIn();
  await save(token, { ...query, frequency: 'instant' });
  library = Array.from({ length: 14 }, (_, i) => `c${i}`);
  revision += 1;
  changed = library.map((id) => ({ id, version: 'a', revision }));
  app.clock.advance(1_000);
  await app.app.purge();
  expect(await messages(token)).toMatchObject([
    { title: '“研发补助”有14项更新', body: '下面是其中10项，其余在“我的订阅”里。' },
  ]);
});

it('名单导入花的时间长，一份不漏；换了条件的订阅只说以后的', async () => {
  const token = await signIn();
  const region = { kind: 'region', name: '浙江', spec: { region: ['330000'] }, frequency: 'instant' };
  await save(token, region);
  const other = (await save(token, { ...region, name: '上海', spec: { region: ['310000'] } })).data;
  const [list] = generatePublicity().lists;
  if (list === undefined) throw new Error('no samples');
  const started = app.clock.now();
  app.clock.advance(60_000);
  await app.app.purge();
  const many = Array.from({ length: 230 }, (_, i) => ({ ...list, id: `many-${i}`, regionCode: '330100' }));
  await writeLists(app.db, many, 'import', started);
  await save(token, { ...region, name: '改的', spec: { region: ['330100'] }, subscriptionId: other.id });
  app.clock.advance(1_000);
  await app.app.purge();
  expect((await messages(token)).map(({ title }) => title)).toEqual(['“浙江”有230份公示名单']);
});

it('地区里的公示名单也提醒；静音后不提醒', async () => {
  const token = await signIn();
  const region = { kind: 'region', name: '浙江', spec: { region: ['330000'] }, frequency: 'instant' };
  await save(token, region);
  app.clock.advance(1_000);
  const [list] = generatePublicity().lists;
  if (list === undefined) throw new Error('no samples');
  await writeLists(app.db, [list], 'import', app.clock.now());
  await app.app.purge();
  app.clock.advance(1_000);
  await app.app.purge();
  expect(await messages(token)).toMatchObject([
    { title: '“浙江”有1份公示名单', reason: '因为您订阅了“浙江”', link: `/Policy/publicity/${list.id}` },
  ]);
  await app.call('POST', '/api/v1/account/saveNotifications', { token, json: { mutedTypes: ['subscription'] } });
  await writeLists(app.db, [{ ...list, title: `${list.title}（二）` }], 'import', app.clock.now());
  app.clock.advance(1_000);
  await app.app.purge();
  expect(await messages(token)).toHaveLength(1);
});

it('延期公告：说由哪天延到哪天、依据什么', () => {
  const [notice] = embeddedNotices('2026-07-30');
  const extension = { kind: 'extension', id: 'gd-hnte-2026-1359', title: '延长', version: 'first' } as const;
  const spec = { policyId: 'gd-hnte-2026-903' };
  expect(messageOf({ kind: 'policy', name: '高企', spec }, [extension], {}, notice ? [notice] : [])).toMatchObject({
    title: '“高企”的截止延期了',
    body: '第二批截止由2026年7月27日延至2026年8月5日，依据粤科函产字〔2026〕1359号。《延长》。',
    link: '/Policy/policyNoticeDetails/gd-hnte-2026-1359',
  });
});
