import { fold } from '@hengce/text';
import { isWithin, nationCode, placesIn, reachesPlace, regionName } from '../../platform/vocabulary';
import { aliasesOf } from './aliases';
import { type ParsedQuery, type Version, withoutVersion } from './parseQuery';
import type { IndexState } from './policyIndex/IndexState';
import { titleCore } from './titleCore';
import { abbreviated, fullNameOf } from './words/shortNames';

/** A document that a query names. */
export interface NamedTitle {
  /** Name as it was typed. */
  typed: string;
  /** Short title of the document, folded (`titleCore`). */
  name: string;
  /** Versions and parts of it, the one that is meant first. */
  documents: number[];
  /** Whether the query names a version, so that the others come later. */
  hasVersion: boolean;
  /** Rest of the query. */
  rest: string;
  /**
   * Whether the query names a region whose own document the library does not have; these are then the nation's or those
   * of a region above.
   */
  isElsewhere: boolean;
}

/** What stands before a title ends; 公司法人 names no law. */
const leading =
  /^.{1,40}?(?:法(?![人院律官治医务学庭]|规(?!定))|法典|条例|办法|规定|细则)(?=$|[^\p{L}\p{N}]|[\u4e00-\u9fff])/u;
/** Books that a code is filed in. */
const part = /^(?:第[一二三四五六七八九十]+编)?(?:总则|分则|附则|.{1,6}编)$/;

/** Document that a query names by its title, the usual short name, or an abbreviation; null for none. */
export function namedTitle(
  state: IndexState,
  { text, version }: Pick<ParsedQuery, 'text' | 'version'>,
): NamedTitle | null {
  const [, quoted] = /《([^《》]{2,80})》/.exec(text) ?? [];
  const bare = withoutVersion(text);
  const wholes = [...new Set(quoted === undefined ? [text.trim(), bare] : [quoted])];
  for (const typed of wholes) {
    const found = called(state, typed, true);
    if (found !== null) return withVersion(state, found, bare, version);
  }
  const begin = leading.exec(bare)?.[0];
  const found = begin === undefined || begin === bare ? null : called(state, begin, false);
  return found && withVersion(state, found, bare, version);
}

type Called = Omit<NamedTitle, 'rest' | 'hasVersion'>;

function withVersion(state: IndexState, found: Called, text: string, version: Version): NamedTitle {
  return {
    ...found,
    documents: byVersion(state, found.documents, version),
    hasVersion: version.year !== null || version.isOld,
    rest: text.replace(/[《》]/g, '').replace(found.typed, ' '),
  };
}

function called(state: IndexState, typed: string, isWhole: boolean): Called | null {
  const name = titleCore(fold(typed));
  if (name.length < 2) return null;
  return (
    titled(state, typed, name) ??
    ofPlace(state, typed, name) ??
    interpretation(state, typed, name) ??
    (isWhole ? (shortened(state, typed, name) ?? included(state, typed, name)) : null)
  );
}

/** By the title itself, the usual short name, or as the code whose books are documents of their own. */
function titled({ catalog }: IndexState, typed: string, name: string): Called | null {
  for (const core of [name, ...fullNames(name)]) {
    const documents = catalog.findTitle(core);
    const parts = documents.length > 0 || !core.endsWith('法典') ? [] : partsOf(catalog.cores, core);
    const found = [...documents, ...parts.filter((document) => catalog.live.data[document] === 1)];
    if (found.length > 0) return { typed, name: core, documents: found, isElsewhere: false };
  }
  return null;
}

/** What a short name stands for, alone or before 实施条例. */
function fullNames(name: string): string[] {
  const full = fullNameOf(name);
  if (full !== null) return [full];
  const [, short = '', rest = ''] = /^(.{2,8}?)((?:实施)?(?:条例|细则|办法))$/.exec(name) ?? [];
  const law = fullNameOf(short);
  return law === null ? [] : [`${law}${rest}`];
}

const interpreting =
  /^(?:最高法|最高人民法院)?(?:关于)?(.{2,12}?)(?:的)?(?:司法解释|解释)[(（]?([一二三四五六七])?[)）]?$/u;

/** 公司法司法解释二: the interpretation of a law or a matter, of that number; the one in force where there are several. */
function interpretation(state: IndexState, typed: string, name: string): Called | null {
  const { catalog } = state;
  const [, about = '', number] = interpreting.exec(name) ?? [];
  if (about === '') return null;
  const topics = [about, fullNameOf(about), ...aliasesOf(about)].filter((topic) => topic !== null);
  const found: number[] = [];
  catalog.cores.forEach((core, document) => {
    if (catalog.live.data[document] !== 1 || catalog.kindOf(document) !== 'interpretation') return;
    if (!topics.some((topic) => core.includes(topic))) return;
    if (number === undefined || core.endsWith(`(${number})`)) found.push(document);
  });
  const isReply = (document: number) => Number(/(?:批复|答复|复函)$/.test(catalog.cores[document] as string));
  found.sort(
    (a, b) =>
      isReply(a) - isReply(b) ||
      Number(catalog.successorOf(a) !== null) - Number(catalog.successorOf(b) !== null) ||
      (catalog.cores[a] as string).length - (catalog.cores[b] as string).length,
  );
  const [best] = found;
  if (best === undefined) return null;
  const core = catalog.cores[best] as string;
  return { typed, name: core, documents: catalog.findTitle(core), isElsewhere: false };
}

/** Part of a title that only one document is called by; shorter ones are words. */
const shortestPart = 4;

/** 放假办法, 中小企业款项支付条例: the end or most of the one title that includes it. */
function included({ catalog }: IndexState, typed: string, name: string): Called | null {
  if (name.length < shortestPart || !/(?:法|条例|办法|规定|细则|标准)$/.test(name)) return null;
  const cores = new Set(
    catalog.cores.filter((core, document) => catalog.live.data[document] === 1 && core.includes(name)),
  );
  const [only] = cores;
  return only === undefined || cores.size > 1
    ? null
    : { typed, name: only, documents: catalog.findTitle(only), isElsewhere: false };
}

function partsOf(cores: readonly string[], code: string): number[] {
  const found: number[] = [];
  cores.forEach((core, document) => {
    if (core.startsWith(code) && part.test(core.slice(code.length))) found.push(document);
  });
  return found;
}

/** 上海 优化营商环境条例 is called 上海市优化营商环境条例; where the place has none, the one that reaches it stands in and that is said. */
function ofPlace(state: IndexState, typed: string, name: string): Called | null {
  const { catalog } = state;
  const [place] = placesIn(name);
  if (place === undefined || place.start !== 0) return null;
  const rest = name.slice(place.end).replace(/^[省市的]/, '');
  const own = catalog.findTitle(`${regionName(place.code)}${rest}`);
  if (own.length > 0) return { typed, name: `${regionName(place.code)}${rest}`, documents: own, isElsewhere: false };
  const full = fullNameOf(rest) ?? rest;
  if (full.length < 3) return null;
  const same = catalog.findTitle(full);
  const there = same.filter((document) => isWithin(catalog.regionOf(document), place.code));
  if (there.length > 0) return { typed, name: full, documents: there, isElsewhere: false };
  const reaching = same.filter((document) => reachesPlace(catalog.regionOf(document), place.code));
  return reaching.length === 0 ? null : { typed, name: full, documents: reaching, isElsewhere: true };
}

/** An abbreviation of what a national law is called. */
function shortened({ catalog }: IndexState, typed: string, name: string): Called | null {
  if (catalog.cores.some((core, document) => catalog.live.data[document] === 1 && core.includes(name))) return null;
  const full = abbreviated(name, nationalLaws(catalog));
  return full === null ? null : { typed, name: full, documents: catalog.findTitle(full), isElsewhere: false };
}

function* nationalLaws(catalog: IndexState['catalog']): Iterable<string> {
  for (let document = 0; document < catalog.size; document++) {
    const kind = catalog.kindOf(document);
    const isLaw = kind === 'law' || kind === 'regulation';
    if (isLaw && catalog.live.data[document] === 1 && catalog.regionOf(document) === nationCode)
      yield catalog.cores[document] as string;
  }
}

/** The version that is meant first: that of the year, else the one in force, or the one before it. */
function byVersion({ catalog }: IndexState, documents: readonly number[], { year, isOld }: Version): number[] {
  if (year === null && !isOld) return [...documents];
  const isMeant = (document: number) =>
    year === null ? catalog.successorOf(document) !== null : yearOf(catalog.date(document)) === year;
  return [...documents.filter(isMeant), ...documents.filter((document) => !isMeant(document))];
}

const yearOf = (day: number | null): number | null =>
  day === null ? null : new Date(day * 86_400_000).getUTCFullYear();
