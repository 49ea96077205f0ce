import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;

export const codeHead = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    paddingInline: `${space[5]} ${space[2]}`,
    color: color.text.muted,
  }),
);
export const codeScroll = style(
  inComponents({
    textAutospace: 'no-autospace',
    margin: 0,
    padding: `0 ${space[5]} ${space[5]}`,
    overflowX: 'auto',
    fontFamily: vars.font.mono,
    fontSize: '13px',
    lineHeight: '21px',
    overflowWrap: 'normal',
    tabSize: 2,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
    '@media': { [media.print]: { whiteSpace: 'pre-wrap' } },
  }),
);
