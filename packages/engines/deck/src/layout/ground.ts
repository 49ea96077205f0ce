import type { BrandLogo } from '../deck/brand';
import type { Box, SceneElement } from '../scene/scene';
import { contrast } from '../theme/contrast';
import type { Theme } from '../theme/theme';
import { box, cornerLogo, footLogo, logoSize, margin, type Page, text } from './page';

/** Around a logo on its own ground, in points. */
const around = { x: 8, y: 2 };
/** Middle of logo and footer at the foot, in points. */
const footMiddle = 520;
/** Contrast with white: of paper at most the first, of a ground for light logos at least the second. */
const paper = 1.5;
const dark = 3;

/**
 * Logo and footer of the brand, above the boxes of the slide that the logo stands on, which become part of the ground.
 *
 * @param hasFoot whether the slide has a foot: cover, section and closing have none
 */
export function groundOf(elements: readonly SceneElement[], page: Page, hasFoot: boolean): SceneElement[] {
  const { logo, footer = '', colors } = page.theme;
  const place = logo ? placeOf(logo, page, hasFoot) : null;
  const foot = margin + (place && logo?.place === 'bottom' ? place.w + 12 + 2 * around.x : 0);
  const words = hasFoot
    ? text(
        { slot: '', text: footer, x: foot, y: footMiddle - 10, w: page.width - margin - 60 - foot, h: 20 },
        { max: 12, min: 12, maxLines: 1 },
        { color: colors.muted, valign: 'middle' },
      )
    : [];
  if (!logo || !place) return words;
  const under = elements.filter((element) => element.kind === 'box' && holds(element, place));
  const last = under.at(-1);
  const plate = plateOf(logo, page.theme, last?.kind === 'box' ? last.fill : colors.background);
  // A plate begins and ends where a logo without one does.
  const inward = plate === null ? 0 : place.x > page.width / 2 ? -around.x : around.x;
  const { x, y, w, h } = { ...place, x: place.x + inward };
  const grown = { x: x - around.x, y: y - around.y, w: w + 2 * around.x, h: h + 2 * around.y };
  return [
    ...under,
    ...(plate ? [box(grown, plate)] : []),
    { kind: 'image', slot: '', file: logo.file, alt: logoAlt, x, y, w, h },
    ...words,
  ];
}

/** Alternative text, which a .pptx keeps. */
const logoAlt = '标志';

function placeOf(logo: BrandLogo, { theme, width }: Page, hasFoot: boolean): Box {
  if (hasFoot && logo.place === 'bottom') {
    const size = logoSize(logo, footLogo);
    return { x: margin, y: footMiddle - size.h / 2, ...size };
  }
  const size = logoSize(logo, cornerLogo);
  const bandMiddle = hasFoot ? (theme.heading === 'band' ? 50 : 0) : theme.cover === 'band' ? 42 : 0;
  return { x: width - margin - size.w, y: (bandMiddle || 68) - size.h / 2, ...size };
}

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.w >= inner.x + inner.w &&
  outer.y + outer.h >= inner.y + inner.h;

/** Fill behind a logo where it would not be seen; null where it needs none. */
function plateOf({ isLight }: BrandLogo, { colors }: Theme, under: string): string | null {
  if (!isLight) return contrast('FFFFFF', under) <= paper ? null : 'FFFFFF';
  if (contrast('FFFFFF', under) >= dark) return null;
  return [colors.brand, colors.ink].find((fill) => contrast('FFFFFF', fill) >= dark) ?? '000000';
}
