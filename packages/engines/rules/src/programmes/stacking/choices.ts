import type { Quote } from '../../conditions/rule';
import type { FactKey } from '../../facts/factDefs';
import { from } from '../build';

// What the national programmes say of having several benefits at once. Ids are those of rewards: policy.item.

/** Groups of benefits of which a firm chooses one. */
export const choices: readonly { id: string; items: readonly string[]; words: string; quote: Quote }[] = [
  {
    id: 'income-tax-rate',
    items: ['n-hnte-income-tax.rate-15', 'n-small-profit-2023-12.effective-5'],
    words: '由企业选择其一，不叠加（依据待核，以税务机关的口径为准）',
    quote: from('n-small-profit-2023-12')('choice', '由企业选择其一，不叠加'),
  },
  {
    id: 'rd-deduction',
    items: ['n-rd-deduction-2023-7.deduction-100', 'n-ic-deduction-2023-44.deduction-120'],
    words: '是同一笔研发费用的加计扣除，只按一个比例',
    quote: from('n-ic-deduction-2023-44')('rate', '按实际发生额的120%加计扣除'),
  },
];

/** Benefits that a firm can get only once, each with the fact that tells whether it did. */
export const onceOnly: readonly { item: string; had: FactKey; quote: Quote }[] = [
  {
    item: 'n-key-little-giant-2024-148.award',
    had: 'hadKeyGiantAward',
    quote: from('n-key-little-giant-2024-148')('gate.once', '此前未获得过该项支持'),
  },
];
