const units = ['KB', 'MB', 'GB'] as const;

/** Size in the unit in which it has at most three digits before the point: 2.9MB. */
export function bytesText(bytes: number): string {
  let amount = bytes / 1000;
  let unit = 0;
  while (amount >= 999.5 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${amount >= 10 || Number.isInteger(amount) ? Math.round(amount) : amount.toFixed(1)}${units[unit]}`;
}
