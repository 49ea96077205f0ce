export { clauseOf, nationalDocuments } from './documents';
export { provincialNotices } from './guangdong';
export { nationalProgrammes } from './nationalProgrammes';
export { needed } from './programme';
