import { lookAt, readLevels } from './readLevels';
import type { FromSound, ToSound } from './soundReader';

const say = (said: FromSound) => globalThis.postMessage(said);

globalThis.onmessage = async ({ data: { file, wants } }: MessageEvent<ToSound>) => {
  if (wants === 'sound') say({ sound: await lookAt(file) });
  else say({ levels: await readLevels(file, (share) => say({ share })) });
};
