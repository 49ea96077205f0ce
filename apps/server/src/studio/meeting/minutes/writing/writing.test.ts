import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/createTestApp';
import { answerOf, type LlmCall, type ScriptedLlm, startScriptedLlm } from '../../../../../test/scriptedLlm';
import { createOpenaiLlm } from '../../../../platform/adapters';
import { portionsOf } from './portions';

type S = MainComponents['schemas'];

let app: TestApp;
let llm: ScriptedLlm;
let token: string;
let meetings = 0;
beforeAll(async () => {
  llm = await startScriptedLlm();
  const { baseUrl } = llm;
  app = await createTestApp({ llm: createOpenaiLlm({ baseUrl, apiKey: null, model: 'scripted', thinking: 'off' }) });
  token = await app.signIn('13740025101');
});
afterAll(async () => {
  await app.close();
  await llm.close();
});
beforeEach(() => {
  llm.calls.length = 0;
});

const post = (path: string, json: unknown) => app.call('POST', `/api/meeting/${path}`, { token, json });
const read = async (id: string) =>
  (await app.call('GET', `/api/meeting/minutes/${id}`, { token })).data as unknown as S['MeetingMinutes'];
const segment = (n: number, text: string, speakerId = 's1') => ({
  id: `g${n}`,
  startMs: n * 5_000,
  endMs: n * 5_000 + 4_000,
  text,
  speakerId,
  source: 'typed' as const,
});
const said = [
  segment(1, '首先看研发费用的口径。'),
  segment(2, '会议决定以申报数1286万元为准。'),
  segment(3, '那我下周三前把辅助账更新好。', 's2'),
];
const speakers = [
  { id: 's1', name: '林知夏' },
  { id: 's2', name: '周砚' },
];
const meeting = async (segments: readonly ReturnType<typeof segment>[] = said) => {
  const body = { clientId: `minutes-writing-${meetings++}`, title: '专题会', mediaType: 'audio/webm' };
  const id = String((await post('create', body)).data.id);
  await post(`saveTranscript/${id}`, { revision: 0, segments, speakers });
  return id;
};
const written = async (id: string) => {
  await expect.poll(async () => (await read(id)).writing?.state, { timeout: 30_000 }).not.toBe('running');
  return read(id);
};
const minutesOf = (minutes: object) => answerOf(JSON.stringify({ chapters: [], decisions: [], todos: [], ...minutes }));

describe('大模型整理纪要', () => {
  it('每一条带依据；原话不在那几句里的不收并计数，没有说过的负责人与期限不写，没有出处的数字待核实', async () => {
    llm.answerBy(() =>
      minutesOf({
        chapters: [
          { title: '研发费用口径', from: 1, to: 3 },
          { title: '没有这几句', from: 8, to: 9 },
        ],
        decisions: [
          { text: '研发费用以申报数1286万元为准，占收入6%', segments: [2], quote: '以申报数1286万元为准' },
          { text: '同意另行汇总', segments: [2], quote: '同意研发费用另行汇总' },
          { text: '引错了句子', segments: [9], quote: '以申报数1286万元为准' },
        ],
        todos: [
          { text: '更新辅助账', segments: [3], quote: '下周三前把辅助账更新好', who: '周砚', due: '下周三' },
          { text: '更新汇总表', segments: [3], quote: '下周三前把辅助账更新好', who: '陈默', due: '12月1日' },
        ],
      }),
    );
    const id = await meeting();
    const begun = (await post(`writeMinutes/${id}`, { revision: 0 })).data as unknown as S['MeetingMinutes'];
    expect(begun).toMatchObject({ origin: 'rules', model: 'scripted', writing: { state: 'running' } });
    const done = await written(id);
    expect(done).toMatchObject({
      revision: 1,
      origin: 'model',
      isEdited: false,
      writing: { state: 'done', total: 1, done: 1, dropped: 3 },
      content: {
        chapters: [{ title: '研发费用口径', startMs: 5_000, endMs: 19_000, segmentIds: ['g1', 'g2', 'g3'] }],
        decisions: [{ segmentIds: ['g2'], unverified: ['6%'] }],
        todos: [
          { who: '周砚', due: { text: '下周三', day: expect.any(String) } },
          { text: '更新汇总表', who: null, due: null },
        ],
      },
    });
    const content = { ...done.content, todos: [] };
    expect((await post(`saveMinutes/${id}`, { revision: 1, content })).data).toMatchObject({
      origin: 'model',
      isEdited: true,
    });
    expect((await post(`saveMinutes/${id}`, { revision: 2, content: null })).data).toMatchObject({
      origin: 'rules',
      isEdited: false,
    });
  });

  it('不是JSON退回一次；还不是就没有写成，原来的纪要不变', async () => {
    llm.answerBy(({ body }) => (body.messages.length > 2 ? minutesOf({}) : answerOf('好的，纪要如下')));
    const id = await meeting();
    await post(`writeMinutes/${id}`, { revision: 0 });
    expect((await written(id)).writing).toMatchObject({ state: 'done' });
    expect(llm.calls).toHaveLength(2);
    llm.answerBy(() => answerOf('好的'));
    await post(`writeMinutes/${id}`, { revision: 1 });
    expect(await written(id)).toMatchObject({
      revision: 1,
      writing: { state: 'failed', problem: '大模型的答复不是约定的格式' },
    });
  });

  it('长的转写稿一部分一部分地问，每部分从自己的第一句编号；写的时候不能改，停止以后不变', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isSecond = ({ body }: LlmCall) => body.messages[1]?.content.includes('第二部分') ?? false;
    llm.answerBy((call) =>
      isSecond(call)
        ? { steps: [{ until: held }, { answer: '{}', finish: 'stop' }, { done: true }] }
        : minutesOf({ decisions: [{ text: '甲', segments: [1], quote: '研发费用按规定归集' }] }),
    );
    const long = '研发费用按规定归集，检测报告附后。'.repeat(230);
    const id = await meeting([segment(1, `第一部分${long}`), segment(2, `第二部分${long}`)]);
    await post(`writeMinutes/${id}`, { revision: 0 });
    await expect.poll(async () => (await read(id)).writing?.done, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => llm.calls.filter(isSecond).length, { timeout: 30_000 }).toBe(1);
    expect(llm.calls.find(isSecond)?.body.messages[1]?.content).toContain('[1] 林知夏：第二部分');
    const { content, writing } = await read(id);
    expect(writing).toMatchObject({ total: 2 });
    expect((await post(`saveMinutes/${id}`, { revision: 0, content })).body.msg).toBe(
      '大模型正在整理这份纪要，没有保存。请等它写完，或先停止',
    );
    const stopped = (await post('stopMinutes', { id })).data as unknown as S['MeetingMinutes'];
    expect(stopped).toMatchObject({ origin: 'rules', writing: { state: 'stopped' } });
    release();
    expect((await post(`saveMinutes/${id}`, { revision: 0, content })).data).toMatchObject({ revision: 1 });
  });

  it('没有文字、别的页面改过都不开始', async () => {
    const id = await meeting([segment(1, ' ')]);
    expect((await post(`writeMinutes/${id}`, { revision: 0 })).body.msg).toBe(
      '转写稿里还没有文字，没有整理。请先输入或导入文字',
    );
    const other = await meeting();
    expect((await post(`writeMinutes/${other}`, { revision: 5 })).status).toBe(409);
    expect(llm.calls).toEqual([]);
  });
});

describe('分成几部分', () => {
  it('短的章节合在一起，长的拆开，没有文字的句段不给；一句也不少', () => {
    const words = '研发费用按规定归集。'.repeat(100);
    const segments = Array.from({ length: 12 }, (_, n) => segment(n, n === 5 ? '' : words));
    const portions = portionsOf({ segments, speakers }, '2026-11-26');
    expect(portions.every((part) => part.reduce((sum, { text }) => sum + text.length, 0) <= 4_000)).toBe(true);
    expect(portions.flat().map(({ id }) => id)).toEqual(segments.filter(({ text }) => text).map(({ id }) => id));
    expect(portions.length).toBeLessThan(5);
  });
});
