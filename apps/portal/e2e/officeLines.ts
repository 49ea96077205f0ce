import JSZip from 'jszip';
import { inLibreOffice, run, unescaped } from '../../../tools/office';

const plain = (line: string): string => unescaped(line).replace(/\s/g, '');

/** Lines of each slide of a .pptx as they are written, without spaces. */
export async function writtenLines(file: Buffer): Promise<Set<string>[]> {
  const slides = (await JSZip.loadAsync(file)).file(/^ppt\/slides\/slide\d+\.xml$/);
  const number = ({ name }: { name: string }) => Number(/\d+/.exec(name));
  return Promise.all(
    slides
      .sort((one, other) => number(one) - number(other))
      .map(async (slide) => {
        const xml = await slide.async('string');
        return new Set([...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, line]) => plain(line ?? '')));
      }),
  );
}

/** Lines of each slide as LibreOffice shows the file, without spaces; null where there is no LibreOffice. */
export async function officeLines(file: Buffer): Promise<Set<string>[] | null> {
  try {
    return await inLibreOffice(file, async (pdf) => {
      const { stdout } = await run('pdftotext', ['-layout', pdf, '-']);
      return (
        stdout
          .split('\f')
          .slice(0, -1)
          // Columns stand beside each other, apart by many spaces.
          .map((page) => new Set(page.split(/\n|\s{2,}/).map((line) => plain(line).replace(/^•/, ''))))
      );
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
