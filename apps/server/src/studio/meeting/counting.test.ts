import { createHash } from 'node:crypto';
import type { MainComponents } from '@hengce/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { answerOf, type ScriptedLlm, startScriptedLlm } from '../../../test/scriptedLlm';
import { type SpeechService, startSpeechService } from '../../../test/speechServices';
import { recordedWebm } from '../../../test/webmSamples';
import { trialPlan } from '../../account/entitlements';
import { createOpenaiLlm, createRecogniser } from '../../platform/adapters';

type S = MainComponents['schemas'];

const soon = { timeout: 30_000 };

let app: TestApp;
let speech: SpeechService;
let llm: ScriptedLlm;
let token: string;
/** Whether nobody answers at the recogniser's address. */
let isSilent = false;
beforeAll(async () => {
  [speech, llm] = await Promise.all([startSpeechService(), startScriptedLlm()]);
  speech.script.onText = (text, { say }) =>
    text.includes('"is_speaking":false') && say({ mode: '2pass-offline', text: '会议决定散会。' });
  llm.answerBy(() => answerOf(JSON.stringify({ chapters: [], decisions: [], todos: [] })));
  const options = { baseUrl: speech.url, apiKey: null, model: 'paraformer', languages: null };
  const recogniser = createRecogniser('funasr', options);
  const silent = createRecogniser('funasr', { ...options, baseUrl: 'ws://127.0.0.1:1' });
  app = await createTestApp({
    llm: createOpenaiLlm({ baseUrl: llm.baseUrl, apiKey: null, model: 'scripted', thinking: 'off' }),
    recogniser: {
      ...recogniser,
      get listen() {
        return (isSilent ? silent : recogniser).listen;
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await speech.close();
  await llm.close();
});

const post = (path: string, json: unknown = {}, key?: string) =>
  app.call('POST', `/api/meeting/${path}`, { token, json, ...(key && { headers: { 'Idempotency-Key': key } }) });
const read = async <T>(path: string) => (await app.call('GET', `/api/meeting/${path}`, { token })).data as unknown as T;
const create = async (clientId: string) =>
  String((await post('create', { clientId, title: '专题会', mediaType: 'audio/webm' })).data.id);
const sendSound = (id: string, place = 'atMs=0') => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(3_200)], 'sound'));
  return app.call('POST', `/api/meeting/captions/${id}?${place}`, { token, form });
};
const sendChunk = async (id: string) => {
  const bytes = await recordedWebm(2);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'chunk'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return app.call('PUT', `/api/meeting/chunk/${id}/0?part=0&endMs=2000&sha256=${sha256}`, { token, form });
};
const seal = async (id: string) => {
  await post(`seal/${id}`, { chunkCount: 1 });
  await expect.poll(async () => (await read<S['Meeting']>(`meeting/${id}`)).state, soon).toBe('ready');
};
const recognised = async (id: string) =>
  expect
    .poll(async () => (await read<S['MeetingRecognitionInfo']>(`recognition/${id}`)).recognition?.state, soon)
    .toBe('done');
/** Uses of 会议转写 so far. */
const counted = async () => {
  const { data } = await app.call('GET', '/api/v1/equity/overview', { token });
  const { modules } = data as unknown as S['EquityOverview'];
  return trialPlan.uses.meeting - (modules.find(({ module }) => module === 'meeting')?.remaining ?? Number.NaN);
};
/** Reserves a use as the page does. */
const reserve = (key: string) =>
  app.call('GET', '/api/v1/user/use/meeting', { token, headers: { 'Idempotency-Key': key } });
const useUp = async () => {
  for (let n = 0; n < trialPlan.uses.meeting; n += 1) await app.call('GET', '/api/v1/user/use/meeting', { token });
};

it('一场会的字幕、转写与纪要合计一次；录音、手动记录、规则提取不计', async () => {
  token = await app.signIn('13740026001');
  const id = await create('counting-whole-meeting');
  await sendChunk(id);
  await read(`minutes/${id}`);
  expect(await counted()).toBe(0);
  expect((await read<S['Meeting']>(`meeting/${id}`)).isCounted).toBe(false);
  await sendSound(id);
  await sendSound(id, 'atMs=100&isLast=true');
  expect(await counted()).toBe(1);
  await seal(id);
  const { revision } = await read<S['MeetingTranscript']>(`transcript/${id}`);
  expect(revision).toBe(1);
  await reserve('key-of-recognition');
  expect(await counted()).toBe(2);
  await post(`recognise/${id}`, { replaces: true }, 'key-of-recognition');
  await recognised(id);
  expect((await post(`writeMinutes/${id}`, { revision: 0 })).body.code).toBe(200);
  expect(await counted()).toBe(1);
  expect((await read<S['Meeting']>(`meeting/${id}`)).isCounted).toBe(true);
});

it('识别服务连不上，字幕不计；连上了才计', async () => {
  token = await app.signIn('13740026004');
  const id = await create('counting-silent-recogniser');
  isSilent = true;
  expect((await sendSound(id)).data).toMatchObject({ state: 'reconnecting', total: 0 });
  expect(await counted()).toBe(0);
  isSilent = false;
  app.clock.advance(1_000);
  expect((await sendSound(id, 'atMs=1100')).data).toMatchObject({ state: 'listening' });
  expect(await counted()).toBe(1);
});

it('页面先占的一次由转写接过去，不多扣', async () => {
  token = await app.signIn('13740026002');
  const id = await create('counting-reserved-use');
  await sendChunk(id);
  await seal(id);
  await reserve('key-of-one-meeting');
  await post(`recognise/${id}`, {}, 'key-of-one-meeting');
  await recognised(id);
  await post(`recognise/${id}`, { replaces: true });
  expect(await counted()).toBe(1);
});

it('次数用完是1010：录音照录照存，手动记录与规则提取照常，已开始的字幕不停', async () => {
  token = await app.signIn('13740026003');
  const running = await create('counting-running-captions');
  expect((await sendSound(running)).body.code).toBe(200);
  await useUp();
  expect(await counted()).toBe(trialPlan.uses.meeting);
  expect((await sendSound(running, 'atMs=100')).body.code).toBe(200);

  const id = await create('counting-without-uses');
  const words = '会议转写的试用次数已用完，升级详情请联系销售顾问';
  expect((await sendSound(id)).body).toMatchObject({ code: 1010, msg: words });
  expect((await sendChunk(id)).body.code).toBe(200);
  await seal(id);
  expect((await post(`recognise/${id}`)).body).toMatchObject({ code: 1010, msg: words });
  const typed = { id: 'typed-1', startMs: 0, endMs: 900, text: '会议决定散会。', source: 'typed' };
  await post(`saveTranscript/${id}`, { revision: 0, segments: [typed] });
  expect((await post(`writeMinutes/${id}`, { revision: 0 })).body).toMatchObject({ code: 1010, msg: words });
  const minutes = await read<S['MeetingMinutes']>(`minutes/${id}`);
  expect(minutes).toMatchObject({
    origin: 'rules',
    writing: null,
    content: { decisions: [{ text: '会议决定散会。' }] },
  });
  expect(await counted()).toBe(trialPlan.uses.meeting);
});
