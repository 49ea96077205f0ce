import type { ClauseHit } from '../search';
import { type EvaluationQuestion, type FoundClause, isRight } from './questions';

/** Result of one question of the evaluation: what the library found for it, measured against the right clauses. */
export interface Evaluated {
  question: EvaluationQuestion;
  /** Rank of the first clause that answers, from 1; 0 for none. */
  rank: number;
  /** Whether one of the displayed clauses answers. */
  isCited: boolean;
  /** Whether no clause is displayed as an answer. */
  isDeclined: boolean;
  /**
   * Whether one of the displayed clauses contains the words that were asked for; null for a question without such
   * words.
   */
  isQuoted: boolean | null;
  /** Probability of the first clause, 0–1. */
  probability: number;
}

/** Figures of a group of questions, shares 0–1; null where the group has no question to measure. */
export interface EvaluationRow {
  name: string;
  questions: number;
  first: number | null;
  recall3: number | null;
  recall5: number | null;
  /** Mean reciprocal rank of the first right clause within the first ten. */
  mrr10: number | null;
  cited: number | null;
  quoted: number | null;
  declined: number | null;
  /**
   * Expected calibration error of the first clause: mean distance between its probability and the share that is right.
   */
  calibration: number | null;
}

export type Clause = Pick<ClauseHit, 'policyId' | 'title' | 'clauseId' | 'parts' | 'grade' | 'probability'>;

export function evaluate(
  question: EvaluationQuestion,
  clauses: readonly Clause[],
  daysOf: (policyId: string) => FoundClause['days'],
): Evaluated {
  const right = clauses.map(({ policyId, title, clauseId }) =>
    isRight(question.answers, { title, clauseId, days: daysOf(policyId) }),
  );
  const isShown = clauses.map(({ grade }) => grade !== 'none');
  const { quote } = question;
  return {
    question,
    rank: rankOf(right, (is) => is),
    isCited: right.some((is, place) => is && isShown[place]),
    isDeclined: !isShown.includes(true),
    isQuoted:
      quote === undefined
        ? null
        : clauses.some(
            ({ parts }, place) =>
              isShown[place] &&
              parts
                .map(({ text }) => text)
                .join('\n')
                .includes(quote),
          ),
    probability: clauses[0]?.probability ?? 0,
  };
}

export function summarise(name: string, evaluated: readonly Evaluated[]): EvaluationRow {
  const answerable = evaluated.filter(({ question }) => question.answers.length > 0);
  const others = evaluated.filter(({ question }) => question.answers.length === 0);
  const within = (most: number) => shareOf(answerable, ({ rank }) => rank > 0 && rank <= most);
  return {
    name,
    questions: evaluated.length,
    first: within(1),
    recall3: within(3),
    recall5: within(5),
    mrr10: reciprocalRank(answerable.map(({ rank }) => rank)),
    cited: shareOf(answerable, ({ isCited }) => isCited),
    quoted: shareOf(
      answerable.filter(({ isQuoted }) => isQuoted !== null),
      ({ isQuoted }) => isQuoted === true,
    ),
    declined: shareOf(others, ({ isDeclined }) => isDeclined),
    calibration: calibrationError(evaluated.map(({ probability, rank }) => ({ probability, isRight: rank === 1 }))),
  };
}

/** Rank, from 1, of the first thing found that is right; 0 for none. All measures of a search start from it. */
export const rankOf = <T>(found: readonly T[], isRight: (one: T) => boolean): number => found.findIndex(isRight) + 1;

/** Mean reciprocal rank within the first ten, 0–1; rank 0 is none. Null without ranks. */
export function reciprocalRank(ranks: readonly number[]): number | null {
  if (ranks.length === 0) return null;
  return ranks.reduce((sum, rank) => sum + (rank > 0 && rank <= 10 ? 1 / rank : 0), 0) / ranks.length;
}

const bins = 10;

/**
 * Expected calibration error over ten bins of probability, weighted by their size, 0–1 (Guo et al., ICML 2017); null
 * without predictions.
 */
export function calibrationError(told: readonly { probability: number; isRight: boolean }[]): number | null {
  if (told.length === 0) return null;
  let sum = 0;
  for (let bin = 0; bin < bins; bin++) {
    const own = told.filter(({ probability }) => Math.min(bins - 1, Math.floor(probability * bins)) === bin);
    const promised = own.reduce((total, { probability }) => total + probability, 0);
    sum += Math.abs(promised - own.filter(({ isRight }) => isRight).length);
  }
  return sum / told.length;
}

function shareOf<T>(of: readonly T[], is: (one: T) => boolean): number | null {
  return of.length === 0 ? null : of.filter(is).length / of.length;
}
