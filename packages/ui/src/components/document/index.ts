export * from './ClauseBlock';
export * from './ConditionTable';
export * from './DocumentHeader';
export * from './DocumentName';
export * from './PolicyRow';
export { withoutSampleEnd, withoutSampleMark } from './sampleMarks';
