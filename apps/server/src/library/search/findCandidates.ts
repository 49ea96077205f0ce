import { fold, foldFor, gramsOf, hanPair, likeness } from '@hengce/text';
import { type ParsedQuery, parseQuery } from './parseQuery';
import { expressionGrams, type Piece, planFiner, planQuery, type QueryPlan, wordingOf } from './planQuery';
import type { IndexState } from './policyIndex/IndexState';
import { titleCore } from './titleCore';

/** The documents a query finds before filters, in ascending order, with the scores of the index. */
export interface Candidates {
  documents: Uint32Array;
  scores: Float32Array;
  count: number;
}

export interface Found {
  parsed: ParsedQuery;
  plan: QueryPlan;
  candidates: Candidates;
  /**
   * all: every piece occurs; some: no document has all, these have most; docNo: found by 文号; everything: no query;
   * nothing: a query without a word (%, 。).
   */
  mode: 'all' | 'some' | 'docNo' | 'everything' | 'nothing';
  /** Documents whose title is nearly what was typed, best first; among the candidates even where a piece is missing. */
  near: readonly number[];
}

/** A document that lacks more of the grams than this is not about the query. */
const maxShare = 0.55;

/** Titles this much alike are offered, and those not much less alike than the best of them; at most so many. */
const nearShare = 0.6;
const nearSpread = 0.12;
const maxNear = 20;

const noPlan: QueryPlan = { pieces: [], whole: [], query: { required: [], boosts: [] } };

/** From what was typed to the documents it means. */
export function findCandidates(state: IndexState, raw: string): Found {
  const parsed = parseQuery(raw);
  const found = findIncluded(state, parsed);
  return parsed.excluded.length === 0
    ? found
    : { ...found, ...without(found, excludedDocuments(state, parsed.excluded)) };
}

function findIncluded(state: IndexState, parsed: ParsedQuery): Found {
  const { catalog } = state;
  if (parsed.docNo) {
    const { org, year, no } = parsed.docNo;
    const documents = catalog.findDocNo(org, year, no);
    if (documents.length > 0) {
      return {
        parsed,
        plan: piecesOnly(parsed.termsBesideDocNo),
        candidates: ordered(documents),
        mode: 'docNo',
        near: [],
      };
    }
  }
  if (parsed.terms.length === 0) {
    const isEmpty = parsed.text === '';
    const candidates = isEmpty ? allOf(state) : ordered([]);
    return { parsed, plan: noPlan, candidates, mode: isEmpty ? 'everything' : 'nothing', near: [] };
  }
  const titleHas = (folded: string, documents: number[]) =>
    documents.some((document) => fold(catalog.titles[document] as string).includes(folded));
  const plan = planQuery(parsed.terms, state.text, titleHas);
  const { candidates, mode, plan: used } = findByPieces(state, plan);
  // A term that documents do not hold as typed may be a title with a slip.
  const near = plan.whole.length > 0 || mode === 'some' ? findNearTitles(state, parsed.text) : [];
  return { parsed, plan: used, candidates: withDocuments(candidates, near), mode, near };
}

function findByPieces(
  state: IndexState,
  plan: QueryPlan,
): { candidates: Candidates; mode: 'all' | 'some'; plan: QueryPlan } {
  const all = collect(state, (visit) => state.text.matchAll(plan.query, visit));
  if (all.count > 0) return { candidates: all, mode: 'all', plan };
  const finer = planFiner(plan, state.text);
  if (finer.pieces.length > plan.pieces.length) {
    const more = collect(state, (visit) => state.text.matchAll(finer.query, visit));
    if (more.count > 0) return { candidates: more, mode: 'all', plan: finer };
  }
  const grams = [...new Set(plan.pieces.flatMap(({ text }) => expressionGrams(text)))];
  const some = collect(state, (visit) => state.text.matchSome(grams, Math.ceil(grams.length * maxShare), visit));
  return { candidates: some, mode: 'some', plan: { ...plan, pieces: gramPieces(plan.pieces) } };
}

/** Titles that share most pairs of characters with what was typed. */
function findNearTitles(state: IndexState, typed: string): number[] {
  const asked = gramsOf(titleCore(typed));
  if (asked.length < 4) return [];
  const near: { document: number; share: number }[] = [];
  const { live } = state.catalog;
  state.titles.matchSome(asked, Math.ceil(asked.length * maxShare), (base, { documents, count }) => {
    for (let i = 0; i < count; i++) {
      const document = base + (documents[i] as number);
      const title = fold(state.catalog.titles[document] as string);
      const share = Math.max(likeness(gramsOf(title), asked), likeness(gramsOf(titleCore(title)), asked));
      if (live.data[document] === 1 && share >= nearShare) near.push({ document, share });
    }
  });
  near.sort((a, b) => b.share - a.share || state.catalog.prior(b.document) - state.catalog.prior(a.document));
  const least = (near[0]?.share ?? 0) - nearSpread;
  return near
    .filter(({ share }) => share >= least)
    .slice(0, maxNear)
    .map(({ document }) => document);
}

/** Gives documents the score of the best, adding those that are missing, so that they get a second look. */
function withDocuments(candidates: Candidates, more: readonly number[]): Candidates {
  if (more.length === 0) return candidates;
  const known = candidates.documents.subarray(0, candidates.count);
  const scores = candidates.scores.subarray(0, candidates.count);
  const best = scores.reduce((most, score) => Math.max(most, score), 0.1);
  const added: number[] = [];
  for (const document of more) {
    const at = known.indexOf(document);
    if (at >= 0) scores[at] = best;
    else added.push(document);
  }
  added.sort((a, b) => a - b);
  const merged: Candidates = {
    documents: new Uint32Array(candidates.count + added.length),
    scores: new Float32Array(candidates.count + added.length),
    count: 0,
  };
  const push = (document: number, score: number) => {
    merged.documents[merged.count] = document;
    merged.scores[merged.count] = score;
    merged.count += 1;
  };
  let next = 0;
  for (let i = 0; i < candidates.count; i++) {
    const document = candidates.documents[i] as number;
    while (next < added.length && (added[next] as number) < document) push(added[next++] as number, best);
    push(document, scores[i] as number);
  }
  while (next < added.length) push(added[next++] as number, best);
  return merged;
}

function collect(state: IndexState, match: (visit: Parameters<IndexState['text']['matchAll']>[1]) => void): Candidates {
  const found: Candidates = { documents: new Uint32Array(256), scores: new Float32Array(256), count: 0 };
  match((base, matches) => {
    const live = state.catalog.live.data;
    reserve(found, found.count + matches.count);
    for (let i = 0; i < matches.count; i++) {
      const document = base + (matches.documents[i] as number);
      if (live[document] !== 1) continue;
      found.documents[found.count] = document;
      found.scores[found.count] = matches.scores[i] as number;
      found.count += 1;
    }
    return false;
  });
  return found;
}

function reserve(found: Candidates, size: number): void {
  if (size <= found.documents.length) return;
  const room = Math.max(size, found.documents.length * 2);
  const { documents, scores } = found;
  found.documents = new Uint32Array(room);
  found.scores = new Float32Array(room);
  found.documents.set(documents);
  found.scores.set(scores);
}

export function allOf({ catalog }: IndexState): Candidates {
  const documents = new Uint32Array(catalog.count);
  let count = 0;
  for (let document = 0; document < catalog.size; document++)
    if (catalog.live.data[document] === 1) documents[count++] = document;
  return { documents, scores: new Float32Array(count).fill(1), count };
}

/** Documents that say one of the words, in its title, its text or the names beside it. */
function excludedDocuments(state: IndexState, words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const word of words) {
    const required = [[wordingOf(word)]];
    const isCertain = gramsOf(word).length === 1;
    state.text.matchAll({ required, boosts: [] }, (base, { documents, count }) => {
      for (let i = 0; i < count; i++) {
        const document = base + (documents[i] as number);
        // Pairs of characters may lie scattered; then the document itself is asked.
        if (isCertain || says(state, document, word)) found.add(document);
      }
      return false;
    });
  }
  return found;
}

function says(state: IndexState, document: number, word: string): boolean {
  const { title, issuers, docNo } = state.readHead(document).policy;
  const names = fold([title, docNo ?? '', ...issuers].join('\n'));
  return names.includes(word) || foldFor(state.readText(document), [word]).includes(word);
}

function without({ candidates, near }: Found, excluded: ReadonlySet<number>): Pick<Found, 'candidates' | 'near'> {
  const kept: Candidates = {
    documents: new Uint32Array(candidates.count),
    scores: new Float32Array(candidates.count),
    count: 0,
  };
  for (let i = 0; i < candidates.count; i++) {
    const document = candidates.documents[i] as number;
    if (excluded.has(document)) continue;
    kept.documents[kept.count] = document;
    kept.scores[kept.count] = candidates.scores[i] as number;
    kept.count += 1;
  }
  return { candidates: kept, near: near.filter((document) => !excluded.has(document)) };
}

/** In the given order, which the scores keep. */
function ordered(documents: readonly number[]): Candidates {
  return {
    documents: Uint32Array.from(documents),
    scores: Float32Array.from(documents, (_, i) => 1 / (i + 1)),
    count: documents.length,
  };
}

function piecesOnly(terms: readonly string[]): QueryPlan {
  return { ...noPlan, pieces: terms.map((text) => ({ text, wordings: [text] })) };
}

/** For marking and ranking partial matches: each pair of characters and each run on its own. */
function gramPieces(pieces: readonly Piece[]): Piece[] {
  const texts = pieces.flatMap(({ text }) => [
    ...expressionGrams(text).flatMap((gram) => hanPair(gram)?.join('') ?? []),
    ...(text.match(/[0-9]+|[a-z\u00c0-\u2fff]+/g) ?? []),
  ]);
  return [...new Set(texts)].map((text) => ({ text, wordings: [text] }));
}
