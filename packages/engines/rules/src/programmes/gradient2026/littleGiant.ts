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
  plus,
  ratio,
  wanYuan,
  yearly,
} from '../build';
import { eitherYear, expiring, firmConditions, IN_FORCE } from './firm';

const giant = from('n-little-giant-2026');
const notice = from('n-little-giant-notice-2026-117');

const before: Cond[] = [
  compareTo(
    'years',
    '从事特定细分市场的年限',
    fact('marketYears'),
    '>=',
    '3',
    'count',
    giant('gate.years', '不少于3年'),
  ),
  compareTo(
    'scale',
    '上年度营业收入',
    yearly('revenue'),
    '>=',
    wanYuan(5000),
    'money',
    giant('gate.scale', '不低于5000万元'),
  ),
  compareTo(
    'main',
    '主营业务收入占比',
    ratio(yearly('mainRevenue'), yearly('revenue')),
    '>=',
    '90%',
    'ratio',
    giant('gate.main', '比例不低于90%'),
  ),
  compareTo(
    'product',
    '主导产品收入占营业收入的比例',
    ratio(yearly('mainProductRevenue'), yearly('revenue')),
    '>',
    '50%',
    'ratio',
    giant('gate.main', '比例高于50%'),
  ),
];
const growth: Cond = {
  k: 'cagr',
  id: 'growth',
  title: '近两年营业收入复合增长率',
  key: 'revenue',
  years: 2,
  op: '>=',
  rate: '5%',
  quote: giant('gate.growth', '复合增长率不低于5%'),
};
const after: Cond[] = [
  compareTo(
    'debt',
    '资产负债率',
    ratio(yearly('liabilities'), yearly('assets')),
    '<=',
    '75%',
    'ratio',
    giant('gate.debt', '资产负债率不高于75%'),
  ),
  compareTo(
    'rd',
    '近两年研发费用合计',
    plus(yearly('rdExpense'), yearly('rdExpense', 1)),
    '>=',
    wanYuan(1200),
    'money',
    giant('gate.rd', '合计不低于1200万元'),
  ),
  ...[0, 1].map((back) =>
    compareTo(
      `rd-share-${back}`,
      back === 0 ? '上年研发费用占比' : '前年研发费用占比',
      ratio(yearly('rdExpense', back), yearly('revenue', back)),
      '>=',
      '3%',
      'ratio',
      giant('gate.rd', '比例不低于3%'),
    ),
  ),
  any(
    'ip',
    'Ⅰ类知识产权或豁免',
    compareTo(
      'ip-count',
      '用于主导产品的Ⅰ类知识产权',
      fact('appliedInventions'),
      '>=',
      '4',
      'count',
      giant('gate.ip', 'Ⅰ类知识产权4件以上'),
    ),
    inThreeYears(
      among(
        'ip-national',
        '国家级科技奖励前三名',
        'nationalPrize',
        ['前三名'],
        giant('gate.ip', '国家级科技奖励且排名前三'),
      ),
      'nationalPrizeOn',
      giant('gate.ip', '近三年'),
    ),
  ),
  any(
    'market',
    '市场地位',
    compareTo(
      'market-share',
      '主导产品市场占有率',
      fact('marketShare'),
      '>=',
      '10%',
      'ratio',
      giant('gate.market', '不低于10%'),
    ),
    compareTo(
      'market-rank',
      '主导产品国内排名',
      fact('domesticRank'),
      '<=',
      '3',
      'count',
      giant('gate.market', '国内前三名'),
    ),
  ),
  attested('chain', '位于工业“六基”领域或产业链关键环节', giant('gate.chain', '产业链关键环节')),
  ...firmConditions,
];
const score = compareTo(
  'score',
  '发展评价得分',
  fact('developmentScore'),
  '>=',
  '60',
  'count',
  giant('gate.score', '不低于60分'),
);

/** Rule set of 专精特新“小巨人”企业 (工信部企业〔2026〕2号). */
export const littleGiant2026: RuleSet = {
  id: 'little-giant',
  title: '专精特新“小巨人”企业认定',
  policyId: 'n-little-giant-2026',
  itemId: 'certification',
  validFrom: IN_FORCE,
  validTo: null,
  readings: ['近两年营业收入复合增长率取最近一年与前第二年之比开平方减1'],
  condition: all(
    'little-giant',
    '各项同时满足',
    is('tier', '专精特新中小企业称号有效', 'isSpecialisedSme', true, giant('gate.tier', '已是专精特新中小企业')),
    ...before,
    growth,
    ...after,
    score,
    is('champion', '不是制造业单项冠军企业', 'isChampion', false, notice('exclude', '制造业单项冠军企业不再推荐')),
    attested('group', '同一集团内只推荐本企业', notice('exclude', '同一集团内的企业不得重复推荐')),
  ),
};

/** Rule set of the 复核 of 小巨人 by 工信部企业〔2026〕2号: no growth, and a 发展评价得分 of 60 in one of two years is enough. */
export const littleGiantRenewal2026: RuleSet = {
  id: 'little-giant-renewal',
  title: '专精特新“小巨人”企业复核',
  policyId: 'n-little-giant-2026',
  itemId: 'renewal',
  validFrom: '2027-01-01',
  validTo: null,
  readings: ['复核不考查增长；发展评价得分近两年任一年达到即可'],
  condition: all(
    'little-giant-renewal',
    '各项同时满足，增长除外',
    is('held', '“小巨人”企业称号有效', 'isLittleGiant', true, giant('duty', '称号有效期三年')),
    expiring('“小巨人”企业', giant('duty', '称号有效期三年')),
    ...before,
    ...after,
    eitherYear(score),
  ),
};
