import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[5],
    height: vars.size.topbar,
    padding: `0 22px 0 ${vars.space[2]}`,
    '@media': {
      [media.belowMd]: {
        gap: vars.space[2],
        padding: `0 ${vars.space[4]} 0 ${vars.space[6]}`,
        // Two rows share the height that the shell gives.
        selectors: { '&[data-sections]': { flexWrap: 'wrap', gap: `0 ${vars.space[2]}` } },
      },
    },
  }),
);
/** Tabs between the toggle of the navigation and the search; on phones below both. */
export const sections = style(
  inComponents({
    flexShrink: 1,
    minWidth: 0,
    paddingInlineStart: vars.space[3],
    '@media': { [media.belowMd]: { order: 1, flexBasis: '100%', paddingInlineStart: 0 } },
  }),
);
export const wide = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minWidth: 0,
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
/** Toggle of the navigation; hidden below 1200 px, where that is collapsed anyway. */
export const toggle = style(inComponents({ '@media': { [media.belowLg]: { display: 'none' } } }));
export const narrow = style(
  inComponents({
    display: 'none',
    minWidth: 0,
    '@media': { [media.belowMd]: { display: 'flex', flexGrow: 1, alignItems: 'center' } },
  }),
);
export const search = style(
  inComponents({
    flexGrow: 1,
    display: 'flex',
    justifyContent: 'flex-end',
    minWidth: 0,
    '@media': { [media.belowMd]: { flexGrow: 0 } },
  }),
);
export const actions = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    flexShrink: 0,
    '@media': { [media.belowMd]: { gap: 0 } },
  }),
);

export const trigger = style([
  focusRing,
  inComponents({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    width: 320,
    maxWidth: '100%',
    height: vars.size.control.md,
    padding: `0 ${vars.space[3]} 0 10px`,
    borderRadius: vars.radius.md,
    background: vars.color.surface.default,
    boxShadow: `0 0 0 1px ${vars.color.border.default}`,
    color: vars.color.text.muted,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { boxShadow: `0 0 0 1px ${vars.color.border.strong}` },
      '&[data-pressed]': { background: vars.color.surface.hover },
    },
    '@media': {
      [media.belowMd]: {
        justifyContent: 'center',
        width: vars.size.control.touch,
        padding: 0,
        background: 'transparent',
        boxShadow: 'none',
        color: vars.color.text.secondary,
      },
      [media.forcedColors]: { border: '1px solid ButtonBorder' },
    },
  }),
]);
export const triggerWords = style(
  inComponents({
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': {
      // Still the name of the button when only the glass is seen.
      [media.belowMd]: { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
    },
  }),
);
export const triggerIcon = style(
  inComponents({
    '@media': { [media.belowMd]: { width: vars.size.icon.lg, height: vars.size.icon.lg, strokeWidth: 1.92 } },
  }),
);
export const keys = style(inComponents({ flexShrink: 0, '@media': { [media.belowMd]: { display: 'none' } } }));
