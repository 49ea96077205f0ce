import type { FactGap, OrderSummary, UserInfo } from '@hengce/api';

export type Todo =
  | { kind: 'order'; id: string; planName: string }
  | { kind: 'trial'; daysLeft: number; isOver: boolean }
  | { kind: 'enterprise' }
  | { kind: 'facts'; count: number; gain: number };

export interface TodoFacts {
  unpaid: readonly Pick<OrderSummary, 'id' | 'planName'>[];
  trial: Pick<UserInfo['trial'], 'daysLeft' | 'expired'>;
  /** Whether a bought plan is active, so that the trial does not matter. */
  hasPlan: boolean;
  gaps: readonly FactGap[];
  /** Whether the account has no enterprise yet. */
  hasNoEnterprise: boolean;
}

/** Days before the end of the trial from which on it is a task. */
const soon = 7;
/** Number of gaps that the overview names, and whose filling is one of its tasks. */
export const fewGaps = 4;

/**
 * Tasks, the most urgent first: at most two unpaid orders; the trial when it is over or ends within 7 days, without a plan
 * only; a missing enterprise; one for the first four gaps of the facts.
 */
export function todosOf({ unpaid, trial, hasPlan, gaps, hasNoEnterprise }: TodoFacts): Todo[] {
  const todos: Todo[] = unpaid.slice(0, 2).map(({ id, planName }) => ({ kind: 'order', id, planName }));
  if (!hasPlan && (trial.expired || trial.daysLeft <= soon))
    todos.push({ kind: 'trial', daysLeft: trial.daysLeft, isOver: trial.expired });
  if (hasNoEnterprise) todos.push({ kind: 'enterprise' });
  if (gaps.length > 0) {
    const few = gaps.slice(0, fewGaps);
    todos.push({ kind: 'facts', count: few.length, gain: few.reduce((sum, { gain }) => sum + gain, 0) });
  }
  return todos;
}
