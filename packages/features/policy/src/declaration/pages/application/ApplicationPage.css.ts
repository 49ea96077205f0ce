import { inFeatures, media, sheetHeight, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inFeatures>[0];
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0, alignContent: 'start' }) as const;

export const page = style(inFeatures({ minHeight: sheetHeight, minWidth: 0 }));
/** Head that stays in view however long the form is. */
export const head = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: vars.size.topbar,
    zIndex: vars.layer.sticky,
    background: vars.color.surface.default,
    borderStartStartRadius: vars.radius.xl,
    borderStartEndRadius: vars.radius.xl,
  }),
);
export const notices = style(
  inFeatures({
    ...stack(vars.space[4]),
    padding: `${vars.space[5]} ${vars.size.page.gutter} 0`,
  }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: `${vars.size.pane.outline} minmax(0, 1fr) ${vars.size.pane.info}`,
    columnGap: vars.space[9],
    paddingInline: vars.size.page.gutter,
    '@media': {
      [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', columnGap: vars.space[7] },
      [media.belowMd]: { display: 'block', paddingInline: vars.space[6], paddingBlockEnd: 96 },
    },
  }),
);
const column = {
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topbar} + 60px)`,
  alignSelf: 'start',
  maxHeight: `calc(${sheetHeight} - 60px)`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingBlock: vars.space[7],
} as const;
export const outlineSide = style(inFeatures({ ...column, '@media': { [media.belowLg]: { display: 'none' } } }));
export const readySide = style(
  inFeatures({ ...column, ...stack(vars.space[6]), '@media': { [media.belowMd]: { display: 'none' } } }),
);
export const middle = style(
  inFeatures({
    ...stack(vars.space[10]),
    maxWidth: 680,
    width: '100%',
    marginInline: 'auto',
    paddingBlock: `${vars.space[7]} ${vars.space[12]}`,
  }),
);
/** Section of the form that a link scrolls to, below the bars at the top. */
export const section = style(
  inFeatures({ ...stack(vars.space[6]), scrollMarginBlockStart: `calc(${vars.size.topbar} + 76px)` }),
);
export const place = style(
  inFeatures({ ...stack(vars.space[4]), scrollMarginBlockStart: `calc(${vars.size.topbar} + 76px)` }),
);
export const sectionHead = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${vars.space[1]} ${vars.space[4]}` }),
);
export const fields = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: `18px ${vars.space[7]}`,
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const wide = style(inFeatures({ gridColumn: '1 / -1' }));
export const muted = style(
  inFeatures({ ...typography.meta, ...noGaps, color: vars.color.text.muted, textWrap: 'pretty', minWidth: 0 }),
);
export const rows = style(inFeatures({ borderBlockStart: hairline }));
export const row = style(
  inFeatures({
    ...stack(vars.space[3]),
    paddingBlock: vars.space[5],
    borderBlockEnd: hairline,
    scrollMarginBlockStart: `calc(${vars.size.topbar} + 76px)`,
    selectors: { '&[data-over]': { background: vars.color.accent.subtle.default } },
  }),
);
export const slotFiles = style(inFeatures(stack(vars.space[2])));
export const slotFile = style(
  inFeatures({ ...stack(vars.space[1]), paddingInlineStart: `calc(16px + ${vars.space[4]})` }),
);
/** Name of a file with its size and time, beside its buttons. */
export const fileName = style(
  inFeatures({ ...typography.body, ...stack('0'), flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
);
export const line = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[4]}` }),
);
export const name = style(inFeatures({ ...typography.bodyStrong, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }));
export const actions = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }),
);
export const readyLine = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
  }),
);
/** Line of a section with its ring and its count; missing parts are listed below it. */
export const readyHead = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[3],
  }),
);
export const lines = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    selectors: {
      '&[data-below]': {
        rowGap: vars.space[3],
        paddingInlineStart: `calc(16px + ${vars.space[4]})`,
        paddingBlockEnd: vars.space[4],
      },
    },
  }),
);
export const form = style(inFeatures(stack(vars.space[6])));
/** Bar of a phone with the one action, above the shell's bottom bar; the tabs make room for it. */
export const phoneBar = style(inFeatures({ display: 'none', '@media': { [media.belowMd]: { display: 'block' } } }));
export const onWide = style(inFeatures({ display: 'contents', '@media': { [media.belowMd]: { display: 'none' } } }));
export const bones = style(
  inFeatures({ ...stack(vars.space[7]), padding: `${vars.space[8]} ${vars.size.page.gutter}` }),
);
export const conflict = style(
  inFeatures({
    ...stack(vars.space[4]),
    gridColumn: '1 / -1',
    padding: vars.space[6],
    border: `1px solid ${vars.color.warning.border}`,
    borderRadius: vars.radius.lg,
    background: vars.color.warning.subtle,
  }),
);
export const conflictTitle = style(inFeatures({ ...typography.bodyStrong, color: vars.color.warning.text }));
/** Value of a conflict, shown in full. */
export const conflictValue = style(
  inFeatures({
    ...typography.body,
    paddingInlineStart: vars.space[4],
    borderInlineStart: `2px solid ${vars.color.border.strong}`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
export const checkLine = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space[4],
    paddingBlock: vars.space[4],
    borderBlockStart: hairline,
  }),
);
export const addLine = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: vars.space[4],
    maxWidth: 480,
  }),
);
