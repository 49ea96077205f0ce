import { numberCharacters, parseChineseNumber } from '../numbers/chineseNumber';

/** Numbering of a list inside a clause, from the outermost style of GB/T 9704 to the innermost. */
export type MarkerStyle = 'han' | 'parenHan' | 'arabic' | 'parenArabic' | 'circled';

/** One line of a document, classified by its beginning. `text` is what follows the label. */
export type Line =
  | { kind: 'title'; text: string }
  | { kind: 'preambleEnd' }
  | {
      kind: 'structure';
      unit: 'part' | 'subpart' | 'chapter' | 'section';
      no: number;
      label: string;
      text: string;
      hashes: number;
    }
  | { kind: 'heading'; label: string; text: string; hashes: number }
  | { kind: 'article'; no: number; sub: number | null; label: string; text: string }
  | { kind: 'marker'; style: MarkerStyle; no: number; label: string; text: string }
  | { kind: 'table'; text: string }
  | { kind: 'annex'; text: string }
  | { kind: 'text'; text: string };

const n = `[${numberCharacters}]`;
const structure = new RegExp(`^(第\\s*(${n}{1,9})\\s*(分编|编|章|节))(\\s*)(.*)$`);
// Scans print 第一百二十四 条 and 第二百七十一 条法庭; the gap inside the number is then the only separator.
const article = new RegExp(`^(第\\s*(${n}{1,9})(\\s*)条(?:之(${n}{1,3}))?)(\\s*)(.*)$`);
const markers: readonly [MarkerStyle, RegExp][] = [
  ['han', /^(([一二三四五六七八九十百]{1,5})、)\s*(.*)$/],
  ['parenHan', /^([（(]\s*([一二三四五六七八九十百]{1,5})\s*[)）])(?![、项款])\s*(.*)$/],
  ['arabic', /^((\d{1,3}|[０-９]{1,3})(?:[．、]|\.(?!\d)))\s*(.*)$/],
  ['parenArabic', /^([（(]\s*(\d{1,3}|[０-９]{1,3})\s*[)）])\s*(.*)$/],
  ['circled', /^(([①-⑳]))\s*(.*)$/],
];
// 第三条的规定…, 第三条、第四条… and the like go on a sentence; they do not open an article.
const continues = /^[的、，,至和及或与规第款项所修之》]/;

/**
 * Kind of a line, by its beginning; null for a blank one.
 *
 * @param expected number of the next article, which decides where no space follows 条
 */
export function classifyLine(raw: string, expected: number): Line | null {
  // Some texts carry invisible characters; a line of nothing else would become an empty paragraph.
  const line = raw.replace(/[\u200b\ufeff]/g, '').trim();
  if (line === '') return null;
  if (line.startsWith('<!--') && line.endsWith('-->'))
    return line.includes('INFO END') ? { kind: 'preambleEnd' } : null;
  if (line.startsWith('|')) return { kind: 'table', text: line };
  const hashes = /^#+/.exec(line)?.[0].length ?? 0;
  const body = line.slice(hashes).trim();
  if (hashes === 1) return { kind: 'title', text: body };
  return (
    readStructure(body, hashes) ??
    readArticle(body, expected) ??
    (hashes > 0 ? readHeading(body, hashes) : (readMarker(body) ?? readRest(body)))
  );
}

function readStructure(body: string, hashes: number): Line | null {
  const match = structure.exec(body);
  if (match === null) return null;
  const [, label = '', number = '', unit = '', , rest = ''] = match;
  // Without a Markdown heading only a short line without a sentence in it can be one: 第七节相应改为第八节，… is not.
  if (hashes === 0 && (rest.length > 40 || /[，。；：,;:]/.test(rest) || continues.test(rest))) return null;
  const no = parseChineseNumber(number);
  if (no === null) return null;
  const units = { 编: 'part', 分编: 'subpart', 章: 'chapter', 节: 'section' } as const;
  return {
    kind: 'structure',
    unit: units[unit as keyof typeof units],
    no,
    label: squeeze(label),
    text: closeUp(rest),
    hashes,
  };
}

function readArticle(body: string, expected: number): Line | null {
  const match = article.exec(body);
  if (match === null) return null;
  const [, label = '', number = '', gap = '', subNumber, after = '', text = ''] = match;
  const no = parseChineseNumber(number);
  const sub = subNumber === undefined ? null : parseChineseNumber(subNumber);
  if (no === null) return null;
  const isSeparated = after !== '' || text === '' || gap !== '';
  if (!isSeparated && (no !== expected || continues.test(text))) return null;
  return { kind: 'article', no, sub, label: squeeze(label), text: text.trim() };
}

function readHeading(body: string, hashes: number): Line {
  const marker = readMarker(body);
  if (marker?.kind === 'marker') return { kind: 'heading', label: marker.label, text: marker.text, hashes };
  return { kind: 'heading', label: '', text: closeUp(body), hashes };
}

function readMarker(body: string): Line | null {
  for (const [style, pattern] of markers) {
    const match = pattern.exec(body);
    if (match === null) continue;
    const [, label = '', number = '', text = ''] = match;
    const no = style === 'circled' ? number.charCodeAt(0) - 0x2460 + 1 : parseChineseNumber(number);
    if (no !== null && no > 0) return { kind: 'marker', style, no, label: squeeze(label), text };
  }
  return null;
}

function readRest(body: string): Line {
  return { kind: /^附\s*(件|表|录|图|[：:])/.test(body) && body.length <= 60 ? 'annex' : 'text', text: body };
}

/** 总 则 is 总则 set wide. */
function closeUp(heading: string): string {
  return /^\S(?:\s+\S)+$/.test(heading) ? squeeze(heading) : heading;
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
