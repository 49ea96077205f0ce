import type { MainComponents } from '@hengce/api/contract';

type S = MainComponents['schemas'];
export type DeclarationState = S['DeclarationState'];

/**
 * The steps of a declaration. Besides the usual way it may be sent back before it is filed, fail without 公示, and have obligations
 * without a payout (a title, for example), so that nobody has to record what did not happen. After a correction it is filed again.
 */
const next: Readonly<Record<DeclarationState, readonly DeclarationState[]>> = {
  draft: ['evaluating'],
  evaluating: ['preparing'],
  preparing: ['internal_review'],
  internal_review: ['ready', 'preparing'],
  ready: ['submitted_external', 'preparing'],
  submitted_external: ['accepted', 'correction', 'rejected'],
  accepted: ['reviewing', 'correction', 'rejected'],
  correction: ['submitted_external', 'correction', 'rejected'],
  reviewing: ['publicised', 'correction', 'rejected'],
  publicised: ['approved', 'rejected'],
  approved: ['paying', 'obligations'],
  rejected: [],
  paying: ['paid'],
  paid: ['obligations'],
  obligations: ['closed'],
  closed: [],
  withdrawn: [],
  expired: [],
};

/** States of a declaration that no step leads on from. */
export const overStates = (Object.keys(next) as DeclarationState[]).filter((state) => next[state].length === 0);
export const isOver = (state: DeclarationState): boolean => overStates.includes(state);

/**
 * Next states, in the order in which a page offers them; from every state that is not final a declaration may be
 * withdrawn or expire.
 */
export const movesFrom = (state: DeclarationState): DeclarationState[] =>
  isOver(state) ? [] : [...next[state], 'withdrawn', 'expired'];

export const mayMove = (from: DeclarationState, to: DeclarationState): boolean => movesFrom(from).includes(to);

/** States before the declaration is filed on the official platform. */
export const unfiledStates: readonly DeclarationState[] = [
  'draft',
  'evaluating',
  'preparing',
  'internal_review',
  'ready',
];
export const isBeforeFiling = (state: DeclarationState): boolean => unfiledStates.includes(state);
/** Whether form and materials may be changed: before filing, and again during a correction. */
export const isEditable = (state: DeclarationState): boolean => isBeforeFiling(state) || state === 'correction';

/** Whether a step is refused while the readiness list has points that block. */
export const isGuarded = (to: DeclarationState): boolean => to === 'ready' || to === 'submitted_external';

/** Names of the steps into each state. */
const stepNames: Readonly<Record<DeclarationState, string>> = {
  draft: '新建申报',
  evaluating: '开始评估',
  preparing: '开始准备材料',
  internal_review: '提交内部审核',
  ready: '审核通过，待提交',
  submitted_external: '标记为已在官方平台提交',
  accepted: '标记为已受理',
  correction: '记录补正要求',
  reviewing: '标记为评审中',
  publicised: '标记为公示中',
  approved: '标记为已立项',
  rejected: '标记为未通过',
  paying: '标记为拨付中',
  paid: '标记为已拨付',
  obligations: '进入履约',
  closed: '办结',
  withdrawn: '撤回申报',
  expired: '标记为已过期',
};
export function stepName(from: DeclarationState | null, to: DeclarationState): string {
  if (to === 'submitted_external' && from === 'correction') return '标记为已提交补正材料';
  return to === 'preparing' && from !== null && from !== 'evaluating' ? '退回准备材料' : stepNames[to];
}

const needs: Readonly<Partial<Record<DeclarationState, S['DeclarationNeed'][]>>> = {
  submitted_external: ['receipt'],
  correction: ['note', 'dueOn'],
  publicised: ['publicity'],
  rejected: ['note'],
  withdrawn: ['note'],
};
/** Values that the page asks for with a step, of which the days may be left out; the payout only where none is recorded. */
export function needsOf(from: DeclarationState, to: DeclarationState, hasPayout: boolean): S['DeclarationNeed'][] {
  if (to === 'submitted_external' && from === 'correction') return ['submittedOn', 'receipt'];
  if (to === 'paid') return hasPayout ? [] : ['payout'];
  return [...(needs[to] ?? [])];
}
