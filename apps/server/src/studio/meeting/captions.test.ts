import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { type SpeechService, startSpeechService } from '../../../test/speechServices';
import { createRecogniser } from '../../platform/adapters';

type S = MainComponents['schemas'];

let app: TestApp;
let token: string;
let service: SpeechService;
let meetings = 0;
beforeAll(async () => {
  service = await startSpeechService();
  const options = { baseUrl: service.url, apiKey: null, model: 'paraformer', languages: null };
  app = await createTestApp({ recogniser: createRecogniser('funasr', options) });
  token = await app.signIn('13740024041');
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(() => {
  service.connections = [];
  service.script = {};
});

const create = async (): Promise<string> => {
  const json = { clientId: `captions-meeting-${meetings++}`, title: '边录边出字', mediaType: 'audio/webm' };
  return String((await app.call('POST', '/api/meeting/create', { token, json })).data.id);
};
const send = (id: string, place: string, bytes = 3_200, as = token) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'sound'));
  return app.call('POST', `/api/meeting/captions/${id}?${place}`, { token: as, form });
};
const captions = async (...asked: Parameters<typeof send>) =>
  (await send(...asked)).data as unknown as S['MeetingCaptions'];
/** Asks again, without any sound, until the captions are as they should be. */
const settled = (id: string, atMs: number, is: Partial<S['MeetingCaptions']>) =>
  expect.poll(() => captions(id, `atMs=${atMs}`, 0), { timeout: 20_000 }).toMatchObject(is);
const isEnd = (text: string) => text.includes('"is_speaking":false');

it('声音接着送去，字幕接着回来；定下来的句子存进转写稿，时间按录音算', async () => {
  service.script.onSamples = (_, { bytes, say }) => {
    if (bytes === 6_400) say({ mode: '2pass-online', text: '今天开', is_final: false });
    if (bytes === 9_600) say({ mode: '2pass-offline', text: '今天开会。', is_final: false, timestamp: '[[20,260]]' });
  };
  const id = await create();
  expect(await captions(id, 'atMs=5000')).toMatchObject({ total: 0, partial: '' });
  await captions(id, 'atMs=5100');
  await settled(id, 5_200, { state: 'listening', partial: '今天开' });
  await captions(id, 'atMs=5200');
  await settled(id, 5_300, { total: 1, partial: '' });
  const [sentence] = (await captions(id, 'atMs=5300&after=0', 0)).sentences;
  expect(sentence).toMatchObject({ startMs: 5_020, endMs: 5_260, text: '今天开会。', source: 'recognised' });
  expect((await captions(id, 'atMs=5300&after=1', 0)).sentences).toEqual([]);
  service.script.onText = (text, { say }) => isEnd(text) && say({ mode: '2pass-offline', text: '散会。' });
  expect(await captions(id, 'atMs=5300&after=1&isLast=true')).toMatchObject({
    ...{ total: 2, partial: '' },
    sentences: [{ text: '散会。', isEstimated: true }],
  });
  const kept = (await app.call('GET', `/api/meeting/transcript/${id}`, { token })).data;
  expect(kept.segments).toMatchObject([{ text: '今天开会。' }, { text: '散会。' }]);
  expect(service.connections).toHaveLength(1);
  const exported = async (form: string) => {
    const request = new Request(`http://localhost/api/meeting/export/${id}?form=${form}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const reply = await app.app.fetch(request);
    return { name: decodeURIComponent(reply.headers.get('content-disposition') ?? ''), text: await reply.text() };
  };
  for (const form of ['srt', 'docx', 'json'])
    expect((await exported(form)).name).toContain(`边录边出字 AI生成.${form}`);
  expect((await exported('srt')).text).not.toContain('AI生成');
  expect((await exported('md')).text).toContain('> AI生成：由语音识别转写，请对照录音核对。\n');
});

it('识别服务断了：说正在重连，过一会儿用新的连接接着听，时间不错位', async () => {
  service.script.onSamples = (_, { say }) => say({ mode: '2pass-offline', text: '一句。', timestamp: '[[0,90]]' });
  const id = await create();
  await captions(id, 'atMs=0');
  await settled(id, 100, { total: 1 });
  service.connections[0]?.cut();
  await settled(id, 100, { state: 'reconnecting' });
  await captions(id, 'atMs=100');
  expect(service.connections).toHaveLength(1);
  app.clock.advance(1_000);
  await captions(id, 'atMs=1100');
  await settled(id, 1_200, { state: 'listening', total: 2 });
  expect((await captions(id, 'atMs=1200&after=1', 0)).sentences[0]?.startMs).toBe(1_100);
});

it('声音缺了一段：从缺的地方重新听，前一个连接把话说完', async () => {
  service.script.onText = (text, { say }) =>
    isEnd(text) && say({ mode: '2pass-offline', text: '前半句。', timestamp: '[[0,90]]' });
  const id = await create();
  await captions(id, 'atMs=0');
  await captions(id, 'atMs=9000');
  await settled(id, 9_100, { total: 1 });
  // What the second one is sent may still be on its way.
  await expect.poll(() => service.connections.map(({ bytes }) => bytes)).toEqual([3_200, 3_200]);
});

it('别人的、结束了的、太快的不收；没有能听的识别服务就说没有', async () => {
  const id = await create();
  const other = await app.signIn('13740024042');
  expect((await send(id, 'atMs=0', 3_200, other)).body.code).toBe(404);
  for (const second of [0, 1, 2]) expect((await send(id, `atMs=${second * 10_000}`, 320_000)).body.code).toBe(200);
  expect((await send(id, 'atMs=30000', 320_000)).body).toMatchObject({ code: 429 });
  const bare = await createTestApp();
  const own = await bare.signIn('13740024043');
  const json = { clientId: 'captions-meeting-bare', title: '没有字幕', mediaType: 'audio/webm' };
  const made = await bare.call('POST', '/api/meeting/create', { token: own, json });
  const form = new FormData();
  form.set('file', new File([new Uint8Array(2)], 'sound'));
  const refused = await bare.call('POST', `/api/meeting/captions/${made.data.id}?atMs=0`, { token: own, form });
  expect(refused.body).toMatchObject({ code: 409, msg: '没有接入能给实时字幕的语音识别，录音不受影响' });
  await bare.close();
});
