import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

/** Text colour at a strength, so that it shows on every surface: in dark, overlays are as light as surface.active. */
const tint = (percent: number) => `color-mix(in srgb, ${vars.color.text.default} ${percent}%, transparent)`;

export const bone = style(
  inComponents({
    display: 'block',
    flexShrink: 0,
    maxWidth: '100%',
    borderRadius: vars.radius.xs,
    background: tint(8),
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.forcedColors]: { background: 'GrayText', forcedColorAdjust: 'none' },
    },
  }),
);
const appear = keyframes({ to: { visibility: 'visible' } });
export const part = style({});
const reading = `:is(${part}[aria-busy="true"], :has(${part}[aria-busy="true"]), section:has(${bone}))`;
/**
 * Rule by which the content below a part that is still loading waits for it, so that nothing moves while it is looked
 * at: for four seconds, not where somebody is at work or a field waits for the focus, and nothing that lies over the
 * page.
 */
globalStyle(
  `main ${reading} ~ :is(section, footer, div:has(section)):not(:focus-within, :has(textarea))`,
  inComponents({ visibility: 'hidden', animation: `${appear} 0s 4s forwards` }),
);

/** Bars as high as the x-height of their text, in rows as high as its line. */
export const lines = style(inComponents({ display: 'grid', gap: 12, paddingBlock: 6 }));
export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    minHeight: vars.size.row.default,
    borderBlockEnd: `1px solid ${tint(10)}`,
  }),
);
export const grow = style(inComponents({ flex: 1, minWidth: 0 }));
export const card = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 13,
    paddingBlock: 19,
    borderBlockEnd: `1px solid ${tint(10)}`,
  }),
);
