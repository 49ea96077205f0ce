import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { sendMessage } from './send';

let app: TestApp;
let phones = 13_710_000_000;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  app.app.endStreams();
  await app.close();
});

async function newUser(): Promise<{ token: string; id: string }> {
  const token = await app.signIn(String(phones++));
  return { token, id: String((await app.call('POST', '/api/v1/user/uInfo', { token })).data.id) };
}

const send = (userId: string, title: string, type: 'deadline' | 'order' = 'deadline') =>
  sendMessage(
    app.db,
    userId,
    { type, title, body: '正文', reason: '您关注了这项政策', link: '/policy' },
    app.clock.now(),
  );
interface Page {
  rows: { id: string; title: string; readAt: string | null }[];
  total: number;
  unread: number;
}
const list = async (token: string, query = '') =>
  (await app.call('GET', `/api/v1/message/list${query}`, { token })).data as unknown as Page;
const act = (token: string, action: 'read' | 'archive', json: unknown) =>
  app.call('POST', `/api/v1/message/${action}`, { token, json });

it('新的在前，读过、归档、按类型查找', async () => {
  const { token, id } = await newUser();
  for (const title of ['一', '二', '三']) await send(id, title);
  await send(id, '四', 'order');
  const first = await list(token);
  expect(first).toMatchObject({ total: 4, unread: 4 });
  expect(first.rows.map(({ title }) => title)).toEqual(['四', '三', '二', '一']);
  expect((await act(token, 'read', { ids: [first.rows[0]?.id] })).data).toEqual({ unread: 3 });
  expect((await act(token, 'archive', { ids: [first.rows[1]?.id] })).data).toEqual({ unread: 2 });
  expect((await list(token, '?box=archived')).rows.map(({ title }) => title)).toEqual(['三']);
  const back = { ids: [first.rows[1]?.id], isArchived: false };
  expect((await act(token, 'archive', back)).data).toEqual({ unread: 3 });
  expect((await list(token)).rows[1]).toEqual(first.rows[1]);
  expect((await act(token, 'archive', { ids: back.ids })).data).toEqual({ unread: 2 });
  expect((await list(token, '?type=order')).rows.map(({ title }) => title)).toEqual(['四']);
  expect((await list(token, '?unread=true')).total).toBe(2);
  expect((await act(token, 'read', {})).data).toEqual({ unread: 0 });
});

it('别人的消息读不到、改不了', async () => {
  const mine = await newUser();
  const theirs = await newUser();
  await send(mine.id, '只给我');
  const [message] = (await list(mine.token)).rows;
  await act(theirs.token, 'read', { ids: [message?.id] });
  await act(theirs.token, 'archive', { ids: [message?.id] });
  expect((await list(mine.token)).unread).toBe(1);
  expect((await list(theirs.token)).total).toBe(0);
});

it('关掉的类型不再收到；订单和系统消息不能关', async () => {
  const { token, id } = await newUser();
  const save = (mutedTypes: string[]) =>
    app.call('POST', '/api/v1/account/saveNotifications', { token, json: { mutedTypes } });
  expect((await save(['order'])).body).toMatchObject({ code: 400, msg: '订单消息与账号或款项有关，不能关闭' });
  expect((await save(['deadline', 'deadline'])).data.types).toContainEqual({
    type: 'deadline',
    typeName: '截止提醒',
    isOn: false,
    isFixed: false,
  });
  await send(id, '收不到');
  expect((await list(token)).total).toBe(0);
  await save([]);
  await send(id, '收得到');
  expect((await list(token)).total).toBe(1);
});

interface Events {
  text(): string;
  until(part: string): Promise<void>;
  ended: Promise<void>;
  cancel(): Promise<void>;
}
async function stream(token: string, lastId?: string): Promise<Events> {
  const response = await app.app.request('http://portal.test/api/v1/message/stream', {
    headers: { authorization: `Bearer ${token}`, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  const ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += new TextDecoder().decode(value);
    }
  })();
  return {
    text: () => text,
    until: (part) => expect.poll(() => text, { timeout: 10_000 }).toContain(part),
    ended,
    cancel: () => reader.cancel(),
  };
}

it('实时：新消息一秒内到，只到本人，每条一次；断线后从上一条接着', async () => {
  const mine = await newUser();
  const theirs = await newUser();
  await send(mine.id, '以前的');
  const [old] = (await list(mine.token)).rows;
  const [own, other] = [await stream(mine.token), await stream(theirs.token)];
  await send(mine.id, '刚到的');
  await own.until('刚到的');
  // Each of the next ones is found by a later look: what comes twice would have come by then.
  await send(mine.id, '后来的');
  await send(theirs.id, '给别人的');
  await own.until('后来的');
  await other.until('给别人的');
  expect(own.text().match(/刚到的/g)).toHaveLength(1);
  expect(own.text()).not.toContain('以前的');
  expect(other.text().match(/data:/g)).toHaveLength(1);
  const again = await stream(mine.token, old?.id);
  await again.until('刚到的');
  for (const events of [own, other, again]) await events.cancel();
});

// The look of each second finds it, not the beat of each 25.
it('退出登录的那台设备，连接随即结束', { timeout: 12_000 }, async () => {
  const phone = '13799990001';
  const token = await app.signIn(phone);
  const events = await stream(token);
  await app.call('POST', '/api/v1/user/logout', { token });
  await events.ended;
});

it('一个账号最多五条连接，多了结束最早的；服务停止时全部结束', async () => {
  const { token } = await newUser();
  const all = [];
  for (let i = 0; i < 6; i++) all.push(await stream(token));
  await all[0]?.ended;
  app.app.endStreams();
  await Promise.all(all.map(({ ended }) => ended));
});
