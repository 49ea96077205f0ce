import { fold, gramsOf, isHan } from '@hengce/text';
import { questionWords } from '../../../platform/textIndex';

export interface Query {
  /** Words of the question, for people. */
  terms: string[];
  /** What is looked up: pairs of characters within the question's words and across them. */
  grams: number[];
}

/** Beside the words of questions: of conversations, and too weak to search for. */
const weak =
  /请问|请|告诉|帮我|我们|咱们|你们|公司的|是多少|多少|是什么|为什么|是谁|哪年|何时|什么时候|一下|[是在有和与及了把被就都也还这那我你他她它们吧啊]/g;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Takes a question apart. Where nothing is left of it without its words of asking, they are what is searched for. */
export function readQuery(raw: string): Query {
  const folded = fold(raw.toWellFormed());
  const asked = folded.replace(questionWords, ' ').replace(weak, ' ');
  const text = gramsOf(asked).length > 0 ? asked : folded;
  return { terms: wordsOf(text), grams: gramsOf(text) };
}

/** Single characters go to the word before them, or stand together. */
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
