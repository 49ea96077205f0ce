import { createContext } from 'react';

/** `unreadable`: no file with sound in it; `undecodable`: this browser cannot decode its sound, other players may. */
export type Sound = 'unreadable' | 'undecodable' | 'readable';

/** What is asked of the worker, and what it says. It asks the page for decoded MP3, which workers cannot have by the piece. */
export type ToSound = { file: File; wants: 'sound' | 'levels' } | { decoded: Float32Array[] | null };
export type FromSound =
  | { sound: Sound }
  | { share: number }
  | { levels: Uint8Array | null }
  | { mp3: ArrayBuffer; sampleRate: number };

/** Reads the sound of files beside the page, never a whole file in memory. Stories bring one of their own. */
export interface SoundReader {
  /** What the file is, read from its beginning. */
  look(file: File): Promise<Sound>;
  /**
   * Loudness of all of it, a byte for each 20 ms (`levelOf` of @hengce/transcript); null where it cannot be decoded to its end.
   *
   * @param onShare called with how much is read, 0 to 1
   * @param signal ends the reading, which then answers null
   */
  read(file: File, onShare: (share: number) => void, signal?: AbortSignal): Promise<Uint8Array | null>;
}

/** Decodes packets of MP3 beside the page. @returns the samples of each channel; null where there is none to decode */
async function decodeMp3(data: ArrayBuffer, sampleRate: number): Promise<Float32Array<ArrayBuffer>[] | null> {
  try {
    const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(data);
    return Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel));
  } catch {
    return null;
  }
}

/** Asks a worker of its own, which ends with the answer. */
function ask<Answer>(asked: ToSound, take: (said: FromSound, answer: (answer: Answer) => void) => void) {
  const worker = new Worker(new URL('./sound.worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<Answer>((resolve, reject) => {
    worker.onmessage = async ({ data }: MessageEvent<FromSound>) => {
      if (!('mp3' in data)) return take(data, resolve);
      const decoded = await decodeMp3(data.mp3, data.sampleRate);
      worker.postMessage({ decoded } satisfies ToSound, decoded?.map(({ buffer }) => buffer) ?? []);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(`the reader of sound has failed: ${event.message}`));
    };
    worker.postMessage(asked);
  });
  return { worker, answered: answered.finally(() => worker.terminate()) };
}

/** A worker for each file. */
export const browserReader: SoundReader = {
  look: (file) =>
    ask<Sound>({ file, wants: 'sound' }, (said, answer) => {
      if ('sound' in said) answer(said.sound);
    }).answered,
  read(file, onShare, signal) {
    const ended = new Promise<null>((resolve) => signal?.addEventListener('abort', () => resolve(null)));
    const { worker, answered } = ask<Uint8Array | null>({ file, wants: 'levels' }, (said, answer) => {
      if ('share' in said) onShare(said.share);
      if ('levels' in said) answer(said.levels);
    });
    return Promise.race([answered, ended]).finally(() => worker.terminate());
  },
};

export const SoundContext = createContext<SoundReader>(browserReader);
