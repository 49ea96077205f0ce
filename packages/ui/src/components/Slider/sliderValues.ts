/** Whether each of `count` equal bins between min and max has its middle within from and to, both included. */
export function binsWithin(count: number, scale: readonly [number, number], chosen: readonly [number, number]) {
  const [min, max] = scale;
  const width = (max - min) / count;
  return Array.from({ length: count }, (_, bin) => {
    const middle = min + width * (bin + 0.5);
    return middle >= chosen[0] && middle <= chosen[1];
  });
}

/** Heights of bars in percent of the highest; 0 for an empty bin, else at least 6, so that it is seen. */
export function barHeights(counts: readonly number[]) {
  const most = Math.max(1, ...counts);
  return counts.map((count) => (count === 0 ? 0 : Math.max(6, Math.round((count / most) * 100))));
}
