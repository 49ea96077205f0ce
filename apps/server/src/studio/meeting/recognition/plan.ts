import { findSpeech, piecesOf, type Stretch } from '@hengce/transcript';
import { type Recogniser, sampleBytesPerSecond } from '../../../platform/ports';

/** A service has this much to do at once: five minutes, so that how far it is can be told. */
const maxPieceMs = 300_000;
const sampleBytesPerMs = sampleBytesPerSecond / 1_000;
/** What containers add, and rates that vary. */
const spare = 0.8;

export interface Sound {
  durationMs: number;
  sizeBytes: number;
  /** Loudness; null where it was never measured. */
  levels: { stepMs: number; content: Uint8Array } | null;
}

/** Where somebody speaks; all of it where nothing is known. */
export function spokenIn({ durationMs, levels }: Sound): Stretch[] {
  const speech = levels === null ? [] : findSpeech(levels.content, levels.stepMs);
  const within = speech.filter(({ startMs }) => startMs < durationMs);
  return within.length === 0 ? [{ startMs: 0, endMs: durationMs }] : within;
}

/** Pieces of audio for one call each, cut at silences where they are known. */
export function planPieces(sound: Sound, { takes, maxBytes }: Pick<Recogniser, 'takes' | 'maxBytes'>): Stretch[] {
  const bytesPerMs = sound.sizeBytes / Math.max(sound.durationMs, 1);
  const fitting = Math.floor(takes === 'files' ? (maxBytes * spare) / bytesPerMs : maxBytes / sampleBytesPerMs);
  return piecesOf(spokenIn(sound), Math.min(maxPieceMs, Math.max(fitting, 1_000)));
}
