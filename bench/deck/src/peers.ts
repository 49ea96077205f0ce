// The same outline as one would otherwise turn it into a deck: PptxGenJS by itself, Slidev's export as .pptx, reveal.js printed as PDF.
// How much of its text can be edited, on how many pages every line ends where the screen ends it, and what applications would repair.
// Needs soffice and pdftotext, and fetches the others only for this. Writes bench-results/deck-peers.json.
//
//   tsx bench/deck/src/peers.ts
import { cpSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import JSZip from 'jszip';
import { chromium } from 'playwright';
import { type Deck, layoutDeck, type Slide } from '../../../packages/engines/deck/src';
import { lintPptx, writePptx } from '../../../packages/engines/deck/src/pptx';
import { sampleDeck } from '../../../packages/engines/deck/src/testing/sampleDeck';
import { chromiumLaunch, chromiumPath } from '../../../tools/chromium.mjs';
import { inLibreOffice, run } from '../../../tools/office';
import { writeResult } from '../../chat/src/portal';
import { plainPptx, sameLines } from './lines';
import { fonts, linesOfPages } from './office';
import { officialText, randomOf } from './officialText';

/** Shares of the outline's letters and pages; null where there is no .pptx, or no text whose lines could end anywhere. */
interface Compared {
  editable: number | null;
  sameLines: number | null;
  findings: number | null;
}
interface Page {
  title: string;
  items: string[];
}

const pages = 40;
const folder = fileURLToPath(new URL('../../../bench-results/deck-peers', import.meta.url));
const outline = outlineOf(randomOf(7));
await install();
const results = { ...(await asDecks()), revealJs: await asReveal(), slidev: await asSlidev() };
writeResult('deck-peers', { pages, results });

function outlineOf(random: () => number): Page[] {
  const item = (): string => {
    const text = officialText(random);
    return text.length <= 60 ? text : item();
  };
  return Array.from({ length: pages }, (_, n) => ({ title: `第${n + 1}页要点`, items: [item(), item(), item()] }));
}

/** Outside the workspace: nobody else needs them. Without their scripts, which would fetch a browser. */
async function install(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  cpSync(new URL('../peers/package.json', import.meta.url), join(folder, 'package.json'));
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
}

/** Ours, and PptxGenJS given the same boxes and sizes, both as LibreOffice shows them beside our screen. */
async function asDecks(): Promise<Record<'hengce' | 'pptxGenJs', Compared>> {
  const slides = outline.map(
    ({ title, items }, n): Slide => ({
      id: `s${n}`,
      layout: 'bullets',
      data: { title, items: items.map((text) => ({ text })) },
    }),
  );
  const deck: Deck = { ...sampleDeck(), slides };
  const shown = layoutDeck(deck);
  const compare = async (file: Uint8Array): Promise<Compared> => {
    const found = await inLibreOffice(file, linesOfPages);
    const same = shown.filter(({ scene }, n) => sameLines(scene, found[n] ?? [])).length;
    return { ...(await ofFile(file)), sameLines: same / shown.length };
  };
  return {
    hengce: await compare(await writePptx(deck, { lines: 'exact', fonts })),
    pptxGenJs: await compare(await plainPptx(shown)),
  };
}

/** Printed as its documentation says, beside its own screen. */
async function asReveal(): Promise<Compared> {
  const sections = outline.map(
    ({ title, items }) =>
      `<section><h2>${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></section>`,
  );
  const file = join(folder, 'reveal.html');
  const dist = 'node_modules/reveal.js/dist';
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="${dist}/reveal.css"><link rel="stylesheet" href="${dist}/theme/white.css"><body style="--r-main-font: ${fonts.sans}; --r-heading-font: ${fonts.sans}"><div class="reveal"><div class="slides">${sections.join('')}</div></div><script src="${dist}/reveal.js"></script><script>Reveal.initialize({ transition: 'none' })</script>`,
  );
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(pathToFileURL(file).href);
    const onScreen: string[][] = [];
    for (let n = 0; n < pages; n++) onScreen.push(await page.evaluate(linesOfSlide, n));
    await page.goto(`${pathToFileURL(file).href}?print-pdf`);
    await page.waitForSelector('.pdf-page');
    const pdf = join(folder, 'reveal.pdf');
    await page.pdf({ path: pdf, preferCSSPageSize: true, printBackground: true });
    const printed = (await linesOfPages(pdf)).map((lines) => new Set(lines));
    const same = onScreen.filter((lines, n) => lines.length > 0 && lines.every((line) => printed[n]?.has(line)));
    return { editable: null, sameLines: same.length / pages, findings: null };
  } finally {
    await browser.close();
  }
}

/** In the page: shows a slide and reads where its lines end, without spaces. */
function linesOfSlide(n: number): string[] {
  (globalThis as unknown as { Reveal: { slide(at: number): void } }).Reveal.slide(n);
  return [...document.querySelectorAll('.slides > section.present li')].flatMap((item) => {
    const text = item.firstChild as Text;
    const lines = new Map<number, string>();
    for (let at = 0; at < text.length; at++) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const line = Math.round(range.getBoundingClientRect().bottom);
      lines.set(line, (lines.get(line) ?? '') + text.data[at]);
    }
    return [...lines.values()].map((line) => line.replace(/\s/g, ''));
  });
}

async function asSlidev(): Promise<Compared> {
  const slides = outline.map(({ title, items }) => `# ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}\n`);
  const name = 'slidev';
  await writeFile(join(folder, `${name}.md`), `---\ntheme: default\n---\n${slides.join('\n---\n\n')}`);
  const browser = chromiumPath();
  const wanted = ['export', `${name}.md`, '--format', 'pptx', '--output', name, '--timeout', '300000'];
  const options = browser ? ['--executable-path', browser] : [];
  await run(join(folder, 'node_modules/.bin/slidev'), [...wanted, ...options], { cwd: folder, maxBuffer: 1e9 });
  return { ...(await ofFile(await readFile(join(folder, `${name}.pptx`)))), sameLines: null };
}

/** What of a .pptx is text, and what of it would be repaired. */
async function ofFile(file: Uint8Array): Promise<Pick<Compared, 'editable' | 'findings'>> {
  const zip = await JSZip.loadAsync(file);
  const names = Object.keys(zip.files).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const written = (await Promise.all(names.map((name) => zip.file(name)?.async('string') ?? ''))).join('');
  const items = outline.flatMap((page) => page.items);
  const text = [...written.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, part]) => part).join('');
  const inText = items.filter((item) => text.includes(item));
  const letters = (of: readonly string[]) => of.reduce((sum, item) => sum + item.length, 0);
  return { editable: letters(inText) / letters(items), findings: (await lintPptx(file)).length };
}
