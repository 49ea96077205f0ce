export { rankOf } from './evaluate';
export { evaluateAll } from './evaluateAll';
export { evaluationTable } from './evaluationTable';
export { isForLearning, readQuestions } from './questions';
