import type { Session, UserInfo } from '@hengce/api';

/** The demo account, as openapi/main/paths/user.yaml shows it. */
export const sampleSession: Session = {
  token: '3vK9xQmT5bYw2RcA8sJdLf0ZpN7uHgE4iVoXkB6yWqM',
  phone: '13800138000',
  isNewUser: false,
};

export const sampleUser: UserInfo = {
  id: '1',
  phone: '13800138000',
  name: '林知夏',
  hasPassword: true,
  createdAt: '2026-11-01T02:00:00.000Z',
  trial: {
    startedAt: '2026-10-30T02:00:00.000Z',
    expiresAt: '2026-11-29T02:00:00.000Z',
    expired: false,
    daysLeft: 9,
  },
  plan: null,
  enterprise: { id: 'e1', name: '青岚精密制造（示例）有限公司', regionName: '浙江省', isSample: true },
};
