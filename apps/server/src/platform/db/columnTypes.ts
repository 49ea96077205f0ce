/** PostgreSQL type numbers whose text both engines must turn into the same JavaScript value. */
export const columnType = { int8: 20, date: 1082 } as const;

/** bigint columns hold counts and money in 分, which stay far below 2^53; anything larger is a bug worth a loud failure. */
export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint column out of the safe range: ${text}`);
  return value;
}

/** Calendar dates stay text: a Date would move them by the zone of the machine. */
export const parseDate = (text: string): string => text;
