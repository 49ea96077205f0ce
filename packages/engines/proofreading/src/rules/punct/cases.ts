import type { RuleCases } from '../../testing/cases';
import { widthCases } from './widthCases';

export const punctuationCases: RuleCases = { ...widthCases };
