import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, typography, vars } from '../../theme';
import { button } from '../Button/Button.css';

export const bar = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    '@media': { [media.print]: { display: 'none' } },
  }),
  variants: {
    variant: {
      footer: inComponents({
        position: 'sticky',
        insetBlockEnd: 10,
        minHeight: 64,
        paddingInline: vars.size.page.gutter,
        borderBlockStart: `1px solid ${vars.color.border.default}`,
        background: vars.color.surface.default,
        '@media': { [media.belowMd]: { insetBlockEnd: 0 } },
      }),
      tray: inComponents({
        ...typography.body,
        position: 'sticky',
        insetBlockEnd: 28,
        zIndex: vars.layer.sticky,
        justifySelf: 'center',
        width: 'fit-content',
        maxWidth: '100%',
        minHeight: 48,
        marginInline: 'auto',
        padding: `0 ${vars.space[4]} 0 18px`,
        borderRadius: 10,
        background: vars.color.surface.inverse,
        color: vars.color.text.inverse,
        whiteSpace: 'nowrap',
        // The quiet grey of either theme is the one that is read on the other's ground.
        vars: { [vars.color.text.muted]: vars.color.text.disabled },
        boxShadow: vars.shadow.popover,
        '@media': {
          [media.forcedColors]: { border: '1px solid CanvasText' },
          // Above the tabs of the shell; the words have a line of their own.
          [media.belowMd]: {
            flexWrap: 'wrap',
            insetBlockEnd: `calc(72px + env(safe-area-inset-bottom))`,
            padding: `${vars.space[4]} ${vars.space[5]}`,
          },
        },
      }),
      mobile: inComponents({
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: vars.layer.nav,
        padding: `10px ${vars.space[6]} calc(14px + env(safe-area-inset-bottom))`,
        borderBlockStart: `1px solid ${vars.color.border.default}`,
        background: vars.color.surface.default,
        '@media': { [media.md]: { display: 'none' } },
      }),
    },
  },
});
const quiet = `${bar.classNames.variants.variant.tray} ${button.classNames.variants.variant.quiet}`;
globalStyle(quiet, inComponents({ color: vars.color.text.inverse }));
globalStyle(
  `${quiet}:is([data-hovered], [data-pressed])`,
  inComponents({ background: 'color-mix(in srgb, currentColor 14%, transparent)' }),
);
// Buttons with words share the width; those with a picture only, which are named by aria-label, keep theirs.
globalStyle(
  `${bar.classNames.variants.variant.mobile} > :is(button, a):not([aria-label])`,
  inComponents({ flexGrow: 1 }),
);
export const words = style(
  inComponents({ display: 'flex', alignItems: 'baseline', gap: 10, minWidth: 0, marginInlineEnd: 'auto' }),
);
/** Space at the end of the page for the fixed bar. */
export const reserve = style(
  inComponents({
    height: `calc(68px + env(safe-area-inset-bottom))`,
    '@media': { [media.md]: { display: 'none' }, [media.print]: { display: 'none' } },
  }),
);
