'use client';
import type { MatchAnswer, MatchQuestion } from '@hengce/api';
import { NumberField, Radio, RadioGroup, SegmentedControl } from '@hengce/ui';
import { useState } from 'react';
import { useMatchText } from '../../components/match/text';
import { shortMoney } from '../../model/amounts';
import { rangeKey, toStored, toTyped } from '../../model/answers';
import { field, way } from './QuestionCard.css';
import { useMatchProceedText } from './text';

export interface AnswerFieldProps {
  question: MatchQuestion;
  /** The full question, for those who do not see it above. */
  label: string;
  answer: MatchAnswer | null;
  errorMessage?: string;
  onAnswer: (answer: MatchAnswer | null) => void;
}

type Way = MatchAnswer['kind'];

/** Shares are seldom known to the point; what stands in a statement is. */
const usualWay = ({ unit, ranges }: MatchQuestion): Way => (unit === 'ratio' && ranges.length > 0 ? 'range' : 'exact');

const format = { maximumFractionDigits: 6 } as const;

/** A number: exactly, in a range, or not known. */
export function NumberAnswer({ question, label, answer, errorMessage, onAnswer }: AnswerFieldProps) {
  const text = useMatchProceedText().matchProceed;
  const words = useMatchText().match;
  const [chosen, setChosen] = useState<Way>();
  const shown = chosen ?? answer?.kind ?? usualWay(question);
  const { unit, ranges, unitName } = question;
  const value = answer?.kind === 'exact' && typeof answer.value === 'number' ? answer.value : null;
  return (
    <>
      <div className={way}>
        <SegmentedControl
          label={text.ways}
          selectedKey={shown}
          onSelectionChange={(id) => {
            setChosen(id as Way);
            if (id === 'unsure') onAnswer({ kind: 'unsure' });
          }}
          items={[
            { id: 'exact', label: text.exact },
            ...(ranges.length > 0 ? [{ id: 'range', label: text.range }] : []),
            { id: 'unsure', label: text.unsure },
          ]}
        />
      </div>
      {shown === 'exact' ? (
        <div className={field}>
          <NumberField
            label={label}
            isLabelHidden
            size="lg"
            unit={unit === 'money' ? words.tenThousand : unit === 'ratio' ? words.percent : (unitName ?? undefined)}
            formatOptions={format}
            value={value === null ? Number.NaN : toTyped(question, value)}
            onChange={(typed) =>
              onAnswer(Number.isNaN(typed) ? null : { kind: 'exact', value: toStored(question, typed) })
            }
            errorMessage={errorMessage}
            description={
              unit === 'money' && value !== null && value >= 1e10 ? text.yuan(shortMoney(value, words)) : undefined
            }
          />
        </div>
      ) : null}
      {shown === 'range' ? (
        <RadioGroup
          label={label}
          isLabelHidden
          variant="card"
          value={answer?.kind === 'range' ? rangeKey(answer) : ''}
          errorMessage={errorMessage}
          onChange={(key) => {
            const range = ranges.find((each) => rangeKey(each) === key);
            if (range) onAnswer({ kind: 'range', from: range.from, to: range.to });
          }}
        >
          {ranges.map((range) => (
            <Radio key={rangeKey(range)} value={rangeKey(range)}>
              {range.label}
            </Radio>
          ))}
        </RadioGroup>
      ) : null}
    </>
  );
}
