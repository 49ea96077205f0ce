import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, vars } from '../../theme';

export const group = style(inComponents({ display: 'inline-flex', isolation: 'isolate' }));
// The ring of the half in focus lies over its neighbour.
const half = { position: 'relative', selectors: { '&[data-focus-visible]': { zIndex: 1 } } } as const;
export const main = style(inComponents({ ...half, borderStartEndRadius: 0, borderEndEndRadius: 0 }));
const more = { ...half, borderStartStartRadius: 0, borderEndStartRadius: 0, paddingInline: vars.space[3] } as const;
export const menuHalf = styleVariants({
  primary: inComponents({ ...more, marginInlineStart: 1 }),
  // Two outlines side by side would be a line of two.
  secondary: inComponents({ ...more, marginInlineStart: -1 }),
});
