/**
 * Grounds on which every text colour of `words` must be readable. All names here are those of CSS variables: `surface`
 * is `--hc-color-surface`.
 */
export const surfaces = [
  'canvas',
  'surface',
  'surface-sunken',
  'surface-raised',
  'surface-overlay',
  'surface-hover',
  'surface-active',
  'surface-selected',
] as const;

export const words = [
  'text',
  'text-secondary',
  'text-muted',
  'accent-text',
  'ai-text',
  'seal-text',
  'success-text',
  'warning-text',
  'danger-text',
  'info-text',
] as const;

/** Pairs of a text colour and the coloured ground that it is used on. */
export const pairs = [
  ['accent-on', 'accent'],
  ['accent-on', 'accent-hover'],
  ['accent-on', 'accent-active'],
  ['danger-on', 'danger'],
  ['danger-on', 'danger-hover'],
  ['ai-on', 'ai'],
  ['seal-on', 'seal'],
  ['text-inverse', 'surface-inverse'],
  ['ai-text', 'ai-subtle'],
  ['seal-text', 'seal-subtle'],
  ['success-text', 'success-subtle'],
  ['warning-text', 'warning-subtle'],
  ['danger-text', 'danger-subtle'],
  ['info-text', 'info-subtle'],
  ['accent-text', 'accent-subtle'],
  ['accent-text', 'accent-subtle-strong'],
  ['text', 'highlight'],
  ['text', 'accent-subtle'],
  ['text', 'ai-subtle'],
  ['text-secondary', 'ai-subtle'],
  ['text-muted', 'ai-subtle'],
  ['text-secondary', 'warning-subtle'],
  ['text-secondary', 'danger-subtle'],
] as const;

/** Colours of edges, marks and lines that carry meaning, which need the contrast of `target.marks` on each of `markSurfaces`. */
export const marks = [
  'border-control',
  'focus',
  'accent',
  'ai',
  'seal',
  'success',
  'warning',
  'danger',
  'rule-tick',
  'rule-fill',
] as const;
export const markSurfaces = ['surface', 'surface-sunken', 'surface-overlay'] as const;

export const target = { words: 4.5, marks: 3 } as const;

/** Contrast of two colours as WCAG 2.2 defines it, from 1 to 21. @param a, b `#RRGGBB`, or `#RGB` as builds write it */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
