/**
 * Longest run of UTF-16 units that two texts share, with its offset in the second; of equally long ones the first.
 * Takes first.length × second.length steps.
 */
export function longestRun(first: string, second: string): { at: number; length: number } {
  let best = { at: 0, length: 0 };
  let before = new Uint32Array(second.length + 1);
  let now = new Uint32Array(second.length + 1);
  for (let i = 1; i <= first.length; i++) {
    const unit = first.charCodeAt(i - 1);
    for (let j = 1; j <= second.length; j++) {
      const length = unit === second.charCodeAt(j - 1) ? (before[j - 1] as number) + 1 : 0;
      now[j] = length;
      if (length > best.length) best = { at: j - length, length };
    }
    [before, now] = [now, before];
  }
  return best;
}
