import { fold, parseChineseNumber } from '@hengce/text';
import { titleCore } from '../search';

/**
 * One line of a question file: a user's question and the clauses that answer it; none for a question without an answer.
 */
export interface EvaluationQuestion {
  q: string;
  /** Group of the question (everyday, local, changed, none); any word. */
  kind: string;
  answers: readonly EvaluationAnswer[];
  /** Words of the clause that state the answer. */
  quote?: string;
}

export interface EvaluationAnswer {
  /** Title of the document; 中华人民共和国 and the name of the code that it is a part of may be left out. */
  law: string;
  /** 第十九条, 第十九条之一. */
  article: string;
  /** Day (YYYY-MM-DD) on which the one right version was published or written; absent where any version is right. */
  date?: string;
}

/** Questions of a file's lines, empty ones left out. @throws Error that names the invalid line */
export function readQuestions(lines: readonly string[]): EvaluationQuestion[] {
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    let read: Partial<EvaluationQuestion>;
    try {
      read = JSON.parse(line) as Partial<EvaluationQuestion>;
    } catch (error) {
      throw new Error(`第${at + 1}行不是JSON`, { cause: error });
    }
    const { q, kind = '', answers = [], quote } = read;
    if (typeof q !== 'string' || !Array.isArray(answers) || answers.some(({ article }) => articleId(article) === null))
      throw new Error(`第${at + 1}行缺少q，或者answers里的article不是“第…条”`);
    return [{ q, kind, answers, ...(quote === undefined ? {} : { quote }) }];
  });
}

/** Fields of a found clause that decide whether it is the answer. */
export interface FoundClause {
  title: string;
  clauseId: string;
  /** Publication days of its document. */
  days: readonly (string | null)[];
}

export function isRight(answers: readonly EvaluationAnswer[], { title, clauseId, days }: FoundClause): boolean {
  const core = nameOf(title);
  return answers.some(({ law, article, date }) => {
    const wanted = nameOf(law);
    return (
      (core === wanted || core === `民法典${wanted}`) &&
      clauseId === articleId(article) &&
      (date === undefined || days.includes(date))
    );
  });
}

/** What a document is called, also where its title names another law in full. */
const nameOf = (title: string): string => titleCore(fold(title)).replaceAll('中华人民共和国', '');

/** art-19-1 of 第十九条之一; null for what is no article. */
function articleId(article: unknown): string | null {
  const match = /^第(.+?)条(?:之(.+))?$/.exec(typeof article === 'string' ? article : '');
  const [no, sub] = [match?.[1], match?.[2]].map((part) => (part === undefined ? null : parseChineseNumber(part)));
  return no == null ? null : sub == null ? `art-${no}` : `art-${no}-${sub}`;
}

/**
 * Whether a development question is one of the two thirds that may be used for tuning; the others are only measured.
 */
export function isForLearning(q: string): boolean {
  let hash = 7;
  for (const one of q) hash = (Math.imul(hash, 31) + (one.codePointAt(0) as number)) >>> 0;
  return hash % 3 !== 0;
}
