import type { RuleDrawing } from '../ruleDrawing';

export const stageStates = ['done', 'current', 'todo'] as const;
export type StageState = (typeof stageStates)[number];

/** Drawing of stages at equal distances: ink up to the ring of the current one, or to the last one done where none is current. */
export function drawStages(states: readonly StageState[]): RuleDrawing {
  const last = Math.max(1, states.length - 1);
  const current = states.indexOf('current');
  const now = current < 0 ? Math.max(0, states.lastIndexOf('done')) : current;
  return {
    segments: [
      { from: 0, to: 1, tone: 'track' },
      { from: 0, to: now / last, tone: 'fill' },
    ],
    stops: states.flatMap((state, index) =>
      state === 'current'
        ? []
        : [{ at: index / last, tone: state === 'done' ? ('fill' as const) : ('tick' as const), height: 12 }],
    ),
    points: current < 0 ? [] : [{ at: current / last, tone: 'fill', shape: 'hollow', radius: 5, width: 2 }],
  };
}
