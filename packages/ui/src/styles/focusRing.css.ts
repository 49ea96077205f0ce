import { style } from '@vanilla-extract/css';
import { inBase, vars } from '../theme';

/** Focus ring for keyboard users: 2 px, offset 2 (visual language §2.7). Compose it into every focusable part. */
export const focusRing = style(
  inBase({
    outline: 'none',
    selectors: {
      '&[data-focus-visible], &:focus-visible:not([data-rac])': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
    },
  }),
);
