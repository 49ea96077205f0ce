'use client';
import { Icon, IconButton, NumberField, Slider } from '@hengce/ui';
import { X } from 'lucide-react';
import { useMatchText } from '../../../../shared/components/match/text';
import { answerText, toStored, toTyped } from '../../../../shared/model/answers';
import { factHead, tryFact } from '../ReportPage.css';
import { useMatchReportText } from '../text';
import type { TriedFact } from './useWhatIf';

export interface WhatIfFactProps extends TriedFact {
  original: number;
  onChange: (value: number) => void;
  onRemove: () => void;
}

/** End of the ruler: twice what there is, at least 10; of a ratio 100 %. */
const reachOf = (typed: number, unit: TriedFact['question']['unit']): number =>
  unit === 'ratio' ? 100 : Math.max(10, Math.ceil(typed * 2));

/** Supposed number of one fact: a field for an exact value and a slider for a rough one. */
export function WhatIfFact({ question, value, problem, original, onChange, onRemove }: WhatIfFactProps) {
  const text = useMatchReportText().matchReport.whatIf;
  const words = useMatchText().match;
  const { unit, unitName, title } = question;
  const [typed, before] = [toTyped(question, value), toTyped(question, original)];
  const set = (next: number) => onChange(Number.isNaN(next) ? original : toStored(question, next));
  const name = unit === 'money' ? words.tenThousand : unit === 'ratio' ? words.percent : (unitName ?? '');
  // Losses stay losses until somebody changes them.
  const least = Math.min(0, before * 2, typed);
  const most = Math.max(reachOf(before, unit), typed);
  return (
    <div className={tryFact}>
      <div className={factHead}>
        <NumberField
          label={title}
          description={text.now(answerText(question, { kind: 'exact', value: original }, words))}
          unit={name || undefined}
          minValue={least}
          value={typed}
          onChange={set}
          isInvalid={problem !== undefined}
          errorMessage={problem}
        />
        <IconButton label={text.remove(title)} icon={<Icon icon={X} />} onPress={onRemove} />
      </div>
      <Slider
        label={title}
        isLabelHidden
        unit={name}
        minValue={least}
        maxValue={most}
        step={unit === 'ratio' ? 0.1 : 1}
        value={typed}
        onChange={set}
      />
    </div>
  );
}
