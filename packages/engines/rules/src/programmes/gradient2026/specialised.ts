import type { Cond } from '../../conditions/rule';
import type { RuleSet } from '../../conditions/ruleSet';
import {
  all,
  among,
  any,
  attested,
  compareTo,
  fact,
  from,
  inThreeYears,
  is,
  ratio,
  sumOf,
  wanYuan,
  yearly,
} from '../build';
import { common, eitherYear, expiring, firmConditions, IN_FORCE } from './firm';

const specialisedOf = from('n-specialised-2026');

const gates: Cond[] = [
  compareTo(
    'years',
    '从事特定细分市场的年限',
    fact('marketYears'),
    '>=',
    '3',
    'count',
    specialisedOf('gate.years', '不少于3年'),
  ),
  any(
    'scale',
    '规模',
    compareTo(
      'scale-revenue',
      '上年度营业收入',
      yearly('revenue'),
      '>=',
      wanYuan(1500),
      'money',
      specialisedOf('gate.scale', '营业收入不低于1500万元'),
    ),
    compareTo(
      'scale-equity',
      '近两年新增股权投资',
      sumOf('equityRaised', 2),
      '>=',
      wanYuan(2000),
      'money',
      specialisedOf('gate.scale', '股权投资不低于2000万元'),
    ),
  ),
  compareTo(
    'main',
    '主营业务收入占比',
    ratio(yearly('mainRevenue'), yearly('revenue')),
    '>=',
    '80%',
    'ratio',
    specialisedOf('gate.main', '比例不低于80%'),
  ),
  compareTo(
    'product',
    '主导产品收入占营业收入的比例',
    ratio(yearly('mainProductRevenue'), yearly('revenue')),
    '>',
    '50%',
    'ratio',
    specialisedOf('gate.main', '比例高于50%'),
  ),
  compareTo(
    'debt',
    '资产负债率',
    ratio(yearly('liabilities'), yearly('assets')),
    '<=',
    '80%',
    'ratio',
    specialisedOf('gate.debt', '资产负债率不高于80%'),
  ),
  ...[0, 1].flatMap((back) => [
    compareTo(
      `rd-${back}`,
      back === 0 ? '上年研发费用' : '前年研发费用',
      yearly('rdExpense', back),
      '>=',
      wanYuan(100),
      'money',
      specialisedOf('gate.rd', '每年研发费用不低于100万元'),
    ),
    compareTo(
      `rd-share-${back}`,
      back === 0 ? '上年研发费用占比' : '前年研发费用占比',
      ratio(yearly('rdExpense', back), yearly('revenue', back)),
      '>=',
      '3%',
      'ratio',
      specialisedOf('gate.rd', '比例不低于3%'),
    ),
  ]),
  any(
    'ip',
    'Ⅰ类知识产权或豁免',
    compareTo(
      'ip-count',
      '用于主导产品的Ⅰ类知识产权',
      fact('appliedInventions'),
      '>=',
      '1',
      'count',
      specialisedOf('gate.ip', 'Ⅰ类知识产权1件以上'),
    ),
    inThreeYears(
      among(
        'ip-national',
        '国家级科技奖励前三名',
        'nationalPrize',
        ['前三名'],
        specialisedOf('gate.ip', '省部级以上科技奖励且排名前三'),
      ),
      'nationalPrizeOn',
      specialisedOf('gate.ip', '近三年'),
    ),
    among(
      'ip-provincial',
      '省部级科技奖励前三名',
      'provincialPrize',
      ['前三名'],
      specialisedOf('gate.ip', '省部级以上科技奖励且排名前三'),
    ),
    among(
      'ip-lab',
      '省部级以上研发机构',
      'rdInstitution',
      ['国家级', '省部级'],
      specialisedOf('gate.ip', '省部级以上研发机构'),
    ),
  ),
  attested('market', '细分市场占有率较为靠前，有一定知名度', specialisedOf('gate.market', '细分市场占有率较为靠前')),
  ...firmConditions,
];
const score = compareTo(
  'score',
  '发展评价得分',
  fact('developmentScore'),
  '>=',
  '50',
  'count',
  specialisedOf('gate.score', '不低于50分'),
);

const eitherOrBoth = common('art-30', '两个称号取其一还是须同时具备，各方转述不一，待核');

/** Rule set of 专精特新中小企业 (工信部企业〔2026〕2号). */
export const specialised2026: RuleSet = {
  id: 'specialised',
  title: '专精特新中小企业认定',
  policyId: 'n-specialised-2026',
  itemId: 'certification',
  validFrom: IN_FORCE,
  validTo: null,
  readings: ['科技型、创新型两个称号都有的算符合；只有其中一个是否就够，各方转述不一，待主管部门答复'],
  condition: all(
    'specialised',
    '各项同时满足',
    {
      // Both titles, or one and the word of the authority that it is enough.
      k: 'atLeast',
      n: 2,
      id: 'tier',
      title: '科技和创新型中小企业',
      quote: eitherOrBoth,
      of: [
        is(
          'tier-tech',
          '科技型中小企业登记有效',
          'isTechSme',
          true,
          common('art-30', '有效期内的科技型或创新型称号予以承认'),
        ),
        is(
          'tier-innovative',
          '创新型中小企业称号有效',
          'isInnovativeSme',
          true,
          common('art-30', '有效期内的科技型或创新型称号予以承认'),
        ),
        attested('tier-one', '主管部门答复有其中一个称号即可', eitherOrBoth),
      ],
    },
    ...gates,
    score,
  ),
};

/** Rule set of the 复核 of 专精特新中小企业 (工信部企业〔2026〕2号): a 发展评价得分 that is high enough in one of two years is enough. */
export const specialisedRenewal: RuleSet = {
  id: 'specialised-renewal',
  title: '专精特新中小企业复核',
  policyId: 'n-specialised-2026',
  itemId: 'renewal',
  validFrom: IN_FORCE,
  validTo: null,
  readings: ['发展评价得分近两年任一年达到即可'],
  condition: all(
    'specialised-renewal',
    '各项同时满足',
    is('held', '专精特新中小企业称号有效', 'isSpecialisedSme', true, specialisedOf('duty', '称号有效期三年')),
    expiring('专精特新中小企业', specialisedOf('duty', '称号有效期三年')),
    ...gates,
    eitherYear(score),
  ),
};
