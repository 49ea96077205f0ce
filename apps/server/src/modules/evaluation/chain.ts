import type { MainComponents } from '@hengce/api/contract';
import { hnte, techSme } from '../../corpus/rules/highTech';
import { ruleSets } from '../../corpus/rules/ruleSets';
import type { FactKey } from '../enterprise/factDefs';
import { withSharedAttests } from '../match/itemRule';
import { countConditions } from '../match/judgeItems';
import { type Circumstances, judge } from '../rules/judge';
import { ruleSetAt } from '../rules/ruleSet';
import { conclusionOf, heldOf } from './library';

type Rung = MainComponents['schemas']['TitleRung'];

const rungs: readonly { id: Rung['id']; title: string; ruleSet: string; held: FactKey }[] = [
  { id: 'tech', title: '科技型中小企业', ruleSet: techSme.id, held: 'isTechSme' },
  { id: 'highTech', title: '高新技术企业', ruleSet: hnte.id, held: 'isHighTech' },
  { id: 'specialised', title: '专精特新中小企业', ruleSet: 'specialised', held: 'isSpecialisedSme' },
  { id: 'littleGiant', title: '专精特新“小巨人”企业', ruleSet: 'little-giant', held: 'isLittleGiant' },
  { id: 'champion', title: '制造业单项冠军企业', ruleSet: 'champion', held: 'isChampion' },
];

/** From the first title to the highest: which ones a firm has, and what it comes to for each. */
export function titleChain(circumstances: Circumstances): Rung[] {
  const { facts } = circumstances;
  return rungs.flatMap(({ id, title, ruleSet, held }): Rung[] => {
    const set = ruleSetAt(ruleSets, ruleSet, facts.asOf);
    if (set === undefined) return [];
    const judgement = judge(withSharedAttests(set.condition), circumstances);
    const { verdict } = judgement;
    const conclusion = conclusionOf(verdict, countConditions(judgement).unmet);
    return [{ id, title, policyId: set.policyId, isHeld: heldOf(facts, held), verdict, conclusion }];
  });
}
