/**
 * Takes out what a database cannot store and a reader cannot see: NUL characters and halves of surrogate pairs, in all texts
 * of a parsed value.
 */
export function cleanText(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed();
  if (Array.isArray(value)) return value.map(cleanText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replaceAll('\u0000', '').toWellFormed(), cleanText(inner)]),
  );
}
