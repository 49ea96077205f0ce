import type { MainComponents } from '@hengce/api/contract';
import { createCell } from './cell';

type S = MainComponents['schemas'];

/** Samples of captions: 16 kHz, one channel. */
const samplesPerMs = 16;
/** What is kept while the server is away, and sent at once when it is back; older sound has no captions. */
const maxSamples = 10_000 * samplesPerMs;
const retryMs = 1_000;

/** `usedUp`: no use is left; `refused`: the server will not have this sound. */
export type SoundRefusal = 'usedUp' | 'refused';
/** `off`: no recogniser listens. */
export type CaptionState = S['MeetingCaptions']['state'] | 'off' | SoundRefusal;
/** Whether sound is sent to a recogniser, or will be again. */
export const isListening = (state: CaptionState): boolean => !['off', 'usedUp', 'refused'].includes(state);

export interface CaptionsView {
  state: CaptionState;
  sentences: readonly S['MeetingSegment'][];
  /** What may still change of the words after them. */
  partial: string;
}

/** Hands sound to the server. Resolves to the captions so far, from sentence `after` on. */
export type SendSound = (
  meetingId: string,
  place: { atMs: number; after: number; isLast: boolean },
  samples: Int16Array<ArrayBuffer>,
) => Promise<S['MeetingCaptions']>;

export interface Captions {
  read(): CaptionsView;
  subscribe(changed: () => void): () => void;
  /** Whether a recogniser listens. */
  turn(toOn: boolean): void;
  /** A recording begins: what was said before is another's. */
  begin(): void;
  /** The server has come to know of the recording; until then its sound waits. */
  recordTo(meetingId: string): void;
  /** Samples that follow those before. */
  push(samples: Int16Array): void;
  /** Nothing is said for a while, or any more: asks for the last sentences. */
  rest(): void;
}

interface Options {
  send: SendSound;
  /** A refusal that asking again does not change; null for a failure that may pass. */
  refusalOf: (error: unknown) => SoundRefusal | null;
  wait: (ms: number) => Promise<void>;
}

/** Sound that waits for the server, with its place in the recording; counted in samples. */
function createQueue() {
  let parts: Int16Array[] = [];
  let from = 0;
  let until = 0;
  const leaveUntil = (place: number): void => {
    while (from < place && parts.length > 0) from += parts.shift()?.length ?? 0;
  };
  return {
    isEmpty: () => parts.length === 0,
    clear() {
      parts = [];
      from = 0;
      until = 0;
    },
    add(samples: Int16Array) {
      parts.push(samples);
      until += samples.length;
      leaveUntil(until - maxSamples);
    },
    /** All that waits. It waits until it is left. */
    peek() {
      const samples = new Int16Array(until - from);
      let place = 0;
      for (const part of parts) {
        samples.set(part, place);
        place += part.length;
      }
      return { samples, from, until };
    },
    leaveUntil,
  };
}

/** Captions of one recorder. Sound goes up one piece after another, and is left out where the server does not keep up: recording knows nothing of it. */
export function createCaptions({ send, refusalOf, wait }: Options): Captions {
  const { read, change, subscribe } = createCell<CaptionsView>({ state: 'off', sentences: [], partial: '' });
  const queue = createQueue();
  let meetingId: string | null = null;
  /** How many sentences of those that the server has now are here. */
  let known = 0;
  let isResting = false;
  let isSending = false;

  const isOn = () => isListening(read().state);

  async function sendOne(id: string): Promise<void> {
    const { samples, from, until } = queue.peek();
    const [after, isLast] = [known, isResting];
    /** Neither another recording nor a page that was left since. */
    const isWanted = () => id === meetingId && isOn();
    try {
      const reply = await send(id, { atMs: Math.round(from / samplesPerMs), after, isLast }, samples);
      if (!isWanted()) return;
      queue.leaveUntil(until);
      if (isLast) isResting = false;
      // After a long pause, or in another process, the server counts from the beginning.
      known = reply.total < after ? 0 : reply.total;
      change({ state: reply.state, partial: reply.partial, sentences: [...read().sentences, ...reply.sentences] });
    } catch (error) {
      const refusal = refusalOf(error);
      if (!isWanted()) return;
      change({ state: refusal ?? 'reconnecting', partial: '' });
      if (refusal === null) await wait(retryMs);
    }
  }

  function kick(): void {
    if (isSending || meetingId === null || !isOn() || (queue.isEmpty() && !isResting)) return;
    isSending = true;
    void sendOne(meetingId).finally(() => {
      isSending = false;
      kick();
    });
  }

  return {
    read,
    subscribe,
    turn(toOn) {
      if (toOn !== (read().state !== 'off')) change({ state: toOn ? 'connecting' : 'off', partial: '' });
    },
    begin() {
      queue.clear();
      meetingId = null;
      known = 0;
      isResting = false;
      const state = read().state === 'off' ? 'off' : 'connecting';
      change({ state, sentences: [], partial: '' });
    },
    recordTo(id) {
      meetingId = id;
      kick();
    },
    push(samples) {
      queue.add(samples);
      kick();
    },
    rest() {
      isResting = true;
      kick();
    },
  };
}
