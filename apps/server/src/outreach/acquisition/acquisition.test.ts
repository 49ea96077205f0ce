import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { openMemoryDb } from '../../../test/memoryDb';
import { startPostgres, type TestPostgres } from '../../../test/postgres';
import { createAdminCommands } from '../../cli/adminCommands';
import { writeEntries, writeLists } from '../../library/publicity';
import { embeddedMatchables } from '../../matching/items/testing';
import type { Db } from '../../platform/db';
import { openPostgres } from '../../platform/db/postgresDb';
import { createLog } from '../../platform/log';
import type { FirmSource } from './directoryRepository';
import { keepEmbeddedFirms } from './embeddedFirms';
import { columnOf, readFirmRow } from './firmRecord';
import { importFirms } from './importFirms';
import { createFirmWriter } from './writeFirms';

describe('一行企业资料', () => {
  const read = (row: Record<string, string | number | boolean>) => readFirmRow(Object.entries(row));

  it('列名是资料的名称或代号，年度写在前后都可以', () => {
    expect(columnOf('2025年营业收入（万元）')).toMatchObject({ kind: 'fact', period: '2025', unit: '万元' });
    expect(columnOf('revenue2025')).toMatchObject({ kind: 'fact', period: '2025' });
    expect(columnOf('高新技术企业')).toMatchObject({ kind: 'fact', period: '' });
    expect(columnOf('联系人')).toEqual({ kind: 'unused' });
  });

  it('空着的不知道，不当作没有', () => {
    expect(read({ 企业名称: '甲', 发明专利: '', 高新技术企业: '否' })).toEqual({
      name: '甲',
      uscc: null,
      regionCode: null,
      facts: [{ key: 'isHighTech', period: '', value: false }],
    });
  });

  it.each([
    [{ 企业名称: '' }, '缺少企业名称'],
    [{ 企业名称: '甲', 备注: '找王经理13812345678' }, '“备注”里像是手机号，企业库不收个人联系方式'],
    [{ 企业名称: '甲 138-1234-5678' }, '“企业名称”里像是手机号，企业库不收个人联系方式'],
    [{ 企业名称: '甲', 电话: '+86 138 1234 5678' }, '“电话”里像是手机号，企业库不收个人联系方式'],
    [{ 企业名称: '甲', 电话: 13812345678 }, '“电话”里像是手机号，企业库不收个人联系方式'],
    [{ 企业名称: '甲', 营业收入: '500万元' }, '营业收入要写明年度，如2025年营业收入'],
    [{ 企业名称: '甲', 注册资本: '500' }, '注册资本没有写单位，如1286万元'],
    [{ 企业名称: '甲', uscc: '91330106MA2XXXXX13' }, '统一社会信用代码校验位不对，请与营业执照核对'],
    [{ 企业名称: '甲', 地区: '某地' }, /^地区应为/],
    [{ 企业名称: '甲', 所属行业: '制造' }, /^所属行业应为/],
    [{ 企业名称: '甲', 发明专利: '很多' }, /^发明专利应为/],
  ])('%j不收：%s', (row, reason) => {
    expect(read(row as Record<string, string>)).toEqual(
      reason instanceof RegExp ? expect.stringMatching(reason) : reason,
    );
  });

  it('金额恰好是11位数的不是手机号', () => {
    expect(read({ 企业名称: '甲', 注册资本: '13812345678元' })).toMatchObject({
      facts: [{ key: 'registeredCapital', value: 1_381_234_567_800 }],
    });
  });
});

const postgres: TestPostgres | null = await startPostgres();
const engines: [string, () => Promise<Db>][] = [['PGlite', openMemoryDb]];
if (postgres) engines.push(['PostgreSQL', async () => openPostgres(postgres.url, createLog('silent'))]);
afterAll(() => postgres?.stop());

describe.each(engines)('AI获客（%s）', (_, open) => {
  let app: TestApp;
  let token: string;
  let other: string;
  let requests = 0;
  let library = embeddedMatchables();
  beforeAll(async () => {
    const matchables = async () => library;
    const policies = exampleLibrary({ matchables });
    app = await createTestApp({ db: await open(), policies });
    token = await app.signIn('13740003001');
    other = await app.signIn('13740003002');
    await app.db.query('UPDATE equities SET granted = 100 WHERE module = $1', ['acquisition']);
  }, 120_000);
  afterAll(() => app.close());

  const path = '/api/v1/acquisition';
  const get = async (at: string, who = token) => app.call('GET', `${path}${at}`, { token: who });
  const post = (at: string, json: unknown, who = token) => app.call('POST', `${path}${at}`, { token: who, json });
  const run = (json: unknown, key = `acquisition-test-${requests++}`) =>
    app.call('POST', `${path}/run`, { token, json, headers: { 'Idempotency-Key': key } });
  const found = async (json: unknown, query = '') => {
    const { id } = (await run(json)).data;
    return (await get(`/result/${id}${query}`)).data as {
      counts: Record<string, number>;
      firmCount: number;
      conditions: Record<string, unknown>[];
      rows: { firm: { name: string; id: string }; conditions: Record<string, unknown>[]; lists: string[] }[];
    };
  };
  const registry: FirmSource = { name: '登记', url: 'https://example.gov.cn/', asOf: '2026-10-31', isSample: false };

  async function importText(text: string, source = registry, name = 'firms.csv') {
    const folder = await mkdtemp(join(tmpdir(), 'hengce-firms-'));
    const file = join(folder, name);
    await writeFile(file, text);
    const rejected: string[] = [];
    const outcome = await importFirms(file, {
      writer: createFirmWriter(app.db, source),
      onRejected: ({ place, reason }) => void rejected.push(`${place}：${reason}`),
      onProgress: () => undefined,
    });
    await rm(folder, { recursive: true });
    return { ...outcome, rejected };
  }
  const idOf = async (name: string): Promise<string> => {
    const [row] = await app.db.query<{ firm_id: string }>(
      "SELECT firm_id FROM directory_statements WHERE record->>'name' = $1",
      [name],
    );
    return row?.firm_id ?? '';
  };

  it('找自己的企业查得太密时说明等多久', async () => {
    const who = await app.signIn('13740003003');
    const ask = () => app.call('GET', `/api/v1/enterprise/lookup?q=${encodeURIComponent('机械')}`, { token: who });
    expect((await ask()).status).toBe(200);
    await app.db.query("UPDATE rate_limits SET hits = 300 WHERE key LIKE 'look-up-user:%'");
    expect((await ask()).body).toMatchObject({ code: 429, msg: expect.stringMatching(/^操作太频繁，请在/) });
  });

  it('示例企业：约40家，写两次不变，不要时都撤下', async () => {
    await keepEmbeddedFirms(app.db, true);
    await keepEmbeddedFirms(app.db, true);
    const { data } = await get('/directory');
    expect(data).toMatchObject({ firmCount: 40, isSample: true });
    expect((data.sources as { isSample: boolean }[]).every(({ isSample }) => isSample)).toBe(true);
    const { rows } = await found({ kind: 'conditions', region: '330000' });
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.every(({ firm }) => firm.name.includes('示例'))).toBe(true);
    await keepEmbeddedFirms(app.db, false);
    expect((await get('/directory')).data).toMatchObject({ firmCount: 0, isSample: false, groups: [] });
    await keepEmbeddedFirms(app.db, true);
  });

  it('导入CSV：同一企业按代码或名称合为一家，行有行的原因，没有用到的列说明', async () => {
    const csv = [
      '企业名称,统一社会信用代码,地区,所属行业,成立日期,2025年营业收入(万元),高新技术企业,发明专利,联系人',
      '杭州甲科技有限公司,91330106MA2XXXXX12,330100,I65,2015-03-01,5000,是,6,',
      '杭州乙制造有限公司,,杭州市,C34,2019-05-01,1000,是,2,',
      '宁波丙装备有限公司,,330200,C35,2012-01-01,,,9,',
      '浙江丁材料有限公司,,330000,C26,2010-01-01,8000,是,,',
      '戊,,,,,,,,13812345678',
      '杭州乙制造（有限公司,,,,,,,,',
      '杭州乙制造有限公司,,330100,,,,,,',
      '杭州己软件有限公司,91330106MA2XXXXX13,,,,,,,',
    ].join('\n');
    const { counts, rejected, unused } = await importText(csv);
    expect(rejected).toEqual([
      '第6行：“联系人”里像是手机号，企业库不收个人联系方式',
      '第9行：统一社会信用代码校验位不对，请与营业执照核对',
      '第7行：与前面的一行是同一家企业，保留了先出现的',
      '第8行：与前面的一行是同一家企业，保留了先出现的',
    ]);
    expect(unused).toEqual(['联系人']);
    expect(counts).toMatchObject({ read: 8, added: 4, rejected: 4 });
    const jsonl = [
      {
        name: '杭州甲科技有限公司',
        regionCode: '330100',
        industryCode: 'I65',
        营业收入2025: 5_000_000_000,
        高新技术企业: true,
      },
      { name: '杭州乙制造有限公司', 发明专利: 3 },
    ]
      .map((line) => JSON.stringify(line))
      .join('\n');
    const newer = { ...registry, name: '知识产权', asOf: '2026-11-01' };
    expect((await importText(jsonl, newer, 'f.jsonl')).counts).toMatchObject({ added: 2, rejected: 0 });
    expect((await importText(jsonl, newer, 'f.jsonl')).counts).toMatchObject({ added: 0, unchanged: 2 });
    // An older day of the same source changes nothing.
    const older = { ...newer, asOf: '2025-01-01' };
    expect((await importText('企业名称,发明专利\n杭州乙制造有限公司,1', older)).counts).toMatchObject({ unchanged: 1 });
  });

  it('有真实企业以后查询里没有示例', async () => {
    expect((await get('/directory')).data).toMatchObject({ firmCount: 4, isSample: false });
  });

  it('条件：不知道的是未知，不是符合；地区只知道到省的也未知；每个条件都有计数', async () => {
    const asked = {
      kind: 'conditions',
      region: '330100',
      conditions: [
        { key: 'revenue', operator: '>=', value: 2_000_000_000 },
        { key: 'isHighTech', operator: 'is', value: true },
      ],
    };
    const { counts, conditions, rows } = await found(asked);
    expect(rows.map(({ firm }) => firm.name)).toEqual(['杭州甲科技有限公司']);
    expect(counts).toEqual({ met: 1, open: 1, unmet: 2 });
    expect(conditions).toMatchObject([
      { title: '所在地区', requirement: '浙江省杭州市', met: 2, unmet: 1, unknown: 1 },
      { title: '2025年营业收入', requirement: '不低于2,000万元', met: 2, unmet: 1, unknown: 0, manual: 0 },
      { title: '高新技术企业', requirement: '是', met: 3, unmet: 0, unknown: 0 },
    ]);
    expect(rows[0]?.conditions).toMatchObject([{ own: '浙江省杭州市' }, { own: '5,000万元' }, { own: '是' }]);
    const openOnes = await found(asked, '?verdict=open');
    expect(openOnes.rows.map(({ firm }) => firm.name)).toEqual(['浙江丁材料有限公司']);
    const industry = await found({
      kind: 'conditions',
      conditions: [{ key: 'industryCode', operator: 'in', value: ['C34通用设备制造业', 'C35专用设备制造业'] }],
    });
    expect(industry.rows.map(({ firm }) => firm.name)).toEqual(['宁波丙装备有限公司', '杭州乙制造有限公司']);
    expect(industry.rows[0]?.conditions[0]).toMatchObject({ own: 'C35专用设备制造业' });
  });

  it.each([
    [{ kind: 'conditions' }, '请至少填写一个条件或地区'],
    [{ kind: 'conditions', conditions: [{ key: 'nope', operator: '>=', value: 1 }] }, '第1个条件问的资料不认识'],
    [
      { kind: 'conditions', conditions: [{ key: 'revenue', operator: 'is', value: true }] },
      '第1个条件（营业收入）不能这样比较',
    ],
    [
      { kind: 'conditions', conditions: [{ key: 'revenue', operator: '>=', value: '多' }] },
      '第1个条件（营业收入）应为数',
    ],
    [
      { kind: 'conditions', conditions: [{ key: 'taxGrade', operator: 'in', value: ['优'] }] },
      '第1个条件（纳税信用等级）应从选项里选',
    ],
  ])('%j：%s，不计次数', async (asked, message) => {
    const uses = async () =>
      (await app.db.query('SELECT count(*)::int AS n FROM use_ledger WHERE reason = $1', ['use']))[0];
    const before = await uses();
    expect((await run(asked)).body).toMatchObject({ code: 400, msg: expect.stringContaining(message) });
    expect(await uses()).toEqual(before);
  });

  it('查找过的一次带着当时问的条件与地区，可以再问', async () => {
    const asked = {
      kind: 'conditions',
      region: '330000',
      conditions: [{ key: 'isHighTech', operator: 'is', value: true }],
    };
    const { id } = (await run(asked)).data;
    expect((await get(`/result/${id}`)).data.run).toMatchObject(asked);
    const { rows } = (await get('/runs')).data as { rows: { id: string }[] };
    expect(rows.find((one) => one.id === id)).toMatchObject(asked);
  });

  it('用政策反查：每条条件有符合与未知的家数，要人核实的不算符合', async () => {
    const item = embeddedMatchables().find(({ policy }) => policy.id === 'n-hnte-2016-32');
    const asked = { kind: 'policy', policyId: item?.policy.id, itemId: item?.item.id };
    const { counts, conditions } = await found(asked);
    expect(counts.met).toBe(0);
    expect((counts.open ?? 0) + (counts.unmet ?? 0)).toBe(4);
    for (const { met, unmet, unknown, manual } of conditions as Record<string, number>[])
      expect((met ?? 0) + (unmet ?? 0) + (unknown ?? 0) + (manual ?? 0)).toBeLessThanOrEqual(4);
    expect((conditions as { unknown: number }[]).some(({ unknown }) => unknown > 0)).toBe(true);
    const paid = (await run(asked)).data;
    const result = async () => (await get(`/result/${paid.id}`)).data;
    const before = await result();
    library = library.filter(({ policy }) => policy.id !== 'n-hnte-2016-32');
    expect(await result()).toEqual(before);
    library = embeddedMatchables();
    expect((await run({ ...asked, itemId: 'nope' })).body).toMatchObject({ code: 404 });
    const sample = embeddedMatchables().find(({ policy }) => policy.regionCode === '330100');
    const elsewhere = { kind: 'policy', policyId: sample?.policy.id, itemId: sample?.item.id, region: '440000' };
    expect((await run(elsewhere)).body).toMatchObject({ code: 400, msg: expect.stringContaining('不包括广东省') });
  });

  it('反查以前说几家资料够判定，与查找的结果是同一个数；不计次', async () => {
    const item = embeddedMatchables().find(({ policy }) => policy.id === 'n-hnte-2016-32');
    const asked = { kind: 'policy', policyId: item?.policy.id, itemId: item?.item.id };
    const uses = async () =>
      (await app.db.query('SELECT count(*)::int AS n FROM use_ledger WHERE reason = $1', ['use']))[0];
    const before = await uses();
    const preview = (await app.call('POST', '/api/v1/acquisition/preview', { token, json: asked })).data;
    expect(await uses()).toEqual(before);
    const { counts, firmCount } = await found(asked);
    expect(preview).toMatchObject({ firmCount, decided: (counts.met ?? 0) + (counts.unmet ?? 0) });
    // Who has a title that lasts is decided by that alone, and is nobody to call.
    await importText('企业名称,地区,创新型中小企业\n宁波丙装备有限公司,330200,是', { ...registry, name: '公示名单' });
    const lasting = { kind: 'policy', policyId: 'n-innovative-2022', itemId: 'evaluation' };
    const told = (await app.call('POST', '/api/v1/acquisition/preview', { token, json: lasting })).data;
    expect(told).toMatchObject({ decided: 1, held: 1 });
    const { missing } = preview as { missing: { title: string; firms: number }[] };
    expect(missing.length).toBeGreaterThan(0);
    // Of a firm that misses one condition it does not matter what else is not known.
    for (const { firms } of missing) expect(firms).toBeLessThanOrEqual(counts.open ?? 0);
    expect(missing.map(({ firms }) => firms)).toEqual(missing.map(({ firms }) => firms).sort((a, b) => b - a));
  });

  it('一家也没有判定的查找不计次，预先占的一次还回来；再要一次还是那一次', async () => {
    const asked = { kind: 'conditions', conditions: [{ key: 'costs', operator: '>=', value: 1 }] };
    const remaining = async () => {
      const { modules } = (await app.call('GET', '/api/v1/equity/overview', { token })).data as {
        modules: { module: string; remaining: number }[];
      };
      return modules.find(({ module }) => module === 'acquisition')?.remaining;
    };
    const before = await remaining();
    const key = 'nobody-is-decided-01';
    await app.call('GET', '/api/v1/user/use/acquisition', { token, headers: { 'Idempotency-Key': key } });
    expect(await remaining()).toBe((before ?? 0) - 1);
    const free = await run(asked, key);
    expect(free.data).toMatchObject({ isFree: true, firmCount: 0 });
    expect(await remaining()).toBe(before);
    expect((await run(asked, key)).data.id).toBe(free.data.id);
    expect((await get(`/result/${free.data.id}?verdict=open`)).data.total).toBeGreaterThan(0);
  });

  it('已经有这项称号的排在最后，可以不看', async () => {
    const item = embeddedMatchables().find(({ policy }) => policy.id === 'n-hnte-2016-32');
    const { id } = (await run({ kind: 'policy', policyId: item?.policy.id, itemId: item?.item.id })).data;
    for (const sort of ['fit', 'established', 'capital', 'name']) {
      const { rows, held } = (await get(`/result/${id}?verdict=open&sort=${sort}`)).data as unknown as {
        rows: { isHeld: boolean }[];
        held: number;
      };
      const marks = rows.map(({ isHeld }) => isHeld);
      expect(held).toBe(marks.filter(Boolean).length);
      expect(held).toBeGreaterThan(0);
      expect(marks).toEqual([...marks].sort((a, b) => Number(a) - Number(b)));
    }
    const fresh = (await get(`/result/${id}?verdict=open&withoutHeld=true`)).data as unknown as {
      rows: { isHeld: boolean }[];
      total: number;
    };
    expect(fresh.rows.some(({ isHeld }) => isHeld)).toBe(false);
    expect(fresh.total).toBe(fresh.rows.length);
  });

  it('一次请求只计一次；同一编号别的条件是409；看结果不计；用完是1010', async () => {
    const asked = { kind: 'conditions', region: '330000' };
    const first = await run(asked, 'same-key-same-run');
    expect((await run(asked, 'same-key-same-run')).data.id).toBe(first.data.id);
    expect((await run({ kind: 'conditions', region: '440000' }, 'same-key-same-run')).body).toMatchObject({
      code: 409,
    });
    const [{ used }] = (await app.db.query<{ used: number }>(
      "SELECT used FROM equities WHERE module = 'acquisition' ORDER BY used DESC LIMIT 1",
    )) as [{ used: number }];
    await app.db.query("UPDATE equities SET granted = $1 WHERE module = 'acquisition' AND used = $1", [used]);
    expect((await run(asked)).body).toMatchObject({ code: 1010 });
    expect((await get(`/result/${first.data.id}`)).body.code).toBe(200);
    await app.db.query("UPDATE equities SET granted = 100 WHERE module = 'acquisition'");
    expect(((await get('/runs')).data.rows as unknown[]).length).toBeGreaterThan(2);
    expect(((await get('/runs', other)).data.rows as unknown[]).length).toBe(0);
  });

  it('企业卡片：每项有来源与日期，说法不同的都列出；公示按名称与曾用名', async () => {
    const source = {
      provenance: 'curated',
      name: '某局',
      url: null,
      licence: null,
      verifiedAt: null,
      confidence: null,
      attribution: null,
    } as const;
    await writeLists(
      app.db,
      [
        {
          type: 'publicityList',
          id: 'list-a',
          title: '名单',
          docNo: null,
          issuer: '某局',
          regionCode: '330100',
          kind: 'final',
          from: '2026-10-01',
          to: '2026-10-08',
          objection: null,
          policyId: null,
          corrects: null,
          source,
        },
      ],
      'import',
      app.clock.now(),
    );
    const entry = {
      type: 'publicityEntry',
      listId: 'list-a',
      uscc: null,
      project: '补助',
      amountFen: 100,
      region: null,
      industry: null,
    } as const;
    await writeEntries(app.db, [
      { ...entry, seq: 1, name: '杭州乙制造（有限公司）' },
      { ...entry, seq: 2, name: '宁波乙制造有限公司' },
    ]);
    const { data } = await get(`/firm/${await idOf('杭州乙制造有限公司')}`);
    const values = (data.sections as { values: Record<string, unknown>[] }[]).flatMap((section) => section.values);
    expect(values).toContainEqual({
      label: '发明专利',
      value: '3件',
      source: '知识产权',
      url: 'https://example.gov.cn/',
      asOf: '2026-11-01',
      others: [{ value: '2件', source: '登记', url: 'https://example.gov.cn/', asOf: '2026-10-31' }],
    });
    expect(values.find(({ label }) => label === '2025年营业收入')).toMatchObject({ value: '1,000万元', others: [] });
    expect(data.formerNames).toEqual([]);
    expect(data.publicity).toMatchObject([{ id: 'list-a', project: '补助', certainty: 'name' }]);
    expect(JSON.stringify(data)).not.toMatch(/1[3-9]\d{9}/);
  });

  it('名单：加入两次还是一家；两处同时改，后一处要先看；导出要写用途，并有记录', async () => {
    const list = (await post('/saveList', { name: '高企' })).data as { id: string };
    expect((await post('/saveList', { name: '高企' })).body).toMatchObject({ code: 409 });
    const firms = [await idOf('杭州甲科技有限公司'), await idOf('杭州乙制造有限公司')];
    expect((await post('/addLeads', { listId: list.id, firms })).data).toEqual({ added: 2, already: 0 });
    expect((await post('/addLeads', { listId: list.id, firms })).data).toEqual({ added: 0, already: 2 });
    expect((await post('/exportLeads', { listId: list.id, purpose: '   办    ' })).body).toMatchObject({ code: 400 });
    const page = (await get(`/leads/${list.id}`)).data as { rows: { id: string; version: number }[] };
    const [lead] = page.rows;
    const change = { leadId: lead?.id, version: 1, stage: 'interested', note: '=1+1' };
    expect((await post('/saveLead', change)).data).toMatchObject({ version: 2, stage: 'interested' });
    expect((await post('/saveLead', { ...change, stage: 'signed' })).body).toMatchObject({ code: 409 });
    expect((await get(`/leads/${list.id}?stage=interested`)).data).toMatchObject({
      total: 1,
      rows: [{ note: '=1+1' }],
    });
    const file = await post('/exportLeads', { listId: list.id, purpose: '推荐高企培育服务' });
    expect(file.text).toContain('推荐高企培育服务');
    expect(file.text).toContain("'=1+1");
    expect((await get('/exports')).data).toMatchObject({
      rows: [{ listName: '高企', purpose: '推荐高企培育服务', firmCount: 2 }],
    });
    expect((await get('/exports', other)).data).toEqual({ rows: [] });
    const empty = (await post('/saveList', { name: '空的' })).data as { id: string };
    expect((await post('/exportLeads', { listId: empty.id, purpose: '推荐高企培育服务' })).body).toMatchObject({
      code: 409,
    });
  });

  it('要求不列入的企业：结果、名单、导出与卡片里都没有，再导入也不收；同意后回来', async () => {
    const commands = createAdminCommands(app.db, app.clock);
    const name = '杭州乙制造有限公司';
    const id = await idOf(name);
    await commands['opt-out-firm']?.run([name]);
    const { rows } = await found({ kind: 'conditions', region: '330000' });
    expect(rows.map(({ firm }) => firm.name)).not.toContain(name);
    expect((await get(`/firm/${id}`)).body).toMatchObject({ code: 404 });
    const lists = (await get('/lists')).data.rows as { id: string; count: number; name: string }[];
    const full = lists.find((list) => list.name === '高企');
    expect(full?.count).toBe(1);
    expect((await get(`/leads/${full?.id}`)).data).toMatchObject({ total: 1 });
    expect((await post('/exportLeads', { listId: full?.id, purpose: '推荐高企培育服务' })).text).not.toContain(
      '乙制造',
    );
    expect(await importText(`企业名称\n${name}`, { ...registry, name: '别处' })).toMatchObject({
      rejected: ['第2行：企业已要求不列入企业库'],
    });
    await commands['restore-firm']?.run([name]);
    expect((await get(`/firm/${id}`)).body.code).toBe(200);
    await expect(commands['restore-firm']?.run([name])).rejects.toThrow('没有要求过');
  });
});
