import type { AccountText } from '../text';

/** Problem of a phone number of the mainland; undefined for a valid one. @param digits digits only */
export function phoneError(digits: string, { errors }: Pick<AccountText, 'errors'>): string | undefined {
  if (digits === '') return errors.phoneMissing;
  if (digits.length !== 11) return errors.phoneLength(digits.length);
  if (!/^1[3-9]/.test(digits)) return errors.phoneStart(digits.slice(0, 2));
  return undefined;
}

/** Masked phone number, where it only has to be recognised: 138****8000. */
export const maskPhone = (digits: string) => digits.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
