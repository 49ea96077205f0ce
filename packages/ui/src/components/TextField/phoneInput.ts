/** Number of digits of a mainland mobile number. */
export const phoneLength = 11;

const toHalfWidth = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/＋/g, '+');
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Number of digits of the country code before a number: 4 of 0086, 2 of +86, or of 86 in more than eleven digits; 0 without one. */
function countryCodeLength(text: string, digits: string): number {
  if (digits.startsWith('0086')) return 4;
  const hasCode = /^\D*\+/.test(text) || digits.length > phoneLength;
  return hasCode && digits.startsWith('86') ? 2 : 0;
}

/** Phone number in groups: 13800002026 → 138 0000 2026; fewer digits as far as they go. */
export const groupPhone = (digits: string) =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');

/** Offset of the caret in the grouped text after `count` digits. */
const caretAfter = (count: number) => count + (count > 3 ? 1 : 0) + (count > 7 ? 1 : 0);

export interface PhoneEdit {
  /** Text that the browser now shows: typed, pasted, autofilled or cut. */
  text: string;
  /** Offset of the caret in it. */
  caret: number;
  /** Digits before the edit */
  previous: string;
  /** InputEvent.inputType, where the browser gives one */
  inputType?: string;
}

/**
 * Digits, grouped text and caret of a phone field after an edit: without a country code, at most eleven digits. A digit
 * typed into a full field is refused; deleting a space deletes the digit beyond it.
 */
export function editPhone({ text, caret, previous, inputType = '' }: PhoneEdit) {
  const raw = toHalfWidth(text);
  const code = countryCodeLength(raw, digitsOf(raw));
  let digits = digitsOf(raw).slice(code);
  let before = Math.max(0, digitsOf(raw.slice(0, caret)).length - code);

  const hasLostOnlyASpace = digits === previous && text.length < groupPhone(previous).length;
  if (hasLostOnlyASpace && inputType.startsWith('deleteContent')) {
    // The key fell on the space between two groups; the digit beyond it was meant.
    if (inputType !== 'deleteContentForward') before -= 1;
    if (before >= 0) digits = digits.slice(0, before) + digits.slice(before + 1);
  }
  if (digits.length > phoneLength) {
    const isTypedIntoFullField = previous.length === phoneLength && inputType === 'insertText';
    if (isTypedIntoFullField) before -= 1;
    digits = isTypedIntoFullField ? previous : digits.slice(0, phoneLength);
  }
  before = Math.min(Math.max(0, before), digits.length);
  return { digits, text: groupPhone(digits), caret: caretAfter(before) };
}
