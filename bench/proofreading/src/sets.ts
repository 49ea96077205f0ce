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

/** Official documents, each from its first to its last word; null where they do not lie beside the repository. */
export function readDocuments(): string[] | null {
  return (
    lines<{ text: string }>('laws.jsonl.gz')
      ?.map(({ text }) => text.replace(/^#+ ?|<!--.*?-->/gm, ''))
      .filter((text) => text.length > 2000 && text.length < 12_000 && !isDigitisedBadly(text)) ?? null
  );
}
