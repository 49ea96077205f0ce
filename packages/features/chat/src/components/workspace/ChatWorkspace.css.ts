import { inFeatures, media, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';
import { pane } from './sheet.css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;

export const workspace = style(
  inFeatures({
    display: 'flex',
    alignItems: 'stretch',
    minHeight: sheetHeight,
    '@media': { [media.belowMd]: { minHeight: `calc(100dvh - ${vars.size.topbar})` } },
  }),
);
const onScreen = inFeatures({ '@media': { [media.print]: { display: 'none' } } });
export const history = style([
  pane,
  onScreen,
  inFeatures({
    width: 216,
    padding: '14px 12px',
    borderInlineEnd: hairline,
    '@media': { [media.belowLg]: { display: 'none' } },
  }),
]);
export const sources = style([
  pane,
  onScreen,
  inFeatures({ width: 336, padding: '18px 22px', borderInlineStart: hairline }),
]);
export const main = style(
  inFeatures({
    position: 'relative',
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    background: color.surface.default,
  }),
);
export const phoneBar = style(
  inFeatures({
    display: 'none',
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    zIndex: vars.layer.sticky,
    background: color.surface.default,
    alignItems: 'center',
    gap: space[4],
    paddingInline: space[4],
    minHeight: 52,
    borderBlockEnd: hairline,
    '@media': {
      [media.belowLg]: { display: 'flex' },
      [media.belowMd]: { paddingBlockStart: 'env(safe-area-inset-top)', paddingInline: space[2] },
    },
  }),
);
/** Heading for screen readers; the breadcrumbs show the name of the page. */
export const name = style(
  inFeatures({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', margin: 0 }),
);
export const phoneTitle = style(
  inFeatures({
    ...typography.bodyStrong,
    flex: 1,
    minWidth: 0,
    margin: 0,
    textAlign: 'center',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const places = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: space[4],
    paddingBlockEnd: space[5],
    marginBlockEnd: space[5],
    borderBlockEnd: hairline,
    '@media': { [media.md]: { display: 'none' } },
  }),
);
export const place = style(inFeatures({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 }));
export const intro = style(inFeatures({ display: 'grid', gap: space[3] }));
export const introTitle = style(inFeatures({ ...typography.titleLg, margin: 0 }));
export const introWords = style(inFeatures({ ...typography.body, margin: 0, color: color.text.muted }));
