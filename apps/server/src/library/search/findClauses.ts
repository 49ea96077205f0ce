import type { Day } from '@hengce/text';
import { fold, foldFor, gramsOf, occurrences } from '@hengce/text';
import { groupBy, isWithin, nationCode, regionCodesIn } from '../../platform/vocabulary';
import { type AskedArticle, askedArticles } from './askedAs';
import type { IndexState } from './IndexState';
import { type ParsedQuery, parseQuery } from './parseQuery';
import { expressionGrams } from './planQuery';
import type { PolicyHead } from './policyBlob';
import type { ClauseSpan } from './policyText';
import { preambleLabel } from './policyText';
import { type Notion, type Question, readQuestion } from './questionWords';
import { titleCore } from './titleCore';

export interface ClauseQuery {
  q: string;
  /** Ids that may be found at all. */
  only?: ReadonlySet<string> | undefined;
  /** Where the asker is at home; local rules of elsewhere come later. */
  regionCode?: string | null;
  limit: number;
}

/** An article, or a part of a document without articles, that answers a question. */
export interface ClauseHit {
  policyId: string;
  title: string;
  docNo: string | null;
  status: PolicyHead['policy']['status'];
  isSample: boolean;
  provenance: PolicyHead['policy']['provenance'];
  clauseId: string;
  /** 第七条. */
  label: string;
  /** What it consists of, in reading order; the text of a part begins with its heading. */
  parts: { clauseId: string; label: string; text: string; score: number }[];
  score: number;
  /** How much of what was asked it says, from 0 to 1. */
  share: number;
}

export interface ClauseHits {
  /** What was searched for, as the question says it. */
  terms: string[];
  /** Documents that have any of it. */
  documents: number;
  hits: ClauseHit[];
  /** Laws that are asked for in such words and that the library lacks, the likeliest first. */
  lacking: string[];
}

/** So many documents are read. */
const readDepth = 100;
/** Clauses of one document among the hits. */
const maxPerPolicy = 5;
const k1 = 1.2;
const b = 0.6;
const usualLength = 150;
/** What it weighs that an article is asked for in such words, beside what it says of the question. */
const askedWeight = 3;
/** An article that is asked for with two thirds of what the question says is an answer (`minShare` of the chat). */
const askedShare = 0.77;
const plainShare = 0.65;

/** The clauses that answer a question. Synchronous: it reads the texts of the most promising documents from the index. */
export function findClauses(state: IndexState, query: ClauseQuery, today: Day): ClauseHits {
  const { catalog } = state;
  catalog.refresh(today);
  const parsed = parseQuery(query.q);
  const question = readQuestion(query.q);
  const weights = question.notions.map((notion) => notion.weight * rarity(state, notion));
  const named = namedDocuments(state, query, parsed, question);
  const askings = groupBy(askedArticles(question.text), ({ law }) => law);
  const asked = askedDocuments(state, query, askings);
  const ranked = rankDocuments(state, query, question, weights, { named, asked });
  const wanted = parsed.clause?.id ?? wantedAlone(question.text, query.only);
  const best: ClauseHit[] = [];
  for (const { document, factor } of ranked.best)
    best.push(...clausesOf(state, document, factor, { question, weights, wanted, asked: asked.get(document) ?? [] }));
  best.sort((a, b) => b.score - a.score || (a.policyId < b.policyId ? -1 : 1));
  return {
    terms: [...question.terms],
    documents: ranked.count,
    hits: withoutRepeats(best, query.limit).map((hit) => withPartScores(hit, question, weights)),
    lacking: query.only === undefined ? lackingOf(askings, asked) : [],
  };
}

/** 第九条 alone names no document, but asks for it where the documents are chosen. */
function wantedAlone(text: string, only: ReadonlySet<string> | undefined): string | null {
  return only === undefined ? null : (parseQuery(`文件 ${text}`).clause?.id ?? null);
}

function rarity(state: IndexState, { wordings }: Notion): number {
  const most = Math.max(...wordings.map((wording) => frequencyOf(state, wording)));
  const { size } = state.text;
  return 1 + Math.log(1 + (size - most + 0.5) / (most + 0.5));
}

/** At most so many documents say it. */
const frequencyOf = (state: IndexState, wording: string): number =>
  Math.min(state.text.size, ...expressionGrams(wording).map((gram) => state.text.frequency(gram)));

/** Documents that the question calls by 文号 or name. */
function namedDocuments(
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

/** Documents with articles that people ask for in such words. */
function askedDocuments(
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

/** Of laws that are asked for so plainly that an article of theirs would be an answer, those without a document. */
function lackingOf(
  askings: ReadonlyMap<string, readonly AskedArticle[]>,
  asked: ReadonlyMap<number, readonly AskedArticle[]>,
): string[] {
  const there = new Set([...asked.values()].flat().map(({ law }) => law));
  return [...askings]
    .filter(([law, articles]) => !there.has(law) && articles.some(({ share }) => share >= plainShare))
    .map(([law]) => law);
}

interface RankedDocument {
  document: number;
  /** What its clauses are worth beside those of others. */
  factor: number;
}

function rankDocuments(
  state: IndexState,
  query: ClauseQuery,
  question: Question,
  weights: readonly number[],
  { named, asked }: { named: ReadonlySet<number>; asked: ReadonlyMap<number, unknown> },
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
      found.push({ document, factor, score: said * factor });
    }
  });
  for (const document of [...named, ...asked.keys()])
    if (!found.some((each) => each.document === document))
      found.push({
        document,
        factor: factorOf(state, document, query, regions) * (named.has(document) ? 2.5 : 1),
        score: named.has(document) ? 1 : 0,
      });
  found.sort((a, b) => b.score - a.score);
  const best = found.slice(0, readDepth);
  // Whoever names a document, or asks for what it says, wants that one.
  for (const each of found.slice(readDepth)) if (named.has(each.document) || asked.has(each.document)) best.push(each);
  return { best, count: found.length };
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

/** A law, or the points of a national programme, is what others only apply. */
const weightOf = (kind: PolicyHead['policy']['kind']): number =>
  kind === 'law' || kind === 'programme' ? 1.25 : kind === 'interpretation' ? 0.75 : 1;

/** Versions that hold beat others, the nation beats the regions that nobody spoke of. */
function factorOf(
  { catalog }: IndexState,
  document: number,
  { regionCode }: ClauseQuery,
  asked: readonly string[],
): number {
  const status = catalog.statusOf(document);
  const isOver = status === 'amended' || status === 'repealed' || status === 'expired';
  const code = catalog.regionOf(document);
  const isNear =
    code === nationCode ||
    asked.some((region) => isWithin(code, region) || isWithin(region, code)) ||
    (regionCode != null && isWithin(regionCode, code));
  const isAsked = asked.length > 0 && code !== nationCode && isNear;
  const kind = catalog.kindOf(document);
  return catalog.prior(document) * (isOver ? 0.5 : 1) * (isNear ? 1 : 0.6) * (isAsked ? 1.4 : 1) * weightOf(kind);
}

/** 为了……制定本法 names everything and says nothing of it. */
const purpose = /^.{0,6}为了?.{4,240}制定本/;

interface ClauseQuestion {
  question: Question;
  weights: readonly number[];
  wanted: string | null;
  asked: readonly AskedArticle[];
}

/** Spans that are read as one: an article, or a part below the first level of a document without. */
interface Group {
  spans: ClauseSpan[];
  /** Of the chapter or section, folded. */
  heading: string;
  start: number;
  end: number;
}

function clausesOf(
  state: IndexState,
  document: number,
  factor: number,
  { question, weights, wanted, asked }: ClauseQuestion,
): ClauseHit[] {
  const { notions, answer } = question;
  const { policy, spans } = state.readHead(document);
  const text = state.readText(document);
  const folded = foldFor(
    text,
    notions.flatMap(({ wordings }) => wordings),
  );
  const whole = asked.length === 0 ? '' : fold(text);
  const groups = groupsOf(spans, folded);
  const title = titleCore(fold(policy.title));
  const sums = new Float64Array(groups.length);
  const said = new Float64Array(groups.length);
  const countsOf = counterOf(folded, groups);
  let total = 0;
  notions.forEach(({ wordings }, i) => {
    const weight = weights[i] as number;
    total += weight;
    const counts = countsOf(wordings);
    for (const [place, count] of counts) {
      const group = groups[place] as Group;
      const length = 1 - b + (b * (group.end - group.start)) / usualLength;
      sums[place] = (sums[place] as number) + (weight * count * (1 + k1)) / (count + k1 * length);
      said[place] = (said[place] as number) + weight * Math.min(1, count);
    }
    const isInTitle = wordings.some((wording) => title.includes(wording));
    for (let place = 0; place < groups.length; place++) {
      if (counts.has(place)) {
        if (isInTitle) sums[place] = (sums[place] as number) + 0.6 * weight;
        continue;
      }
      const isAbove = isInTitle || wordings.some((wording) => (groups[place] as Group).heading.includes(wording));
      if (!isAbove) continue;
      sums[place] = (sums[place] as number) + 0.7 * weight;
      said[place] = (said[place] as number) + 0.6 * weight;
    }
  });
  for (const { piece, likeness, share } of asked) {
    const at = whole.indexOf(piece);
    const place = at < 0 ? -1 : groupAt(groups, at);
    if (place < 0) continue;
    sums[place] = (sums[place] as number) + askedWeight * likeness * total;
    said[place] = Math.max(said[place] as number, askedShare * share * total);
  }
  const hits: ClauseHit[] = [];
  for (let place = 0; place < groups.length; place++) {
    const group = groups[place] as Group;
    const [first] = group.spans as [ClauseSpan];
    const isWanted = wanted !== null && rootOf(first.id) === wanted;
    if (sums[place] === 0 && !isWanted) continue;
    const share = total === 0 ? 0 : (said[place] as number) / total;
    const isAnswer = answer?.test(text.slice(group.start, group.end)) ?? false;
    const score =
      (sums[place] as number) *
      factor *
      (0.45 + 0.55 * share) *
      (isAnswer ? 1.3 : 1) *
      (purpose.test(text.slice(group.start, group.start + 260)) ? 0.5 : 1) *
      (first.label === preambleLabel ? 0.2 : 1);
    hits.push({
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
        text: text.slice(start, end),
        score: 0,
      })),
      score: isWanted ? (score + 10) * 10 * factor : score,
      share: isWanted ? 1 : Math.min(1, share),
    });
  }
  return hits.sort((a, b) => b.score - a.score).slice(0, maxPerPolicy);
}

/** How much of what was asked each part says, for quoting the one that matters. */
function withPartScores(hit: ClauseHit, { notions, answer }: Question, weights: readonly number[]): ClauseHit {
  const parts = hit.parts.map((part) => {
    const folded = fold(part.text);
    const said = notions.map(({ wordings }, i) =>
      wordings.some((wording) => folded.includes(wording)) ? (weights[i] as number) : 0,
    );
    const sum = said.reduce((total, weight) => total + weight, 0);
    return { ...part, score: sum * (answer?.test(part.text) ? 1.5 : 1) };
  });
  return { ...hit, parts };
}

/** How often each group says one of several wordings; a long one that is said with words in between counts in part. */
function counterOf(folded: string, groups: readonly Group[]) {
  const placesOf = remembered((word: string): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const at of occurrences(folded, word)) {
      const place = groupAt(groups, at);
      if (place >= 0) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    return counts;
  });
  return (wordings: readonly string[]): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const wording of wordings) {
      for (const [place, count] of placesOf(wording)) counts.set(place, (counts.get(place) ?? 0) + count);
      if (wording.length < 4) continue;
      const pairs = Array.from({ length: wording.length - 1 }, (_, i) => wording.slice(i, i + 2));
      const said = new Map<number, number>();
      for (const pair of pairs) for (const place of placesOf(pair).keys()) said.set(place, (said.get(place) ?? 0) + 1);
      for (const [place, found] of said) {
        const part = found / pairs.length;
        if (part >= 0.6 && !counts.has(place)) counts.set(place, part * part * 0.7);
      }
    }
    return counts;
  };
}

function remembered<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? work(key);
    known.set(key, found);
    return found;
  };
}

/** art-7 of art-7.2.1. */
export const rootOf = (id: string): string => (id.startsWith('art-') ? (id.split('.')[0] as string) : id);

function labelOf({ id, label }: ClauseSpan): string {
  return id.startsWith('art-') ? (/^第[^条]+条(?:之[一二三四五六七八九十]+)?/.exec(label)?.[0] ?? label) : label;
}

const maxPerGroup = 500;

/** Articles whole; other parts together with what follows below the same first part, as long as it is not too much to quote. */
function groupsOf(spans: readonly ClauseSpan[], folded: string): Group[] {
  const groups: Group[] = [];
  let key = '';
  let heading = '';
  for (const span of spans) {
    if (isHeading(span.id)) {
      heading = folded.slice(span.start, span.end);
      continue;
    }
    const isArticle = span.id.startsWith('art-');
    const own = isArticle ? rootOf(span.id) : (span.id.split('.')[0] as string);
    const last = groups.at(-1);
    if (last && own === key && (isArticle || span.end - last.start <= maxPerGroup)) {
      last.spans.push(span);
      last.end = span.end;
    } else {
      groups.push({ spans: [span], heading, start: span.start, end: span.end });
      key = own;
    }
  }
  return groups;
}

const isHeading = (id: string): boolean => /(?:^|\.)(?:ch|s|pt|sub)-\d+(?:-r\d+)?$/.test(id);

function groupAt(groups: readonly Group[], at: number): number {
  let low = 0;
  let high = groups.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((groups[middle] as Group).end <= at) low = middle + 1;
    else high = middle;
  }
  const group = groups[low];
  return group && group.start <= at ? low : -1;
}

/** Of texts that say the same, as versions of one title and local rules do, the best only. */
function withoutRepeats(best: readonly ClauseHit[], limit: number): ClauseHit[] {
  const kept: { hit: ClauseHit; grams: Set<number> }[] = [];
  for (const hit of best) {
    const grams = new Set(gramsOf(fold(hit.parts.map(({ text }) => text).join(''))));
    const isRepeat = kept.some((each) => {
      let shared = 0;
      for (const gram of grams) if (each.grams.has(gram)) shared += 1;
      return shared > 0.9 * Math.max(grams.size, each.grams.size);
    });
    if (!isRepeat) kept.push({ hit, grams });
    if (kept.length === limit) break;
  }
  return kept.map(({ hit }) => hit);
}
