import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { xlsxOf } from '../../../test/documents';
import { jpegOf, makeZip, officeFile, pngOf, tinyPdf } from '../../../test/files';
import { checkContent, type SentFile } from './checkContent';
import { knowledgeRule, materialRule, slipRule } from './kinds';

const check = (content: Uint8Array | string, name = '', { rule = materialRule, mediaType = '' } = {}) =>
  checkContent({ name, mediaType, content: Buffer.from(content) } satisfies SentFile, rule);

const pdfOf = (pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  new Promise((resolve) => {
    const pdf = new PDFDocument({ autoFirstPage: false, size: [9, 9], ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    for (let page = 0; page < pages; page += 1) pdf.addPage();
    pdf.end();
  });

const zeros = (size: number) => new Uint8Array(size);
const ofd = () =>
  makeZip([
    { name: 'OFD.xml', content: '<ofd:OFD/>' },
    { name: 'Doc_0/Document.xml', content: '<d/>' },
  ]);
const chart = (content: Uint8Array) => officeFile('docx', { name: 'word/embeddings/Sheet1.xlsx', content });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `word/media/${index}.txt`, content: 'x' }));
const old = (name: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(name, 'utf16le'), zeros(600)]);

it.each<[string, () => Uint8Array | string | Promise<Buffer>, string]>([
  ['PDF', tinyPdf, 'pdf'],
  [
    '交叉表指向自己的PDF，阅读器照样打开',
    () => `${tinyPdf()}xref\n0 0\ntrailer <</Prev 9>>\nstartxref\n9\n%%EOF`,
    'pdf',
  ],
  ['PDF，限制编辑但不要密码', () => pdfOf(2, { ownerPassword: 'x', permissions: { modifying: false } }), 'pdf'],
  ['DOCX', () => officeFile('docx'), 'docx'],
  ['XLSX', () => officeFile('xlsx'), 'xlsx'],
  ['PPTX', () => officeFile('pptx'), 'pptx'],
  ['OFD', ofd, 'ofd'],
  ['DOCX，图表里有工作簿', () => chart(officeFile('xlsx')), 'docx'],
  ['XLSX，压得很紧的小表', () => officeFile('xlsx', { name: 'xl/a.xml', content: zeros(900_000) }), 'xlsx'],
  ['PNG', () => pngOf(9_000, 9_000), 'png'],
  ['JPEG', () => jpegOf(4_000, 3_000), 'jpeg'],
])('收：%s', async (_, make, kind) => {
  expect(await check(await make())).toBe(kind);
});

const bomb = () => officeFile('xlsx', { name: 'xl/sheet1.xml', content: zeros(120_000_000) });
it.each<[string, () => Uint8Array | string | Promise<Buffer>, string]>([
  ['空文件', () => '', '文件是空的，没有上传。请重新选择'],
  [
    '程序',
    () => 'MZ\x90\x00',
    '文件应为PDF、DOCX、XLSX、PPTX、OFD、PNG或JPEG，现在的内容不是，没有上传。请导出为其中一种后重试',
  ],
  ['网页', () => '<svg onload=alert(1)>', '现在的内容不是'],
  ['太大', () => zeros(20_100_000), '文件最大20MB，现在是20.1MB，没有上传。请压缩，或拆成几份后重试'],
  [
    '旧版Word',
    () => old('WordDocument'),
    '这是旧版Office文件（DOC、XLS、PPT），没有上传。请另存为DOCX、XLSX或PDF后重试',
  ],
  ['加了密码的DOCX', () => old('EncryptedPackage'), '文件加了密码，无法核对内容，没有上传。请去掉密码后重试'],
  ['要密码的PDF', () => pdfOf(1, { userPassword: 'x' }), 'PDF要密码才能打开'],
  [
    '打开就运行的PDF',
    () => tinyPdf('', '/OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>'),
    'PDF里有脚本，没有上传。请打印为PDF后重试',
  ],
  ['501页的PDF', () => pdfOf(501), 'PDF最多500页，现在是501页'],
  ['只有开头的PDF', () => '%PDF-1.7', 'PDF打不开'],
  ['页目录指向自己的PDF', () => tinyPdf().replace('[3 0 R]', '[2 0 R]'), 'PDF打不开'],
  [
    '后面是压缩包的PDF',
    () => Buffer.concat([Buffer.from(tinyPdf()), officeFile('docx')]),
    '文件里混有另一种格式的文件，没有上传。请重新导出为PDF后重试',
  ],
  ['里面是PDF的图片', () => Buffer.concat([pngOf(9, 9), Buffer.from(tinyPdf())]), '文件里混有另一种格式'],
  [
    '后面是压缩包的图片',
    () => Buffer.concat([jpegOf(9, 9), makeZip([{ name: 'a', content: 'a' }])]),
    '文件里混有另一种格式',
  ],
  ['像素炸弹', () => pngOf(60_000, 60_000), '图片最多1亿像素，现在是60000×60000，没有上传。请缩小后重试'],
  ['没有大小的图片', () => Buffer.from('ffd8ffd9', 'hex'), '图片不完整'],
  [
    '压缩包',
    () => makeZip([{ name: '资料/说明.txt', content: '好' }]),
    '这是压缩包，不是Office或OFD文件，没有上传。请解压后逐个上传',
  ],
  ['截断的DOCX', () => officeFile('docx').subarray(0, 200), '文件不完整或已损坏'],
  ['压缩炸弹', bomb, '文件展开后太大，没有上传'],
  [
    '说得比实际小的压缩炸弹',
    () => officeFile('docx', { name: 'word/a.xml', content: zeros(30_000_000), declaredSize: 100 }),
    '文件不完整或已损坏',
  ],
  ['1001个部分', () => officeFile('docx', ...many(999)), '文件由1001个部分组成，最多1000个'],
  [
    '指向外面的路径',
    () => officeFile('docx', { name: '../../etc/cron.d/x', content: 'x' }),
    '文件里有指向文件外的路径',
  ],
  ['Windows的绝对路径', () => officeFile('docx', { name: 'C:\\x\\y', content: 'x' }), '文件里有指向文件外的路径'],
  ['加密的部分', () => officeFile('docx', { name: 'word/a.xml', content: 'x', flags: 0x801 }), '文件加了密码'],
  [
    '宏',
    () => officeFile('docx', { name: 'word/vbaProject.bin', content: 'x' }),
    '文件里有宏或控件，没有上传。请另存为不带宏的格式，或导出为PDF后重试',
  ],
  ['旧式宏表', () => officeFile('xlsx', { name: 'xl/macrosheets/sheet1.xml', content: 'x' }), '文件里有宏或控件'],
  ['两个同名的部分', () => officeFile('docx', { name: '[content_types].xml', content: '' }), '文件里有两个同名的部分'],
  ['包里有压缩包', () => officeFile('docx', { name: 'word/media/a.zip', content: 'x' }), '文件里还有别的文件“a.zip”'],
  [
    '包里有改了名的压缩包',
    () =>
      officeFile('docx', {
        name: 'word/media/a.png',
        content: makeZip([{ name: 'a', content: 'a' }]),
      }),
    '文件里还有别的文件“a.png”',
  ],
  [
    '包里有程序',
    () => officeFile('docx', { name: 'word/embeddings/oleObject1.bin', content: Buffer.from('MZ\x90\x00', 'latin1') }),
    '文件里还有别的文件',
  ],
  [
    '图表的工作簿有宏',
    () => chart(officeFile('xlsx', { name: 'xl/vbaProject.bin', content: 'x' })),
    '文件里有宏或控件',
  ],
  ['图表里又有图表', () => chart(chart(officeFile('xlsx'))), '文件里还有别的文件“Sheet1.xlsx”'],
])('不收：%s', async (_, make, message) => {
  await expect(check(await make())).rejects.toMatchObject({
    name: 'Rejection',
    message: expect.stringContaining(message),
  });
});

it.each([
  ['审计报告.docx', '', '文件的扩展名与内容不符，内容是PDF'],
  ['回单.exe', '', '文件的扩展名与内容不符'],
  ['回单', 'image/png', '文件的扩展名与内容不符'],
])('名称%j、类型%j的PDF不收', async (name, mediaType, message) => {
  await expect(check(tinyPdf(), name, { mediaType })).rejects.toMatchObject({
    message: expect.stringContaining(message),
  });
});

it.each([
  ['回单.PDF', 'application/octet-stream'],
  ['回单', ''],
  ['照片.jpeg', 'image/jpeg'],
])('名称%j、类型%j与内容相符', async (name, mediaType) => {
  await expect(check(name.startsWith('照片') ? jpegOf(9, 9) : tinyPdf(), name, { mediaType })).resolves.toBeTruthy();
});

it('付款凭证只收PDF与图片，最大5MB', async () => {
  const rule = slipRule;
  expect(await check(tinyPdf(), '', { rule })).toBe('pdf');
  await expect(check(officeFile('docx'), '', { rule })).rejects.toMatchObject({
    message: '文件应为PDF、PNG或JPEG，现在是DOCX，没有上传。请导出为其中一种后重试',
  });
  await expect(check(zeros(5_100_000), '', { rule })).rejects.toMatchObject({ status: 413 });
});

it('常用的库写的XLSX不当作有宏', async () => {
  expect(await check(xlsxOf({ 汇总: [['甲', 1]] }))).toBe('xlsx');
});

it('TXT与MD按扩展名收，内容是UTF-8或GB 18030的文本', async () => {
  const rule = knowledgeRule;
  const gbk = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);
  expect(await check('中文', '说明.txt', { rule })).toBe('txt');
  expect(await check(gbk, '说明.TXT', { rule })).toBe('txt');
  expect(await check('# 题', '笔记.markdown', { rule, mediaType: 'application/octet-stream' })).toBe('md');
  for (const [content, name] of [
    ['中文', '说明.docx'],
    ['中文', '说明'],
    [Buffer.from([0xff, 0xfe, 0x2d, 0x4e]), '说明.txt'],
    [Buffer.from('a\0b'), '说明.txt'],
    [tinyPdf(), '说明.txt'],
  ] as const)
    await expect(check(content, name, { rule })).rejects.toMatchObject({ name: 'Rejection' });
  await expect(check('中文', '说明.txt')).rejects.toMatchObject({ name: 'Rejection' });
});

it('乱写的字节不让服务出错', async () => {
  const hits = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 8 });
  const whole = officeFile('docx', { name: 'word/a.xml', content: zeros(300) });
  await fc.assert(
    fc.asyncProperty(hits, async (changes) => {
      const content = Buffer.from(whole);
      for (const [at, byte] of changes) content[at % content.length] = byte;
      await check(content).catch((error: unknown) => expect(error).toMatchObject({ name: 'Rejection' }));
    }),
    { numRuns: 400 },
  );
});
