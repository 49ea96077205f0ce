/** Text size in px that the lengths of the sources are meant for. */
const rootSize = 16;
/** Properties that are made of text or make room for it. Lines, shadows, radii and focus rings stay as they are. */
const grows =
  /^(font|lineHeight$|(min|max)?(width|height|inlineSize|blockSize)$|padding|margin|inset|gap$|rowGap$|columnGap$|gridTemplate|gridAuto|flexBasis$|scrollMargin|scrollPadding|(top|right|bottom|left)$|--)/i;

/**
 * CSS value with its px lengths in rem, which follow the text size of the reader's browser: `14px` as `0.875rem`. Below
 * 4 px, as of a hairline, they stay.
 */
export const inRem = (css: string): string =>
  css.replace(/(-?\d*\.?\d+)px/g, (whole, px: string) => (Math.abs(+px) < 4 ? whole : `${+px / rootSize}rem`));

/** Rule written in pixels, converted for the sheet; its selectors and queries too. */
export function ruleInRem(rule: object): object {
  return Object.fromEntries(
    Object.entries(rule).map(([name, value]: [string, unknown]) => {
      if (name === 'vars') return [name, valuesInRem(value as object)];
      if (name === '@container') return [name, keysInRem(value as object)];
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return [name, ruleInRem(value)];
      return [name, grows.test(name) ? lengthInRem(name, value) : value];
    }),
  );
}

const valuesInRem = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? inRem(value) : value]),
  );
const keysInRem = (rules: object) =>
  Object.fromEntries(Object.entries(rules).map(([query, rule]) => [inRem(query), ruleInRem(rule as object)]));

/** Value of a property with its lengths in rem; a bare number is one of pixels, except of a line height or weight. */
function lengthInRem(name: string, value: unknown): unknown {
  if (typeof value === 'number' && name !== 'lineHeight' && name !== 'fontWeight') return inRem(`${value}px`);
  return typeof value === 'string' ? inRem(value) : value;
}
