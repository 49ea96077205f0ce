import type { DecodeMp3 } from './decodeTrack';
import { lookAt, readLevels } from './readLevels';
import type { FromSound, ToSound } from './soundReader';

const say = (said: FromSound, transfer: Transferable[] = []) => globalThis.postMessage(said, { transfer });

/** Ends the wait for what the page decodes, one piece at a time. */
let onDecoded: (channels: Float32Array[] | null) => void = () => undefined;

const decodeMp3: DecodeMp3 = (data, sampleRate) =>
  new Promise((resolve, reject) => {
    onDecoded = (channels) => (channels === null ? reject(new Error('no MP3')) : resolve(channels));
    say({ mp3: data, sampleRate }, [data]);
  });

globalThis.onmessage = async ({ data }: MessageEvent<ToSound>) => {
  if ('decoded' in data) onDecoded(data.decoded);
  else if (data.wants === 'sound') say({ sound: await lookAt(data.file) });
  else say({ levels: await readLevels(data.file, decodeMp3, (share) => say({ share })) });
};
