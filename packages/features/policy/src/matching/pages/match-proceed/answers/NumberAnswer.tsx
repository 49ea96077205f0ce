'use client';
import type { MatchAnswer, MatchQuestion } from '@hengce/api';
import { Radio, RadioGroup, SegmentedControl } from '@hengce/ui';
import { useState } from 'react';
import { rangeKey } from '../../../../shared/model/answers';
import { way } from '../QuestionCard.css';
import { useMatchProceedText } from '../text';
import type { AnswerFieldProps } from './answerFieldProps';
import { ExactNumber } from './ExactNumber';

type Way = MatchAnswer['kind'];

/** Way of answering that is shown at first: shares are seldom known exactly; amounts of a statement are. */
const usualWay = ({ unit, ranges }: MatchQuestion): Way => (unit === 'ratio' && ranges.length > 0 ? 'range' : 'exact');

/** Answer by a number: exact, in a range, or 不清楚. */
export function NumberAnswer(props: AnswerFieldProps) {
  const { question, label, answer, errorMessage, onAnswer } = props;
  const text = useMatchProceedText().matchProceed;
  const [chosen, setChosen] = useState<Way>();
  const shown = chosen ?? answer?.kind ?? usualWay(question);
  const { ranges } = question;
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
      {shown === 'exact' ? <ExactNumber {...props} /> : null}
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
