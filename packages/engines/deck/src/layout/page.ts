import type { Aspect } from '../deck/deck';
import type { Box, BoxElement, SceneElement, TextElement } from '../scene/scene';
import type { Theme } from '../theme/theme';
import { defaultLineHeight, type Fitted, fitTogether, type TypeRange } from '../type/fit';

/** The sheet that a layout fills. */
export interface Page {
  theme: Theme;
  width: number;
  height: number;
  /** The place of everything but title and footer. */
  body: Box;
  /** Entries of the same list on the slides before, which numbers go on from. */
  from: number;
}

export const margin = 48;
const bodyTop = 116;
const bodyBottom = 484;

export function pageOf(theme: Theme, aspect: Aspect, from = 0): Page {
  const width = aspect === '16:9' ? 960 : 720;
  const body = { x: margin, y: bodyTop, w: width - 2 * margin, h: bodyBottom - bodyTop };
  return { theme, width, height: 540, body, from };
}

interface Look {
  color: string;
  align?: TextElement['align'];
  valign?: TextElement['valign'];
  isSerif?: boolean;
}

/** A text that a layout places. */
export interface Placed extends Box {
  slot: string;
  text: string;
}

/** Texts of one kind, all in one size: the largest at which each fits its box. */
export function texts(placed: Placed[], range: TypeRange, look: Look): TextElement[] {
  const fitted = fitTogether(placed, range);
  return placed.map((place, n) => textElement(place, fitted[n] as Fitted, range, look));
}

/** One text, in the largest size at which it fits its box; nothing when it is empty. */
export function text(placed: Placed, range: TypeRange, look: Look): TextElement[] {
  return placed.text.trim() === '' ? [] : texts([placed], range, look);
}

function textElement({ slot, x, y, w, h }: Placed, fitted: Fitted, range: TypeRange, look: Look): TextElement {
  const { align = 'left', valign = 'top', color, isSerif = false } = look;
  return {
    kind: 'text',
    slot,
    x,
    y,
    w,
    h,
    ...fitted,
    lineHeight: fitted.size * (range.lineHeight ?? defaultLineHeight),
    isBold: range.isBold ?? false,
    isSerif,
    font: null,
    color,
    align,
    valign,
  };
}

export function box(place: Box, fill: string, radius = 0): BoxElement {
  return { kind: 'box', shape: 'rectangle', ...place, fill, ...(radius > 0 && { radius }) };
}

export function dot(x: number, y: number, diameter: number, fill: string): BoxElement {
  return { kind: 'box', shape: 'ellipse', x, y, w: diameter, h: diameter, fill };
}

/** The title of a slide with the mark of its theme, beside the logo where that is in the corner. */
export function heading({ theme, width }: Page, title: string): SceneElement[] {
  const { colors, heading: mark, hasSerifTitles: isSerif } = theme;
  const range: TypeRange = { max: 28, min: 22, isBold: true, maxLines: 2, lineHeight: 1.25, isTitle: true };
  const { logo } = theme;
  const beside = logo?.place === 'top' ? logoSize(logo, cornerLogo).w + 32 : 0;
  const whole = { x: margin, y: 36, w: width - 2 * margin - beside, h: 64 };
  const place = (from: number): Placed => ({
    ...whole,
    x: margin + from,
    w: whole.w - from,
    slot: 'title',
    text: title,
  });
  const look = { color: colors.ink, valign: 'middle', isSerif } as const;
  switch (mark) {
    case 'bar':
      return [box({ x: margin, y: 52, w: 5, h: 32 }, colors.brand), ...text(place(18), range, look)];
    case 'block':
      return [box({ x: margin, y: 60, w: 16, h: 16 }, colors.brand, 4), ...text(place(30), range, look)];
    case 'underline':
      return [...text(place(0), range, look), box({ x: margin, y: 102, w: width - 2 * margin, h: 1.5 }, colors.brand)];
    case 'band':
      return [
        box({ x: 0, y: 0, w: width, h: 100 }, colors.brand),
        ...text({ ...place(0), y: 18 }, range, { ...look, color: colors.onBrand }),
      ];
    default:
      return text(place(0), range, look);
  }
}

/** Points that a logo has in the corner of a slide, and at its foot. */
export const cornerLogo = { w: 132, h: 40 };
export const footLogo = { w: 72, h: 20 };

/** A picture as large as it can be inside of a box. */
export function logoSize(
  logo: { width: number; height: number },
  most: { w: number; h: number },
): {
  w: number;
  h: number;
} {
  const scale = Math.min(most.w / logo.width, most.h / logo.height);
  return { w: logo.width * scale, h: logo.height * scale };
}

/** The line under the body that says where its figures come from. */
export function sourceLine({ theme, body }: Page, source: string | undefined): SceneElement[] {
  const place = { x: body.x, y: 488, w: body.w - 60, h: 20, slot: 'source', text: source ?? '' };
  return text(place, { max: 12, min: 12, maxLines: 1 }, { color: theme.colors.muted, valign: 'middle' });
}

/** Equal parts of the width of a box, side by side, with a gap between them; all in points. */
export function columns({ x, w }: Box, count: number, gap: number): { x: number; w: number }[] {
  const each = (w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, n) => ({ x: x + n * (each + gap), w: each }));
}

/** Equal parts of the height of a box, one below the other, with a gap between them; all in points. */
export function rows({ y, h }: Box, count: number, gap: number): { y: number; h: number }[] {
  const each = (h - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, n) => ({ y: y + n * (each + gap), h: each }));
}
