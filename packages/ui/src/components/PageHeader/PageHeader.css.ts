import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, layers, media, typography, vars } from '../../theme';

export const header = recipe({
  base: inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: vars.space[8],
    rowGap: vars.space[5],
  }),
  variants: {
    level: {
      page: inComponents({ alignItems: 'flex-end', flexWrap: 'wrap' }),
      workspace: inComponents({
        alignItems: 'center',
        minHeight: 60,
        padding: `${vars.space[5]} ${vars.space[7]} ${vars.space[5]} ${vars.size.page.gutter}`,
        borderBlockEnd: `1px solid ${vars.color.border.default}`,
        '@media': { [media.belowMd]: { paddingInline: vars.space[6], flexWrap: 'wrap' } },
      }),
      section: inComponents({ alignItems: 'baseline' }),
    },
  },
});
export const words = recipe({
  base: inComponents({ minWidth: 0 }),
  variants: {
    level: {
      // At one height, however high the actions are.
      page: inComponents({ alignSelf: 'flex-start' }),
      workspace: inComponents({ display: 'flex', alignItems: 'baseline', columnGap: 10, flexWrap: 'wrap' }),
      section: inComponents({ display: 'flex', alignItems: 'baseline', columnGap: 10, flexWrap: 'wrap' }),
    },
  },
});
export const title = recipe({
  variants: {
    level: {
      page: inComponents({ ...typography.titleLg }),
      workspace: inComponents({ ...typography.titleMd }),
      section: inComponents({ ...typography.titleSm }),
    },
    isDocument: {
      true: inComponents({ fontFamily: vars.font.document, textAutospace: 'no-autospace' } as Parameters<
        typeof inComponents
      >[0]),
    },
  },
});
export const description = style(
  inComponents({
    ...typography.meta,
    color: vars.color.text.secondary,
    textWrap: 'pretty',
    selectors: { [`${words.classNames.variants.level.page} > &`]: { marginBlockStart: vars.space[1] } },
  }),
);
/** Actions at the end; on phones a single button stays beside the words, however long they are. */
export const actions = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space[4],
    minWidth: 0,
    fontSize: '13px',
    color: vars.color.text.muted,
    '@media': { [media.print]: { display: 'none' } },
  }),
);
const withOne = `${header.classNames.variants.level.page}:has(> ${actions} > :is(button, a):only-child)`;
globalStyle(`${withOne} > ${words.classNames.variants.level.page}`, {
  '@layer': { [layers.components]: { '@media': { [media.belowMd]: { flex: '1 1 0' } } } },
});
