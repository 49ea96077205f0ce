import type { MainComponents } from '@hengce/api/contract';
import { levelOf } from '@hengce/transcript';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { openMemoryDb } from '../../../test/memoryDb';
import { recordedMeeting } from '../../../test/recordedMeeting';
import {
  type SpeechService,
  replyJson as says,
  startSpeechService,
  startTranscriptionService,
  type TranscriptionReply,
  type TranscriptionService,
} from '../../../test/speechServices';
import { createRecogniser } from '../../platform/adapters';
import type { Db } from '../../platform/db';
import { sampleBytesPerSecond } from '../../platform/ports';

type S = MainComponents['schemas'];

/** Busy machines are slow and still right. */
const soon = { timeout: 30_000 };

let app: TestApp;
let token: string;
let service: TranscriptionService;
beforeAll(async () => {
  service = await startTranscriptionService();
  app = await createTestApp({ recogniser: overHttp() });
  token = await app.signIn('13740024031');
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => {
  service.calls = [];
});

const overHttp = () => {
  const options = { baseUrl: service.baseUrl, apiKey: null, model: 'sensevoice', languages: ['zh', 'yue'] };
  // About as much as twelve seconds of the silence that is recorded here have.
  return { ...createRecogniser('openai', options), maxBytes: 11_000 };
};
const get = async <T>(path: string, on = app) =>
  (await on.call('GET', `/api/meeting/${path}`, { token })).data as unknown as T;
const post = (path: string, json: unknown = {}, on = app) => on.call('POST', `/api/meeting/${path}`, { token, json });
const recognition = async (id: string, on = app) =>
  (await get<S['MeetingRecognitionInfo']>(`recognition/${id}`, on)).recognition;
const settled = async (id: string, on = app) => {
  await expect.poll(async () => (await recognition(id, on))?.state, soon).not.toBe('running');
  return recognition(id, on);
};
const transcript = (id: string) => get<S['MeetingTranscript']>(`transcript/${id}`);
const type = (id: string, revision: number, text: string) =>
  post(`saveTranscript/${id}`, {
    revision,
    segments: [{ id: `typed-${revision}`, startMs: 0, endMs: 900, text, source: 'typed' }],
  });
const said = (text: string, start = 0, end = 1): TranscriptionReply =>
  says(200, { text, segments: [{ start, end, text }] });

/** A meeting of twenty seconds with three of silence in the middle, where it has to be cut. */
async function longMeeting(on = app): Promise<string> {
  const { id } = await recordedMeeting(on, token, 20);
  const levels = Uint8Array.from({ length: 200 }, (_, n) => levelOf(n >= 85 && n < 115 ? 0.0005 : 0.1));
  const form = new FormData();
  form.set('file', new File([levels], 'levels'));
  await on.call('PUT', `/api/meeting/saveLevels/${id}?stepMs=100`, { token, form });
  return id;
}

it('说出语音识别服务能做什么；没有接入就说没有', async () => {
  expect(await get('recogniser')).toEqual({
    recogniser: {
      model: 'sensevoice',
      languages: [
        { code: 'zh', name: '普通话', isDialect: false },
        { code: 'yue', name: '粤语', isDialect: true },
      ],
      ...{ hasFiles: 'all', hasLive: false, hasSpeakers: null, hasWordTimes: false, hasHotWords: false },
    },
  });
  const bare = await createTestApp();
  const own = await bare.signIn('13740024032');
  expect((await bare.call('GET', '/api/meeting/recogniser', { token: own })).data).toEqual({ recogniser: null });
  const { id } = await recordedMeeting(bare, own, 1);
  const refused = await bare.call('POST', `/api/meeting/recognise/${id}`, { token: own, json: {} });
  expect(refused.body).toMatchObject({ code: 409, msg: '没有接入语音识别，没有开始转写。可以手动记录，或导入字幕' });
  await bare.close();
});

describe('转写', () => {
  it('在无声处切开，一段一段转写，时间接起来；带上语言与常用词', async () => {
    await post('saveSettings', { language: 'yue', hotWords: ['衡策'] });
    service.replies = [said('前半场。', 1, 2), said('后半场。', 1, 2)];
    const id = await longMeeting();
    expect((await post(`recognise/${id}`)).data).toMatchObject({ state: 'running', language: 'yue', doneMs: 0 });
    expect(await settled(id)).toMatchObject({ state: 'done', problem: null, other: null });
    const { segments, revision } = await transcript(id);
    expect(segments.map(({ text, startMs, source }) => [text, Math.round(startMs / 1_000), source])).toEqual([
      ['前半场。', 1, 'recognised'],
      ['后半场。', 12, 'recognised'],
    ]);
    expect(revision).toBe(1);
    expect(service.calls.map(({ fields }) => [fields.language, fields.prompt?.startsWith('衡策、')])).toEqual([
      ['yue', true],
      ['yue', true],
    ]);
    expect(service.calls[0]?.file.name).toBe('sound.webm');
    await post('saveSettings', { language: null });
    expect((await get<S['MeetingSettings']>('settings')).hotWords).toEqual(['衡策']);
  });

  it('停下：已转写的留着，接着转写不重复要；不能指定的语言不开始', async () => {
    let release = () => {};
    const held: TranscriptionReply = (response, call) => {
      release = () => said('第二段。')(response, call);
    };
    service.replies = [said('第一段。'), held];
    const id = await longMeeting();
    expect((await post(`recognise/${id}`, { language: 'fr' })).body.code).toBe(400);
    await post(`recognise/${id}`);
    await expect.poll(() => service.calls.length, soon).toBe(2);
    expect((await recognition(id))?.doneMs).toBeGreaterThan(8_000);
    const stopped = (await post(`stopRecognising/${id}`)).data as unknown as S['MeetingRecognitionInfo'];
    expect(stopped.recognition?.state).toBe('stopped');
    release();
    expect((await transcript(id)).segments).toEqual([]);
    service.replies = [said('第二段。')];
    await post(`recognise/${id}`);
    expect(await settled(id)).toMatchObject({ state: 'done' });
    expect(service.calls).toHaveLength(3);
    expect((await transcript(id)).segments.map(({ text }) => text)).toEqual(['第一段。', '第二段。']);
  });

  it('服务拒绝：说明怎么办，处理好以后继续；一时出错自己再试', async () => {
    const { id } = await recordedMeeting(app, token, 2);
    service.replies = [says(401, {})];
    await post(`recognise/${id}`);
    expect(await settled(id)).toMatchObject({
      state: 'failed',
      problem: '语音识别服务没有接受密钥，请联系管理员。已转写的留着，处理好以后可以继续',
    });
    service.replies = [says(500, {}), said('好了。')];
    await post(`recognise/${id}`);
    await expect.poll(() => service.calls.length, soon).toBe(2);
    await expect
      .poll(async () => {
        app.clock.advance(10_000);
        return (await recognition(id))?.state;
      }, soon)
      .toBe('done');
    expect((await transcript(id)).segments[0]?.text).toBe('好了。');
  });

  it('服务不给时间：按声音与字数估算，并标出；说话人按名列出', async () => {
    service.replies = [says(200, { text: '先说检测报告。再说预算。', segments: [] })];
    const { id } = await recordedMeeting(app, token, 10);
    await post(`recognise/${id}`);
    await settled(id);
    const { segments } = await transcript(id);
    expect(segments.map(({ text, isEstimated }) => [text, isEstimated])).toEqual([
      ['先说检测报告。', true],
      ['再说预算。', true],
    ]);
    expect(segments[1]?.startMs).toBeGreaterThan(4_000);
    service.replies = [
      says(200, {
        text: '',
        segments: [
          { start: 0, end: 1, text: '甲说。', speaker: 'A' },
          { start: 1, end: 2, text: '乙说。', speaker: 'B', no_speech_prob: 0.9 },
        ],
      }),
    ];
    await post(`recognise/${id}`, { replaces: true });
    await settled(id);
    const spoken = await transcript(id);
    expect(spoken.speakers.map(({ name }) => name)).toEqual(['说话人1', '说话人2']);
    expect(spoken.segments.map(({ isUncertain }) => isUncertain)).toEqual([undefined, true]);
  });
});

describe('手写的稿子', () => {
  it('不问就不替换；确认后替换，能换回，也能再换过来', async () => {
    service.replies = [said('识别的。')];
    const { id } = await recordedMeeting(app, token, 2);
    await type(id, 0, '我写的。');
    const refused = await post(`recognise/${id}`);
    expect(refused.body.code).toBe(409);
    expect(refused.data).toMatchObject({ fieldErrors: [{ field: 'replaces' }] });
    expect(service.calls).toHaveLength(0);
    await post(`recognise/${id}`, { replaces: true });
    expect(await settled(id)).toMatchObject({ state: 'done', other: 'previous' });
    const wordsOf = async () => (await transcript(id)).segments.map(({ text }) => text);
    expect(await wordsOf()).toEqual(['识别的。']);
    expect((await post(`swapTranscript/${id}`, { revision: 1 })).body.code).toBe(409);
    const back = await post(`swapTranscript/${id}`, { revision: 2 });
    expect(back.data).toMatchObject({ other: 'recognised' });
    expect(await wordsOf()).toEqual(['我写的。']);
    await post(`swapTranscript/${id}`, { revision: 3 });
    expect(await wordsOf()).toEqual(['识别的。']);
  });

  it('转写的时候有人改了稿子：识别的放在一边，由人决定', async () => {
    let answer = () => {};
    service.replies = [
      (response, call) => {
        answer = () => said('识别的。')(response, call);
      },
    ];
    const { id } = await recordedMeeting(app, token, 2);
    await post(`recognise/${id}`);
    await expect.poll(() => service.calls.length, soon).toBe(1);
    await type(id, 0, '我写的。');
    answer();
    expect(await settled(id)).toMatchObject({ state: 'done', other: 'recognised' });
    expect((await transcript(id)).segments.map(({ text }) => text)).toEqual(['我写的。']);
    await post(`swapTranscript/${id}`, { revision: 1 });
    expect((await transcript(id)).segments.map(({ text }) => text)).toEqual(['识别的。']);
  });
});

describe('进程停了又起', () => {
  let db: Db;
  let sockets: SpeechService;
  const apps: TestApp[] = [];
  const start = async () => {
    const options = { baseUrl: sockets.url, apiKey: null, model: 'paraformer', languages: null };
    const made = await createTestApp({
      db,
      recogniser: { ...createRecogniser('funasr', options), maxBytes: 12 * sampleBytesPerSecond },
    });
    apps.push(made);
    return made;
  };
  beforeEach(async () => {
    db = await openMemoryDb();
    sockets = await startSpeechService();
  });
  afterEach(async () => {
    for (const made of apps.splice(0)) await made.app.close();
    await sockets.close();
    await db.close();
  });

  it('FunASR：Opus解成采样发去，转写过的段不再要', { timeout: 60_000 }, async () => {
    const isEnd = (text: string) => text.includes('"is_speaking":false');
    let calls = 0;
    sockets.script.onText = (text, { say }) => {
      if (!isEnd(text)) return;
      calls += 1;
      // The second piece is never answered by this process's connection.
      if (calls === 1) say({ mode: 'offline', text: '第一段。', is_final: false, timestamp: '[[0,900]]' });
    };
    const first = await start();
    const kept = token;
    token = await first.signIn('13740024033');
    const id = await longMeeting(first);
    await post(`recognise/${id}`, {}, first);
    await expect.poll(() => calls, soon).toBe(2);
    // Samples of each piece: 16 kHz, 16 bit.
    expect(sockets.connections[0]?.bytes).toBeGreaterThan(8.4 * sampleBytesPerSecond);
    expect(sockets.connections[0]?.bytes).toBeLessThan(8.8 * sampleBytesPerSecond);
    await first.app.close();
    sockets.script.onText = (text, { say }) => {
      if (isEnd(text)) say({ mode: 'offline', text: '第二段。', is_final: false, timestamp: '[[0,900]]' });
    };
    const second = await start();
    expect(await settled(id, second)).toMatchObject({ state: 'done' });
    expect(sockets.connections).toHaveLength(3);
    const { segments } = await get<S['MeetingTranscript']>(`transcript/${id}`, second);
    expect(segments.map(({ text }) => text)).toEqual(['第一段。', '第二段。']);
    token = kept;
  });
});
