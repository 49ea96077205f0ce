'use client';
import { DatePicker, SegmentedControl } from '@hengce/ui';
import { useRef, useState } from 'react';
import { DayFrame, type DayFrameProps } from '../../../../shared/components/DayFrame';
import { useMatchText } from '../../../../shared/components/match/text';
import { field, way } from '../QuestionCard.css';
import { useMatchProceedText } from '../text';
import type { AnswerFieldProps } from './answerFieldProps';

/** Answer by a day, or 不清楚. */
export function DateAnswer({ label, answer, errorMessage, onAnswer, onRefuse }: AnswerFieldProps) {
  const text = useMatchProceedText().matchProceed;
  const words = useMatchText().match;
  const [chosen, setChosen] = useState<string>();
  // Every key makes another day, 0002 before 2026: the day is given when the field is left, or chosen in the calendar.
  const [draft, setDraft] = useState<string | null>();
  const latest = useRef<string | null>(undefined);
  const kept = answer?.kind === 'exact' ? String(answer.value) : null;
  const set = (day: string | null | undefined) => {
    latest.current = day;
    setDraft(day);
  };
  const give = (day: string | null) => {
    set(undefined);
    if (day !== kept || errorMessage) onAnswer(day === null ? null : { kind: 'exact', value: day });
  };
  const leave: DayFrameProps['onLeave'] = (typed) => {
    if (typed === 'half') onRefuse('', words.halfDay);
    else if (latest.current !== undefined) give(latest.current);
    else if (typed === 'none' && errorMessage) give(null);
  };
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
        <DayFrame className={field} onLeave={leave}>
          <DatePicker
            label={label}
            isLabelHidden
            size="md"
            value={draft === undefined ? kept : draft}
            onChange={(day) => (isTyping() ? set(day) : give(day))}
            errorMessage={errorMessage}
          />
        </DayFrame>
      ) : null}
    </>
  );
}

/** Whether a day is being typed; one that is chosen has the focus in the calendar. */
const isTyping = () => document.activeElement?.closest('[role="spinbutton"]') != null;
