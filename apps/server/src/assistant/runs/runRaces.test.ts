import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChatClient, chatClient, openTab, readAll } from '../../../test/chatClient';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { openMemoryDb } from '../../../test/memoryDb';
import { startPostgres, type TestPostgres } from '../../../test/postgres';
import { createScriptedEngine, type ScriptedEngine } from '../../../test/scriptedEngine';
import type { Db } from '../../platform/db';
import { openPostgres } from '../../platform/db/postgresDb';
import { createLog } from '../../platform/log';

// PGlite has one connection and hides races; PostgreSQL shows them.
const postgres = await startPostgres();
const openServer = postgres && (async () => openPostgres((postgres as TestPostgres).url, createLog('silent')));
const engines: { name: string; open: (() => Promise<Db>) | null }[] = [
  { name: 'PGlite', open: () => openMemoryDb() },
  { name: 'PostgreSQL', open: openServer },
];
afterAll(() => postgres?.stop());

const parallel = 50;
let phones = 13_730_000_000;

describe.each(engines)('$name 上同时发生', ({ open }) => {
  let app: TestApp;
  let engine: ScriptedEngine;
  beforeAll(async () => {
    engine = createScriptedEngine();
    if (open !== null) app = await createTestApp({ db: await open(), engine });
  });
  afterAll(async () => {
    await app?.app.endStreams();
    await app?.close();
  });
  const test = it.skipIf(open === null);
  const newUser = async () => chatClient(app, await app.signIn(String(phones++)));
  const all = <T>(run: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: parallel }, (_, index) => run(index)));
  const used = (user: ChatClient) => user.remaining().then((remaining) => 100 - remaining);

  test('同一条消息发五十次：一条消息、一次回答、扣一次，都看到同样的文字', async () => {
    for (let round = 0; round < 5; round++) {
      await app.db.query('DELETE FROM rate_limits');
      const user = await newUser();
      const id = await user.newConversation();
      const replies = await all(() => user.send(id, { clientMessageId: 'sent-by-an-eager-client', text: '问' }));
      expect(replies.map(({ status }) => status)).toEqual(Array(parallel).fill(200));
      const answer = await engine.asked();
      // A user reads with so many connections at once; the others were ended, and can come again.
      answer.say('答复');
      answer.end();
      const tabs = await Promise.all(replies.map(readAll));
      const whole = tabs.filter(({ shown }) => shown.finishReason === 'stop');
      expect(whole.map(({ shown }) => shown.answer)).toEqual(Array(12).fill('答复'));
      expect(await used(user)).toBe(1);
      expect((await user.get(id)).messages).toHaveLength(2);
      expect(await app.db.query('SELECT id FROM chat_runs WHERE conversation_id = $1', [id])).toHaveLength(1);
    }
  });

  test('五十条不同的消息同时发进一个对话：一条开始，其余409并指向它', async () => {
    const user = await newUser();
    const id = await user.newConversation();
    const replies = await all((index) => user.send(id, { text: `第${index}个` }));
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(parallel - 1);
    const { activeRun } = await user.get(id);
    for (const reply of refused) {
      expect(await reply.json()).toMatchObject({ code: 409, data: { runId: activeRun?.id } });
    }
    expect(await used(user)).toBe(1);
    await user.cancel(String(activeRun?.id));
    expect(await used(user)).toBe(0);
    await engine.asked();
  });

  test('五十个对话同时问：恰好三个开始', async () => {
    await app.db.query('DELETE FROM rate_limits');
    const user = await newUser();
    const ids = await all(() => user.newConversation());
    const replies = await Promise.all(ids.map((id) => user.send(id, { text: '问' })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(parallel - 3);
    for (let n = 0; n < 3; n++) {
      const answer = await engine.asked();
      answer.say('答');
      answer.end();
    }
    await expect.poll(async () => (await user.list()).rows.filter(({ isRunning }) => isRunning).length).toBe(0);
    expect(await used(user)).toBe(3);
  });

  test('写完与停止同时发生：只有一个结尾，次数只结一次', async () => {
    await app.db.query('DELETE FROM rate_limits');
    const user = await newUser();
    for (let round = 0; round < 20; round++) {
      const id = await user.newConversation();
      const tab = openTab(await user.send(id, { text: '问' }));
      const answer = await engine.asked();
      const runId = String((await user.get(id)).activeRun?.id);
      answer.say('答');
      await tab.until(({ answer: text }) => text === '答');
      const [{ data }] = await Promise.all([user.cancel(runId), user.cancel(runId), answer.end()]);
      await tab.ended;
      const { finishReason } = tab.shown;
      expect(data.state).toBe(finishReason === 'cancelled' ? 'cancelled' : 'finished');
      expect((await user.get(id)).messages.at(-1)).toMatchObject({ text: '答', finishReason });
      const dones = tab.events.filter(({ event }) => event.type === 'run.done');
      expect(dones).toHaveLength(1);
      expect(await used(user)).toBe(round + 1);
    }
  });
});

describe('两个进程，一个PostgreSQL', () => {
  let writer: TestApp;
  let other: TestApp;
  let engine: ScriptedEngine;
  beforeAll(async () => {
    if (openServer === null) return;
    engine = createScriptedEngine();
    const databaseUrl = String(postgres?.url);
    writer = await createTestApp({ db: await openServer(), engine, databaseUrl });
    other = await createTestApp({ db: await openServer(), engine: createScriptedEngine(), databaseUrl });
  });
  afterAll(async () => {
    for (const app of [writer, other]) {
      await app?.app.endStreams();
      await app?.close();
    }
  });
  const test = it.skipIf(openServer === null);
  const newUser = async () => {
    const token = await writer.signIn(String(phones++));
    return { here: chatClient(writer, token), there: chatClient(other, token) };
  };
  const begin = async () => {
    const { here, there } = await newUser();
    const id = await here.newConversation();
    const tab = openTab(await here.send(id, { text: '问' }));
    const answer = await engine.asked();
    return { here, there, id, tab, answer, runId: String((await there.get(id)).activeRun?.id) };
  };

  test('在另一个进程接着看，看到同样的文字，也能停止', async () => {
    const { there, id, tab, answer, runId } = await begin();
    answer.say('第一句。');
    await tab.until(({ answer: text }) => text === '第一句。');
    const remote = openTab(await there.follow(runId, null));
    await remote.until(({ answer: text }) => text === '第一句。');
    for (let n = 0; n < 50; n++)
      answer.give({ type: 'step', step: { id: `s${n}`, kind: 'read', state: 'done', title: '读' } });
    answer.say('第二句。');
    await remote.until(({ answer: text }) => text === '第一句。第二句。');
    expect((await there.get(id)).messages.at(-1)?.text).toBe('第一句。第二句。');
    expect((await there.cancel(runId)).data).toEqual({ state: 'cancelled' });
    await Promise.all([tab.ended, remote.ended]);
    for (const { shown } of [tab, remote]) {
      expect(shown).toMatchObject({ answer: '第一句。第二句。', finishReason: 'cancelled' });
    }
  });

  test('写的进程没有了：另一个进程收尾为中断，不用人问；它若还活着，不再写', { timeout: 30_000 }, async () => {
    const { here, there, id, tab, answer, runId } = await begin();
    answer.say('一半');
    await tab.until(({ answer: text }) => text === '一半');
    const remote = openTab(await there.follow(runId, null));
    await remote.until(({ answer: text }) => text === '一半');
    other.clock.advance(60_000);
    // Nobody asks for anything: the process that is left looks by itself.
    await remote.ended;
    expect(remote.shown).toMatchObject({ answer: '一半', finishReason: 'interrupted' });
    expect((await there.list()).rows[0]).toMatchObject({ id, isRunning: false });
    answer.say('，另一半');
    answer.end();
    await tab.ended;
    expect(tab.shown).toMatchObject({ answer: '一半', finishReason: 'interrupted' });
    expect((await here.get(id)).messages.at(-1)).toMatchObject({ text: '一半', state: 'interrupted' });
  });
});
