import type { AccountText } from '../text';

export const codeLength = 6;

export function codeError(code: string, { errors }: Pick<AccountText, 'errors'>): string | undefined {
  if (code === '') return errors.codeMissing;
  return code.length === codeLength ? undefined : errors.codeLength(code.length);
}
