import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from '../tokens/light';
import { scales } from '../tokens/scales';

/**
 * Every token as a CSS variable with a public name: color.surface.sunken is `--hc-color-surface-sunken`.
 * A role that has children is written as its `default`, which leaves the name.
 */
export const vars = createGlobalThemeContract(
  { ...light, ...scales },
  (_, path) => `hc-${path.filter((part) => part !== 'default').join('-')}`,
);
