import type { Cond, Quote, ScoreItem } from './rule';

/** The conditions of one item of a policy, in one version. */
export interface RuleSet {
  /** Stable id: hnte, little-giant. */
  id: string;
  title: string;
  policyId: string;
  /** Id of the policy's item to which the conditions belong. */
  itemId: string;
  /** First and last day (Asia/Shanghai) on which this version decides; null for no limit. */
  validFrom: string;
  validTo: string | null;
  /** Our interpretations where the documents leave a choice. Shown with the result. */
  readings: readonly string[];
  condition: Cond;
}

/** Version of a rule set, by its id, that decides on a day (YYYY-MM-DD); undefined for none. */
export const ruleSetAt = (versions: readonly RuleSet[], id: string, day: string): RuleSet | undefined =>
  versions.find((set) => set.id === id && set.validFrom <= day && (set.validTo === null || day <= set.validTo));

/** JSON with sorted keys: equal values have equal texts, on every machine. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
    .join(',')}}`;
}

/** All conditions of a tree, also those inside score tables. */
export function conditionsOf(cond: Cond): Cond[] {
  switch (cond.k) {
    case 'all':
    case 'any':
    case 'atLeast':
      return [cond, ...cond.of.flatMap(conditionsOf)];
    case 'when':
      return [cond, ...conditionsOf(cond.given), ...conditionsOf(cond.need)];
    case 'score':
      return [cond, ...cond.table.parts.flatMap(({ items }) => items.flatMap(conditionsOfItem))];
    default:
      return [cond];
  }
}
const conditionsOfItem = (item: ScoreItem): Cond[] => {
  if (item.k === 'ladder') return item.rows.flatMap(({ when }) => conditionsOf(when));
  return item.k === 'best' ? item.of.flatMap(conditionsOfItem) : [];
};

/** Function that gives the text of a clause; undefined for one that does not exist. */
export type ClauseText = (policyId: string, clauseId: string) => string | undefined;

/** 国科发火〔2016〕32号, 财政部 税务总局公告2023年第12号. */
const docNo = /^[\u4e00-\u9fff]{2,12}〔\d{4}〕\d{1,5}号$|^[\u4e00-\u9fff ]{2,60}公告\d{4}年第\d{1,4}号$/;

/** Problems of a rule set, in sentences for its author; none when it may be used. */
export function problemsOf(set: RuleSet, textOf: ClauseText, docNoOf: (policyId: string) => string | null): string[] {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${set.id}（${set.validFrom}）：${problem}`);
  const number = docNoOf(set.policyId);
  if (number !== null && !docNo.test(number)) say(`文号“${number}”读不出来`);
  if (set.validTo !== null && set.validTo < set.validFrom) say('有效期的终点早于起点');
  const ids = new Set<string>();
  for (const cond of conditionsOf(set.condition)) {
    if (ids.has(cond.id)) say(`条件编号${cond.id}用了两次`);
    ids.add(cond.id);
    if (cond.quote) checkQuote(cond.id, cond.quote);
    else if (!['all', 'any', 'atLeast', 'when'].includes(cond.k)) say(`${cond.id}没有出处`);
  }
  return problems;

  function checkQuote(id: string, quote: Quote): void {
    const text = textOf(quote.policyId, quote.clauseId);
    if (text === undefined) say(`${id}的出处${quote.policyId} ${quote.clauseId}不存在`);
    else if (!text.includes(quote.text)) say(`${id}引用的“${quote.text}”不在${quote.clauseId}里`);
  }
}
