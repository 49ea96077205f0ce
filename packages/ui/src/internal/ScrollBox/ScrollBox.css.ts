import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents } from '../../theme';

/** The ring is drawn inwards: the overlay around it cuts what stands outside. */
export const scrollBox = style([
  focusRing,
  inComponents({
    overflow: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  }),
]);
