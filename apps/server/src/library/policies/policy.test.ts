import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { openMemoryDb } from '../../../test/memoryDb';
import { createTestClock } from '../../../test/testClock';
import { demoAccount } from '../../corpus/demoAccount';
import { nationalProgrammes } from '../../corpus/programmes';
import { shippedPolicies } from '../../corpus/shipped';
import { createLog } from '../../platform/log';
import { createPolicyRepository } from '../records';
import { createPolicyModule, type PolicyModule } from './module';

type S = MainComponents['schemas'];

let folder: string;
let test: TestApp;
let module: PolicyModule;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hengce-policy-'));
  const db = await openMemoryDb();
  const clock = createTestClock();
  module = createPolicyModule({
    db,
    clock,
    log: createLog('silent'),
    dataDir: folder,
    corpus: shippedPolicies(true),
    followEveryMs: null,
  });
  await module.start();
  test = await createTestApp({ db, policies: module });
  token = await test.signIn('13900001111');
}, 120_000);

afterAll(async () => {
  await module.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

async function search(query: Record<string, string | string[]>): Promise<S['PolicySearchResult']> {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, one])),
  );
  const reply = await test.call('GET', `/api/v1/policy/search?${params}`, { token });
  expect(reply.status, reply.text).toBe(200);
  return reply.data as unknown as S['PolicySearchResult'];
}

describe('条件与企业资料', () => {
  it('条件所问的资料读一次，政策库改变后重新读', async () => {
    const { requirements } = module.library;
    const before = await requirements();
    expect(before.length).toBeGreaterThan(500);
    expect(await requirements()).toBe(before);
    const repository = createPolicyRepository(test.db);
    const [example] = nationalProgrammes();
    if (example === undefined) throw new Error('no programme');
    const [item] = example.items;
    if (item === undefined) throw new Error('no item');
    const [condition] = item.conditions;
    const asking = { ...item, conditions: condition ? [{ ...condition, facts: ['revenue'] }] : [] };
    const records = [
      { ...example, id: 'i-asking', familyId: 'i-asking', items: [asking] },
      { ...example, id: 'i-silent', familyId: 'i-silent', items: [] },
    ];
    await repository.write(records, 'import', test.clock.now());
    const after = await requirements();
    expect(after.filter(({ policyId }) => policyId.startsWith('i-')).map(({ policyId }) => policyId)).toEqual([
      'i-asking',
    ]);
    await repository.removeOthers('import', []);
    expect(await requirements()).toEqual(before);
  });

  it('演示企业：每条所列的条件都能在政策里找到它的条款', async () => {
    const login = await test.call('POST', '/api/v1/user/login', {
      body: { phone: demoAccount.phone, password: demoAccount.password },
    });
    const own = { token: String(login.data.token) };
    const [{ id }] = (await test.call('GET', '/api/v1/enterprise/list', own)).body.data as [{ id: string }];
    const sheet = (await test.call('GET', `/api/v1/enterprise/facts/${id}`, own)).data as unknown as S['FactSheet'];
    const { conditions, checkable, gaps } = sheet.coverage;
    expect(checkable + gaps.reduce((sum, { gain }) => sum + gain, 0)).toBe(conditions);
    const list = async (key: string) =>
      (await test.call('GET', `/api/v1/enterprise/factConditions/${id}?key=${key}`, own))
        .data as unknown as S['FactConditionList'];
    const { rows, total } = await list('revenue');
    expect(total).toBe(sheet.groups.flatMap(({ facts }) => facts).find(({ key }) => key === 'revenue')?.conditions);
    expect(rows.findIndex(({ isSample }) => isSample)).toBeGreaterThan(0);
    for (const { policyId, clauseId, text } of rows) {
      const policy = await module.library.get(policyId);
      expect(policy.clauses.map((clause) => clause.id)).toContain(clauseId);
      expect(policy.items.flatMap((each) => each.conditions.map((one) => one.text))).toContain(text);
    }
  });
});

describe('检索', () => {
  it('找到国家政策，并给出命中的条款和标注', async () => {
    const { rows, total, facets } = await search({ q: '高新技术企业 认定' });
    expect(rows[0]?.title).toBe('高新技术企业认定管理办法');
    expect(total).toBeGreaterThan(1);
    const [snippet] = rows[0]?.snippets ?? [];
    expect(snippet?.marks.map(([start, end]) => snippet.text.slice(start, end))).toContainEqual(
      expect.stringMatching(/^高新技术企业/),
    );
    expect(facets.map(({ key }) => key)).toEqual([
      'level',
      'region',
      'department',
      'theme',
      'kind',
      'status',
      'window',
      'support',
      'source',
      'year',
    ]);
  });

  it.each(['工信部企业〔2026〕2号', '工信部企业[2026]2', '工信部企业（２０２６）第2号'])(
    '文号%s直达文件',
    async (q) => {
      const { rows, recognised } = await search({ q });
      expect(recognised.docNo).toBe('工信部企业〔2026〕2号');
      expect(new Set(rows.map(({ docNo }) => docNo))).toEqual(new Set(['工信部企业〔2026〕2号']));
    },
  );

  it('营收也找到写作营业收入的条款', async () => {
    const { rows } = await search({ q: '小巨人 营收' });
    expect(rows[0]?.title).toContain('2026');
    expect(rows[0]?.snippets.some(({ text }) => text.includes('营业收入'))).toBe(true);
  });

  it('筛选省份时包括它的城市，计数不受自己影响', async () => {
    const all = await search({ q: '' });
    const chosen = await search({ region: ['330000'] });
    expect(chosen.rows.every(({ regionCode }) => regionCode.startsWith('33'))).toBe(true);
    const count = (result: S['PolicySearchResult'], code: string) =>
      result.facets.find(({ key }) => key === 'region')?.buckets.find(({ value }) => value === code)?.count;
    expect(chosen.total).toBe(count(all, '330000'));
    expect(count(chosen, '440000')).toBe(count(all, '440000'));
  });

  it('按金额筛选：各段的数字不受自己影响，没写金额的不算', async () => {
    const all = await search({ q: '研发费用' });
    const bar = all.amounts.find(({ count }) => count > 0);
    if (!bar?.toFen) throw new Error('no sample states a small amount');
    const some = await search({ q: '研发费用', amountFrom: String(bar.fromFen), amountTo: String(bar.toFen) });
    expect(some.total).toBeGreaterThanOrEqual(bar.count);
    expect(some.amounts).toEqual(all.amounts);
    expect(some.rows.every(({ amount }) => (amount?.capFen ?? -1) >= bar.fromFen)).toBe(true);
    expect(all.amounts.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(all.total);
    const none = await search({ q: '研发费用', amountFrom: '99999999999999' });
    expect(none.dropSuggestions).toContainEqual(expect.objectContaining({ key: 'amount', total: all.total }));
  });

  it('100万元以下包括100万元，以上也包括', async () => {
    const bound = '100000000';
    const all = await search({ q: '' });
    const most = await search({ q: '', sort: 'amount', amountTo: bound });
    expect(most.rows[0]?.amount?.capFen).toBe(Number(bound));
    const least = await search({ q: '', amountFrom: bound });
    const both = await search({ q: '', amountFrom: bound, amountTo: bound });
    expect(both.total).toBeGreaterThan(0);
    expect(most.total + least.total - both.total).toBe(all.amounts.reduce((sum, { count }) => sum + count, 0));
  });

  it('给了企业，每项说企业怎样；只看可能符合的，就没有做不到的，也没有不问企业的', async () => {
    const json = { name: '甲精密制造有限公司', regionCode: '330100', regionName: '浙江省杭州市' };
    const { id } = (await test.call('POST', '/api/v1/enterprise/save', { token, json })).data;
    const firm = { q: '研发费用', enterpriseId: String(id) };
    const all = await search({ ...firm, pageSize: '50' });
    expect(all.rows.some(({ fit }) => fit && Object.values(fit.counts).some((count) => count > 0))).toBe(true);
    // What another city gives is not judged for this firm.
    expect(all.rows.filter(({ regionCode }) => regionCode === '440300').every(({ fit }) => !fit)).toBe(true);
    const some = await search({ ...firm, mayFit: 'true' });
    expect(some.total).toBeGreaterThan(0);
    expect(some.total).toBeLessThan(all.total);
    for (const { fit } of some.rows) expect(fit?.counts.unmet, fit?.group).toBe(0);
    const others = await search({ q: '研发费用', mayFit: 'true' });
    expect(others.total).toBe(all.total);
    const path = '/api/v1/policy/search?enterpriseId=nobodys-firm';
    expect((await test.call('GET', path, { token })).status).toBe(404);
  });

  it('没有结果时说出去掉哪个条件', async () => {
    const { total, dropSuggestions } = await search({ q: '高新技术企业', source: ['curated'], year: ['1990'] });
    expect(total).toBe(0);
    expect(dropSuggestions[0]).toMatchObject({ key: 'year', values: ['1990'] });
    expect(dropSuggestions[0]?.total).toBeGreaterThan(0);
  });

  it('错字的标题给出相近的标题', async () => {
    const { didYouMean, recognised } = await search({ q: '高薪技术企业认定管里办法', source: ['curated'] });
    expect(recognised.relaxed).toBe(true);
    expect(didYouMean).toContain('高新技术企业认定管理办法');
  });

  const anything = [
    '',
    ' ',
    "'; DROP TABLE policies; --",
    "a & b | !c:* <-> 'd",
    '%_\\',
    '😀'.repeat(300),
    '企'.repeat(10_000),
    '第九条',
    '（',
    '〔〕',
    '0',
  ];
  it.each(anything.map((q) => [q.slice(0, 20), q]))('任何文字都是可用的检索词：%j', async (_, q) => {
    const { recognised } = await search({ q });
    expect(recognised.truncated).toBe(q.length > 200);
  });

  it('按截止日期排序时，申报中的在前，先截止的先列', async () => {
    const { rows } = await search({ window: ['open'], sort: 'deadline', pageSize: '50' });
    const dates = rows.map(({ window }) => window.closesAt);
    expect(dates).toEqual([...dates].sort());
    expect(rows.every(({ window }) => window.state === 'open' && (window.daysLeft ?? -1) >= 0)).toBe(true);
  });

  it('翻页不重复也不遗漏', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => search({ q: '企业', pageNum: String(pageNum), pageSize: '30' })),
    );
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(90);
  });
});

describe('建议、总览和详情', () => {
  it('按标题、部门和文号给出建议', async () => {
    const reply = await test.call('GET', `/api/v1/policy/suggest?q=${encodeURIComponent('高新')}`, { token });
    const { suggestions } = reply.data as unknown as S['SuggestionList'];
    expect(suggestions[0]).toMatchObject({ kind: 'policy', text: '高新技术企业认定管理办法', marks: [[0, 2]] });
    expect(suggestions.length).toBeLessThanOrEqual(10);
    const short = await test.call('GET', `/api/v1/policy/suggest?q=${encodeURIComponent('高企')}`, { token });
    expect((short.data as unknown as S['SuggestionList']).suggestions[0]).toMatchObject({
      text: '高新技术企业认定管理办法',
      marks: [[0, 6]],
    });
    const byNumber = await test.call('GET', `/api/v1/policy/suggest?q=${encodeURIComponent('国科发火[2016]32')}`, {
      token,
    });
    expect((byNumber.data as unknown as S['SuggestionList']).suggestions[0]).toMatchObject({
      kind: 'docNo',
      text: '国科发火〔2016〕32号',
    });
  });

  it('总览没有给地方的，只有全国的，说出别处还有', async () => {
    const reply = await test.call('GET', '/api/v1/policy/overview', { token });
    const { newest, closingSoon, reach } = reply.data as unknown as S['PolicyOverview'];
    expect(newest).toHaveLength(5);
    expect(new Set([...newest, ...closingSoon].map(({ regionCode }) => regionCode))).toEqual(new Set(['000000']));
    expect(reach).toMatchObject({ name: '全国' });
    expect(reach?.elsewhere).toBeGreaterThan(0);
  });

  it('总览列出最新和先截止的政策', async () => {
    const reply = await test.call('GET', '/api/v1/policy/overview?near=330200', { token });
    const overview = reply.data as unknown as S['PolicyOverview'];
    expect(overview.newest).toHaveLength(5);
    expect(overview.closingSoon.map(({ window }) => window.state)).toEqual(Array(5).fill('open'));
    expect(overview.total).toBeGreaterThan(overview.totalSample);
  });

  it('检索给一个地方：只有到得了它的，别处的有几项说出来，不给就都在；说出的地方、写全的标题在哪里都要', async () => {
    const reaches = ({ regionCode }: { regionCode: string }) => ['000000', '330000', '330200'].includes(regionCode);
    const queries: Record<string, string>[] = [
      { q: '研发费用 补助' },
      { q: '', sort: 'newest' },
      { q: '贴息', sort: 'deadline' },
    ];
    for (const query of queries) {
      const [all, near] = await Promise.all([search(query), search({ ...query, near: '330200' })]);
      expect(all.reach).toBeNull();
      expect(near.rows.every(reaches)).toBe(true);
      expect(near.reach).toMatchObject({ name: '浙江宁波', elsewhere: all.total - near.total });
      expect(near.reach?.elsewhere).toBeGreaterThan(0);
    }
    const [title] = (await search({ q: '', sort: 'newest' })).rows
      .filter((row) => !reaches(row))
      .map((row) => row.title);
    const places: Record<string, string>[] = [{ q: title ?? '' }, { q: '广东 研发费用' }, { q: '', region: '440000' }];
    for (const wanted of places) {
      const found = await search({ ...wanted, near: '330200' });
      expect(found.rows.some((row) => !reaches(row))).toBe(true);
      expect(found.reach).toBeNull();
    }
  });

  it('总览给一个地方：只有它自己、上级和全国发的', async () => {
    const reply = await test.call('GET', '/api/v1/policy/overview?near=330200', { token });
    const { newest, closingSoon, reach } = reply.data as unknown as S['PolicyOverview'];
    expect(newest.length).toBeGreaterThan(0);
    expect(reach).toMatchObject({ name: '浙江宁波' });
    for (const { regionCode } of [...newest, ...closingSoon])
      expect(['000000', '330000', '330200']).toContain(regionCode);
    expect((await test.call('GET', '/api/v1/policy/overview?near=3302', { token })).status).toBe(400);
  });

  it('详情给出各版本和替代关系', async () => {
    const { rows } = await search({ q: '小巨人 认定标准 2022' });
    const old = rows.find(({ supersededBy }) => supersededBy !== null);
    const reply = await test.call('GET', `/api/v1/policy/detail/${old?.id}`, { token });
    const policy = reply.data as unknown as S['Policy'];
    expect(reply.status).toBe(200);
    expect(policy.versions.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(
      policy.relations.some(({ kind, policy: { id } }) => kind === 'superseded_by' && id === old?.supersededBy?.id),
    ).toBe(true);
  });

  it('关掉示例数据后，示例从库里和检索里消失，其余不变', async () => {
    const before = (await test.call('GET', '/api/v1/policy/overview', { token }))
      .data as unknown as S['PolicyOverview'];
    const other = createPolicyModule({
      db: test.db,
      clock: createTestClock(),
      log: createLog('silent'),
      dataDir: folder,
      corpus: shippedPolicies(false),
      followEveryMs: null,
    });
    await other.start();
    const after = other.library.overview();
    await other.close();
    expect(before.totalSample).toBeGreaterThan(600);
    expect(after.totalSample).toBe(0);
    expect(after.total).toBe(before.total - before.totalSample);
  });

  it('没有的政策给出能照做的说明', async () => {
    const reply = await test.call('GET', '/api/v1/policy/detail/no-such-policy', { token });
    expect(reply.status).toBe(404);
    expect(reply.body.msg).toContain('用标题或文号');
  });
});

describe('政策对比', () => {
  const compare = (left: string, right: string) =>
    test.call('GET', `/api/v1/policy/compare?${new URLSearchParams({ left, right })}`, { token });

  it('两个版本逐条对齐，说出各是哪一版', async () => {
    const reply = await compare('n-gradient-2022-63', 'n-gradient-2026-2');
    expect(reply.status, reply.text).toBe(200);
    const { left, right, isSameTitle, rows, counts } = reply.data as unknown as S['PolicyComparison'];
    expect([left.label, left.status, right.label, right.status, isSameTitle]).toEqual([
      '早期版本',
      'repealed',
      '2026年版',
      'in_force',
      true,
    ]);
    expect(rows.length).toBe(Object.values(counts).reduce((sum, one) => sum + one, 0));
    expect(counts.changed).toBeGreaterThan(0);
  });

  it('同一份文件、没有的文件：说清楚', async () => {
    const same = await compare('n-gradient-2026-2', 'n-gradient-2026-2');
    expect([same.status, same.data]).toMatchObject([400, { fieldErrors: [{ field: 'right' }] }]);
    expect((await compare('n-gradient-2026-2', 'n-nothing')).status).toBe(404);
  });
});
