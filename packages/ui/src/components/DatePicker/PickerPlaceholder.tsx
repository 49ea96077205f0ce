'use client';
import { useUiText } from '../../provider/Provider';
import { visuallyHidden } from '../../styles/visuallyHidden.css';
import { field, frame, label as labelClass, labelRow } from '../FormField/FormField.css';
import { placeholder } from './DatePicker.css';
import type { DatePickerSize } from './dateOptions';

export interface PickerPlaceholderProps {
  label: string;
  isLabelHidden?: boolean;
  size?: DatePickerSize;
}

/** Field of the same size while the code of the picker loads. */
export function PickerPlaceholder({
  label,
  isLabelHidden,
  size = isLabelHidden ? 'sm' : 'md',
}: PickerPlaceholderProps) {
  const text = useUiText();
  return (
    <div className={field} aria-busy="true">
      <div className={isLabelHidden ? visuallyHidden : labelRow}>
        <span className={labelClass}>{label}</span>
      </div>
      <div className={`${frame({ size })} ${placeholder}`}>{text.loading}</div>
    </div>
  );
}
