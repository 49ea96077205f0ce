export { type AnswerEngine, AnswerFailure, type AnswerPiece, type Question, type Turn } from './AnswerEngine';
export { checkWords } from './basis';
export { createAnswerEngine } from './createAnswerEngine';
export { digestWords } from './sources';
