import { type ForwardedRef, forwardRef, type TextareaHTMLAttributes } from 'react';
import { field, grow } from './Composer.css';
import type { ComposerVariant } from './composerOptions';

interface GrowingFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  variant: ComposerVariant;
  value: string;
}

/** Text field as high as its text, up to eight lines: a hidden copy of it, drawn by CSS, gives the height. */
export const GrowingField = forwardRef(function GrowingField(
  { variant, ...props }: GrowingFieldProps,
  ref: ForwardedRef<HTMLTextAreaElement>,
) {
  return (
    <div className={grow({ variant })} data-value={props.value || props.placeholder}>
      <textarea {...props} ref={ref} rows={1} className={field} />
    </div>
  );
});
