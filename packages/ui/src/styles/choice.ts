import { media, typography, vars } from '../theme';

const { color } = vars;
export const insetEdge = (width: string, paint: string) => `inset 0 0 0 ${width} ${paint}`;

/** Row of a Checkbox or Radio: mark, words and trailing content. The whole row is the target. */
export const choiceRow = {
  ...typography.meta,
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minHeight: 28,
  paddingBlock: 4,
  color: color.text.secondary,
  cursor: 'pointer',
  selectors: {
    '&[data-selected], &[data-indeterminate]': { color: color.text.default },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': {
    [media.belowMd]: { minHeight: vars.size.control.touch, paddingBlock: 12 },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
  },
} as const;

/** Style of the same row as a card: 44 px high, 52 on touch. It overrides choiceRow. */
export const choiceCard = {
  ...typography.body,
  alignItems: 'center',
  // As high as the card beside it.
  flexGrow: 1,
  gap: 10,
  minHeight: vars.size.control.touch,
  paddingBlock: 9,
  paddingInline: 14,
  borderRadius: vars.radius.md,
  background: color.surface.default,
  color: color.text.default,
  boxShadow: insetEdge('1px', color.border.strong),
  outline: 'none',
  transition: `background ${vars.motion.duration.fast} ${vars.motion.ease.standard}`,
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-selected]': {
      background: color.accent.subtle.default,
      boxShadow: insetEdge('1.5px', color.accent.default),
    },
    '&[data-invalid]': { boxShadow: insetEdge('1.5px', color.danger.default) },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.belowMd]: {
      fontSize: '16px',
      gap: vars.space[5],
      minHeight: 52,
      paddingInline: vars.space[6],
      borderRadius: vars.radius.lg,
    },
    [media.forcedColors]: {
      border: '1px solid ButtonBorder',
      selectors: { '&[data-selected]': { outline: '1px solid Highlight', borderColor: 'Highlight' } },
    },
    [media.reducedMotion]: { transition: 'none' },
  },
} as const;

/** Line of as many cards as fit, each wide enough for ten characters and an effect. */
export const choiceCards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: vars.space[4],
  paddingTop: vars.space[2],
} as const;
