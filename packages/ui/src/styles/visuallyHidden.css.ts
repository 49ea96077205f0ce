import { style } from '@vanilla-extract/css';
import { inBase } from '../theme';

/** Content for assistive technology only. */
export const visuallyHidden = style(
  inBase({
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
