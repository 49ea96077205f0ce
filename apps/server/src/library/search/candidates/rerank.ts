import { fold, foldFor, gramsOf, likeness, occurrences } from '@hengce/text';
import type { Piece, QueryPlan } from '../planQuery';
import { titleCore } from '../titleCore';

// A second look at the best candidates of the index, with their words at hand: pairs of characters may lie scattered,
// a title may be the query itself, and pieces may stand in one sentence or a hundred pages apart.

/** Characters within which pieces count as said together. */
const nearness = 150;

/** Factor for a matching title: 1 for no match, 6 and more for the exact title. */
export function titleFactor(title: string, plan: QueryPlan, typed: string): number {
  const folded = fold(title);
  const core = titleCore(folded);
  const inTitle = plan.pieces.reduce(
    (sum, piece) => sum + saidOf(piece, (word) => folded.includes(word) || core.includes(word)),
    0,
  );
  const share = plan.pieces.length === 0 ? 0 : inTitle / plan.pieces.length;
  return titleMatch(core, folded, titleCore(typed), typed) * (1 + 0.8 * share);
}

/** How well a piece is said: fully by its first wording, less by a later one, which means it less closely; 0 for not at all. */
function saidOf({ wordings }: Piece, isSaid: (word: string) => boolean): number {
  const at = wordings.findIndex(isSaid);
  return at < 0 ? 0 : 1 - (0.5 * at) / wordings.length;
}

function titleMatch(core: string, folded: string, query: string, typed: string): number {
  if (query.length < 2) return 1;
  if (core === query) return 6;
  if (core.includes(query)) return 1.8 + 2 * (query.length / core.length);
  // A title half remembered: a word is missing or wrong.
  return 1 + 5 * Math.max(0, likeness(gramsOf(folded), gramsOf(typed)) - 0.55);
}

/**
 * Number of the best candidates whose text must be read: none when every document has the one short word anyway, some
 * to see whether short words are adjacent, most where pairs of characters may only seem to form the words.
 */
export function textDepth({ pieces, whole }: QueryPlan, mode: 'all' | 'some', depth: number): number {
  if (mode === 'some' || whole.length > 0 || pieces.some(({ wordings }) => wordings.some((word) => word.length > 2)))
    return depth;
  return pieces.length > 1 ? Math.min(depth, 40) : 0;
}

/**
 * Factor for the text: whether it has the words, as typed, and together. From 1, where nothing is missing, to 3.4;
 * below 1 where something is.
 */
export function textFactor(text: string, title: string, plan: QueryPlan): number {
  const words = [...plan.pieces.flatMap(({ wordings }) => wordings), ...plan.whole];
  const folded = foldFor(text, words);
  const core = titleCore(fold(title));
  const places = plan.pieces.map(({ wordings }) => placesOf(folded, wordings));
  const said = plan.pieces.reduce(
    (sum, piece) => sum + saidOf(piece, (word) => folded.includes(word) || core.includes(word)),
    0,
  );
  const share = plan.pieces.length === 0 ? 1 : said / plan.pieces.length;
  const isWhole = plan.whole.some((term) => folded.includes(term) || core.includes(term));
  return (0.25 + 0.75 * share) * (isWhole ? 2.5 : 1) * (areNear(places) ? 1.35 : 1);
}

/** The first places are enough to tell whether words meet; a long law repeats them hundreds of times. */
function placesOf(folded: string, wordings: readonly string[]): number[] {
  const [only] = wordings;
  if (wordings.length === 1 && only !== undefined) return occurrences(folded, only, 60);
  return wordings.flatMap((word) => occurrences(folded, word, 60)).sort((a, b) => a - b);
}

/** Whether some stretch of `nearness` holds one place of every list. */
function areNear(places: readonly (readonly number[])[]): boolean {
  if (places.length < 2 || places.some((list) => list.length === 0)) return false;
  const [first, ...others] = [...places].sort((a, b) => a.length - b.length) as [
    readonly number[],
    ...(readonly number[])[],
  ];
  const next = others.map(() => 0);
  return first.some((at) =>
    others.every((list, i) => {
      let j = next[i] as number;
      while (j < list.length && (list[j] as number) < at - nearness) j++;
      next[i] = j;
      return j < list.length && (list[j] as number) <= at + nearness;
    }),
  );
}
