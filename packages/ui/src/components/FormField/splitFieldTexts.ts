import type { FieldTexts } from './FieldParts';

/**
 * Props of a field in two parts: texts for `FieldParts`, and the rest for the field of react-aria. A given `isInvalid`
 * stays; without one an `errorMessage` makes the field invalid.
 */
export function splitFieldTexts<P extends FieldTexts & { isInvalid?: boolean }>({
  label,
  isLabelHidden,
  labelAction,
  description,
  errorMessage,
  isOptional,
  isPrefilled,
  ...rest
}: P): { texts: FieldTexts; rest: Omit<P, keyof FieldTexts> & { isInvalid: boolean | undefined } } {
  return {
    texts: { label, isLabelHidden, labelAction, description, errorMessage, isOptional, isPrefilled },
    rest: { ...rest, isInvalid: rest.isInvalid ?? (errorMessage ? true : undefined) },
  };
}
