import { fold, gramsOf, isHan } from '@hengce/text';
import { phrases } from '../../../platform/data';

export interface Query {
  /** Words of the question, for display. */
  terms: string[];
  /** Pairs of characters to look up, within the question's words and across them. */
  grams: number[];
}

const asking = new RegExp(phrases('asking', 'asking of files'), 'g');
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of a question and its pairs of characters, without the words of asking, unless nothing else is left. */
export function readQuery(raw: string): Query {
  const folded = fold(raw.toWellFormed());
  const asked = folded.replace(asking, ' ');
  const text = gramsOf(asked).length > 0 ? asked : folded;
  return { terms: wordsOf(text), grams: gramsOf(text) };
}

/** Words of a text. Neighbouring single characters are one word; a word of one character is left out beside longer ones. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const part of text.split(/\s+/)) {
    let single = '';
    const flush = () => {
      if (single !== '') found.push(single);
      single = '';
    };
    for (const { segment, isWordLike } of words.segment(part)) {
      if (!isWordLike) flush();
      else if (segment.length === 1 && isHan(segment.charCodeAt(0))) single += segment;
      else {
        flush();
        found.push(segment);
      }
    }
    flush();
  }
  const long = found.filter((word) => word.length > 1);
  return [...new Set(long.length > 0 ? long : found)];
}
