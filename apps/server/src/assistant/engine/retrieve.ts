import { fold, parseChineseNumber } from '@hengce/text';
import type { ClauseHit } from '../../library/search';
import { phrasePattern, phrases } from '../../platform/data';
import { type Reranker, RerankFailure } from '../../platform/ports';
import { fuse, nationCode, regionCodesIn } from '../../platform/vocabulary';
import type { AnswerPiece, Question } from './AnswerEngine';
import type { EngineDependencies } from './dependencies';
import { clauseSource, passageSource, policySource, type Source } from './sources';
import { goneOnFrom, hasTopic } from './topic';

/** What the search for a question found: sources for the answer, and figures for the progress messages. */
export interface Found {
  /** Words that were searched for, as the question has them. */
  terms: string[];
  /** Number of policies with any of them. */
  documents: number;
  /** Laws that may answer but are not in the library. */
  lacking: string[];
  /** Sources for the answer, the best first. */
  sources: Source[];
  /** Clause hits of the sources that are clauses. */
  hits: ReadonlyMap<Source, ClauseHit>;
  /** Page that the question asks for, which is then the only one searched; null for none. */
  page: number | null;
}

/** Lowest probability (0–1) of a clause that is passed to a model, which judges it again. */
export const minForModel = 0.08;
/** Highest number of clauses of a search and of an answer. */
export const maxClauses = 6;
const maxPassages = 6;
/** Clauses that a rerank service is asked about. */
const maxReranked = 24;
const openingCharacters = 6_000;
/** Documents that are read from the beginning, or at a page. */
const maxWhole = 3;

const asksForWhole = phrasePattern('whole file');
const goesOn = new RegExp(`^(?:${phrases('going on')})`);

const maxShown = 40;
/** Question on one line, cut to 40 characters, for progress messages. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line;
};
export const withTheseWords = (documents: number): string => `含有这些字的文件${documents}份`;

/**
 * Text to search for a question: of one that goes on from an earlier one, is short, or names no topic (那材料呢), with the start of
 * the earlier one before it. The start of the words that the user quotes, if any, follows it.
 */
export function wholeQuestion({ text, history, quote }: Pick<Question, 'text' | 'history' | 'quote'>): string {
  const before = goneOnFrom(text, history) ?? history.at(-1)?.question ?? '';
  const isShort = text.replace(/[^\p{L}\p{N}]/gu, '').length <= 6;
  const asked =
    before !== '' && (goesOn.test(text.trim()) || isShort || !hasTopic(text))
      ? `${before.slice(0, 150)} ${text}`
      : text;
  return quote === null ? asked : `${asked} ${quote.text.slice(0, 60)}`;
}

/** Whether anything is searched for a question: not where its scope is empty, or it names a page of a document. */
export const isSearched = (question: Question): boolean => {
  const { usesPolicies, policyIds, knowledgeBaseIds, documentIds } = question.scope;
  const isSomewhere = usesPolicies || policyIds.length + knowledgeBaseIds.length + documentIds.length > 0;
  return isSomewhere && pageIn(question) === null;
};

interface Searching {
  /** Lowest probability (0–1) of a clause; null to take those that are graded as 直接依据 or 可能相关. */
  least: number | null;
  /** The question in the words that documents may have for it. */
  lines: readonly string[];
}

/**
 * Searches everything in the question's scope and reports each step. What the user quotes comes first; a page that the
 * question names is read instead, without a search.
 */
export async function* retrieve(
  deps: EngineDependencies,
  question: Question,
  regionCode: string | null,
  { least, lines }: Searching = { least: null, lines: [] },
): AsyncGenerator<AnswerPiece, Found, undefined> {
  const q = wholeQuestion(question);
  const found: Found = { terms: [], documents: 0, lacking: [], sources: [], hits: new Map(), page: pageIn(question) };
  if (found.page !== null) return { ...found, sources: yield* readPage(deps, question, found.page) };
  const documents = yield* searchDocuments(deps, question, [q, ...lines], least !== null);
  found.sources.push(...documents);
  const { usesPolicies, policyIds } = question.scope;
  if (usesPolicies || policyIds.length > 0) {
    const clauses = yield* searchPolicies(deps, question, { q, regionCode, least, lines });
    found.terms = clauses.terms;
    found.documents = clauses.documents;
    found.lacking = clauses.lacking;
    found.sources.push(...clauses.sources);
    found.hits = clauses.hits;
  }
  const quoted = await quotedSource(deps, question);
  if (quoted !== null) found.sources = [quoted, ...found.sources.filter(({ key }) => key !== quoted.key)];
  return found;
}

async function* searchPolicies(
  { library, reranker }: EngineDependencies,
  { text, signal, scope: { policyIds } }: Question,
  { q, regionCode, least, lines }: Searching & { q: string; regionCode: string | null },
): AsyncGenerator<AnswerPiece, Pick<Found, 'terms' | 'documents' | 'lacking' | 'sources' | 'hits'>, undefined> {
  const only = policyIds.length > 0 ? new Set(policyIds) : undefined;
  const own = regionCode === nationCode || regionCodesIn(q).length > 0 ? null : regionCode;
  const limit = reranker === null ? maxClauses : maxReranked;
  const found = await Promise.all(
    [q, ...lines].map((line) => library.retrieve({ q: line, only, regionCode: own, limit }, signal)),
  );
  const documents = Math.max(...found.map((each) => each.documents));
  const suits = fuse(
    found.map(({ clauses }) =>
      clauses.filter(({ grade, probability, isNear }) =>
        least === null ? grade !== 'none' : isNear || probability >= least,
      ),
    ),
    ({ policyId, clauseId }) => `${policyId} ${clauseId}`,
  ).slice(0, limit);
  yield {
    type: 'step',
    step: {
      id: 'policies',
      kind: 'search',
      state: 'done',
      title: only === undefined ? '检索政策库' : '检索所选政策',
      detail: `检索：${shortened(text)}；${withTheseWords(documents)}${suits.length === 0 ? '，没有一条够得上回答' : ''}`,
      hits: suits.length,
    },
  };
  const ordered = reranker === null ? suits : yield* reranked(reranker, q, signal, suits);
  const hits = new Map(ordered.slice(0, maxClauses).map((hit) => [clauseSource(hit), hit]));
  return {
    terms: [...new Set(found.flatMap(({ terms }) => terms))],
    documents,
    lacking: found[0]?.lacking ?? [],
    sources: [...hits.keys()],
    hits,
  };
}

/** The clauses in the order of the firm's own rerank service; as they were where it does not answer. */
async function* reranked(
  reranker: Reranker,
  q: string,
  signal: AbortSignal,
  hits: readonly ClauseHit[],
): AsyncGenerator<AnswerPiece, readonly ClauseHit[], undefined> {
  if (hits.length < 2) return hits;
  const step = { id: 'rerank', kind: 'search', title: '重排', detail: `${reranker.model}，${hits.length}条` } as const;
  try {
    const scores = await reranker.rerank(
      q,
      hits.map(({ parts }) => parts.map(({ text }) => text).join('\n')),
      signal,
    );
    yield { type: 'step', step: { ...step, state: 'done' } };
    const order = hits.map((hit, i) => ({ hit, score: scores[i] ?? Number.NEGATIVE_INFINITY }));
    return order.sort((a, b) => b.score - a.score || 0).map(({ hit }) => hit);
  } catch (error) {
    if (!(error instanceof RerankFailure)) throw error;
    yield { type: 'step', step: { ...step, state: 'failed', detail: `${error.message}，按检索的次序` } };
    return hits;
  }
}

const pageNumber = /第\s*([\d零〇一二两三四五六七八九十百千]{1,6})\s*页/;

/** Number of the page that a question names; null for none, and where the scope has no single documents. */
export function pageIn({ text, scope }: Pick<Question, 'text' | 'scope'>): number | null {
  const [, said] = pageNumber.exec(fold(text)) ?? [];
  return said === undefined || scope.documentIds.length === 0 ? null : parseChineseNumber(said);
}

async function* readPage(
  { passages }: EngineDependencies,
  { userId, scope: { documentIds } }: Question,
  page: number,
): AsyncGenerator<AnswerPiece, Source[], undefined> {
  const read = await Promise.all(
    documentIds.slice(0, maxWhole).map(async (id) => (await passages?.page(userId, id, page)) ?? []),
  );
  const found = read.flat();
  yield {
    type: 'step',
    step: {
      id: 'documents',
      kind: 'search',
      state: 'done',
      title: '翻到所问的页',
      detail: `第${page}页`,
      hits: found.length,
    },
  };
  return found.map(passageSource);
}

async function* searchDocuments(
  { passages }: EngineDependencies,
  { userId, scope, text }: Question,
  lines: readonly string[],
  opensAnyway: boolean,
): AsyncGenerator<AnswerPiece, Source[], undefined> {
  const { knowledgeBaseIds, documentIds } = scope;
  if (passages === null || knowledgeBaseIds.length + documentIds.length === 0) return [];
  const found = fuse(
    await Promise.all(
      lines.map((line) => passages.search(userId, { knowledgeBaseIds, documentIds }, line, maxPassages)),
    ),
    ({ chunkId }) => chunkId,
  ).slice(0, maxPassages);
  const opening =
    documentIds.length > 0 && ((opensAnyway && found.length === 0) || asksForWhole.test(text))
      ? await Promise.all(documentIds.slice(0, maxWhole).map((id) => passages.opening(userId, id, openingCharacters)))
      : [];
  const all = [...opening.flatMap((each) => each ?? []), ...found];
  const byId = new Map(all.map((passage) => [passage.chunkId, passage]));
  yield {
    type: 'step',
    step: {
      id: 'documents',
      kind: 'search',
      state: 'done',
      title: knowledgeBaseIds.length > 0 ? '检索知识库' : '检索文档',
      detail: `检索：${shortened(text)}`,
      hits: byId.size,
    },
  };
  const unread = await passages.unread(userId, scope);
  if (unread > 0)
    yield {
      type: 'notice',
      notice: { code: 'partialDocuments', message: `有${unread}份文档还没有读完，只用了已读的部分` },
    };
  return [...byId.values()].map(passageSource);
}

/** The clause that the user selected words of. */
async function quotedSource({ library }: EngineDependencies, { quote }: Question): Promise<Source | null> {
  if (quote?.policyId === undefined) return null;
  const policy = await library.get(quote.policyId).catch(() => null);
  if (policy === null) return null;
  const root = quote.clauseId?.split('.')[0];
  const clauses = policy.clauses.filter(({ id }) => root !== undefined && (id === root || id.startsWith(`${root}.`)));
  const [first] = clauses;
  if (first === undefined) return policySource(policy, null, null, quote.text);
  const text = clauses.map(({ heading, text: words }) => [heading, words].filter(Boolean).join(' ')).join('\n');
  return policySource(policy, first.label || first.heading || null, first.id, text);
}
