import { championCases } from './champion/cases';
import type { GoldenCase } from './GoldenCase';
import { gradient2022Cases } from './gradient2022/cases';
import { gradient2026Cases } from './gradient2026/cases';
import { highTechCases } from './highTech/cases';
import { taxCases } from './tax/cases';

/** All golden cases, by programme. */
export const goldenCases: readonly GoldenCase[] = [
  ...gradient2022Cases,
  ...gradient2026Cases,
  ...highTechCases,
  ...championCases,
  ...taxCases,
];
