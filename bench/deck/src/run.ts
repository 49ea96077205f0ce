// What an exported deck keeps of the screen: where lines end and how pages look in LibreOffice, and how long layout and export take.
// Needs soffice, pdftotext and pdftoppm; without them only the times are measured. Writes bench-results/deck.json.
//
//   tsx bench/deck/src/run.ts
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { type Deck, drawScene, layoutDeck, type Scene, type Slide, themes } from '../../../packages/engines/deck/src';
import { lintPptx, writePptx } from '../../../packages/engines/deck/src/pptx';
import { sampleDeck } from '../../../packages/engines/deck/src/testing/sampleDeck';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { similarity } from './similarity';
import { toSvg } from './toSvg';

const run = promisify(execFile);
/** Installed where this runs, so that pictures differ by geometry and not by fonts. */
const fonts = { sans: 'Noto Sans CJK SC', serif: 'Noto Serif CJK SC' };
const texts = 500;

const results: Record<string, unknown> = { at: new Date().toISOString(), ...(await times()), lint: await lint() };
if (await hasTools()) Object.assign(results, { lines: await lineIdentity(), pictures: await pictures() });
else console.log('没有soffice、pdftotext或pdftoppm，没有比较断行与画面');
const folder = new URL('../../../bench-results/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('deck.json', folder), `${JSON.stringify(results, null, 1)}\n`);
console.log(JSON.stringify(results, null, 1));
process.exit(0);

async function hasTools(): Promise<boolean> {
  const found = await Promise.all(
    [
      ['soffice', '--version'],
      ['pdftotext', '-v'],
      ['pdftoppm', '-v'],
    ].map(([name = '', flag = '']) =>
      run(name, [flag]).then(
        () => true,
        () => false,
      ),
    ),
  );
  return found.every(Boolean);
}

/** A deck of 40 slides: milliseconds of CPU to lay it out, p95 over the themes, and to write it; a busy machine says the same. */
async function times() {
  const deck = ofForty();
  layoutDeck(deck);
  const each = themes.map(({ id }) => timed(() => layoutDeck({ ...deck, themeId: id }))).sort((a, b) => a - b);
  const started = process.cpuUsage();
  const file = await writePptx(deck, { lines: 'exact' });
  return {
    layoutMs: { p50: each[5], p95: each[9] },
    pptxMs: Math.round(cpuSince(started)),
    pptxKb: Math.round(file.length / 1000),
  };
}

function timed(work: () => void): number {
  const started = process.cpuUsage();
  work();
  return Math.round(cpuSince(started) * 10) / 10;
}

function cpuSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function ofForty(): Deck {
  const deck = sampleDeck();
  const slides = Array.from({ length: 40 }, (_, n) => ({
    ...(deck.slides[n % deck.slides.length] as Slide),
    id: `s${n}`,
  }));
  return { ...deck, slides };
}

/** Findings of every theme. */
async function lint(): Promise<string[]> {
  const found: string[] = [];
  for (const { id } of themes) found.push(...(await lintPptx(await writePptx(sampleDeck(id), { lines: 'exact' }))));
  return found;
}

/** Of texts of an official kind, each on a slide of its own: in how many every line ends in LibreOffice where it ends on the screen. */
async function lineIdentity() {
  const random = randomOf(42);
  const slides = Array.from(
    { length: texts },
    (_, n): Slide => ({
      id: `s${n}`,
      layout: 'bullets',
      data: { title: `第${n + 1}页`, items: [{ text: officialText(random) }] },
    }),
  );
  const deck: Deck = { ...sampleDeck(), slides };
  const shown = layoutDeck(deck);
  const count = async (lines: 'exact' | 'editable'): Promise<number> => {
    const pages = await inLibreOffice(await writePptx(deck, { lines, fonts }), linesOfPages);
    return shown.filter(({ scene }, n) => sameLines(scene, pages[n] ?? [])).length;
  };
  return { texts, exact: await count('exact'), editable: await count('editable') };
}

function sameLines({ elements }: Scene, found: string[]): boolean {
  const wanted = elements.flatMap((element) =>
    element.kind === 'text' && element.slot.startsWith('items') ? element.lines : [],
  );
  const page = new Set(found);
  return wanted.every((line) => page.has(line.replace(/\s/g, '')));
}

/** Lines of each page of a PDF, without spaces. */
async function linesOfPages(pdf: string): Promise<string[][]> {
  const { stdout } = await run('pdftotext', ['-bbox-layout', pdf, '-'], { maxBuffer: 1e9 });
  return stdout
    .split('<page ')
    .slice(1)
    .map((page) => {
      const lines = new Map<number, { x: number; text: string }[]>();
      for (const [, x, top, bottom, text] of page.matchAll(
        /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)<\/word>/g,
      )) {
        const middle = Math.round((Number(top) + Number(bottom)) / 2 / 6);
        const key = [middle, middle - 1, middle + 1].find((near) => lines.has(near)) ?? middle;
        lines.set(key, [...(lines.get(key) ?? []), { x: Number(x), text: unescaped(text ?? '') }]);
      }
      return [...lines.values()].map((words) =>
        words
          .sort((a, b) => a.x - b.x)
          .map(({ text }) => text)
          .join('')
          .replace(/\s|^•/g, ''),
      );
    });
}

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}

/** Every layout drawn from its scene beside LibreOffice's picture of the .pptx: SSIM of 1280 × 720 pixels in grey. */
async function pictures() {
  const deck = sampleDeck();
  const shown = layoutDeck(deck);
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const drawn: Buffer[] = [];
  for (const { scene } of shown) {
    await page.setContent(`<body style="margin:0">${toSvg(scene, drawScene(scene), fonts)}</body>`);
    drawn.push(await page.screenshot());
  }
  await browser.close();
  const rendered = await inLibreOffice(await writePptx(deck, { lines: 'exact', fonts }), async (pdf, folder) => {
    await run('pdftoppm', ['-scale-to-x', '1280', '-scale-to-y', '720', '-png', pdf, join(folder, 'page')]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
    return Promise.all(names.map((name) => readFile(join(folder, name))));
  });
  const grey = (png: Buffer) => sharp(png).greyscale().raw().toBuffer();
  const byLayout: Record<string, number> = {};
  for (const [n, { slide }] of shown.entries())
    byLayout[slide.layout] = similarity(await grey(drawn[n] as Buffer), await grey(rendered[n] as Buffer), 1280, 720);
  const all = Object.values(byLayout);
  return { mean: all.reduce((sum, value) => sum + value, 0) / all.length, least: Math.min(...all), byLayout };
}

async function inLibreOffice<T>(file: Uint8Array, read: (pdf: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-deck-'));
  try {
    await writeFile(join(folder, 'deck.pptx'), file);
    await run('soffice', [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      join(folder, 'deck.pptx'),
    ]);
    return await read(join(folder, 'deck.pdf'), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Phrases of policies put together at random: numbers, quotes, Latin names, addresses. */
function officialText(random: () => number): string {
  const phrases = [
    '到2027年，培育国家级专精特新“小巨人”企业500家以上',
    '规模以上工业企业研发投入强度达到3.5%',
    '对首次认定的高新技术企业给予最高50万元奖励',
    '对研发费用同比增长超过20%的企业，按增量的10%给予补助',
    '申报单位应当在2026年12月31日（含）前提交申报材料，逾期不予受理',
    '登录“一网通办”平台（https://zwfw.example.gov.cn）',
    '支持企业开展AI大模型（如DeepSeek-V3、Qwen3）在CAD/CAE、MES、ERP等场景的应用示范',
    '依照《中华人民共和国中小企业促进法》第三十一条的规定',
    '单个企业年度补助不超过300万元',
    '主导产品占营业收入比重达到70%以上',
    '未被列入经营异常名录或严重失信主体名单',
    '经属地初审、专家评审、公示5个工作日后拨付',
  ];
  const count = 1 + Math.floor(random() * 3);
  return `${Array.from({ length: count }, () => phrases[Math.floor(random() * phrases.length)]).join('；')}。`;
}
