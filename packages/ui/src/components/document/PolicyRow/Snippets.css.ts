import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../styles/focusRing.css';
import { oneLine } from '../../../styles/oneLine';
import { inComponents, vars } from '../../../theme';
import { documentVoice, stacked } from './PolicyRow.css';

/** Snippets of one line each; in a narrow row of two. */
export const snippets = style(
  inComponents({
    ...documentVoice,
    fontSize: '14px',
    lineHeight: '22px',
    color: vars.color.text.secondary,
    ...oneLine,
    '@container': { [stacked]: { display: 'block', wordBreak: 'normal' } },
  }),
);
export const snippet = style(
  inComponents({
    display: 'inline',
    selectors: { '& + &': { marginInlineStart: vars.space[6] } },
    '@container': {
      [stacked]: {
        marginBlockStart: vars.space[2],
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        textWrap: 'pretty',
        selectors: { '& + &': { marginInlineStart: 0 } },
      },
    },
  }),
);
export const clause = style([
  focusRing,
  inComponents({
    marginInlineEnd: vars.space[4],
    borderRadius: vars.radius.xs,
    fontWeight: 600,
    color: vars.color.text.default,
    selectors: {
      'a&[data-hovered]': { color: vars.color.accent.text, textDecoration: 'underline', textUnderlineOffset: 3 },
    },
  }),
]);
