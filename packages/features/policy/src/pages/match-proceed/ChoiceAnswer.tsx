'use client';
import { Radio, RadioGroup } from '@hengce/ui';
import type { AnswerFieldProps } from './NumberAnswer';
import { useMatchProceedText } from './text';

const unsure = 'unsure';

/** 是, 否 or one of several; or not known. */
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
  return (
    <RadioGroup
      label={label}
      isLabelHidden
      variant="card"
      isCompact={isBool}
      value={selected}
      errorMessage={errorMessage}
      onChange={(id) => {
        if (id === unsure) onAnswer({ kind: 'unsure' });
        else onAnswer({ kind: 'exact', value: isBool ? id === 'true' : id.slice('option:'.length) });
      }}
    >
      {[...options, { id: unsure, label: text.unsure }].map((option) => (
        <Radio key={option.id} value={option.id}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
