'use client';
import { CalendarDays, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useField } from 'react-aria/useField';
import { Button, Dialog } from 'react-aria-components';
import { useUiText } from '../../provider/Provider';
import type { FieldTexts } from '../FormField';
import { field as fieldColumn, frame } from '../FormField/FormField.css';
import { Icon } from '../Icon';
import { PopoverSurface } from '../Popover/PopoverSurface';
import { dialog, monthButton, monthIcon, monthValue } from './DatePicker.css';
import type { DateLimits } from './dateOptions';
import { thisMonth, toMonth } from './dates';
import { FieldContexts } from './FieldContexts';
import { MonthPanel } from './MonthPanel';

export interface MonthPickerProps extends FieldTexts, Omit<DateLimits, 'isReadOnly' | 'isRequired'> {
  /** 所选的月份，写作2026-11；没有选时为 null */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

export default function MonthPickerField({ value, defaultValue, onChange, ...props }: MonthPickerProps) {
  const {
    size = props.isLabelHidden ? 'sm' : 'md',
    name,
    minValue,
    maxValue,
    isDisabled,
    isInvalid = Boolean(props.errorMessage),
  } = props;
  const text = useUiText();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [own, setOwn] = useState(defaultValue ?? null);
  const { label, description, errorMessage } = props;
  const aria = useField({ label, description, errorMessage, isInvalid, labelElementType: 'span' });
  const chosen = value === undefined ? own : value;
  const { year, month } = toMonth(chosen ?? '');
  const choose = (next: string) => {
    setOwn(next);
    setOpen(false);
    onChange?.(next);
  };
  return (
    <div className={fieldColumn}>
      <FieldContexts aria={aria} texts={props} isInvalid={isInvalid}>
        <Button
          {...aria.fieldProps}
          aria-labelledby={`${aria.labelProps.id} ${aria.fieldProps.id}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          ref={trigger}
          className={`${frame({ size })} ${monthButton}`}
          data-invalid={isInvalid || undefined}
          isDisabled={isDisabled}
          onPress={() => setOpen(true)}
        >
          <span className={monthValue} data-placeholder={chosen ? undefined : ''}>
            {chosen ? text.month(month, year) : text.choose}
          </span>
          <span className={monthIcon}>
            <Icon icon={isInvalid ? CircleAlert : CalendarDays} />
          </span>
        </Button>
      </FieldContexts>
      {name ? <input type="hidden" name={name} value={chosen ?? ''} disabled={isDisabled} /> : null}
      <PopoverSurface triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen} placement="bottom start">
        <Dialog className={dialog} aria-label={label}>
          <MonthPanel {...{ minValue, maxValue }} value={chosen} current={thisMonth()} onChoose={choose} />
        </Dialog>
      </PopoverSurface>
    </div>
  );
}
