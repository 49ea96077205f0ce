import type { PolicyRecord } from '../../../library/records';
import { innovative } from './innovative';
import { littleGiant } from './littleGiant';
import { managementMeasure } from './managementMeasure';
import { specialised } from './specialised';

export const gradient2022Programmes: PolicyRecord[] = [managementMeasure, innovative, specialised, littleGiant];
