import type { Family } from '../Family';
import { digital } from './digital';
import { firstSet } from './firstSet';
import { green } from './green';
import { growth } from './growth';
import { renewal } from './renewal';
import { rent } from './rent';
import { specialised } from './specialised';

export const industryFamilies: Family[] = [specialised, renewal, digital, green, firstSet, growth, rent];
