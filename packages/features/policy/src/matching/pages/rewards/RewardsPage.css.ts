import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `1px solid ${vars.color.border.default}`;
const stack = (gap: string) => ({ display: 'grid', gap, minWidth: 0 }) as const;

export const page = style(inFeatures({ maxWidth: vars.size.content.max, minWidth: 0 }));
export const head = style(
  inFeatures({
    padding: `${vars.size.page.top} ${vars.size.page.gutter} ${vars.space[6]}`,
  }),
);
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    columnGap: 36,
    paddingInline: vars.size.page.gutter,
    paddingBlockEnd: vars.space[10],
    '@media': {
      [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
);
export const list = style(inFeatures({ minWidth: 0 }));
export const found = style(inFeatures(stack(vars.space[8])));
export const aside = style(
  inFeatures({
    minWidth: 0,
    '@media': { [media.belowLg]: { display: 'none' }, [media.print]: { display: 'block' } },
  }),
);
export const bones = style(inFeatures(stack(vars.space[6])));

export const filters = style(inFeatures({ ...stack(vars.space[5]), justifyItems: 'start' }));
export const searchRow = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
    gap: vars.space[4],
    width: '100%',
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const chips = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));
export const listHead = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: vars.space[4],
    paddingBlockEnd: vars.space[4],
  }),
);
export const muted = style(inFeatures({ ...typography.meta, color: vars.color.text.muted, minWidth: 0 }));
export const rows = style(inFeatures({ borderBlockStart: hairline }));
export const pages = style(inFeatures({ paddingBlockStart: vars.space[7] }));
export const rowFoot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // The buttons of all rows stand below each other, whatever is said before them.
    justifyContent: 'flex-end',
    gap: vars.space[4],
    '@media': { [media.belowMd]: { justifyContent: 'flex-start' } },
  }),
);

export const basketBox = style(
  inFeatures({
    ...stack(vars.space[7]),
    alignContent: 'start',
    '@media': {
      [media.lg]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.topbar} + ${vars.space[6]})`,
        maxHeight: `calc(100dvh - ${vars.size.topbar} - ${vars.space[9]})`,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        paddingInlineStart: vars.space[8],
        borderInlineStart: hairline,
      },
    },
  }),
);
export const basketHead = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[4], minHeight: vars.size.control.md }),
);
/** Bar above the shell's bottom bar on phones, at the bottom of other narrow windows. */
export const bar = style(
  inFeatures({
    display: 'none',
    '@media': {
      [media.belowLg]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space[5],
        position: 'sticky',
        insetBlockEnd: vars.space[5],
        zIndex: vars.layer.sticky,
        marginInline: vars.space[6],
        marginBlockEnd: vars.space[5],
        padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[4]} ${vars.space[6]}`,
        border: hairline,
        borderRadius: vars.radius.lg,
        background: vars.color.surface.overlay,
        boxShadow: vars.shadow.popover,
      },
      [media.belowMd]: { insetBlockEnd: `calc(68px + env(safe-area-inset-bottom))` },
      [media.print]: { display: 'none' },
    },
  }),
);
export const barWords = style(inFeatures({ ...typography.body, display: 'grid', minWidth: 0 }));

export const planBox = style(inFeatures(stack(vars.space[8])));
export const planSection = style(inFeatures(stack(vars.space[4])));
export const planTitle = style(inFeatures(typography.titleSm));
export const sums = style(inFeatures({ display: 'grid', borderBlock: hairline }));
export const sum = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: vars.space[4],
    paddingBlock: vars.space[4],
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);
export const sumName = style(inFeatures({ ...typography.bodyStrong }));
export const sumValue = style(
  inFeatures({
    ...typography.titleMd,
    gridRow: '1 / span 2',
    gridColumn: 2,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    textAutospace: 'no-autospace',
  }),
);
export const planList = style(inFeatures({ display: 'grid' }));
export const planRow = style(
  inFeatures({ ...typography.body, ...stack(vars.space[1]), paddingBlock: vars.space[4], borderBlockStart: hairline }),
);
export const planLine = style(inFeatures({ display: 'flex', alignItems: 'center', gap: vars.space[4] }));
/** Facts of the plan, side by side where they fit. */
export const planFacts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[4]}` }),
);
export const planName = style(inFeatures({ ...typography.bodyStrong, flex: 1, minWidth: 0 }));
export const planAmount = style(
  inFeatures({ fontVariantNumeric: 'tabular-nums', textAutospace: 'no-autospace', textAlign: 'end' }),
);

export const calculator = style(inFeatures(stack(vars.space[7])));
export const fields = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: `${vars.space[6]} ${vars.space[7]}`,
    '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const calculatorActions = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space[4] }),
);
export const result = style(
  inFeatures({
    ...stack(vars.space[2]),
    padding: vars.space[6],
    borderRadius: vars.radius.lg,
    background: vars.color.surface.sunken,
  }),
);
export const resultSum = style(
  inFeatures({
    ...typography.displaySm,
    color: vars.color.text.default,
    fontVariantNumeric: 'tabular-nums',
    textAutospace: 'no-autospace',
  }),
);
export const resultFormula = style(inFeatures({ ...typography.body, overflowWrap: 'anywhere' }));
