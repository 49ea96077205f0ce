'use client';
import { exactNumber, shortAmount } from '@hengce/text';
import { TextField } from '@hengce/ui';
import { useState } from 'react';
import { useMatchText } from '../../../../shared/components/match/text';
import { readTyped, toTyped } from '../../../../shared/model/answers';
import { field } from '../QuestionCard.css';
import { useMatchProceedText } from '../text';
import type { AnswerFieldProps } from './answerFieldProps';

/**
 * Field for a number as people write it, such as 1,800万. A text field, because a number field drops what it cannot
 * read: of 一千八百 it made 18. It answers when it is left, and only with text that is read completely.
 */
export function ExactNumber({ question, label, answer, errorMessage, typed, onAnswer, onRefuse }: AnswerFieldProps) {
  const text = useMatchProceedText().matchProceed;
  const words = useMatchText().match;
  const [draft, setDraft] = useState(typed);
  const { unit, unitName } = question;
  const value = answer?.kind === 'exact' && typeof answer.value === 'number' ? answer.value : null;
  const kept = value === null ? '' : exactNumber(toTyped(question, value));
  const commit = () => {
    if (draft === undefined) return;
    const next = draft.trim() === '' ? null : readTyped(question, draft);
    if (next === null && draft.trim() !== '') {
      const shown = draft.trim().slice(0, 20);
      return onRefuse(draft, unit === 'money' ? words.notMoney(shown) : words.notNumber(shown));
    }
    setDraft(undefined);
    if (next !== value || errorMessage) onAnswer(next === null ? null : { kind: 'exact', value: next });
  };
  return (
    <div className={field}>
      <TextField
        label={label}
        isLabelHidden
        size="md"
        inputMode={unit === 'int' ? 'numeric' : 'decimal'}
        autoComplete="off"
        suffix={unit === 'money' ? words.tenThousand : unit === 'ratio' ? words.percent : unitName}
        value={draft ?? kept}
        onChange={setDraft}
        onBlur={commit}
        errorMessage={errorMessage}
        description={unit === 'money' && value !== null && value >= 1e10 ? text.yuan(shortAmount(value)) : undefined}
      />
    </div>
  );
}
