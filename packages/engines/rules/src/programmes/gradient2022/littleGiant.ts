import type { Cond } from '../../conditions/rule';
import type { RuleSet } from '../../conditions/ruleSet';
import { all, among, any, attested, compareTo, fact, from, is, sumOf, wanYuan, yearly } from '../build';
import { averageGrowth, debt, last, SINCE, UNTIL } from './bands';
import { firmConditions } from './firm';

const giant = from('n-little-giant-2022');
/** 营业收入 steps and the share of R&D that each asks for. */
const shareBySize: Cond = any(
  'innovate-share',
  '研发占比按营业收入分档',
  all(
    'innovate-large',
    '营业收入1亿元以上',
    compareTo(
      'large-revenue',
      '营业收入1亿元以上',
      yearly('revenue'),
      '>=',
      wanYuan(10_000),
      'money',
      giant('gate.innovate', '营业收入1亿元以上的'),
    ),
    compareTo(
      'large-share',
      '研发费用占比',
      last('rdExpense'),
      '>=',
      '3%',
      'ratio',
      giant('gate.innovate', '研发费用占比不低于3%'),
    ),
  ),
  all(
    'innovate-middle',
    '营业收入5000万元至1亿元',
    compareTo(
      'middle-revenue',
      '营业收入5000万元以上',
      yearly('revenue'),
      '>=',
      wanYuan(5000),
      'money',
      giant('gate.innovate', '5000万元至1亿元的，不低于6%'),
    ),
    compareTo(
      'middle-share',
      '研发费用占比达6%',
      last('rdExpense'),
      '>=',
      '6%',
      'ratio',
      giant('gate.innovate', '不低于6%'),
    ),
  ),
  all(
    'innovate-small',
    '营业收入不足5000万元',
    compareTo(
      'small-equity',
      '近两年新增股权融资',
      sumOf('equityRaised', 2),
      '>=',
      wanYuan(8000),
      'money',
      giant('gate.innovate', '股权融资不低于8000万元'),
    ),
    compareTo(
      'small-rd',
      '研发费用',
      yearly('rdExpense'),
      '>=',
      wanYuan(3000),
      'money',
      giant('gate.innovate', '研发费用不低于3000万元'),
    ),
    compareTo(
      'small-staff',
      '研发人员',
      yearly('researchStaff'),
      '>=',
      '50',
      'count',
      giant('gate.innovate', '研发人员不少于50人'),
    ),
  ),
);

const before: Cond[] = [
  compareTo(
    'years',
    '从事特定细分市场的年限',
    fact('marketYears'),
    '>=',
    '3',
    'count',
    giant('gate.focus', '不少于3年'),
  ),
  compareTo(
    'main',
    '主营业务收入占比',
    last('mainRevenue'),
    '>=',
    '70%',
    'ratio',
    giant('gate.focus', '占比不低于70%'),
  ),
];
const growth: Cond = compareTo(
  'growth',
  '近两年主营业务收入平均增长率',
  averageGrowth('mainRevenue'),
  '>=',
  '5%',
  'ratio',
  giant('gate.focus', '平均增长率不低于5%'),
);
const after: Cond[] = [
  attested('system', '采用信息系统支撑业务', giant('gate.refine', '采用信息系统支撑业务')),
  compareTo(
    'certificates',
    '管理体系认证或产品认证',
    fact('certifications'),
    '>=',
    '1',
    'count',
    giant('gate.refine', '取得管理体系认证或产品认证'),
  ),
  compareTo('debt', '资产负债率', debt, '<=', '70%', 'ratio', giant('gate.refine', '资产负债率不高于70%')),
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
      giant('gate.feature', '不低于10%'),
    ),
    attested('market-rank', '主导产品居省内前三名', giant('gate.feature', '省内前三名')),
  ),
  is('brand', '拥有自主品牌', 'hasOwnBrand', true, giant('gate.feature', '拥有自主品牌')),
  any(
    'innovate',
    '新',
    all(
      'innovate-all',
      '研发投入、机构与知识产权',
      shareBySize,
      among(
        'innovate-lab',
        '研发机构',
        'rdInstitution',
        ['国家级', '省部级', '市级', '市级以下'],
        giant('gate.innovate', '须有研发机构'),
      ),
      compareTo(
        'innovate-ip',
        '用于主导产品的Ⅰ类知识产权',
        fact('appliedInventions'),
        '>=',
        '2',
        'count',
        giant('gate.innovate', 'Ⅰ类知识产权2件以上'),
      ),
    ),
    among(
      'innovate-prize',
      '国家级科技奖励前三名',
      'nationalPrize',
      ['前三名'],
      giant('gate.innovate', '国家级科技奖励且排名前三'),
    ),
    among(
      'innovate-contest',
      '“创客中国”大赛50强',
      'makerContest',
      ['50强'],
      giant('gate.innovate', '“创客中国”大赛50强'),
    ),
  ),
  attested('chain', '位于产业链关键环节，为重点企业配套', giant('gate.chain', '位于产业链关键环节')),
  attested('product', '主导产品属于工业“六基”等领域', giant('gate.product', '工业“六基”')),
  ...firmConditions('n-little-giant-2022'),
];
const readings = ['“特”按省内前三或市场占有率不低于10%理解，待核；两年平均增长率取两年增长率的平均数'];

/** Rule set of 专精特新“小巨人”企业 for applications until 2026-03-31 (工信部企业〔2022〕63号附件3). */
export const littleGiant2022: RuleSet = {
  id: 'little-giant',
  title: '专精特新“小巨人”企业认定（2022年标准）',
  policyId: 'n-little-giant-2022',
  itemId: 'certification',
  validFrom: SINCE,
  validTo: UNTIL,
  readings,
  condition: all('little-giant-2022', '专、精、特、新、链、品', ...before, growth, ...after),
};

const notice = from('n-little-giant-notice-2026-117');

/** Rule set of the 复核 of 小巨人 certified in 2023 (工信厅企业函〔2026〕117号): 工信部企业〔2022〕63号附件3 without growth. */
export const littleGiantRenewal2022: RuleSet = {
  id: 'little-giant-renewal',
  title: '专精特新“小巨人”企业复核（2023年批次，2022年标准）',
  policyId: 'n-little-giant-2026',
  itemId: 'renewal',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  readings: [...readings, '复核不考查增长'],
  condition: all(
    'little-giant-renewal-2022',
    '专、精、特、新、链、品，增长除外',
    is('held', '“小巨人”企业称号有效', 'isLittleGiant', true, notice('review', '2023年认定批次的复核')),
    attested('batch', '“小巨人”企业是2023年认定的', notice('review', '2023年认定批次的复核')),
    ...before,
    ...after,
  ),
};
