'use client';
import type { FormColumn, FormField } from '@hengce/api';
import { Button, DatePicker, Icon, IconButton, TextField } from '@hengce/ui';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useMatchText } from '../../../../shared/components/match/text';
import { NumberInput } from '../../../components/NumberInput';
import { fieldText } from '../../../model/formFields';
import { muted } from '../ApplicationPage.css';
import type { Edits } from '../edits';
import { useApplicationText } from '../text';
import { cells as cellsStyle, list, listHead, rowBox, rowHead, wrong } from './fields.css';

type Row = Extract<FormField['value'], unknown[]>[number];
type Cell = Row[number];

export interface RowsInputProps {
  field: FormField;
  form: Edits;
  value: FormField['value'];
  texts: {
    label: string;
    isOptional: boolean;
    errorMessage?: string | undefined;
    description?: string;
    labelAction?: ReactNode;
  };
}

const most = 100;
/** Key of a row, which is told apart by its place. */
const keyOf = (at: number) => `row-${at}`;

/** List field: a row for each entry (at most 100), with the field's columns, and the sum of money below. */
export function RowsInput({ field, form, value, texts }: RowsInputProps) {
  const text = useApplicationText().application.rows;
  const words = useMatchText().match;
  const { fieldId, columns = [], revision } = field;
  const rows = Array.isArray(value) ? value : [];
  const put = (next: Row[]) => form.put(fieldId, next.length === 0 ? null : next, revision);
  const flush = () => void form.flush();
  const change = (at: number, column: number, cell: Cell) =>
    put(rows.map((row, index) => (index === at ? row.map((each, place) => (place === column ? cell : each)) : row)));
  const sums = columns.flatMap((column, at) =>
    column.kind === 'money' && rows.length > 0
      ? [
          text.sum(
            column.label,
            fieldText(
              column,
              rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0),
              words,
            ),
          ),
        ]
      : [],
  );
  return (
    <fieldset className={list}>
      <legend className={listHead}>
        {texts.label}
        {texts.isOptional ? <span className={muted}>{text.optional}</span> : null}
        {texts.labelAction}
      </legend>
      {texts.description ? <p className={muted}>{texts.description}</p> : null}
      {texts.errorMessage ? (
        <p className={wrong} role="alert">
          {texts.errorMessage}
        </p>
      ) : null}
      {rows.map((row, at) => (
        <fieldset key={keyOf(at)} className={rowBox}>
          <legend className={rowHead}>{text.row(at + 1)}</legend>
          <IconButton
            size="sm"
            label={text.removeRow(at + 1)}
            icon={<Icon icon={Trash2} />}
            onPress={() => {
              put(rows.filter((_, index) => index !== at));
              flush();
            }}
          />
          <div className={cellsStyle}>
            {columns.map((column, place) => (
              <CellInput
                key={column.columnId}
                column={column}
                cell={row[place] ?? null}
                form={form}
                holdId={`${fieldId} ${at} ${column.columnId}`}
                onChange={(cell) => change(at, place, cell)}
                onLeave={flush}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={listHead}>
        <Button
          size="sm"
          iconStart={<Icon icon={Plus} />}
          isDisabled={rows.length >= most}
          onPress={() => {
            put([...rows, columns.map(() => null)]);
            flush();
          }}
        >
          {text.add}
        </Button>
        {sums.map((sum) => (
          <span key={sum} className={muted}>
            {sum}
          </span>
        ))}
      </div>
    </fieldset>
  );
}

interface CellInputProps {
  column: FormColumn;
  cell: Cell;
  form: Edits;
  /** Id under which a number that cannot be read is kept. */
  holdId: string;
  onChange: (cell: Cell) => void;
  onLeave: () => void;
}

function CellInput({ column, cell, form, holdId, onChange, onLeave }: CellInputProps) {
  const { kind, label, unit, isRequired } = column;
  const held = () => form.state().unread.get(holdId);
  const unread = useSyncExternalStore(form.subscribe, held, held);
  const common = { label, isOptional: !isRequired };
  if (kind === 'text')
    return (
      <TextField
        {...common}
        maxLength={200}
        value={String(cell ?? '')}
        onChange={(next) => onChange(next === '' ? null : next)}
        onBlur={onLeave}
      />
    );
  if (kind === 'date')
    return (
      <DatePicker
        {...common}
        value={typeof cell === 'string' ? cell : null}
        onChange={(next) => {
          onChange(next);
          onLeave();
        }}
      />
    );
  return (
    <NumberInput
      {...common}
      unit={kind}
      unitName={unit}
      value={typeof cell === 'number' ? cell : null}
      onChange={onChange}
      unread={unread}
      onUnread={(typed) => form.hold(holdId, typed)}
      onLeave={onLeave}
    />
  );
}
