import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, layers, media, vars } from '../../theme';

const { color } = vars;

export const frame = recipe({
  base: inComponents({
    position: 'relative',
    display: 'flex',
    // Its width is its flex-basis, which says nothing where the columns have become one.
    flexShrink: 0,
    '@media': { [media.belowLg]: { display: 'block', width: 'auto' }, [media.print]: { display: 'none' } },
  }),
  variants: {
    // Narrow screens have no columns to give room to: the pane is under the text, or in a drawer.
    isCollapsed: {
      true: inComponents({
        justifyContent: 'center',
        width: vars.size.control.lg,
        paddingBlockStart: vars.space[5],
        '@media': { [media.belowLg]: { display: 'none' } },
      }),
    },
  },
});
globalStyle(`${frame.classNames.base} > aside`, { '@layer': { [layers.components]: { flex: 1, minWidth: 0 } } });
export const handle = recipe({
  base: inComponents({
    position: 'absolute',
    insetBlock: 0,
    zIndex: 1,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 4,
      width: 1,
      transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    },
    selectors: {
      '&:hover::before': { background: color.border.control },
      '&[data-moving]::before, &:focus-visible::before': { insetInlineStart: 3.5, width: 2, background: color.focus },
    },
    '@media': {
      [media.belowLg]: { display: 'none' },
      [media.forcedColors]: {
        selectors: { '&[data-moving]::before, &:focus-visible::before': { background: 'Highlight' } },
      },
      [media.reducedMotion]: { '::before': { transition: 'none' } },
    },
  }),
  variants: {
    // Its line lies on the edge of the pane.
    side: { start: inComponents({ insetInlineEnd: -4 }), end: inComponents({ insetInlineStart: -4 }) },
  },
});
