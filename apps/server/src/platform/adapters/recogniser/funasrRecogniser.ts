import type { HeardSentence, Recogniser, RecogniserWishes } from '../../ports';
import { isRecord } from '../../vocabulary';
import { abilitiesOf } from './languages';
import type { RecogniserOptions } from './openaiRecogniser';
import { createSamplesRecogniser, type SpeechProtocol } from './samplesRecogniser';
import { cleanText, listIn, msIn } from './words';

/** How much a hot word counts; FunASR's own example. */
const hotWordWeight = 20;

/**
 * Protocol of FunASR's runtime (its “websocket protocol”): `offline` for recordings, `2pass` for what is being said. Its flag is_final
 * is not looked at: it is always false, or the opposite of what it says, depending on the server.
 */
const protocol: SpeechProtocol = {
  greeting: (wishes, isLive) => [JSON.stringify(greetingOf(wishes, isLive ? '2pass' : 'offline'))],
  farewell: JSON.stringify({ is_speaking: false }),
  createReader() {
    let partial = '';
    return (message) => {
      const { mode, text } = message;
      if (typeof mode !== 'string' || typeof text !== 'string') return null;
      if (mode.endsWith('online')) {
        partial += cleanText(text);
        return { sentences: [], partial, isLast: false };
      }
      partial = '';
      return { sentences: sentencesIn(message, text), partial, isLast: false };
    };
  },
};

export const createFunasrRecogniser = (options: RecogniserOptions): Recogniser =>
  createSamplesRecogniser(options, protocol, { ...abilitiesOf(options.model, options.languages), hasHotWords: true });

function greetingOf({ language, hotWords }: RecogniserWishes, mode: '2pass' | 'offline') {
  return {
    mode,
    wav_name: 'meeting',
    is_speaking: true,
    wav_format: 'pcm',
    audio_fs: 16_000,
    chunk_size: [5, 10, 5],
    // Six frames of 100 ms are the 600 ms of the middle of chunk_size.
    chunk_interval: 6,
    itn: true,
    // An object as a string, which is how the servers read it.
    hotwords: JSON.stringify(Object.fromEntries(hotWords.map((word) => [word, hotWordWeight]))),
    ...(language === null ? {} : { svs_lang: language }),
  };
}

/** Sentences of a message: its clauses put together up to the end of a sentence; without them the text as one. */
function sentencesIn(message: Record<string, unknown>, text: string): HeardSentence[] {
  const clauses = listIn(message.stamp_sents).flatMap((one) => (isRecord(one) ? [clauseOf(one)] : []));
  const sentences: HeardSentence[] = [];
  let isOpen = false;
  for (const clause of clauses) {
    const last = sentences.at(-1);
    if (isOpen && last !== undefined) {
      last.text += clause.text;
      last.endMs = clause.endMs;
    } else sentences.push(clause);
    isOpen = !/[。？！?!]$/.test(clause.text);
  }
  const spoken = sentences.filter((sentence) => sentence.text !== '');
  if (spoken.length > 0) return spoken;
  const whole = cleanText(text);
  if (whole === '') return [];
  const times = listIn(message.timestamp).filter(Array.isArray) as unknown[][];
  const [startMs, endMs] = [msIn(times[0]?.[0]), msIn(times.at(-1)?.[1])];
  return [{ startMs, endMs, text: whole, speaker: null, isUncertain: false }];
}

function clauseOf({ text_seg: words, punc, start, end }: Record<string, unknown>): HeardSentence {
  const text = cleanText(`${typeof words === 'string' ? words : ''}`) + (typeof punc === 'string' ? punc : '');
  return { startMs: msIn(start), endMs: msIn(end), text, speaker: null, isUncertain: false };
}
