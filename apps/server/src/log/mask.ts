const phoneInText = /(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g;

/** 13800138000 → 138****8000, wherever it stands in the text. Logs never hold a whole phone number. */
export function maskPhones(text: string): string {
  return text.replace(phoneInText, '$1****$2');
}
