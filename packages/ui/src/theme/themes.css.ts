import { assignVars, globalStyle } from '@vanilla-extract/css';
import { dark } from '../tokens/dark';
import { light } from '../tokens/light';
import { scales } from '../tokens/scales';
import { layers } from './layers.css';
import { vars } from './vars.css';

const { color, data, shadow, ...constant } = vars;
const themed = { color, data, shadow };

globalStyle('[data-hc-theme]', { '@layer': { [layers.tokens]: { vars: assignVars(constant, scales) } } });
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
// Touch density below 900 px: controls grow to 44 (visual language §2.5).
globalStyle('[data-hc-theme]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        'screen and (max-width: 899px)': {
          vars: {
            [vars.size.control.sm]: '36px',
            [vars.size.control.md]: vars.size.control.touch,
            [vars.size.control.lg]: vars.size.control.touch,
          },
        },
      },
    },
  },
});
