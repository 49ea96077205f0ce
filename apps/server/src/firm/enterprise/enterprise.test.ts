import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { tinyPdf } from '../../../test/files';
import { demoAccount } from '../../corpus/demoAccount';

let app: TestApp;
let phones = 13_730_000_000;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const path = '/api/v1/enterprise';
const signIn = () => app.signIn(String(phones++));
const post = (token: string, action: string, json: unknown) => app.call('POST', `${path}/${action}`, { token, json });
const firm = (name: string) => ({ name, regionCode: '330100', regionName: '浙江省杭州市' });
const newFirm = async (token: string, name = '青岚精密制造有限公司') =>
  String((await post(token, 'save', firm(name))).data.id);

interface Value {
  factId: string;
  value: unknown;
  source: string;
  isChosen: boolean;
  confidence: string;
  supersededAt: string | null;
}
interface Sheet {
  enterprise: { filled: number; total: number };
  years: number[];
  groups: { facts: { key: string; values: Value[] }[] }[];
}
const sheet = async (token: string, id: string) =>
  (await app.call('GET', `${path}/facts/${id}`, { token })).data as unknown as Sheet;
const countFiles = async () =>
  (await app.db.query<{ n: number }>("SELECT count(*) AS n FROM files WHERE name = '证书.pdf'"))[0]?.n;
const valuesOf = async (token: string, id: string, key: string): Promise<Value[]> =>
  (await sheet(token, id)).groups.flatMap(({ facts }) => facts).find((fact) => fact.key === key)?.values ?? [];

it('第一家成为当前企业，可以切换、修改、删除', async () => {
  const token = await signIn();
  const [first, second] = [await newFirm(token, '甲公司'), await newFirm(token, '乙公司')];
  const info = async () => (await app.call('POST', '/api/v1/user/uInfo', { token })).data.enterprise;
  expect(await info()).toMatchObject({ id: first, name: '甲公司' });
  expect((await post(token, 'select', { enterpriseId: second })).data).toMatchObject({ isCurrent: true });
  expect(await info()).toMatchObject({ id: second });
  const renamed = { enterpriseId: second, ...firm('丙公司'), uscc: '91350100m000100y43' };
  expect((await post(token, 'save', renamed)).data).toMatchObject({ name: '丙公司', uscc: '91350100M000100Y43' });
  expect((await post(token, 'save', { ...renamed, uscc: '91350100M000100Y44' })).body).toMatchObject({
    code: 400,
    msg: '统一社会信用代码“91350100M000100Y44”校验位不对，请与营业执照核对',
  });
  expect((await post(token, 'save', { ...renamed, establishedAt: '2099-01-01' })).body).toMatchObject({
    code: 400,
    msg: '成立日期不能晚于今天，现在是2099-01-01',
  });
  await post(token, 'remove', { enterpriseId: second });
  expect(await info()).toMatchObject({ id: first });
  expect((await post(token, 'remove', { enterpriseId: second })).body.code).toBe(404);
});

it('填一项、改一项，旧值留在历史里，完整度随之变化', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  expect((await sheet(token, id)).enterprise.filled).toBe(0);
  await post(token, `saveFact/${id}`, { key: 'revenue', period: '2025', value: '1286万元' });
  await post(token, `saveFact/${id}`, { key: 'revenue', period: '2025', value: 1_300_000_000, note: '审计后' });
  expect(await valuesOf(token, id, 'revenue')).toMatchObject([{ value: 1_300_000_000, isChosen: true }]);
  expect((await sheet(token, id)).enterprise.filled).toBe(1);
  // Older years are kept but do not make the newest one known.
  await post(token, `saveFact/${id}`, { key: 'netProfit', period: '2023', value: '-5万' });
  expect((await sheet(token, id)).enterprise.filled).toBe(1);
  const history = await app.call('GET', `${path}/factHistory/${id}?key=revenue&period=2025`, { token });
  expect(history.body.data).toMatchObject([
    { value: 1_300_000_000, supersededAt: null },
    { value: 1_286_000_000, isChosen: false, supersededAt: '2026-11-21T02:00:00.000Z' },
  ]);
});

it('只有空格的名称不算填写', async () => {
  const token = await signIn();
  expect((await post(token, 'save', firm('   '))).body).toMatchObject({ code: 400, msg: '请填写企业名称' });
  expect((await app.call('GET', `${path}/list`, { token })).body.data).toEqual([]);
});

it('0和否是值，不是没有填', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  await post(token, `saveFact/${id}`, { key: 'exportRevenue', period: '2025', value: 0 });
  await post(token, `saveFact/${id}`, { key: 'isBlacklisted', value: false });
  expect((await sheet(token, id)).enterprise.filled).toBe(2);
  expect(await valuesOf(token, id, 'isBlacklisted')).toMatchObject([{ value: false }]);
});

it.each([
  [{ key: 'profit', value: 1 }, '没有“profit”这项资料'],
  [{ key: 'revenue', value: 1 }, '营业收入要填年度，应在1990到2026之间'],
  [{ key: 'revenue', period: '2031', value: 1 }, '营业收入要填年度，应在1990到2026之间'],
  [{ key: 'isHighTech', period: '2025', value: true }, '高新技术企业不分年度，请去掉年度'],
  [{ key: 'employees', period: '2025', value: '很多' }, '职工总数应为不小于0的整数，现在是“很多”'],
])('填错时说出规则和现值：%j', async (body, msg) => {
  const token = await signIn();
  expect((await post(token, `saveFact/${await newFirm(token)}`, body)).body).toMatchObject({ code: 400, msg });
});

const told = { period: '2025', isBare: false, question: null };

it('导入：对的写入，错的逐行说明；两个来源并存，由用户选择', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  await post(token, `saveFact/${id}`, { key: 'revenue', period: '2025', value: '1286万元' });
  const text = '名称,年度,值\n营业收入,2025,1268万元\n职工总数,2025,326人\n利润,2025,1\n净利润,25,1';
  const rejected = [
    { line: 4, key: '利润', message: '没有“利润”这项资料' },
    { line: 5, key: '净利润', message: '净利润要填年度，应在1990到2026之间' },
  ];
  const dry = await post(token, `importFacts/${id}`, { format: 'csv', text, dryRun: true });
  expect(dry.data).toEqual({
    imported: 2,
    total: 4,
    bare: 0,
    changes: [
      { ...told, line: 2, key: 'revenue', label: '营业收入', before: 1_286_000_000, after: 1_268_000_000 },
      { ...told, line: 3, key: 'employees', label: '职工总数', before: null, after: 326 },
    ],
    rejected,
  });
  expect(await valuesOf(token, id, 'employees')).toEqual([]);
  expect((await post(token, `importFacts/${id}`, { format: 'csv', text })).data.imported).toBe(2);
  const both = await valuesOf(token, id, 'revenue');
  expect(both.map(({ value, source, isChosen }) => [value, source, isChosen])).toEqual([
    [1_268_000_000, 'import', true],
    [1_286_000_000, 'user', false],
  ]);
  await post(token, `chooseFact/${id}`, { factId: both[1]?.factId });
  expect((await valuesOf(token, id, 'revenue'))[0]).toMatchObject({ source: 'user', isChosen: true });
  // What another source says counts only when the user says so.
  await post(token, `removeFact/${id}`, { factId: both[1]?.factId });
  expect(await valuesOf(token, id, 'revenue')).toMatchObject([{ source: 'import', isChosen: false }]);
  expect((await post(token, `chooseFact/${id}`, { factId: both[1]?.factId })).body.code).toBe(404);
});

it('导入里没有写单位的金额：说出来，按选定的单位读，写在列名里的单位优先', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  const text = '名称,年度,值\n营业收入,2025,1200\n净利润,2025,12万\n实缴税费,2025,0\n职工总数,2025,326';
  const look = async (more: object) =>
    (await post(token, `importFacts/${id}`, { format: 'csv', text, dryRun: true, ...more })).data;
  const bare = [true, false, false, false];
  const asYuan = await look({});
  expect(asYuan).toMatchObject({ bare: 1, changes: bare.map((isBare) => ({ isBare })) });
  expect(asYuan).toMatchObject({ changes: [{ after: 120_000 }, { after: 12_000_000 }, { after: 0 }, { after: 326 }] });
  expect(await look({ bareUnit: 'wan' })).toMatchObject({
    bare: 1,
    changes: [{ after: 1_200_000_000 }, { after: 12_000_000 }, { after: 0 }, { after: 326 }],
  });
  expect(await look({ text: text.replace('值', '值（万元）') })).toMatchObject({
    bare: 0,
    changes: [{ after: 1_200_000_000 }, { after: 12_000_000 }, { after: 0 }, { after: 326 }],
  });
  // Whether it fits the others is not said before the unit is chosen.
  const both = '名称,年度,值\n营业收入,2025,1200\n主营业务收入,2025,1100万元';
  expect(await look({ text: both })).toMatchObject({ imported: 2, rejected: [] });
  expect(await look({ text: both, bareUnit: 'yuan' })).toMatchObject({ imported: 1, rejected: [{ line: 3 }] });
  const json = JSON.stringify([{ key: 'revenue', period: '2025', value: 120_000 }]);
  expect(await look({ format: 'json', text: json, bareUnit: 'wan' })).toMatchObject({
    bare: 0,
    changes: [{ after: 120_000 }],
  });
});

it('导入里大得离奇的数问一句，不可能的不写入', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  await post(token, `saveFact/${id}`, { key: 'netProfit', period: '2025', value: '100万元' });
  const text = [
    '名称,年度,值',
    '营业收入,2025,1286万亿',
    '营业收入,2024,1286亿元',
    '净利润,2025,100亿元',
    '科技人员,2025,40人',
    '职工总数,2025,30人',
    '软件著作权,,12件',
  ].join('\n');
  const { data } = await post(token, `importFacts/${id}`, { format: 'csv', text });
  expect(data).toMatchObject({
    changes: [
      { line: 3, question: '超过100亿元，单位对吗？' },
      { line: 4, question: '与现在的100万元相差1,000倍以上，单位对吗？' },
      { line: 6, question: null },
      { line: 7, question: null },
    ],
    rejected: [
      { line: 2, message: expect.stringContaining('应为金额') },
      { line: 5, message: '科技人员40人超过了职工总数30人，请核对这两项' },
    ],
  });
  const slip = await post(token, `saveFact/${id}`, { key: 'researchStaff', period: '2025', value: '31人' });
  expect(slip.body).toMatchObject({
    code: 400,
    msg: '科技人员31人超过了职工总数30人，请核对这两项；两项都要改的，先改另一项',
  });
});

it('导入里被逗号分开的数不当成另一个数', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  for (const text of ['名称,年度,值\n营业收入,2025,1,286万元', '名称,年度,值,备注\n营业收入,2025,1,286万元']) {
    const { data } = await post(token, `importFacts/${id}`, { format: 'csv', text });
    expect(data).toMatchObject({ imported: 0, rejected: [{ line: 2, message: expect.stringContaining('逗号') }] });
  }
});

it('导入里没有变的行不写入，选用的值和它的佐证材料都在', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  const { factId } = (await post(token, `saveFact/${id}`, { key: 'isHighTech', value: true })).data;
  const form = new FormData();
  form.set('factId', String(factId));
  form.set('file', new File([tinyPdf()], '高企证书.pdf'));
  await app.call('POST', `${path}/evidence/${id}`, { token, form });
  const text = '名称,年度,值\n高新技术企业,,是\n职工总数,2025,326人';
  for (const dryRun of [true, false]) {
    const { data } = await post(token, `importFacts/${id}`, { format: 'csv', text, dryRun });
    expect(data).toMatchObject({ imported: 1, total: 2, changes: [{ key: 'employees' }], rejected: [] });
  }
  expect(await valuesOf(token, id, 'isHighTech')).toMatchObject([
    { factId, source: 'user', isChosen: true, confidence: 'evidenced' },
  ]);
});

it('模板里防公式的撇号在导入时去掉', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  const text = `名称,年度,值,备注\n净利润,2025,"'-1,286万元",'=A1\n主要产品（服务）,,'’90年代,`;
  expect((await post(token, `importFacts/${id}`, { format: 'csv', text })).data).toMatchObject({ imported: 2 });
  expect(await valuesOf(token, id, 'netProfit')).toMatchObject([{ value: -1_286_000_000, note: '=A1' }]);
  expect(await valuesOf(token, id, 'mainProduct')).toMatchObject([{ value: "'’90年代" }]);
});

it('导入里不是文字或数的、看不见的、太长的逐行说明', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  const rows = [
    { key: { toString: 1, valueOf: 1 }, value: 1 },
    { key: 'employees', period: '2025', value: 3, note: 'a\u0000b' },
    { key: 'employees', period: '2025', value: [3] },
    { key: 'patents\u0000', value: 1 },
    { key: 'mainProduct', value: '长'.repeat(201) },
  ];
  const reply = await post(token, `importFacts/${id}`, { format: 'json', text: JSON.stringify(rows) });
  expect(reply.data).toMatchObject({ imported: 0, total: rows.length });
  expect((reply.data.rejected as { message: string }[]).map(({ message }) => message)).toEqual([
    '没有“”这项资料',
    expect.stringContaining('含有看不见的控制字符'),
    '请填写职工总数',
    expect.stringContaining('含有看不见的控制字符'),
    '主要产品（服务）最多200字，现在是201字',
  ]);
});

it('佐证材料让一个值有据可查，可以再下载', async () => {
  const token = await signIn();
  const id = await newFirm(token);
  const { factId } = (await post(token, `saveFact/${id}`, { key: 'isHighTech', value: '是' })).data;
  const form = new FormData();
  form.set('factId', String(factId));
  form.set('file', new File([tinyPdf()], '证书.pdf'));
  const reply = await app.call('POST', `${path}/evidence/${id}`, { token, form });
  const evidence = { fileName: '证书.pdf', size: tinyPdf().length, isKept: true };
  expect(reply.data).toMatchObject({ confidence: 'evidenced', evidence });
  const file = () => app.call('GET', `${path}/evidenceFile/${id}?factId=${factId}`, { token });
  expect((await file()).text).toBe(tinyPdf());
  // A corrected value starts without evidence; that of the former one stays until it is removed.
  const { factId: next } = (await post(token, `saveFact/${id}`, { key: 'isHighTech', value: '否' })).data;
  expect((await file()).text).toBe(tinyPdf());
  expect((await post(token, `removeEvidence/${id}`, { factId })).data).toMatchObject({ confidence: 'stated' });
  expect((await file()).body.code).toBe(404);
  const history = await app.call('GET', `${path}/factHistory/${id}?key=isHighTech`, { token });
  expect((history.body.data as { evidence: unknown }[])[1]?.evidence).toEqual({ ...evidence, isKept: false });
  expect(await countFiles()).toBe(0);
  form.set('factId', String(next));
  await app.call('POST', `${path}/evidence/${id}`, { token, form });
  await app.call('POST', `${path}/evidence/${id}`, { token, form });
  expect(await countFiles()).toBe(1);
  // A value that is taken away keeps its evidence in the history, as a corrected one does.
  await post(token, `removeFact/${id}`, { factId: next });
  expect(await countFiles()).toBe(1);
  await post(token, `removeEvidence/${id}`, { factId: next });
  expect(await countFiles()).toBe(0);
  const { factId: last } = (await post(token, `saveFact/${id}`, { key: 'isHighTech', value: '否' })).data;
  form.set('factId', String(last));
  await app.call('POST', `${path}/evidence/${id}`, { token, form });
  await post(token, 'remove', { enterpriseId: id });
  expect(await countFiles()).toBe(0);
});

it('演示企业带着示例资料，重启不会盖掉访客填的', async () => {
  const again = await createTestApp({ db: app.db });
  const { phone, password } = demoAccount;
  const token = String((await again.call('POST', '/api/v1/user/login', { body: { phone, password } })).data.token);
  const [{ id, filled }] = (await again.call('GET', `${path}/list`, { token })).body.data as [
    { id: string; filled: number },
  ];
  expect(filled).toBeGreaterThan(18);
  expect(await valuesOf(token, id, 'revenue')).toHaveLength(4);
  await again.call('POST', `${path}/saveFact/${id}`, { token, json: { key: 'employees', period: '2025', value: 999 } });
  const restarted = await createTestApp({ db: app.db });
  expect(restarted).toBeDefined();
  expect((await valuesOf(token, id, 'employees')).filter(({ isChosen }) => isChosen)[0]).toMatchObject({ value: 999 });
});
