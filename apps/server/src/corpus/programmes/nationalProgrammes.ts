import type { PolicyRecord } from '../../library/records';
import { financeProgrammes } from './finance';
import { gradient2022Programmes } from './gradient2022';
import { gradient2026Programmes } from './gradient2026';
import { highTechProgrammes } from './highTech';
import { industryProgrammes } from './industry';
import { projectProgrammes } from './project';
import { taxProgrammes } from './tax';

/**
 * National programmes as structured points in our own words.
 * Each carries its document number, how it was checked and, where one is known, the official address.
 */
export function nationalProgrammes(): PolicyRecord[] {
  return [
    ...highTechProgrammes,
    ...gradient2026Programmes,
    ...gradient2022Programmes,
    ...taxProgrammes,
    ...financeProgrammes,
    ...industryProgrammes,
    ...projectProgrammes,
  ];
}
