import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/createTestApp';
import { createScriptedEngine, type ScriptedEngine } from '../../../../test/scriptedEngine';

let app: TestApp;
let engine: ScriptedEngine;
beforeAll(async () => {
  engine = createScriptedEngine();
  app = await createTestApp({ engine });
});
afterAll(async () => {
  await app.app.endStreams();
  await app.close();
});

async function answered(token: string): Promise<string> {
  const { id } = (await app.call('POST', '/api/chat/createConversation', { token, json: { scene: 'chat' } })).data;
  const response = await app.app.request(`http://portal.test/api/chat/conversations/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientMessageId: 'client-0001', parentId: null, text: '我们符合高企吗' }),
  });
  const asked = await engine.asked();
  asked.say('符合。');
  asked.end();
  await response.text();
  const { messages } = (await app.call('GET', `/api/chat/conversations/${id}`, { token })).data as {
    messages: { id: string; role: string }[];
  };
  return messages.find(({ role }) => role === 'assistant')?.id ?? '';
}
const download = (token: string, messageId: string, format: string) =>
  app.app.request(`http://portal.test/api/chat/messages/${messageId}/export?format=${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });

it('导出自己的回答，文件名是问题；别人的没有', async () => {
  const token = await app.signIn('13730000001');
  const messageId = await answered(token);
  for (const [format, head] of [
    ['docx', 'PK'],
    ['pdf', '%PDF'],
    ['md', ''],
  ] as const) {
    const response = await download(token, messageId, format);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent(`我们符合高企吗.${format}`));
    const content = Buffer.from(await response.arrayBuffer());
    expect(content.toString('latin1').startsWith(head)).toBe(true);
    if (format === 'md') expect(content.toString('utf8')).toContain('- 问题：我们符合高企吗');
  }
  const stranger = await app.signIn('13730000002');
  expect((await download(stranger, messageId, 'pdf')).status).toBe(404);
  expect((await download(token, messageId, 'txt')).status).toBe(400);
});
