// What we add to captions while somebody speaks: from a sound in the page that records it until words for it stand there, with a
// recogniser that answers each beginning of a sound at once. The built portal on a real server, a microphone that hears a tone come and go.
//
//   tsx bench/meeting/src/captions.ts
import { openBrowser, record } from '../../../apps/portal/e2e/meeting/microphone';
import { makeDataDir, removeDataDir, startServer } from '../../../apps/portal/e2e/server';
import { startSpeechService } from '../../../apps/server/test/speechServices';
import { buildStale } from '../../../tools/build.mjs';
import { p95 } from '../../chat/src/keys';
import { writeResult } from '../../chat/src/portal';

const sounds = 40;
const samplesPerMs = 16;
/** A sound begins with a sample as loud as this after half a second that is not. */
const loud = 1_000;
const quietSamples = 500 * samplesPerMs;

/** Samples of the microphone as the page gets them. */
interface Message {
  /** Clock of the machine at its last sample, in milliseconds. */
  at: number;
  samples: number[];
}

/** In the page: what its microphone hears, and when which number of a caption is first seen. */
const watch = `
  window.heard = [];
  window.shown = {};
  window.AudioWorkletNode = class extends AudioWorkletNode {
    constructor(...made) {
      super(...made);
      this.port.addEventListener('message', ({ data }) => heard.push({ at: Date.now(), samples: [...data.samples] }));
    }
  };
  new MutationObserver(() => {
    const said = document.querySelector('[aria-label="实时字幕"]')?.textContent ?? '';
    for (const [, number] of said.matchAll(/第(\\d+)声/g)) shown[number] ??= Date.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

/** Finds where sounds begin in samples that follow each other, piece by piece. */
function createFinder(): (samples: ArrayLike<number>) => number[] {
  let quiet = 0;
  return (samples) => {
    const found: number[] = [];
    for (let at = 0; at < samples.length; at += 1) {
      const isLoud = Math.abs(samples[at] ?? 0) >= loud;
      if (isLoud && quiet >= quietSamples) found.push(at);
      quiet = isLoud ? 0 : quiet + 1;
    }
    return found;
  };
}

buildStale();
const reached: number[] = [];
const findReached = createFinder();
const speech = await startSpeechService({
  onSamples(bytes, { say }) {
    const samples = Array.from({ length: bytes.length / 2 }, (_, n) => bytes.readInt16LE(n * 2));
    if (findReached(samples).length === 0) return;
    reached.push(Date.now());
    say({ mode: '2pass-online', text: `第${reached.length}声`, is_final: false });
  },
});
const [dataDir, profile] = [makeDataDir(), makeDataDir()];
const server = await startServer(dataDir, { ASR_BASE_URL: speech.url, ASR_MODEL: 'paraformer' });
const browser = await openBrowser(profile, server.url);
try {
  await browser.addInitScript(watch);
  const page = await record(browser);
  await page.getByText(`第${sounds}声`).waitFor({ timeout: 600_000 });
  const heard: Message[] = await page.evaluate(() => Reflect.get(window, 'heard'));
  const shown: Record<string, number> = await page.evaluate(() => Reflect.get(window, 'shown'));
  const findHeard = createFinder();
  const begins = heard.flatMap(({ at, samples }) =>
    findHeard(samples).map((place) => at - (samples.length - place) / samplesPerMs),
  );
  const delays = reached.slice(0, sounds).map((reachedAt, n) => {
    // Sounds are seconds apart: it is the last one before.
    const begunAt = begins.findLast((at) => at <= reachedAt);
    const shownAt = shown[n + 1];
    if (begunAt === undefined || shownAt === undefined) throw new Error(`Sound ${n + 1} was lost.`);
    return { toRecogniser: reachedAt - begunAt, whole: shownAt - begunAt };
  });
  writeResult('captions', {
    sounds,
    toRecogniser: p95(delays.map(({ toRecogniser }) => toRecogniser)),
    p95: p95(delays.map(({ whole }) => whole)),
  });
} finally {
  await browser.close();
  await server.stop();
  await speech.close();
  removeDataDir(profile);
  removeDataDir(dataDir);
}
