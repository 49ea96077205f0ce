import type { UiText } from '../../../text';
import { dayAt, dayOf, formatDay } from '../days';
import type { Deadline } from '../deadline';
import { estimateWidth } from '../labels';
import type { AxisMark } from './documentAxis';

export interface DocumentMilestone {
  /** opens 与 closes 是申报的起止，其余随意，如 published、effective。 */
  kind: string;
  /** 发布、开放申报、申报截止…… */
  label: string;
  /** 2026-12-31 */
  date: string;
  /** 只知道大概时的写法，如“2027年2月下旬”。 */
  dateText?: string;
}
/** Order in which marks of a kind are dropped where there is no room: larger numbers first. */
const priorities: Record<string, number> = {
  closes: 0,
  rolling: 0,
  opens: 1,
  published: 2,
  effective: 3,
  past: 4,
  expires: 5,
};

interface AxisMarksInput {
  milestones: readonly DocumentMilestone[];
  deadline: Deadline;
  /** 还剩41天 */
  remaining: string;
  isNarrow: boolean;
  text: UiText;
}

/**
 * Milestones without those of application windows before the present one, with the number of these and the day on which
 * the last of them closed.
 */
function foldRounds(milestones: readonly DocumentMilestone[], { state, opensAt, closesAt }: Omit<Deadline, 'now'>) {
  const start = opensAt ?? closesAt;
  const isOver = ({ kind, date }: DocumentMilestone) =>
    (kind === 'opens' || kind === 'closes') && state !== 'none' && !!start && date < start;
  const over = milestones.filter(isOver).filter(({ kind }) => kind === 'closes');
  return {
    kept: milestones.filter((milestone) => !isOver(milestone)),
    rounds: over.length,
    lastDate:
      over
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '',
  };
}

/**
 * Marks of a document's axis with the width of their words in px; of several on one day one mark. Windows that are over
 * are one mark; 常年受理 is at the end, under the arrow.
 */
export function axisMarks({ milestones, deadline, remaining, isNarrow, text }: AxisMarksInput): AxisMark[] {
  const { kept, rounds, lastDate } = foldRounds(milestones, deadline);
  const dated = kept.map(({ kind, label, date, dateText }) => {
    // A document may have windows after this one.
    const isOpenStop = kind === 'closes' && deadline.state === 'open' && (deadline.closesAt ?? date) === date;
    const shown = isNarrow && isOpenStop ? text.closesWithDays(remaining) : label;
    return { kind, label: shown, words: dateText ?? formatDay(date, deadline.now, text), day: dayOf(date) };
  });
  const last = Math.max(dayAt(deadline.now), ...dated.map(({ day }) => day).filter(Number.isFinite));
  if (deadline.state === 'rolling') dated.push({ kind: 'rolling', label: text.rolling, words: '', day: last });
  if (rounds > 0) dated.push({ kind: 'past', label: text.pastRounds(rounds), words: '', day: dayOf(lastDate) });
  const ranked = dated.map((mark, index) => ({ ...mark, priority: priorities[mark.kind] ?? 6 + index }));
  return ranked.flatMap((mark) => {
    const sameDay = ranked.filter(({ day }) => day === mark.day).sort((a, b) => a.priority - b.priority);
    if (sameDay[0] !== mark) return [];
    // Two labels cannot stand at one place.
    const label = isNarrow ? mark.label : sameDay.map((one) => one.label).join('、');
    const sizes = [estimateWidth(label), estimateWidth(mark.words)] as const;
    const width = isNarrow ? Math.max(...sizes) : sizes[0] + sizes[1] + (mark.words ? 6 : 0);
    return [{ ...mark, label, width }];
  });
}
