import { gramsOf, hanPair, isHan } from '@hengce/text';
import type { Term, TextIndex, TextQuery, Wording } from '../../platform/textIndex';
import { aliasesOf } from './aliases';
import { withoutAsking } from './clauses/questionWords';
import { everydayWords } from './everydayWords';
import { isEmpty, notionOf, type SupportKind, splitByNotions } from './words/programmes';

/** A part of the query that a document must contain, in any of its wordings. */
export interface Piece {
  text: string;
  wordings: readonly string[];
  /** Kinds of support that match it as well, whatever the words of the document. */
  support?: readonly SupportKind[];
}

export interface QueryPlan {
  pieces: Piece[];
  query: TextQuery;
  /** Terms as typed that were split or replaced by a notion; documents with a whole one rank higher. */
  whole: string[];
  /** Whether a term was split, so that it may be a title with a slip. */
  isCut: boolean;
}

/** A term of at least this many documents is taken as one expression, however long. */
const commonEnough = 3;

/** Questions about words of the library that planning a query asks. */
export interface Words {
  index: TextIndex;
  /**
   * Number of these documents that really contain the text, which its pairs of characters only suggest; counted up to a
   * few.
   */
  holding(folded: string, documents: readonly number[]): number;
  titleHas(folded: string, documents: readonly number[]): boolean;
  /** Forms in which titles print a word with signs inside. */
  printedForms(word: string): readonly string[];
}

/**
 * Parts that a document must contain. A term that people use for a programme is that programme, in the words of
 * documents. Another is one expression (all its grams) where documents have it so; otherwise it is split, first at the
 * words of the product, then at its rarest pair of characters, again and again, until its pieces are expressions of
 * this library: 研发费用加计扣除政策 → 研发费用加计扣除 + 政策.
 */
export function planQuery(terms: readonly string[], words: Words): QueryPlan {
  const isExpression = (text: string): boolean => {
    if (text.length <= 3) return true;
    const documents: number[] = [];
    words.index.matchAll({ required: [[{ grams: expressionGrams(text) }]], boosts: [] }, (base, matches) => {
      for (let i = 0; i < matches.count && documents.length < lookedAt; i++)
        documents.push(base + (matches.documents[i] as number));
      return documents.length >= lookedAt;
    });
    if (documents.length === 0) return aliasesOf(text).length > 0;
    return (
      words.titleHas(text, documents) || aliasesOf(text).length > 0 || words.holding(text, documents) >= commonEnough
    );
  };
  const pieces: string[] = [];
  const whole: string[] = [];
  for (const term of terms) {
    if (notionOf(term) !== null || isExpression(term)) {
      pieces.push(term);
      continue;
    }
    whole.push(term);
    for (const part of splitByNotions(term)) {
      if (notionOf(part) !== null) pieces.push(part);
      else
        for (const run of withoutAsking(part).replace(fillers, ' ').split(' '))
          pieces.push(...cut(run, isExpression, words.index));
    }
  }
  return assemble([...new Set(pieces)], whole, words, isExpression);
}

/** What joins words and is none. */
const fillers = /的|吗|呢|么|了/g;

/** Documents looked at to tell whether a long term is an expression. */
const lookedAt = 12;

/** Second plan for when no document has all pieces: words of two or three characters, which more documents share. */
export function planFiner(plan: QueryPlan, words: Words): QueryPlan {
  const texts = plan.pieces.flatMap(({ text }) =>
    notionOf(text) === null ? cut(text, (part) => part.length <= 3, words.index) : [text],
  );
  return assemble([...new Set(texts)], [...plan.whole, ...plan.pieces.map(({ text }) => text)], words);
}

/** Grams that a text must have. Single characters beside digits (5000万) are too common to be worth a list. */
export function expressionGrams(text: string): number[] {
  const grams = gramsOf(text);
  const strong = grams.filter((gram) => hanPair(gram)?.[1] !== '');
  return strong.length > 0 ? strong : grams;
}

function assemble(
  texts: readonly string[],
  whole: string[],
  words: Words,
  isExpression: (text: string) => boolean = () => false,
): QueryPlan {
  // 政策 alone is a search for it, beside another word it tells nothing; a year is told by the date as well.
  const told = texts.filter((text) => {
    const notion = notionOf(text);
    return notion === null ? !/^(?:19|20)\d\d年?(?:版|度)?$/.test(text) : !isEmpty(notion);
  });
  const pieces = (told.length === 0 ? texts : told).map((text) => pieceOf(text, words, isExpression));
  const required = pieces.map((piece): Term => piece.wordings.map(wordingOf));
  const needed = new Set(pieces.flatMap(({ text }) => expressionGrams(text)));
  const boosts = [...new Set([...whole, ...texts].flatMap(expressionGrams))].filter((gram) => !needed.has(gram));
  const notions = texts.filter((text) => notionOf(text) !== null);
  return { pieces, whole: [...new Set([...whole, ...notions])], isCut: whole.length > 0, query: { required, boosts } };
}

function pieceOf(text: string, words: Words, isExpression: (text: string) => boolean): Piece {
  const notion = notionOf(text);
  const said =
    notion === null || isEmpty(notion)
      ? [text, ...aliasesOf(text), ...(everydayWords.get(text) ?? [])]
      : [...(isPrinted(text, notion.wordings, isExpression) ? [text] : []), ...notion.wordings];
  const wordings = [...new Set([...said, ...said.flatMap(words.printedForms)])];
  return notion === null || notion.support.length === 0
    ? { text, wordings }
    : { text, wordings, support: notion.support };
}

/** Whether documents print a word as it is typed, so that nothing says it more closely: 著作权 for it, 清洁生产审核. A short one is rather an abbreviation. */
const isPrinted = (text: string, wordings: readonly string[], isExpression: (text: string) => boolean): boolean =>
  (text.length >= 3 && wordings.includes(text)) || (text.length >= 5 && isExpression(text));

/** Grams or characters by which one text is looked up. */
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
