import type { Day } from '@hengce/text';
import { fold, gramsOf } from '@hengce/text';
import { groupBy } from '../../../platform/vocabulary';
import { parseQuery } from '../parseQuery';
import type { IndexState } from '../policyIndex/IndexState';
import { askedArticles } from './askedAs';
import type { ClauseHit, ClauseHits, ClauseQuery } from './ClauseHits';
import { readQuestion } from './questionWords';
import { askedDocuments, lackingOf, namedDocuments, rankDocuments, rarity } from './rankDocuments';
import { clausesOf, withPartScores } from './scoreClauses';

/** Finds the clauses that answer a question. Synchronous: it reads the texts of the most promising documents from the index. */
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
    clauses: withoutRepeats(best, query.limit).map((hit) => withPartScores(hit, question, weights)),
    lacking: query.only === undefined ? lackingOf(askings, asked) : [],
  };
}

/** Article that the question names without a document (第九条), where the documents are chosen. */
function wantedAlone(text: string, only: ReadonlySet<string> | undefined): string | null {
  return only === undefined ? null : (parseQuery(`文件 ${text}`).clause?.id ?? null);
}

/** Best hits without repeats: versions of one title and local rules often have the same text. */
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
