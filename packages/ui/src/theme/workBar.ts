import { typography } from '../tokens/typography';
import { media } from './media';
import { vars } from './vars.css';

const { color, space } = vars;
const oneLine = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * Bar above work that fills the sheet, such as a document or a deck: `row` holds its `title` (a heading), the `facts` about
 * it, which a phone does without, and at the `end` what is done with the whole.
 */
export const workBar = {
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: 60,
    paddingInline: space[8],
    '@media': { [media.belowMd]: { minHeight: 52, paddingInline: space[5] } },
  },
  title: { ...typography.titleMd, ...oneLine, margin: 0 },
  facts: {
    ...typography.meta,
    // However long the title: it says whether the work is saved.
    flexShrink: 0,
    whiteSpace: 'nowrap',
    color: color.text.muted,
    '@media': { [media.belowMd]: { display: 'none' } },
  },
  end: { display: 'flex', alignItems: 'center', gap: space[4], marginInlineStart: 'auto' },
} as const;
