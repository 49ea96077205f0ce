import { type HeardSentence, type Recogniser, type RecogniserWishes, RecognitionFailure } from '../../ports';
import { isRecord } from '../../vocabulary';
import { abilitiesOf } from './languages';
import { cleanText, inOrder, listIn, msIn, parsed } from './words';

export interface RecogniserOptions {
  /** Address of the service: up to /v1 for OpenAI, of the websocket for FunASR. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
  /** Codes of the languages that the service knows, where the operator says so. */
  languages: readonly string[] | null;
  /** Milliseconds that one call may take. @default 280_000, before the runtime gives up by itself */
  waitMs?: number;
}

const usualWaitMs = 280_000;
const modelsWaitMs = 5_000;
/** OpenAI takes 25 MB with the frame around it. */
const maxBytes = 24_000_000;
/** Whisper looks at no more of a prompt. */
const promptCharacters = 200;
/** Whisper's own thresholds: below or above, it takes its words for wrong. */
const minLogProbability = -1;
const maxSilence = 0.6;

const extensions: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg',
};

/** Recogniser over any service with the transcription call of OpenAI, FunASR's server among them. */
export function createOpenaiRecogniser(options: RecogniserOptions): Recogniser {
  const { model } = options;
  const hasSpeakers = model.includes('diarize');
  let known: Promise<readonly string[] | null> | undefined;
  const languagesTold = () => {
    known ??= languagesOf(options).catch(() => {
      // It could not be reached, or is starting: asked again the next time.
      known = undefined;
      return null;
    });
    return known;
  };
  return {
    model,
    takes: 'files',
    maxBytes,
    listen: null,
    async abilities() {
      const abilities = abilitiesOf(model, options.languages ?? (await languagesTold()));
      return hasSpeakers ? { ...abilities, hasSpeakers } : abilities;
    },
    async transcribe(sound, mediaType, wishes, signal) {
      const name = `sound.${extensions[mediaType] ?? 'webm'}`;
      const form = formOf(model, new File([sound], name, { type: mediaType }), wishes);
      const late = AbortSignal.timeout(options.waitMs ?? usualWaitMs);
      try {
        const response = await fetch(addressOf(options, 'audio/transcriptions'), {
          method: 'POST',
          headers: headersOf(options),
          body: form,
          redirect: 'error',
          signal: AbortSignal.any([signal, late]),
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw refusal(response.status);
        }
        return sentencesIn(await response.text());
      } catch (cause) {
        if (signal.aborted) throw signal.reason;
        if (cause instanceof RecognitionFailure) throw cause;
        if (late.aborted) throw new RecognitionFailure('语音识别服务太久没有回应', true, { cause });
        throw new RecognitionFailure('与语音识别服务的连接中断了', true, { cause });
      }
    },
  };
}

const addressOf = ({ baseUrl }: RecogniserOptions, path: string) => `${baseUrl.replace(/\/+$/, '')}/${path}`;
const headersOf = ({ apiKey }: RecogniserOptions): Record<string, string> =>
  apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };

function formOf(model: string, file: File, { language, hotWords }: RecogniserWishes): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('model', model);
  if (model.includes('diarize')) {
    form.set('response_format', 'diarized_json');
    form.set('chunking_strategy', 'auto');
  } else {
    form.set('response_format', 'verbose_json');
    if (hotWords.length > 0) form.set('prompt', hotWords.join('、').slice(0, promptCharacters));
  }
  if (language !== null) form.set('language', language);
  return form;
}

/** Languages by the list of models, which some services give there; null where they do not. @throws Error when it does not answer */
async function languagesOf(options: RecogniserOptions): Promise<readonly string[] | null> {
  const response = await fetch(addressOf(options, 'models'), {
    headers: headersOf(options),
    redirect: 'error',
    signal: AbortSignal.timeout(modelsWaitMs),
  });
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  const reply = parsed(await response.text());
  const own = listIn(isRecord(reply) ? reply.data : null).find((one) => isRecord(one) && one.id === options.model);
  const codes = listIn(isRecord(own) ? (own.language ?? own.languages) : null);
  const told = codes.filter((code): code is string => typeof code === 'string' && /^\S{1,20}$/.test(code));
  return told.length > 0 ? told : null;
}

/** The status says enough; what the service wrote may hold anything. */
function refusal(status: number): RecognitionFailure {
  const options = { cause: new Error(`status ${status}`) };
  if (status === 429 || status === 503) return new RecognitionFailure('语音识别服务繁忙', true, options);
  if (status === 408 || status >= 500) return new RecognitionFailure('语音识别服务出错了', true, options);
  if (status === 401 || status === 403)
    return new RecognitionFailure('语音识别服务没有接受密钥，请联系管理员', false, options);
  return new RecognitionFailure('语音识别服务没有接受这段声音，请联系管理员', false, options);
}

/** @throws RecognitionFailure for what is no transcription */
function sentencesIn(body: string): HeardSentence[] {
  const outer = parsed(body);
  // FunASR gives the whole, or the text, as JSON in a string.
  const inner = typeof outer === 'string' ? (parsed(outer) ?? { text: outer }) : outer;
  if (!isRecord(inner)) throw new RecognitionFailure('语音识别服务的答复无法识别', true);
  const told = typeof inner.text === 'string' && inner.text.startsWith('{') ? parsed(inner.text) : undefined;
  const reply = isRecord(told) ? { ...inner, ...told } : inner;
  const sentences = listIn(reply.segments).flatMap((segment) => (isRecord(segment) ? sentenceOf(segment) : []));
  if (sentences.length > 0) return inOrder(sentences);
  if (typeof reply.text !== 'string') throw new RecognitionFailure('语音识别服务的答复无法识别', true);
  const text = cleanText(reply.text);
  return text === '' ? [] : [{ startMs: null, endMs: null, text, speaker: null, isUncertain: false }];
}

function sentenceOf(segment: Record<string, unknown>): HeardSentence[] {
  const text = typeof segment.text === 'string' ? cleanText(segment.text) : '';
  if (text === '') return [];
  const { speaker, avg_logprob: probability, no_speech_prob: silence } = segment;
  const isDoubted =
    (typeof probability === 'number' && probability < minLogProbability) ||
    (typeof silence === 'number' && silence > maxSilence);
  return [
    {
      startMs: msIn(segment.start, 1_000),
      endMs: msIn(segment.end, 1_000),
      text,
      speaker: typeof speaker === 'string' || typeof speaker === 'number' ? String(speaker) : null,
      isUncertain: isDoubted,
    },
  ];
}
