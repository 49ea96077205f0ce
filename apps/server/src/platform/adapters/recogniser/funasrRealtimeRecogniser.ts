import type { HeardSentence, Recogniser } from '../../ports';
import { isRecord } from '../../vocabulary';
import { abilitiesOf } from './languages';
import type { RecogniserOptions } from './openaiRecogniser';
import { createSamplesRecogniser, type SpeechProtocol } from './samplesRecogniser';
import { cleanText, listIn, msIn } from './words';

/** Protocol of FunASR's realtime server: commands as words, and in each message all sentences of the connection so far. */
const protocol: SpeechProtocol = {
  greeting: ({ language, hotWords }) => [
    ...(language === null ? [] : [`LANGUAGE:${language}`]),
    ...(hotWords.length === 0 ? [] : [`HOTWORDS:${hotWords.join(',')}`]),
    'START',
  ],
  farewell: 'STOP',
  createReader() {
    /** End of the last sentence that was handed on, in milliseconds. */
    let readMs = 0;
    return (message) => {
      if (!Array.isArray(message.sentences)) {
        return message.event === 'stopped' ? { sentences: [], partial: '', isLast: true } : null;
      }
      const all = listIn(message.sentences).flatMap((one) => (isRecord(one) ? sentenceOf(one) : []));
      // The last message may cut sentences anew, by speakers; and an older one may come late.
      const sentences = all.filter(({ startMs }) => startMs === null || startMs >= readMs);
      for (const { endMs } of sentences) readMs = Math.max(readMs, endMs ?? 0);
      const partial = typeof message.partial === 'string' ? cleanText(message.partial) : '';
      return { sentences, partial, isLast: message.is_final === true };
    };
  },
};

export const createFunasrRealtimeRecogniser = (options: RecogniserOptions): Recogniser =>
  createSamplesRecogniser(options, protocol, { ...abilitiesOf(options.model, options.languages), hasHotWords: true });

function sentenceOf({ text, start, end, spk }: Record<string, unknown>): HeardSentence[] {
  const words = typeof text === 'string' ? cleanText(text) : '';
  if (words === '') return [];
  const speaker = typeof spk === 'number' || typeof spk === 'string' ? String(spk) : null;
  return [{ startMs: msIn(start), endMs: msIn(end), text: words, speaker, isUncertain: false }];
}
