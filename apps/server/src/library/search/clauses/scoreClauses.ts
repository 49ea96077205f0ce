import { foldFor, isHan } from '@hengce/text';
import { placeAt } from '../placeAt';
import type { IndexState } from '../policyIndex/IndexState';
import type { ClauseSpan } from '../policyIndex/policyText';
import type { AskedArticle } from './askedAs';
import type { ClauseHit } from './ClauseHits';
import { type ClauseRange, type Group, groupsOf, labelOf, placeOfWords, type Range, rootOf } from './clauseGroups';
import { type Question, withoutAsking } from './questionWords';
import type { WordCounts } from './wordScanner';

/** Clauses of one document that are looked at again, beside those that are asked for or named. */
const maxPerPolicy = 8;
// BM25 over the groups of a document.
const k1 = 1.2;
const b = 0.6;
const usualLength = 150;

/** Purpose of a law (为了……制定本法): it names everything and rules nothing. */
const purpose = /^.{0,6}为了?.{4,240}制定本/;

/** Question, prepared for scoring the clauses of one document. */
export interface ClauseQuestion {
  question: Question;
  weights: readonly number[];
  /** Whether all clauses are read, or those alone that are asked for, near in meaning, or found by another ranker. */
  isWhole: boolean;
  wanted: string | null;
  asked: readonly AskedArticle[];
  /** Meaning vector of the question (`pointOfQuestion`). */
  point: Int8Array;
  /** Places of the document's clauses that are among the library's nearest to it. */
  meant: ReadonlySet<number> | undefined;
  /** Counts the words of `wordsCounted`. */
  scan: (text: string, groups: readonly Range[], places: readonly number[]) => WordCounts;
  /** Scores of another ranker, by clause. */
  near: ReadonlyMap<string, number> | undefined;
}

/** Clause that may answer, with the scores of its words. */
export interface Candidate {
  document: number;
  /** Its number among the units of search of the document (`groupsOf`). */
  place: number;
  /** Text of the clause in the document. */
  text: string;
  /** Score of its words, times the factor of its document. */
  lexical: number;
  /** BM25 of the words, divided by the score for one occurrence of each. */
  density: number;
  /** Share of the question that it contains, by rarity. */
  share: number;
  /** Nearness (−1–1) of its meaning vector to that of the question. */
  meaning: number;
  /** Whether it is among the nearest clauses of the library. */
  isMeant: boolean;
  /** Match with its askings; null for a clause without askings, or none similar to the question. */
  asked: AskedArticle | null;
  /** Score of another ranker, times the factor of its document; 0 for none. */
  near: number;
  /** Whether the question names it by its number. */
  isWanted: boolean;
}

/** Clauses of a document that may answer: the eight best by their words, and those asked for, near in meaning or named. */
export function candidatesOf(
  state: IndexState,
  document: number,
  factor: number,
  { question, weights, isWhole, wanted, asked, point, meant, near, scan }: ClauseQuestion,
): Candidate[] {
  const { notions, answer } = question;
  const { text, ranges } = state.readRanges(document);
  const folded = foldFor(
    text,
    notions.flatMap(({ wordings }) => wordings),
  );
  // The head of a document takes longer to read than its text.
  const ids = wanted === null && near === undefined ? [] : idsIn(state, document);
  const title = state.catalog.cores[document] as string;
  const sums = new Float64Array(ranges.length);
  const said = new Float64Array(ranges.length);
  const askedAt = placesOf(ranges, text, asked);
  const places = [...ranges.keys()].filter(
    (place) =>
      isWhole || meant?.has(place) || askedAt.has(place) || near?.has(ids[place] as string) || ids[place] === wanted,
  );
  const countsOf = scan(folded, ranges, places);
  let total = 0;
  notions.forEach(({ wordings }, i) => {
    const weight = weights[i] as number;
    total += weight;
    const counts = countsOfAny(countsOf, wordings);
    for (const [place, count] of counts) {
      const { start, end } = ranges[place] as ClauseRange;
      const length = 1 - b + (b * (end - start)) / usualLength;
      sums[place] = (sums[place] as number) + (weight * count * (1 + k1)) / (count + k1 * length);
      said[place] = (said[place] as number) + weight * Math.min(1, count);
    }
    const isInTitle = wordings.some((wording) => title.includes(wording));
    // Neighbours stand below the same heading.
    let last: Range = { start: 0, end: 0 };
    let isInHeading = false;
    for (const place of places) {
      if (counts.has(place)) {
        if (isInTitle) sums[place] = (sums[place] as number) + 0.6 * weight;
        continue;
      }
      const { heading } = ranges[place] as ClauseRange;
      if (heading.start !== last.start || heading.end !== last.end) {
        const text = folded.slice(heading.start, heading.end);
        isInHeading = wordings.some((wording) => text.includes(wording));
        last = heading;
      }
      if (!isInTitle && !isInHeading) continue;
      sums[place] = (sums[place] as number) + 0.7 * weight;
      said[place] = (said[place] as number) + 0.6 * weight;
    }
  });
  const found: Candidate[] = [];
  for (const place of places) {
    const { start, end, isPreamble } = ranges[place] as ClauseRange;
    const isWanted = wanted !== null && ids[place] === wanted;
    const ways = askedAt.get(place) ?? null;
    const nearness = near?.get(ids[place] as string) ?? 0;
    const isMeant = meant?.has(place) ?? false;
    if (sums[place] === 0 && !isMeant && !isWanted && ways === null && nearness === 0) continue;
    const share = total === 0 ? 0 : Math.min(1, (said[place] as number) / total);
    const own = text.slice(start, end);
    const isPurpose = isPreamble || purpose.test(own.slice(0, 260));
    const isAnswer = answer?.test(own) ?? false;
    const lexical = (sums[place] as number) * factor * (0.45 + 0.55 * share) * (isAnswer ? 1.3 : 1);
    found.push({
      document,
      place,
      text: own,
      lexical: lexical * (isPurpose ? 0.3 : 1),
      density: total === 0 ? 0 : (sums[place] as number) / total,
      share,
      meaning: state.meanings.nearnessOf({ document, place }, point),
      isMeant,
      asked: ways,
      near: nearness * factor,
      isWanted,
    });
  }
  found.sort((a, b) => b.lexical - a.lexical);
  return found.filter(
    (one, i) => i < maxPerPolicy || one.isMeant || one.asked !== null || one.near > 0 || one.isWanted,
  );
}

/** Ids of the articles and parts of a document, by place. */
const idsIn = (state: IndexState, document: number): string[] =>
  groupsOf(state.readHead(document).spans).map(({ spans: [first] }) => rootOf((first as ClauseSpan).id));

/** Where the articles stand that are asked for in such words: by the words of the article, whatever its number. */
function placesOf(ranges: readonly Range[], text: string, asked: readonly AskedArticle[]): Map<number, AskedArticle> {
  const places = new Map<number, AskedArticle>();
  for (const article of asked) {
    const at = placeOfWords(text, article.piece);
    const place = at < 0 ? -1 : placeAt(ranges, at);
    if (place >= 0 && !places.has(place)) places.set(place, article);
  }
  return places;
}

/** Function that gives the share (0–1) of the Han characters of a question that a folded clause has. */
export function charactersOf({ text }: Question): (clause: string) => number {
  const characters = [...new Set(withoutAsking(text))].filter((one) => isHan(one.charCodeAt(0)));
  return (clause) => characters.filter((one) => clause.includes(one)).length / Math.max(1, characters.length);
}

/** Clause of a candidate as the product shows it. */
export function hitOf(
  state: IndexState,
  { document, place, text }: Candidate,
): Omit<ClauseHit, 'score' | 'probability' | 'grade' | 'isNear' | 'features'> {
  const { policy, spans } = state.readHead(document);
  const group = groupsOf(spans)[place] as Group;
  const [first] = group.spans as [ClauseSpan];
  return {
    policyId: policy.id,
    title: policy.title,
    docNo: policy.docNo,
    status: state.catalog.statusOf(document),
    isSample: policy.provenance === 'sample',
    provenance: policy.provenance,
    clauseId: rootOf(first.id),
    label: labelOf(first),
    parts: group.spans.map(({ id, label, start, end }) => ({
      clauseId: id,
      label,
      text: text.slice(start - group.start, end - group.start),
    })),
  };
}

/** All words that are counted for a question: its wordings, and the pairs of the long ones. */
export const wordsCounted = ({ notions }: Question): string[] =>
  notions.flatMap(({ wordings }) => wordings.flatMap((wording) => [wording, ...pairsOf(wording)]));

/** Pairs of neighbouring characters of a wording that may stand with words in between. */
const pairsOf = (wording: string): string[] =>
  wording.length < 4 ? [] : Array.from({ length: wording.length - 1 }, (_, i) => wording.slice(i, i + 2));

/** How often each group has one of several wordings; a long one with words in between counts in part. */
function countsOfAny(countsOf: WordCounts, wordings: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const wording of wordings) {
    for (const [place, count] of countsOf(wording)) counts.set(place, (counts.get(place) ?? 0) + count);
    const pairs = pairsOf(wording);
    const said = new Map<number, number>();
    for (const pair of pairs) for (const place of countsOf(pair).keys()) said.set(place, (said.get(place) ?? 0) + 1);
    for (const [place, found] of said) {
      const part = found / pairs.length;
      if (part >= 0.6 && !counts.has(place)) counts.set(place, part * part * 0.7);
    }
  }
  return counts;
}
