import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, size } = vars;

/** Button with the frame of a text field, so that both align in a form. */
export const trigger = recipe({
  base: inComponents({ cursor: 'pointer', textAlign: 'start', userSelect: 'none' }),
  variants: {
    size: {
      sm: inComponents({ ...typography.meta, minHeight: size.control.sm, paddingInline: 10 }),
      md: inComponents({ minHeight: size.control.md }),
      lg: inComponents({ minHeight: 36, '@media': { [media.belowMd]: { minHeight: size.control.touch } } }),
    },
  },
});
export const quietTrigger = style([
  focusRing,
  inComponents({
    ...typography.meta,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: size.control.sm,
    paddingInline: vars.space[3],
    marginInline: -6,
    borderRadius: vars.radius.md,
    color: color.text.default,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed], &[aria-expanded="true"]': { background: color.surface.active },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  }),
]);
export const quiet = style(inComponents({ display: 'inline-flex', flexDirection: 'column' }));
export const value = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: color.text.muted } },
  }),
);
export const chevron = style(
  inComponents({
    flexShrink: 0,
    color: color.text.muted,
    transition: `rotate ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '[aria-expanded="true"] > &': { rotate: '180deg' },
      '[data-disabled] > &': { color: color.text.disabled },
    },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
export const popover = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    // Never narrower than the field; long region names may make it wider.
    minWidth: 'max(var(--trigger-width), 120px)',
    maxWidth: 'min(420px, 100vw - 24px)',
    padding: vars.space[2],
    borderRadius: vars.radius.lg,
    background: color.surface.overlay,
    color: color.text.default,
    boxShadow: vars.shadow.popover,
    outline: 'none',
    transition: `opacity ${vars.motion.duration.base} ${vars.motion.ease.enter}, translate ${vars.motion.duration.base} ${vars.motion.ease.enter}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, translate: '0 -4px' },
    },
    '@media': {
      [media.forcedColors]: { border: '1px solid CanvasText' },
      [media.reducedMotion]: {
        transition: `opacity ${vars.motion.duration.instant}`,
        selectors: { '&[data-entering], &[data-exiting]': { translate: 'none' } },
      },
    },
  }),
);
export const list = style(inComponents({ outline: 'none', overflow: 'auto', maxHeight: 340 }));
export const option = style(
  inComponents({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    columnGap: 10,
    alignItems: 'center',
    minHeight: 34,
    paddingBlock: 6,
    paddingInline: 10,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-hovered], &[data-focused]': { background: color.surface.hover },
      '&[data-selected]': { background: color.surface.selected, color: color.accent.text },
      '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.focus}` },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.belowMd]: { minHeight: size.control.touch, fontSize: '16px' },
      [media.forcedColors]: {
        selectors: {
          '&[data-focused]': { outline: '2px solid Highlight' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
);
export const optionWords = style(inComponents({ gridColumn: 2, overflowWrap: 'anywhere' }));
export const optionDescription = style(inComponents({ ...typography.caption, gridColumn: 2, color: color.text.muted }));
export const empty = style(
  inComponents({ ...typography.meta, color: color.text.muted, padding: '10px', textAlign: 'center' }),
);
export const openButton = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    // After the marks of the frame (waiting, wrong), at the end as in a Select.
    order: 1,
    width: 28,
    height: 28,
    marginInlineEnd: -6,
    flexShrink: 0,
    cursor: 'pointer',
    outline: 'none',
  }),
);
