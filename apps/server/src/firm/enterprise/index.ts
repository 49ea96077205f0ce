export { findOwn } from './findOwn';
export { createEnterprises, type Enterprises } from './module';
export { listFirmNames } from './nameRepository';
export { splitCsv, UnreadableImport, unitOfColumn, unmarked } from './readImport';
export {
  createEnterpriseRepository,
  type EnterpriseRow,
  type FactEvidenceRow,
  type FactRow,
  findFactEvidence,
  listFactEvidence,
} from './repository';
export { findSampleEnterprise, insertSampleEnterprise, insertSampleFacts } from './sampleRepository';
export { createEnterpriseService } from './service';
export { fullYears, subjectOf, toEnterprise } from './views';
