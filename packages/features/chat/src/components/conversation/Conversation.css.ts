import { inFeatures, media, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const hairline = `1px solid ${color.border.default}`;

export const conversation = style(inFeatures({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: 1 }));
export const middle = style(
  inFeatures({
    flex: 1,
    width: '100%',
    maxWidth: 'calc(600px + 2 * 28px)',
    marginInline: 'auto',
    paddingInline: 28,
    paddingBlock: `${space[7]} ${space[9]}`,
    '@media': { [media.belowMd]: { paddingInline: space[6], paddingBlock: `${space[5]} ${space[7]}` } },
  }),
);
export const older = style(inFeatures({ display: 'flex', justifyContent: 'center', paddingBlockEnd: space[6] }));
export const thread = style(
  inFeatures({ display: 'flex', flexDirection: 'column', gap: 28, listStyle: 'none', margin: 0, padding: 0 }),
);
export const turn = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    gap: space[3],
    minWidth: 0,
    scrollMarginBlockStart: 72,
    // Old turns cost nothing until they come into sight.
    selectors: {
      '&:nth-last-child(n + 13)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 240px' },
      // Below a question is the room of its buttons.
      '&[data-role="user"]': { marginBlockEnd: -16 },
      // Room for the answer to come: its question can stand at the top at once.
      '&[data-fresh]': { minHeight: 'calc(100dvh - 320px)' },
    },
  }),
);
export const questionExtras = style(
  inFeatures({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: space[2] }),
);
export const attached = style(
  inFeatures({
    ...typography.meta,
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    maxWidth: 'min(460px, 88%)',
    padding: `${space[2]} ${space[4]}`,
    border: hairline,
    borderRadius: vars.radius.md,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
export const refused = style(inFeatures({ ...typography.meta, margin: 0, color: color.danger.text, textAlign: 'end' }));
export const editBox = style(inFeatures({ display: 'grid', gap: space[4] }));
export const editFoot = style(inFeatures({ display: 'flex', justifyContent: 'flex-end', gap: space[4] }));
export const iconRow = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }));
/** Buttons that appear on hover and focus; always visible on touch. */
export const questionActions = style([
  iconRow,
  inFeatures({
    selectors: { [`${turn}:not(:hover, :focus-within) &`]: { opacity: 0 } },
    '@media': { '(hover: none)': { selectors: { [`${turn}:not(:hover, :focus-within) &`]: { opacity: 1 } } } },
  }),
]);
export const nextSteps = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space[4], paddingBlockStart: space[2] }),
);
export const foot = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] }));
export const branches = style(
  inFeatures({ ...typography.caption, display: 'inline-flex', alignItems: 'center', color: color.text.muted }),
);
export const answerMark = style(inFeatures({ ...typography.caption, color: color.text.muted }));

export const stepList = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[6]}`,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    color: color.text.muted,
    selectors: { '&[data-running]': { flexDirection: 'column' } },
  }),
);
export const step = style(
  inFeatures({ display: 'inline-flex', alignItems: 'center', gap: space[3], minWidth: 0, flexWrap: 'wrap' }),
);
export const stepDetail = style(inFeatures({ color: color.text.muted, overflowWrap: 'anywhere' }));

export const checks = style(inFeatures({ display: 'grid', gap: space[4], minWidth: 0 }));
export const checkLine = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[3]}`,
    margin: 0,
    color: color.warning.text,
    selectors: { '&[data-proven]': { color: color.text.muted } },
  }),
);
/** Text that stays beside its icon. */
export const checkWords = style(inFeatures({ flex: '1 1 10em' }));
export const cardList = style(
  inFeatures({
    display: 'grid',
    width: '100%',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    border: hairline,
    borderRadius: vars.radius.lg,
  }),
);
export const card = style(
  inFeatures({
    ...typography.body,
    display: 'grid',
    gap: space[1],
    padding: `${space[4]} ${space[5]}`,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: hairline } },
  }),
);
export const cardMeta = style(
  inFeatures({
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[4]}`,
    color: color.text.muted,
  }),
);

/** Input that stays at the bottom of the window, outside of anything that scrolls by itself: iOS moves it otherwise. */
export const dock = style(
  inFeatures({
    position: 'sticky',
    // The frame of the sheet stays in sight.
    insetBlockEnd: 11,
    zIndex: vars.layer.sticky,
    width: '100%',
    maxWidth: 'calc(632px + 2 * 12px)',
    marginInline: 'auto',
    paddingInline: 12,
    paddingBlockEnd: space[5],
    background: color.surface.default,
    '@media': {
      [media.belowMd]: {
        insetBlockEnd: 0,
        paddingInline: space[5],
        paddingBlock: `${space[4]} calc(${space[5]} + env(safe-area-inset-bottom))`,
        borderBlockStart: hairline,
      },
      [media.print]: { display: 'none' },
    },
  }),
);
export const toEndBox = style(
  inFeatures({
    position: 'sticky',
    insetBlockEnd: 180,
    zIndex: vars.layer.sticky,
    height: 0,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-end',
  }),
);
export const toEnd = style(
  inFeatures({ borderRadius: vars.radius.lg, background: color.surface.overlay, boxShadow: vars.shadow.popover }),
);
export const connectionLine = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[4],
    paddingBlockEnd: space[4],
    color: color.text.muted,
  }),
);
export const draftExtras = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space[3], paddingBlockEnd: space[4], minWidth: 0 }),
);
export const draftQuote = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    width: '100%',
    padding: `${space[3]} ${space[4]}`,
    borderInlineStart: `2px solid ${color.border.strong}`,
    background: color.surface.sunken,
    color: color.text.secondary,
    minWidth: 0,
  }),
);
export const quoteWords = style(
  inFeatures({
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
  }),
);
export const note = style(
  inFeatures({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space[5],
    lineHeight: '20px',
  }),
);
export const wideOnly = style(
  inFeatures({ display: 'flex', gap: space[4], '@media': { [media.belowMd]: { display: 'none' } } }),
);
/** Button for actions that a phone has no room for. */
export const phoneOnly = style(inFeatures({ display: 'none', '@media': { [media.belowMd]: { display: 'flex' } } }));
/** Hint about keys; hidden without a keyboard. */
export const keysHint = style(
  inFeatures({
    marginBlock: -4,
    '@media': { '(pointer: coarse)': { display: 'none' }, [media.belowMd]: { display: 'none' } },
  }),
);
export const fields = style(inFeatures({ display: 'grid', gap: space[6], minWidth: 0 }));

export const welcome = style(
  inFeatures({
    display: 'grid',
    gap: space[7],
    alignContent: 'center',
    minHeight: '46vh',
    '@media': { [media.belowMd]: { minHeight: '40vh' } },
  }),
);
export const examples = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space[4], listStyle: 'none', margin: 0, padding: 0 }),
);
export const live = style(
  inFeatures({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' }),
);
