import type { FieldTexts } from './FieldParts';

/**
 * Parts the props of a field: what `FieldParts` shows, and the rest for the field of react-aria. An `errorMessage`
 * makes the field invalid; without one `isInvalid` stays as given.
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
