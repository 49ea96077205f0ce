const toHalfWidth = (text: string) =>
  text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/** Digits of a text, the first `length` of them; full-width ones become half-width. */
export const readDigits = (text: string, length: number): string =>
  toHalfWidth(text).replace(/\D/g, '').slice(0, length);

/**
 * Code in a pasted or autofilled text: a number of exactly `length` digits if there is one (a message also has 5分钟 and
 * a telephone number), otherwise all digits, so that 602 841 and 602-841 work.
 */
export function readCode(text: string, length: number): string {
  const exact = new RegExp(`(?<![0-9])[0-9]{${length}}(?![0-9])`).exec(toHalfWidth(text));
  return exact ? exact[0] : readDigits(text, length);
}
