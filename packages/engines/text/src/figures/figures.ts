import { fold } from '../folding/fold';
import { docNoKey, findDocNo, isSameSeries } from '../identifiers/docNo';
import { parseChineseNumber } from '../numbers/chineseNumber';
import { fenPlaces, readDecimal, shiftDecimal } from '../numbers/decimal';
import { type Basis, basesInOrder } from './basis';

type FigureKind = 'docNo' | 'date' | 'clause' | 'percent' | 'amount';

/** Figure of a text and its meaning: figures of one kind with equal meanings are equal. */
export interface Figure {
  kind: FigureKind;
  text: string;
  /** 文号: the key of year and number; amounts in 分; percentages in parts of a million; dates 2026-01-01, 2026-01 or -01-01. */
  meaning: string;
  /** 机关代字 of a 文号. */
  org: string;
}

const han = '零〇一二两三四五六七八九十百千万亿';
const arabic = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const units = '亿元|千万元|百万元|十万元|万元|千元|百元|元|亿|万';

const patterns: readonly {
  kind: Exclude<FigureKind, 'docNo'>;
  pattern: RegExp;
  read: (match: RegExpExecArray) => string | null;
}[] = [
  {
    kind: 'date',
    pattern: /(?<!\d)(\d{4})\s*(?:年|-|\/|\.)\s*(\d{1,2})\s*(?:月|-|\/|\.)\s*(\d{1,2})(?!\d|[%.]\d)\s*日?/g,
    read: ([, year = '', month = '', day = '']) => dateOf(year, month, day),
  },
  {
    kind: 'date',
    pattern: /(?<!\d)(\d{4})\s*年\s*(\d{1,2})\s*月/g,
    read: ([, year = '', month = '']) => dateOf(year, month, ''),
  },
  {
    kind: 'date',
    pattern: /(?<!\d)(\d{1,2})\s*月\s*(\d{1,2})\s*日/g,
    read: ([, month = '', day = '']) => dateOf('', month, day),
  },
  {
    kind: 'clause',
    pattern: new RegExp(`第\\s*([${han}\\d]{1,9})\\s*条(?:之([一二三四五六七八九十]))?`, 'g'),
    read: ([, no = '', sub]) => {
      const value = parseChineseNumber(no);
      return value === null ? null : `${value}${sub === undefined ? '' : `-${parseChineseNumber(sub)}`}`;
    },
  },
  {
    kind: 'percent',
    pattern: new RegExp(`(百|千|万)分之([${han}\\d]+(?:[点.][${han}\\d]+)?)`, 'g'),
    read: ([, base = '', number = '']) => shifted(readDecimal(number), { 百: 4, 千: 3, 万: 2 }[base] ?? 4),
  },
  {
    kind: 'percent',
    pattern: /(\d+(?:\.\d+)?)\s*(%|‰|个?百分点)/g,
    read: ([, number = '', sign]) => shifted(number, sign === '‰' ? 3 : 4),
  },
  {
    kind: 'amount',
    pattern: new RegExp(`(?<![\\d.])(${arabic})\\s*(${units})`, 'g'),
    read: ([, number = '', unit = '']) => fenOf(number.replaceAll(',', ''), unit),
  },
  {
    kind: 'amount',
    pattern: new RegExp(`(?<![${han}数几])([${han}]+)元`, 'g'),
    read: ([, number = '']) => fenOf(readDecimal(number), '元'),
  },
];

/** A range says its unit once: 30至50万元. */
const range = new RegExp(`(${arabic})(?=\\s*(?:-|—|~|至|到)\\s*(?:${arabic})\\s*(亿元|万元|元|%|‰))`, 'g');

/** Every amount, date, percentage, 文号 and clause number of a text, in its order. */
export function figuresOf(text: string): Figure[] {
  let rest = fold(text);
  const found: (Figure & { at: number })[] = [];
  const take = (at: number, length: number, figure: Omit<Figure, 'text'>) => {
    found.push({ ...figure, at, text: text.slice(at, at + length).trim() });
    rest = rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length);
  };
  for (const { start, end, meaning, org } of docNosOf(rest)) take(start, end - start, { kind: 'docNo', meaning, org });
  for (const { kind, pattern, read } of patterns) {
    for (const match of rest.matchAll(pattern)) {
      const meaning = read(match as RegExpExecArray);
      if (meaning !== null) take(match.index, match[0].length, { kind, meaning, org: '' });
    }
    if (pattern.source.startsWith('(?<![\\d.])')) {
      for (const match of fold(text).matchAll(range)) {
        const [, number = '', unit = ''] = match;
        const isPercent = unit === '%' || unit === '‰';
        const meaning = isPercent ? shifted(number, unit === '‰' ? 3 : 4) : fenOf(number.replaceAll(',', ''), unit);
        if (meaning !== null && rest.slice(match.index, match.index + number.length) === number)
          take(match.index, number.length, { kind: isPercent ? 'percent' : 'amount', meaning, org: '' });
      }
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...figure }) => figure);
}

export interface CitedWords {
  words: string;
  basis: Basis;
}

/** Figure of an answer, and the best source that contains it. */
export interface CheckedFigure {
  /** Figure as the answer writes it. */
  value: string;
  kind: FigureKind;
  status: 'matched' | 'missing';
  /** Basis of that source; absent where no source contains it. */
  basis?: Basis;
}

export interface CheckedFigures {
  total: number;
  matched: number;
  items: CheckedFigure[];
}

/**
 * Figures of an answer, each once, with the best of its cited sources that contains it.
 *
 * @param repeats text of the question: figures that the answer only repeats are left out unless a source contains them
 */
export function checkFigures(answer: string, cited: readonly CitedWords[], repeats = ''): CheckedFigures {
  const known = cited
    .flatMap(({ words, basis }) => figuresOf(words).map((figure) => ({ ...figure, basis })))
    .sort((a, b) => basesInOrder.indexOf(a.basis) - basesInOrder.indexOf(b.basis));
  const asked = figuresOf(repeats);
  const seen = new Set<string>();
  const items = figuresOf(withoutMarkers(answer)).flatMap((figure): CheckedFigure[] => {
    const key = `${figure.kind} ${figure.meaning} ${figure.org}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const says = (other: Figure) => saysTheSame(figure, other);
    const proof = known.find(says);
    if (proof === undefined && asked.some(says)) return [];
    const told = { value: figure.text, kind: figure.kind };
    return [proof === undefined ? { ...told, status: 'missing' } : { ...told, status: 'matched', basis: proof.basis }];
  });
  return { total: items.length, matched: items.filter(({ status }) => status === 'matched').length, items };
}

/** Markers and addresses are no text of the answer. */
const withoutMarkers = (answer: string): string => answer.replace(/\[\^\d+\]/g, ' ').replace(/\]\([^)\s]*\)/g, '] ');

/** Whether a source bears a figure out; one that names a day bears out its month. */
function saysTheSame(figure: Figure, source: Figure): boolean {
  if (figure.kind !== source.kind) return false;
  if (figure.kind === 'docNo') return figure.meaning === source.meaning && isSameSeries(figure.org, source.org);
  if (figure.kind !== 'date') return figure.meaning === source.meaning;
  const isMonth = /^\d{4}-\d{2}$/.test(figure.meaning);
  const isDay = figure.meaning.startsWith('-');
  return (
    figure.meaning === source.meaning ||
    (isMonth && source.meaning.startsWith(`${figure.meaning}-`)) ||
    (isDay && source.meaning.endsWith(figure.meaning))
  );
}

/** Words that come before a 文号 in a sentence. */
const lead = /^.*(?:根据|按照|依据|依照|参照|适用|执行|见|印发|发布|公布|[与和及由的是在])/;

function docNosOf(text: string): { start: number; end: number; meaning: string; org: string }[] {
  const found = [];
  let rest = text;
  for (let next = findDocNo(rest); next !== null; next = findDocNo(rest)) {
    const { docNo, start, end } = next;
    const said = rest.slice(start, end);
    rest = `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`;
    // 责令3日内 and 2026年第1批 are none.
    if (!said.includes('号')) continue;
    const before = lead.exec(said.slice(0, said.search(/[〔［﹝【[(（{<〈《\d第]/)))?.[0].length ?? 0;
    const org = docNo.org.replace(lead, '').replace(/^(?:中华人民共和国)?国务院令$/, '国令');
    found.push({ start: start + before, end, meaning: docNoKey(docNo), org });
  }
  return found;
}

function dateOf(year: string, month: string, day: string): string | null {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) > 31 || day === '0') return null;
  return `${year}-${month.padStart(2, '0')}${day === '' ? '' : `-${day.padStart(2, '0')}`}`;
}

const shifted = (number: string | null, places: number): string | null =>
  number === null ? null : shiftDecimal(number, places);
const fenOf = (number: string | null, unit: string): string | null => shifted(number, fenPlaces[unit] ?? 2);
