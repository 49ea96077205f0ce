import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme';

export const guide = style(inComponents({ display: 'grid', gap: vars.space[9], paddingBlock: vars.space[5] }));
export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[5]} ${vars.space[8]}`,
  }),
);
export const words = style(inComponents({ display: 'grid', gap: vars.space[2], flex: '1 1 320px', minWidth: 0 }));
export const title = style(inComponents({ ...typography.titleMd, overflowWrap: 'anywhere' }));
export const description = style(inComponents({ color: vars.color.text.secondary, textWrap: 'pretty' }));
export const steps = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    gap: `${vars.space[8]} ${vars.space[9]}`,
  }),
);
/** Step that begins at a stop of the same ruler. */
export const step = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[2],
    paddingBlockStart: vars.space[6],
    borderBlockStart: `1px solid ${vars.color.rule.track}`,
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: -6,
      insetInlineStart: 0,
      width: 2,
      height: 11,
      background: vars.color.rule.fill,
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  }),
);
export const stepTitle = style(inComponents({ ...typography.bodyStrong }));
export const stepText = style(inComponents({ ...typography.meta, color: vars.color.text.muted, textWrap: 'pretty' }));
export const example = style(
  inComponents({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlockStart: vars.space[4],
    color: vars.color.text.secondary,
  }),
);
