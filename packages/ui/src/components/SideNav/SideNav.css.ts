import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

export const nav = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    padding: `0 10px ${vars.space[5]}`,
  }),
);
/** Length of the fade at the end, so that a cut entry reads as more to come; scrolled to its end, nothing stands in it. */
const fade = '16px';
/** Part that scrolls by itself on low screens; head and foot stay. */
export const body = style(
  inComponents({
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    // What only screen readers get scrolls along; outside of this box it would make the document longer.
    position: 'relative',
    // Room for the ring of the current item and of focus, which a scroller would cut.
    padding: `3px 3px ${fade}`,
    margin: '-3px -3px 0',
    scrollbarWidth: 'thin',
    maskImage: `linear-gradient(to top, transparent, black ${fade})`,
  }),
);
export const head = style(inComponents({ flexShrink: 0, marginBlockEnd: vars.space[3] }));
export const foot = style(
  inComponents({
    flexShrink: 0,
    display: 'grid',
    // As wide as the navigation, however long the name of a person.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    paddingBlockStart: vars.space[4],
  }),
);
export const groupTitle = style(
  inComponents({
    ...typography.caption,
    display: 'block',
    padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[2]}`,
    color: vars.color.text.muted,
  }),
);
export const groupButton = style([
  focusRing,
  groupTitle,
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: '100%',
    borderRadius: vars.radius.sm,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { color: vars.color.text.default } },
  }),
]);
/** Icon that shows on hover, or when something is folded. */
export const foldIcon = style(
  inComponents({
    display: 'flex',
    opacity: 0,
    transition: `transform ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      [`${groupButton}:is([data-hovered], [data-focus-visible], [aria-expanded=false]) &`]: { opacity: 1 },
      [`${groupButton}[aria-expanded=false] &`]: { transform: 'rotate(-90deg)' },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
export const groupLine = style(
  inComponents({ height: 1, margin: vars.space[4], background: vars.color.border.strong, opacity: 0.6 }),
);
export const item = style([
  focusRing,
  inComponents({
    ...typography.body,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    height: vars.size.control.md,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.md,
    color: vars.color.text.secondary,
    cursor: 'pointer',
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-hovered]': { background: vars.color.surface.active },
      '&[data-pressed]': { background: vars.color.surface.active },
      '&[data-current]': {
        background: vars.color.surface.default,
        color: vars.color.text.default,
        fontWeight: 500,
        boxShadow: `0 0 0 1px ${vars.color.border.default}`,
      },
      '&[data-collapsed]': { justifyContent: 'center', height: '36px', padding: 0 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
]);
export const icon = style(
  inComponents({
    flexShrink: 0,
    color: vars.color.text.muted,
    selectors: { [`${item}[data-current] &`]: { color: vars.color.accent.text } },
  }),
);
export const label = style(
  inComponents({ flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const count = style(
  inComponents({ ...typography.caption, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
