import { inFeatures, media, pageBox, sheetHeight, typography, vars, workBar } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;

export const page = style(inFeatures({ ...pageBox, display: 'grid', gap: space[9] }));
export const form = style(inFeatures({ display: 'grid', gap: space[7], justifyItems: 'stretch', maxWidth: 760 }));
export const begin = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[6] }));
export const section = style(inFeatures({ display: 'grid', gap: space[4], maxWidth: 760 }));
export const sectionTitle = style(inFeatures({ ...typography.titleSm, margin: 0 }));
export const list = style(inFeatures({ listStyle: 'none', margin: 0, padding: 0 }));

/** Grid of an open document: a bar above text and list; the text scrolls by itself. */
export const split = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: sheetHeight,
    '@media': {
      [media.belowMd]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        height: `calc(100dvh - ${vars.size.topbar})`,
      },
    },
  }),
);
export const bar = style(
  inFeatures({ gridColumn: '1 / -1', minWidth: 0, borderBlockEnd: hairline, background: color.surface.default }),
);
export const barRow = style(inFeatures(workBar.row));
export const barTitle = style(inFeatures(workBar.title));
export const barFacts = style(inFeatures(workBar.facts));
export const barEnd = style(inFeatures(workBar.end));
export const wideOnly = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    '@media': { [media.belowMd]: { display: 'none' } },
  }),
);
export const editorArea = style(
  inFeatures({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, background: color.surface.sunken }),
);
export const editorBox = style(inFeatures({ flex: 1, minHeight: 0, selectors: { '&[hidden]': { display: 'none' } } }));
export const strip = style(inFeatures({ padding: `${space[4]} ${space[6]} 0` }));
export const pane = style(
  inFeatures({
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderInlineStart: hairline,
    background: color.surface.default,
    '@media': { [media.print]: { display: 'none' } },
  }),
);
export const phoneOnly = style(inFeatures({ '@media': { [media.md]: { display: 'none' } } }));
export const findBar = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: space[4],
    padding: `${space[4]} ${space[6]}`,
    borderBlockEnd: hairline,
    background: color.surface.default,
  }),
);
export const findField = style(inFeatures({ flex: '1 1 160px', minWidth: 0 }));
export const findCount = style(
  // As high as the fields that it stands between.
  inFeatures({ ...typography.meta, lineHeight: vars.size.control.lg, minWidth: '4em', color: color.text.muted }),
);
