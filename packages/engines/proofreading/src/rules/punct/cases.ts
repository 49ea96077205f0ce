import type { RuleCases } from '../../testing/cases';
import { enumCases } from './enumCases';
import { pairCases } from './pairCases';
import { repeatCases } from './repeatCases';
import { titleCases } from './titleCases';
import { widthCases } from './widthCases';

export const punctuationCases: RuleCases = { ...widthCases, ...repeatCases, ...pairCases, ...enumCases, ...titleCases };
