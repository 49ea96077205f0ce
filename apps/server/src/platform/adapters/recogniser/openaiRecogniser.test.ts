import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  replyCutOff,
  replyJson as says,
  startTranscriptionService,
  type TranscriptionReply,
  type TranscriptionService,
} from '../../../../test/speechServices';
import { RecognitionFailure } from '../../ports';
import { createOpenaiRecogniser } from './openaiRecogniser';

let service: TranscriptionService;
beforeAll(async () => {
  service = await startTranscriptionService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.calls = [];
  service.models = {};
  service.modelsStatus = 200;
});

const sound = new Uint8Array([1, 2, 3]);
const recogniser = (model = 'sensevoice', languages: string[] | null = null, waitMs = 5_000) =>
  createOpenaiRecogniser({ baseUrl: `${service.baseUrl}/`, apiKey: 'sk-a', model, languages, waitMs });
const hear = (
  { language = 'yue', hotWords = ['高新技术企业', '衡策'] }: { language?: string | null; hotWords?: string[] } = {},
  signal = new AbortController().signal,
  made = recogniser(),
) => made.transcribe(sound, 'audio/webm', { language, hotWords }, signal);
const verbose = {
  task: 'transcribe',
  language: 'zh',
  duration: 4.2,
  text: '先说检测报告。再说预算。',
  segments: [
    { id: 1, start: 2.1, end: 4.2, text: '<|zh|><|NEUTRAL|>再说预算。', words: [], speaker: 1, avg_logprob: -1.4 },
    { id: 0, start: 0, end: 2.05, text: '先说检测报告。', words: [], speaker: 0, avg_logprob: -0.2 },
  ],
};
const sentences = [
  { startMs: 0, endMs: 2_050, text: '先说检测报告。', speaker: '0', isUncertain: false },
  { startMs: 2_100, endMs: 4_200, text: '再说预算。', speaker: '1', isUncertain: true },
];

it('发送文件、模型、语言与常用词；句子按时间排，说话人与没把握的标出', async () => {
  service.replies = [says(200, verbose)];
  expect(await hear()).toEqual(sentences);
  expect(service.calls).toEqual([
    {
      authorization: 'Bearer sk-a',
      fields: { model: 'sensevoice', language: 'yue', response_format: 'verbose_json', prompt: '高新技术企业、衡策' },
      file: { name: 'sound.webm', bytes: sound },
    },
  ]);
});

it.each([
  ['整个答复是字符串里的JSON', JSON.stringify(verbose)],
  ['text是字符串里的JSON', { text: JSON.stringify(verbose) }],
])('%s：照样读出', async (_, body) => {
  service.replies = [says(200, body)];
  expect(await hear()).toEqual(sentences);
});

it('只有文字没有时间，就没有时间；没有声音就没有句子', async () => {
  service.replies = [says(200, { text: ' 今天开会 ', segments: [] })];
  const plain = { startMs: null, endMs: null, text: '今天开会', speaker: null, isUncertain: false };
  expect(await hear()).toEqual([plain]);
  service.replies = [says(200, '今天开会')];
  expect(await hear()).toEqual([plain]);
  service.replies = [says(200, { text: '' })];
  expect(await hear()).toEqual([]);
});

it('分说话人的模型用它自己的格式', async () => {
  const model = 'gpt-4o-transcribe-diarize';
  service.replies = [says(200, { text: '好', segments: [{ start: 0, end: 1, text: '好', speaker: 'A' }] })];
  const [first] = await hear({ language: null }, undefined, recogniser(model));
  expect(first?.speaker).toBe('A');
  expect(service.calls[0]?.fields).toEqual({ model, response_format: 'diarized_json', chunking_strategy: 'auto' });
});

const silent: TranscriptionReply = () => {};
it.each([
  ['忙', says(429, {}), true],
  ['出错', says(500, { detail: 'sk-a' }), true],
  ['断在半途', replyCutOff, true],
  ['不是JSON', ((response) => void response.writeHead(200).end('<html>')) as TranscriptionReply, true],
  ['没有text', says(200, { segments: [{}] }), true],
  ['密钥不对', says(401, {}), false],
  ['不收', says(413, {}), false],
])('%s：说没有转写，可不可以再试分得清，不重复服务的话', async (_, reply, isRetryable) => {
  service.replies = [reply];
  const error = await hear().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RecognitionFailure);
  expect(error).toMatchObject({ isRetryable });
  expect(String(error)).not.toContain('sk-a');
});

it('不回应就不再等；停下照停', async () => {
  service.replies = [silent];
  const late = hear({}, undefined, recogniser('sensevoice', null, 20));
  await expect(late).rejects.toMatchObject({ message: '语音识别服务太久没有回应', isRetryable: true });
  const stopping = new AbortController();
  const asking = hear({}, stopping.signal);
  await expect.poll(() => service.calls.length).toBe(2);
  stopping.abort(new Error('stopped'));
  await expect(asking).rejects.toThrow('stopped');
});

it('语言先听管理员的，再听服务的，再看模型的说明，都没有就是空的', async () => {
  const codesOf = async (made = recogniser()) => (await made.abilities()).languages.map(({ code }) => code);
  service.models = { data: [{ id: 'other', language: ['fr'] }] };
  expect(await codesOf()).toEqual(['zh', 'yue', 'en', 'ja', 'ko']);
  expect(await codesOf(recogniser('my-model'))).toEqual([]);
  service.models = { data: [{ id: 'my-model', language: ['zh', 'wuu'] }] };
  expect((await recogniser('my-model').abilities()).languages).toEqual([
    { code: 'zh', name: '普通话', isDialect: false },
    { code: 'wuu', name: '吴语', isDialect: true },
  ]);
  expect(await codesOf(recogniser('my-model', ['hak']))).toEqual(['hak']);
});

it('语言问不到时下次再问，问到了就不再问', async () => {
  const made = recogniser('my-model');
  const codes = async () => (await made.abilities()).languages.map(({ code }) => code);
  service.modelsStatus = 503;
  expect(await codes()).toEqual([]);
  service.modelsStatus = 200;
  service.models = { data: [{ id: 'my-model', language: ['zh'] }] };
  expect(await codes()).toEqual(['zh']);
  service.models = {};
  expect(await codes()).toEqual(['zh']);
});
