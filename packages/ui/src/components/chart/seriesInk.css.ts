import { recipe } from '@vanilla-extract/recipes';
import { inComponents, media, vars } from '../../theme';

const { categorical } = vars.data;
const ink = (color: string, forced = 'CanvasText') =>
  inComponents({ color, '@media': { [media.forcedColors]: { color: forced } } });

/** Colour of a series as `color`; glyphs and bars are filled with it, lines stroked. */
export const seriesInk = recipe({
  variants: {
    ink: {
      1: ink(categorical[1]),
      2: ink(categorical[2]),
      3: ink(categorical[3]),
      4: ink(categorical[4]),
      5: ink(categorical[5]),
      6: ink(categorical[6]),
      own: ink(categorical[1], 'Highlight'),
      context: ink(vars.color.rule.tick),
    },
  },
});
