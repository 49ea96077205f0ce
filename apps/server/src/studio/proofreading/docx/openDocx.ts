import JSZip from 'jszip';
import { type Layout, layOut } from './layout';
import type { Part } from './part';
import { readPart, UnreadablePart } from './readPart';

/** XML of the parts with words, unpacked. */
const maxXml = 20_000_000;

export interface NamedPart extends Part {
  /** Path in the file. */
  name: string;
  kind: 'body' | 'header' | 'footer' | 'footnotes' | 'endnotes';
}

/** An opened DOCX: its text, and the file to write into. */
export interface OpenDocx extends Layout {
  zip: JSZip;
  parts: NamedPart[];
  /** Sentences about parts that are not read or not changed. */
  notes: string[];
}

export type DocxProblem = { problem: 'broken' | 'large' };

const kinds = ['header', 'footer', 'footnotes', 'endnotes'] as const;

/**
 * Opens a DOCX and reads its body, headers, footers and notes. `checkContent` must have limited its parts before.
 * The problem is `broken` where it or one of these parts cannot be read, `large` where their XML together has more
 * than 20 million characters.
 */
export async function openDocx(content: Uint8Array): Promise<OpenDocx | DocxProblem> {
  try {
    const zip = await JSZip.loadAsync(content);
    const main = targetsOf(await readText(zip, '_rels/.rels'), '', 'officeDocument')[0];
    if (main === undefined) return { problem: 'broken' };
    const relations = await readText(zip, relationsOf(main));
    const folder = main.slice(0, main.lastIndexOf('/') + 1);
    const names = [
      { kind: 'body' as const, name: main },
      ...kinds.flatMap((kind) => targetsOf(relations, folder, kind).map((name) => ({ kind, name }))),
    ];
    const parts: NamedPart[] = [];
    const seen = new Set<string>();
    let size = 0;
    for (const { kind, name } of names) {
      if (seen.has(name) || zip.file(name) === null) continue;
      seen.add(name);
      const xml = await readText(zip, name);
      size += xml.length;
      if (size > maxXml) return { problem: 'large' };
      parts.push({ ...readPart(xml), name, kind });
    }
    if (parts[0]?.kind !== 'body') return { problem: 'broken' };
    return { zip, parts, notes: notesOf(parts), ...layOut(parts) };
  } catch (error) {
    if (error instanceof UnreadablePart || error instanceof RangeError || isZipError(error))
      return { problem: 'broken' };
    throw error;
  }
}

/** Path of the relations (.rels) of a part of a DOCX. */
export const relationsOf = (name: string): string => {
  const slash = name.lastIndexOf('/') + 1;
  return `${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`;
};

/** Paths in the file that relations of one type lead to; external targets are left out. */
export function targetsOf(xml: string, folder: string, type: string): string[] {
  return [...xml.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].flatMap(([tag]) => {
    if (!new RegExp(`\\bType\\s*=\\s*["'][^"']*/${type}["']`).test(tag)) return [];
    if (/\bTargetMode\s*=\s*["']External["']/.test(tag)) return [];
    const target = /\bTarget\s*=\s*["']([^"']+)["']/.exec(tag)?.[1];
    if (target === undefined) return [];
    return [target.startsWith('/') ? target.slice(1) : resolvePath(`${folder}${target}`)];
  });
}

function resolvePath(path: string): string {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Text of a part. @throws UnreadablePart where it is missing or not UTF-8 */
export async function readText(zip: JSZip, name: string): Promise<string> {
  const file = zip.file(name);
  if (file === null) throw new UnreadablePart(`without ${name}`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.async('uint8array'));
  } catch (cause) {
    if (cause instanceof TypeError) throw new UnreadablePart(`${name} is not UTF-8`);
    throw cause;
  }
}

/** What the unpacker says of a file that is no archive or is cut off. */
const isZipError = (error: unknown): boolean =>
  error instanceof Error && /zip|corrupted|compress|unexpected|end of data|signature/i.test(error.message);

const notesOf = (parts: readonly Part[]): string[] => [
  ...(parts.some(({ hasFields }) => hasFields) ? ['目录、页码等域的结果只加批注，不改文字'] : []),
  ...(parts.some(({ hasNumbering }) => hasNumbering) ? ['Word自动编号不在文字里，没有核对'] : []),
  ...(parts.some(({ hasFormulas }) => hasFormulas) ? ['公式没有读'] : []),
];
