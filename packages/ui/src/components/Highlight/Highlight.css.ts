import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme';

/** Colour below the lower half of the words, like a marker pen; ink and weight stay. */
export const mark = style(
  inComponents({
    color: 'inherit',
    background: `linear-gradient(to top, ${vars.color.highlight} 8px, transparent 8px)`,
    boxDecorationBreak: 'clone',
    // A full stop or comma begins where the word ends: the colour ends before it.
    selectors: { '&[data-is-closed]': { backgroundRepeat: 'no-repeat', backgroundSize: 'calc(100% - 2px) 100%' } },
    '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  }),
);
