'use client';
import { CalendarDays, CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button, Group } from 'react-aria-components';
import { errorIcon, frame } from '../FormField/FormField.css';
import { Icon } from '../Icon';
import { inputs, openButton } from './DatePicker.css';
import type { DatePickerSize } from './dateOptions';

export interface PickerFrameProps {
  size: DatePickerSize;
  isInvalid: boolean;
  isReadOnly?: boolean;
  children: ReactNode;
}

/** Focuses the first part when the frame's own ground is pressed. */
function focusFirst(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('[role=spinbutton], button')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
}

/** Frame of a text field with the button that opens the calendar. */
export function PickerFrame({ size, isInvalid, isReadOnly, children }: PickerFrameProps) {
  return (
    <Group className={frame({ size, isReadOnly })} onMouseDown={focusFirst}>
      <span className={inputs}>{children}</span>
      {isInvalid ? (
        <CircleAlert className={errorIcon} size={16} strokeWidth={1.6} absoluteStrokeWidth aria-hidden />
      ) : null}
      <Button className={openButton}>
        <Icon icon={CalendarDays} />
      </Button>
    </Group>
  );
}
