import type { Verdict } from '../conditions/rule';
import type { Operator } from '../numbers/interval';

// What an explanation consists of: the same shapes as in the main contract (MatchCondition, MatchWay …).

/** Requirement of a condition that no fact decides. */
export const attestedBy = '由企业确认，或由专家判断';

/** Requirement of a condition that the firm has confirmed or denied, in place of `attestedBy`. */
export const attested = '由企业确认';

/** Answer of the firm to a condition that no fact decides, in words: 您确认：是. */
export const confirmedAs = (holds: boolean): string => `您确认：${holds ? '是' : '否'}`;

const unborn = '还没有成立';
/** Own value of a condition that asks for figures of a year before the firm was founded: 2025年还没有成立. */
export const beforeFounding = (year: number): string => `${year}年${unborn}`;
export const isBeforeFounding = (own: string): boolean => own.endsWith(unborn);

/** Clause of a document, with the words that a rule rests on. */
export interface ClauseReference {
  policyId: string;
  /** Title of the document, where several are involved. */
  title?: string;
  clauseId: string;
  /** Label, such as 第十一条（五）. */
  label: string;
  quote: string | null;
}

/** Number of the firm and the threshold that it is compared with, for drawing both on a scale. */
export interface Gauge {
  value: number;
  threshold: number;
  operator: Exclude<Operator, '==' | '!='>;
  unit: 'money' | 'ratio' | 'count' | 'days';
}

/** Range of a score, with experts' points within their bands. */
export interface ScoreFigures {
  lo: number;
  hi: number;
  max: number;
  passOperator: '>' | '>=';
  pass: number;
  parts: { id: string; title: string; lo: number; hi: number; max: number }[];
}

/** Row of a report: a condition in words. Parents come before their children. */
export interface ConditionRow {
  id: string;
  parentId: string | null;
  depth: number;
  /** Relation of the conditions below it (all, any); null where there are none. */
  relation: 'all' | 'any' | 'atLeast' | 'when' | null;
  title: string;
  /** Requirement, such as 不低于4%. */
  requirement: string;
  /** Whether `requirement` is the sentence that refuses the own value, the whole reason. */
  isRefusal?: boolean;
  verdict: Verdict;
  /** Value of the firm: 5.7%, 高新技术企业; null while it is unknown. */
  own: string | null;
  /** Formula with its numbers: (1,200万元＋1,100万元)÷6.3亿元＝3.65%; null without one. */
  formula: string | null;
  gauge: Gauge | null;
  score: ScoreFigures | null;
  clause: ClauseReference | null;
  /** Origin of the firm's value, such as 本人填写, with 有佐证 where all of it has evidence; null without a value. */
  source: string | null;
  /** What the user can do: 补充2024年研发费用. */
  action: string | null;
  /** Id of the question whose answer would decide it; null for none. */
  questionId: string | null;
  isBonus: boolean;
}

/**
 * Smallest change of one fact that meets a condition, in words. The months are the usual duration, null where it only
 * shows in the next full financial year. `from` and `to` are the same where today's number is enough in that year.
 */
export interface ChangeInWords {
  key: string;
  period: string | null;
  label: string;
  from: string;
  to: string;
  /** Change in words, such as 再增加2件, or 不低于3% where today's number is enough. */
  delta: string;
  monthsLeast: number | null;
  monthsMost: number | null;
  when: string;
}

export interface WayInWords {
  text: string;
  changes: ChangeInWords[];
}
