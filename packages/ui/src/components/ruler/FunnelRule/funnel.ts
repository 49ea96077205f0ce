import type { RuleDrawing } from '../ruleDrawing';
import { linear } from '../scale';

export const funnelStates = ['done', 'current', 'open'] as const;
export type FunnelState = (typeof funnelStates)[number];

/** Length of what is drawn of an open stage, which has no number yet. */
const openLength = 0.12;

/** Drawing of what is left after a stage, from zero; a dashed beginning for a stage still to come or without a number. */
export function drawFunnelStage(state: FunnelState, count: number | null, total: number): RuleDrawing {
  if (state === 'open' || count === null)
    return { segments: [{ from: 0, to: openLength, tone: 'tick', isDashed: true }] };
  const tone = state === 'current' ? 'accent' : 'fill';
  const at = linear(0, total)(count);
  return { segments: [{ from: 0, to: at, tone }], stops: [{ at, tone, height: 11 }] };
}
