import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, vars } from '../../theme';

export const link = recipe({
  base: [
    focusRing,
    style(
      inComponents({
        color: vars.color.accent.text,
        borderRadius: vars.radius.xs,
        cursor: 'pointer',
        // Words for screen readers stay where the link is, in whatever box it scrolls.
        position: 'relative',
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
        selectors: {
          '&[data-hovered]': { textDecorationLine: 'underline' },
          '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed', textDecorationLine: 'none' },
        },
        '@media': {
          [media.forcedColors]: {
            color: 'LinkText',
            selectors: { '&[data-disabled]': { color: 'GrayText' } },
          },
          [media.print]: { color: 'inherit' },
        },
      }),
    ),
  ],
  variants: {
    variant: {
      // In running text colour alone would not tell a link from a word.
      inline: inComponents({ textDecorationLine: 'underline' }),
      standalone: inComponents({
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[2],
        '@media': { [media.belowMd]: { minHeight: vars.size.control.touch } },
      }),
      // What the government wrote, in its own voice: the title of a document wherever it leads there.
      document: inComponents({
        fontFamily: vars.font.document,
        fontWeight: 600,
        color: vars.color.text.default,
        overflowWrap: 'anywhere',
        textWrap: 'pretty',
        textAutospace: 'no-autospace',
        selectors: { '&[data-hovered]': { color: vars.color.accent.text } },
        // What stands beside a title of two lines meets its first one.
        baselineSource: 'first',
        '@media': { [media.belowMd]: { display: 'inline-block', paddingBlock: 10 } },
      } as Parameters<typeof inComponents>[0]),
    },
    marksVisited: {
      true: inComponents({ selectors: { '&:is(:visited, [data-visited])': { color: vars.color.text.secondary } } }),
    },
  },
});
export const outward = styleVariants({
  inline: inComponents({ display: 'inline', verticalAlign: '-2px' }),
  // The picture has room of its own inside; the gap would double it.
  standalone: inComponents({ marginInlineStart: -3 }),
  document: inComponents({ display: 'inline', verticalAlign: '-2px' }),
});
