import { inFeatures, media, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;
const tabsHeight = '43px';

export const page = style(
  inFeatures({
    maxWidth: vars.size.content.reading,
    marginInline: 'auto',
    padding: `${space[8]} ${space[8]} ${space[11]}`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[7],
    '@media': { [media.belowMd]: { padding: space[6] } },
  }),
);
export const section = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }));
export const head = style(
  inFeatures({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[4], minHeight: 32 }),
);
export const sectionTitle = style(inFeatures({ ...typography.titleSm, margin: 0 }));
export const list = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0 }));

export const split = style(
  inFeatures({
    display: 'flex',
    alignItems: 'stretch',
    minHeight: sheetHeight,
    '@media': { [media.belowMd]: { display: 'block', minHeight: `calc(100dvh - ${vars.size.topbar})` } },
  }),
);
/** Switch between 原文 and 对话, where there is no room for both. */
export const switcher = style(
  inFeatures({
    display: 'none',
    '@media': {
      [media.belowMd]: {
        display: 'block',
        position: 'sticky',
        insetBlockStart: vars.size.topbar,
        zIndex: vars.layer.sticky,
        paddingInline: space[6],
        background: color.surface.default,
      },
    },
  }),
);
export const reader = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    alignSelf: 'flex-start',
    flex: '1 1 56%',
    minWidth: 0,
    height: sheetHeight,
    display: 'flex',
    flexDirection: 'column',
    borderInlineEnd: hairline,
    '@media': {
      [media.belowMd]: {
        insetBlockStart: `calc(${vars.size.topbar} + ${tabsHeight})`,
        height: `calc(100dvh - ${vars.size.topbar} - ${tabsHeight})`,
        border: 0,
        selectors: { [`${split}[data-shown="conversation"] &`]: { display: 'none' } },
      },
      [media.print]: { display: 'none' },
    },
  }),
);
export const readerBody = style(inFeatures({ flex: 1, minHeight: 0 }));
export const bar = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    flex: 'none',
    minHeight: 48,
    paddingInline: space[5],
    borderBlockEnd: hairline,
    background: color.surface.default,
  }),
);
export const barTitle = style(
  inFeatures({
    ...typography.bodyStrong,
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const strip = style(
  inFeatures({
    flex: 'none',
    padding: `${space[4]} ${space[5]}`,
    borderBlockEnd: hairline,
    background: color.surface.default,
  }),
);
export const asked = style(
  inFeatures({
    flex: '1 1 44%',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    background: color.surface.default,
    '@media': {
      [media.belowMd]: {
        minHeight: `calc(100dvh - ${vars.size.topbar} - ${tabsHeight})`,
        selectors: { [`${split}[data-shown="original"] &`]: { display: 'none' } },
      },
    },
  }),
);
