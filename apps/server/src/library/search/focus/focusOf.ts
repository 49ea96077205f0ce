import { fold, sentenceEnds } from '@hengce/text';
import { readQuestion, withoutAsking } from '../clauses/questionWords';
import { isOfCase, quantitiesIn } from './bounds';

/** Sentence of a text that answers a question (答案句). */
export interface Focus {
  start: number;
  end: number;
  /** Words that it depends on: 有下列情形之一的…… before an item, the duty before 逾期不改正的; empty for none. */
  head: string;
  /** Exception behind it: 但……除外; empty for none. */
  proviso: string;
  /**
   * Share (0–1, by rarity within the text) in this sentence of those words of the question that the text has at all.
   */
  share: number;
  /** Share of the whole question in it, 0–1. */
  covered: number;
  /**
   * Whether it contains the kind of answer that was asked for: a period for 多久, a sum for 多少钱; null where no kind was.
   */
  isOfKind: boolean | null;
}

/** More than all words together: a sentence without the number that is asked for is no answer. */
const numberWeight = 1.2;
const count = '[一二三四五六七八九十百千两半\\d]';
/** What is asked for, and how laws say it. A bound only tells between two. */
const kinds: readonly { asks: RegExp; says: RegExp; weight: number }[] = [
  {
    asks: /多久|多长|几[天日年]|几个?[月星]|期限|什么时候|何时|哪天|几号|时效|多少[天日年]|提前/,
    says: new RegExp(`${count}(?:个)?(?:工作日|日|天|月|年|小时|周)|当日`),
    weight: numberWeight,
  },
  {
    asks: /多少钱|多少元|几[万千百]|金额|费用|额度|罚多少|罚款|(?:补|奖|赔|拿|交)多少/,
    says: /[\d十百千万亿]元|[％%]|百分之|倍/,
    weight: numberWeight,
  },
  { asks: /几倍|几折|比例|税率|利率|几成|百分之几|几个点/, says: /[％%‰]|[百千万]分之|倍/, weight: numberWeight },
  { asks: /多大|几岁|年龄/, says: /岁/, weight: numberWeight },
  {
    asks: /多少(?![人个名家])/,
    says: new RegExp(`${count}(?:[万亿]?元|个|倍|日|天|月|年|%|分)|[百千万]分之`),
    weight: numberWeight / 2,
  },
  { asks: /几个|几人|几名|多少[人个名]/, says: new RegExp(`${count}(?:个|家|人|名)`), weight: numberWeight },
  { asks: /最[长多高晚迟]|上限|至多/, says: /不(?:得)?(?:超过|高于|多于)|最[长多高迟]|以下|以内|之内/, weight: 0.2 },
  { asks: /最[短少低早小]|下限|至少|起码/, says: /不(?:得)?(?:低于|少于|小于)|最[短少低]|以上|至少/, weight: 0.2 },
];
/** Of a pair of characters beside a word. */
const pairWeight = 0.3;
/** Of what else the question lets expect. */
const otherWeight = 0.35;
/** A sentence of the case that was asked about goes before one that repeats more of the words. */
const caseWeight = 0.6;

/** Sentence that answers the question; null when none stands out from the others. */
export function focusOf(asked: string, text: string): Focus | null {
  const question = readQuestion(asked);
  const given = quantitiesIn(question.text);
  const wanted = kinds.filter(({ asks }) => asks.test(question.text));
  const sentences = sentencesOf(text);
  const notions = [...question.notions, ...pairsOf(withoutAsking(question.text))]
    .map(({ wordings, weight }) => {
      const has = sentences.map(({ folded }) => wordings.some((wording) => folded.includes(wording)));
      const times = has.filter(Boolean).length;
      return { has, times, weight: weight * Math.log(1 + sentences.length / Math.max(1, times)) };
    })
    .filter(({ times }) => times > 0);
  const whole = notions.reduce((sum, { weight }) => sum + weight, 0);
  const rated = sentences.map((sentence, i) => {
    const { folded, opening } = sentence;
    // An item says what the line above it says too; of itself it has to add something.
    const own = (at: number | null) => (has: readonly boolean[]) => at !== null && has[at] === true;
    const said = notions.reduce(
      (sum, { has, weight }) => sum + (own(i)(has) || own(opening)(has) ? weight : 0),
      opening === null ? 0 : -0.01,
    );
    const share = whole === 0 ? 0 : Math.max(0, said / whole);
    const fits = given.length === 0 ? null : isOfCase(given, folded);
    const above = opening === null ? '' : (sentences[opening]?.folded ?? '');
    const isOther = wanted.length === 0 && question.answer?.test(`${above}${folded}`) === true;
    const score =
      share +
      wanted.reduce((sum, { says, weight }) => sum + (says.test(folded) ? weight : 0), isOther ? otherWeight : 0) +
      (fits === null ? 0 : fits ? caseWeight : -caseWeight);
    const covers = question.notions.filter(({ wordings }) => wordings.some((wording) => folded.includes(wording)));
    const covered = weightOf(covers) / Math.max(1, weightOf(question.notions));
    const asksNumber = wanted.filter(({ weight }) => weight >= numberWeight / 2);
    const isOfKind = asksNumber.length === 0 ? null : asksNumber.some(({ says }) => says.test(folded));
    return { sentence, share, covered, isOfKind, score };
  });
  const [best, next] = [...rated].sort((a, b) => b.score - a.score);
  // Chosen by nothing that was asked: two that are of the kind, and neither says a word of the question.
  if (best === undefined || best.score <= 0 || (best.share === 0 && best.score === next?.score)) return null;
  const { start, end, opening } = best.sentence;
  const before = leans.test(text.slice(start, end)) ? sentences[sentences.indexOf(best.sentence) - 1] : undefined;
  const head = opening === null ? before : sentences[opening];
  const isOfParagraph = opening !== null || (head !== undefined && !text.slice(head.end, start).includes('\n'));
  return {
    start,
    end,
    head: head !== undefined && isOfParagraph ? text.slice(head.start, head.end) : '',
    proviso: provisoBehind(text, end),
    share: best.share,
    covered: best.covered,
    isOfKind: best.isOfKind,
  };
}

const weightOf = (notions: readonly { weight: number }[]): number =>
  notions.reduce((sum, { weight }) => sum + weight, 0);

/** What words of one character hide: 办 says nothing by itself, and all of 经办人 is made of such. */
function pairsOf(text: string): { wordings: string[]; weight: number }[] {
  const pairs = text
    .split(/[^\p{Script=Han}]+/u)
    .flatMap((run) => Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2)));
  return [...new Set(pairs)].map((pair) => ({ wordings: [pair], weight: pairWeight }));
}

interface Sentence {
  start: number;
  end: number;
  folded: string;
  /** Of an item: the sentence that opens its list. */
  opening: number | null;
}

/** Sentences and lines without the space around them. */
function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  // The list that goes on while its items end in ；.
  let opening: number | null = null;
  for (const end of [...sentenceEnds(text), text.length]) {
    const words = text.slice(from, end);
    const start = from + (words.length - words.trimStart().length);
    from = end;
    const trimmed = words.trim();
    if (trimmed === '') continue;
    if (/[:：]$/.test(trimmed)) opening = null;
    found.push({ start, end: start + trimmed.length, folded: fold(trimmed), opening });
    if (/[:：]$/.test(trimmed)) opening = found.length - 1;
    else if (!/[；;、]$/.test(trimmed)) opening = null;
  }
  return found;
}

/** What goes on from the sentence before it. */
const leans = /^(?:逾期|仍|情节|其中|未作约定|拒不|否则|前述|上述|造成|构成|经责令)/;
const isProviso = /^(?:但|上述|前款|其中)|除外[。；]?$/;

function provisoBehind(text: string, end: number): string {
  const rest = text.slice(end).split('\n')[0] ?? '';
  const [next = ''] = rest.trim().match(/^[^。；]*[。；]?/) ?? [];
  return isProviso.test(next) ? next : '';
}
