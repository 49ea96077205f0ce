export { rankOf } from './evaluate';
export { evaluateAll } from './evaluateAll';
export { evaluationTable } from './evaluationTable';
export { readQuestions } from './questions';
