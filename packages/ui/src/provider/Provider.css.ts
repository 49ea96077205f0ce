import { style } from '@vanilla-extract/css';
import { inComponents, vars } from '../theme';

export const root = style(
  inComponents({
    minHeight: '100%',
    background: vars.color.canvas,
    // Overlays of ours stay above the host's content, and its stacking stays out of ours.
    isolation: 'isolate',
    '@media': { print: { background: 'none' } },
  }),
);
