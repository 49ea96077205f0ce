'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button, Heading, ListBox, ListBoxItem } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import { Icon } from '../Icon';
import { head, heading, month as monthClass, months, turn } from './DatePicker.css';
import { monthText, toMonth } from './dates';

export interface MonthPanelProps {
  value: string | null;
  /** Present month: 2026-11. */
  current: string;
  minValue?: string;
  maxValue?: string;
  onChoose: (value: string) => void;
}

/** Panel with twelve months and the year above them. */
export function MonthPanel({ value, current, minValue = '0001-01', maxValue = '9999-12', onChoose }: MonthPanelProps) {
  const text = useUiText();
  const [year, setYear] = useState(toMonth(value ?? current).year);
  const ids = Array.from({ length: 12 }, (_, index) => monthText(year, index + 1));
  return (
    <>
      <header className={head}>
        <Button
          slot={null}
          className={turn}
          aria-label={text.previousYear}
          isDisabled={year <= toMonth(minValue).year}
          onPress={() => setYear(year - 1)}
        >
          <Icon icon={ChevronLeft} />
        </Button>
        <Heading slot="title" className={heading} aria-live="polite">
          {text.year(year)}
        </Heading>
        <Button
          slot={null}
          className={turn}
          aria-label={text.nextYear}
          isDisabled={year >= toMonth(maxValue).year}
          onPress={() => setYear(year + 1)}
        >
          <Icon icon={ChevronRight} />
        </Button>
      </header>
      <ListBox
        key={year}
        aria-label={text.year(year)}
        layout="grid"
        className={months}
        autoFocus
        selectionMode="single"
        selectedKeys={value ? [value] : []}
        disabledKeys={ids.filter((id) => id < minValue || id > maxValue)}
        onSelectionChange={(keys) => onChoose(String([...keys][0] ?? value))}
      >
        {ids.map((id, index) => (
          <ListBoxItem key={id} id={id} className={monthClass} textValue={text.month(index + 1, null)}>
            {text.month(index + 1, null)}
          </ListBoxItem>
        ))}
      </ListBox>
    </>
  );
}
