import type { DeclarationDetail, DeclarationState } from '@hengce/api';

const before: readonly DeclarationState[] = ['draft', 'evaluating', 'preparing', 'internal_review', 'ready'];
const over: readonly DeclarationState[] = ['rejected', 'closed', 'withdrawn', 'expired'];

/**
 * Whether a declaration is on the official platform, 补正 included. False for one that is over, which may have been
 * there: see `wasFiled`.
 */
export const isFiled = (state: DeclarationState): boolean => !before.includes(state) && !isOver(state);
/** Whether a declaration was ever filed on the official platform. */
export const wasFiled = ({ events }: Pick<DeclarationDetail, 'events'>): boolean =>
  events.some(({ state }) => state === 'submitted_external');
export const isOver = (state: DeclarationState): boolean => over.includes(state);

/** Stages of a declaration in their order: 准备材料, 官方平台提交, 受理与评审, 公示与立项, 拨付, 后续义务. Each covers some states. */
export const stages = ['prepare', 'filed', 'review', 'publicity', 'pay', 'done'] as const;
export type DeclarationStage = (typeof stages)[number];

const stageByState: Readonly<Partial<Record<DeclarationState, DeclarationStage>>> = {
  submitted_external: 'filed',
  accepted: 'review',
  correction: 'review',
  reviewing: 'review',
  publicised: 'publicity',
  approved: 'publicity',
  paying: 'pay',
  paid: 'pay',
  obligations: 'done',
  closed: 'done',
};
/** Stage of a state; undefined for 未通过, 已撤回 and 已过期, which may follow any stage. */
export const stageOf = (state: DeclarationState): DeclarationStage | undefined =>
  before.includes(state) ? 'prepare' : stageByState[state];

/** Index of the last stage that was reached, also for a declaration that ended as 未通过, 已撤回 or 已过期. */
export function stageAt({ state, events }: Pick<DeclarationDetail, 'state' | 'events'>): number {
  const at = stageOf(state) ?? events.map((event) => stageOf(event.state)).find(Boolean) ?? 'prepare';
  return stages.indexOf(at);
}
