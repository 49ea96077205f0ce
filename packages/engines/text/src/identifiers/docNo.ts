import { fold } from '../folding/fold';
import { numberCharacters, parseChineseNumber } from '../numbers/chineseNumber';

/** Parts of a 发文字号, such as 国科发火〔2016〕32号. */
export interface DocNo {
  /** 机关代字 or office, folded and without spaces: 国科发火, 国令, 财政部税务总局公告; '' when only year and number were given. */
  org: string;
  /** Year; null for orders, which are numbered through. */
  year: number | null;
  no: number;
  /** Number as official pages print it: 国科发火〔2016〕32号. */
  text: string;
}

const open = '[〔［﹝【\\[(（{<〈《]';
const close = '[〕］﹞】\\])）}>〉》]';
const year = '(?<year>(?:19|20)\\d{2})';
const gap = '\\s*';
// Office codes are Han, sometimes two offices with a space or 、 between them.
const org = '(?<org>[\\u4e00-\\u9fff][\\u4e00-\\u9fff、 ]{0,40}?)';

const bracketed = new RegExp(
  `${org}?${gap}${open}${gap}${year}${gap}年?${gap}${close}${gap}第?${gap}0*(?<no>\\d{1,5})${gap}号?`,
);
const announced = new RegExp(
  `${org}??${gap}${year}${gap}年${gap}(?:第${gap}0*(?<no>\\d{1,5})${gap}号?|0*(?<noWithout>\\d{1,5})${gap}号)`,
);
const ordered = new RegExp(
  `(?<org>[\\u4e00-\\u9fff、 ]{0,40}(?:令|公告))${gap}第?${gap}(?<no>[${numberCharacters}]{1,9})${gap}号?`,
);

/** 国务院第722号令: the same with the number inside. */
const orderedInside = new RegExp(
  `(?<org>[\\u4e00-\\u9fff]{2,20}?)第?${gap}(?<no>[${numberCharacters}]{1,9})${gap}号令`,
);

/** Without brackets, as typed in haste: 国科发火2016 32号, 国科发火 2016-32, 2016 32号. Any year beside a number looks like this. */
const bare = new RegExp(
  `${org}?${gap}${year}(?:${gap}第${gap}|\\s+|[-/])0*(?:(?<no>\\d{1,5})${gap}号|(?<noWithout>\\d{1,5})(?![\\d.%年月日万亿元号]))`,
);

/** Full names of the same series. */
const orders: readonly [RegExp, string][] = [
  [/^(?:中华人民共和国)?国务院令$/, '国令'],
  [/^中华人民共和国主席令$/, '主席令'],
  [/^中华人民共和国(.+令)$/, '$1'],
];

/**
 * First 发文字号 of a text, in any bracket style, width and spacing, with or without 第 and 号: one with its year in brackets
 * before 2026年第2号, and that before an order without a year.
 *
 * @returns the number and its range in `text` in UTF-16 offsets; null for none
 */
export function findDocNo(text: string): { docNo: DocNo; start: number; end: number } | null {
  const folded = fold(text);
  for (const [pattern, read] of [
    [bracketed, readBracketed],
    [announced, readAnnounced],
    [ordered, readOrdered],
    [orderedInside, (groups: Groups) => readOrdered({ ...groups, org: `${groups.org}令` })],
  ] as const) {
    const match = pattern.exec(folded);
    if (match === null) continue;
    const docNo = read(match.groups ?? {});
    if (docNo === null) continue;
    const lead = match[0].length - match[0].trimStart().length;
    return { docNo, start: match.index + lead, end: match.index + match[0].trimEnd().length };
  }
  return null;
}

/** Possible 发文字号 that was typed without brackets, with its range; null for none. It is one only if the library has it. */
export function guessDocNo(text: string): { docNo: DocNo; start: number; end: number } | null {
  const match = bare.exec(fold(text));
  const { org: office, year: typedYear, no, noWithout } = match?.groups ?? {};
  // 2026 10 alone may be anything.
  if (match === null || (office === undefined && no === undefined)) return null;
  const docNo = readBracketed({ org: office, year: typedYear, no: no ?? noWithout });
  return { docNo, start: match.index, end: match.index + match[0].length };
}

/** 发文字号 of a text that consists of nothing else; null for any other text. */
export function parseDocNo(text: string): DocNo | null {
  const found = findDocNo(text);
  if (found === null) return null;
  const rest = text.slice(0, found.start) + text.slice(found.end);
  return rest.trim() === '' ? found.docNo : null;
}

/** Key of year and number; compare the offices of equal keys with `isSameSeries`. */
export function docNoKey(docNo: Pick<DocNo, 'year' | 'no'>): string {
  return `${docNo.year ?? ''}#${docNo.no}`;
}

/**
 * Whether two office names of document numbers may be the same: equal, or one ends with the other (税务总局公告,
 * 财政部税务总局公告). An empty name fits any.
 */
export function isSameSeries(asked: string, stored: string): boolean {
  return asked === '' || asked === stored || stored.endsWith(asked) || asked.endsWith(stored);
}

type Groups = Record<string, string | undefined>;

function readBracketed(groups: Groups): DocNo {
  const office = squeeze(groups.org);
  const [yearNo, no] = [Number(groups.year), Number(groups.no)];
  return { org: office, year: yearNo, no, text: `${office}〔${yearNo}〕${no}号` };
}

function readAnnounced(groups: Groups): DocNo {
  const printed = (groups.org ?? '').trim().replace(/\s+/g, ' ');
  const [yearNo, no] = [Number(groups.year), Number(groups.no ?? groups.noWithout)];
  return { org: squeeze(groups.org), year: yearNo, no, text: `${printed}${yearNo}年第${no}号` };
}

function readOrdered(groups: Groups): DocNo | null {
  const no = parseChineseNumber(groups.no ?? '');
  if (no === null || no === 0) return null;
  let office = squeeze(groups.org);
  for (const [pattern, short] of orders) office = office.replace(pattern, short);
  return { org: office, year: null, no, text: `${office}第${no}号` };
}

function squeeze(office: string | undefined): string {
  return (office ?? '').replace(/\s+/g, '');
}
