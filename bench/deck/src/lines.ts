import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PptxGenJs from 'pptxgenjs';
import { renderSlides } from '../../../apps/server/src/platform/pdf';
import {
  type Deck,
  drawScene,
  layoutDeck,
  type Scene,
  type ShownSlide,
  type Slide,
} from '../../../packages/engines/deck/src';
import { lintPptx, writePptx } from '../../../packages/engines/deck/src/pptx';
import { sampleDeck } from '../../../packages/engines/deck/src/testing/sampleDeck';
import { inLibreOffice } from '../../../tools/office';
import { fonts, linesOfPages } from './office';
import { officialText, randomOf } from './officialText';

const texts = 500;

/**
 * Of texts of an official kind, each on a slide of its own: in how many every line ends where it ends on the screen, in
 * LibreOffice and in our PDF. `plain`: the same texts in the same boxes as PptxGenJS writes them by itself, which is what
 * one would take otherwise, with the findings of our lint on its file.
 */
export async function lineIdentity() {
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
  const same = (pages: string[][]) => shown.filter(({ scene }, n) => sameLines(scene, pages[n] ?? [])).length;
  const inOffice = async (file: Uint8Array) => same(await inLibreOffice(file, linesOfPages));
  const plain = await plainPptx(shown);
  return {
    texts,
    exact: await inOffice(await writePptx(deck, { lines: 'exact', fonts })),
    editable: await inOffice(await writePptx(deck, { lines: 'editable', fonts })),
    pdf: same(await inPdf(await pdfOf(deck.title, shown))),
    plain: { same: await inOffice(plain), findings: (await lintPptx(plain)).length },
  };
}

/** A deck as the server writes it. */
export const pdfOf = (title: string, shown: readonly ShownSlide[]): Promise<Uint8Array> =>
  renderSlides({
    title,
    createdAt: new Date(0),
    pages: shown.map(({ scene }, n) => ({
      title: String(n + 1),
      width: scene.width,
      height: scene.height,
      background: scene.background,
      shapes: drawScene(scene),
    })),
  });

async function inPdf(pdf: Uint8Array): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'hengce-deck-'));
  try {
    await writeFile(join(folder, 'deck.pdf'), pdf);
    return await linesOfPages(join(folder, 'deck.pdf'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each text in the box and the size that our layout found, and nothing else said: the application breaks the lines. */
export async function plainPptx(shown: readonly ShownSlide[]): Promise<Uint8Array> {
  const file = new PptxGenJs();
  file.defineLayout({ name: 'deck', width: 960 / 72, height: 540 / 72 });
  file.layout = 'deck';
  for (const { scene } of shown) {
    const sheet = file.addSlide();
    for (const element of scene.elements)
      if (element.kind === 'text') {
        const { text, x, y, w, h, size } = element;
        const place = { x: x / 72, y: y / 72, w: w / 72, h: h / 72 };
        sheet.addText(text, { ...place, fontSize: size, fontFace: fonts.sans });
      }
  }
  return (await file.write({ outputType: 'uint8array' })) as Uint8Array;
}

/** Whether every line of a page's list ends where it ends on the screen. */
export function sameLines({ elements }: Scene, found: string[]): boolean {
  const wanted = elements.flatMap((element) =>
    element.kind === 'text' && element.slot.startsWith('items') ? element.lines : [],
  );
  const page = new Set(found);
  return wanted.every((line) => page.has(line.replace(/\s/g, '')));
}
