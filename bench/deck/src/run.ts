// What an exported deck keeps of the screen: where lines end and how pages look in LibreOffice, and how long layout and export take.
// Needs soffice, pdftotext and pdftoppm; without them only the times are measured. Writes bench-results/deck.json.
//
//   tsx bench/deck/src/run.ts
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { type Deck, drawScene, layoutDeck, type Slide, themes } from '../../../packages/engines/deck/src';
import { lintPptx, writePptx } from '../../../packages/engines/deck/src/pptx';
import { sampleDeck } from '../../../packages/engines/deck/src/testing/sampleDeck';
import { chromiumLaunch } from '../../../tools/chromium.mjs';
import { inLibreOffice, run } from '../../../tools/office';
import { lineIdentity, pdfOf } from './lines';
import { fonts, withoutGaps } from './office';
import { similarity } from './similarity';
import { toSvg } from './toSvg';

/** Pixels of a picture's pixel on each side, since a browser sets letters on whole ones and a PDF does not. */
const fineness = 3;

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
  const pptxMs = Math.round(cpuSince(started));
  const begun = process.cpuUsage();
  const pdf = await pdfOf(deck.title, layoutDeck(deck));
  return {
    layoutMs: { p50: each[5], p95: each[9] },
    pptxMs,
    pptxKb: Math.round(file.length / 1000),
    pdfMs: Math.round(cpuSince(begun)),
    pdfKb: Math.round(pdf.length / 1000),
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

/** Findings of every theme, in both proportions and with lines of either kind. */
async function lint(): Promise<string[]> {
  const found: string[] = [];
  for (const { id } of themes)
    for (const aspect of ['16:9', '4:3'] as const)
      for (const lines of ['exact', 'editable'] as const)
        found.push(...(await lintPptx(await writePptx(sampleDeck(id, aspect), { lines }))));
  return found;
}

/** Every layout drawn from its scene beside LibreOffice's picture of the .pptx, as it is and without its gaps: SSIM of 1280 × 720 pixels in grey. */
async function pictures() {
  const deck = sampleDeck();
  const shown = layoutDeck(deck);
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: fineness });
  const drawn: Buffer[] = [];
  for (const { scene } of shown) {
    await page.setContent(`<body style="margin:0">${toSvg(scene, drawScene(scene), fonts)}</body>`);
    drawn.push(await page.screenshot());
  }
  await browser.close();
  const pptx = await writePptx(deck, { lines: 'exact', fonts });
  const layouts = shown.map(({ slide }) => slide.layout);
  return {
    ...(await compared(layouts, drawn, await inLibreOffice(pptx, pagesOf))),
    withoutGaps: await compared(layouts, drawn, await inLibreOffice(await withoutGaps(pptx), pagesOf, 'fodp')),
  };
}

async function pagesOf(pdf: string, folder: string): Promise<Buffer[]> {
  const [width, height] = [1280, 720].map((pixels) => String(pixels * fineness));
  await run('pdftoppm', ['-scale-to-x', `${width}`, '-scale-to-y', `${height}`, '-png', pdf, join(folder, 'page')]);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

async function compared(layouts: readonly string[], drawn: readonly Buffer[], rendered: readonly Buffer[]) {
  const grey = (png: Buffer) => sharp(png).resize(1280, 720).greyscale().raw().toBuffer();
  const byLayout: Record<string, number> = {};
  for (const [n, layout] of layouts.entries())
    byLayout[layout] = similarity(await grey(drawn[n] as Buffer), await grey(rendered[n] as Buffer), 1280, 720);
  const all = Object.values(byLayout);
  return { mean: all.reduce((sum, value) => sum + value, 0) / all.length, least: Math.min(...all), byLayout };
}
