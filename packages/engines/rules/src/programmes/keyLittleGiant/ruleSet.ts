import type { RuleSet } from '../../conditions/ruleSet';
import { all, attested, compareTo, fact, from, is, wanYuan } from '../build';

const key = from('n-key-little-giant-2024-148');

/** Rule set of 重点“小巨人” (财建〔2024〕148号); all three batches are closed, so it shows what would have been asked. */
export const keyLittleGiant: RuleSet = {
  id: 'key-little-giant',
  title: '重点“小巨人”企业奖补',
  policyId: 'n-key-little-giant-2024-148',
  itemId: 'award',
  validFrom: '2024-06-14',
  validTo: '2026-12-31',
  readings: ['只能推荐，三批均已截止'],
  condition: all(
    'key-little-giant',
    '各项同时满足',
    is('title', '“小巨人”企业称号有效', 'isLittleGiant', true, key('way', '从专精特新“小巨人”企业中推荐')),
    compareTo(
      'plan',
      '推进计划投资额',
      fact('planInvestment'),
      '>',
      wanYuan(2000),
      'money',
      key('gate.plan', '投资额高于2000万元'),
    ),
    is('listed', '未上市', 'isListed', false, key('gate.listed', '未上市')),
    is('once', '此前未获得过该项支持', 'hadKeyGiantAward', false, key('gate.once', '此前未获得过该项支持')),
    attested('recommended', '由主管部门推荐', key('way', '由主管部门从专精特新“小巨人”企业中推荐')),
  ),
};
