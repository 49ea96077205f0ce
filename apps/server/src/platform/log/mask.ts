const phoneInText = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

/** A text with its phone numbers masked, wherever they stand: 13800138000 → 138****8000. Logs never hold a whole phone number. */
export function maskPhones(text: string): string {
  return text.replace(phoneInText, '$1****$2');
}

/** The secret of a shared link stands in its path, for the interface and for the page; whoever has it may read. */
export const maskShares = (path: string): string => path.replace(/(\/shared\/)[^/]+/i, '$1…');
