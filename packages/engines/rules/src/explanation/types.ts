import type { Verdict } from '../conditions/rule';
import type { Operator } from '../numbers/interval';

// What an explanation consists of: the same shapes as in the main contract (MatchCondition, MatchWay …).

/** Requirement of a condition that no fact decides. */
export const attestedBy = '由企业确认，或由专家判断';

/** Clause of a document, and the words of it that a rule rests on. */
export interface ClauseReference {
  policyId: string;
  /** Title of the document, where more than one is spoken of. */
  title?: string;
  clauseId: string;
  /** 第十一条（五） */
  label: string;
  quote: string | null;
}

/** Own number beside its threshold, as a ruler shows them. */
export interface Gauge {
  value: number;
  threshold: number;
  operator: Exclude<Operator, '==' | '!='>;
  unit: 'money' | 'ratio' | 'count' | 'days';
}

/** Points between which a score lies, as experts give them within bands. */
export interface ScoreFigures {
  lo: number;
  hi: number;
  max: number;
  passOperator: '>' | '>=';
  pass: number;
  parts: { id: string; title: string; lo: number; hi: number; max: number }[];
}

/** Condition of a report, in words. Parents stand before their children. */
export interface ConditionRow {
  id: string;
  parentId: string | null;
  depth: number;
  /** How the conditions below it combine; null where there are none. */
  relation: 'all' | 'any' | 'atLeast' | 'when' | null;
  title: string;
  /** 不低于4% */
  requirement: string;
  verdict: Verdict;
  /** Value of the firm: 5.7%, 高新技术企业; null while it is unknown. */
  own: string | null;
  /** With the numbers put in: (1,200万元＋1,100万元)÷6.3亿元＝3.65%. */
  formula: string | null;
  gauge: Gauge | null;
  score: ScoreFigures | null;
  clause: ClauseReference | null;
  /** Where the own value comes from. */
  source: string | null;
  /** 补充2024年研发费用 */
  action: string | null;
  /** Question whose answer would settle it. */
  questionId: string | null;
  isBonus: boolean;
}

/** Smallest change of one fact that meets a condition, in words. The months are how long it usually takes, null where it only shows in the next full financial year. */
export interface ChangeInWords {
  key: string;
  period: string | null;
  label: string;
  from: string;
  to: string;
  /** 再增加2件 */
  delta: string;
  monthsLeast: number | null;
  monthsMost: number | null;
  when: string;
}

export interface WayInWords {
  text: string;
  changes: ChangeInWords[];
}
