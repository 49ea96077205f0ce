import type { AccountText } from '../text';

/**
 * Parts of the contract's rule (schema Password) with their outcome: 8 to 64 characters with a letter and a digit.
 * `newPasswordError` also refuses what is no printable ASCII.
 */
export const passwordRules = (password: string) => ({
  length: password.length >= 8 && password.length <= 64,
  letter: /[A-Za-z]/.test(password),
  digit: /\d/.test(password),
});

export function newPasswordError(password: string, { errors }: Pick<AccountText, 'errors'>): string | undefined {
  if (password === '') return errors.newPasswordMissing;
  const foreign = /[^\x20-\x7E]/u.exec(password)?.[0];
  if (foreign !== undefined) return errors.newPasswordCharacters(foreign);
  const rules = passwordRules(password);
  if (!rules.length) return errors.newPasswordLength(password.length);
  if (!rules.letter) return errors.newPasswordLetter;
  if (!rules.digit) return errors.newPasswordDigit;
  return undefined;
}

export type Strength = 0 | 1 | 2 | 3;

/**
 * Strength of a password: 0 empty, 1 weak, 2 medium, 3 strong. It estimates what an attacker has to guess: of runs such
 * as 1234 or aaaa only the beginning counts, of the phone number nothing. It never refuses a password that fits the
 * rule.
 */
export function passwordStrength(password: string, phone = ''): Strength {
  if (password === '') return 0;
  const own = phone ? password.replaceAll(phone, '').replaceAll(phone.slice(-6), '') : password;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(own)).length;
  const weight = withoutRuns(own).length + (kinds - 1) * 2;
  if (kinds < 2 || own.length < 8 || weight < 10) return 1;
  return weight < 14 ? 2 : 3;
}

function withoutRuns(password: string): string {
  let kept = '';
  let step = Number.NaN;
  for (let index = 0; index < password.length; index++) {
    const next = password.charCodeAt(index) - password.charCodeAt(index - 1);
    const isRun = Math.abs(next) <= 1 && next === step;
    if (!isRun) kept += password[index];
    step = next;
  }
  return kept;
}
