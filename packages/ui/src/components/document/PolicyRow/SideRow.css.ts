import { style } from '@vanilla-extract/css';
import { inComponents, typography, vars } from '../../../theme';

export const line = style(inComponents({ display: 'flex', alignItems: 'baseline', gap: vars.space[5], minWidth: 0 }));
export const head = style([line, inComponents({ justifyContent: 'space-between' })]);
export const amount = style(
  inComponents({
    ...typography.meta,
    textAutospace: 'no-autospace',
    marginInlineStart: 'auto',
    minWidth: 0,
    color: vars.color.text.secondary,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  } as Parameters<typeof inComponents>[0]),
);
