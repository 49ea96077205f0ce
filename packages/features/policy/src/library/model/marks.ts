import type { MarkRange } from '../../shared/model/types';

const maxTerms = 20;
const longestTerm = 50;

/**
 * Words of a query for marking in a text: split at space and punctuation, without duplicates, the first 20; words of
 * more than 50 characters are left out.
 */
export function termsOf(query: string): string[] {
  const words = query.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '' && word.length <= longestTerm);
  return [...new Set(words)].slice(0, maxTerms);
}

/** Ranges of the terms in a text, in order; touching and overlapping ones are joined. Letter case is ignored. */
export function findMarks(text: string, terms: readonly string[]): MarkRange[] {
  const places: MarkRange[] = [];
  // Lower case may change the length of a text (İ); then only exact matches are safe.
  const folded = text.toLowerCase().length === text.length ? text.toLowerCase() : text;
  for (const term of terms) {
    const wanted = term.toLowerCase().length === term.length ? term.toLowerCase() : term;
    for (let at = wanted ? folded.indexOf(wanted) : -1; at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
      places.push([at, at + wanted.length]);
    }
  }
  return merge(places.sort(([a], [b]) => a - b));
}

function merge(sorted: MarkRange[]): MarkRange[] {
  const merged: MarkRange[] = [];
  for (const [start, end] of sorted) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
