import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focusRing.css';
import { inComponents, layers, media, typography, vars } from '../../theme';

const { color } = vars;
const noGaps = { textAutospace: 'no-autospace' } as Parameters<typeof inComponents>[0];

export const root = style(inComponents({ ...typography.body, display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const zone = style([
  focusRing,
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[3],
    padding: `${vars.space[8]} ${vars.space[6]}`,
    border: `1px dashed ${color.border.control}`,
    borderRadius: vars.radius.lg,
    background: color.surface.sunken,
    color: color.text.secondary,
    textAlign: 'center',
    transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
    selectors: {
      '&[data-hovered]': { borderColor: color.text.muted },
      '&[data-drop-target]': {
        background: color.accent.subtle.default,
        borderColor: color.accent.default,
        borderStyle: 'solid',
        color: color.accent.text,
      },
      '&[data-disabled]': { opacity: 0.45 },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        selectors: {
          '&[data-drop-target]': { borderColor: 'Highlight' },
          '&[data-disabled]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
]);
export const icon = style(
  inComponents({ color: color.text.muted, selectors: { '[data-drop-target] > &': { color: color.accent.text } } }),
);
/** Sentence with the button in it. Its height stays while files are dragged over it. */
export const invitation = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[3],
    minHeight: 32,
  }),
);
export const rule = style(inComponents({ ...typography.meta, color: color.text.muted }));
export const buttonRow = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[5],
    rowGap: vars.space[3],
  }),
);
export const list = style(inComponents({ marginTop: vars.space[4] }));
export const file = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: '34px minmax(120px, 1fr) fit-content(50%) auto',
    alignItems: 'center',
    columnGap: vars.space[4],
    minHeight: 49,
    paddingBlock: vars.space[2],
    borderBottom: `1px solid ${color.border.default}`,
  }),
);
export const badge = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    height: 22,
    borderRadius: vars.radius.sm,
    background: color.surface.active,
    color: color.text.secondary,
    fontSize: '11px',
    lineHeight: '11px',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const name = style(
  inComponents({
    ...noGaps,
    display: 'block',
    lineHeight: '20px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const meta = style(
  inComponents({ ...noGaps, ...typography.caption, display: 'block', color: color.text.muted }),
);
export const state = style(
  inComponents({
    ...typography.meta,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-state="done"]': { alignItems: 'flex-start' },
      // Why, and what to do: a sentence, and so a line of its own.
      '&[data-state="rejected"]': {
        gridColumn: '2 / -1',
        gridRow: 2,
        alignItems: 'flex-start',
        paddingBlockEnd: vars.space[2],
        color: color.danger.text,
      },
    },
    '@media': { [media.belowSm]: { gridColumn: '2 / -1', gridRow: 2 } },
  }),
);
// Beside the first line of several.
globalStyle(`${state}:is([data-state="done"], [data-state="rejected"]) > svg`, {
  '@layer': { [layers.components]: { flexShrink: 0, marginBlockStart: 3 } },
});
export const bar = style(inComponents({ position: 'relative', width: 64, height: 10 }));
const onBar = {
  position: 'absolute',
  background: color.accent.default,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
} as const;
export const barTrack = style(
  inComponents({ ...onBar, top: 4, height: 2, insetInline: 0, background: color.rule.track }),
);
export const barFill = style(inComponents({ ...onBar, top: 4, height: 2, left: 0 }));
export const barStop = style(inComponents({ ...onBar, top: 0, height: 10, width: 2, translate: '-2px 0' }));
export const actions = style(inComponents({ display: 'flex', gap: vars.space[1], gridColumn: '-2 / -1', gridRow: 1 }));
