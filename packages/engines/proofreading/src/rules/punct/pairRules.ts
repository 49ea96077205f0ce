import type { BlockRule, Finding, Rule } from '../../model/Rule';

const closing: Readonly<Record<string, string>> = {
  '“': '”',
  '‘': '’',
  '《': '》',
  '〈': '〉',
  '（': '）',
  '(': ')',
  '【': '】',
  '〔': '〕',
  '「': '」',
};
const opening = new Map(Object.entries(closing).map(([open, close]) => [close, open]));
const marks = /[“”‘’《》〈〉（）()【】〔〕「」]/g;

interface Mark {
  mark: string;
  at: number;
}

const wide = (mark: string): string => (mark === '(' ? '（' : mark === ')' ? '）' : mark);
/** 1）, a), 第一）: a bracket that closes a number at the start of a line or of an item. */
const closesNumber = /(?:^|[\s。；，、：:])[\dA-Za-z①-⑳一二三四五六七八九十]{1,3}$/;

/** Marks without their partner, and titles within titles; a text is read as a stack of open marks. */
function readPairs(text: string): { alone: Mark[]; nested: Mark[] } {
  const open: Mark[] = [];
  const alone: Mark[] = [];
  const nested: Mark[] = [];
  for (const match of text.matchAll(marks)) {
    const [mark] = match;
    const at = match.index;
    if (mark in closing) {
      const outer = open.at(-1);
      if (outer && outer.mark === mark && (mark === '《' || mark === '“')) nested.push({ mark, at });
      open.push({ mark, at });
      continue;
    }
    // An apostrophe: it's.
    if (mark === '’' && /[A-Za-z]$/.test(text.slice(0, at))) continue;
    const wanted = wide(opening.get(mark) ?? '');
    const index = open.findLastIndex((one) => wide(one.mark) === wanted);
    if (index >= 0) alone.push(...open.splice(index).slice(1));
    else if (!(wide(mark) === '）' && closesNumber.test(text.slice(0, at)))) alone.push({ mark, at });
  }
  return { alone: [...alone, ...open], nested };
}

/**
 * What is closed in another paragraph: a quotation of several paragraphs opens in each and closes in the last, and so may a bracket
 * around lines. Mathematics opens with ( and closes with ].
 */
function isExcused(text: string, { mark, at }: Mark): boolean {
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (mark in closing ? before === '' : after === '') return true;
  if (mark === '“' || mark === '‘') return /[：:]$/.test(before) && !after.includes(mark);
  return /[（()）]/.test(mark) && /\d/.test(text.slice(Math.max(0, at - 1), at + 2));
}

const info = { class: 'punct.pair', clause: 'GB/T 15834-2011 4.8', readsProtected: true } as const;
const mayPair = /[“”‘’《》〈〉（）()【】〔〕「」]/;

function pairRule(
  rule: Pick<BlockRule, 'id' | 'title' | 'severity' | 'fix' | 'clause'>,
  find: (text: string) => Finding[],
): BlockRule {
  return { ...info, ...rule, find: ({ text }) => (mayPair.test(text) ? find(text) : []) };
}

export const pairRules: readonly Rule[] = [
  pairRule(
    { id: 'punct.pair.alone', title: '标点不成对', severity: 'error', fix: 'none', clause: info.clause },
    (text) =>
      readPairs(text).alone.flatMap((one) =>
        isExcused(text, one)
          ? []
          : [
              {
                from: one.at,
                to: one.at + 1,
                reason: `“${one.mark}”没有与它成对的“${closing[one.mark] ?? opening.get(one.mark)}”`,
              },
            ],
      ),
  ),
  pairRule(
    {
      id: 'punct.pair.nested',
      title: '引号、书名号里外不同',
      severity: 'suggestion',
      fix: 'replace',
      clause: 'GB/T 15834-2011 4.8、4.15',
    },
    (text) => {
      const { nested, alone } = readPairs(text);
      // A bracket that closes in another paragraph says nothing of titles and quotations.
      if (alone.some(({ mark }) => /[《》〈〉“”‘’]/.test(mark))) return [];
      return nested.flatMap(({ mark, at }) => {
        const end = text.indexOf(closing[mark] as string, at);
        const inner = mark === '《' ? '〈〉' : '‘’';
        const words = text.slice(at + 1, end);
        return [
          {
            from: at,
            to: end + 1,
            suggestions: [`${inner.charAt(0)}${words}${inner.charAt(1)}`],
            reason: mark === '《' ? '书名号里再用书名号，里面用单书名号“〈〉”' : '引号里再用引号，里面用单引号“‘’”',
          },
        ];
      });
    },
  ),
];
