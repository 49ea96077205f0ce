'use client';
import { shortAmount } from '@hengce/text';
import { RangeSlider } from '@hengce/ui';
import { useState } from 'react';
import type { AmountBar } from '../../../../shared/model/types';
import { usePolicyText } from '../../../../shared/text';
import type { SearchFilters } from '../searchState';
import { amountWords } from './activeFilters';

export interface AmountFilterProps {
  /** Bars from the smallest amounts to the largest. */
  bars: readonly AmountBar[];
  value: Pick<SearchFilters, 'amountFrom' | 'amountTo'>;
  onChange: (patch: Partial<SearchFilters>) => void;
}

/**
 * Slider with two thumbs over the amounts of the results, with a stop between every two bars. It reports when a thumb
 * is released.
 */
export function AmountFilter({ bars, value, onChange }: AmountFilterProps) {
  const text = usePolicyText();
  const [drawn, setDrawn] = useState<number[]>();
  const last = bars.length;
  const startOf = (stop: number) => bars[stop]?.fromFen ?? 0;
  const stops = [
    value.amountFrom === null ? 0 : nearest(bars, value.amountFrom),
    value.amountTo === null ? last : nearest(bars, value.amountTo),
  ];
  const choose = ([from = 0, to = last]: number[]) => {
    setDrawn(undefined);
    onChange({ amountFrom: from === 0 ? null : startOf(from), amountTo: to === last ? null : startOf(to) });
  };
  return (
    <RangeSlider
      label={text.search.amount}
      isLabelHidden
      histogram={bars.map(({ count }) => count)}
      minValue={0}
      maxValue={last}
      value={drawn ?? stops}
      // Both stops on one line would leave nothing between them.
      onChange={(next) => (next[0] !== next[1] ? setDrawn(next) : undefined)}
      onChangeEnd={(next) => choose(next[0] === next[1] ? stops : next)}
      formatValue={(stop) =>
        stop === last
          ? amountWords({ amountFrom: startOf(last - 1), amountTo: null }, text)
          : shortAmount(startOf(stop))
      }
    />
  );
}

/** Index of the stop nearest to a sum in 分; an address may name any. */
function nearest(bars: readonly AmountBar[], fen: number): number {
  const distances = bars.map(({ fromFen }) => Math.abs(fromFen - fen));
  return distances.indexOf(Math.min(...distances));
}
