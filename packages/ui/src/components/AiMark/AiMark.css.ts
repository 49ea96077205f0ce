import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;

export const mark = recipe({
  base: inComponents({
    ...typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    color: color.text.muted,
    whiteSpace: 'nowrap',
  }),
  variants: {
    state: { generated: {}, pending: {}, confirmed: {}, outdated: inComponents({ color: color.warning.text }) },
  },
});
export const sparkle = style(inComponents({ color: color.ai.default, flexShrink: 0 }));

export const frame = style(
  inComponents({
    borderRadius: vars.radius.lg,
    border: `1px solid ${color.ai.border}`,
    background: color.ai.subtle,
    padding: `${space[5]} ${space[6]}`,
    color: color.text.default,
    ...typography.meta,
    lineHeight: '22px',
  }),
);
export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[5],
  }),
);
export const title = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[3], fontWeight: 500, color: color.ai.text }),
);
export const trigger = style([
  focusRing,
  title,
  inComponents({
    minHeight: 24,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    '@media': { [media.belowMd]: { minHeight: vars.size.control.touch } },
  }),
]);
export const chevron = style(
  inComponents({
    transition: `rotate ${vars.motion.duration.base} ${vars.motion.ease.standard}`,
    selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
);
export const content = style(inComponents({ paddingBlockStart: space[2] }));
