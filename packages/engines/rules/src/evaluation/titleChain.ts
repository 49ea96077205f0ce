import { type Circumstances, judge } from '../conditions/judge';
import { ruleSetAt } from '../conditions/ruleSet';
import { withSharedAttests } from '../conditions/sharedAttests';
import type { FactKey } from '../facts/factDefs';
import { heldOf } from '../facts/facts';
import { innovative } from '../programmes/gradient2022/innovative';
import { hnte } from '../programmes/highTech/ruleSet';
import { ruleSets } from '../programmes/ruleSets';
import { techSme } from '../programmes/techSme/ruleSet';
import { type Standing, standingOf } from './conclusions';

/** Title of the chain 科技型, 高企, 专精特新, 小巨人, 单项冠军. */
export interface TitleRung extends Standing {
  id: 'tech' | 'highTech' | 'specialised' | 'littleGiant' | 'champion';
  title: string;
  policyId: string;
  isHeld: boolean | null;
}

const rungs: readonly { id: TitleRung['id']; title: string; ruleSet: string; held: FactKey }[] = [
  { id: 'tech', title: '科技型中小企业', ruleSet: techSme.id, held: 'isTechSme' },
  { id: 'highTech', title: '高新技术企业', ruleSet: hnte.id, held: 'isHighTech' },
  { id: 'specialised', title: '专精特新中小企业', ruleSet: 'specialised', held: 'isSpecialisedSme' },
  { id: 'littleGiant', title: '专精特新“小巨人”企业', ruleSet: 'little-giant', held: 'isLittleGiant' },
  { id: 'champion', title: '制造业单项冠军企业', ruleSet: 'champion', held: 'isChampion' },
];

const titleFacts = new Map<string, FactKey>([
  ...rungs.map(({ ruleSet, held }) => [ruleSet, held] as const),
  [innovative.id, 'isInnovativeSme'],
]);

/**
 * Fact that tells whether a firm has the title which a rule set gives for several years, so that its holder applies for
 * a review instead; null for titles that are given anew each time, and for all others.
 */
export const lastingTitleOf = (ruleSet: string): FactKey | null =>
  ruleSet === techSme.id || ruleSet === hnte.id ? null : (titleFacts.get(ruleSet) ?? null);

/** Fact that tells whether a firm has the title which a policy gives, or one of its items (认定, and not 复核); null for what gives none. */
export function titleFactOf(policyId: string, itemId?: string): FactKey | null {
  const set = ruleSets.find(
    (one) => one.policyId === policyId && (itemId === undefined || one.itemId === itemId) && titleFacts.has(one.id),
  );
  return (set && titleFacts.get(set.id)) ?? null;
}

/**
 * Titles from the first to the highest, with the firm's result for each; those without rules in force on the day are left
 * out.
 */
export function titleChain(circumstances: Circumstances): TitleRung[] {
  const { facts } = circumstances;
  return rungs.flatMap(({ id, title, ruleSet, held }): TitleRung[] => {
    const set = ruleSetAt(ruleSets, ruleSet, facts.asOf);
    if (set === undefined) return [];
    const isHeld = heldOf(facts, held);
    const judgement = judge(withSharedAttests(set.condition), circumstances);
    const standing = standingOf(judgement, circumstances, isHeld === true && lastingTitleOf(set.id) !== null);
    return [{ id, title, policyId: set.policyId, isHeld, ...standing }];
  });
}
