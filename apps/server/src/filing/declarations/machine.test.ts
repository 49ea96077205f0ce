import { describe, expect, it } from 'vitest';
import { type DeclarationState, isEditable, isOver, mayMove, movesFrom, needsOf, stepName } from './machine';
import { stateNames } from './stateNames';

const states = Object.keys(stateNames) as DeclarationState[];
/** The usual way, and below the line: ways back before filing, failing early, titles without a payout. */
const allowed: Readonly<Record<DeclarationState, readonly DeclarationState[]>> = {
  draft: ['evaluating', 'withdrawn', 'expired'],
  evaluating: ['preparing', 'withdrawn', 'expired'],
  preparing: ['internal_review', 'withdrawn', 'expired'],
  internal_review: ['ready', 'preparing', 'withdrawn', 'expired'],
  ready: ['submitted_external', 'preparing', 'withdrawn', 'expired'],
  submitted_external: ['accepted', 'correction', 'rejected', 'withdrawn', 'expired'],
  accepted: ['reviewing', 'correction', 'rejected', 'withdrawn', 'expired'],
  correction: ['submitted_external', 'correction', 'rejected', 'withdrawn', 'expired'],
  reviewing: ['publicised', 'correction', 'rejected', 'withdrawn', 'expired'],
  publicised: ['approved', 'rejected', 'withdrawn', 'expired'],
  approved: ['paying', 'obligations', 'withdrawn', 'expired'],
  rejected: [],
  paying: ['paid', 'withdrawn', 'expired'],
  paid: ['obligations', 'withdrawn', 'expired'],
  obligations: ['closed', 'withdrawn', 'expired'],
  closed: [],
  withdrawn: [],
  expired: [],
};

describe.each(states)('%s', (from) => {
  it.each(states)('→ %s', (to) => {
    expect(mayMove(from, to)).toBe(allowed[from].includes(to));
  });

  it('页面给出的就是允许的', () => {
    expect([...movesFrom(from)].sort()).toEqual([...allowed[from]].sort());
    expect(isOver(from)).toBe(allowed[from].length === 0);
  });
});

it('从草稿出发，每个状态都到得了', () => {
  const reached = new Set<DeclarationState>(['draft']);
  for (const state of reached) for (const to of movesFrom(state)) reached.add(to);
  expect([...reached].sort()).toEqual([...states].sort());
});

it('提交以后不能再改，补正时又可以', () => {
  const open: DeclarationState[] = ['draft', 'evaluating', 'preparing', 'internal_review', 'ready', 'correction'];
  expect(states.filter(isEditable)).toEqual(open);
});

it('受理编号或截图、说明、期限各在何时要', () => {
  expect(needsOf('ready', 'submitted_external', false)).toEqual(['receipt']);
  expect(needsOf('correction', 'submitted_external', false)).toEqual(['submittedOn', 'receipt']);
  expect(needsOf('accepted', 'correction', false)).toEqual(['note', 'dueOn']);
  expect(needsOf('reviewing', 'publicised', false)).toEqual(['publicity']);
  expect(needsOf('paying', 'paid', false)).toEqual(['payout']);
  expect(needsOf('paying', 'paid', true)).toEqual([]);
  expect(states.filter((state) => needsOf('reviewing', state, false).includes('note'))).toEqual([
    'correction',
    'rejected',
    'withdrawn',
  ]);
  expect(stepName('correction', 'submitted_external')).toBe('标记为已提交补正材料');
  expect(stepName('internal_review', 'preparing')).toBe('退回准备材料');
  expect(stepName('evaluating', 'preparing')).toBe('开始准备材料');
});
