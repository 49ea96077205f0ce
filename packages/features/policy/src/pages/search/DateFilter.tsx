'use client';
import { TextField } from '@hengce/ui';
import { usePolicyText } from '../../text';
import { dates } from './PolicyFilters.css';
import type { SearchFilters } from './searchState';

export interface DateFilterProps {
  /** `2026-01-01` or empty. */
  from: string;
  to: string;
  onChange: (patch: Partial<SearchFilters>) => void;
}

/** First and last day of publication. The browser's own date field knows the keyboard and the user's calendar. */
export function DateFilter({ from, to, onChange }: DateFilterProps) {
  const text = usePolicyText().search;
  const isReversed = from !== '' && to !== '' && to < from;
  return (
    <div className={dates}>
      <TextField
        type="date"
        size="sm"
        label={text.dateFrom}
        value={from}
        onChange={(dateFrom) => onChange({ dateFrom })}
      />
      <TextField
        type="date"
        size="sm"
        label={text.dateTo}
        value={to}
        errorMessage={isReversed ? text.dateOrder : undefined}
        onChange={(dateTo) => onChange({ dateTo })}
      />
    </div>
  );
}
