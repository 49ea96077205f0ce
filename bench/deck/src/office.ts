import { readFile } from 'node:fs/promises';
import { inLibreOffice, run, unescaped } from '../../../tools/office';

/** Installed where this runs, so that pictures differ by geometry and not by fonts. */
export const fonts = { sans: 'Noto Sans CJK SC', serif: 'Noto Serif CJK SC' };

/** Lines of each page of a PDF, without spaces. */
export async function linesOfPages(pdf: string): Promise<string[][]> {
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

/** As LibreOffice's own file, without the gap that it puts between Chinese and Latin letters unless told not to, which a .pptx cannot. */
export async function withoutGaps(pptx: Uint8Array): Promise<Uint8Array> {
  const own = await inLibreOffice(pptx, (path) => readFile(path, 'utf8'), 'pptx', 'fodp');
  return Buffer.from(own.replaceAll('style:text-autospace="ideograph-alpha"', 'style:text-autospace="none"'));
}
