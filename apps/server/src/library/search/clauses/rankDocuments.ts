import { isWithin, nationCode, regionCodesIn } from '../../../platform/vocabulary';
import type { ParsedQuery } from '../parseQuery';
import { expressionGrams } from '../planQuery';
import type { IndexState } from '../policyIndex/IndexState';
import type { PolicyHead } from '../policyIndex/policyBlob';
import type { AskedArticle } from './askedAs';
import type { ClauseQuery } from './ClauseHits';
import type { Notion, Question } from './questionWords';

/** Documents whose clauses are read; and of the places that the question names, beside them. */
const readDepth = 40;
const placeDepth = 40;
/** Share of an asking from which its law is plainly asked for. */
const plainShare = 0.65;

/** Weight of a notion: higher for rarer wordings. */
export function rarity(state: IndexState, { wordings }: Notion): number {
  const frequency = Math.max(...wordings.map((wording) => frequencyOf(state, wording)));
  const { size } = state.text;
  return 1 + Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5));
}

/** Upper bound of the documents that have a wording. */
const frequencyOf = (state: IndexState, wording: string): number =>
  Math.min(state.text.size, ...expressionGrams(wording).map((gram) => state.text.frequency(gram)));

/** Documents that a question names by 文号, else those with the longest title that it contains. */
export function namedDocuments(
  { catalog }: IndexState,
  { only }: ClauseQuery,
  { docNo }: ParsedQuery,
  { text }: Question,
): Set<number> {
  const isAllowed = (document: number) => only?.has(catalog.ids[document] as string) ?? true;
  const byNumber = docNo === null ? [] : catalog.findDocNo(docNo.org, docNo.year, docNo.no).filter(isAllowed);
  if (byNumber.length > 0) return new Set(byNumber);
  const asked = text.replace(/[\s《》〈〉“”"'、·]/g, '');
  let longest = 3;
  let found: number[] = [];
  for (let document = 0; document < catalog.size; document++) {
    if (catalog.live.data[document] !== 1 || !isAllowed(document)) continue;
    const core = catalog.cores[document] as string;
    if (core.length < longest || !asked.includes(core)) continue;
    if (core.length > longest) found = [];
    longest = core.length;
    found.push(document);
  }
  return new Set(found);
}

/** Documents with articles whose askings are similar to the question. */
export function askedDocuments(
  { catalog }: IndexState,
  { only }: ClauseQuery,
  askings: ReadonlyMap<string, readonly AskedArticle[]>,
): Map<number, readonly AskedArticle[]> {
  const found = new Map<number, readonly AskedArticle[]>();
  if (askings.size === 0) return found;
  for (let document = 0; document < catalog.size; document++) {
    if (catalog.live.data[document] !== 1) continue;
    if (only && !only.has(catalog.ids[document] as string)) continue;
    const own = askings.get(catalog.cores[document] as string);
    if (own !== undefined) found.set(document, own);
  }
  return found;
}

/** Laws that the question clearly asks for and the library does not have. */
export function lackingOf(
  askings: ReadonlyMap<string, readonly AskedArticle[]>,
  asked: ReadonlyMap<number, readonly AskedArticle[]>,
): string[] {
  const there = new Set([...asked.values()].flat().map(({ law }) => law));
  return [...askings]
    .filter(([law, articles]) => !there.has(law) && articles.some(({ share }) => share >= plainShare))
    .map(([law]) => law);
}

export interface RankedDocument {
  document: number;
  /** Factor for the scores of its clauses. */
  factor: number;
  /** Whether all of its clauses are read, or those alone that are asked for, meant or near. */
  isWhole: boolean;
}

/**
 * Documents ranked by text and title: the best 40 (`depth`), up to 40 of the regions that the question names, and all that
 * are named, asked for, meant or near; `count` is the number of those found.
 */
export function rankDocuments(
  state: IndexState,
  query: ClauseQuery,
  question: Question,
  weights: readonly number[],
  {
    named,
    asked,
    meant,
    near,
  }: {
    named: ReadonlySet<number>;
    asked: ReadonlyMap<number, unknown>;
    meant: ReadonlyMap<number, unknown>;
    near: ReadonlyMap<number, unknown>;
  },
): { best: RankedDocument[]; count: number } {
  const { catalog } = state;
  const grams = gramWeights(question.notions, weights);
  const titles = new Float32Array(catalog.size);
  state.titles.matchAny(grams, (base, shares, _, documents) => {
    for (let i = 0; i < documents; i++) titles[base + i] = shares[i] as number;
  });
  const regions = regionCodesIn(question.text);
  const found: (RankedDocument & { score: number })[] = [];
  state.text.matchAny(grams, (base, shares, scores, documents) => {
    for (let i = 0; i < documents; i++) {
      const document = base + i;
      if (shares[i] === 0 || catalog.live.data[document] !== 1) continue;
      if (query.only && !query.only.has(catalog.ids[document] as string)) continue;
      const factor = factorOf(state, document, query, regions) * (named.has(document) ? 2.5 : 1);
      const said = 0.5 * (shares[i] as number) + 0.5 * (scores[i] as number) + 0.8 * (titles[document] as number);
      found.push({ document, factor, isWhole: false, score: said * factor });
    }
  });
  const known = new Set(found.map(({ document }) => document));
  for (const document of new Set([...named, ...asked.keys(), ...meant.keys(), ...near.keys()]))
    if (!known.has(document))
      found.push({
        document,
        factor: factorOf(state, document, query, regions) * (named.has(document) ? 2.5 : 1),
        isWhole: false,
        score: named.has(document) ? 1 : 0,
      });
  found.sort((a, b) => b.score - a.score);
  const whole = new Set(found.slice(0, query.depth ?? readDepth));
  let local = 0;
  for (const each of found) {
    const code = catalog.regionOf(each.document);
    if (local === placeDepth || code === nationCode || !isNamed(code, regions)) continue;
    whole.add(each);
    local += 1;
  }
  for (const each of found) if (named.has(each.document)) whole.add(each);
  const others = found.filter(
    (each) => !whole.has(each) && [asked, meant, near].some((some) => some.has(each.document)),
  );
  return { best: [...Array.from(whole, (each) => ({ ...each, isWhole: true })), ...others], count: found.length };
}

function gramWeights(notions: readonly Notion[], weights: readonly number[]): Map<number, number> {
  const grams = new Map<number, number>();
  notions.forEach(({ wordings }, i) => {
    for (const wording of wordings) {
      const own = expressionGrams(wording);
      for (const gram of own) grams.set(gram, Math.max(grams.get(gram) ?? 0, (weights[i] as number) / own.length));
    }
  });
  return grams;
}

/** Weight of a kind of document: laws and national programmes are what others only apply. */
const weightOf = (kind: PolicyHead['policy']['kind']): number =>
  kind === 'law' || kind === 'programme' ? 1.25 : kind === 'interpretation' ? 0.75 : 1;

/** Whether a region is, contains or lies in one of the named regions. */
export const isNamed = (code: string, places: readonly string[]): boolean =>
  places.some((place) => isWithin(code, place) || isWithin(place, code));

/** Factor of a document: versions in force before others, the nation before regions that nobody spoke of. */
function factorOf(
  { catalog }: IndexState,
  document: number,
  { regionCode }: ClauseQuery,
  asked: readonly string[],
): number {
  const status = catalog.statusOf(document);
  const isOver = status === 'amended' || status === 'repealed' || status === 'expired';
  const code = catalog.regionOf(document);
  const isNear = code === nationCode || isNamed(code, asked) || (regionCode != null && isWithin(regionCode, code));
  const isAsked = asked.length > 0 && code !== nationCode && isNear;
  const kind = catalog.kindOf(document);
  return catalog.prior(document) * (isOver ? 0.5 : 1) * (isNear ? 1 : 0.6) * (isAsked ? 1.4 : 1) * weightOf(kind);
}
