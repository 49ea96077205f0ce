import advances from './advances.json' with { type: 'json' };

const widths: Record<'regular' | 'bold', Record<string, number | undefined>> = advances;

/** Width of a text on one line, in points; a character that the table does not know is as wide as high, as all of Chinese are. */
export function measure(text: string, size: number, isBold: boolean): number {
  const known = isBold ? widths.bold : widths.regular;
  let thousandths = 0;
  for (const character of text) thousandths += known[character] ?? 1000;
  return (thousandths * size) / 1000;
}
