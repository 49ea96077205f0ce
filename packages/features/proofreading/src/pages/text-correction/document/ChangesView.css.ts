import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const changes = style(
  inFeatures({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: space[8],
    background: color.surface.default,
    display: 'grid',
    gap: space[6],
    alignContent: 'start',
  }),
);
export const changedList = style(
  inFeatures({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space[6], maxWidth: 760 }),
);
export const changedNumber = style(inFeatures({ ...typography.meta, color: color.text.muted }));
export const changedWords = style(
  inFeatures({
    margin: 0,
    fontFamily: vars.font.document,
    fontSize: '16px',
    lineHeight: '32px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  }),
);
