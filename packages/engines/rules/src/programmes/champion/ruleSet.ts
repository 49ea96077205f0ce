import type { RuleSet } from '../../conditions/ruleSet';
import { all, any, attested, averageOf, compareTo, fact, from, is, wanYuan } from '../build';

const champ = from('n-champion-2023-138');
const averageMain = averageOf('mainRevenue', 3);

/** Rule set of 制造业单项冠军企业 (工信部政法〔2023〕138号). */
export const champion: RuleSet = {
  id: 'champion',
  title: '制造业单项冠军企业认定',
  policyId: 'n-champion-2023-138',
  itemId: 'certification',
  validFrom: '2023-08-31',
  validTo: null,
  readings: ['新产品满5年不足10年的，由评审判断'],
  condition: all(
    'champion',
    '各项同时满足',
    {
      k: 'in',
      id: 'trade',
      title: '制造业企业',
      fact: { key: 'industryCode' },
      values: ['C'],
      isPrefix: true,
      quote: champ('gate.trade', '制造业'),
    },
    any(
      'years',
      '从业年限',
      compareTo(
        'years-ten',
        '从事相关业务领域的年限',
        fact('marketYears'),
        '>=',
        '10',
        'count',
        champ('gate.years', '不少于10年'),
      ),
      all(
        'years-new',
        '属于新产品',
        compareTo(
          'years-five',
          '从事相关业务领域满5年',
          fact('marketYears'),
          '>=',
          '5',
          'count',
          champ('gate.years', '新产品的不少于5年'),
        ),
        attested('new-product', '属于新产品', champ('gate.years', '属于新产品')),
      ),
    ),
    any(
      'revenue',
      '近三年主营业务收入平均',
      compareTo(
        'revenue-any',
        '近三年主营业务收入平均',
        averageMain,
        '>=',
        wanYuan(40_000),
        'money',
        champ('gate.revenue', '不低于4亿元'),
      ),
      all(
        'revenue-special',
        '省级以上专精特新企业',
        any(
          'special',
          '专精特新或“小巨人”',
          is('is-special', '专精特新中小企业', 'isSpecialisedSme', true, champ('gate.revenue', '省级以上专精特新企业')),
          is('is-giant', '“小巨人”企业', 'isLittleGiant', true, champ('gate.revenue', '省级以上专精特新企业')),
        ),
        compareTo(
          'revenue-half',
          '近三年主营业务收入平均达2亿元',
          averageMain,
          '>=',
          wanYuan(20_000),
          'money',
          champ('gate.revenue', '不低于2亿元'),
        ),
      ),
    ),
    compareTo('rank', '全球排名', fact('globalRank'), '<=', '3', 'count', champ('gate.rank', '全球前三名')),
  ),
};
