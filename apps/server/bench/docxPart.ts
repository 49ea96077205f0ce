import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDocx } from '../src/studio/proofreading/docx/openDocx';
import { writeDocx } from '../src/studio/proofreading/docx/writeDocx';
import { docxOf } from '../test/documents';
import { mistakesOf } from '../test/docxMistakes';
import { docxSamples } from '../test/docxSamples';
import { type PartResult, table } from './measure';

const run = promisify(execFile);
const author = '衡策校对';

interface Candidate {
  producer: string;
  name: string;
  content: Uint8Array;
}

interface Expected {
  insertions: number;
  deletions: number;
  comments: number;
}

/**
 * Documents of different structures with tracked changes and comments written into them, as LibreOffice reads them: opened at all,
 * and with as many insertions, deletions and comments. null without LibreOffice.
 */
export async function measureDocx(): Promise<PartResult | null> {
  if (!existsSync('/usr/bin/soffice')) return null;
  const folder = await mkdtemp(join(tmpdir(), 'hengce-bench-docx-'));
  try {
    const candidates = [...handBuilt(), ...(await ofLibraries()), ...(await ofLibreOffice(folder))];
    const expected: Expected[] = [];
    await mkdir(join(folder, 'written'));
    for (const [at, { content }] of candidates.entries()) {
      const docx = await openDocx(content);
      if ('problem' in docx) throw new Error(`${candidates[at]?.name}: ${docx.problem}`);
      const { edits, notes } = mistakesOf(docx.text);
      const written = await writeDocx(docx, edits, notes, { isTracked: true, author, now: new Date() });
      expected.push(await writtenInto(written.content));
      await writeFile(join(folder, 'written', `${at}.docx`), written.content);
    }
    await convert(
      folder,
      'fodt',
      candidates.map((_, at) => join('written', `${at}.docx`)),
      'read',
    );
    const wrong: string[] = [];
    let opened = 0;
    for (const [at, { producer, name }] of candidates.entries()) {
      const path = join(folder, 'read', `${at}.fodt`);
      if (!existsSync(path)) wrong.push(`${producer}，${name}：没有打开`);
      else {
        opened += 1;
        const found = readBy(await readFile(path, 'utf8'));
        const own = expected[at] as Expected;
        if (JSON.stringify(found) !== JSON.stringify(own))
          wrong.push(`${producer}，${name}：应为${said(own)}，读到${said(found)}`);
      }
    }
    const producers = [...new Set(candidates.map(({ producer }) => producer))];
    const rows = producers.map((producer) => {
      const all = candidates.filter((one) => one.producer === producer).length;
      return [producer, all, wrong.filter((line) => line.startsWith(`${producer}，`)).length];
    });
    return {
      title: '写入修订与批注的DOCX，用LibreOffice打开',
      json: { files: candidates.length, opened, wrong },
      markdown: `${table(['来自', '份数', '打不开或数目不符'], rows)}\n\n${wrong.map((line) => `- ${line}\n`).join('')}`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const said = ({ insertions, deletions, comments }: Expected) => `插入${insertions}、删除${deletions}、批注${comments}`;

const handBuilt = (): Candidate[] =>
  docxSamples.map(({ name, content }) => ({ producer: name.startsWith('WPS') ? 'WPS的写法' : '手工', name, content }));

const paragraphs = ['请核对企业的的帐户，联系电话13912345678。', '第二段也有帐户。'];

async function ofLibraries(): Promise<Candidate[]> {
  const parts = [{ heading: '关于帐户的通知' }, ...paragraphs.map((text) => ({ text })), { table: [['帐户', '的的']] }];
  return [
    { producer: 'docx', name: '标题、段落与表格', content: await docxOf(parts) },
    {
      producer: 'docx',
      name: '合并的单元格',
      content: await docxOf([{ table: [[{ text: '帐户', columns: 2 }], ['的的', '甲']] }]),
    },
  ];
}

/** What LibreOffice itself writes of pages with tables, lists, links, notes and headings. */
async function ofLibreOffice(folder: string): Promise<Candidate[]> {
  const [first, second] = paragraphs;
  const pages: Record<string, string> = {
    段落: `<p>${first}</p><p><b>${second}</b></p>`,
    表格: `<table border="1"><tr><td>${first}</td><td>帐户</td></tr></table>`,
    列表: `<ol><li>${first}</li><li>帐户<ul><li>的的</li></ul></li></ol>`,
    链接: `<p>见<a href="https://example.com/">${first}</a></p>`,
    标题: `<h1>帐户</h1><h2>的的</h2><p>${first}</p>`,
    格式混排: `<p>请核对<i>企业的</i><b>的帐</b><u>户</u></p>`,
  };
  await mkdir(join(folder, 'pages'));
  const names = Object.keys(pages);
  for (const [at, name] of names.entries())
    await writeFile(
      join(folder, 'pages', `${at}.html`),
      `<html><head><meta charset="utf-8"></head><body>${pages[name]}</body></html>`,
    );
  const sources = names.map((_, at) => join('pages', `${at}.html`));
  await convert(folder, 'docx:MS Word 2007 XML', sources, 'made', ['--infilter=HTML (StarWriter)']);
  return Promise.all(
    names.map(async (name, at) => ({
      producer: 'LibreOffice',
      name,
      content: await readFile(join(folder, 'made', `${at}.docx`)),
    })),
  );
}

async function convert(
  folder: string,
  to: string,
  files: readonly string[],
  out: string,
  more: readonly string[] = [],
): Promise<void> {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const paths = files.map((file) => join(folder, file));
  await run('soffice', [profile, '--headless', ...more, '--convert-to', to, '--outdir', join(folder, out), ...paths], {
    timeout: 600_000,
  });
}

/** What we wrote into the file, as a reader sees it: without the copies for older programs. */
async function writtenInto(content: Uint8Array): Promise<Expected> {
  const { default: JSZip } = await import('jszip');
  const zip = await JSZip.loadAsync(content);
  const expected: Expected = { insertions: 0, deletions: 0, comments: 0 };
  for (const file of Object.values(zip.files)) {
    if (!/^word\/[^/]+\.xml$/.test(file.name)) continue;
    const xml = (await file.async('string')).replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '');
    const count = (pattern: RegExp) => [...xml.matchAll(pattern)].length;
    expected.insertions += count(new RegExp(`<\\w+:ins \\w+:id="\\d+" \\w+:author="${author}"`, 'g'));
    expected.deletions += count(new RegExp(`<\\w+:del \\w+:id="\\d+" \\w+:author="${author}"`, 'g'));
    expected.comments += count(/<\w+:comment /g);
  }
  return expected;
}

/** What LibreOffice made of it. */
function readBy(xml: string): Expected {
  const count = (pattern: RegExp) => [...xml.matchAll(pattern)].length;
  return {
    insertions: count(new RegExp(`<text:insertion>\\s*<office:change-info>\\s*<dc:creator>${author}`, 'g')),
    deletions: count(new RegExp(`<text:deletion>\\s*<office:change-info>\\s*<dc:creator>${author}`, 'g')),
    comments: count(/<office:annotation /g),
  };
}
