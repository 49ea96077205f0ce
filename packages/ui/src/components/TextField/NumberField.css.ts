import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color } = vars;

export const stepper = style(
  inComponents({
    ...typography.body,
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: vars.space[3],
    color: color.text.default,
    selectors: { '&[data-disabled]': { color: color.text.disabled } },
  }),
);
export const stepperInput = style([
  focusRing,
  inComponents({
    width: '4ch',
    fieldSizing: 'content',
    minWidth: 28,
    maxWidth: 96,
    minHeight: vars.size.control.sm,
    borderRadius: vars.radius.sm,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-focused]': { boxShadow: `inset 0 0 0 2px ${color.focus}`, outline: 'none' },
      '&[data-invalid]': { boxShadow: `inset 0 0 0 1.5px ${color.danger.default}` },
      '&[data-disabled]': { WebkitTextFillColor: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { [media.belowMd]: { fontSize: '16px', minHeight: vars.size.control.touch } },
  } as Parameters<typeof inComponents>[0]),
]);
export const step = style([
  focusRing,
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    flexShrink: 0,
    borderRadius: vars.radius.md,
    background: color.surface.default,
    color: color.text.secondary,
    boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.active },
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@media': {
      [media.belowMd]: { width: vars.size.control.touch, height: vars.size.control.touch },
      [media.forcedColors]: {
        border: '1px solid ButtonBorder',
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } },
      },
    },
  }),
]);
