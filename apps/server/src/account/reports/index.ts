export { kindNames, type ReportKind } from './kinds';
export { createReports } from './module';
export { addReport } from './reports';
export { markStaleByIds } from './repository';
