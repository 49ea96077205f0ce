import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** A sentence and what it should be; equal when it is right. */
export interface Pair {
  source: string;
  target: string;
}

const data = (name: string): string => fileURLToPath(new URL(`../../../../shared/data/${name}`, import.meta.url));

function lines<Line>(name: string): Line[] | null {
  if (!existsSync(data(name))) return null;
  return gunzipSync(readFileSync(data(name)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** Sentences with errors that were collected by others; null where they do not lie beside the repository. */
export const readPairs = (name: string): Pair[] | null => lines<Pair>(`proofreading/${name}.jsonl.gz`);

/** Some of these were digitised with half-width punctuation; what is wrong there is no false mark. */
const isDigitisedBadly = (text: string): boolean =>
  /\p{Script=Han}[,;:()!?.]|[,;:()]\p{Script=Han}|[０-９]/u.test(text);

export interface LawText {
  text: string;
  /** The day that it is of, where the collection says it. */
  date: string | null;
}

/** Rules were made and mended on these. */
export const firstDraw = 1;
const laterDraws = 4;

/**
 * Laws and regulations, each from its first to its last word; null where they do not lie beside the repository. The first draw has
 * those of middle length; the later ones, 2 to 5, share the shorter and the longer ones by the hash of their titles, so that each is
 * new to the rules. Once its failures were looked at a draw measures nothing more: what was mended is measured on the next.
 */
export function readDocuments(draw: number): LawText[] | null {
  const isOfDraw = (title: string, { length }: string): boolean => {
    if (length > 2000 && length < 12_000) return draw === firstDraw;
    if (length <= 600 || length >= 60_000) return false;
    return ((createHash('sha256').update(title).digest()[0] ?? 0) % laterDraws) + firstDraw + 1 === draw;
  };
  return (
    lines<{ title: string } & LawText>('laws.jsonl.gz')
      ?.map(({ title, text, date }) => ({ title, date, text: text.replace(/^#+ ?|<!--.*?-->/gm, '') }))
      .filter(({ title, text }) => isOfDraw(title, text) && !isDigitisedBadly(text)) ?? null
  );
}
