'use client';
import { Checkbox, CheckboxGroup } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { chosenOf } from '../../../../shared/model/answers';
import { useMatchProceedText } from '../text';
import type { AnswerFieldProps } from './answerFieldProps';

/** Value of the choice 都没有. */
export const none = 'none';
const unsure = 'unsure';

/** Answer by ticking those of several things that hold. Ticking one answers the others with 否, and shows so. */
export function SetAnswer({ question, label, answer, errorMessage, onAnswer }: AnswerFieldProps) {
  const text = useMatchProceedText().matchProceed;
  const words = useMatchText().match;
  const choices = question.choices ?? [];
  const chosen = chosenOf(question, answer);
  const closing = answer?.kind === 'set' ? [none] : answer?.kind === 'unsure' ? [unsure] : [];
  const answerBy = (values: readonly string[]) => {
    const isNew = (id: string) => values.includes(id) && !closing.includes(id);
    const isGone = (id: string) => !values.includes(id) && closing.includes(id);
    const left = choices.map(({ id }) => id).filter((id) => values.includes(id));
    if (isNew(unsure)) onAnswer({ kind: 'unsure' });
    else if (isGone(none) || isGone(unsure)) onAnswer(null);
    else onAnswer({ kind: 'set', chosen: left, shown: choices.map(({ id }) => id) });
  };
  return (
    <CheckboxGroup
      label={label}
      isLabelHidden
      variant="card"
      value={[...chosen, ...closing]}
      errorMessage={errorMessage}
      onChange={answerBy}
    >
      {choices.map(({ id, title, sourceName }) => (
        <Checkbox key={id} value={id} trailing={sourceName ?? undefined}>
          {title}
        </Checkbox>
      ))}
      <Checkbox value={none}>{chosen.length > 0 ? text.noOther : words.noneOf}</Checkbox>
      <Checkbox value={unsure}>{text.unsure}</Checkbox>
    </CheckboxGroup>
  );
}
