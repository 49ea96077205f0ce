import { globalLayer } from '@vanilla-extract/css';

// Order of the cascade. Everything of ours is layered, so a host's own unlayered rules always win.
const hc = globalLayer('hc');
export const layers = {
  reset: globalLayer({ parent: hc }, 'reset'),
  tokens: globalLayer({ parent: hc }, 'tokens'),
  base: globalLayer({ parent: hc }, 'base'),
  components: globalLayer({ parent: hc }, 'components'),
  features: globalLayer({ parent: hc }, 'features'),
};
