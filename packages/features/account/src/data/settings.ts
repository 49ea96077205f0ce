import { type Api, call, download, type MessageType } from '@hengce/api';
import { queryOptions } from '@tanstack/react-query';
import { key, mutation } from './options';

/** What the page accountSetting reads. */
export const settingQueries = ({ main }: Api) => ({
  /** Where the account is signed in, the newest first. */
  sessions: () =>
    queryOptions({
      queryKey: key('listSessions'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/account/sessions', { signal })),
      staleTime: 0,
    }),
  notifications: () =>
    queryOptions({
      queryKey: key('getNotificationSettings'),
      queryFn: ({ signal }) => call(main.GET('/api/v1/account/notifications', { signal })),
    }),
});

export const settingMutations = ({ main }: Api) => ({
  rename: mutation((body: { name: string }) => call(main.POST('/api/v1/user/changeUserInfo', { body }))),
  changePhone: mutation((body: { code: string; newPhone: string; newCode: string }) =>
    call(main.POST('/api/v1/account/changePhone', { body })),
  ),
  revoke: mutation((body: { sessionId: string }) => call(main.POST('/api/v1/account/revokeSession', { body }))),
  revokeOthers: mutation(() => call(main.POST('/api/v1/account/revokeOtherSessions'))),
  mute: mutation((body: { mutedTypes: MessageType[] }) =>
    call(main.POST('/api/v1/account/saveNotifications', { body })),
  ),
  exportData: mutation(() => download(main.GET('/api/v1/account/export', { parseAs: 'blob' }))),
  close: mutation((body: { code: string }) => call(main.POST('/api/v1/account/close', { body }))),
});
