export { type AnswersById, checkRange, readAnswers, readQuestionId, type StoredNumber } from './answers';
export type { FirmFacts } from './firmFacts';
export { needKeys, type Variant } from './needKeys';
export { readFirm } from './readFirm';
export { type AnswerRow, createAnswerRepository } from './repository';
