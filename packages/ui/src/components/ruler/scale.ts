/** Scale that maps values (days, money, percentages) to 0…1 along the ruler. */
export type Scale = (value: number) => number;

/** Share of a ruler (0…1) as a percentage for CSS and SVG. */
export const percent = (share: number): string => `${share * 100}%`;

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Linear scale; values outside are clamped to its ends. Where `to` is not above `from` everything is at its start. */
export function linear(from: number, to: number): Scale {
  return (value) => (to > from ? clamp((value - from) / (to - from)) : 0);
}

export interface BentScale {
  /** Position of each of the given values, 0…1. */
  at: number[];
  /** Whether the part after value i is drawn at less than half its true length, and so needs a break mark. */
  isBroken: boolean[];
  scale: Scale;
}

/**
 * Scale that is linear as long as labels fit, and otherwise bent: parts shorter than their minimum get it, the others
 * share the rest in proportion. Order and neighbours stay true, which is what one reads off a ruler of ten years and
 * three weeks.
 *
 * @param values ascending
 * @param minimum smallest share of the ruler between value i and i + 1
 */
export function bent(values: readonly number[], minimum: readonly number[]): BentScale {
  const first = values[0] ?? 0;
  const span = (values[values.length - 1] ?? 0) - first;
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const natural = steps.map((step) => (span > 0 ? step / span : 1 / Math.max(1, steps.length)));
  const needed = minimum.slice(0, steps.length);
  const total = needed.reduce((sum, share) => sum + share, 0);
  const floor = total > 1 ? needed.map((share) => share / total) : needed;
  const isFixed = natural.map(() => false);
  let lengths = natural;
  for (let round = 0; round < steps.length; round++) {
    const tooShort = lengths.findIndex((length, i) => !isFixed[i] && length < (floor[i] ?? 0) - 1e-9);
    if (tooShort < 0) break;
    for (const [i, length] of lengths.entries()) if (length < (floor[i] ?? 0) - 1e-9) isFixed[i] = true;
    const free = 1 - floor.reduce((sum, share, i) => sum + (isFixed[i] ? share : 0), 0);
    const rest = natural.reduce((sum, share, i) => sum + (isFixed[i] ? 0 : share), 0);
    lengths = natural.map((share, i) => (isFixed[i] ? (floor[i] ?? 0) : rest > 0 ? (share / rest) * free : 0));
  }
  const at = [0];
  for (const length of lengths) at.push(clamp((at[at.length - 1] ?? 0) + length));
  if (at.length > 1) at[at.length - 1] = 1;
  return {
    at,
    isBroken: lengths.map((length, i) => length < (natural[i] ?? 0) / 2),
    scale: (value) => {
      const next = values.findIndex((mark) => mark >= value);
      if (next < 0) return 1;
      if (next === 0) return 0;
      const before = values[next - 1] ?? 0;
      const step = (values[next] ?? 0) - before;
      const start = at[next - 1] ?? 0;
      return start + (step > 0 ? (value - before) / step : 0) * ((at[next] ?? 1) - start);
    },
  };
}
