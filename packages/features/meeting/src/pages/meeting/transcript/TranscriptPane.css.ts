import { inFeatures, media, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const inset = { paddingInline: '36px', '@media': { [media.belowMd]: { paddingInline: space[5] } } } as const;

export const tools = style(
  inFeatures({
    ...inset,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    paddingBlockEnd: space[5],
    borderBlockEnd: `1px solid ${color.border.default}`,
    // One line on phones: whose sentences are shown slides away below the tools.
    '@media': {
      [media.belowMd]: {
        flexWrap: 'nowrap',
        whiteSpace: 'nowrap',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        scrollPaddingInlineEnd: 140,
        paddingBlockEnd: 0,
        paddingInline: `${space[5]} 0`,
      },
    },
  }),
);
export const toolsEnd = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
    '@media': {
      [media.belowMd]: {
        position: 'sticky',
        insetInlineEnd: 0,
        flexWrap: 'nowrap',
        paddingInlineEnd: space[3],
        background: color.surface.default,
      },
    },
  }),
);
/** Undo and redo; phones have no room for them before there is something to undo. */
export const history = style(
  inFeatures({
    display: 'flex',
    gap: space[2],
    '@media': { [media.belowMd]: { selectors: { '&:not(:has(:enabled))': { display: 'none' } } } },
  }),
);
