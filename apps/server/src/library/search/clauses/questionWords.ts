import { fold, isHan } from '@hengce/text';
import { phrases } from '../../../platform/data';
import { aliasesOf } from '../aliases';
import { everydayWords } from '../everydayWords';
import { toSimplified } from '../traditional';

/** A thing that a question names, with the wordings that documents may have for it. */
export interface Notion {
  /** Word of the question. */
  text: string;
  wordings: readonly string[];
  weight: number;
}

/**
 * A question, split into notions, with the kinds of answer that it asks for: clauses with one of these are likelier.
 */
export interface Question {
  /** Folded text. */
  text: string;
  /** Words that are searched for, as the question has them. */
  terms: readonly string[];
  notions: readonly Notion[];
  answer: RegExp | null;
}

/** Ways of asking, which say nothing of the matter; none of them stands inside a word that does. */
const asking = new RegExp(phrases('asking', 'asking of laws'), 'gu');

/** Words of one character that say nothing where they stand alone. */
const particles = new Set(
  '我你他她它这那某每的了吗呢么吧啊呀着过地得要能会有是算被把让给对向在从到和与或及跟还也都就才又再只最很太更不没去来做办说个事怎谁何里上下中内外前后想先用叫由等可拿出按之其于以为所而但并且则即如若因'.split(
    '',
  ),
);

/** What the kind of question lets expect of its answer. The first that fits. */
const answers: readonly [RegExp, RegExp][] = [
  [/几倍|翻倍|双倍/, /倍|百分之[一二三四五六七八九]百/],
  [/几折|几个点|百分之|比例|税率|利率|多少(?:比例|税)|几成/, /百分之|[%％‰]|万分之|千分之/],
  [/罚|处罚|后果|责任/, /罚款|责令|赔偿|责任|处分|吊销|滞纳金/],
  [
    /多久|多长|几天|几日|几年|几个月|期限|什么时候|何时|时间|几点|哪天|时效|之内|提前/,
    /[一二三四五六七八九十百千两\d]+(?:个)?(?:日|天|月|年|小时|工作日|时)/,
  ],
  [/多少钱|多少|金额|费用|几万|上限|额度|标准/, /元|百分之|[%％‰]|倍|不(?:得)?(?:超过|低于|少于)/],
  [/哪些|哪几|什么条件|条件|材料|要求|范围|包括|哪种/, /下列|以下|情形之一|包括|[（(]一[)）]/],
  [/几个|多少个|几家|几人|多少人|几名/, /[一二三四五六七八九十百千两\d]+(?:个|家|人|名)(?:以[上下])?/],
  [/怎么算|怎么计算|如何计算/, /计算|按照|标准/],
];

/** What a question means without saying it. */
const implied: readonly [RegExp, readonly string[]][] = [
  [/过(?:了|去)?(?:几|多少)?年.*(?:不能|不会|不再|还能)|时效|过期/, ['时效', '时效期间', '不再给予', '未被发现']],
  [/税前|扣除|抵扣/, ['扣除', '准予扣除']],
  [/多久|多长|几年|多少年|几天|多少天|几个月|什么时候之前|期限|到期/, ['期限', '期间', '有效期', '时限']],
];

/** An answer often says six months, and not that it is a term. */
const impliedWeight = 0.5;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const longest = Math.max(...[...everydayWords.keys()].map(({ length }) => length));

/** Folded question without its phrases of asking. */
export const withoutAsking = (text: string): string => text.replace(asking, ' ');

/** Question read from any text, split into notions. @param said wordings of its words that are known already */
export function readQuestion(raw: string, said: readonly Pick<Notion, 'text' | 'wordings'>[] = []): Question {
  const text = toSimplified(fold(raw));
  const notions = new Map<string, Notion>();
  const terms = new Set<string>();
  const add = (said: string, wordings: readonly string[], weight: number) => {
    if (!notions.has(said)) notions.set(said, { text: said, wordings, weight });
  };
  let unread = text;
  for (const { text: word, wordings } of said) {
    terms.add(word);
    add(word, wordings, 1);
    unread = unread.replaceAll(word, ' ');
  }
  const rest = takeEverydayWords(unread.replace(asking, ' '), (word, wordings) => {
    terms.add(word);
    add(word, wordings, 1);
  });
  for (const [pattern, wordings] of implied)
    if (pattern.test(text)) add(wordings[0] as string, wordings, impliedWeight);
  for (const run of wordsOf(rest)) {
    const whole = run.join('');
    terms.add(whole);
    const aliases = aliasesOf(whole);
    if (aliases.length > 0) add(whole, [whole, ...aliases], 1);
    else if (!isHan(whole.charCodeAt(0))) add(whole, [whole], 1);
    else addPairs(run, (pair, isInWord) => add(pair, [pair], isInWord ? 1 : 0.5));
  }
  return {
    text,
    terms: [...terms],
    notions: [...notions.values()],
    answer: answers.find(([asked]) => asked.test(text))?.[1] ?? null,
  };
}

/**
 * Words of every day that documents have other words for; the longest at each place, where words begin and end: 签 is none in 电子签名.
 *
 * @returns the text without them
 */
function takeEverydayWords(text: string, take: (word: string, wordings: readonly string[]) => void): string {
  const ends = new Set([0]);
  for (const { index, segment } of segmenter.segment(text)) ends.add(index + segment.length);
  let rest = '';
  for (let at = 0; at < text.length; ) {
    let length = ends.has(at) ? Math.min(longest, text.length - at) : 0;
    while (length > 0 && !(ends.has(at + length) && everydayWords.has(text.slice(at, at + length)))) length--;
    if (length === 0) {
      rest += text[at++];
      continue;
    }
    const word = text.slice(at, at + length);
    const wordings = everydayWords.get(word) ?? [];
    // A lone character is part of many words that mean something else.
    take(word, length === 1 && wordings.length > 0 ? wordings : [word, ...wordings]);
    // 缴 may be all that is known of 汇算清缴.
    rest += length === 1 ? word : ' ';
    at += length;
  }
  return rest;
}

/** Runs of words that stand together, without particles. */
function wordsOf(text: string): string[][] {
  const runs: string[][] = [[]];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const isHanWord = isHan(segment.charCodeAt(0));
    if (!isWordLike || particles.has(segment)) runs.push([]);
    else if (!isHanWord) runs.push([segment], []);
    else (runs.at(-1) as string[]).push(segment);
  }
  return runs.filter((run) => run.join('').length > 1 || (run[0] !== undefined && !isHan(run[0].charCodeAt(0))));
}

/** Pairs of neighbouring characters; those across two words may be of neither. */
function addPairs(words: readonly string[], add: (pair: string, isInWord: boolean) => void): void {
  const text = words.join('');
  const ends = new Set<number>();
  let end = 0;
  for (const word of words) {
    end += word.length;
    ends.add(end);
  }
  for (let at = 0; at + 2 <= text.length; at++) add(text.slice(at, at + 2), !ends.has(at + 1));
}
