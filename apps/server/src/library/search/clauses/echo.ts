import { eachGram, fold, hanPair } from '@hengce/text';
import type { IndexState } from '../policyIndex/IndexState';
import type { AskedArticle } from './askedAs';
import { groupAt, groupsOf, placeOfWords } from './clauseGroups';
import type { Question } from './questionWords';

/** Pair of characters that is typical of the articles a question asks for. */
export interface EchoWord {
  text: string;
  gram: number;
  /** Share in the whole echo, 0–1. */
  weight: number;
}

const maxArticles = 10;
const maxWords = 28;
/** Words of an article beside those that it is known by and those of its title. */
const articleWeight = 0.5;
const titleWeight = 1;

/**
 * Legal words for the topic of a question: those of the articles with the most similar askings, so that rules without
 * askings are found too. None when no asking is similar.
 *
 * @see Lavrenko, Croft: Relevance-Based Language Models (SIGIR 2001)
 */
export function echoOf(
  state: IndexState,
  articles: readonly AskedArticle[],
  asked: ReadonlyMap<number, readonly AskedArticle[]>,
  { text }: Question,
): EchoWord[] {
  const best = articles.slice(0, maxArticles);
  const holders = new Map<AskedArticle, number>();
  for (const [document, own] of asked) for (const article of own) holders.set(article, document);
  const sums = new Map<number, number>();
  for (const article of best) {
    const weight = (article.likeness + article.way) ** 2;
    const add = (words: string, share: number) => {
      const own = new Set<number>();
      eachGram(words, (gram) => own.add(gram));
      for (const gram of own) sums.set(gram, (sums.get(gram) ?? 0) + weight * share);
    };
    add(article.law, titleWeight);
    add(article.piece, 1);
    const holder = holders.get(article);
    if (holder !== undefined) add(articleText(state, holder, article.piece), articleWeight);
  }
  const { size } = state.text;
  const words = [...sums]
    .flatMap(([gram, sum]) => {
      const pair = hanPair(gram);
      if (pair === null || pair[1] === '') return [];
      const word = pair.join('');
      if (text.includes(word)) return [];
      const frequency = state.text.frequency(gram);
      return [{ text: word, gram, weight: sum * Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5)) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxWords);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return words.map((word) => ({ ...word, weight: word.weight / total }));
}

function articleText(state: IndexState, document: number, piece: string): string {
  const text = state.readText(document);
  const at = placeOfWords(text, piece);
  if (at < 0) return '';
  const groups = groupsOf(state.readHead(document).spans, text);
  const group = groups[groupAt(groups, at)];
  return group === undefined ? '' : fold(text.slice(group.start, Math.min(group.end, group.start + 400)));
}
