/** Index of the part of a text, in reading order, that holds an offset; -1 for none. */
export function placeAt(parts: readonly { start: number; end: number }[], at: number): number {
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((parts[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const part = parts[low];
  return part !== undefined && part.start <= at ? low : -1;
}
