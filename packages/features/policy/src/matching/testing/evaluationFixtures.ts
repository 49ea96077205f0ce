import type { HighTechEvaluation, SavedEvaluation, SpecializationEvaluation } from '@hengce/api';
import { getHighTechEvaluation, getSpecializationEvaluation } from '@hengce/api/examples';
import { matchEnterprise } from '../../shared/testing/matchFixtures';

const now = {
  enterprise: { ...getHighTechEvaluation.enterprise, id: matchEnterprise.id },
  asOf: '2026-11-20',
};

export const highTechEvaluation: HighTechEvaluation = { ...getHighTechEvaluation, ...now };
export const specializationEvaluation: SpecializationEvaluation = { ...getSpecializationEvaluation, ...now };

export const savedEvaluation: SavedEvaluation = {
  id: 'v1',
  kind: 'highTech',
  createdAt: '2026-11-17T06:05:00.000Z',
  isStale: true,
  highTech: highTechEvaluation,
  specialization: null,
};
