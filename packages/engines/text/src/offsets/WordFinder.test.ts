import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordFinder } from './WordFinder';

function found(words: readonly string[], text: string): string[] {
  const hits: string[] = [];
  new WordFinder(words.map((word) => [word, word])).find(text, (word, from, to) => hits.push(`${word}@${from}-${to}`));
  return hits.sort();
}

/** Every word at every place. */
function searched(words: readonly string[], text: string): string[] {
  const hits = words.flatMap((word) =>
    [...text].flatMap((_, at) => (text.startsWith(word, at) ? [`${word}@${at}-${at + word.length}`] : [])),
  );
  return hits.sort();
}

it('finds words within words', () =>
  expect(found(['国家', '国家级', '家', '级别'], '国家级别')).toEqual([
    '国家@0-2',
    '国家级@0-3',
    '家@1-2',
    '级别@2-4',
  ]));

it('finds what a search for each word finds', () => {
  const word = fc.string({ unit: fc.constantFrom('的', '地', '得', 'a'), minLength: 1, maxLength: 5 });
  const text = fc.string({ unit: fc.constantFrom('的', '地', '得', 'a'), maxLength: 40 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 12 }), text, (words, where) => {
      expect(found(words, where)).toEqual(searched(words, where));
    }),
  );
});

it('finds only words that lie in the part whole', () => {
  const hits: string[] = [];
  new WordFinder([
    ['国家', '国家'],
    ['家级', '家级'],
  ]).find('国家级国家', (word, from, to) => hits.push(`${word}@${from}-${to}`), 1, 4);
  expect(hits).toEqual(['家级@1-3']);
});
