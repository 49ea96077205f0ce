/** PostgreSQL type numbers whose text both engines must convert to the same JavaScript value. */
export const columnType = { bytea: 17, int8: 20, date: 1082 } as const;

/**
 * Number of a bigint column. They hold counts and money in 分, which stay far below 2^53.
 *
 * @throws Error for a larger one
 */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint column out of the safe range: ${text}`);
  return value;
}

/** Calendar date as text: a Date would shift it by the time zone of the machine. */
export const parseDate = (text: string): string => text;

/** Bytes from PostgreSQL's text of them. */
export const parseBytes = (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex');
