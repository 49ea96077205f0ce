import { type Api, call, download, type MessageType } from '@hengce/api';
import { apiMutation, mainKey } from '@hengce/feature-kit';
import { queryOptions } from '@tanstack/react-query';

/** Queries of the page accountSetting. */
export const settingQueries = ({ main }: Api) => ({
  /** Sessions of the account, the newest first. */
  sessions: () =>
    queryOptions({
      queryKey: mainKey('listSessions'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/account/sessions', { signal })),
      staleTime: 0,
    }),
  notifications: () =>
    queryOptions({
      queryKey: mainKey('getNotificationSettings'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/account/notifications', { signal })),
    }),
});

export const settingMutations = ({ main }: Api) => ({
  rename: apiMutation((body: { name: string }) => call(main.POST('/api/v1/user/changeUserInfo', { body }))),
  changePhone: apiMutation((body: { code: string; newPhone: string; newCode: string }) =>
    call(main.POST('/api/v1/account/changePhone', { body })),
  ),
  revoke: apiMutation((body: { sessionId: string }) => call(main.POST('/api/v1/account/revokeSession', { body }))),
  revokeOthers: apiMutation(() => call(main.POST('/api/v1/account/revokeOtherSessions'))),
  mute: apiMutation((body: { mutedTypes: MessageType[] }) =>
    call(main.POST('/api/v1/account/saveNotifications', { body })),
  ),
  exportData: apiMutation(() => download(main.GET('/api/v1/account/export', { parseAs: 'blob' }))),
  close: apiMutation((body: { code: string }) => call(main.POST('/api/v1/account/close', { body }))),
});
