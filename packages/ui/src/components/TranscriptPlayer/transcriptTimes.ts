import type { TranscriptPiece, TranscriptTurn } from './transcriptOptions';

const two = (value: number) => String(value).padStart(2, '0');

/** Time of seconds, rounded down: 778 → 12:58; from an hour on 1:12:58. Negative ones are 00:00. */
export function clock(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${two(minutes)}:${two(whole % 60)}`;
}

/** Index of the turn at a time in seconds: the last that has begun; -1 before the first. */
export function turnIndexAt(turns: readonly TranscriptTurn[], time: number): number {
  let low = 0;
  let high = turns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((turns[middle] as TranscriptTurn).start <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export const piecesOf = ({ text }: TranscriptTurn): readonly TranscriptPiece[] =>
  typeof text === 'string' ? [{ text }] : text;

/** Index of the last piece that has begun at a time in seconds; -1 before the first, and where the pieces have no times. */
export function pieceAt(pieces: readonly TranscriptPiece[], time: number) {
  let found = -1;
  pieces.forEach(({ start }, index) => {
    if (start !== undefined && start <= time) found = index;
  });
  return found;
}

export const seekTo = (time: number, duration: number) => Math.min(duration, Math.max(0, time));

/** Heights of at most `count` bars, each the highest peak of its part of the recording; with fewer peaks a bar for each. */
export function bars(peaks: readonly number[], count: number) {
  return Array.from({ length: Math.min(count, peaks.length) }, (_, bar, all = Math.min(count, peaks.length)) => {
    const from = Math.floor((bar * peaks.length) / all);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / all));
    return Math.max(...peaks.slice(from, to));
  });
}
