import type { Circumstances, Judgement } from '../conditions/judge';
import type { Cond, Quote, Verdict } from '../conditions/rule';
import type { RuleSet } from '../conditions/ruleSet';
import type { ClauseReference } from '../explanation/types';
import { countConditions, countOpen, nearWays } from '../matching/judgeItems';
import { noKnownWays } from '../ways/nearMiss';

/** Documents that the rule sets quote, supplied by the caller. */
export interface RuleDocuments {
  /** Clause of a quote; null when it does not exist. */
  clauseOf(quote: Quote): ClauseReference | null;
  /** Number of a document, such as 国科发火〔2016〕32号; null when it has none. */
  docNoOf(policyId: string): string | null;
}

/** Rule set that a result was judged by, as the result names it. */
export interface EvaluationRule {
  title: string;
  docNo: string | null;
  policyId: string;
  validFrom: string;
  validTo: string | null;
  /** Our interpretations where the document leaves a choice. */
  readings: string[];
}

export const ruleOf = (
  { title, policyId, validFrom, validTo, readings }: RuleSet,
  { docNoOf }: Pick<RuleDocuments, 'docNoOf'>,
): EvaluationRule => ({ title, docNo: docNoOf(policyId), policyId, validFrom, validTo, readings: [...readings] });

/** Sentences for the verdicts of an evaluation, except `unmet`, which has a sentence of its own. */
export const conclusions: Readonly<Record<Exclude<Verdict, 'unmet'>, string>> = {
  met: '按已填的资料，各项条件预判都具备',
  unknown: '资料填完才能判断',
  manual: '没有不具备的条件，还有需要确认或由专家判断的',
  notApplicable: '不适用',
};

function conclusionOf(judgement: Judgement, isNear: boolean): string {
  if (judgement.verdict !== 'unmet') return conclusions[judgement.verdict];
  const { unmet } = countConditions(judgement);
  const open = countOpen(judgement);
  if (!isNear) return `有${unmet}项不具备`;
  return `差一点，有${unmet}项还不具备${open > 0 ? `，另有${open}项没有核实` : ''}`;
}

/** Whether a verdict is 差一点: unmet, but the firm can change every condition that it fails, in a known way. */
export const isNearMiss = (verdict: Verdict, cond: Cond, circumstances: Circumstances): boolean =>
  verdict === 'unmet' && nearWays(cond, { ...circumstances, ways: noKnownWays() }).length > 0;

/** Verdict on a firm for a title, with its sentence. */
export interface Standing {
  verdict: Verdict;
  /** Whether it is 差一点: the firm can change what it does not meet, and the way is known. */
  isNear: boolean;
  conclusion: string;
}

/** Of a title that lasts for years and that the firm has there is nothing to apply for; matching says the same of the item. */
const heldTitle: Standing = { verdict: 'notApplicable', isNear: false, conclusion: '已有这一称号，有的到期走复核' };

/**
 * Result of a firm for a title, by the judgement of its conditions.
 *
 * @param hasForYears whether the firm has the title and it lasts for years: then the result says so, whatever the judgement
 */
export function standingOf(judgement: Judgement, circumstances: Circumstances, hasForYears: boolean): Standing {
  if (hasForYears) return heldTitle;
  const { verdict, cond } = judgement;
  const isNear = isNearMiss(verdict, cond, circumstances);
  return { verdict, isNear, conclusion: conclusionOf(judgement, isNear) };
}
