import type { BlockRule, Finding } from '../../model/Rule';
import type { NearMiss } from '../../words/FixedWords';
import { type PlacedToken, wordsAround } from './sentences';

/** Particles, conjunctions, adverbs, pronouns, numerals: they stand anywhere and by chance beside half a word. */
const freeWord = /^(?:u|p|c|d|r|m|q|f|y|e|o|t)/;

/** Whether the words of the sentence fall apart where the wrong character stands, as they do around a slip. */
function isSlip({ from, word, at }: NearMiss, tokens: readonly PlacedToken[]): boolean {
  const end = from + word.length;
  const inside = tokens.filter((token) => token.from >= from && token.to <= end);
  if (inside[0]?.from !== from || inside.at(-1)?.to !== end) return false;
  const wrong = inside.find((token) => token.from === from + at);
  if (!wrong || wrong.word.length > 1 || freeWord.test(wrong.tag)) return false;
  // 是图书馆: what is left is a word of its own, and the character before or behind it belongs to something else.
  return !(inside.length === 2 && (at === 0 || at === word.length - 1));
}

/** Whether what the character makes with the one beside it stands elsewhere in the paragraph, as 质权 of 质权人 does beside 行使质权. */
function isOwnWord(plain: string, { from, word, at }: NearMiss): boolean {
  const written = plain.slice(from, from + word.length);
  const elsewhere = plain.replaceAll(written, '\n');
  return [at - 1, at].some(
    (start) => start >= 0 && start + 2 <= word.length && elsewhere.includes(written.slice(start, start + 2)),
  );
}

/** Rule about words of four to six characters with one character replaced by another of the same sound. */
export const fixedWord: BlockRule = {
  id: 'word.fixed.sound',
  class: 'word.fixed',
  title: '固定词语里的同音字',
  clause: '现代汉语词典',
  severity: 'error',
  fix: 'replace',
  needsWords: true,
  find({ plain }, { segment, fixedWords }) {
    if (!segment || !fixedWords) return [];
    const found = new Map<number, NearMiss[]>();
    for (const miss of fixedWords.nearMisses(plain)) {
      const same = found.get(miss.from);
      if (same) same.push(miss);
      else found.set(miss.from, [miss]);
    }
    const findings: Finding[] = [];
    // 因势制宜 could be 因时制宜 and 因事制宜: then it is neither for sure.
    for (const [miss, ...others] of found.values())
      if (
        miss &&
        others.length === 0 &&
        !isOwnWord(plain, miss) &&
        isSlip(miss, wordsAround(plain, miss.from, segment))
      )
        findings.push({
          from: miss.from,
          to: miss.from + miss.word.length,
          suggestions: [miss.word],
          reason: `“${miss.word}”里的“${miss.word.charAt(miss.at)}”误作同音的“${plain.charAt(miss.from + miss.at)}”`,
        });
    return findings;
  },
};
