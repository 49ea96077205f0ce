// Tab and line breaks are text. Direction characters can make a title read as another one.
const unseen = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Parsed value whose texts, keys included, have lost what a database cannot store or a reader cannot see: control
 * characters but tab and line breaks, and direction characters. Halves of surrogate pairs become U+FFFD.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(cleanText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), cleanText(inner)]));
}

const clean = (text: string): string => text.replace(unseen, '').toWellFormed();
