import type { Day } from '@hengce/text';
import { type IndexState, isAskedLaw, retrieve } from '../search';
import { type Evaluated, type EvaluationRow, evaluate, summarise } from './evaluate';
import type { EvaluationQuestion } from './questions';

/** Clauses of each question among which the right one is sought. */
const depth = 10;

export interface Evaluation {
  rows: EvaluationRow[];
  evaluated: Evaluated[];
  /** Milliseconds of processor time per question, in the order of the questions. */
  times: number[];
}

/** Results of all questions, with the figures of all of them, of each kind, and of laws with and without 问法 (askings). */
export function evaluateAll(state: IndexState, questions: readonly EvaluationQuestion[], today: Day): Evaluation {
  const daysOf = (policyId: string) => {
    const document = state.catalog.numberOf(policyId);
    if (document === undefined) return [];
    const { policy } = state.readHead(document);
    return [policy.publishedAt, policy.writtenAt];
  };
  const times: number[] = [];
  const evaluated = questions.map((question) => {
    const before = process.cpuUsage();
    const { clauses } = retrieve(state, { q: question.q, limit: depth }, today);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return evaluate(question, clauses, daysOf);
  });
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const groups: [string, (one: Evaluated) => boolean][] = [
    ['全部', () => true],
    ...kinds.map((kind): [string, (one: Evaluated) => boolean] => [kind, ({ question }) => question.kind === kind]),
    ['写过问法的法律', ({ question }) => hasAskings(question)],
    ['没有问法的文件', ({ question }) => question.answers.length > 0 && !hasAskings(question)],
  ];
  return { rows: groups.map(([name, is]) => summarise(name, evaluated.filter(is))), evaluated, times };
}

const hasAskings = ({ answers }: EvaluationQuestion): boolean => answers.some(({ law }) => isAskedLaw(law));
