import { levelsPerDb } from './levels';

/** A stretch of audio, milliseconds from its beginning. */
export interface Stretch {
  startMs: number;
  endMs: number;
}

export interface SpeechOptions {
  /** Shorter sounds are none, such as a knock; milliseconds. A word of one syllable (对) takes about 200. @default 120 */
  minSpeechMs?: number;
  /** Shorter pauses belong to what is said; milliseconds. @default 500 */
  minPauseMs?: number;
}

/** So much above the noise speech begins, and so much less loud it may become before it ends. */
const aboveNoise = 8 * levelsPerDb;
const hysteresis = 4 * levelsPerDb;
/** −70 dB: what is less loud nobody hears. */
const faintest = 30 * levelsPerDb;
/** Without any sound for so long, a microphone is muted: it tells nothing of the noise. What is shorter is a pause that somebody made. */
const mutedMs = 5_000;
/** The ends of words are faint. */
const marginMs = 60;

/**
 * Where somebody speaks, told by loudness alone: music and noise that come and go are speech too.
 *
 * @param levels loudness of each step, as of `LevelMeter`
 * @param stepMs milliseconds of a step
 */
export function findSpeech(levels: Uint8Array, stepMs: number, options: SpeechOptions = {}): Stretch[] {
  const { minSpeechMs = 120, minPauseMs = 500 } = options;
  const on = threshold(levels, stepMs);
  const off = on - hysteresis;
  const found: Stretch[] = [];
  let start = -1;
  let lastLoud = -1;
  const end = (): void => {
    const stretch = { startMs: start * stepMs, endMs: (lastLoud + 1) * stepMs };
    if (stretch.endMs - stretch.startMs >= minSpeechMs) found.push(stretch);
    start = -1;
  };
  for (const [index, level] of levels.entries()) {
    if (level >= (start < 0 ? on : off)) {
      if (start < 0) start = index;
      lastLoud = index;
    } else if (start >= 0 && (index - lastLoud) * stepMs >= minPauseMs) end();
  }
  if (start >= 0) end();
  const lastMs = levels.length * stepMs;
  return found.map(({ startMs, endMs }) => ({
    startMs: Math.max(startMs - marginMs, 0),
    endMs: Math.min(endMs + marginMs, lastMs),
  }));
}

/** Loudness from which on a step is speech. A pause without any sound, of a microphone that filters noise, counts as noise. */
function threshold(levels: Uint8Array, stepMs: number): number {
  const counts = new Uint32Array(256);
  let counted = 0;
  const count = (level: number, steps: number): void => {
    counts[level] = (counts[level] ?? 0) + steps;
    counted += steps;
  };
  // Nobody has made a pause before the first sound.
  let silentMs = mutedMs;
  for (const level of levels) {
    if (level === 0) silentMs += stepMs;
    else {
      if (silentMs < mutedMs) count(0, silentMs / stepMs);
      count(level, 1);
      silentMs = 0;
    }
  }
  const quantile = (share: number): number => {
    let left = counted * share;
    return counts.findIndex((steps) => {
      left -= steps;
      return left < 0;
    });
  };
  if (counted === 0) return Number.POSITIVE_INFINITY;
  return Math.max(quantile(0.1) + aboveNoise, faintest);
}

/**
 * Pieces of at most so many milliseconds that begin and end in pauses, for services that take no long files. What is said
 * without a pause for longer is cut where the time is over.
 */
export function piecesOf(speech: readonly Stretch[], maxMs: number): Stretch[] {
  const pieces: Stretch[] = [];
  for (const { startMs, endMs } of speech) {
    const last = pieces.at(-1);
    if (last !== undefined && endMs - last.startMs <= maxMs) last.endMs = endMs;
    else
      for (let at = startMs; at < endMs; at += maxMs) pieces.push({ startMs: at, endMs: Math.min(at + maxMs, endMs) });
  }
  return pieces;
}

/**
 * Places of texts that have none, by their lengths: they are spread over what is spoken, pauses left out.
 *
 * @param speech not empty; without any, the whole of the audio as one stretch
 */
export function spreadOver(texts: readonly string[], speech: readonly Stretch[]): (Stretch & { text: string })[] {
  const lengths = texts.map((text) => Math.max([...text.replace(/\s/g, '')].length, 1));
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  const spoken = speech.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  /** Moment at which so many milliseconds have been spoken. */
  const momentOf = (ms: number, isEnd: boolean): number => {
    let left = ms;
    for (const { startMs, endMs } of speech) {
      if (left < endMs - startMs || (isEnd && left === endMs - startMs)) return Math.round(startMs + left);
      left -= endMs - startMs;
    }
    return speech.at(-1)?.endMs ?? 0;
  };
  let said = 0;
  return texts.map((text, index) => {
    const from = (said / characters) * spoken;
    said += lengths[index] ?? 0;
    return { text, startMs: momentOf(from, false), endMs: momentOf((said / characters) * spoken, true) };
  });
}
