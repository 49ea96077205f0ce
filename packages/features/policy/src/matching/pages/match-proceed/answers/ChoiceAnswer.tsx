'use client';
import { Radio, RadioGroup, SearchableSelect } from '@hengce/ui';
import { field } from '../QuestionCard.css';
import { useMatchProceedText } from '../text';
import type { AnswerFieldProps } from './answerFieldProps';

const unsure = 'unsure';
/** Largest number of choices shown as cards; more are found by typing. */
const maxCards = 8;

/** Answer by 是, 否 or one of several, or 不清楚. */
export function ChoiceAnswer({ question, label, answer, errorMessage, onAnswer }: AnswerFieldProps) {
  const text = useMatchProceedText().matchProceed;
  const isBool = question.unit === 'bool';
  const options = isBool
    ? [
        { id: 'true', label: text.yes },
        { id: 'false', label: text.no },
      ]
    : question.options.map((option) => ({ id: `option:${option}`, label: option }));
  const selected =
    answer?.kind === 'unsure'
      ? unsure
      : answer?.kind === 'exact'
        ? isBool
          ? String(answer.value)
          : `option:${answer.value}`
        : '';
  const answerBy = (id: string) => {
    if (id === unsure) onAnswer({ kind: 'unsure' });
    else onAnswer({ kind: 'exact', value: isBool ? id === 'true' : id.slice('option:'.length) });
  };
  if (options.length > maxCards) {
    return (
      <div className={field}>
        <SearchableSelect
          label={label}
          isLabelHidden
          size="lg"
          items={[...options, { id: unsure, label: text.unsure }]}
          selectedKey={selected || null}
          onSelectionChange={(id) => id !== null && answerBy(id)}
          errorMessage={errorMessage}
        />
      </div>
    );
  }
  return (
    <RadioGroup
      label={label}
      isLabelHidden
      variant="card"
      isCompact={isBool}
      value={selected}
      errorMessage={errorMessage}
      onChange={answerBy}
    >
      {[...options, { id: unsure, label: text.unsure }].map((option) => (
        <Radio key={option.id} value={option.id}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
