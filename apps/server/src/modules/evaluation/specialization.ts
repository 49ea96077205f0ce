import type { MainComponents } from '@hengce/api/contract';
import { gradientChanges } from '../../corpus/rules/gradientChanges';
import { levers } from '../../corpus/rules/levers';
import { ruleSets } from '../../corpus/rules/ruleSets';
import type { FactKey } from '../enterprise/factDefs';
import { withSharedAttests } from '../match/itemRule';
import { countConditions, questionOf } from '../match/judgeItems';
import { explain, explainWay } from '../rules/explain';
import { type Circumstances, judge } from '../rules/judge';
import { waysToMeet } from '../rules/nearMiss';
import { type RuleSet, ruleSetAt } from '../rules/ruleSet';
import { clauseOf, conclusionOf, heldOf, ruleOf } from './library';

type S = MainComponents['schemas'];
type Tier = S['GradientTier'];
export type RuleYear = S['RuleYear'];

/** A day on which the version decides: the last one of 2022, today for those in force. */
export const dayOf = (rules: RuleYear, asOf: string): string => (rules === '2022' ? '2026-03-31' : asOf);

const tiers: readonly { id: Tier['id']; title: string; ruleSet: string; held: FactKey }[] = [
  { id: 'tech', title: '科技型中小企业', ruleSet: 'tech-sme', held: 'isTechSme' },
  { id: 'innovative', title: '创新型中小企业', ruleSet: 'innovative', held: 'isInnovativeSme' },
  { id: 'specialised', title: '专精特新中小企业', ruleSet: 'specialised', held: 'isSpecialisedSme' },
  { id: 'littleGiant', title: '专精特新“小巨人”企业', ruleSet: 'little-giant', held: 'isLittleGiant' },
];

/** 优质中小企业梯度培育, from the first tier to the highest, by one of the two standards. */
export function evaluateSpecialization(
  subject: S['EvaluationSubject'],
  circumstances: Circumstances,
  rules: RuleYear,
): S['SpecializationEvaluation'] {
  const { facts } = circumstances;
  const shown = tiers.flatMap(({ id, title, ruleSet, held }): Tier[] => {
    const set = ruleSetAt(ruleSets, ruleSet, dayOf(rules, facts.asOf));
    return set === undefined ? [] : [tierOf({ id, title, isHeld: heldOf(facts, held) }, set, circumstances)];
  });
  return {
    enterprise: subject,
    asOf: facts.asOf,
    rules,
    tiers: shown,
    reached: shown.findLast(({ isHeld }) => isHeld === true)?.id ?? null,
    changes: [...gradientChanges],
  };
}

function tierOf(tier: Pick<Tier, 'id' | 'title' | 'isHeld'>, set: RuleSet, circumstances: Circumstances): Tier {
  const { facts } = circumstances;
  const condition = withSharedAttests(set.condition);
  const judgement = judge(condition, circumstances);
  const conditions = explain(judgement, { facts, clauseOf, questionOf: questionOf(facts.asOf) });
  const { unmet } = countConditions(judgement);
  return {
    ...tier,
    rule: ruleOf(set),
    verdict: judgement.verdict,
    conclusion: conclusionOf(judgement.verdict, unmet),
    conditions,
    score: conditions.find(({ score }) => score !== null)?.score ?? null,
    ways:
      judgement.verdict === 'unmet'
        ? waysToMeet(condition, circumstances, levers)
            .slice(0, 5)
            .map((way) => explainWay(way, facts.asOf))
        : [],
  };
}
