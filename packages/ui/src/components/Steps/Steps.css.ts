import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
const circleSize = 22;

export const steps = recipe({
  variants: {
    variant: {
      vertical: inComponents({ display: 'grid' }),
      inline: inComponents({
        ...typography.meta,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `${vars.space[2]} 10px`,
      }),
    },
  },
});
export const step = recipe({
  base: inComponents({ display: 'flex' }),
  variants: {
    variant: {
      vertical: inComponents({
        position: 'relative',
        gap: vars.space[5],
        paddingBlockEnd: 22,
        selectors: {
          '&:last-child': { paddingBlockEnd: 0 },
          // The stretch to the next step, between the circles.
          '&:not(:last-child)::before': {
            content: '""',
            position: 'absolute',
            insetInlineStart: 10,
            insetBlock: `${circleSize}px 0`,
            width: 2,
            background: vars.color.rule.track,
          },
        },
        '@media': {
          [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
        },
      }),
      inline: inComponents({
        alignItems: 'center',
        gap: 10,
        selectors: {
          '&:not(:last-child)::after': {
            content: '""',
            width: 20,
            height: 1,
            background: vars.color.border.strong,
          },
        },
      }),
    },
    isPassed: {
      true: inComponents({
        selectors: { '&:not(:last-child)::before': { background: vars.color.accent.default } },
      }),
    },
  },
});
export const circle = recipe({
  base: inComponents({
    ...typography.caption,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: circleSize,
    height: circleSize,
    borderRadius: vars.radius.full,
    background: vars.color.surface.default,
    fontWeight: 500,
    lineHeight: 1,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    state: {
      todo: inComponents({
        boxShadow: `inset 0 0 0 1.5px ${vars.color.border.control}`,
        color: vars.color.text.muted,
      }),
      current: inComponents({
        boxShadow: `inset 0 0 0 2px ${vars.color.accent.default}`,
        color: vars.color.accent.text,
      }),
      done: inComponents({ background: vars.color.accent.default, color: vars.color.accent.on }),
      error: inComponents({ background: vars.color.danger.default, color: vars.color.danger.on }),
    },
  },
});
export const words = style(inComponents({ display: 'grid', alignContent: 'start', minWidth: 0 }));
export const label = recipe({
  base: [focusRing, style(inComponents({ borderRadius: vars.radius.xs }))],
  variants: {
    state: {
      todo: inComponents({ color: vars.color.text.secondary }),
      current: inComponents({ color: vars.color.text.default }),
      done: inComponents({ color: vars.color.text.secondary }),
      error: inComponents({ color: vars.color.danger.text }),
    },
    variant: {
      vertical: {},
      inline: inComponents({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] }),
    },
    isLink: {
      true: inComponents({
        cursor: 'pointer',
        selectors: { '&[data-hovered]': { color: vars.color.accent.text, textDecoration: 'underline' } },
      }),
    },
  },
  compoundVariants: [
    { variants: { state: 'current', variant: 'vertical' }, style: inComponents({ fontWeight: 600 }) },
    { variants: { state: 'current', variant: 'inline' }, style: inComponents({ fontWeight: 600 }) },
    { variants: { state: 'todo', variant: 'inline' }, style: inComponents({ color: vars.color.text.muted }) },
    { variants: { state: 'done', variant: 'inline' }, style: inComponents({ color: vars.color.text.muted }) },
  ],
});
export const description = style(
  inComponents({ ...typography.caption, ...noGaps, color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' }),
);
export const progress = style(
  inComponents({
    ...typography.meta,
    ...noGaps,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: vars.space[5],
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
