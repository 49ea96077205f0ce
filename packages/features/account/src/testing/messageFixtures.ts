import type { Message } from '@hengce/api';
import { listMessages } from '@hengce/api/examples';

const [, followed] = listMessages.rows as [Message, Message];

/** The inbox and the archive of the demo account, newest first. */
export const sampleMessages: readonly Message[] = [
  ...listMessages.rows,
  {
    ...followed,
    id: 'm6',
    title: '“数字化转型”有1项新政策',
    body: '尚未开放申报。',
    reason: '您订阅了检索“数字化转型”，每天一次',
    link: '/Policy/PolicyDetail/s-digital-330000-1',
    items: [],
    readAt: '2026-11-10T02:00:00.000Z',
    archivedAt: '2026-11-11T02:00:00.000Z',
    createdAt: '2026-11-10T00:30:00.000Z',
  },
];
