'use client';
import type { NavigateOptions } from '@hengce/feature-kit';
import { TextField } from '@hengce/ui';
import { useRef } from 'react';
import { usePolicyText } from '../../../../shared/text';
import type { SearchFilters } from '../searchState';
import { dates } from './PolicyFilters.css';

export interface DateFilterProps {
  /** First day, `2026-01-01`, or empty. */
  from: string;
  to: string;
  onChange: (patch: Partial<SearchFilters>, options?: NavigateOptions) => void;
}

/** Range of publication dates. The browser's own date fields have keyboard support and the user's calendar. */
export function DateFilter({ from, to, onChange }: DateFilterProps) {
  const text = usePolicyText().search;
  const isReversed = from !== '' && to !== '' && to < from;
  // While a year is typed, each of its digits makes a date (0002, 0020 …); one visit to a field leaves one entry.
  const hasEntry = useRef(false);
  const change = (patch: Partial<SearchFilters>) => {
    onChange(patch, { replace: hasEntry.current });
    hasEntry.current = true;
  };
  const leave = () => {
    hasEntry.current = false;
  };
  return (
    <div className={dates}>
      <TextField
        type="date"
        label={text.dateFrom}
        value={from}
        onChange={(dateFrom) => change({ dateFrom })}
        onBlur={leave}
      />
      <TextField
        type="date"
        label={text.dateTo}
        value={to}
        errorMessage={isReversed ? text.dateOrder : undefined}
        onChange={(dateTo) => change({ dateTo })}
        onBlur={leave}
      />
    </div>
  );
}
