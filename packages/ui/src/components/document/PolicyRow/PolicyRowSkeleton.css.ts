import { styleVariants } from '@vanilla-extract/css';
import { inComponents, typography } from '../../../theme';

/** Line of the skeleton, as high as that of the row. */
export const boneLine = styleVariants({
  title: inComponents({ display: 'grid', alignItems: 'center', height: 26 }),
  meta: inComponents({ ...typography.meta, display: 'grid', alignItems: 'center', height: '1lh', marginBlockStart: 1 }),
});
