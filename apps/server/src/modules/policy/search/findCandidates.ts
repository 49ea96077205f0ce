import { fold } from '../../../search/fold';
import { hanPair } from '../../../search/grams';
import type { IndexState } from './IndexState';
import { type ParsedQuery, parseQuery } from './parseQuery';
import { expressionGrams, type Piece, planFiner, planQuery, type QueryPlan } from './planQuery';

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
  /** all: every piece occurs; some: no document has all, these have most; docNo: found by 文号; everything: no query. */
  mode: 'all' | 'some' | 'docNo' | 'everything';
}

/** A document that lacks more of the grams than this is not about the query. */
const mostShare = 0.55;

const noPlan: QueryPlan = { pieces: [], whole: [], query: { required: [], boosts: [] } };

/** From what was typed to the documents it means. */
export function findCandidates(state: IndexState, raw: string): Found {
  const parsed = parseQuery(raw);
  const { catalog } = state;
  if (parsed.docNo) {
    const { org, year, no } = parsed.docNo;
    const documents = catalog.findDocNo(org, year, no);
    if (documents.length > 0)
      return { parsed, plan: piecesOnly(parsed.termsBesideDocNo), candidates: ordered(documents), mode: 'docNo' };
  }
  if (parsed.terms.length === 0) return { parsed, plan: noPlan, candidates: allOf(state), mode: 'everything' };
  const titleHas = (folded: string, documents: number[]) =>
    documents.some((document) => fold(catalog.titles[document] as string).includes(folded));
  const plan = planQuery(parsed.terms, state.text, titleHas);
  const all = collect(state, (visit) => state.text.matchAll(plan.query, visit));
  if (all.count > 0) return { parsed, plan, candidates: all, mode: 'all' };
  const finer = planFiner(plan, state.text);
  if (finer.pieces.length > plan.pieces.length) {
    const more = collect(state, (visit) => state.text.matchAll(finer.query, visit));
    if (more.count > 0) return { parsed, plan: finer, candidates: more, mode: 'all' };
  }
  const grams = [...new Set(plan.pieces.flatMap(({ text }) => expressionGrams(text)))];
  const some = collect(state, (visit) => state.text.matchSome(grams, Math.ceil(grams.length * mostShare), visit));
  return { parsed, plan: { ...plan, pieces: gramPieces(plan.pieces) }, candidates: some, mode: 'some' };
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
