import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { bandPadding, inComponents, media, typography, vars } from '../../../theme';

const documentVoice = { fontFamily: vars.font.document, textAutospace: 'no-autospace' } as Parameters<
  typeof inComponents
>[0];

export const head = recipe({
  base: inComponents({ '@media': { [media.print]: { padding: 0 } } }),
  variants: {
    variant: {
      full: inComponents({
        paddingBlock: `${vars.space[7]} ${vars.space[6]}`,
        paddingInline: bandPadding,
        borderBlockEnd: `1px solid ${vars.color.border.default}`,
        '@media': {
          [media.belowMd]: { padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[5]}`, borderBlockEnd: 0 },
          [media.print]: { padding: 0, borderBlockEnd: 0 },
        },
      }),
      compact: {},
    },
  },
});
/** Ribbon across the top of the sheet, so that nobody takes a sample for a document, on screen or on paper. */
export const ribbon = style(
  inComponents({
    ...typography.caption,
    paddingBlock: vars.space[2],
    paddingInline: bandPadding,
    borderStartStartRadius: 'inherit',
    borderStartEndRadius: 'inherit',
    background: vars.color.warning.subtle,
    color: vars.color.warning.text,
    '@media': {
      [media.print]: { marginBlockEnd: vars.space[5], padding: 0, fontSize: '10.5pt' },
    },
  }),
);
export const top = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    rowGap: vars.space[1],
  }),
);
export const issuers = recipe({
  base: inComponents({
    ...documentVoice,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1em',
    fontWeight: 600,
    '@media': { [media.forcedColors]: { color: 'CanvasText' } },
  }),
  variants: {
    variant: {
      full: inComponents({
        fontSize: '17px',
        lineHeight: '26px',
        letterSpacing: '.14em',
        '@media': { [media.belowMd]: { fontSize: '15px', lineHeight: '22px', letterSpacing: '.08em' } },
      }),
      compact: inComponents({ fontSize: '14px', lineHeight: '22px', letterSpacing: '.12em' }),
    },
    /** Whether the issuers are not red: only real documents of an office are. */
    isPlain: {
      true: inComponents({ color: vars.color.text.secondary }),
      false: inComponents({ color: vars.color.seal.text }),
    },
  },
});
export const docNo = recipe({
  base: inComponents({ ...typography.body, textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0]),
  variants: {
    variant: {
      full: inComponents({ color: vars.color.text.default }),
      compact: inComponents({ ...typography.meta, color: vars.color.text.muted }),
    },
    isWideOnly: { true: inComponents({ '@media': { [media.belowMd]: { display: 'none' } } }) },
  },
});
export const axis = style(inComponents({ marginBlock: `${vars.space[3]} ${vars.space[5]}` }));
export const plainRule = recipe({
  base: inComponents({
    height: 2,
    margin: `${vars.space[4]} 0 14px`,
    '@media': { [media.forcedColors]: { background: 'CanvasText' }, [media.print]: { printColorAdjust: 'exact' } },
  }),
  variants: {
    isPlain: {
      true: inComponents({ background: vars.color.rule.fill }),
      false: inComponents({ background: vars.color.seal.default }),
    },
  },
});
export const foot = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    rowGap: vars.space[5],
  }),
);
export const words = style(inComponents({ flex: '1 1 320px', minWidth: 0 }));
export const title = recipe({
  base: inComponents({ ...documentVoice, fontWeight: 600, color: vars.color.text.default, overflowWrap: 'anywhere' }),
  variants: {
    variant: {
      full: inComponents({
        ...typography.docLg,
        '@media': { [media.belowMd]: { fontSize: '22px', lineHeight: '33px' } },
      }),
      compact: inComponents({
        fontSize: '22px',
        lineHeight: '32px',
        '@media': { [media.belowMd]: { fontSize: '18px', lineHeight: '28px' } },
      }),
    },
    isRepealed: { true: inComponents({ color: vars.color.text.muted }) },
  },
});
export const tags = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlockStart: vars.space[3],
  }),
);
export const facts = style(
  inComponents({ ...typography.meta, color: vars.color.text.muted, textAutospace: 'no-autospace' } as Parameters<
    typeof inComponents
  >[0]),
);
export const actions = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    '@media': { [media.print]: { display: 'none' } },
  }),
);
