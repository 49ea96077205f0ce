import type { MatchAnswer, MatchQuestion } from '@hengce/api';

export interface AnswerFieldProps {
  question: MatchQuestion;
  /** Whole question, for screen readers. */
  label: string;
  answer: MatchAnswer | null;
  errorMessage?: string;
  /** Text typed before that was no answer. */
  typed?: string;
  onAnswer: (answer: MatchAnswer | null) => void;
  onRefuse: (typed: string, message: string) => void;
}
