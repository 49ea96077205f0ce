import type { Override, Slide } from '@hengce/deck';

/** Where a slot stands, in points. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Smallest side that a slot can be given, in points. */
const least = 24;
/** A place is kept in half points: less is not to be seen. */
const rounded = (points: number): number => Math.round(points * 2) / 2;

/**
 * The slide with one slot moved and made larger or smaller, both in points; it stays on the sheet.
 *
 * @param now where the slot stands now
 */
export function withPlace<S extends Slide>(
  slide: S,
  slot: string,
  now: Place,
  by: { dx?: number; dy?: number; dw?: number; dh?: number },
  sheet: { width: number; height: number },
): S {
  const { dx = 0, dy = 0, dw = 0, dh = 0 } = by;
  const w = clamp(now.w + dw, least, sheet.width - now.x);
  const h = clamp(now.h + dh, least, sheet.height - now.y);
  const x = clamp(now.x + dx, 0, sheet.width - w);
  const y = clamp(now.y + dy, 0, sheet.height - h);
  const before = slide.overrides?.[slot] ?? {};
  const moved: Override = {
    ...before,
    dx: rounded((before.dx ?? 0) + x - now.x),
    dy: rounded((before.dy ?? 0) + y - now.y),
    ...(dw === 0 ? {} : { w: rounded(w) }),
    ...(dh === 0 ? {} : { h: rounded(h) }),
  };
  return { ...slide, overrides: { ...slide.overrides, [slot]: moved } };
}

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), Math.max(from, to));

/** The slide with a slot where its layout puts it. */
export function withoutPlace<S extends Slide>(slide: S, slot: string): S {
  const { [slot]: _, ...rest } = slide.overrides ?? {};
  const { overrides: _before, ...bare } = slide;
  return (Object.keys(rest).length === 0 ? bare : { ...slide, overrides: rest }) as S;
}

/** The slide with every slot where its layout puts it. */
export function withoutPlaces<S extends Slide>({ overrides: _, ...slide }: S): S {
  return slide as unknown as S;
}
