export { kindNames, type ReportKind } from './kinds';
export { createReports } from './module';
export { addReport, markStaleByIds } from './reports';
