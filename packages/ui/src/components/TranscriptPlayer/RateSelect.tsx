'use client';
import { useUiText } from '../../provider/Provider';
import { Select } from '../Select';
import { rate as rateClass } from './TranscriptPlayer.css';
import { playbackRates } from './transcriptOptions';

export interface RateSelectProps {
  rate: number;
  isDisabled: boolean;
  onRateChange: (rate: number) => void;
}

export function RateSelect({ rate, isDisabled, onRateChange }: RateSelectProps) {
  const text = useUiText();
  return (
    <div className={rateClass}>
      <Select
        label={text.playbackRate}
        isLabelHidden
        size="sm"
        isDisabled={isDisabled}
        items={playbackRates.map((value) => ({ id: String(value), label: text.times(value) }))}
        selectedKey={String(rate)}
        onSelectionChange={(id) => onRateChange(Number(id))}
      />
    </div>
  );
}
