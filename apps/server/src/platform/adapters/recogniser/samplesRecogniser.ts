import {
  type HeardSentence,
  type Recogniser,
  type RecogniserAbilities,
  type RecogniserWishes,
  RecognitionFailure,
} from '../../ports';
import type { RecogniserOptions } from './openaiRecogniser';
import { openSpeechSocket, type SpeechSocketOptions } from './speechSocket';
import { inOrder } from './words';

/** What a message says: sentences that are new and change no more, and the words after them that still may. */
export interface SpeechMessage {
  sentences: HeardSentence[];
  partial: string;
  /** Whether the service says that nothing follows. */
  isLast: boolean;
}

/** How a service is spoken to over a websocket. */
export interface SpeechProtocol {
  greeting: (wishes: RecogniserWishes, isLive: boolean) => string[];
  farewell: string;
  /** Reader of the messages of one connection; null for one that says nothing. */
  createReader: () => (message: Record<string, unknown>) => SpeechMessage | null;
}

/** For a connection. A page waits for the first one of its captions, and asks again by itself. */
const openMs = { recording: 10_000, live: 2_000 };
/** A recording takes as long as it takes; what is being said was heard already. */
const answerMs = { recording: 900_000, live: 3_000 };
const moreMs = 1_500;
/** Ten minutes of samples. */
const maxBytes = 19_200_000;

/** Recogniser that is sent samples over a websocket, for recordings and for what is being said alike. */
export function createSamplesRecogniser(
  { baseUrl, apiKey, model, waitMs }: RecogniserOptions,
  protocol: SpeechProtocol,
  abilities: RecogniserAbilities,
): Recogniser {
  const open = (
    wishes: RecogniserWishes,
    isLive: boolean,
    handlers: Pick<SpeechSocketOptions, 'onOpen' | 'onMessage' | 'onOver'>,
  ) => {
    const kind = isLive ? 'live' : 'recording';
    return openSpeechSocket({
      url: baseUrl,
      apiKey,
      greeting: protocol.greeting(wishes, isLive),
      farewell: protocol.farewell,
      waits: { open: openMs[kind], answer: waitMs ?? answerMs[kind], more: moreMs },
      ...handlers,
    });
  };

  return {
    model,
    takes: 'samples',
    maxBytes,
    abilities: async () => abilities,
    transcribe(samples, _mediaType, wishes, signal) {
      const read = protocol.createReader();
      const heard: HeardSentence[] = [];
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const socket = open(wishes, false, {
          onMessage(message) {
            const said = read(message);
            heard.push(...(said?.sentences ?? []));
            return said?.isLast ?? false;
          },
          onOver(failure) {
            signal.removeEventListener('abort', stop);
            if (failure === null) resolve(inOrder(heard));
            else reject(failure);
          },
        });
        const stop = () => {
          socket.close();
          reject(signal.reason);
        };
        signal.addEventListener('abort', stop, { once: true });
        socket.send(samples);
        socket.end();
      });
    },
    listen(wishes, { onReady, onPartial, onSentence, onOver }) {
      const read = protocol.createReader();
      let isEnded = false;
      const socket = open(wishes, true, {
        onOpen: onReady,
        onMessage(message) {
          const said = read(message);
          if (said === null) return false;
          for (const sentence of said.sentences) onSentence(sentence);
          onPartial(said.partial);
          return said.isLast;
        },
        // Whoever has said nothing more is not answered: that is no failure.
        onOver: (failure) => onOver(isEnded ? null : (failure ?? new RecognitionFailure('语音识别服务停止了', true))),
      });
      return {
        ...socket,
        end() {
          isEnded = true;
          socket.end();
        },
      };
    },
  };
}
