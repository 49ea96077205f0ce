'use client';
import type { Slide, TextBudget } from '@hengce/deck';
import { TextArea } from '@hengce/ui';
import { slotText } from '../../../model/slots';
import { usePptText } from '../../../text';
import { slot, slotMeter } from './FieldsPanel.css';
import { SourceOf } from './SourceOf';
import { UnverifiedMark } from './UnverifiedMark';

export interface SlotFieldProps {
  deckId: string;
  slide: Slide;
  path: string;
  label: string;
  budget: TextBudget;
  onChange: (value: string) => void;
  /** Takes the slide with its marks changed. */
  onSlide: (slide: Slide) => void;
}

/** One text of a slide, how much of its budget it takes, and where it comes from. */
export function SlotField({ deckId, slide, path, label, budget, onChange, onSlide }: SlotFieldProps) {
  const text = usePptText().editor;
  const value = slotText(slide, path);
  const isOver = value.length > budget.soft;
  return (
    <div className={slot} data-slot={path}>
      <TextArea
        label={label}
        value={value}
        // What fits one line is one line.
        rows={budget.soft > 40 ? 3 : 1}
        maxLength={budget.soft > 44 ? 1000 : 200}
        onChange={onChange}
      />
      <span className={slotMeter} data-over={isOver || undefined}>
        {(isOver ? text.over : text.meter)(value.length, budget.soft)}
        <SourceOf {...{ deckId, slide, path }} />
      </span>
      <UnverifiedMark {...{ slide, path }} onChange={onSlide} />
    </div>
  );
}
