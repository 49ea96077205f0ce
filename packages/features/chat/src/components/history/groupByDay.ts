import type { ChatConversationRow } from '@hengce/api';

export type DayGroup = 'pinned' | 'today' | 'yesterday' | 'earlier';

const dayOf = (at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at);

/** Conversations under 置顶, 今天, 昨天, 更早, in the order in which they came; empty groups are left out. */
export function groupByDay(rows: readonly ChatConversationRow[], now: Date): [DayGroup, ChatConversationRow[]][] {
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getTime() - 86_400_000));
  const groupOf = ({ isPinned, updatedAt }: ChatConversationRow): DayGroup => {
    if (isPinned) return 'pinned';
    const day = dayOf(new Date(updatedAt));
    return day === today ? 'today' : day === yesterday ? 'yesterday' : 'earlier';
  };
  const groups: DayGroup[] = ['pinned', 'today', 'yesterday', 'earlier'];
  return groups.flatMap((group): [DayGroup, ChatConversationRow[]][] => {
    const found = rows.filter((row) => groupOf(row) === group);
    return found.length > 0 ? [[group, found]] : [];
  });
}
