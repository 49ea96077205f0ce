import type { MainComponents } from '@hengce/api/contract';
import { dateInShanghai, fold, gramsOf } from '@hengce/text';
import type { Db } from '../../../platform/db';
import type { Clock } from '../../../platform/ports';
import { TextIndex, TopK } from '../../../platform/textIndex';
import { listCitable } from '../chunkRepository';
import { listSearchable, type Scope } from '../scopeRepository';
import { pageOf } from '../views';
import type { DocumentIndexes } from './documentIndexes';
import { type Query, readQuery } from './terms';

type S = MainComponents['schemas'];

export interface Found {
  chunkId: string;
  documentId: string;
  documentName: string;
  baseName: string;
  kind: S['KnowledgeDocument']['kind'];
  page: number | null;
  heading: string | null;
  text: string;
  boxes: string;
  isEdited: boolean;
  score: number;
  matched: string[];
}

export interface Search {
  query: Query;
  found: Found[];
  /** Words of the question that were found, but only in most chunks. */
  onlyCommon: string[];
}

const candidates = 60;
/** Share of the question, by weight, below which a chunk shares only odd pairs of characters with it. */
const minCoverage = 0.18;
const usualChunks = 30;

/**
 * Search of an account's documents: chunks by BM25 over pairs of characters, then by the share of the question that
 * each covers.
 */
export function createSearch(db: Db, clock: Clock, indexes: DocumentIndexes) {
  return async (userId: string, scope: Scope, text: string, limit: number): Promise<Search> => {
    const query = readQuery(text);
    const nothing = { query, found: [], onlyCommon: [] };
    if (query.grams.length === 0) return nothing;
    // Only documents of the owner are searched at all.
    const documents = await listSearchable(db, userId, dateInShanghai(clock.now()), scope);
    if (documents.length === 0) return nothing;
    const parts = await indexes.of(userId, documents);
    const index = new TextIndex();
    for (const { segment } of parts) index.add(segment);
    const chunkIds = parts.flatMap((part) => part.chunkIds);
    const best = new TopK(candidates, (a, b) => a - b);
    index.matchSome(query.grams, 1, (base, matches) => {
      for (let i = 0; i < matches.count; i++)
        best.offer(base + (matches.documents[i] as number), matches.scores[i] as number);
    });
    const ranked = best.ranked();
    const rows = await fetchChunks(
      db,
      userId,
      ranked.map(({ candidate }) => chunkIds[candidate] as string),
    );
    const weights = new Map(query.grams.map((gram) => [gram, rarity(index, gram)]));
    const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const found: Found[] = [];
    const common = new Set<string>();
    for (const { candidate, key } of ranked) {
      const row = rows.get(chunkIds[candidate] as string);
      if (row === undefined) continue;
      const folded = fold(`${row.heading ?? ''}\n${row.text}`);
      const own = new Set(gramsOf(folded));
      const covered = query.grams.reduce((sum, gram) => sum + (own.has(gram) ? (weights.get(gram) as number) : 0), 0);
      const coverage = whole === 0 ? 0 : covered / whole;
      const matched = query.terms.filter((term) => folded.includes(term));
      if (coverage < minCoverage || matched.length === 0) {
        for (const term of matched) common.add(term);
        continue;
      }
      found.push({ ...row, matched, score: Math.round(key * (0.5 + coverage) * 100) / 100 });
    }
    found.sort((a, b) => b.score - a.score);
    return { query, found: found.slice(0, limit), onlyCommon: found.length === 0 ? [...common] : [] };
  };
}

/** Weight of a pair of characters. Counted as if there were at least `usualChunks`: among a few chunks nothing is rare. */
function rarity(index: TextIndex, gram: number): number {
  const frequency = index.frequency(gram);
  const chunks = Math.max(usualChunks, index.size);
  return Math.log(1 + (chunks - frequency + 0.5) / (frequency + 0.5));
}

export type SearchPassages = ReturnType<typeof createSearch>;

type Fetched = Omit<Found, 'score' | 'matched'>;

async function fetchChunks(db: Db, userId: string, ids: readonly string[]): Promise<Map<string, Fetched>> {
  const rows = await listCitable(db, userId, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        chunkId: row.id,
        documentId: row.document_id,
        documentName: row.document_name,
        baseName: row.base_name,
        kind: row.kind,
        page: pageOf(row),
        heading: row.heading,
        text: row.text,
        boxes: row.boxes,
        isEdited: row.is_edited,
      },
    ]),
  );
}
