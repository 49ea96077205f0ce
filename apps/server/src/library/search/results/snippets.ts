import type { MainComponents } from '@hengce/api/contract';
import { foldFor, markWords, occurrences } from '@hengce/text';
import { placeAt } from '../placeAt';
import type { Piece } from '../planQuery';
import { type ClauseSpan, preambleLabel } from '../policyIndex/policyText';

type Snippet = MainComponents['schemas']['PolicySnippet'];

/** Characters of a snippet, without the marks of omission. */
const snippetLength = 140;
/** A chapter heading that says the words is worth less than an article that does. */
const headingLength = 25;

interface SpanScore {
  span: ClauseSpan;
  /** Bit per piece, for the first 30. */
  covered: number;
  score: number;
}

/** Best one or two clauses for a query (摘要片段). @param wanted clause that the query names, which always comes first */
export function findSnippets(
  text: string,
  spans: readonly ClauseSpan[],
  pieces: readonly Piece[],
  wanted: string | null,
): Snippet[] {
  const words = [...new Set(pieces.flatMap(({ wordings }) => wordings))];
  const folded = foldFor(text, words);
  const named = wanted === null ? undefined : spans.find(({ id }) => id === wanted);
  const best = rankSpans(folded, spans, pieces).filter(({ span }) => span !== named);
  const chosen = named ? [named] : [];
  const [first, second] = best;
  // Found by its title or number alone: show how it begins.
  const opening =
    best.length === 0
      ? spans.find((span) => span.label !== preambleLabel && span.end - span.start >= headingLength)
      : undefined;
  const lead = first?.span ?? opening;
  if (lead && chosen.length === 0) chosen.push(lead);
  const next = named ? first : second;
  // The second must say something the first does not, or nearly as much.
  if (next && (named || addsTo(first as SpanScore, next))) chosen.push(next.span);
  return chosen.map((span) => cutSnippet(text, folded, span, words));
}

function addsTo(first: SpanScore, second: SpanScore): boolean {
  return (second.covered & ~first.covered) !== 0 || second.score >= 0.6 * first.score;
}

function rankSpans(folded: string, spans: readonly ClauseSpan[], pieces: readonly Piece[]): SpanScore[] {
  const scores = new Map<ClauseSpan, SpanScore>();
  pieces.forEach((piece, i) => {
    const bit = 1 << Math.min(i, 30);
    piece.wordings.forEach((wording, place) => {
      const closeness = 1 - (0.3 * place) / piece.wordings.length;
      for (const at of occurrences(folded, wording)) {
        const span = spans[placeAt(spans, at)];
        if (span === undefined || at + wording.length > span.end) continue;
        const entry = scores.get(span) ?? { span, covered: 0, score: 0 };
        // Each piece counts once, in its closest wording most; repeats add a little.
        entry.score += (entry.covered & bit) === 0 ? closeness * (1 + Math.min(wording.length, 8) / 8) : 0.05;
        entry.covered |= bit;
        scores.set(span, entry);
      }
    });
  });
  const weighed = [...scores.values()];
  for (const entry of weighed) {
    const length = entry.span.end - entry.span.start;
    if (length < headingLength) entry.score *= 0.5 + length / (2 * headingLength);
    if (entry.span.label === preambleLabel) entry.score *= 0.4;
  }
  return weighed.sort((a, b) => b.score - a.score || a.span.start - b.span.start);
}

function cutSnippet(text: string, folded: string, span: ClauseSpan, words: readonly string[]): Snippet {
  const { id, label } = span;
  // A clause that goes by its heading does not say it twice.
  const begins = text.startsWith(`${label} `, span.start) ? span.start + label.length + 1 : span.start;
  return { clauseId: id, clauseLabel: label, ...cutWindow(text, folded, { start: begins, end: span.end }, words) };
}

function cutWindow(text: string, folded: string, span: Pick<ClauseSpan, 'start' | 'end'>, words: readonly string[]) {
  const marks = markWords(folded.slice(span.start, span.end), words);
  const length = span.end - span.start;
  const start = length <= snippetLength + 20 ? 0 : windowStart(marks, length);
  const end = length <= snippetLength + 20 ? length : Math.min(length, start + snippetLength);
  const [from, to] = [outsideSurrogate(text, span.start + start), outsideSurrogate(text, span.start + end)];
  const lead = from > span.start ? '…' : '';
  const shift = lead.length - (from - span.start);
  return {
    text: `${lead}${text.slice(from, to).replace(/\n/g, ' ')}${to < span.end ? '…' : ''}`,
    marks: marks
      .filter(([a, b]) => b > from - span.start && a < to - span.start)
      .map(([a, b]): [number, number] => [
        Math.max(a, from - span.start) + shift,
        Math.min(b, to - span.start) + shift,
      ]),
  };
}

/** Start of the window that holds most marks, a little before its first. */
function windowStart(marks: readonly [number, number][], length: number): number {
  let best = 0;
  let most = -1;
  marks.forEach(([start], i) => {
    const from = Math.max(0, start - 20);
    const held = marks.slice(i).filter(([, end]) => end <= from + snippetLength).length;
    if (held > most) {
      most = held;
      best = from;
    }
  });
  return Math.max(0, Math.min(best, length - snippetLength));
}

function outsideSurrogate(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
