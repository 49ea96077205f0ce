import { styleVariants } from '@vanilla-extract/css';
import { inComponents, typography } from '../../../theme';

const centred = { display: 'grid', alignItems: 'center' } as const;

/** Line of the skeleton, as high as that of the row. */
export const boneLine = styleVariants({
  title: inComponents({ ...centred, height: 26 }),
  meta: inComponents({ ...typography.meta, ...centred, height: '1lh', marginBlockStart: 1 }),
});
