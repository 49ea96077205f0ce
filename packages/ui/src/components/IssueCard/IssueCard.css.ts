import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];
const paint = createVar();
const ground = createVar();

/** Colour and line of a severity; the line alone tells them apart. */
export const severity = styleVariants({
  error: [inComponents({ vars: { [paint]: color.danger.default, [ground]: color.danger.subtle } })],
  review: [inComponents({ vars: { [paint]: color.warning.default, [ground]: color.warning.subtle } })],
  suggestion: [inComponents({ vars: { [paint]: color.accent.default, [ground]: color.accent.subtle.default } })],
});
const lines = { error: 'solid', review: 'wavy', suggestion: 'dotted' } as const;

export const list = style(inComponents({ outline: 'none' }));
export const item = style([
  focusRing,
  inComponents({
    display: 'block',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.surface.hover },
      '&[data-focus-visible]': { outlineOffset: -2 },
    },
  }),
]);
export const card = style(
  inComponents({
    ...typography.meta,
    padding: `13px ${space[8]}`,
    borderBottom: `1px solid ${color.border.default}`,
    color: color.text.default,
    selectors: {
      '&[data-current]': { background: color.surface.sunken, boxShadow: `inset 3px 0 0 ${paint}` },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-current]': { borderInlineStart: '3px solid Highlight' } } },
    },
  }),
);
export const head = style(inComponents({ display: 'flex', alignItems: 'center', gap: space[4] }));
export const number = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    minWidth: 18,
    height: 18,
    paddingInline: 4,
    borderRadius: vars.radius.sm,
    background: color.surface.active,
    color: color.text.secondary,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const category = style(inComponents({ fontWeight: 500 }));
export const kind = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginInlineStart: 'auto',
    color: color.text.muted,
  }),
);
/** Sample of the stroke in the text, as a legend; a wave of this length would be one dash. */
export const stroke = styleVariants({ error: 'solid', review: 'dashed', suggestion: 'dotted' }, (line) => [
  inComponents({ width: 14, borderTop: `2px ${line} ${paint}` }),
]);
export const change = style(
  inComponents({
    ...noGaps,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 10,
    marginTop: space[2],
    fontFamily: vars.font.document,
    fontSize: '15px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
  }),
);
export const original = style(inComponents({ color: color.text.muted, textDecorationColor: paint }));
export const plainOriginal = style(inComponents({ color: color.text.secondary }));
export const arrow = style(inComponents({ color: color.text.muted }));
export const suggestion = style(inComponents({ textDecoration: 'none', fontWeight: 600 }));
export const removal = style(inComponents({ fontFamily: vars.font.sans, fontSize: '13px' }));
export const reason = style(inComponents({ marginTop: 3, color: color.text.muted }));
export const actions = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], marginTop: 10 }),
);
export const keys = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
    color: color.text.muted,
    '@media': { '(hover: none)': { display: 'none' } },
  }),
);
export const outcome = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: space[3], marginTop: space[3], color: color.text.muted }),
);

/** Words of the document with a stroke below; they wrap as the text does. */
export const mark = styleVariants(lines, (line) => [
  focusRing,
  inComponents({
    color: 'inherit',
    cursor: 'pointer',
    textDecoration: `underline ${line} ${paint} ${line === 'wavy' ? '1.5px' : '2px'}`,
    textUnderlineOffset: 5,
    textDecorationSkipInk: 'none',
    borderRadius: 1,
    boxDecorationBreak: 'clone',
    selectors: {
      '&[data-hovered], &[data-current]': { background: ground, boxShadow: `0 0 0 2px ${ground}` },
      '&[data-state=accepted]': { textDecoration: 'none', background: color.success.subtle },
      '&[data-state=ignored]': { textDecoration: 'none' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-current]': { outline: '1px solid Highlight' } } } },
  }),
]);
export const markNumber = style(
  inComponents({
    display: 'inline-block',
    marginInlineStart: 1,
    fontFamily: vars.font.sans,
    fontSize: '11px',
    lineHeight: 1,
    fontWeight: 500,
    color: color.text.muted,
    verticalAlign: 6,
    textDecoration: 'none',
    textIndent: 0,
  }),
);
