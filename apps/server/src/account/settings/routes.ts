import { type Handlers, Rejection, Reply } from '../../platform/contract';
import type { SessionService } from '../users';
import type { createAccountService } from './service';

type AccountOperation =
  | 'listSessions'
  | 'revokeSession'
  | 'revokeOtherSessions'
  | 'changePhone'
  | 'getNotificationSettings'
  | 'saveNotificationSettings'
  | 'exportAccount'
  | 'closeAccount';

export function accountRoutes(
  account: ReturnType<typeof createAccountService>,
  sessions: SessionService,
): Pick<Handlers<'main'>, AccountOperation> {
  return {
    listSessions: ({ caller }) => sessions.list(caller),
    async revokeSession({ caller, body }) {
      if (!(await sessions.revokeById(caller.userId, body.sessionId))) {
        throw new Rejection(404, '没有找到这台设备，可能已经退出', 404);
      }
      return new Reply(null, '已退出这台设备');
    },
    revokeOtherSessions: async ({ caller }) => ({ revoked: await sessions.revokeOthers(null, caller) }),
    async changePhone({ caller, body, request }) {
      await account.changePhone(caller, body, request.ip);
      return new Reply({ phone: body.newPhone }, '手机号已更换');
    },
    getNotificationSettings: ({ caller }) => account.settings(caller.userId),
    async saveNotificationSettings({ caller, body }) {
      return new Reply(await account.saveSettings(caller.userId, body.mutedTypes), '通知设置已保存');
    },
    exportAccount: ({ caller }) => account.export(caller.userId),
    async closeAccount({ caller, body, request }) {
      await account.close(caller, body.code, request.ip);
      return new Reply(null, '账号已注销');
    },
  };
}
