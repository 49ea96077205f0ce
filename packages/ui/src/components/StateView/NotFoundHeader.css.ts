import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme';

/** Issuer in cinnabar, because it quotes the header of an official document; nothing else in StateView may use it. */
export const issuer = style(
  inComponents({
    fontFamily: vars.font.document,
    ...typography.titleLg,
    color: vars.color.seal.text,
    letterSpacing: '.3em',
    textIndent: '.3em',
  }),
);
export const number = style(
  inComponents({
    ...typography.body,
    marginBlock: 6,
    textAutospace: 'no-autospace',
  } as Record<string, unknown>),
);
export const rule = style(
  inComponents({ position: 'relative', alignSelf: 'stretch', height: 12, color: vars.color.seal.default }),
);
const line = { position: 'absolute', insetBlockStart: 5 } as const;
export const whole = style(
  inComponents({
    ...line,
    insetInlineStart: 0,
    width: 'calc(58% - 5px)',
    height: 2,
    background: 'currentColor',
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);
export const stop = style(
  inComponents({
    ...line,
    insetBlockStart: 0.5,
    insetInlineStart: 'calc(58% - 5.5px)',
    width: 11,
    height: 11,
    borderRadius: vars.radius.full,
    border: '2px solid currentColor',
  }),
);
export const broken = style(
  inComponents({
    ...line,
    insetInlineStart: '64%',
    insetInlineEnd: 0,
    borderBlockStart: `1px dashed ${vars.color.rule.tick}`,
  }),
);
