import type { RuleSet } from '../../conditions/ruleSet';
import { highTechFields } from '../../facts/highTechFields';
import {
  all,
  among,
  attested,
  classOne,
  classTwo,
  compareTo,
  constant,
  from,
  is,
  plus,
  ratio,
  sumOf,
  unlessNever,
  wanYuan,
  yearly,
} from '../build';
import { innovation } from './score';

const act = from('n-hnte-2016-32');

/** Rule set of 高新技术企业认定 (国科发火〔2016〕32号): who may be one (第二条), and the eight conditions (第十一条). */
export const hnte: RuleSet = {
  id: 'hnte',
  title: '高新技术企业认定',
  policyId: 'n-hnte-2016-32',
  itemId: 'certification',
  validFrom: '2016-01-01',
  validTo: null,
  readings: [
    '增长率为负的，成长性得0分',
    '年均转化数大于0而不足1项的没有对应分档，由专家判断',
    '专家打分的指标按分档给出区间，最低分高于70分才算达到，最高分不高于70分才算达不到',
  ],
  condition: all(
    'hnte',
    '第二条与第十一条各项同时满足',
    is(
      'resident',
      '在中国境内（不含港澳台地区）注册的居民企业',
      'isIndependent',
      true,
      act('art-2', '在中国境内（不包括港、澳、台地区）注册的居民企业'),
    ),
    compareTo(
      'h1',
      '注册成立一年以上',
      { k: 'daysSince', key: 'establishedAt' },
      '>=',
      '365',
      'days',
      act('art-11.1', '注册成立一年以上'),
    ),
    all(
      'h2',
      '知识产权',
      compareTo(
        'h2-count',
        '拥有有效的知识产权',
        plus(classOne, classTwo),
        '>=',
        '1',
        'count',
        act('art-11.2', '拥有知识产权'),
      ),
      attested(
        'h2-core',
        '对主要产品（服务）在技术上起核心支持作用',
        act('art-11.2', '对主要产品（服务）在技术上起核心支持作用'),
      ),
    ),
    all(
      'h3',
      '技术领域',
      among(
        'h3-field',
        '核心技术属于八个高新技术领域之一',
        'highTechField',
        highTechFields,
        act('art-11.3', '核心技术属于国家重点支持的高新技术领域'),
      ),
      attested('h3-expert', '技术领域由专家认可', act('art-11.3', '国家重点支持的高新技术领域')),
    ),
    compareTo(
      'h4',
      '科技人员占职工总数的比例',
      ratio(yearly('researchStaff'), yearly('employees')),
      '>=',
      '10%',
      'ratio',
      act('art-11.4', '不低于10%'),
    ),
    compareTo(
      'h5a',
      '近三年研发费用占销售收入的比例',
      ratio(sumOf('rdExpense', 3), sumOf('revenue', 3)),
      '>=',
      {
        k: 'piecewise',
        by: yearly('revenue'),
        rows: [
          { op: '<=', limit: wanYuan(5000), value: constant('5%') },
          { op: '<=', limit: wanYuan(20_000), value: constant('4%') },
        ],
        otherwise: constant('3%'),
      },
      'ratio',
      act('art-11.5', '不超过5000万元的，不低于5%；超过5000万元至2亿元的，不低于4%；超过2亿元的，不低于3%'),
    ),
    compareTo(
      'h5b',
      '境内研发费用占全部研发费用的比例',
      ratio(sumOf('domesticRdExpense', 3), sumOf('rdExpense', 3)),
      '>=',
      '60%',
      'ratio',
      act('art-11.5', '比例不低于60%'),
    ),
    compareTo(
      'h6',
      '高新技术产品（服务）收入占总收入的比例',
      ratio(yearly('highTechRevenue'), yearly('totalIncome')),
      '>=',
      '60%',
      'ratio',
      act('art-11.6', '比例不低于60%'),
    ),
    { k: 'score', id: 'h7', title: '创新能力评价', table: innovation, quote: act('art-11.7', '70分以上（不含70分）') },
    // The document asks of one year, the fact of three.
    unlessNever(
      'h8-accident',
      '申请前一年内没有重大安全、质量事故',
      is(
        'h8-accident-ever',
        '近三年没有重大安全、质量事故',
        'hasSeriousAccident',
        false,
        act('art-11.8', '没有发生重大安全、重大质量事故'),
      ),
    ),
    unlessNever(
      'h8-environment',
      '申请前一年内没有严重环境违法行为',
      is(
        'h8-environment-ever',
        '近三年没有严重环境违法行为',
        'hasEnvironmentCase',
        false,
        act('art-11.8', '没有严重环境违法行为'),
      ),
    ),
  ),
};
