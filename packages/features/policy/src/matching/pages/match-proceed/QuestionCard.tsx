'use client';
import type { MatchAnswer, MatchQuestion } from '@hengce/api';
import { Alert, Button, Icon, Tag, withoutSampleMark } from '@hengce/ui';
import { Info } from 'lucide-react';
import { useId } from 'react';
import { isNumeric } from '../../../shared/model/answers';
import { ChoiceAnswer } from './answers/ChoiceAnswer';
import { DateAnswer } from './answers/DateAnswer';
import { NumberAnswer } from './answers/NumberAnswer';
import { SetAnswer } from './answers/SetAnswer';
import {
  card,
  failure,
  help as helpClass,
  number as numberClass,
  saved,
  title as titleClass,
  why,
  whyIcon,
} from './QuestionCard.css';
import { useMatchProceedText } from './text';
import type { Attempt } from './useAnswers';

export interface QuestionCardProps {
  question: MatchQuestion;
  /** Number of the question; absent for a prefilled one. */
  number?: number;
  isCurrent: boolean;
  attempt: Attempt | undefined;
  onAnswer: (answer: MatchAnswer | null) => void;
  /** Called with typed text that cannot be an answer. */
  onRefuse: (attempt: Pick<Attempt, 'answer' | 'message' | 'typed'>) => void;
}

const fieldOf = (question: MatchQuestion) => {
  if (isNumeric(question)) return NumberAnswer;
  if (question.unit === 'set') return SetAnswer;
  return question.unit === 'date' ? DateAnswer : ChoiceAnswer;
};

/** Words for the origin of an answer that was not given here; null for others. */
function originOf({ impliedBy, isPrefilled, sourceName }: MatchQuestion, text: Words): string | null {
  if (impliedBy) return text.impliedBy(impliedBy);
  return isPrefilled && sourceName ? text.from(sourceName) : null;
}
type Words = ReturnType<typeof useMatchProceedText>['matchProceed'];

/** One question: its text, reason, field, and whether its answer is saved. Of the policies that it decides two are named. */
export function QuestionCard({ question, number, isCurrent, attempt, onAnswer, onRefuse }: QuestionCardProps) {
  const text = useMatchProceedText().matchProceed;
  const titleId = useId();
  const { title, help, isPrefilled, impliedBy, contradicts, decides, policies } = question;
  const answer = attempt ? attempt.answer : question.answer;
  const isFailed = attempt?.status === 'failed';
  const Field = fieldOf(question);
  return (
    <section
      className={card}
      aria-labelledby={titleId}
      data-question={question.id}
      data-current={isCurrent || undefined}
    >
      <h2 className={titleClass} id={titleId}>
        {number === undefined ? null : <span className={numberClass}>{number}</span>}
        {title}
        {isPrefilled && !attempt ? <Tag size="sm">{impliedBy ? text.impliedTag : text.prefilledTag}</Tag> : null}
      </h2>
      <p className={helpClass}>{[attempt ? null : originOf(question, text), help].filter(Boolean).join(text.comma)}</p>
      <Field
        question={question}
        label={title}
        answer={answer}
        errorMessage={isFailed ? text.notSaved(attempt.message ?? '') : undefined}
        typed={attempt?.typed}
        onAnswer={onAnswer}
        onRefuse={(typed, message) => onRefuse({ answer, typed, message })}
      />
      {contradicts ? <Alert tone="warning">{text.contradicts(contradicts)}</Alert> : null}
      {isFailed && attempt.mayRetry ? (
        <div className={failure}>
          <Button size="sm" onPress={() => onAnswer(attempt.answer)}>
            {text.retry}
          </Button>
        </div>
      ) : null}
      {decides > 0 ? (
        <p className={why}>
          <span className={whyIcon}>
            <Icon icon={Info} size="sm" />
          </span>
          {answer?.kind === 'unsure'
            ? text.unsureNote
            : text.decides(decides, policies.slice(0, 2).map(withoutSampleMark), answer !== null)}
        </p>
      ) : null}
      <p className={saved} role="status">
        {attempt?.status === 'saving' ? text.saving : attempt?.status === 'saved' ? text.saved : null}
      </p>
    </section>
  );
}
