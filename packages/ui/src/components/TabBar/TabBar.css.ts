import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, vars } from '../../theme';

export const bar = style(
  inComponents({
    height: 60,
    borderBlockStart: `1px solid ${vars.color.border.default}`,
    background: vars.color.surface.default,
  }),
);
export const list = style(
  inComponents({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', height: '100%' }),
);
export const item = style([
  focusRing,
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    width: '100%',
    height: '100%',
    paddingBlockEnd: vars.space[1],
    fontSize: '12px',
    lineHeight: '16px',
    color: vars.color.text.muted,
    selectors: {
      '&[data-current]': { color: vars.color.accent.text, fontWeight: 500 },
      '&[data-pressed]': { background: vars.color.surface.active },
      '&[data-focus-visible]': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-current]': { borderBlockStart: '3px solid Highlight' } } },
    },
  }),
]);
