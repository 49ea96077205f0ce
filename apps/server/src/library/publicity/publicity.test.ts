import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { openMemoryDb } from '../../../test/memoryDb';
import { startPostgres, type TestPostgres } from '../../../test/postgres';
import { generatePublicity, sampleEnterprise } from '../../corpus/sample';
import { shippedLists } from '../../corpus/shipped';
import { listFirmNames } from '../../firm/enterprise';
import type { Db } from '../../platform/db';
import { openPostgres } from '../../platform/db/postgresDb';
import { createLog } from '../../platform/log';
import { importFile } from '../import';
import { readPublicityLine } from './checkPublicity';
import { keepEmbeddedLists } from './embeddedLists';
import { findPublicityHits } from './findHits';
import { nameCore, nameKey } from './firmName';
import { createPublicityWriter } from './importPublicity';
import type { PublicityRecord } from './PublicityRecord';

const postgres: TestPostgres | null = await startPostgres();
const engines: [string, () => Promise<Db>][] = [['PGlite', openMemoryDb]];
if (postgres) engines.push(['PostgreSQL', async () => openPostgres(postgres.url, createLog('silent'))]);
afterAll(() => postgres?.stop());

describe.each(engines)('公示名单（%s）', (_, open) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ db: await open() });
    token = await app.signIn('13740002001');
  }, 120_000);
  afterAll(() => app.close());

  const path = '/api/v1/publicity';
  const get = async (at: string) => (await app.call('GET', `${path}${at}`, { token })).data;
  const post = (at: string, json: unknown) => app.call('POST', `${path}${at}`, { token, json });
  const messages = async () =>
    (await app.call('GET', '/api/v1/message/list?type=publicity', { token })).data.rows as Record<string, unknown>[];
  const source = { provenance: 'curated', name: '测试', url: null };
  const list = (id: string, rest = {}) => ({
    type: 'publicityList',
    id,
    title: `名单${id}`,
    issuer: '某局',
    regionCode: '330100',
    kind: 'proposed',
    from: '2026-11-20',
    to: '2026-11-27',
    source,
    ...rest,
  });
  const entry = (listId: string, seq: number, name: string, rest = {}) => ({
    type: 'publicityEntry',
    listId,
    seq,
    name,
    ...rest,
  });

  async function importLines(lines: unknown[]) {
    const folder = await mkdtemp(join(tmpdir(), 'hengce-publicity-'));
    const file = join(folder, 'lists.jsonl');
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const rejected: string[] = [];
    const { counts } = await importFile(file, {
      write: async () => [],
      publicity: await createPublicityWriter(app.db, app.clock),
      onRejected: ({ place, reason }) => void rejected.push(`${place}：${reason}`),
      onProgress: () => undefined,
    });
    await rm(folder, { recursive: true });
    return { counts, rejected };
  }

  it('名称：括号、空格与全角不算；地区与组织形式不同的是相近', () => {
    expect(nameKey('杭州云帆智能（集团） 有限公司')).toBe(nameKey('杭州云帆智能(集团)有限公司'));
    expect(nameCore('浙江杭州云帆智能装备股份有限公司')).toBe(nameCore('云帆智能装备有限公司'));
    expect(nameCore('杭州云帆智能装备有限公司')).not.toBe(nameCore('杭州云帆智能科技有限公司'));
    // Too little is left to say anything.
    expect(nameCore('杭州云帆有限公司')).not.toBe(nameCore('云帆有限公司'));
    expect(nameCore('示例')).toBe('示例');
  });

  it('导入：名单在前、企业在后，坏的行说明原因，再导入一次什么都不变', async () => {
    const lines = [
      list('p-one'),
      entry('p-one', 1, '杭州云帆智能装备有限公司', { amountFen: 1_000_000, region: '余杭区', project: '研发补助' }),
      entry('p-one', 2, '宁波远岚新材料有限公司', {
        uscc: '91330200000000000X',
        amountFen: 500_000,
        region: '余杭区',
      }),
      entry('p-one', 2, '重复的有限公司'),
      entry('p-none', 1, '没有名单的有限公司'),
      list('p-bad', { to: '2026-11-01' }),
      entry('p-one', 3, ''),
    ];
    const { counts, rejected } = await importLines(lines);
    expect(counts).toMatchObject({ read: 7, added: 3, rejected: 4 });
    expect(rejected).toEqual([
      '第4行：与第3行是同一条公示，保留了先出现的',
      '第5行：公示名单p-none还没有导入，名单应排在企业之前',
      '第6行：公示期的结束早于开始',
      '第7行：缺少字段name，或超过200字',
    ]);
    expect((await importLines(lines.slice(0, 3))).counts).toMatchObject({ added: 0, unchanged: 3 });
    expect(await get('/detail/p-one')).toMatchObject({
      entryCount: 2,
      amountFen: 1_500_000,
      state: 'running',
      daysLeft: 6,
      byRegion: [{ name: '余杭区', count: 2, amountFen: 1_500_000 }],
      total: 2,
    });
  });

  it('给了所在地：只有本市、本省、全国的，别处的有几份说出来', async () => {
    const codes = ['330100', '330200', '460000', '330000', '000000', '330205'];
    const [sample] = generatePublicity().lists;
    const lists = codes.map((regionCode, index): PublicityRecord => {
      const place = { regionCode, title: `所在地${regionCode}`, from: `2026-11-1${9 - index}` };
      return { ...(sample as PublicityRecord), id: `p-near-${regionCode}`, ...place, to: '2026-11-27' };
    });
    await keepEmbeddedLists(app.db, app.clock, { lists, entries: [] });
    const listed = async (query: string) => {
      const { rows, reach } = await get(`/list?q=所在地&pageSize=50${query}`);
      return { codes: (rows as { regionCode: string }[]).map(({ regionCode }) => regionCode), reach };
    };
    expect(await listed('')).toEqual({ codes, reach: null });
    expect(await listed('&near=330205')).toEqual({
      codes: ['330200', '330000', '000000', '330205'],
      reach: { code: '330205', name: '浙江宁波', elsewhere: 2 },
    });
    expect(await listed('&near=330200')).toEqual({
      codes: ['330200', '330000', '000000'],
      reach: { code: '330200', name: '浙江宁波', elsewhere: 3 },
    });
    expect((await listed('&near=330200&region=460000')).codes).toEqual(['460000']);
  });

  it('查名称：整个、开头、去掉地区、代码', async () => {
    const found = async (name: string) =>
      ((await get(`/search?name=${encodeURIComponent(name)}`)).rows as { certainty: string }[]).map(
        ({ certainty }) => certainty,
      );
    expect(await found('杭州云帆智能装备有限公司')).toEqual(['name']);
    expect(await found('杭州云帆')).toEqual(['begins']);
    expect(await found('云帆智能装备')).toEqual(['similar']);
    expect(await found('91330200000000000X')).toEqual(['code']);
    expect(await found('没有这家')).toEqual([]);
    expect(await found('100%')).toEqual([]);
  });

  it('我的企业、曾用名、相近的与关注的都能命中；再找一遍也只有一个消息', async () => {
    const save = (name: string) =>
      app.call('POST', '/api/v1/enterprise/save', {
        token,
        json: { name, regionCode: '330100', regionName: '浙江省杭州市' },
      });
    const { id } = (await save('杭州云帆智能装备有限公司')).data;
    await app.call('POST', `/api/v1/enterprise/saveFact/${id}`, {
      token,
      json: { key: 'formerNames', value: '杭州旧名机械有限公司' },
    });
    await importLines([
      list('p-two'),
      entry('p-two', 1, '杭州旧名机械有限公司'),
      list('p-three'),
      entry('p-three', 1, '浙江云帆智能装备股份有限公司'),
      list('p-old', { from: '2025-01-01', to: '2025-01-08' }),
      entry('p-old', 1, '杭州云帆智能装备有限公司'),
    ]);
    expect((await post('/watch', { name: '宁波远岚新材料有限公司' })).body.code).toBe(200);
    expect(await findPublicityHits(app.db, app.clock, listFirmNames)).toBe(5);
    expect(await findPublicityHits(app.db, app.clock, listFirmNames)).toBe(0);
    const said = await messages();
    expect(said.map(({ title, reason }) => `${title}：${reason}`).sort()).toEqual(
      [
        '“宁波远岚新材料有限公司”在公示名单里：因为您关注了“宁波远岚新材料有限公司”',
        '“杭州云帆智能装备有限公司”在公示名单里：名单里的“杭州旧名机械有限公司”是您的企业的曾用名',
        '“杭州云帆智能装备有限公司”在公示名单里：名单里的名称与您的企业一致',
        '“浙江云帆智能装备股份有限公司”可能是您的企业，待确认：名单里的名称与“杭州云帆智能装备有限公司”相近，只有地区或组织形式不同',
      ].sort(),
    );
    const { hits } = await get('/hits');
    const similar = (hits as { id: string; certainty: string }[]).find(({ certainty }) => certainty === 'similar');
    expect((await post('/judgeHit', { hitId: similar?.id, isConfirmed: false })).body.code).toBe(200);
    expect((await get('/detail/p-three')).hits).toBe(0);
    expect(await findPublicityHits(app.db, app.clock, listFirmNames)).toBe(0);
    expect((await post('/judgeHit', { hitId: 'nobody', isConfirmed: true })).body.code).toBe(404);
    await post('/unwatch', { name: '宁波远岚新材料有限公司' });
    expect((await get('/hits')).watched).toEqual([]);
  });

  it('代码不同的同名企业待确认，不算我的；企业改了名，没有判断过的命中跟着变', async () => {
    const mine = await app.signIn('13740002002');
    const call = (at: string, json?: unknown) =>
      app.call(json === undefined ? 'GET' : 'POST', `/api/v1${at}`, { token: mine, ...(json ? { json } : {}) });
    const firm = { regionCode: '330100', regionName: '浙江省杭州市', uscc: '91330106MA2B1X2Y3Q' };
    const saved = await call('/enterprise/save', { ...firm, name: '杭州同名精密机械有限公司' });
    expect(saved.body.code, saved.body.msg).toBe(200);
    await importLines([
      list('p-code'),
      entry('p-code', 1, '杭州同名精密机械有限公司', { uscc: '91330200000000000X' }),
      entry('p-code', 2, '杭州同名精密机械有限公司'),
    ]);
    await findPublicityHits(app.db, app.clock, listFirmNames);
    const certainties = async () =>
      ((await call('/publicity/hits')).data.hits as { certainty: string }[]).map(({ certainty }) => certainty);
    expect(await certainties()).toEqual(['similar', 'name']);
    expect((await call('/publicity/detail/p-code')).data.hits).toBe(1);
    await call('/enterprise/save', { ...firm, name: '杭州改名电子有限公司', enterpriseId: saved.data.id });
    await findPublicityHits(app.db, app.clock, listFirmNames);
    expect(await certainties()).toEqual([]);
  });

  it('没有导完的名单，再导入一次补上企业数；改正的名单换了企业就不再是我的', async () => {
    const lines = [list('p-fix'), entry('p-fix', 1, '甲公司第一机械'), entry('p-fix', 2, '乙公司第二机械')];
    await importLines(lines);
    await app.db.query(
      `UPDATE publicity_lists SET summary = '{"count": 0, "byRegion": [], "byIndustry": []}' WHERE id = $1`,
      ['p-fix'],
    );
    await importLines(lines);
    expect((await get('/detail/p-fix')).entryCount).toBe(2);
    await post('/watch', { name: '甲公司第一机械' });
    await findPublicityHits(app.db, app.clock, listFirmNames);
    expect((await get('/detail/p-fix')).mine).toHaveLength(1);
    // A file with a bad line tells nothing of what is missing in it.
    await importLines([list('p-fix'), entry('p-fix', 1, '甲公司第一机械'), entry('p-fix', 2, '')]);
    expect((await get('/detail/p-fix')).entryCount).toBe(2);
    await importLines([list('p-fix'), entry('p-fix', 1, '丙公司第三机械')]);
    expect(await get('/detail/p-fix')).toMatchObject({ entryCount: 1, total: 1, mine: [] });
    expect((await get(`/detail/p-fix?q=${encodeURIComponent('（')}`)).total).toBe(0);
    await post('/unwatch', { name: '甲公司第一机械' });
  });

  it('CSV带来源，公式不会执行', async () => {
    await importLines([list('p-csv'), entry('p-csv', 1, '=危险有限公司', { amountFen: 12_345 })]);
    const { text } = await app.call('GET', `${path}/export/p-csv`, { token });
    expect(text).toContain('来源,测试\r\n');
    expect(text).toContain("1,'=危险有限公司,,,123.45,,\r\n");
  });

  it('示例名单：标明示例，演示企业在其中一份里，合乎导入的格式，写两遍不变', async () => {
    const { lists, entries } = generatePublicity();
    for (const line of [...lists, ...entries])
      expect(readPublicityLine({ ...line }), JSON.stringify(line)).toEqual(line);
    expect(
      lists.every(({ title, source: { provenance } }) => title.startsWith('【示例】') && provenance === 'sample'),
    ).toBe(true);
    expect(entries.filter(({ name }) => name === sampleEnterprise.name)).toHaveLength(1);
    expect(entries.every(({ name }) => name.includes('（示例）'))).toBe(true);
    await keepEmbeddedLists(app.db, app.clock, shippedLists(true));
    await keepEmbeddedLists(app.db, app.clock, shippedLists(true));
    expect(Number((await get('/list?q=示例')).total)).toBe(lists.length);
    await keepEmbeddedLists(app.db, app.clock, shippedLists(false));
    expect((await get('/list?q=示例')).total).toBe(0);
  });
});
