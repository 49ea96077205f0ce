import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** Parts of a ZIP by name, from its directory. */
export function partsOf(file: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  for (let at = file.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = file.indexOf('PK\x01\x02', at + 46, 'latin1')) {
    const name = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28));
    const local = file.readUInt32LE(at + 42);
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(from, from + file.readUInt32LE(at + 20));
    parts.set(name, file.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content));
  }
  return parts;
}

const plain = (line: string): string =>
  line
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s/g, '');

/** Lines of each slide of a .pptx as they are written, without spaces. */
export function writtenLines(file: Buffer): Set<string>[] {
  const slides = [...partsOf(file)].filter(([name]) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const number = (name: string) => Number(/\d+/.exec(name));
  return slides
    .sort(([one], [other]) => number(one) - number(other))
    .map(
      ([, xml]) =>
        new Set([...xml.toString('utf8').matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, line]) => plain(line ?? ''))),
    );
}

/** Lines of each slide as LibreOffice shows the file, without spaces; null where there is no LibreOffice. */
export function officeLines(file: Buffer): Set<string>[] | null {
  const folder = mkdtempSync(join(tmpdir(), 'hengce-office-'));
  try {
    writeFileSync(join(folder, 'deck.pptx'), file);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(
      'soffice',
      ['--headless', profile, '--convert-to', 'pdf', '--outdir', folder, join(folder, 'deck.pptx')],
      {
        stdio: 'ignore',
      },
    );
    const pages = execFileSync('pdftotext', ['-layout', join(folder, 'deck.pdf'), '-'], { encoding: 'utf8' });
    return (
      pages
        .split('\f')
        .slice(0, -1)
        // Columns stand beside each other, apart by many spaces.
        .map((page) => new Set(page.split(/\n|\s{2,}/).map((line) => plain(line).replace(/^•/, ''))))
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
