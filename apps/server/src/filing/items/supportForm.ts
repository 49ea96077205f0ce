import type { MainComponents } from '@hengce/api/contract';
import { findFact } from '@hengce/rules';
import { awardOf, clauseOfItem, type Matchable } from '../../matching/items';
import { calculatorOf, maxMonthsOf, rewardId, sourceOf } from '../../matching/rewards';
import { outlayOf } from './outlay';

type S = MainComponents['schemas'];

/** Kind of 申报书 for items without an official form, by the kind of support. */
export type SupportForm =
  | 'loan'
  | 'recognition'
  | 'equipment'
  | 'research'
  | 'deduction'
  | 'title'
  | 'renewal'
  | 'general';

/** Words of what an award is a share of. */
const equipmentWords = /设备|装备|技术改造|数字化改造|固定资产投资/;
const researchWords = /研发(?!平台|机构)|研究开发/;
/** Words by which a clause gives an award for something that somebody recognised. */
const recognised = /认定|评定|认证|称号|证书|入库|贯标|挂牌|获批|设立/;
const ofCertificate = (key: string): boolean => {
  const def = findFact(key);
  return def?.group === 'title' && def.type === 'bool';
};

/**
 * Kind of form for an item, by its kind of support, the base of its amount, and the facts that its conditions ask for; `general` where none
 * fits.
 */
export function supportFormOf(matchable: Matchable): SupportForm {
  const { support, amountRule, conditions } = matchable.item;
  if (support === 'interest') return 'loan';
  if (support === 'title') return /复核/.test(matchable.item.name) ? 'renewal' : 'title';
  if (support !== 'award' && support !== 'subsidy') return 'general';
  if (amountRule?.fact === 'deductibleRdExpense') return 'deduction';
  if (amountRule?.fact !== undefined) return findFact(amountRule.fact)?.group === 'rd' ? 'research' : 'general';
  const outlay = outlayOf(matchable);
  if (outlay !== null) {
    if (equipmentWords.test(outlay.base)) return 'equipment';
    return researchWords.test(outlay.base) ? 'research' : 'general';
  }
  // A sum by the piece is reckoned from something too, which no form of ours asks for.
  const words = awardOf(matchable)?.text ?? '';
  if (/每[^每，。；年]{1,8}给予/.test(words)) return 'general';
  const asksForCertificate = conditions.some(({ facts = [] }) => facts.some(ofCertificate));
  return asksForCertificate || recognised.test(words.split(/[，：]/)[0] ?? '') ? 'recognition' : 'general';
}

/** Rule of an item's amount, as it was when a declaration began. */
export interface ReckoningRule {
  calculator: 'share' | 'bands' | 'interest';
  inputs: S['CalculatorInputs'];
  /** Whether the share is of the growth over the year before. */
  isGrowth: boolean;
  maxMonths: number | null;
  source: S['RewardSource'] | null;
}

/** Rule of an item's amount; null where its document gives none that can be computed. */
export function reckoningRuleOf(matchable: Matchable): ReckoningRule | null {
  const { item, policy } = matchable;
  const outlay = item.support === 'interest' ? null : outlayOf(matchable);
  const capFen = item.amount?.capFen ?? undefined;
  const isOfOutlay = item.amountRule === undefined || item.amountRule.number !== undefined;
  if (isOfOutlay && outlay !== null)
    return {
      calculator: 'share',
      inputs: { percent: outlay.percent, ...(capFen === undefined ? {} : { capFen }) },
      isGrowth: false,
      maxMonths: null,
      source: {
        title: policy.title,
        docNo: policy.docNo,
        clause: clauseOfItem(matchable, outlay.clauseId, outlay.quote),
      },
    };
  const id = rewardId(matchable);
  const { calculator, inputs } = calculatorOf(id, matchable);
  if (calculator !== 'share' && calculator !== 'bands' && calculator !== 'interest') return null;
  if (calculator === 'bands' ? inputs.bands === undefined : inputs.percent === undefined) return null;
  return {
    calculator,
    inputs,
    isGrowth: item.amountRule?.kind === 'increase',
    maxMonths: maxMonthsOf(id, matchable) ?? null,
    source: sourceOf(calculator, inputs, { id, matchable }),
  };
}
