import { applyIssues } from '@hengce/proofreading';
import fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { docxOf } from '../../../../test/documents';
import { mistakesOf } from '../../../../test/docxMistakes';
import { type DocxSample, docxSamples, docxWith } from '../../../../test/docxSamples';
import { type OpenDocx, openDocx } from './openDocx';
import { type TextEdit, writeDocx } from './writeDocx';

const now = new Date('2026-11-25T02:00:00.000Z');
const author = '衡策校对';

async function opened(content: Uint8Array): Promise<OpenDocx> {
  const docx = await openDocx(content);
  if ('problem' in docx) throw new Error(docx.problem);
  return docx;
}

const applied = (text: string, edits: readonly TextEdit[]) =>
  applyIssues(
    text,
    edits.map((edit) => ({ ...edit, original: text.slice(edit.from, edit.to) })),
  );

/** All parts as text. */
async function partsOf(content: Uint8Array): Promise<Map<string, string>> {
  const { files } = await JSZip.loadAsync(content);
  const parts = await Promise.all(
    Object.values(files).map(async (file) => [file.name, await file.async('binarystring')] as const),
  );
  return new Map(parts);
}

/** The file as it is once all our revisions were rejected. */
async function rejected(content: Uint8Array): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(content);
  for (const name of Object.keys(zip.files)) {
    if (!name.startsWith('word/') || !name.endsWith('.xml')) continue;
    const xml = await (zip.file(name) as JSZip.JSZipObject).async('string');
    const without = xml
      .replace(new RegExp(`<(\\w+):ins \\w+:id="\\d+" \\w+:author="${author}"[^>]*>.*?</\\1:ins>`, 'gs'), '')
      .replace(
        new RegExp(`<(\\w+):del \\w+:id="\\d+" \\w+:author="${author}"[^>]*>(.*?)</\\1:del>`, 'gs'),
        (_, _p, inside) => String(inside).replace(/(<\/?\w+:)delText\b/g, '$1t'),
      );
    zip.file(name, without);
  }
  return zip.generateAsync({ type: 'uint8array' });
}

const count = (parts: Map<string, string>, pattern: RegExp) =>
  [...parts.values()].reduce((total, xml) => total + [...xml.matchAll(pattern)].length, 0);

const samples: readonly (
  | DocxSample
  | { name: string; content: Promise<Buffer>; locked?: number; lockedInClean?: number }
)[] = [
  ...docxSamples,
  {
    name: 'docx程序库',
    content: docxOf([
      { heading: '关于帐户的通知' },
      { text: '请核对企业的的帐户，联系电话13912345678。' },
      { table: [['项目', '帐户']] },
    ]),
  },
];

describe.each(samples)('$name', ({ content: given, locked = 0, lockedInClean = locked }) => {
  it('改动成为修订：接受以后是改好的文字，拒绝以后是原来的文字', async () => {
    const content = await given;
    const { text, ...docx } = await opened(content);
    const { edits, notes } = mistakesOf(text);
    expect(edits.length).toBeGreaterThan(0);
    const written = await writeDocx({ ...docx, text }, edits, notes, { isTracked: true, author, now });
    expect(written.edits).toBe(edits.length - locked);
    if (locked === 0) expect((await opened(written.content)).text).toBe(applied(text, edits));
    expect((await opened(await rejected(written.content))).text).toBe(text);
  });

  it('没有改的部分一个字节不变，改了的部分每个编号只出现一次，批注有头有尾', async () => {
    const content = await given;
    const docx = await opened(content);
    const { edits, notes } = mistakesOf(docx.text);
    const written = await writeDocx(docx, edits, notes, { isTracked: true, author, now });
    const [before, after] = [await partsOf(content), await partsOf(written.content)];
    const mayChange = new Set([
      ...docx.parts.map(({ name }) => name),
      '[Content_Types].xml',
      'word/_rels/document.xml.rels',
      'word/comments.xml',
    ]);
    for (const [name, xml] of before) if (!mayChange.has(name)) expect(after.get(name), name).toBe(xml);
    const ids = [...after.values()].flatMap((xml) =>
      [...xml.matchAll(/:(?:ins|del) \w+:id="(\d+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const starts = count(after, /:commentRangeStart /g);
    expect(starts).toBe(count(after, /:commentRangeEnd /g));
    expect(starts).toBe(count(after, /:commentReference /g));
    expect(starts).toBe(count(after, /<\w+:comment /g));
  });

  it('干净的一份只有改好的文字，没有修订', async () => {
    const content = await given;
    const docx = await opened(content);
    const { edits } = mistakesOf(docx.text);
    const revisions = count(await partsOf(content), /<\w+:(?:ins|del) /g);
    const written = await writeDocx(docx, edits, [], { isTracked: false, author, now });
    const after = await partsOf(written.content);
    expect(count(after, /<\w+:(?:ins|del) /g)).toBe(revisions);
    if (lockedInClean === 0) expect((await opened(written.content)).text).toBe(applied(docx.text, edits));
    expect(written.comments).toBe(lockedInClean);
  });
});

it('任意的改动：接受以后是改好的，拒绝以后是原来的', async () => {
  const open = docxSamples.filter(({ locked }) => locked === undefined);
  const texts = await Promise.all(open.map(async ({ content }) => (await opened(content)).text));
  const scenario = fc.integer({ min: 0, max: open.length - 1 }).chain((at) => {
    const length = (texts[at] ?? '').length;
    const edit = fc.record({
      from: fc.integer({ min: 0, max: length }),
      length: fc.integer({ min: 0, max: 6 }),
      replacement: fc.constantFrom('', '新', '新的文字', '<&>', '甲\n乙', '一\t二'),
    });
    return fc.record({ at: fc.constant(at), edits: fc.array(edit, { minLength: 1, maxLength: 5 }) });
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ at, edits: wanted }) => {
      const content = (open[at] as DocxSample).content;
      const docx = await opened(content);
      const { text } = docx;
      const edits: TextEdit[] = [];
      for (const { from, length, replacement } of [...wanted].sort((a, b) => a.from - b.from)) {
        const to = Math.min(text.length, from + length);
        const last = edits.at(-1);
        // Paragraphs and cells stay as they are; what goes across them is looked at on its own.
        if (last !== undefined && from <= last.to) continue;
        if (docx.placed.some((one) => one.from > from && one.from <= to)) continue;
        edits.push({ from, to, replacement, reason: 'x' });
      }
      const written = await writeDocx(docx, edits, [], { isTracked: true, author, now });
      const real = edits.filter((edit) => edit.replacement !== '' || edit.to > edit.from);
      const shown = (await opened(written.content)).text;
      expect(shown.replaceAll('\t', '\n')).toBe(applied(text, real).replaceAll('\t', '\n'));
      expect((await opened(await rejected(written.content))).text).toBe(text);
    }),
    { numRuns: 60 },
  );
});

it('跨段的改动：两段的文字都改，段落不合并，批注里说明', async () => {
  const docx = await opened(
    docxWith('<w:p><w:r><w:t>前一段错</w:t></w:r></w:p><w:p><w:r><w:t>字后一段</w:t></w:r></w:p>'),
  );
  const edits = [{ from: 3, to: 6, replacement: '对', reason: '' }];
  const written = await writeDocx(docx, edits, [], { isTracked: true, author, now });
  expect((await opened(written.content)).text).toBe('前一段对\n后一段');
  expect((await partsOf(written.content)).get('word/comments.xml')).toBeDefined();
  expect(written.comments).toBe(1);
});

it.each([
  ['不是压缩包', Buffer.from('PK\x03\x04 not a zip')],
  ['正文不完整', docxWith('', { document: '<w:document xmlns:w="http://x"><w:body>' })],
  ['带DTD', docxWith('', { document: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })],
])('%s：说明打不开', async (_, content) => expect(await openDocx(content)).toEqual({ problem: 'broken' }));
