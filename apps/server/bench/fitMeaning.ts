/**
 * Fits what questions and clauses are about (`data/meaning.txt`) on the ways of asking with their articles: vectors for the words of both, by which
 * an article lies near what it is asked with. `fitJudge.ts` comes after it.
 *
 *   npx tsx apps/server/bench/fitMeaning.ts laws.jsonl.gz
 *
 * They begin as the concepts that articles and their ways of asking have in common, and learn from there to tell the article that a way asks for
 * from others. Nothing is drawn by chance that is not drawn again the same. Some minutes of one core.
 */
import { writeFile } from 'node:fs/promises';
import { fold, isHan } from '@hengce/text';
import { cut } from 'jieba-wasm';
import type { PolicyRecord } from '../src/library/records';
import { groupsOf } from '../src/library/search/clauses/clauseGroups';
import { dimensions, type Side } from '../src/library/search/meaning/meaning';
import { wordFinder } from '../src/library/search/meaning/wordFinder';
import { policyText } from '../src/library/search/policyIndex/policyText';
import { titleCore } from '../src/library/search/titleCore';
import { openData } from '../src/platform/data';
import { groupBy, nationCode } from '../src/platform/vocabulary';
import { readLaws } from './sources';
import { type Bag, concepts, contrast, type Pair } from './vectors';

const leastCount = 2;
/** A word that more articles have says nothing. */
const commonShare = 0.2;
/** Of the clauses of the nation one of so many is read without ways of asking: which words of laws stand together. */
const eachUnasked = 2;

/** An article, and ways of asking for it; folded. */
interface AskedText {
  law: string;
  text: string;
  ways: readonly string[];
}

const [path = ''] = process.argv.slice(2);
const records = await readLaws(path);
records.sort((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1));
const asked = readAsked(openData('askings'));
const law = vocabularyOf(
  asked.map(({ law, text }) =>
    [...cut(law, true), ...cut(text, true)].filter((word) => /^\p{Script=Han}{2,6}$/u.test(word)),
  ),
  commonShare * asked.length,
);
const said = vocabularyOf(
  asked.map(({ ways }) => ways.flatMap(wordsSaid)),
  Number.POSITIVE_INFINITY,
);
const [lawIn, saidIn] = [wordFinder(law), wordFinder(said)];
const bagOf = (words: Iterable<number>): Bag => Int32Array.from(words).sort();
const pairs = asked
  .map(
    ({ law, text, ways }): Pair => ({
      group: law,
      clause: bagOf(lawIn(`${law}|${text}`)),
      ways: ways.map((way) => bagOf(saidIn(way))).filter(({ length }) => length > 0),
    }),
  )
  .filter(({ ways }) => ways.length > 0);
const unasked = records
  .filter(({ regionCode }) => regionCode === nationCode)
  .flatMap((record) => clausesOf(record).map((text) => `${titleCore(fold(record.title))}|${text}`))
  .filter((_, place) => place % eachUnasked === 0)
  .map((text): Pair => ({ group: '', clause: bagOf(lawIn(text)), ways: [] }))
  .filter(({ clause }) => clause.length > 0);
const sizes = { clause: law.length, ways: said.length };
const vectors = contrast(pairs, concepts([...pairs, ...unasked], sizes, dimensions), dimensions);
const rarities = raritiesSaid();
const lines = [
  ...linesOf('law', law, vectors.clause),
  ...linesOf('asked', said, vectors.ways).map((line, word) => `${line}\t${rarities[word]?.toPrecision(3)}`),
];
await writeFile(new URL('../data/meaning.txt', import.meta.url), `${lines.join('\n')}\n`);

/** Lines of `data/askings` with the articles that they are of: of the newest version that has the words, else the words alone. */
function readAsked(lines: readonly string[]): AskedText[] {
  const byTitle = groupBy(records, ({ title }) => titleCore(fold(title)));
  const asked: AskedText[] = [];
  let law = '';
  let texts: string[] = [];
  for (const line of lines) {
    if (line.startsWith('# ')) {
      law = titleCore(fold(line.slice(2)));
      texts = [...(byTitle.get(law) ?? []), ...(byTitle.get(`民法典${law}`) ?? [])].flatMap(clausesOf);
      continue;
    }
    const [piece, ways] = line.split('\t').map(fold);
    if (piece === undefined || ways === undefined) continue;
    asked.push({ law, text: texts.find((text) => text.includes(piece)) ?? piece, ways: ways.split(';') });
  }
  return asked;
}

/** Texts of the clauses of a document, folded. */
function clausesOf(record: PolicyRecord): string[] {
  const { text, spans } = policyText(record);
  const folded = fold(text);
  return groupsOf(spans).map(({ start, end }) => folded.slice(start, end));
}

/** Characters, and words of two and more. */
function wordsSaid(way: string): string[] {
  const words = [...way].filter((one) => isHan(one.charCodeAt(0)));
  for (const word of cut(way, true)) if (word.length > 1 && isHan(word.charCodeAt(0))) words.push(word);
  return words;
}

/** Words of several texts, and of fewer than the most, in an order of their own. */
function vocabularyOf(texts: readonly (readonly string[])[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const words of texts) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= leastCount && count < most)
    .map(([word]) => word)
    .sort();
}

/** How rare each word is among the articles that are asked for. */
function raritiesSaid(): number[] {
  const counts = new Float64Array(said.length);
  for (const { ways } of pairs)
    for (const word of new Set(ways.flatMap((way) => [...way]))) counts[word] = (counts[word] as number) + 1;
  return Array.from(counts, (count) => Math.log(1 + pairs.length / (count + 0.5)));
}

/** Each vector as signed bytes, with what a unit is worth. */
function linesOf(side: Side, words: readonly string[], vectors: Float32Array): string[] {
  return words.map((word, row) => {
    const own = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    const scale = Math.max(1e-9, ...own.map(Math.abs)) / 127;
    const bytes = Int8Array.from(own, (one) => Math.round(one / scale));
    return [side, word, scale.toPrecision(3), Buffer.from(bytes.buffer).toString('base64')].join('\t');
  });
}
