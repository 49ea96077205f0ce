import type { Family } from './Family';
import { financeFamilies } from './finance';
import { industryFamilies } from './industry';
import { marketFamilies } from './market';
import { scienceFamilies } from './science';

/** The eighteen kinds of local policies that samples are made of. */
export const FAMILIES: readonly Family[] = [
  ...scienceFamilies,
  ...industryFamilies,
  ...financeFamilies,
  ...marketFamilies,
];
