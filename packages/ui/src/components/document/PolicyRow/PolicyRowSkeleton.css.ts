import { style, styleVariants } from '@vanilla-extract/css';
import { inComponents, typography } from '../../../theme';
import { selection } from './PolicyRow.css';

const centred = { display: 'grid', alignItems: 'center' } as const;

/** Line of the skeleton, as high as that of the row. */
export const boneLine = styleVariants({
  title: inComponents({ ...centred, height: 26 }),
  meta: inComponents({ ...typography.meta, ...centred, height: '1lh', marginBlockStart: 1 }),
  snippet: inComponents({ ...centred, height: 22 }),
  amount: inComponents({ ...centred, height: 24 }),
});
/** Place of the checkbox, at the height of the title's middle. */
export const boneSelection = style([selection, inComponents({ paddingBlockStart: 5 })]);
