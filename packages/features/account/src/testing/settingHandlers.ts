import type { NotificationType, SessionInfo } from '@hengce/api';
import { getUserInfo } from '@hengce/api/examples';
import { fail, mainHttp, ok } from '@hengce/api/testing';
import { delay, HttpResponse } from 'msw';

export const sampleSessions: readonly SessionInfo[] = [
  {
    id: '9f2c71aa',
    device: 'Windows上的Chrome',
    ip: '203.0.113.7',
    createdAt: '2026-11-20T01:00:00.000Z',
    lastSeenAt: '2026-11-20T02:20:00.000Z',
    isCurrent: true,
  },
  {
    id: '51d0c2bb',
    device: 'iPhone上的微信',
    ip: '203.0.113.7',
    createdAt: '2026-11-18T10:00:00.000Z',
    lastSeenAt: '2026-11-19T13:05:00.000Z',
    isCurrent: false,
  },
  {
    id: '77ab90cc',
    device: '未知设备',
    ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    createdAt: '2026-11-03T02:00:00.000Z',
    lastSeenAt: '2026-11-12T02:00:00.000Z',
    isCurrent: false,
  },
];
const type = (type: NotificationType['type'], typeName: string, isFixed = false): NotificationType => ({
  type,
  typeName,
  isOn: true,
  isFixed,
});
const sampleTypes = [
  type('deadline', '截止提醒'),
  type('change', '政策变更'),
  type('publicity', '公示命中'),
  type('declaration', '申报状态'),
  type('subscription', '订阅'),
  type('order', '订单', true),
  type('system', '系统', true),
];

/** Handlers of the page accountSetting over settings in memory. Put them before those of sign-in. */
export function createSettings() {
  let sessions = [...sampleSessions];
  let types = sampleTypes;
  let user = getUserInfo;
  return [
    mainHttp.post('/api/v1/user/uInfo', ({ response }) => response(200).json(ok(user))),
    mainHttp.post('/api/v1/user/changeUserInfo', async ({ request, response }) => {
      user = { ...user, name: new URLSearchParams(await request.clone().text()).get('name') ?? '' };
      return response(200).json(ok(user));
    }),
    mainHttp.get('/api/v1/account/sessions', ({ response }) => response(200).json(ok(sessions))),
    mainHttp.post('/api/v1/account/revokeSession', async ({ request, response }) => {
      const id = new URLSearchParams(await request.clone().text()).get('sessionId');
      sessions = sessions.filter((session) => session.id !== id);
      return response(200).json(ok(null, '已退出这台设备'));
    }),
    mainHttp.post('/api/v1/account/revokeOtherSessions', ({ response }) => {
      const revoked = sessions.filter(({ isCurrent }) => !isCurrent).length;
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return response(200).json(ok({ revoked }));
    }),
    mainHttp.post('/api/v1/account/changePhone', async ({ request, response }) => {
      const body = new URLSearchParams(await request.clone().text());
      if (body.get('newCode') !== '118203') {
        const message = '验证码不正确或已过期，请检查后重试，或重新获取';
        const detail = { fieldErrors: [{ field: 'newCode', message }] };
        return response.untyped(HttpResponse.json(fail(1102, message, 400, detail), { status: 400 }));
      }
      user = { ...user, phone: body.get('newPhone') ?? '' };
      return response(200).json(ok({ phone: user.phone }, '手机号已更换'));
    }),
    mainHttp.get('/api/v1/account/notifications', ({ response }) => response(200).json(ok({ types }))),
    mainHttp.post('/api/v1/account/saveNotifications', async ({ request, response }) => {
      const { mutedTypes } = (await request.clone().json()) as { mutedTypes: string[] };
      types = types.map((each) => ({ ...each, isOn: !mutedTypes.includes(each.type) }));
      return response(200).json(ok({ types }, '通知设置已保存'));
    }),
    mainHttp.post('/api/v1/account/close', ({ response }) => response(200).json(ok(null, '账号已注销'))),
  ];
}

/** Handler that refuses a call of the page as the server would. */
export const refuseSetting = (
  path: 'changePhone' | 'close' | 'saveNotifications' | 'revokeSession',
  ...[code, message, status, detail]: Parameters<typeof fail>
) =>
  mainHttp.post(`/api/v1/account/${path}`, ({ response }) =>
    response.untyped(HttpResponse.json(fail(code, message, status, detail), { status: status ?? 400 })),
  );
export const refuseExport = mainHttp.get('/api/v1/account/export', ({ response }) =>
  response.untyped(
    HttpResponse.json(fail(429, '操作太频繁，请在40分钟后重试', 429, { retryAfterSeconds: 2400 }), { status: 429 }),
  ),
);
export const settingsFail = [
  mainHttp.get('/api/v1/account/sessions', ({ response }) => response.untyped(HttpResponse.error())),
  mainHttp.get('/api/v1/account/notifications', ({ response }) => response.untyped(HttpResponse.error())),
];
export const settingsHang = [
  mainHttp.get('/api/v1/account/sessions', async ({ response }) => {
    await delay('infinite');
    return response.untyped(HttpResponse.error());
  }),
];
