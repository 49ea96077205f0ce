import type { Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const full: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '.': '。',
  '(': '（',
  ')': '）',
};

export const widthRules: readonly Rule[] = [
  patternRule(
    {
      id: 'punct.width.half',
      class: 'punct.width',
      title: '中文里用全角标点',
      clause: 'GB/T 15834-2011 5.1',
      severity: 'error',
      fix: 'replace',
    },
    /(?<=[\p{Script=Han}”’》）])[,;:!?](?=\s*(?:[\p{Script=Han}“‘《（]|$))|(?<=\p{Script=Han}{3}|[”》）])\.(?=\p{Script=Han}|\s*$)/gu,
    ({ 0: mark, block, at }) =>
      // What follows an ordinal is a matter of levels.
      at < 8 && /^\s*[（(]?[\d一二三四五六七八九十]{1,3}[）)]?$/.test(block.slice(0, at))
        ? null
        : { suggestions: [full[mark] ?? mark], reason: '中文语句里用全角标点' },
  ),
  {
    id: 'punct.width.bracket',
    class: 'punct.width',
    title: '中文里用全角括号',
    clause: 'GB/T 15834-2011 5.1',
    severity: 'error',
    fix: 'replace',
    *find({ plain }) {
      for (const match of plain.matchAll(/\((?=[^()（）]*\p{Script=Han})[^()（）]*\)/gu)) {
        const { index } = match;
        const end = index + match[0].length;
        // Of a formula or a call: f(甲), max(收入,成本).
        if (/[A-Za-z0-9_]$/.test(plain.slice(0, index))) continue;
        for (const [from, mark] of [
          [index, '（'],
          [end - 1, '）'],
        ] as const)
          yield { from, to: from + 1, suggestions: [mark], reason: '括号里有中文，用全角括号' };
      }
    },
  },
];
