const phoneInText = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

/** Text with its phone numbers masked: 13800138000 becomes 138****8000. Logs never hold a whole phone number. */
export function maskPhones(text: string): string {
  return text.replace(phoneInText, '$1****$2');
}

/** Path with the secret of a shared link or of an audio address masked: whoever has it may read or hear what it leads to. */
export const maskShares = (path: string): string => path.replace(/(\/(?:shared|played)\/)[^/]+/i, '$1…');
