import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from '../tokens/light';
import { scales } from '../tokens/scales';

/**
 * Tokens as CSS variables with public names: color.surface.sunken is `--hc-color-surface-sunken`. A role that has
 * children is written as its `default`, which is left out of the name.
 */
export const vars = createGlobalThemeContract(
  { ...light, ...scales },
  (_, path) => `hc-${path.filter((part) => part !== 'default').join('-')}`,
);
