import type { AnswerPiece } from '../AnswerEngine';

// What an answer says that it looked at.

export const libraryStep = (detail: string): AnswerPiece => ({
  type: 'step',
  step: { id: 'library', kind: 'library', state: 'done', title: '查阅政策库', detail },
});

export const rulesStep = (detail: string): AnswerPiece => ({
  type: 'step',
  step: { id: 'rules', kind: 'rules', state: 'done', title: '规则计算', detail },
});

export const factsStep = (firm: string): AnswerPiece => ({
  type: 'step',
  step: { id: 'library', kind: 'library', state: 'done', title: '查阅企业资料', detail: firm },
});
