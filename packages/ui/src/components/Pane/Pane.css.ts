import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, sheetHeight, vars } from '../../theme';

export const pane = recipe({
  base: [
    focusRing,
    inComponents({
      position: 'sticky',
      insetBlockStart: vars.size.topbar,
      alignSelf: 'start',
      flexShrink: 0,
      maxHeight: sheetHeight,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingBlock: vars.space[7],
      // Inwards: the sheet around it clips.
      selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
      '@media': { [media.print]: { display: 'none' } },
    }),
  ],
  variants: {
    width: {
      outline: inComponents({ width: vars.size.pane.outline }),
      info: inComponents({ width: vars.size.pane.info }),
      work: inComponents({ width: vars.size.pane.work }),
    },
    side: { start: {}, end: {} },
    hasEdge: { true: {} },
    isDrawerBelow: {
      true: inComponents({ '@media': { [media.belowLg]: { display: 'none' } } }),
      false: inComponents({
        '@media': {
          [media.belowLg]: { position: 'static', width: 'auto', maxHeight: 'none', border: 0, paddingInline: 0 },
        },
      }),
    },
  },
  compoundVariants: [
    {
      variants: { side: 'end', hasEdge: true },
      style: inComponents({
        // As high as the sheet, so that the edge reaches its foot however short the pane is.
        alignSelf: 'stretch',
        minHeight: sheetHeight,
        borderInlineStart: `1px solid ${vars.color.border.default}`,
        paddingInline: '28px',
      }),
    },
    {
      variants: { side: 'start', hasEdge: true },
      style: inComponents({ borderInlineEnd: `1px solid ${vars.color.border.default}`, paddingInline: vars.space[6] }),
    },
  ],
});
