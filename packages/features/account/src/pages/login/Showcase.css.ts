import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

/** Colour of the measured part and of its stop. */
const ink = createVar();

export const showcase = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    paddingInline: `96px ${vars.space[12]}`,
    paddingBlockEnd: vars.space[9],
    '@media': {
      [media.belowLg]: { paddingInline: vars.space[11] },
      [media.belowMd]: { display: 'none' },
    },
  }),
);
export const headline = style(
  inFeatures({
    fontFamily: vars.font.document,
    fontSize: '36px',
    lineHeight: '54px',
    fontWeight: 600,
    letterSpacing: '.02em',
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[7],
    '@media': { [media.belowLg]: { fontSize: '26px', lineHeight: '40px', letterSpacing: 0 } },
  }),
);
export const line = style(inFeatures({ display: 'block', whiteSpace: 'nowrap' }));
export const rulers = style(
  inFeatures({ display: 'grid', gap: vars.space[8], maxWidth: '520px', marginBlockStart: '56px' }),
);
export const kind = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const facts = style(
  inFeatures({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[6],
    fontSize: '15px',
    lineHeight: '24px',
  }),
);
export const value = style(
  inFeatures({
    fontWeight: 500,
    textAutospace: 'no-autospace',
    selectors: { '&[data-tone="seal"]': { color: vars.color.seal.text } },
  }),
);

export const ruler = style(
  inFeatures({
    position: 'relative',
    height: '32px',
    selectors: {
      '&[data-tone="seal"]': { vars: { [ink]: vars.color.seal.default } },
      '&[data-tone="ink"]': { vars: { [ink]: vars.color.rule.fill } },
      '&[data-tone="accent"]': { vars: { [ink]: vars.color.accent.default } },
    },
  }),
);
const onRuler = { position: 'absolute', insetBlockStart: '15px' } as const;
export const track = style(
  inFeatures({ ...onRuler, insetInline: 0, height: '2px', background: vars.color.rule.track }),
);
export const tick = style(
  inFeatures({ ...onRuler, insetBlockStart: '17px', width: '1px', height: '4px', background: vars.color.rule.tick }),
);
export const measured = style(
  inFeatures({
    ...onRuler,
    insetBlockStart: '14.5px',
    height: '3px',
    background: ink,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);
export const stop = style(
  inFeatures({
    ...onRuler,
    insetBlockStart: '6px',
    width: '3px',
    height: '20px',
    marginInlineStart: '-1.5px',
    background: ink,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);
export const point = style(
  inFeatures({
    ...onRuler,
    insetBlockStart: '10px',
    width: '12px',
    height: '12px',
    marginInlineStart: '-6px',
    borderRadius: vars.radius.full,
    selectors: {
      // Hollow: now. Filled: own value, and it fits.
      '&[data-point="now"]': {
        background: vars.color.canvas,
        border: `2px solid ${ink}`,
      },
      '&[data-point="met"]': {
        background: vars.color.success.default,
        boxShadow: `0 0 0 2px ${vars.color.canvas}`,
      },
    },
  }),
);
export const scale = style(
  inFeatures({
    ...typography.caption,
    position: 'relative',
    height: '18px',
    color: vars.color.text.muted,
    textAutospace: 'no-autospace',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const mark = style(
  inFeatures({
    position: 'absolute',
    whiteSpace: 'nowrap',
    transform: 'translateX(-50%)',
    selectors: {
      '&:first-child': { transform: 'none' },
      '&:last-child': { transform: 'translateX(-100%)' },
    },
  }),
);
export const demo = style(
  inFeatures({
    ...typography.caption,
    color: vars.color.text.muted,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[7],
  }),
);
