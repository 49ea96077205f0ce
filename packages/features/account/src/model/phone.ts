import type { AccountText } from '../text';

/** What is wrong with a phone number of the mainland, or undefined. `digits` holds digits only. */
export function phoneError(digits: string, { errors }: Pick<AccountText, 'errors'>): string | undefined {
  if (digits === '') return errors.phoneMissing;
  if (digits.length !== 11) return errors.phoneLength(digits.length);
  if (!/^1[3-9]/.test(digits)) return errors.phoneStart(digits.slice(0, 2));
  return undefined;
}

/** A phone number for pages that only confirm which one is meant: 138****8000. */
export const maskPhone = (digits: string) => digits.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
