import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { pdfOf, xlsxOf } from '../../../test/documents';
import { docxWith } from '../../../test/docxSamples';
import { exampleLibrary } from '../../../test/exampleLibrary';
import { type Llm, LlmFailure } from '../../platform/ports';
import { openDocx } from './docx/openDocx';

let app: TestApp;
let token: string;
let requests = 0;
/** What the model answers next, in this order; an error is thrown. */
let answers: (string | Error)[] = [];
const asked: string[] = [];
const llm: Llm = {
  model: '试用模型',
  canThink: false,
  async *ask({ messages }) {
    asked.push(messages.map(({ content }) => content).join('\n'));
    const next = answers.shift() ?? '{"edits":[]}';
    if (next instanceof Error) throw next;
    yield { type: 'answer', text: next };
    yield { type: 'end', finishReason: 'stop' };
  },
};
beforeAll(async () => {
  app = await createTestApp({ llm, policies: exampleLibrary({ search: () => ({ rows: [], total: 0 }) as never }) });
  token = await app.signIn('13740021011');
});
beforeEach(() => {
  answers = [];
  asked.length = 0;
});
afterAll(() => app.close());

const get = (path: string) => app.call('GET', `/api/proofreading/${path}`, { token });
const post = (path: string, json: unknown) =>
  app.call('POST', `/api/proofreading/${path}`, {
    token,
    json,
    headers: { 'Idempotency-Key': `proofreading-files-${requests++}` },
  });
const upload = (content: string | Uint8Array, name: string, fields: Record<string, string> = {}, path = 'upload') => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...(path === 'upload' ? { genre: 'official' } : {}), ...fields }))
    form.set(key, value);
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  return app.call('POST', `/api/proofreading/${path}`, { token, form });
};
const bytes = async (path: string): Promise<Uint8Array> => {
  const headers = { host: 'portal.test', authorization: `Bearer ${token}` };
  const reply = await app.app.request(`http://portal.test/api/proofreading/${path}`, { headers });
  expect(reply.status).toBe(200);
  return new Uint8Array(await reply.arrayBuffer());
};
const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const notice = docxWith(`${p('依据国科发火[2016]第32号,现通知如下。')}${p('联系电话13912345678')}`);
const textOf = async (content: Uint8Array) => {
  const docx = await openDocx(content);
  return 'problem' in docx ? docx.problem : docx.text;
};
const checked = async (id: string, layers: string[]) => {
  expect((await post(`check/${id}`, { version: 1, layers })).data).toMatchObject({ state: 'queued' });
  await vi.waitFor(async () => {
    expect(['done', 'failed']).toContain((await get(`result/${id}`)).data.state);
  });
  return (await get(`result/${id}`)).data as { issues: { original: string; from: number }[] } & Record<string, unknown>;
};
const create = async (text: string) => String((await post('create', { text, genre: 'official' })).data.id);

describe('上传', () => {
  it('DOCX、TXT、MD与PDF都读成文字；PDF只能查看', async () => {
    const version = async (content: string | Uint8Array, name: string) =>
      (await get(`version/${(await upload(content, name)).data.id}`)).data;
    expect(await version(notice, '通知.docx')).toMatchObject({
      text: '依据国科发火[2016]第32号,现通知如下。\n联系电话13912345678',
      format: 'docx',
      fileName: '通知.docx',
    });
    expect(await version('\uFEFF一\r\n二', '二.txt')).toMatchObject({ text: '一\n二', format: 'txt' });
    expect(await version('# 题', '三.md')).toMatchObject({ text: '# 题', format: 'md', isReadOnly: false });
    const pdf = await version(await pdfOf([['第一段说明。', '第二段说明。']]), '四.pdf');
    expect(pdf).toMatchObject({ format: 'pdf', isReadOnly: true, notes: ['PDF只能查看，段落按版面推断'] });
    expect(pdf.text).toContain('第一段说明。');
  });

  it.each([
    ['有密码的', () => pdfOf([['甲']], { userPassword: 'x' }), '密.pdf', '文件有密码'],
    ['扫描件', () => pdfOf([null]), '扫.pdf', '没有可校对的文字'],
    ['空的', async () => docxWith('<w:p/>'), '空.docx', '文件里没有文字'],
    ['坏的', async () => docxWith('', { document: '<w:document' }), '坏.docx', '文件打不开'],
    [
      '带宏的',
      async () => docxWith(p('甲'), { others: [{ name: 'word/vbaProject.bin', content: 'x' }] }),
      '宏.docx',
      '宏或控件',
    ],
    [
      '展开后太大的',
      async () => docxWith(p('甲'), { others: [{ name: 'word/a.xml', content: 'x'.repeat(3_000_000) }] }),
      '大.docx',
      '展开后太大',
    ],
    ['太长的', async () => Buffer.from('长'.repeat(300_001)), '长.txt', '文稿最多300000字'],
  ])('%s说明为什么不收', async (_, content, name, message) => {
    expect((await upload(await content(), name)).body.msg).toContain(message);
  });

  it('改掉的文件作为新的一版', async () => {
    const { data } = await upload(notice, '通知.docx');
    const again = await upload('改过。', '通知.txt', { replaces: String(data.id) });
    expect(again.data).toMatchObject({ id: data.id, version: 2 });
  });
});

describe('导出', () => {
  it('没有计过次的不导出；修订稿里是修订、理由与没有处理的；清稿只有改好的', async () => {
    const id = String((await upload(notice, '通知.docx')).data.id);
    expect((await get(`export/${id}?form=tracked`)).body.msg).toBe('这一版还没有校对，校对以后才能导出');
    await post(`count/${id}`, { version: 1 });
    const issue = {
      ruleId: 'docno.bracket',
      class: 'docno',
      severity: 'error',
      reason: '年份用六角括号',
      clause: 'GB/T 9704',
      source: 'rule',
    };
    const edits = [{ from: 6, to: 12, original: '[2016]', replacement: '〔2016〕', issue }];
    await post(`saveEdits/${id}`, { version: 1, revision: 0, edits, ignored: [] });
    const tracked = await bytes(`export/${id}?form=tracked`);
    expect(await textOf(tracked)).toBe('依据国科发火〔2016〕第32号,现通知如下。\n联系电话13912345678');
    const { default: JSZip } = await import('jszip');
    const zip = await JSZip.loadAsync(tracked);
    const comments = await zip.file('word/comments.xml')?.async('string');
    expect(comments).toContain('年份用六角括号');
    expect(comments).toContain('错误：');
    expect(await zip.file('word/document.xml')?.async('string')).toContain('w:delText');
    const clean = await bytes(`export/${id}?form=clean`);
    expect(await textOf(clean)).toBe('依据国科发火〔2016〕第32号,现通知如下。\n联系电话13912345678');
    expect((await JSZip.loadAsync(clean)).file('word/comments.xml')).toBeNull();
  });

  it('报告的数与文字一致：已改、未处理、已忽略', async () => {
    const id = await create('依据国科发火[2016]第32号,现通知如下。');
    await post(`count/${id}`, { version: 1 });
    const before = (await get(`report/${id}`)).data as { classes: { class: string; open: number }[] };
    expect(before.classes.find((one) => one.class === 'docno')?.open).toBe(2);
    const issue = {
      ruleId: 'docno.bracket',
      class: 'docno',
      severity: 'error',
      reason: '年份用六角括号',
      clause: '',
      source: 'rule',
    };
    const edits = [
      { from: 6, to: 12, original: '[2016]', replacement: '〔2016〕', issue },
      { from: 18, to: 19, original: '通', replacement: '告' },
    ];
    const ignored = [{ ruleId: 'punct.width.comma' }];
    await post(`saveEdits/${id}`, { version: 1, revision: 0, edits, ignored });
    const report = (await get(`report/${id}`)).data as { classes: { class: string }[]; rows: { outcome: string }[] };
    expect(report.classes.find((one) => one.class === 'docno')).toMatchObject({ accepted: 1, open: 1 });
    expect(report.rows.map(({ outcome }) => outcome)).toContain('manual');
    expect(report).toMatchObject({ isModelAsked: false, paragraphs: 1 });
    expect(
      Buffer.from(await bytes(`export/${id}?form=reportPdf`))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const written = await textOf(await bytes(`export/${id}?form=reportDocx`));
    expect(written).toContain('年份用六角括号');
    expect(written).toContain('建议：删除');
    expect(new TextDecoder().decode(await bytes(`export/${id}?form=text`))).toBe(
      '依据国科发火〔2016〕第32号,现告知如下。',
    );
    expect((await get(`export/${id}?form=tracked`)).body.msg).toContain('不是由DOCX上传的');
  });
});

describe('服务端校对', () => {
  it('用规则找到的与位置；改动以后字还在的跟着走，改掉的不再提', async () => {
    const id = await create('第一段没有错。\n依据国科发火[2016]第32号。\n依据财税[2018]第7号。');
    const result = await checked(id, ['rules']);
    expect(result).toMatchObject({ state: 'done', paragraphs: 3, paragraphsDone: 3, failure: null, notRun: [] });
    expect(result.issues.map(({ original }) => original)).toContain('[2016]');
    const edits = [
      { from: 0, to: 3, original: '第一段', replacement: '这里的一段' },
      { from: 30, to: 36, original: '[2018]', replacement: '〔2018〕' },
    ];
    await post(`saveEdits/${id}`, { version: 1, revision: 0, edits, ignored: [] });
    const moved = (await get(`result/${id}`)).data as typeof result;
    expect(Number(moved.dropped)).toBeGreaterThan(0);
    const text = '这里的一段没有错。\n依据国科发火[2016]第32号。\n依据财税〔2018〕第7号。';
    for (const { from, original } of moved.issues) expect(text.slice(from, from + original.length)).toBe(original);
    expect(moved.issues.map(({ original }) => original)).toContain('[2016]');
    expect(moved.issues.map(({ original }) => original)).not.toContain('[2018]');
  });

  it('模型的改动与原文对得上才收；不收的说明为什么，拿不准的再问一次', async () => {
    const id = await create('会议于2026年召开，请作好记路。\n大家再接再励。');
    const edit = { type: 'typo', reason: '别字', confidence: 0.95 };
    answers = [
      JSON.stringify({
        edits: [
          { ...edit, p: 1, original: '记路', replacement: '记录' },
          { ...edit, p: 1, original: '2026', replacement: '2027' },
          { ...edit, p: 9, original: '记路', replacement: '记录' },
          { ...edit, p: 2, original: '再励', replacement: '再厉', confidence: 0.5 },
        ],
      }),
      '{"correct":[false]}',
    ];
    const result = await checked(id, ['model']);
    expect(result.issues).toMatchObject([
      { original: '记路', suggestions: ['记录'], source: 'model' },
      { original: '再励', suggestions: ['再厉'], source: 'model' },
    ]);
    expect(result.rejected).toMatchObject({
      total: 2,
      rows: [{ reason: '动了数字、日期或文号' }, { reason: '没有这一段' }],
    });
    expect(asked[1]).toContain('“再励”是否应改为“再厉”');
  });

  it('第二次问到原句没有错的不收', async () => {
    const id = await create('大家再接再励。');
    answers = [
      '{"edits":[{"p":1,"original":"再励","replacement":"再厉","type":"typo","confidence":0.5}]}',
      '{"correct":[true]}',
    ];
    const result = await checked(id, ['model']);
    expect(result.issues).toEqual([]);
    expect(result.rejected).toMatchObject({ total: 1 });
  });

  it('模型不收请求时，说明原因，规则找到的还在', async () => {
    const id = await create('依据国科发火[2016]第32号。');
    answers = [new LlmFailure('upstream', '大模型服务没有接受密钥，请联系管理员', false)];
    const result = await checked(id, ['rules', 'model']);
    expect(result).toMatchObject({
      state: 'failed',
      failure: '大模型服务没有接受密钥，请联系管理员',
      paragraphsDone: 1,
    });
    expect(result.issues.length).toBeGreaterThan(0);
  });

  it('没有模型时不问模型，也不计次', async () => {
    const without = await createTestApp();
    const other = await without.signIn('13740021012');
    const json = { text: '甲。', genre: 'official' };
    const { data } = await without.call('POST', '/api/proofreading/create', { token: other, json });
    const reply = await without.call('POST', `/api/proofreading/check/${data.id}`, {
      token: other,
      json: { version: 1, layers: ['model'] },
      headers: { 'Idempotency-Key': 'proofreading-no-model' },
    });
    expect(reply.body).toMatchObject({ code: 409, msg: '没有接入大模型，只能用本地规则校对。没有计次' });
    await without.close();
  });
});

describe('名单的文件', () => {
  it('CSV与XLSX导出以后导回来，一条不少，都是已有的', async () => {
    for (const body of [
      { kind: 'sensitive', text: '=敏感', suggestion: '改"这"样', note: '甲,乙' },
      { kind: 'sensitive', text: '007' },
    ])
      await post('saveEntry', body);
    for (const format of ['csv', 'xlsx']) {
      const content = await bytes(`exportList?kind=sensitive&format=${format}`);
      const again = await upload(content, `名单.${format}`, { kind: 'sensitive' }, 'importList');
      expect(again.data, format).toEqual({ added: 0, changed: 0, known: 2, rejected: [] });
    }
  });

  it.each(['csv', 'xlsx'])('导出的%s改了再导入，改的算数；没有的列不动', async (format) => {
    const kind = 'sensitive';
    const text = `试验词${format}`;
    await post('saveEntry', { kind, text, suggestion: '旧的', note: '原来的说明' });
    const rows = {
      csv: `词语,建议\n${text},新的\n`,
      xlsx: xlsxOf({
        甲: [
          ['词语', '建议'],
          [text, '新的'],
        ],
      }),
    };
    const reply = await upload(rows[format as 'csv'], `名单.${format}`, { kind }, 'importList');
    expect(reply.data).toEqual({ added: 0, changed: 1, known: 0, rejected: [] });
    const entries = (await get('lists')).data.rows as { text: string }[];
    expect(entries.find((entry) => entry.text === text)).toMatchObject({ suggestion: '新的', note: '原来的说明' });
  });

  it('过长、重复、没有的规则都说明，不截断', async () => {
    const file = `规则,词语\ndocno.bracket,${'长'.repeat(101)}\n没有的,甲\ndocno.bracket,乙\ndocno.bracket,乙\n`;
    const reply = await upload(file, '名单.csv', { kind: 'ignored' }, 'importList');
    expect(reply.data).toMatchObject({
      added: 1,
      rejected: [
        { line: 2, message: '词语最多100个字，现在是101个字' },
        { line: 3, message: '没有“没有的”这条规则，没有保存' },
        { line: 5, message: '与第4行重复，没有导入' },
      ],
    });
  });

  it('对的导入，不对的逐行说明；列名不对的整份不导入', async () => {
    const file = '姓名,职务\n张某,局长、书记\n李某,\n';
    const reply = await upload(file, '名单.csv', { kind: 'people' }, 'importList');
    expect(reply.data).toEqual({
      added: 1,
      changed: 0,
      known: 0,
      rejected: [{ line: 3, message: '请填写这个人的职务，没有保存' }],
    });
    const wrong = await upload(xlsxOf({ 甲: [['名字']] }), '名单.xlsx', { kind: 'people' }, 'importList');
    expect(wrong.body.msg).toBe('第一行应为列名：姓名、职务、说明，没有导入');
    const quoted = await upload('姓名,职务\n"王某,局长\n', '名单.csv', { kind: 'people' }, 'importList');
    expect(quoted.body.msg).toBe('第2行的引号没有成对，没有导入');
    // A file that says of itself that it is a workbook, and is none.
    const broken = await upload(
      xlsxOf({ 甲: [['姓名']] }).slice(0, 300),
      '名单.xlsx',
      { kind: 'people' },
      'importList',
    );
    expect(broken.body.code).toBe(400);
  });

  it('一律忽略的不再标，报告里算已忽略', async () => {
    const sample = '依据国科发火[2016]第32号。';
    const id = await create(sample);
    const before = await checked(id, ['rules']);
    const outcomes = async () =>
      ((await get(`report/${id}`)).data.rows as { before: string; outcome: string }[]).map(
        ({ before: words, outcome }) => `${words} ${outcome}`,
      );
    expect(await outcomes()).toContain('[2016] open');
    await post('saveEntry', { kind: 'ignored', ruleId: 'docno.bracket' });
    const after = await checked(await create(sample), ['rules']);
    expect(after.issues.length).toBeLessThan(before.issues.length);
    expect(await outcomes()).toContain('[2016] ignored');
  });
});
