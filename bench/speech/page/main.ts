import { findSpeech } from '../../../packages/engines/transcript/src/index';
import { levelMs } from '../../../packages/features/meeting/src/recording/sound';
import { browserReader } from '../../../packages/features/meeting/src/uploading/soundReader';

/** What the page tells of a file: levels and stretches of speech, and how long both took. */
export interface Heard {
  levels: number;
  stretches: number;
  ms: number;
}

const input = document.querySelector('input');
input?.addEventListener('change', async () => {
  const [file] = input.files ?? [];
  if (!file) return;
  const from = performance.now();
  const levels = (await browserReader.read(file, () => undefined)) ?? new Uint8Array();
  const stretches = findSpeech(levels, levelMs);
  const heard: Heard = { levels: levels.length, stretches: stretches.length, ms: performance.now() - from };
  document.title = JSON.stringify(heard);
});
