import type { ChatConversationRow } from '@hengce/api';
import { dayInShanghai } from '@hengce/text';

export type DayGroup = 'pinned' | 'today' | 'yesterday' | 'earlier';

/** Conversations grouped into 置顶, 今天, 昨天, 更早, in their order; empty groups are left out. */
export function groupByDay(rows: readonly ChatConversationRow[], now: Date): [DayGroup, ChatConversationRow[]][] {
  const today = dayInShanghai(now);
  const groupOf = ({ isPinned, updatedAt }: ChatConversationRow): DayGroup => {
    if (isPinned) return 'pinned';
    const day = dayInShanghai(updatedAt);
    return day === today ? 'today' : day === today - 1 ? 'yesterday' : 'earlier';
  };
  const groups: DayGroup[] = ['pinned', 'today', 'yesterday', 'earlier'];
  return groups.flatMap((group): [DayGroup, ChatConversationRow[]][] => {
    const found = rows.filter((row) => groupOf(row) === group);
    return found.length > 0 ? [[group, found]] : [];
  });
}
