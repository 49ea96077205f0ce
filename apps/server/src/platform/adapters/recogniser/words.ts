import type { HeardSentence } from '../../ports';

/** Text as it is read: without the marks of SenseVoice (`<|zh|>`) and the blanks that Paraformer puts between characters. */
export const cleanText = (text: string): string =>
  text
    .replace(/<\|[^|]*\|>/g, '')
    .replace(/(?<=[\p{sc=Han}，。？！、；：])\s+(?=[\p{sc=Han}，。？！、；：])/gu, '')
    .trim();

/** What JSON says; undefined where it is none. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The array that a field holds, also where it holds it as JSON in a string. */
export function listIn(field: unknown): unknown[] {
  const value = typeof field === 'string' ? parsed(field) : field;
  return Array.isArray(value) ? value : [];
}

/** Milliseconds as a whole number; null for what is none. @param unitMs milliseconds of the unit in which it is given */
export const msIn = (value: unknown, unitMs = 1): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value * unitMs) : null;

/** In the order of their beginnings where all of them have one; as they came otherwise. */
export const inOrder = (sentences: readonly HeardSentence[]): HeardSentence[] =>
  sentences.every(({ startMs }) => startMs !== null)
    ? [...sentences].sort((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0))
    : [...sentences];
