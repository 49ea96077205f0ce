import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { chatClient, openTab, readAll } from '../../../test/chatClient';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { nothingShown } from '../../../test/eventStream';
import { busy, createScriptedEngine, type ScriptedEngine } from '../../../test/scriptedEngine';

let app: TestApp;
let engine: ScriptedEngine;
let phones = 13_720_000_000;
beforeAll(async () => {
  engine = createScriptedEngine();
  app = await createTestApp({ engine });
});
afterEach(() => {
  engine.model = null;
});
afterAll(async () => {
  await app.app.endStreams();
  await app.close();
});

async function newUser() {
  const token = await app.signIn(String(phones++));
  return { token, ...chatClient(app, token) };
}
type User = Awaited<ReturnType<typeof newUser>>;

/** A question with its whole answer. */
async function ask(user: User, id: string, body: Parameters<User['send']>[1], answer: string) {
  const response = await user.send(id, body);
  expect(response.status, await (response.ok ? '' : response.text())).toBe(200);
  const asked = await engine.asked();
  asked.say(answer);
  asked.end();
  const { shown, events } = await readAll(response);
  return { shown, events, question: asked.question };
}
/** A question whose answer has begun. */
async function begin(user: User, id: string, body: Parameters<User['send']>[1] = { text: '问' }) {
  const response = await user.send(id, body);
  const tab = openTab(response);
  const answer = await engine.asked();
  const runId = String((await user.get(id)).activeRun?.id);
  return { tab, answer, runId };
}
/** A question whose answer was stopped after 前半. @returns the answer's id */
async function stopped(user: User, id: string): Promise<string> {
  const { tab, answer, runId } = await begin(user, id);
  answer.say('前半');
  await tab.until(({ answer }) => answer !== '');
  await user.cancel(runId);
  return (await user.get(id)).messages.at(-1)?.id ?? '';
}
/** Documents of the one whose conversation it is. */
async function keepDocuments(conversationId: string, ids: readonly string[]): Promise<void> {
  await app.db.query(
    `INSERT INTO knowledge_bases (id, owner_id, kind, name, created_at)
     SELECT 'base ' || id, owner_id, 'own', '资料', created_at FROM chat_conversations WHERE id = $1`,
    [conversationId],
  );
  await app.db.query(
    `INSERT INTO knowledge_documents (id, owner_id, base_id, name, kind, sha256, size, state, created_at, updated_at)
     SELECT document, owner_id, b.id, document, 'txt', document, 1, 'ready', created_at, created_at
     FROM knowledge_bases b, unnest($2::text[]) AS document WHERE b.id = 'base ' || $1`,
    [conversationId, [...ids]],
  );
}
async function citedTimes(ids: readonly string[]): Promise<number[]> {
  const rows = await app.db.query<{ cited_times: number }>(
    'SELECT cited_times FROM knowledge_documents WHERE id = ANY($1::text[]) ORDER BY id',
    [[...ids]],
  );
  return rows.map(({ cited_times }) => cited_times);
}
const failureOf = async (response: Response) =>
  (await response.json()) as { code: number; msg: string; data: { runId?: string } };

it('一问一答：事件按约定，消息和标题留下，次数扣一次', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const response = await user.send(id, { text: '我们符合高企吗', parentId: null });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
  const asked = await engine.asked();
  expect(asked.question).toMatchObject({ text: '我们符合高企吗', history: [], begun: null, isDeepThinking: false });
  asked.give({ type: 'step', step: { id: 's1', kind: 'search', state: 'done', title: '检索政策库', hits: 3 } });
  asked.give({ type: 'text', part: 'reasoning', text: '先看条件' });
  asked.say('符合');
  asked.give({
    type: 'citation',
    citation: { n: 1, source: 'facts', title: '资料', quote: '原文', check: 'verified' },
  });
  asked.say('[^1]。');
  asked.end();
  const { shown, events } = await readAll(response);
  expect(events.map(({ event }) => event.type)).toEqual([
    'run.started',
    'title',
    'step',
    'part.start',
    'part.delta',
    'part.end',
    'part.start',
    'part.delta',
    'citation',
    'part.delta',
    'part.end',
    'run.done',
  ]);
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(shown).toMatchObject({ answer: '符合[^1]。', reasoning: '先看条件', finishReason: 'stop' });
  const conversation = await user.get(id);
  expect(conversation).toMatchObject({ title: '我们符合高企吗', activeRun: null, hasOlder: false });
  expect(conversation.messages).toMatchObject([
    { role: 'user', text: '我们符合高企吗', parentId: null, state: 'done' },
    { role: 'assistant', text: '符合[^1]。', state: 'done', finishReason: 'stop', reasoning: '先看条件' },
  ]);
  expect(await user.remaining()).toBe(before - 1);
});

it('断开不等于停止：没有人看，回答也写完', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const { tab, answer } = await begin(user, id);
  answer.say('前半');
  await tab.until(({ answer: text }) => text === '前半');
  await tab.leave();
  answer.say('，后半');
  answer.end();
  await expect.poll(async () => (await user.get(id)).messages.at(-1)?.state).toBe('done');
  expect((await user.get(id)).messages.at(-1)?.text).toBe('前半，后半');
});

it('另一个连接停止：写出的留下，引擎得知；一个字也没有写的退还次数', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const { tab, answer, runId } = await begin(user, id);
  answer.say('写了一半');
  await tab.until(({ answer: text }) => text !== '');
  expect((await user.cancel(runId)).data).toEqual({ state: 'cancelled' });
  await tab.ended;
  expect(tab.shown).toMatchObject({ answer: '写了一半', finishReason: 'cancelled' });
  expect(answer.question.signal.aborted).toBe(true);
  const last = (await user.get(id)).messages.at(-1);
  expect(last).toMatchObject({ text: '写了一半', state: 'stopped', finishReason: 'cancelled' });
  expect((await user.cancel(runId)).data).toEqual({ state: 'cancelled' });
  expect(await user.remaining()).toBe(before - 1);
  const silent = await begin(user, id);
  await user.cancel(silent.runId);
  expect(await user.remaining()).toBe(before - 1);
  const finished = await ask(user, id, { text: '再问' }, '答');
  const [{ event: started } = { event: null }] = finished.events;
  const finishedId = started?.type === 'run.started' ? started.runId : '';
  expect((await user.cancel(finishedId)).data).toEqual({ state: 'finished' });
});

it('同一编号同一内容接到同一次回答，内容不同是409；正在回答时再问是409并给出编号', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const body = { clientMessageId: 'the-same-one', text: '问' };
  const first = openTab(await user.send(id, body));
  const answer = await engine.asked();
  answer.say('一');
  await first.until(({ answer: text }) => text === '一');
  const second = openTab(await user.send(id, { text: '问', clientMessageId: 'the-same-one' }));
  await second.until(({ answer: text }) => text === '一');
  const other = await user.send(id, { ...body, text: '别的' });
  expect(await failureOf(other)).toMatchObject({ code: 409, msg: '这个编号已用于另一条消息，请换一个编号' });
  const busyReply = await failureOf(await user.send(id, { text: '又一个' }));
  expect(busyReply.code).toBe(409);
  const follower = openTab(await user.follow(String(busyReply.data.runId), null));
  answer.say('二');
  answer.end();
  await Promise.all([first.ended, second.ended, follower.ended]);
  expect([first, second, follower].map(({ shown }) => shown.answer)).toEqual(['一二', '一二', '一二']);
  expect(second.events[0]?.event.type).toBe('run.started');
  expect(follower.events[0]?.event.type).toBe('snapshot');
  // After its end as well.
  expect((await readAll(await user.send(id, body))).shown).toMatchObject({ answer: '一二', finishReason: 'stop' });
  expect(await user.remaining()).toBe(before - 1);
  expect((await user.get(id)).messages).toHaveLength(2);
});

it('次数用完是普通的1010答复，什么都没有留下', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  await app.db.query("UPDATE equities SET granted = used WHERE module = 'assistant'");
  const reply = await failureOf(await user.send(id, { text: '问' }));
  expect(reply).toMatchObject({ code: 1010, msg: '智能对话的试用次数已用完，升级详情请联系销售顾问' });
  expect((await user.get(id)).messages).toEqual([]);
  await app.db.query("UPDATE equities SET granted = 100 WHERE module = 'assistant'");
  const knowledge = await user.remaining('knowledge');
  await ask(user, await user.newConversation('pdf'), { text: '问' }, '答');
  expect(await user.remaining('knowledge')).toBe(knowledge - 1);
});

it('没有接入大模型、什么也没有找到的，不算次数；找到了一些的算', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const notFound = { type: 'notice', notice: { code: 'notFound', message: '库内未找到依据' } } as const;
  const empty = await begin(user, id);
  empty.answer.give(notFound);
  empty.answer.say('库内未找到依据');
  empty.answer.end();
  await empty.tab.ended;
  expect(await user.remaining()).toBe(before);
  const some = await begin(user, id);
  some.answer.give(notFound);
  const citation = { n: 1, source: 'facts', title: '资料', quote: '原文', check: 'verified' } as const;
  some.answer.give({ type: 'citation', citation });
  some.answer.say('最接近的是[^1]');
  some.answer.end();
  await some.tab.ended;
  expect(await user.remaining()).toBe(before - 1);
});

it.each([
  ['正忙', busy, 'busy', 'busy'],
  ['出错', () => new Error('a bug'), 'error', 'internal'],
] as const)('引擎%s：已写出的留下，没有写出的退还', async (_, makeError, finishReason, code) => {
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const silent = await begin(user, id);
  silent.answer.fail(makeError());
  await silent.tab.ended;
  expect(await user.remaining()).toBe(before);
  const { tab, answer } = await begin(user, id);
  answer.say('一半');
  answer.fail(makeError());
  await tab.ended;
  expect(tab.events.slice(-2).map(({ event }) => event.type)).toEqual(['run.error', 'run.done']);
  expect(tab.shown).toMatchObject({ answer: '一半', finishReason });
  expect((await user.get(id)).messages.at(-1)).toMatchObject({ state: 'failed', text: '一半', error: { code } });
  expect(await user.remaining()).toBe(before - 1);
});

it('引擎什么也没有说，不算回答', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const { tab, answer } = await begin(user, id);
  answer.end();
  await tab.ended;
  expect((await user.get(id)).messages.at(-1)).toMatchObject({ state: 'failed', error: { code: 'blank' } });
  expect(await user.remaining()).toBe(before);
});

it('任意断开、任意位置接着，拼出的总是同一条消息', { timeout: 120_000 }, async () => {
  const user = await newUser();
  await app.db.query('UPDATE equities SET granted = NULL');
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 12 });
  const step = fc.record({
    text: words,
    part: fc.constantFrom('answer' as const, 'reasoning' as const),
    breaks: fc.boolean(),
    /** null: from a snapshot. Else so many events are asked for again, which a client may well do. */
    back: fc.option(fc.integer({ min: 0, max: 300 })),
    pause: fc.boolean(),
  });
  const wellFormed = (text: string) => text.toWellFormed();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      await app.db.query('DELETE FROM rate_limits');
      const id = await user.newConversation();
      const { tab: first, answer, runId } = await begin(user, id);
      let tab = first;
      const said = { answer: '', reasoning: '' };
      for (const { text, part, breaks, back, pause } of steps) {
        for (const word of text.map(wellFormed)) {
          answer.give({ type: 'text', part, text: word });
          said[part] += word;
        }
        if (pause) await tab.until(({ answer: had, reasoning }) => had === said.answer && reasoning === said.reasoning);
        if (!breaks) continue;
        await tab.leave();
        const { shown } = tab;
        if (back === null) tab = openTab(await user.follow(runId, null));
        else {
          // A client with an older state: rebuilt from the events up to there.
          const cursor = Math.max(0, shown.seq - back);
          const older = cursor === shown.seq ? shown : nothingShown();
          tab = openTab(await user.follow(runId, cursor === shown.seq ? cursor : 0), older);
        }
      }
      if (said.answer === '') {
        answer.say('完');
        said.answer += '完';
      }
      answer.end();
      await tab.ended;
      const message = (await user.get(id)).messages.at(-1);
      expect(tab.shown).toMatchObject({ ...said, finishReason: 'stop' });
      expect(message).toMatchObject({ text: said.answer, reasoning: said.reasoning, state: 'done' });
      const late = await readAll(await user.follow(runId, null));
      expect(late.shown).toMatchObject({ ...said, finishReason: 'stop' });
    }),
    { numRuns: 40 },
  );
});

it('落后很多的连接先得到一份全文，不读的连接不占内存', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const response = await user.send(id, { text: '问' });
  const answer = await engine.asked();
  const runId = String((await user.get(id)).activeRun?.id);
  const current = openTab(await user.follow(runId, null));
  for (let n = 0; n < 300; n++) {
    answer.give({ type: 'step', step: { id: `s${n}`, kind: 'read', state: 'done', title: `第${n}步` } });
  }
  answer.say('答');
  await current.until(({ answer: text }) => text === '答');
  const behind = openTab(response);
  await behind.until(({ answer: text }) => text === '答');
  expect(behind.events[0]?.event.type).toBe('run.started');
  expect(behind.events.map(({ event }) => event.type)).toContain('snapshot');
  expect(behind.events.length).toBeLessThan(10);
  answer.end();
  await Promise.all([behind.ended, current.ended]);
});

it('重新回答、改问题、继续：都是分支，各自留着后面的内容', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  await ask(user, id, { text: '第一问', parentId: null }, '甲');
  const [first, answerA] = (await user.get(id)).messages;
  const again = await ask(user, id, { kind: 'regenerate', parentId: first?.id ?? '' }, '乙');
  expect(again.question).toMatchObject({ text: '第一问', history: [] });
  const answerB = (await user.get(id)).messages.at(-1);
  expect(answerB).toMatchObject({ text: '乙', parentId: first?.id, siblingIds: [answerA?.id, answerB?.id] });
  const followed = await ask(user, id, { text: '第二问' }, '丙');
  expect(followed.question.history).toEqual([{ question: '第一问', answer: '乙' }]);
  const edited = await ask(user, id, { text: '第一问，改过', parentId: null }, '丁');
  expect(edited.question).toMatchObject({ text: '第一问，改过', history: [] });
  expect((await user.get(id)).messages.map(({ text }) => text)).toEqual(['第一问，改过', '丁']);
  const shown = await user.update(id, { leafId: first?.id ?? '' });
  expect((shown.data.messages as { text: string }[]).map(({ text }) => text)).toEqual(['第一问', '乙', '第二问', '丙']);
  await user.update(id, { leafId: answerA?.id ?? '' });
  expect((await user.get(id)).messages.map(({ text }) => text)).toEqual(['第一问', '甲']);
  expect((await failureOf(await user.send(id, { kind: 'continue', parentId: answerA?.id ?? '' }))).code).toBe(409);
  expect((await failureOf(await user.send(id, { kind: 'regenerate', parentId: answerA?.id ?? '' }))).code).toBe(400);
  expect((await failureOf(await user.send(id, { text: '问', parentId: first?.id ?? '' }))).code).toBe(400);
  expect((await failureOf(await user.send(id, { text: '问', parentId: 'no-such-message' }))).code).toBe(404);
  expect((await failureOf(await user.send(id, { text: ' \n ' }))).msg).toBe('请填写问题');
});

it('停止以后继续：接在同一条回答后面，用过的次数不再扣，为它占着的随即放开', async () => {
  engine.model = 'm-1';
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const messageId = await stopped(user, id);
  const headers = { 'Idempotency-Key': 'held-for-nothing' };
  await app.call('GET', '/api/v1/user/use/assistant', { token: user.token, headers });
  expect(await user.remaining()).toBe(before - 2);
  const body = { kind: 'continue', parentId: messageId, clientMessageId: 'held-for-nothing' } as const;
  const going = await begin(user, id, body);
  expect(await user.remaining()).toBe(before - 1);
  expect(going.answer.question).toMatchObject({ begun: { text: '前半', citations: [] }, text: '问' });
  going.answer.say('，又一段');
  going.answer.fail(busy());
  await going.tab.ended;
  expect(going.tab.shown.answer).toBe('前半，又一段');
  await app.db.query("UPDATE equities SET granted = used WHERE module = 'assistant'");
  const last = await ask(user, id, { kind: 'continue', parentId: messageId }, '，后半');
  expect(last.question.begun?.text).toBe('前半，又一段');
  await app.db.query("UPDATE equities SET granted = 100 WHERE module = 'assistant'");
  expect(await user.remaining()).toBe(before - 1);
  const { messages } = await user.get(id);
  expect(messages).toHaveLength(2);
  expect(messages.at(-1)).toMatchObject({ id: messageId, text: '前半，又一段，后半', state: 'done', error: null });
});

it('继续：前后两段的引文都留着，前一段的数字核对不冒充全文的', async () => {
  engine.model = 'm-1';
  const user = await newUser();
  const id = await user.newConversation();
  const cite = (n: number) => ({ n, source: 'facts', title: '资料', quote: '原文', check: 'verified' }) as const;
  const first = await begin(user, id);
  first.answer.give({ type: 'citation', citation: cite(1) });
  first.answer.say('前半[^1]');
  first.answer.give({ type: 'figures', figures: { total: 1, matched: 1, items: [] } });
  first.answer.give({ type: 'end', finishReason: 'length' });
  await first.tab.ended;
  const parentId = (await user.get(id)).messages.at(-1)?.id ?? '';
  const going = await begin(user, id, { kind: 'continue', parentId });
  expect(going.answer.question.begun).toEqual({ text: '前半[^1]', citations: [cite(1)] });
  going.answer.give({ type: 'citation', citation: cite(2) });
  going.answer.say('后半[^2]');
  await user.cancel(going.runId);
  const message = (await user.get(id)).messages.at(-1);
  expect(message).toMatchObject({ text: '前半[^1]后半[^2]', citations: [cite(1), cite(2)], figures: null });
});

it('继续：后半段新引用的文件计入被引用的次数，前半段引用过的不重复计', async () => {
  engine.model = 'm-1';
  const user = await newUser();
  const id = await user.newConversation();
  const documents = [`${id}-a`, `${id}-b`] as const;
  await keepDocuments(id, documents);
  const cite = (n: number, documentId: string) =>
    ({ n, source: 'document', title: '文件', quote: '原文', check: 'verified', documentId }) as const;
  const first = await begin(user, id);
  first.answer.give({ type: 'citation', citation: cite(1, documents[0]) });
  first.answer.say('前半[^1]');
  first.answer.give({ type: 'end', finishReason: 'length' });
  await first.tab.ended;
  expect(await citedTimes(documents)).toEqual([1, 0]);
  const parentId = (await user.get(id)).messages.at(-1)?.id ?? '';
  const going = await begin(user, id, { kind: 'continue', parentId });
  going.answer.give({ type: 'citation', citation: cite(2, documents[0]) });
  going.answer.give({ type: 'citation', citation: cite(3, documents[1]) });
  going.answer.say('后半[^2][^3]');
  going.answer.end();
  await going.tab.ended;
  expect(await citedTimes(documents)).toEqual([1, 1]);
});

it('一个字也没有写就出错的，次数已退还，继续时照扣', async () => {
  engine.model = 'm-1';
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const silent = await begin(user, id);
  silent.answer.fail(busy());
  await silent.tab.ended;
  const parentId = (await user.get(id)).messages.at(-1)?.id ?? '';
  expect(await user.remaining()).toBe(before);
  await ask(user, id, { kind: 'continue', parentId }, '答');
  expect(await user.remaining()).toBe(before - 1);
});

it('没有大模型写不下去：继续被拒绝并说明原因，回答与次数都不变', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const before = await user.remaining();
  const extract = await stopped(user, id);
  const goOn = async (parentId: string) => failureOf(await user.send(id, { kind: 'continue', parentId }));
  expect(await goOn(extract)).toMatchObject({
    code: 409,
    msg: '没有接入大模型，不能接着写。已写出的内容都在，请重新回答',
  });
  engine.model = 'm-1';
  expect(await goOn(extract)).toMatchObject({
    code: 409,
    msg: '这条回答是原文摘录，没有可以接着写的。请重新回答',
  });
  const written = await stopped(user, id);
  engine.model = null;
  expect((await goOn(written)).code).toBe(409);
  const { messages } = await user.get(id);
  expect(messages.map(({ text }) => text)).toEqual(['问', '前半', '问', '前半']);
  expect(await user.remaining()).toBe(before - 2);
});

it('历史：置顶在前，按标题和消息查找并给出上下文，改名、未读、删除与恢复', async () => {
  const user = await newUser();
  const [one, two, three] = [await user.newConversation(), await user.newConversation(), await user.newConversation()];
  app.clock.advance(1_000);
  await ask(
    user,
    one,
    { text: '研发费用' },
    `${'铺垫'.repeat(60)}加计扣除的比例[^1]是**百分之百**${'后文'.repeat(60)}`,
  );
  app.clock.advance(1_000);
  await ask(user, two, { text: '第二个' }, '答');
  app.clock.advance(1_000);
  expect((await user.list()).rows.map(({ id }) => id)).toEqual([two, one]);
  await user.update(one, { isPinned: true, title: ' 加计 ' });
  expect((await user.list()).rows).toMatchObject([
    { id: one, title: '加计', isPinned: true, isUnread: true, isRunning: false },
    { id: two, isPinned: false },
  ]);
  const { rows } = await user.list(`?q=${encodeURIComponent('扣除的比例')}`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hit).toMatch(/加计扣除的比例是百分之百/);
  expect(rows[0]?.hit?.length).toBeLessThan(110);
  expect((await user.list('?q=%25')).total).toBe(0);
  expect((await user.list('?scene=policy')).total).toBe(0);
  await user.update(one, { isRead: true });
  expect((await user.list()).rows[0]?.isUnread).toBe(false);
  await user.update(one, { isRead: false });
  expect((await user.list()).rows[0]?.isUnread).toBe(true);
  expect((await user.update(one, { isRemoved: true })).status).toBe(200);
  expect((await user.list()).rows.map(({ id }) => id)).toEqual([two]);
  expect((await user.update(one, { title: '删了' })).status).toBe(404);
  expect((await failureOf(await user.send(one, { text: '问' }))).code).toBe(404);
  expect((await user.update(one, { isRemoved: false })).status).toBe(200);
  expect((await user.list()).total).toBe(2);
  await user.update(one, { isRemoved: true });
  await app.app.purge();
  expect((await user.update(one, { isRemoved: false })).status).toBe(200);
  await user.update(one, { isRemoved: true });
  app.clock.advance(24 * 3_600_000 + 1);
  await app.app.purge();
  expect((await user.update(one, { isRemoved: false })).status).toBe(404);
  // Never asked anything.
  expect((await user.update(three, { title: '空的' })).status).toBe(404);
});

it('结束一天以后事件不再保留：410，消息还在', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const body = { clientMessageId: 'asked-long-ago', text: '问' };
  const { events } = await ask(user, id, body, '答');
  const started = events[0]?.event;
  const runId = started?.type === 'run.started' ? started.runId : '';
  const late = openTab(await user.follow(runId, 3), { ...nothingShown(), seq: 3 });
  await late.ended;
  expect(late.events.map(({ seq }) => seq)).toEqual([4, 5, 6]);
  app.clock.advance(24 * 3_600_000);
  expect((await failureOf(await user.follow(runId, null))).code).toBe(410);
  await app.app.purge();
  expect(await app.db.query('SELECT 1 FROM chat_run_events WHERE run_id = $1', [runId])).toEqual([]);
  expect((await user.get(id)).messages.at(-1)?.text).toBe('答');
  expect((await readAll(await user.send(id, body))).shown).toMatchObject({ answer: '答', finishReason: 'stop' });
});

it('两千条消息的对话一页一页地打开', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  await app.db.query(
    `INSERT INTO chat_messages (id, conversation_id, parent_id, role, state, text, created_at)
     SELECT $1 || n, $1, CASE WHEN n > 1 THEN $1 || (n - 1) END, CASE WHEN n % 2 = 1 THEN 'user' ELSE 'assistant' END,
       'done', repeat('文', 500) || n, $2 FROM generate_series(1, 2000) AS n`,
    [id, app.clock.now()],
  );
  await app.db.query("UPDATE chat_conversations SET leaf_id = id || '2000' WHERE id = $1", [id]);
  const newest = await user.get(id);
  expect(newest.messages).toHaveLength(60);
  expect(newest).toMatchObject({ hasOlder: true, messages: { 59: { id: `${id}2000` } } });
  const older = await user.get(id, `?before=${newest.messages[0]?.id}&limit=200`);
  expect(older.messages.map((message) => message.id)).toEqual(
    Array.from({ length: 200 }, (_, n) => `${id}${1741 + n}`),
  );
  const oldest = await user.get(id, `?before=${id}3`);
  expect(oldest).toMatchObject({ hasOlder: false, messages: [{ id: `${id}1` }, { id: `${id}2` }] });
});

it('同时最多三个回答；太频繁时请稍候', async () => {
  const user = await newUser();
  const before = await user.remaining();
  const runs = [];
  for (let n = 0; n < 3; n++) runs.push(await begin(user, await user.newConversation()));
  const id = await user.newConversation();
  expect(await failureOf(await user.send(id, { text: '问' }))).toMatchObject({
    code: 429,
    msg: '同时最多3个回答，没有发送。请等一个写完或先停止',
  });
  await user.cancel(runs[0]?.runId ?? '');
  await ask(user, id, { text: '问' }, '答');
  for (const { runId } of runs) await user.cancel(runId);
  expect(await user.remaining()).toBe(before - 1);
  for (let n = 0; n < 120; n++) await user.newConversation();
  expect((await failureOf(await user.send(id, { text: '问' }))).code).toBe(429);
});

it('每十秒一个ping；退出登录的连接随即结束，回答照写', { timeout: 40_000 }, async () => {
  const user = await newUser();
  const id = await user.newConversation();
  const { tab, answer } = await begin(user, id);
  await expect
    .poll(() => tab.events.map(({ event }) => event.type), { timeout: 15_000, interval: 200 })
    .toContain('ping');
  expect(tab.events.find(({ event }) => event.type === 'ping')?.seq).toBeNull();
  await app.call('POST', '/api/v1/user/logout', { token: user.token });
  await tab.ended;
  expect(tab.shown.finishReason).toBeNull();
  answer.say('写完');
  answer.end();
  const state = () => app.db.query('SELECT state FROM chat_messages WHERE conversation_id = $1 ORDER BY seq', [id]);
  await expect.poll(async () => (await state()).at(-1)).toEqual({ state: 'done' });
});

it('别人的知识库和文件不在依据里，也不成附件', async () => {
  const [mine, theirs] = [await newUser(), await newUser()];
  const base = await app.call('POST', '/api/knowledge/saveBase', { token: mine.token, json: { name: '密' } });
  const baseId = String(base.data.id);
  expect(base.status).toBe(200);
  const scope = { usesPolicies: true, knowledgeBaseIds: [baseId], documentIds: ['document-of-nobody'], policyIds: [] };
  const ownId = await mine.newConversation('knowledge', scope);
  expect((await mine.get(ownId)).scope).toEqual({ ...scope, documentIds: [] });
  const own = await ask(mine, ownId, { text: '问' }, '答');
  expect(own.question.scope).toMatchObject({ knowledgeBaseIds: [baseId], documentIds: [] });
  const id = await theirs.newConversation('knowledge', scope);
  const foreign = await ask(theirs, id, { text: '问', scope, attachmentIds: ['document-of-nobody'] }, '答');
  expect(foreign.question.scope).toEqual({ ...scope, knowledgeBaseIds: [], documentIds: [] });
  expect((await theirs.get(id)).messages[0]?.attachments).toEqual([]);
});

it('停用或删除的文件不在依据里，选过的范围照样记着', async () => {
  const user = await newUser();
  const base = await app.call('POST', '/api/knowledge/saveBase', { token: user.token, json: { name: '资料' } });
  const baseId = String(base.data.id);
  const form = new FormData();
  form.set('baseId', baseId);
  form.set('file', new File(['气凝胶毡的导热系数为0.018。'], '指标.txt'));
  const uploaded = await app.call('POST', '/api/knowledge/upload', { token: user.token, form });
  expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(200);
  const documentId = String(uploaded.data.id);
  const scope = { usesPolicies: false, knowledgeBaseIds: [], documentIds: [documentId], policyIds: [] };
  await app.db.query('UPDATE knowledge_documents SET is_enabled = false WHERE id = $1', [documentId]);
  const id = await user.newConversation('pdf', scope);
  const without = await ask(user, id, { text: '问', scope }, '答');
  expect(without.question.scope.documentIds).toEqual([]);
  expect((await user.update(id, { scope })).data.scope).toEqual(scope);
  expect((await user.get(id)).scope).toEqual(scope);
  await app.db.query('UPDATE knowledge_documents SET is_enabled = true WHERE id = $1', [documentId]);
  expect((await ask(user, id, { text: '再问' }, '答')).question.scope).toEqual(scope);
});

it('评价可以改、可以取消', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  await ask(user, id, { text: '问' }, '答');
  const [question, answer] = (await user.get(id)).messages;
  const rate = (messageId: string, json: unknown) =>
    app.call('POST', `/api/chat/messages/${messageId}/feedback`, { token: user.token, json });
  const feedback = async () => (await user.get(id)).messages.at(-1)?.feedback;
  await rate(answer?.id ?? '', { rating: 'down', reasons: ['wrongFigure', 'wrongFigure'], comment: '金额不对' });
  expect(await feedback()).toEqual({ rating: 'down', reasons: ['wrongFigure'], comment: '金额不对' });
  await rate(answer?.id ?? '', { rating: 'up' });
  expect(await feedback()).toEqual({ rating: 'up', reasons: [] });
  await rate(answer?.id ?? '', { rating: 'none' });
  expect(await feedback()).toBeNull();
  expect((await rate(question?.id ?? '', { rating: 'up' })).status).toBe(404);
});

it('模板：自己的在前，可改可删；提供的都有要填的内容', async () => {
  const { token } = await newUser();
  const list = async () =>
    (await app.call('GET', '/api/chat/templates', { token })).data.rows as {
      id: string;
      text: string;
      isOwn: boolean;
    }[];
  const builtin = await list();
  expect(builtin.length).toBeGreaterThan(5);
  for (const { text, isOwn } of builtin) {
    expect(isOwn).toBe(false);
    expect(text).toMatch(/\{\{\p{Script=Han}+\}\}/u);
  }
  const save = (json: unknown) => app.call('POST', '/api/chat/saveTemplate', { token, json });
  const made = await save({ name: '问法', text: '{{地区}}怎么样' });
  await save({ id: made.data.id, name: '问法', text: '{{行业}}怎么样' });
  expect((await list())[0]).toMatchObject({ id: made.data.id, text: '{{行业}}怎么样', isOwn: true });
  expect((await save({ id: 'builtin-compare', name: '改', text: '改' })).status).toBe(404);
  await app.call('POST', '/api/chat/removeTemplate', { token, json: { id: made.data.id } });
  expect(await list()).toEqual(builtin);
});

it('复制的内容：没有Markdown的记号、地址和引用编号，转义、分段，模型写的带标识', async () => {
  const user = await newUser();
  const id = await user.newConversation();
  await ask(
    user,
    id,
    { text: '问' },
    [
      '第一段<img src=x onerror=alert(1)>[^1]\n第二行',
      '**第二段** & "引号"，见[《办法》](/Policy/PolicyDetail/p1)',
      '## 三步\n1. 备案\n2. 申报\n   - 附表',
      '| 项目 | 金额 |\n| --- | --- |\n| 贴息 | **50万元**[^2] |',
    ].join('\n\n\n'),
  );
  const messageId = (await user.get(id)).messages.at(-1)?.id ?? '';
  const content = async () =>
    (await app.call('POST', '/api/chatAgentRecord/getContent', { token: user.token, body: { id: messageId } })).data;
  const paragraphs = [
    '<p>第一段&lt;img src=x onerror=alert(1)&gt;<br>第二行</p>',
    '<p>第二段 &amp; &quot;引号&quot;，见《办法》</p>',
    '<p>三步</p>',
    '<p>1. 备案<br>2. 申报<br>  · 附表</p>',
    '<p>项目\t金额<br>贴息\t50万元</p>',
  ];
  expect((await content()).content).toBe(paragraphs.join('\n'));
  await app.db.query("UPDATE chat_messages SET is_generated = true, model = 'm' WHERE id = $1", [messageId]);
  expect((await content()).content).toBe([...paragraphs, '<p>本内容由AI生成，请核对原文</p>'].join('\n'));
});

it('重新启动：没有写完的标为中断，问题和写出的都在，一个字没有写的退还次数', async () => {
  const user = await newUser();
  const before = await user.remaining();
  const [one, two] = [await user.newConversation(), await user.newConversation()];
  const half = await begin(user, one);
  half.answer.say('写了一半');
  await half.tab.until(({ answer }) => answer === '写了一半');
  await begin(user, two);
  // As a killed process leaves it: the same database, and nobody who writes.
  const next = await createTestApp({ db: app.db, engine: createScriptedEngine(), now: app.clock.now() });
  const after = chatClient(next, user.token);
  expect(await after.get(one)).toMatchObject({
    activeRun: null,
    messages: [
      { text: '问' },
      { text: '写了一半', state: 'interrupted', finishReason: 'interrupted', error: { code: 'interrupted' } },
    ],
  });
  expect((await after.get(two)).messages.at(-1)).toMatchObject({ text: '', state: 'interrupted' });
  expect(await after.remaining()).toBe(before - 1);
  // The former process, should it still live, notices and writes no more.
  half.answer.say('，再写');
  half.answer.end();
  await half.tab.leave();
  expect((await after.get(one)).messages.at(-1)?.text).toBe('写了一半');
  const late = await readAll(await after.follow(half.runId, null));
  expect(late.shown).toMatchObject({ answer: '写了一半', finishReason: 'interrupted' });
});

it('正常停止：写出的随即保存', async () => {
  const engineOfNext = createScriptedEngine();
  const next = await createTestApp({ db: app.db, engine: engineOfNext, now: app.clock.now() });
  const { token } = await newUser();
  const user = chatClient(next, token);
  const id = await user.newConversation();
  const tab = openTab(await user.send(id, { text: '问' }));
  (await engineOfNext.asked()).say('一半');
  await tab.until(({ answer }) => answer === '一半');
  await next.app.endStreams();
  const rows = await app.db.query('SELECT text, state FROM chat_messages WHERE conversation_id = $1 ORDER BY seq', [
    id,
  ]);
  expect(rows.at(-1)).toEqual({ text: '一半', state: 'interrupted' });
  await tab.ended;
});
