/** Colours are six hexadecimal digits, as everywhere here. */
const channels = (color: string): number[] => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Relative luminance, 0 black to 1 white (WCAG 2.2). */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** One colour with a share of another in it. */
export function mixed(color: string, other: string, share: number): string {
  const added = channels(other);
  return channels(color)
    .map((channel, n) => Math.round(channel + ((added[n] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

export const isDark = (color: string): boolean => luminance(color) < 0.18;

/**
 * The colour, or what is nearest to it on the way to black (to white, on dark grounds) and has this contrast with every ground.
 *
 * @param grounds all light, or all dark
 */
export function legible(color: string, grounds: readonly string[], least = 4.5): string {
  const end = isDark(grounds[0] ?? 'FFFFFF') ? 'FFFFFF' : '000000';
  const steps = 40;
  for (let step = 0; step < steps; step += 1) {
    const tried = mixed(color, end, step / steps);
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried;
  }
  return end;
}
