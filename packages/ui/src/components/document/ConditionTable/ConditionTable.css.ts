import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, typography, vars } from '../../../theme';

const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
/** Width of its own container below which each condition becomes a block of lines. */
const stacked = '(max-width: 640px)';
/** Where what is missing and how a score comes about have a line each. */
const wide = '(min-width: 1080px)';

/** Width of a verdict's sign and the room after it. */
const verdictWidth = `calc(16px + ${vars.space[4]})`;

export const box = style(inComponents({ containerType: 'inline-size' }));
export const table = style(
  inComponents({
    ...typography.meta,
    width: '100%',
    '@container': { [stacked]: { display: 'block' } },
  }),
);
export const head = style(inComponents({ '@container': { [stacked]: { display: 'none' } } }));
export const body = style(inComponents({ '@container': { [stacked]: { display: 'block' } } }));
export const headCell = style(
  inComponents({
    ...typography.caption,
    padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[4]} 0`,
    borderBlockEnd: `1px solid ${vars.color.border.strong}`,
    color: vars.color.text.muted,
    fontWeight: 400,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: { '&:first-child': { paddingInlineStart: vars.space[8] }, '&:last-child': { paddingInlineEnd: 0 } },
  }),
);
export const row = style(
  inComponents({
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
    '@container': {
      [stacked]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space[5],
        rowGap: vars.space[2],
        padding: `${vars.space[5]} 0`,
        // Set by the row: a part of another condition stands under it with all its lines, which begin where its name does.
        paddingInlineStart: `calc(var(--hc-condition-indent) + ${verdictWidth})`,
      },
    },
  }),
);
export const cell = recipe({
  base: inComponents({
    padding: `11px ${vars.space[5]} 11px 0`,
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 400,
    selectors: { '&:last-child': { paddingInlineEnd: 0 } },
    '@container': {
      // Without its column a dash says nothing.
      [stacked]: { padding: 0, flexBasis: '100%', selectors: { '&[data-missing]': { display: 'none' } } },
    },
  }),
  variants: {
    kind: {
      name: inComponents({ fontWeight: 500, '@container': { [wide]: { minWidth: 200 } } }),
      requirement: inComponents({ color: vars.color.text.secondary }),
      own: inComponents({
        minWidth: 160,
        '@container': { [stacked]: { paddingBlock: vars.space[2] }, [wide]: { minWidth: 440 } },
      }),
      clause: inComponents({
        ...noGaps,
        whiteSpace: 'nowrap',
        '@container': { [stacked]: { flexBasis: 'auto' } },
      }),
      source: inComponents({ color: vars.color.text.muted, '@container': { [stacked]: { flexBasis: 'auto' } } }),
    },
  },
});
export const verdict = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '16px 1fr',
    alignItems: 'center',
    columnGap: vars.space[4],
    marginInlineStart: 'var(--hc-condition-indent)',
    '@container': { [stacked]: { marginInlineStart: `calc(-1 * ${verdictWidth})` } },
  }),
);
export const answers = style(inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] }));
export const note = style(inComponents({ ...typography.caption, display: 'block', color: vars.color.text.muted }));
export const missing = style(inComponents({ color: vars.color.text.muted }));
export const open = style(inComponents({ color: vars.color.accent.text, whiteSpace: 'nowrap' }));
