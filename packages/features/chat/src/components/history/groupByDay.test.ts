import type { ChatConversationRow } from '@hengce/api';
import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay';

const row = (id: string, updatedAt: string, isPinned = false): ChatConversationRow => ({
  id,
  title: id,
  scene: 'chat',
  isPinned,
  isRunning: false,
  updatedAt,
});

it('按上海的日子分，置顶的在前，空组不出现', () => {
  // 2026-11-20 00:30 in Shanghai.
  const now = new Date('2026-11-19T16:30:00Z');
  const groups = groupByDay(
    [
      row('今天', '2026-11-19T16:10:00Z'),
      row('昨天', '2026-11-19T15:59:00Z'),
      row('更早', '2026-11-10T02:00:00Z'),
      row('置顶', '2026-11-01T02:00:00Z', true),
    ],
    now,
  );
  expect(groups.map(([group, rows]) => [group, rows.map(({ id }) => id)])).toEqual([
    ['pinned', ['置顶']],
    ['today', ['今天']],
    ['yesterday', ['昨天']],
    ['earlier', ['更早']],
  ]);
  expect(groupByDay([], now)).toEqual([]);
});
