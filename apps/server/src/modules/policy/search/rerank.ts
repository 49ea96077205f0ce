import { fold } from '../../../search/fold';
import { occurrences } from './occurrences';
import type { QueryPlan } from './planQuery';

export interface RankInput {
  /** Score of the index times the prior of the document. */
  score: number;
  title: string;
  /** Reads the text of the document; called only when the title does not settle it. */
  text: () => string;
}

/** Characters within which pieces count as said together. */
const nearness = 150;

/**
 * Second look at the best candidates of the index, with their words at hand: pairs of characters may lie scattered,
 * a title may be the query itself, and pieces may stand in one sentence or a hundred pages apart.
 */
export function rerank({ score, title, text }: RankInput, plan: QueryPlan, joined: string): number {
  const foldedTitle = titleCore(fold(title));
  const inTitle = plan.pieces.filter(({ wordings }) => wordings.some((word) => foldedTitle.includes(word))).length;
  const titleShare = plan.pieces.length === 0 ? 0 : inTitle / plan.pieces.length;
  return score * titleFactor(foldedTitle, joined) * (1 + 0.8 * titleShare) * textFactor(fold(text()), foldedTitle, plan);
}

/** The part of a title by which it is called: without the name of the state and the tag of samples. */
function titleCore(foldedTitle: string): string {
  return foldedTitle.replace(/^(?:【示例】|中华人民共和国)/, '').replace(/[\s《》〈〉“”"'、·]/g, '');
}

function titleFactor(title: string, joined: string): number {
  const query = titleCore(joined);
  if (query.length < 2) return 1;
  if (title === query) return 6;
  if (title.includes(query)) return 1.8 + 2 * (query.length / title.length);
  return 1;
}

function textFactor(folded: string, title: string, plan: QueryPlan): number {
  const places = plan.pieces.map(({ wordings }) => wordings.flatMap((word) => occurrences(folded, word, 200)).sort((a, b) => a - b));
  const said = plan.pieces.filter(({ wordings }, i) => (places[i] as number[]).length > 0 || wordings.some((word) => title.includes(word))).length;
  const share = plan.pieces.length === 0 ? 1 : said / plan.pieces.length;
  const isWhole = plan.whole.some((term) => folded.includes(term) || title.includes(term));
  const isTogether = plan.pieces.length > 1 && places.every((list) => list.length > 0) && spread(places) <= nearness;
  return (0.25 + 0.75 * share) * (isWhole ? 2.5 : 1) * (isTogether ? 1.35 : 1);
}

/** The shortest stretch that holds one place of every list. */
function spread(places: readonly (readonly number[])[]): number {
  const next = places.map(() => 0);
  let best = Number.POSITIVE_INFINITY;
  for (;;) {
    const now = places.map((list, i) => list[next[i] as number] as number);
    const low = Math.min(...now);
    best = Math.min(best, Math.max(...now) - low);
    const at = now.indexOf(low);
    next[at] = (next[at] as number) + 1;
    if ((next[at] as number) >= (places[at] as readonly number[]).length) return best;
  }
}
