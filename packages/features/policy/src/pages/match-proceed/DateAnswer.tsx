'use client';
import { DatePicker, SegmentedControl } from '@hengce/ui';
import { useState } from 'react';
import type { AnswerFieldProps } from './NumberAnswer';
import { field, way } from './QuestionCard.css';
import { useMatchProceedText } from './text';

/** A day, or not known. */
export function DateAnswer({ label, answer, errorMessage, onAnswer }: AnswerFieldProps) {
  const text = useMatchProceedText().matchProceed;
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? (answer?.kind === 'unsure' ? 'unsure' : 'exact');
  return (
    <>
      <div className={way}>
        <SegmentedControl
          label={text.ways}
          selectedKey={shown}
          onSelectionChange={(id) => {
            setChosen(id);
            if (id === 'unsure') onAnswer({ kind: 'unsure' });
          }}
          items={[
            { id: 'exact', label: text.exactDay },
            { id: 'unsure', label: text.unsure },
          ]}
        />
      </div>
      {shown === 'exact' ? (
        <div className={field}>
          <DatePicker
            label={label}
            isLabelHidden
            value={answer?.kind === 'exact' ? String(answer.value) : null}
            onChange={(day) => onAnswer(day === null ? null : { kind: 'exact', value: day })}
            errorMessage={errorMessage}
          />
        </div>
      ) : null}
    </>
  );
}
