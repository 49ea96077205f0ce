'use client';
import type { Fact, FactValue } from '@hengce/api';
import { lacksUnit, readAmount, yuanAmount } from '@hengce/text';
import { Button, Select, TextField } from '@hengce/ui';
import { type KeyboardEvent, useEffect } from 'react';
import { asWan, isConflicting } from '../../../model/factValue';
import { warned } from '../EnterpriseInformationPage.css';
import { moveFocus } from '../moveFocus';
import { useEnterpriseInformationText } from '../text';
import { useFactCell } from './useFactCell';

export interface FactFieldProps {
  enterpriseId: string;
  fact: Fact;
  period: string | null;
  /** Values of the fact in this period, the chosen one first; there may be none. */
  values: readonly FactValue[];
  /** Called with a sentence after saving, for screen readers. */
  onSaved: (name: string) => void;
}

const unknown = 'unknown';

/** Field of one fact and period. Leaving it saves; Enter moves on, Escape restores. */
export function FactField({ enterpriseId, fact, period, values, onSaved }: FactFieldProps) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const chosen = values.find(({ isChosen }) => isChosen);
  const cell = useFactCell(enterpriseId, fact, period, chosen);
  const label = text.table.cell(fact.label, period);
  const status = cell.attempt?.status;
  useEffect(() => {
    if (status === 'saved') onSaved(label);
  }, [status, label, onSaved]);

  const texts = {
    label,
    isLabelHidden: true,
    errorMessage: cell.attempt?.message,
    description: <Below fact={fact} values={values} written={cell.isDirty ? cell.shown : null} status={status} />,
  };
  const retry =
    status === 'failed' ? (
      <Button size="sm" variant="quiet" onPress={() => void cell.save()}>
        {text.table.retry}
      </Button>
    ) : null;
  if (fact.type === 'bool' || fact.type === 'enum') {
    const options = fact.type === 'bool' ? [text.yes, text.no] : fact.options;
    return (
      <>
        <Select
          {...texts}
          placeholder={text.unknown}
          items={[...options, unknown].map((id) => ({ id, label: id === unknown ? text.unknown : id }))}
          selectedKey={cell.shown === '' ? null : cell.shown}
          onSelectionChange={(id) => void cell.choose(id === unknown ? '' : id)}
          isPending={status === 'saving'}
        />
        {retry}
      </>
    );
  }
  // The unit stands beside the field as long as none is written in it.
  const isBare = fact.type === 'money' && (cell.shown.trim() === '' || lacksUnit(cell.shown));
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method is no command.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!moveFocus(event.target as HTMLElement, event.shiftKey ? -1 : 1)) void cell.save();
    } else if (event.key === 'Escape' && cell.isDirty) {
      cell.restore();
    }
  };
  return (
    <TextField
      {...texts}
      value={cell.shown}
      onChange={cell.change}
      onBlur={() => void cell.save()}
      onKeyDown={onKeyDown as never}
      maxLength={200}
      inputMode={fact.type === 'int' ? 'numeric' : undefined}
      isPending={status === 'saving'}
      suffix={retry ?? (isBare ? text.wan : null)}
    />
  );
}

type BelowProps = Pick<FactFieldProps, 'fact' | 'values'> & { written: string | null; status: string | undefined };

/** Words below a field: how an amount is read, whether it is saved, where it comes from. */
function Below({ fact, values, written, status }: BelowProps) {
  const text = useEnterpriseInformationText().enterpriseInformation;
  const chosen = values.find(({ isChosen }) => isChosen);
  if (status === 'saving') return text.table.saving;
  const amount = written === null || fact.type !== 'money' ? null : lacksUnit(written) ? asWan(written) : written;
  const fen = amount === null ? null : readAmount(amount);
  if (fen !== null) return text.table.reading(yuanAmount(fen));
  if (written !== null || values.length === 0) return null;
  if (!chosen) return <span className={warned}>{text.table.noneChosen(values.length)}</span>;
  if (isConflicting(values)) return <span className={warned}>{text.table.conflict(values.length)}</span>;
  if (status === 'saved') return text.table.saved;
  const confidence = chosen.confidence === 'evidenced' ? text.table.evidenced : text.table.stated;
  if (chosen.source === 'user') return confidence;
  return chosen.confidence === 'evidenced' ? `${chosen.sourceName}${text.comma}${confidence}` : chosen.sourceName;
}
