import { style } from '@vanilla-extract/css';
import { inComponents, media, typography, vars } from '../../theme';

const { color, space } = vars;

export const user = style(
  inComponents({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: space[2],
    marginInlineStart: 'auto',
    maxWidth: 'min(460px, 88%)',
  }),
);
export const bubble = style(
  inComponents({
    padding: '9px 14px',
    borderRadius: '10px 10px 3px 10px',
    background: color.surface.active,
    color: color.text.default,
    fontSize: '15px',
    lineHeight: '24px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '@media': {
      [media.belowMd]: { fontSize: '16px', lineHeight: '26px' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);
export const userFoot = style(
  inComponents({
    ...typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    color: color.text.muted,
  }),
);
export const failure = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', gap: space[3], color: color.danger.text }),
);
export const assistant = style(inComponents({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 }));
export const waiting = style(
  inComponents({ ...typography.meta, display: 'flex', alignItems: 'center', gap: space[4], color: color.text.muted }),
);
export const end = style(
  inComponents({
    ...typography.meta,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[5],
    color: color.text.muted,
  }),
);
export const foot = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space[5]}`,
    // The first action's picture stands below the words, not its ground.
    marginInlineStart: -7,
    color: color.text.muted,
    '@media': { [media.belowMd]: { marginInlineStart: -10 } },
  }),
);
export const footMark = style(inComponents({ marginInlineStart: 'auto', whiteSpace: 'nowrap' }));
