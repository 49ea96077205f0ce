import type { Rule } from '../../model/Rule';
import { staleInstitutions } from './institutions';
import { endedLaws, wrongLaws } from './laws';

export const nameRules: readonly Rule[] = [staleInstitutions, endedLaws, wrongLaws];
