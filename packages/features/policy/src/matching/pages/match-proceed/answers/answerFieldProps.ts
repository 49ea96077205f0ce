import type { MatchAnswer, MatchQuestion } from '@hengce/api';

export interface AnswerFieldProps {
  question: MatchQuestion;
  /** The full question, for those who do not see it above. */
  label: string;
  answer: MatchAnswer | null;
  errorMessage?: string;
  /** What was typed before, where it is no answer. */
  typed?: string;
  onAnswer: (answer: MatchAnswer | null) => void;
  onRefuse: (typed: string, message: string) => void;
}
