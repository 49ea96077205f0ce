import { formatChineseNumber, parseChineseNumber } from '@hengce/text';
import { type DocumentRule, documentRule, type Finding, type Located, type Rule } from '../../model/Rule';
import { patternRule } from '../patternRule';

const info = { class: 'level', severity: 'error', fix: 'replace', clause: 'GB/T 9704-2012 7.3.3' } as const;
const official = ['official'] as const;
const numeral = '[一二三四五六七八九十百]{1,4}';

interface Ordinal {
  /** 一、 is 1, （一） 2, 1. 3, （1） 4; articles count by themselves. */
  depth: number;
  number: number;
  from: number;
  to: number;
}

const forms: readonly [depth: number, RegExp, write: (number: number) => string][] = [
  [1, new RegExp(`^\\s*(${numeral})、`), (number) => `${formatChineseNumber(number)}、`],
  [2, new RegExp(`^\\s*[（(](${numeral})[）)]`), (number) => `（${formatChineseNumber(number)}）`],
  [3, /^\s*(\d{1,2})[.．](?!\d)/, (number) => `${number}.`],
  [4, /^\s*[（(](\d{1,2})[）)]/, (number) => `（${number}）`],
];
const article = new RegExp(`^\\s*第(${numeral}(?:千)?)条(?:[\\s　]|$)`);

function ordinalOf(text: string): Ordinal | null {
  for (const [depth, pattern] of forms) {
    const match = pattern.exec(text);
    const number = match && parseChineseNumber(match[1] ?? '');
    if (match && number) {
      const from = match[0].length - match[0].trimStart().length;
      return { depth, number, from, to: match[0].length };
    }
  }
  return null;
}

/** Headings that one meets in every official document; other short lines may be sentences of a list. */
const headings =
  '总体要求|总体目标|指导思想|基本原则|工作原则|工作目标|主要目标|发展目标|主要任务|重点任务|重点工作|工作任务|工作内容|保障措施|组织实施|组织领导|组织保障|强化组织领导|加强组织领导|工作要求|有关要求|相关要求|工作安排|实施步骤|进度安排|时间安排|申报条件|申报对象|申报范围|申报程序|申报流程|申报材料|申报要求|申报时间|支持范围|支持对象|支持方式|支持标准|支持内容|资金安排|资金管理|监督管理|监督检查|绩效管理|绩效评价|附则|总则|其他事项|其他要求|联系方式|注意事项|存在问题|存在的问题|工作建议|下一步打算|下一步工作|基本情况|主要做法|工作成效|项目概况|项目背景';

const expectedAt = (depth: number, number: number): string => forms[depth - 1]?.[2](number) ?? '';

/**
 * Numbers that go on under the same heading: repeated and skipped ones. A sequence that starts anew, or a leap of more than one,
 * may be another list and is left alone.
 */
const order: DocumentRule<Ordinal> = {
  ...info,
  id: 'level.order',
  title: '层次序数重复或跳号',
  fix: 'choose',
  collect: ({ text, cell }) => {
    const ordinal = cell ? null : ordinalOf(text);
    return ordinal ? [ordinal] : [];
  },
  *conclude(facts) {
    const last = new Map<number, number>();
    for (const [at, { block, fact }] of facts.entries()) {
      const before = last.get(fact.depth);
      for (const depth of [...last.keys()]) if (depth > fact.depth) last.delete(depth);
      last.set(fact.depth, fact.number);
      if (before === undefined) continue;
      // What follows shows that the list goes on: 三、三、五、 and 三、三、四、 do, a 三、 that is the last may be of another list.
      const next = nextAt(facts, at, fact.depth);
      const isRepeated = fact.number === before && before > 1 && next !== undefined;
      if (!isRepeated && fact.number !== before + 2) continue;
      // 一、三、三、 and 二、二、四、: only this one is wrong.
      if (next === (isRepeated ? before + 2 : fact.number)) last.set(fact.depth, before + 1);
      const right = expectedAt(fact.depth, before + 1);
      yield {
        block,
        from: fact.from,
        to: fact.to,
        suggestions: [right],
        reason: isRepeated
          ? `与上一个序数重复，应为“${right}”`
          : `上一个是“${expectedAt(fact.depth, before)}”，缺“${right}”`,
      };
    }
  },
};

function nextAt(facts: readonly Located<Ordinal>[], at: number, depth: number): number | undefined {
  for (const { fact } of facts.slice(at + 1)) {
    if (fact.depth < depth) return undefined;
    if (fact.depth === depth) return fact.number;
  }
  return undefined;
}

/** Articles of a rule or a contract: one by one through the whole document. */
const articles: DocumentRule<{ number: number; from: number; to: number }> = {
  ...info,
  id: 'level.article',
  title: '条的序数重复或跳号',
  fix: 'choose',
  clause: '立法技术规范（试行）（一）',
  collect: ({ text }) => {
    const match = article.exec(text);
    const number = match && parseChineseNumber(match[1] ?? '');
    if (!match || !number) return [];
    return [{ number, from: match[0].length - match[0].trimStart().length, to: match[0].trimEnd().length }];
  },
  *conclude(facts) {
    const found: (Finding & { block: number })[] = [];
    let before: number | undefined;
    let breaks = 0;
    for (const [at, { block, fact }] of facts.entries()) {
      const expected = before === undefined ? fact.number : before + 1;
      const next = facts[at + 1]?.fact.number;
      before = fact.number;
      if (fact.number === expected) continue;
      breaks += 1;
      if (fact.number !== expected - 1 && fact.number !== expected + 1) continue;
      if (next === expected + 1) before = expected;
      const right = `第${formatChineseNumber(expected)}条`;
      found.push({
        block,
        from: fact.from,
        to: fact.to,
        suggestions: [right],
        reason: fact.number < expected ? `与上一条重复，应为“${right}”` : `缺“${right}”`,
      });
    }
    // A text that quotes articles of others has no order of its own.
    if (facts.length >= 3 && breaks <= facts.length / 5) yield* found;
  },
};

export const levelRules: readonly Rule[] = [
  patternRule(
    { ...info, id: 'level.bracket-stop', title: '括号序数后不加点号' },
    new RegExp(`(?<=^\\s*[（(](?:${numeral}|\\d{1,2})[）)])[、，.．](?=\\s*\\p{Script=Han})`, 'gu'),
    () => ({ suggestions: [''], reason: '带括号的序数后面不加标点' }),
  ),
  patternRule(
    { ...info, id: 'level.arabic-stop', title: '阿拉伯数字序数后用点', genres: official },
    /(?<=^\s*\d{1,2})[、，](?=\s*\p{Script=Han})/gu,
    () => ({ suggestions: ['.'], reason: '第三层序数写作“1.”' }),
  ),
  patternRule(
    { ...info, id: 'level.chinese-stop', title: '汉字序数后用顿号', genres: official },
    new RegExp(`(?<=^\\s*${numeral})[.．，,](?=\\s*\\p{Script=Han})`, 'gu'),
    ({ block, at }) =>
      // 一，二十一: a number that begins a sentence, 第一，…… has no numeral at its start.
      /^\s*十[.．，,]/.test(block.slice(0, at + 1)) && at > 3
        ? null
        : { suggestions: ['、'], reason: '第一层序数写作“一、”' },
  ),
  patternRule(
    { ...info, id: 'level.ordinal-stop', title: '“第一”“首先”后用逗号', clause: 'GB/T 15834-2011附录A' },
    /(?<=(?:^|[。；：])\s*(?:第[一二三四五六七八九十]|首先|其次|再次|最后))、(?!第|[二三四五六七八九十\d]|[^，。；]{1,6}[、和]第)/g,
    () => ({ suggestions: ['，'], reason: '“第一”“首先”等后面用逗号' }),
  ),
  patternRule(
    { ...info, id: 'level.heading-stop', title: '标题末尾不加句号', genres: official, severity: 'suggestion' },
    new RegExp(`。(?=\\s*$)(?<=^\\s*(?:${numeral}、|[（(]${numeral}[）)])(?:${headings})。)\\s*$`, 'g'),
    () => ({ suggestions: [''], reason: '单独成行的标题末尾不加句号' }),
  ),
  documentRule(order),
  documentRule(articles),
];
