import { type Circumstances, judge } from '../conditions/judge';
import { type RuleSet, ruleSetAt } from '../conditions/ruleSet';
import { withSharedAttests } from '../conditions/sharedAttests';
import { explain } from '../explanation/explain';
import type { ConditionRow, ScoreFigures, WayInWords } from '../explanation/types';
import { explainWay } from '../explanation/ways';
import type { FactKey } from '../facts/factDefs';
import { heldOf } from '../facts/facts';
import { questionOf } from '../matching/judgeItems';
import { type GradientChange, gradientChanges } from '../programmes/gradient2026/changes';
import { ruleSets } from '../programmes/ruleSets';
import { levers } from '../ways/levers';
import { waysToMeet } from '../ways/nearMiss';
import { type EvaluationRule, type RuleDocuments, ruleOf, type Standing, standingOf } from './conclusions';
import { lastingTitleOf } from './titleChain';

/** Year of the 专精特新 rules: those of 2026 are in force since 2026-04-01; those of 2022 are kept for titles that they granted. */
export type RuleYear = '2026' | '2022';

/** Result of a firm for one tier of 优质中小企业梯度培育. */
export interface GradientTier extends Standing {
  id: 'tech' | 'innovative' | 'specialised' | 'littleGiant';
  title: string;
  /** Whether the firm has the title; null while that is unknown. */
  isHeld: boolean | null;
  rule: EvaluationRule;
  conditions: ConditionRow[];
  score: ScoreFigures | null;
  ways: WayInWords[];
}

/** Result of 专精特新自评 for one firm. */
export interface SpecializationEvaluation {
  asOf: string;
  rules: RuleYear;
  /** Tiers from the first to the highest. */
  tiers: GradientTier[];
  /** Highest tier that the firm has; null for none. */
  reached: GradientTier['id'] | null;
  changes: GradientChange[];
}

/** Day for choosing the version of the rules: 2026-03-31, the last day of those of 2022, or `asOf` for those of 2026. */
export const dayOf = (rules: RuleYear, asOf: string): string => (rules === '2022' ? '2026-03-31' : asOf);

const tiers: readonly { id: GradientTier['id']; title: string; ruleSet: string; held: FactKey }[] = [
  { id: 'tech', title: '科技型中小企业', ruleSet: 'tech-sme', held: 'isTechSme' },
  { id: 'innovative', title: '创新型中小企业', ruleSet: 'innovative', held: 'isInnovativeSme' },
  { id: 'specialised', title: '专精特新中小企业', ruleSet: 'specialised', held: 'isSpecialisedSme' },
  { id: 'littleGiant', title: '专精特新“小巨人”企业', ruleSet: 'little-giant', held: 'isLittleGiant' },
];

/** Result of 专精特新自评 for a firm: all tiers of 优质中小企业梯度培育 by one of the two standards, with up to five ways each. */
export function evaluateSpecialization(
  circumstances: Circumstances,
  rules: RuleYear,
  documents: RuleDocuments,
): SpecializationEvaluation {
  const { facts } = circumstances;
  const shown = tiers.flatMap(({ id, title, ruleSet, held }): GradientTier[] => {
    const set = ruleSetAt(ruleSets, ruleSet, dayOf(rules, facts.asOf));
    return set === undefined ? [] : [tierOf({ id, title, isHeld: heldOf(facts, held) }, set, circumstances, documents)];
  });
  return {
    asOf: facts.asOf,
    rules,
    tiers: shown,
    reached: shown.findLast(({ isHeld }) => isHeld === true)?.id ?? null,
    changes: [...gradientChanges],
  };
}

function tierOf(
  tier: Pick<GradientTier, 'id' | 'title' | 'isHeld'>,
  set: RuleSet,
  circumstances: Circumstances,
  documents: RuleDocuments,
): GradientTier {
  const { facts } = circumstances;
  const condition = withSharedAttests(set.condition);
  const judgement = judge(condition, circumstances);
  const conditions = explain(judgement, { facts, clauseOf: documents.clauseOf, questionOf: questionOf(facts.asOf) });
  const standing = standingOf(judgement, circumstances, tier.isHeld === true && lastingTitleOf(set.id) !== null);
  return {
    ...tier,
    rule: ruleOf(set, documents),
    ...standing,
    conditions,
    score: conditions.find(({ score }) => score !== null)?.score ?? null,
    ways:
      standing.verdict === 'unmet'
        ? waysToMeet(condition, circumstances, levers)
            .slice(0, 5)
            .map((way) => explainWay(way, facts.asOf))
        : [],
  };
}
