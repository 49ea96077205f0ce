import { highTechFields } from '../../modules/enterprise/factDefs';
import type { Expr } from '../../modules/rules/expression';
import type { Band, ScoreItem, ScoreTable } from '../../modules/rules/rule';
import type { RuleSet } from '../../modules/rules/ruleSet';
import {
  all,
  among,
  any,
  attested,
  averageOf,
  classOne,
  classTwo,
  compareTo,
  constant,
  fact,
  from,
  is,
  plus,
  ratio,
  sumOf,
  unusedClassTwo,
  wanYuan,
  yearly,
} from './build';

const act = from('n-hnte-2016-32');
const guide = from('n-hnte-guide-2016-195');

/** 195号: the growth of a number over three years, in bands of points. */
const growth = (id: string, title: string, key: 'netAssets' | 'revenue'): ScoreItem => ({
  k: 'bands',
  id,
  title,
  max: 10,
  by: { k: 'hnteGrowth', key },
  rows: [
    { op: '>=', limit: '35%', band: [9, 10] },
    { op: '>=', limit: '25%', band: [7, 8] },
    { op: '>=', limit: '15%', band: [5, 6] },
    { op: '>=', limit: '5%', band: [3, 4] },
    { op: '>', limit: '0', band: [1, 2] },
  ],
  otherwise: [0, 0],
});

const steps = (by: Expr, rows: readonly [limit: string, band: Band][], otherwise: Band) => ({
  k: 'bands' as const,
  by,
  rows: rows.map(([limit, band]) => ({ op: '>=' as const, limit, band })),
  otherwise,
});

/** 国科发火〔2016〕195号: 100 points, of which most are the judgement of experts within bands. */
const innovation: ScoreTable = {
  pass: { op: '>', value: 70 },
  parts: [
    {
      id: 'ip',
      title: '知识产权',
      max: 30,
      items: [
        { k: 'expert', id: 'ip-advanced', title: '技术的先进程度', max: 8 },
        { k: 'expert', id: 'ip-core', title: '对主要产品（服务）在技术上发挥核心支持作用', max: 8 },
        {
          k: 'best',
          id: 'ip-count',
          title: '知识产权数量',
          max: 8,
          of: [
            { ...steps(classOne, [['1', [7, 8]]], [0, 0]), id: 'ip-count-1', title: 'Ⅰ类', max: 8 },
            {
              ...steps(
                unusedClassTwo,
                [
                  ['5', [5, 6]],
                  ['3', [3, 4]],
                  ['1', [1, 2]],
                ],
                [0, 0],
              ),
              id: 'ip-count-2',
              title: 'Ⅱ类',
              max: 6,
            },
          ],
        },
        {
          k: 'ladder',
          id: 'ip-origin',
          title: '知识产权获得方式',
          max: 6,
          rows: [
            {
              when: compareTo(
                'ip-own',
                '有自主研发的知识产权',
                fact('ownInventions'),
                '>=',
                '1',
                'count',
                guide('score.ip', '有自主研发的得1至6分'),
              ),
              band: [1, 6],
            },
          ],
          // Own ones of class Ⅱ are not among the facts, so that both bands stay possible.
          otherwise: [0, 6],
        },
        {
          ...steps(fact('standards'), [['1', [1, 2]]], [0, 0]),
          id: 'ip-standard',
          title: '参与编制标准（加分）',
          max: 2,
        },
      ],
    },
    {
      id: 'conversion',
      title: '科技成果转化能力',
      max: 30,
      items: [
        {
          k: 'bands',
          by: averageOf('techConversions', 3),
          rows: [
            { op: '>=', limit: '5', band: [25, 30] },
            { op: '>=', limit: '4', band: [19, 24] },
            { op: '>=', limit: '3', band: [13, 18] },
            { op: '>=', limit: '2', band: [7, 12] },
            { op: '>=', limit: '1', band: [1, 6] },
            // In no band (§3.7): an expert decides between none and the lowest.
            { op: '>', limit: '0', band: [0, 6] },
          ],
          otherwise: [0, 0],
          id: 'conversion-count',
          title: '近三年年均转化数',
          max: 30,
        },
      ],
    },
    {
      id: 'organisation',
      title: '研究开发组织管理水平',
      max: 20,
      items: [
        { k: 'expert', id: 'organisation-rules', title: '研发管理制度与辅助账', max: 6 },
        { k: 'expert', id: 'organisation-lab', title: '研发机构、条件与产学研合作', max: 6 },
        { k: 'expert', id: 'organisation-reward', title: '成果转化激励与创新创业平台', max: 4 },
        { k: 'expert', id: 'organisation-people', title: '人才培养、引进与绩效评价', max: 4 },
      ],
    },
    {
      id: 'growth',
      title: '企业成长性',
      max: 20,
      items: [
        growth('growth-assets', '净资产增长率', 'netAssets'),
        growth('growth-sales', '销售收入增长率', 'revenue'),
      ],
    },
  ],
};

/** 国科发火〔2016〕32号 第十一条. */
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
    '第十一条各项同时满足',
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
    is(
      'h8-accident',
      '没有重大安全、质量事故',
      'hasSeriousAccident',
      false,
      act('art-11.8', '没有发生重大安全、重大质量事故'),
    ),
    is('h8-environment', '没有严重环境违法行为', 'hasEnvironmentCase', false, act('art-11.8', '没有严重环境违法行为')),
  ),
};

const sme = from('n-tech-sme-2017-115');

const points = (by: Expr, rows: readonly [limit: string, points: number][]) =>
  steps(
    by,
    rows.map(([limit, value]) => [limit, [value, value]] as const),
    [0, 0],
  );

/** 115号: 100 points; 科技人员 0 points fail (§3.7: a share of at least 10%). */
const techScore: ScoreTable = {
  pass: { op: '>=', value: 60 },
  minimums: { staff: 1 },
  parts: [
    {
      id: 'staff',
      title: '科技人员',
      max: 20,
      items: [
        {
          ...points(ratio(yearly('researchStaff'), yearly('employees')), [
            ['30%', 20],
            ['25%', 16],
            ['20%', 12],
            ['15%', 8],
            ['10%', 4],
          ]),
          id: 'staff-share',
          title: '科技人员占职工总数',
          max: 20,
        },
      ],
    },
    {
      id: 'rd',
      title: '研发投入',
      max: 50,
      items: [
        {
          k: 'best',
          id: 'rd-share',
          title: '两项选择其一',
          max: 50,
          of: [
            {
              ...points(ratio(yearly('rdExpense'), yearly('revenue')), [
                ['6%', 50],
                ['5%', 40],
                ['4%', 30],
                ['3%', 20],
                ['2%', 10],
              ]),
              id: 'rd-sales',
              title: '研发费用占销售收入',
              max: 50,
            },
            {
              ...points(ratio(yearly('rdExpense'), yearly('costs')), [
                ['30%', 50],
                ['25%', 40],
                ['20%', 30],
                ['15%', 20],
                ['10%', 10],
              ]),
              id: 'rd-costs',
              title: '研发费用占成本费用',
              max: 50,
            },
          ],
        },
      ],
    },
    {
      id: 'ip',
      title: '科技成果',
      max: 30,
      items: [
        {
          k: 'best',
          id: 'ip-count',
          title: '知识产权',
          max: 30,
          of: [
            { ...points(classOne, [['1', 30]]), id: 'ip-1', title: 'Ⅰ类', max: 30 },
            {
              ...points(classTwo, [
                ['4', 24],
                ['3', 18],
                ['2', 12],
                ['1', 6],
              ]),
              id: 'ip-2',
              title: 'Ⅱ类',
              max: 24,
            },
          ],
        },
      ],
    },
  ],
};

/** 国科发政〔2017〕115号. */
export const techSme: RuleSet = {
  id: 'tech-sme',
  title: '科技型中小企业入库登记',
  policyId: 'n-tech-sme-2017-115',
  itemId: 'registration',
  validFrom: '2017-05-03',
  validTo: null,
  readings: ['“科技人员指标得分不得为0分”按科技人员占比不低于10%理解；直接确认的企业不看得分'],
  condition: all(
    'tech-sme',
    '基本条件与评价',
    is('resident', '居民企业', 'isIndependent', true, sme('gate.resident', '居民企业')),
    compareTo('staff', '职工总数', yearly('employees'), '<=', '500', 'count', sme('gate.size', '职工总数不超过500人')),
    compareTo(
      'sales',
      '年销售收入',
      yearly('revenue'),
      '<=',
      wanYuan(20_000),
      'money',
      sme('gate.size', '年销售收入不超过2亿元'),
    ),
    compareTo(
      'assets',
      '资产总额',
      yearly('assets'),
      '<=',
      wanYuan(20_000),
      'money',
      sme('gate.size', '资产总额不超过2亿元'),
    ),
    is(
      'product',
      '不属于禁止、限制和淘汰类',
      'isRestrictedIndustry',
      false,
      sme('gate.product', '不属于国家规定的禁止、限制和淘汰类'),
    ),
    is('accident', '没有重大事故', 'hasSeriousAccident', false, sme('gate.credit', '没有发生重大事故')),
    is('blacklist', '未列入严重失信名单', 'isBlacklisted', false, sme('gate.credit', '严重失信名单')),
    is('abnormal', '未列入经营异常名录', 'isAbnormal', false, sme('gate.credit', '未列入经营异常名录')),
    any(
      'way',
      '评价得分或直接确认',
      {
        k: 'score',
        id: 'score',
        title: '综合评价得分',
        table: techScore,
        quote: sme('gate.score', '综合评价得分不低于60分'),
      },
      is(
        'direct-hnte',
        '高新技术企业资格有效',
        'isHighTech',
        true,
        sme('direct.hnte', '有效期内的高新技术企业资格证书'),
      ),
      among('direct-prize', '国家级科技奖励前三名', 'nationalPrize', ['前三名'], sme('direct.prize', '排名在前三名')),
      among(
        'direct-lab',
        '省部级以上研发机构',
        'rdInstitution',
        ['国家级', '省部级'],
        sme('direct.lab', '省部级以上研发机构'),
      ),
      compareTo(
        'direct-standard',
        '近五年主导制定标准',
        fact('ledStandards'),
        '>=',
        '1',
        'count',
        sme('direct.standard', '近五年主导制定过国际标准、国家标准或行业标准'),
      ),
    ),
  ),
};
