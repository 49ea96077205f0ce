import type { Family } from './Family';
import { financeFamilies } from './finance';
import { industryFamilies } from './industry';
import { marketFamilies } from './market';
import { scienceFamilies } from './science';

/** The eighteen families of research/policy-domain.md §5.3. */
export const FAMILIES: readonly Family[] = [
  ...scienceFamilies,
  ...industryFamilies,
  ...financeFamilies,
  ...marketFamilies,
];
