import { assignVars, globalStyle } from '@vanilla-extract/css';
import { dark } from '../tokens/dark';
import { light } from '../tokens/light';
import { scales } from '../tokens/scales';
import { ruleInRem } from './inRem';
import { layers } from './layers.css';
import { media } from './media';
import { vars } from './vars.css';

const { color, data, shadow, ...constant } = vars;
const themed = { color, data, shadow };

globalStyle('[data-hc-theme]', { '@layer': { [layers.tokens]: ruleInRem({ vars: assignVars(constant, scales) }) } });
globalStyle('[data-hc-theme="light"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'light', vars: assignVars(themed, light) } },
});
globalStyle('[data-hc-theme="dark"]', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'dark',
      vars: assignVars(themed, dark),
      // Paper is white, whatever the screen was.
      '@media': { print: { colorScheme: 'light', vars: assignVars(themed, light) } },
    },
  },
});
// Touch density below 900 px: controls grow to 44, pages come closer to the edge (visual language §2.5, §5).
globalStyle('[data-hc-theme]', {
  '@layer': {
    [layers.tokens]: ruleInRem({
      '@media': {
        [media.belowMd]: {
          vars: {
            [vars.size.control.sm]: '36px',
            [vars.size.control.md]: vars.size.control.touch,
            [vars.size.control.lg]: vars.size.control.touch,
            ...assignVars(vars.size.page, { gutter: '16px', top: '16px', bottom: '40px' }),
          },
        },
      },
    }),
  },
});
