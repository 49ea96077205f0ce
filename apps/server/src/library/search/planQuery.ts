import { gramsOf, hanPair, isHan } from '@hengce/text';
import type { Term, TextIndex, TextQuery, Wording } from '../../platform/textIndex';
import { questionWords } from '../../platform/textIndex';
import { aliasesOf } from './aliases';

/** One thing a document must say, in any of its wordings. */
export interface Piece {
  text: string;
  wordings: readonly string[];
}

export interface QueryPlan {
  pieces: Piece[];
  query: TextQuery;
  /** Terms as typed that were cut into pieces; documents that hold one whole rank above. */
  whole: string[];
}

/** A term of at least this many documents is taken as one expression, however long. */
const commonEnough = 3;
/**
 * Decides what a document must contain. A typed term counts as one expression (all its grams) where documents have it so;
 * otherwise it is cut at its rarest pair of characters, again and again, until its pieces are expressions of this library:
 * 研发费用加计扣除政策 → 研发费用加计扣除 + 政策. No dictionary has to know the words.
 *
 * @param titleHas whether the title of one of these documents holds the text.
 */
export function planQuery(
  terms: readonly string[],
  index: TextIndex,
  titleHas: (folded: string, documents: number[]) => boolean,
): QueryPlan {
  const isExpression = (text: string): boolean => {
    if (text.length <= 3) return true;
    const documents: number[] = [];
    index.matchAll({ required: [[{ grams: expressionGrams(text) }]], boosts: [] }, (base, matches) => {
      for (let i = 0; i < matches.count && documents.length < commonEnough; i++) {
        documents.push(base + (matches.documents[i] as number));
      }
      return documents.length >= commonEnough;
    });
    return documents.length >= commonEnough || titleHas(text, documents) || aliasesOf(text).length > 0;
  };
  const pieces: string[] = [];
  const whole: string[] = [];
  for (const term of terms) {
    if (isExpression(term)) {
      pieces.push(term);
      continue;
    }
    whole.push(term);
    for (const part of term.replace(questionWords, ' ').split(' ')) pieces.push(...cut(part, isExpression, index));
  }
  return assemble([...new Set(pieces)], whole);
}

/** A second try when no document has all pieces: cut down to words of two or three characters, which more documents share. */
export function planFiner(plan: QueryPlan, index: TextIndex): QueryPlan {
  const words = plan.pieces.flatMap(({ text }) => cut(text, (part) => part.length <= 3, index));
  return assemble([...new Set(words)], [...plan.whole, ...plan.pieces.map(({ text }) => text)]);
}

/** The grams a text must have. Single characters beside digits (5000万) are too common to be worth a list. */
export function expressionGrams(text: string): number[] {
  const grams = gramsOf(text);
  const strong = grams.filter((gram) => hanPair(gram)?.[1] !== '');
  return strong.length > 0 ? strong : grams;
}

function assemble(texts: string[], whole: string[]): QueryPlan {
  const pieces = texts.map((text): Piece => ({ text, wordings: [text, ...aliasesOf(text)] }));
  const required = pieces.map((piece): Term => piece.wordings.map(wordingOf));
  const needed = new Set(texts.flatMap(expressionGrams));
  const boosts = [...new Set(whole.flatMap(expressionGrams))].filter((gram) => !needed.has(gram));
  return { pieces, whole, query: { required, boosts } };
}

/** How one text is looked up. */
export function wordingOf(text: string): Wording {
  return text.length === 1 && isHan(text.charCodeAt(0))
    ? { character: text.charCodeAt(0) }
    : { grams: expressionGrams(text) };
}

function cut(text: string, isExpression: (text: string) => boolean, index: TextIndex): string[] {
  if (text === '') return [];
  if (isExpression(text)) return [text];
  const at = weakestBoundary(text, index);
  if (at === null) return [text];
  return [...cut(text.slice(0, at), isExpression, index), ...cut(text.slice(at), isExpression, index)];
}

/** Where neighbouring characters are seen together least; nearest the middle among equals. Pieces keep two characters. */
function weakestBoundary(text: string, index: TextIndex): number | null {
  let best: number | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let at = 2; at <= text.length - 2; at++) {
    const frequency = pairFrequency(text.charCodeAt(at - 1), text.charCodeAt(at), index);
    if (frequency === Number.POSITIVE_INFINITY) continue;
    const isCloser = best === null || Math.abs(at - text.length / 2) < Math.abs(best - text.length / 2);
    if (frequency < fewest || (frequency === fewest && isCloser)) {
      best = at;
      fewest = frequency;
    }
  }
  return best;
}

function pairFrequency(first: number, second: number, index: TextIndex): number {
  if (isHan(first) && isHan(second)) return index.frequency(((first << 16) | second) >>> 0);
  // Between Han and letters or digits a cut costs nothing; inside a number or word it must not happen.
  return isHan(first) || isHan(second) ? 0 : Number.POSITIVE_INFINITY;
}
