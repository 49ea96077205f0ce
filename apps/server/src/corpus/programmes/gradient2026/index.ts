import type { PolicyRecord } from '../../../library/records';
import { littleGiant } from './littleGiant';
import { littleGiantNotice } from './littleGiantNotice';
import { managementMeasure } from './managementMeasure';
import { scoreSystem } from './scoreSystem';
import { specialised } from './specialised';

export const gradient2026Programmes: PolicyRecord[] = [
  managementMeasure,
  specialised,
  littleGiant,
  littleGiantNotice,
  scoreSystem,
];
