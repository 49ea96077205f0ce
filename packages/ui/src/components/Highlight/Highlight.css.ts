import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme';

/** Half a line of colour under the words, like a marker pen; ink and weight stay as they are. */
export const mark = style(
  inComponents({
    color: 'inherit',
    background: `linear-gradient(to top, ${vars.color.highlight} 8px, transparent 8px)`,
    boxDecorationBreak: 'clone',
    '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
  }),
);
