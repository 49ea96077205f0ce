import { inFeatures, typography, vars } from '@hengce/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style(
  inFeatures({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: `${vars.space[5]} ${vars.space[6]}`,
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  }),
);
export const heading = style(inFeatures({ ...typography.bodyStrong, color: vars.color.text.secondary }));
export const note = style(inFeatures({ ...typography.meta, color: vars.color.text.muted }));
export const clauses = style(inFeatures({ display: 'grid', gap: vars.space[7] }));
/** Answering sentence (答案句), in the document's typeface. */
export const lead = style(
  inFeatures({
    fontFamily: vars.font.document,
    fontSize: '17px',
    lineHeight: '28px',
    fontWeight: 600,
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
    marginBlockEnd: vars.space[3],
  }),
);
export const source = style(
  inFeatures({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
  }),
);
export const quote = style(
  inFeatures({
    fontFamily: vars.font.document,
    fontSize: '14px',
    lineHeight: '24px',
    color: vars.color.text.secondary,
    marginBlockStart: vars.space[3],
    paddingInlineStart: vars.space[5],
    borderInlineStart: `2px solid ${vars.color.border.default}`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
export const why = style(
  inFeatures({ ...typography.meta, marginBlockStart: vars.space[3], color: vars.color.text.muted }),
);
