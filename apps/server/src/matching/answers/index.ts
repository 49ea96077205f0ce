export { type AnswersById, checkRange, readAnswers, readQuestionId } from './answers';
export type { FirmFacts } from './firmFacts';
export { needKeys, type Variant } from './needKeys';
export { readFirm } from './readFirm';
export { createAnswerRepository } from './repository';
