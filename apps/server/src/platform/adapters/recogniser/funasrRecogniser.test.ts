import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SpeechService, startSpeechService } from '../../../../test/speechServices';
import type { HeardSentence, RecognitionFailure } from '../../ports';
import { createFunasrRealtimeRecogniser } from './funasrRealtimeRecogniser';
import { createFunasrRecogniser } from './funasrRecogniser';

let service: SpeechService;
beforeAll(async () => {
  service = await startSpeechService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.connections = [];
  service.script = {};
});

const second = new Uint8Array(32_000);
const wishes = { language: null, hotWords: ['阿里巴巴'] };
const make = (create = createFunasrRecogniser, waitMs = 5_000) =>
  create({ baseUrl: service.url, apiKey: 'sk-a', model: 'paraformer', languages: null, waitMs });
const hear = (recogniser = make(), signal = new AbortController().signal) =>
  recogniser.transcribe(second, 'audio/pcm', wishes, signal);
const sentence = (text: string, startMs: number | null, endMs: number | null): HeardSentence => ({
  ...{ text, startMs, endMs },
  speaker: null,
  isUncertain: false,
});
const clause = (text_seg: string, punc: string, start: number, end: number) => ({
  ...{ text_seg, punc, start, end },
  ts_list: [[start, end]],
});
const isEnd = (text: string) => text === '{"is_speaking":false}';

/** Everything that a live session says, in order. */
function listen(recogniser = make()) {
  const said: string[] = [];
  const sentences: HeardSentence[] = [];
  let over: RecognitionFailure | null | undefined;
  const listening = recogniser.listen?.(wishes, {
    onReady: () => said.push('ready'),
    onPartial: (text) => said.push(`partial:${text}`),
    onSentence(one) {
      said.push(one.text);
      sentences.push(one);
    },
    onOver(failure) {
      over = failure;
    },
  });
  if (!listening) throw new Error('it does not listen');
  return { listening, said, sentences, over: () => over };
}

describe('FunASR运行时', () => {
  it('离线：先说格式再发声音，分句合成句子；is_final一直是false也算完', async () => {
    service.script.onText = (text, { say }) => {
      if (!isEnd(text)) return;
      say({
        mode: 'offline',
        text: '正 是 因 为，先说预算。好的。',
        is_final: false,
        timestamp: '[[430,1130],[1130,2400]]',
        stamp_sents: [
          clause('正 是 因 为', '，', 430, 1_130),
          clause('先 说 预 算', '。', 1_130, 2_000),
          clause('好 的', '。', 2_100, 2_400),
        ],
      });
    };
    expect(await hear()).toEqual([sentence('正是因为，先说预算。', 430, 2_000), sentence('好的。', 2_100, 2_400)]);
    const [connection] = service.connections;
    expect(JSON.parse(connection?.texts[0] ?? '')).toEqual({
      ...{ mode: 'offline', wav_name: 'meeting', is_speaking: true, wav_format: 'pcm', audio_fs: 16_000 },
      ...{ chunk_size: [5, 10, 5], chunk_interval: 6, itn: true },
      hotwords: '{"阿里巴巴":20}',
    });
    expect(connection?.authorization).toBe('Bearer sk-a');
    expect(connection?.bytes).toBe(32_000);
  });

  it('一段一段答，后面的先到：按时间排；没有时间的照来的次序', async () => {
    const saying =
      (...messages: object[]) =>
      (text: string, { say }: { say: (message: object) => void }) => {
        if (isEnd(text)) for (const message of messages) say({ mode: 'offline', is_final: false, ...message });
      };
    service.script.onText = saying(
      { text: '后一句。', timestamp: '[[3000,3500],[3500,4000]]' },
      { text: '前一句。', timestamp: '[[100,900]]' },
    );
    expect(await hear()).toEqual([sentence('前一句。', 100, 900), sentence('后一句。', 3_000, 4_000)]);
    service.script.onText = saying({ text: '甲。' }, { text: '乙。' });
    expect((await hear()).map(({ text, startMs }) => [text, startMs])).toEqual([
      ['甲。', null],
      ['乙。', null],
    ]);
  });

  it('断在半途、不回应、连不上：说没有转写，可以再试；停下照停', async () => {
    service.script.onText = (text, { cut }) => isEnd(text) && cut();
    await expect(hear()).rejects.toMatchObject({ message: '与语音识别服务的连接中断了', isRetryable: true });
    service.script = {};
    await expect(hear(make(createFunasrRecogniser, 20))).rejects.toMatchObject({
      message: '语音识别服务太久没有回应',
      isRetryable: true,
    });
    const options = { baseUrl: 'ws://127.0.0.1:9', apiKey: null, model: 'paraformer', languages: null };
    await expect(hear(createFunasrRecogniser(options))).rejects.toMatchObject({ message: '连不上语音识别服务' });
    const stopping = new AbortController();
    const asking = hear(make(), stopping.signal);
    await expect.poll(() => service.connections.at(-1)?.bytes).toBe(32_000);
    stopping.abort(new Error('stopped'));
    await expect(asking).rejects.toThrow('stopped');
    await expect.poll(() => service.connections.at(-1)?.isClosed).toBe(true);
  });

  it('2pass：先出的字可以变，定稿替换它们；不是JSON的与别的消息不理', async () => {
    service.script.onSamples = (_, { bytes, say }) => {
      if (bytes === 3_200) say({ mode: '2pass-online', text: '今天', is_final: true });
      if (bytes === 6_400) say({ mode: '2pass-online', text: '开会', is_final: true });
      if (bytes === 9_600) say({ event: 'unknown' });
      if (bytes === 12_800) say({ mode: '2pass-offline', text: '今天开会。', is_final: true, timestamp: '[[50,380]]' });
    };
    const { listening, said, sentences, over } = listen();
    listening.send(second.subarray(0, 12_800));
    await expect.poll(() => said.at(-1)).toBe('partial:');
    expect(said).toEqual(['ready', 'partial:今天', 'partial:今天开会', '今天开会。', 'partial:']);
    expect(sentences).toEqual([sentence('今天开会。', 50, 380)]);
    service.script.onText = (text, { say }) => isEnd(text) && say({ mode: '2pass-offline', text: '散会。' });
    listening.end();
    await expect.poll(over, { timeout: 5_000 }).toBeNull();
    expect(sentences.at(-1)).toEqual(sentence('散会。', null, null));
  });

  it('说话中断了：说出来；已经说完的不算', async () => {
    const cutting = listen();
    await expect.poll(() => service.connections.length).toBe(1);
    service.connections[0]?.cut();
    await expect.poll(() => cutting.over()?.message).toBe('与语音识别服务的连接中断了');
    const ending = listen();
    await expect.poll(() => service.connections.length).toBe(2);
    ending.listening.end();
    service.connections[1]?.cut();
    await expect.poll(ending.over).toBeNull();
  });
});

describe('FunASR实时服务', () => {
  const realtime = () => make(createFunasrRealtimeRecogniser);
  const one = (text: string, start: number, end: number, spk?: number) => ({ text, start, end, spk });

  it('转写录音：用最后一次给出的全部句子，说话人标出', async () => {
    service.script.onText = (text, { say }) => {
      if (text === 'START') say({ event: 'started' });
      if (text !== 'STOP') return;
      say({
        sentences: [one('今天开会。', 0, 900, 0), one('好。', 1_000, 1_400, 1)],
        ...{ partial: '', partial_start_ms: 0, duration_ms: 1_500, is_final: true },
      });
      say({ event: 'stopped' });
    };
    const chosen = { language: '中文', hotWords: ['阿里巴巴', '达摩院'] };
    const heard = await realtime().transcribe(second, 'audio/pcm', chosen, new AbortController().signal);
    expect(heard).toEqual([
      { ...sentence('今天开会。', 0, 900), speaker: '0' },
      { ...sentence('好。', 1_000, 1_400), speaker: '1' },
    ]);
    expect(service.connections[0]?.texts).toEqual(['LANGUAGE:中文', 'HOTWORDS:阿里巴巴,达摩院', 'START', 'STOP']);
  });

  it('没有声音：只说停了，就是没有句子', async () => {
    service.script.onText = (text, { say }) => text === 'STOP' && say({ event: 'stopped' });
    expect(await hear(realtime())).toEqual([]);
  });

  it('实时：每次都重说全部句子，只收新的；晚到的旧消息不重复', async () => {
    const messages = [
      { sentences: [], partial: '今天', is_final: false },
      { sentences: [one('今天开会。', 0, 900)], partial: '好', is_final: false },
      { sentences: [], partial: '今天开', is_final: false },
      { sentences: [one('今天开会。', 0, 900), one('好。', 1_000, 1_400)], partial: '', is_final: false },
    ];
    service.script.onSamples = (_, { say }) => say(messages.shift() ?? { event: 'nothing' });
    const { listening, said, sentences } = listen(realtime());
    listening.send(second.subarray(0, 12_800));
    await expect.poll(() => sentences.length).toBe(2);
    expect(said.filter((line) => !line.startsWith('partial:'))).toEqual(['ready', '今天开会。', '好。']);
    listening.close();
  });
});
