import type { Finding, RuleInfo, WordRule } from '../model/Rule';

/** Up to 24 UTF-16 units before and after a word. */
export interface Around {
  before: string;
  after: string;
}

export interface WordEntry {
  suggestions?: readonly string[];
  reason: string;
  clause?: string;
  severity?: Finding['severity'];
  /** Text before or after the word with which it is right. */
  unlessBefore?: RegExp;
  unlessAfter?: RegExp;
  /** Text with which alone it is wrong. */
  onlyBefore?: RegExp;
  onlyAfter?: RegExp;
}

const reach = 24;

export function aroundOf(plain: string, from: number, word: string): Around {
  return {
    before: plain.slice(Math.max(0, from - reach), from),
    after: plain.slice(from + word.length, from + word.length + reach),
  };
}

/** Rule by a list of words, each with its replacements and the neighbours beside which it is right, or beside which alone it is wrong. */
export function wordRule(info: RuleInfo, entries: Readonly<Record<string, WordEntry>>): WordRule {
  return {
    ...info,
    words: () => Object.keys(entries),
    judge(word, from, { plain }) {
      const entry = entries[word];
      if (!entry) return null;
      const { before, after } = aroundOf(plain, from, word);
      if (entry.unlessBefore?.test(before) || entry.unlessAfter?.test(after)) return null;
      if (entry.onlyBefore && !entry.onlyBefore.test(before)) return null;
      if (entry.onlyAfter && !entry.onlyAfter.test(after)) return null;
      const { suggestions, reason, clause, severity } = entry;
      return { from, to: from + word.length, suggestions, reason, clause, severity };
    },
  };
}
