import { type Deadline, readDeadline } from '../deadline';
import type { RuleDrawing } from '../ruleDrawing';

/** Furthest position of now, so that it and the stop stay two marks on the shortest line (72 px), however few days are between them. */
const lastNow = 0.86;

/**
 * Drawing of the small deadline ruler. While open: the time that has passed, a ring for today, the time that is left,
 * the stop; before that a dashed line, for 常年受理 an arrow, afterwards a thin line, and nothing without a deadline.
 */
export function drawDeadline(deadline: Deadline): RuleDrawing {
  const { state, isUrgent, now } = readDeadline(deadline);
  switch (state) {
    case 'open': {
      const tone = isUrgent ? 'seal' : 'fill';
      const at = Math.min(now ?? 0, lastNow);
      return {
        segments: [
          { from: 0, to: at, tone: 'track' },
          { from: at, to: 1, tone, isDrawn: true },
        ],
        stops: [{ at: 1, tone }],
        points: [{ at, tone, shape: 'hollow' }],
      };
    }
    case 'upcoming':
      return {
        segments: [{ from: 0, to: 1, tone: 'tick', width: 1.5, isDashed: true }],
        stops: [
          { at: 0, tone: 'tick', height: 8, width: 1.5 },
          { at: 1, tone: 'tick', height: 10, width: 1.5 },
        ],
      };
    case 'rolling':
      return { segments: [{ from: 0, to: 1, tone: 'tick', width: 1.5 }], hasArrow: true };
    case 'closed':
      return { segments: [{ from: 0, to: 1, tone: 'muted', width: 1 }] };
    // Nothing is due any more: the thin line of what is over, and one has arrived.
    case 'submitted':
      return {
        segments: [{ from: 0, to: 1, tone: 'muted', width: 1 }],
        points: [{ at: 1, tone: 'tick', shape: 'dot', radius: 3 }],
      };
    case 'none':
      return { segments: [] };
  }
}
