export { type AnswersById, checkRange, readAnswers, readQuestionId, type StoredNumber } from './answers';
export type { FirmFacts } from './firmFacts';
export { countsIn, needKeys, type Variant } from './needKeys';
export { numberId } from './numberId';
export { readFirm } from './readFirm';
export { type AnswerRow, createAnswerRepository } from './repository';
