export * from './ClauseBlock';
export * from './ConditionTable';
export * from './DocumentHeader';
export * from './PolicyRow';
export { withoutSampleEnd, withoutSampleMark } from './sampleMarks';
