import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents } from '../../theme';

/** Box whose focus ring is drawn inwards, because the overlay around it clips. */
export const scrollBox = style([
  focusRing,
  inComponents({
    overflow: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
]);
