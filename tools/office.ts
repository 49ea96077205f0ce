import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** Installed where this runs, so that pictures differ by geometry and not by fonts. */
export const fonts = { sans: 'Noto Sans CJK SC', serif: 'Noto Serif CJK SC' };

/** What is read of a .pptx that LibreOffice has turned into a PDF. */
export async function inLibreOffice<T>(
  file: Uint8Array,
  read: (pdf: string, folder: string) => Promise<T>,
): Promise<T> {
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

function unescaped(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
