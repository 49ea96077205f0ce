import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../../../theme';

export const tail = style(inComponents({ whiteSpace: 'nowrap' }));
export const sample = style(inComponents({ marginInlineStart: vars.space[3] }));
