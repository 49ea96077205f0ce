'use client';
import type { MatchQuestion } from '@hengce/api';
import { Button, Heading } from '@hengce/ui';
import { useState } from 'react';
import { useMatchText } from '../../../shared/components/match/text';
import { answerText } from '../../../shared/model/answers';
import {
  prefilled,
  prefilledList,
  prefilledName,
  prefilledRow,
  prefilledSource,
  prefilledValue,
} from './MatchProceedPage.css';
import { QuestionCard } from './QuestionCard';
import { useMatchProceedText } from './text';
import type { Answers } from './useAnswers';

export interface PrefilledListProps extends Pick<Answers, 'attempts' | 'give' | 'refuse'> {
  questions: readonly MatchQuestion[];
}

/** Sources of an answer, each once; null for none. */
const sourceOf = ({ sourceName, choices = [] }: MatchQuestion): string | null =>
  sourceName ?? ([...new Set(choices.flatMap((choice) => choice.sourceName ?? []))].join('、') || null);

/** Questions that the facts of the enterprise answer already, to be checked and corrected. */
export function PrefilledList({ questions, attempts, give, refuse }: PrefilledListProps) {
  const text = useMatchProceedText().matchProceed;
  const words = useMatchText().match;
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className={prefilled}>
      <Heading level={2}>{text.prefilled(questions.length)}</Heading>
      <ul className={prefilledList}>
        {questions.map((question) => (
          <li key={question.id} className={prefilledRow} data-changing={changing.has(question.id) || undefined}>
            {changing.has(question.id) ? (
              <QuestionCard
                question={question}
                isCurrent={false}
                attempt={attempts.get(question.id)}
                onAnswer={(answer) => give(question.id, answer)}
                onRefuse={(attempt) => refuse(question.id, attempt)}
              />
            ) : (
              <>
                <span className={prefilledName}>{question.title}</span>
                <span className={prefilledValue}>
                  {question.answer ? answerText(question, question.answer, words) : null}
                </span>
                <span className={prefilledSource}>
                  {question.impliedBy ? text.impliedBy(question.impliedBy) : sourceOf(question)}
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={text.changeOf(question.title)}
                  onPress={() => setChanging(new Set([...changing, question.id]))}
                >
                  {text.change}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
