import { fold, foldFor, gramsOf, hanPair, likeness } from '@hengce/text';
import { aliasesOf } from '../aliases';
import { type ParsedQuery, parseQuery, splitTerms } from '../parseQuery';
import { concerns, placeIn, type SpokenPlace } from '../place';
import { expressionGrams, type Piece, planFiner, planQuery, type QueryPlan, type Words, wordingOf } from '../planQuery';
import type { IndexState } from '../policyIndex/IndexState';
import { type NamedTitle, namedTitle } from '../references';
import { titleCore } from '../titleCore';
import { printedForms } from '../words/printedForms';
import { notionOf, splitByNotions } from '../words/programmes';
import { meantBy } from '../words/slips';
import { allOf, type Candidates, collect, filtered, ordered, withDocuments } from './Candidates';
import { gatherPieces } from './gatherPieces';

export interface Found {
  parsed: ParsedQuery;
  plan: QueryPlan;
  candidates: Candidates;
  /**
   * all: every piece occurs, in near misses most; some: no document has all, these have most pairs of characters; docNo: found by 文号;
   * everything: no query; nothing: a query without a word (%, 。).
   */
  mode: 'all' | 'some' | 'docNo' | 'everything' | 'nothing';
  /** Documents whose title is nearly the query, best first; among the candidates even where a piece is missing. */
  near: readonly number[];
  /** Candidates without one of the pieces. */
  misses: ReadonlySet<number>;
  /** Terms that no document has (slips of typing), with the terms searched instead. */
  slips: readonly Slip[];
  /** Document that the query names; null for none. */
  named: NamedTitle | null;
  /**
   * Region that the query names, and whether nothing was found there, so that the candidates are from elsewhere; null
   * for none.
   */
  place: (SpokenPlace & { isEmpty: boolean }) | null;
}

export interface Slip {
  typed: string;
  meant: string;
}

/** A document that lacks more of the grams than this is not about the query. */
const maxShare = 0.55;

/** Titles this much alike are offered, and those not much less alike than the best of them; at most so many. */
const nearShare = 0.6;
const nearSpread = 0.12;
const maxNear = 20;

/** With fewer documents that say every word, near misses are shown as well, and said to be such. */
const enough = 10;

const noPlan: QueryPlan = { pieces: [], whole: [], isCut: false, query: { required: [], boosts: [] } };

/** Documents that a query means, without those that say an excluded word, and what was read in the query. */
export function findCandidates(state: IndexState, raw: string): Found {
  const parsed = parseQuery(raw);
  const found = findIncluded(state, parsed);
  if (parsed.excluded.length === 0) return found;
  const excluded = excludedDocuments(state, parsed.excluded);
  const isKept = (document: number) => !excluded.has(document);
  return { ...found, candidates: filtered(found.candidates, isKept), near: found.near.filter(isKept) };
}

function findIncluded(state: IndexState, parsed: ParsedQuery): Found {
  const { catalog } = state;
  const none = { parsed, near: [], misses: new Set<number>(), slips: [], named: null, place: null };
  if (parsed.docNo) {
    const { org, year, no } = parsed.docNo;
    const documents = catalog.findDocNo(org, year, no);
    if (documents.length > 0)
      return { ...none, plan: piecesOnly(parsed.termsBesideDocNo), candidates: ordered(documents), mode: 'docNo' };
  }
  if (parsed.terms.length === 0) {
    const isEmpty = parsed.text === '';
    return {
      ...none,
      plan: noPlan,
      candidates: isEmpty ? allOf(state) : ordered([]),
      mode: isEmpty ? 'everything' : 'nothing',
    };
  }
  const named = namedTitle(state, parsed);
  const spoken = named === null || named.isElsewhere ? placeIn(parsed.text) : null;
  const found = findByWords(state, parsed, termsOf(state, parsed, named, spoken?.rest));
  const all = named === null ? found.candidates : withDocuments(found.candidates, named.documents);
  const there = spoken === null ? all : filtered(all, (document) => concerns(catalog, document, spoken.place));
  const isEmpty = there.count === 0;
  return {
    ...found,
    parsed,
    candidates: isEmpty ? all : there,
    named,
    place: spoken === null ? null : { ...spoken.place, isEmpty },
  };
}

/** What is searched for: the words without the place, a document by what it is called. */
function termsOf(
  { catalog }: IndexState,
  parsed: ParsedQuery,
  named: NamedTitle | null,
  withoutPlace: string | undefined,
): string[] {
  if (named !== null) {
    const title = catalog.titles[named.documents[0] ?? -1];
    // As its title prints it, so that it is looked for as one expression; the parts of a code are called by the code.
    const printed = title !== undefined && titleCore(fold(title)) === named.name ? fold(title) : named.name;
    return [printed.replace(/^中华人民共和国/, ''), ...splitTerms(named.rest)];
  }
  return withoutPlace === undefined ? parsed.terms : splitTerms(withoutPlace);
}

function findByWords(
  state: IndexState,
  parsed: ParsedQuery,
  typed: readonly string[],
): Pick<Found, 'plan' | 'candidates' | 'mode' | 'near' | 'misses' | 'slips'> {
  // A place alone: everything that concerns it.
  if (typed.length === 0)
    return { plan: noPlan, candidates: allOf(state), mode: 'all', near: [], misses: new Set(), slips: [] };
  const words = wordsOf(state);
  const isKnown = (term: string) => isKnownTerm(term, words);
  const slips = typed.flatMap((term): Slip[] => {
    const meant = meantBy(term, isKnown);
    return meant === null ? [] : [{ typed: term, meant }];
  });
  const terms = typed.map((term) => slips.find((slip) => slip.typed === term)?.meant ?? term);
  const { candidates, mode, plan, misses } = findByPieces(state, planQuery(terms, words));
  // A term that documents do not hold as typed may be a title with a slip.
  const near = plan.isCut || mode === 'some' ? findNearTitles(state, parsed.text) : [];
  return { plan, candidates: withDocuments(candidates, near), mode, near, misses, slips };
}

/** Whether each part of a term is a word of the product or stands in a document. */
function isKnownTerm(term: string, { index, holding }: Words): boolean {
  return splitByNotions(term).every((part) => {
    if (part.length === 1 || notionOf(part) !== null || aliasesOf(part).length > 0) return true;
    const documents: number[] = [];
    index.matchAll({ required: [[wordingOf(part)]], boosts: [] }, (base, { documents: found, count }) => {
      for (let i = 0; i < Math.min(count, maxHolding - documents.length); i++)
        documents.push(base + (found[i] as number));
      return documents.length >= maxHolding;
    });
    return part.length === 2 ? documents.length > 0 : holding(part, documents) > 0;
  });
}

/** Documents looked at for a term. */
const maxHolding = 8;

function wordsOf(state: IndexState): Words {
  const { catalog } = state;
  return {
    index: state.text,
    holding: (text, documents) => documents.filter((document) => says(state, document, text)).length,
    titleHas: (text, documents) =>
      documents.some((document) => fold(catalog.titles[document] as string).includes(text)),
    printedForms: (word) => printedForms(catalog, word),
  };
}

function findByPieces(state: IndexState, plan: QueryPlan): Pick<Found, 'candidates' | 'mode' | 'plan' | 'misses'> {
  const strict = plan.pieces.every(({ support = [] }) => support.length === 0)
    ? collect(state, (visit) => state.text.matchAll(plan.query, visit))
    : null;
  if (strict !== null && (strict.count >= enough || (strict.count > 0 && plan.pieces.length === 1)))
    return { candidates: strict, mode: 'all', plan, misses: new Set() };
  const { whole, near } = gatherPieces(state, plan.pieces);
  if (whole.count >= enough) return { candidates: whole, mode: 'all', plan, misses: new Set() };
  if (whole.count + near.count > 0) return joined(plan, whole, near);
  const finer = planFiner(plan, wordsOf(state));
  if (finer.pieces.length > plan.pieces.length) {
    const more = gatherPieces(state, finer.pieces);
    if (more.whole.count + more.near.count > 0) return joined(finer, more.whole, more.near);
  }
  const grams = [...new Set(plan.pieces.flatMap(({ text }) => expressionGrams(text)))];
  const some = collect(state, (visit) => state.text.matchSome(grams, Math.ceil(grams.length * maxShare), visit));
  return { candidates: some, mode: 'some', plan: { ...plan, pieces: gramPieces(plan.pieces) }, misses: new Set() };
}

/** What says every piece, and the near misses. */
function joined(plan: QueryPlan, whole: Candidates, near: Candidates): ReturnType<typeof findByPieces> {
  const scores = new Map<number, number>();
  for (const { documents, scores: own, count } of [whole, near])
    for (let i = 0; i < count; i++) scores.set(documents[i] as number, own[i] as number);
  const documents = [...scores.keys()].sort((a, b) => a - b);
  return {
    plan,
    mode: 'all',
    candidates: {
      documents: Uint32Array.from(documents),
      scores: Float32Array.from(documents, (document) => scores.get(document) as number),
      count: documents.length,
    },
    misses: new Set(near.documents.subarray(0, near.count)),
  };
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
