import { openData } from '../src/platform/data';

export interface ClauseQuestion {
  /** As somebody in a firm would ask, not in the words of the law. */
  q: string;
  /** Title of the law without 中华人民共和国, and the numbers of the articles that answer; any of them will do. */
  answers: readonly (readonly [law: string, ...articles: number[]])[];
  /** What the asker wants to know, as the article prints it. */
  fact: string;
}

const questionsOf = (name: string): ClauseQuestion[] =>
  openData(`questions/${name}.txt`).map((line) => {
    const [q = '', fact = '', answers = ''] = line.split('\t');
    return { q, fact, answers: answers.split('；').map(articlesOf) };
  });

function articlesOf(answer: string): [string, ...number[]] {
  const [law = '', articles = ''] = answer.split(':');
  return [law, ...articles.split(',').map(Number)];
}

/** Questions looked at while retrieval was tuned, everydayWords among it; what they say is what tuning can reach. */
export const seenQuestions: readonly ClauseQuestion[] = questionsOf('seen');

/** Unseen when the words were tuned; looked at while the weights of `askedAs` were chosen. Its texts were written without them. */
export const laterQuestions: readonly ClauseQuestion[] = questionsOf('later');

/**
 * Written by somebody who had read neither words nor askings, after the last of their weights was set, and measured once. They say what to
 * expect of questions that nobody thought of. Whoever tunes by them moves them up and has new ones written.
 */
export const unseenQuestions: readonly ClauseQuestion[] = questionsOf('unseen');

/** What no law answers; the embedded engine should find nothing. */
export const offTopic: readonly string[] = openData('questions/offTopic.txt');
