import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('13740025011');
});
afterAll(() => app.close());

const post = async (path: string, json: unknown) => (await app.call('POST', path, { token, json })).data;
const segment = (n: number, text: string) => ({ id: `g${n}`, startMs: n, endMs: n + 1, text, source: 'typed' });

it('写明哪一天的待办进日历：做完的、会议已删除的取消，改了字还是同一件', async () => {
  const firm = { name: '甲公司', regionCode: '330100', regionName: '浙江省杭州市' };
  const enterpriseId = String((await post('/api/v1/enterprise/save', firm)).id);
  const { feedId } = await post('/api/v1/calendar/subscribe', { enterpriseId, withToVerify: false });
  const events = async () => {
    const { text } = await app.call('GET', `/api/v1/calendar/shared/${feedId}`);
    return text.replaceAll('\r\n ', '');
  };
  const body = { clientId: 'todo-days-test-0001', title: '研发例会', mediaType: 'audio/webm' };
  const id = String((await post('/api/meeting/create', body)).id);
  const words = ['请李四在2099年12月3日前提交检测报告。', '我来联系检测机构。', '请王五在2020年1月3日前提交旧报告。'];
  await post(`/api/meeting/saveTranscript/${id}`, { revision: 0, segments: words.map((text, n) => segment(n, text)) });
  const first = await events();
  expect(first).toContain('SUMMARY:待办：李四，请李四在2099年12月3日前提交检测报告。');
  expect(first).toContain('DTSTART;VALUE=DATE:20991203');
  expect(first).toContain('DESCRIPTION:研发例会 会议纪要（规则提取）');
  expect(first).not.toMatch(/检测机构|旧报告/);

  const { revision, content } = await app
    .call('GET', `/api/meeting/minutes/${id}`, { token })
    .then(({ data }) => data as { revision: number; content: { todos: { text: string }[] } });
  const ticked = { ...content, todos: content.todos.map((todo) => ({ ...todo, isDone: true })) };
  await post(`/api/meeting/saveMinutes/${id}`, { revision, content: ticked });
  expect(await events()).toContain('STATUS:CANCELLED');

  const open = { ...content, todos: content.todos.map((todo) => ({ ...todo, text: `${todo.text}加急` })) };
  await post(`/api/meeting/saveMinutes/${id}`, { revision: revision + 1, content: open });
  const again = await events();
  expect(again.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(again).toContain('检测报告。加急');

  await post('/api/meeting/remove', { id });
  expect(await events()).toContain('STATUS:CANCELLED');
});
