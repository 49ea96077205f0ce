import type { Expr } from '../../conditions/expression';
import type { ScoreTable } from '../../conditions/rule';
import type { RuleSet } from '../../conditions/ruleSet';
import {
  all,
  among,
  any,
  classOne,
  classTwo,
  compareTo,
  fact,
  from,
  is,
  ratio,
  unlessNever,
  wanYuan,
  yearly,
} from '../build';
import { steps } from '../highTech/bands';

const sme = from('n-tech-sme-2017-115');
/** The yearly notice, which says who may not take part. */
const call = from('n-tech-sme-notice-2026-160');

const points = (by: Expr, rows: readonly [limit: string, points: number][]) =>
  steps(
    by,
    rows.map(([limit, value]) => [limit, [value, value]] as const),
    [0, 0],
  );

/** Score table of 国科发政〔2017〕115号: 100 points, 60 to pass; with 0 points for 科技人员 (a share below 10%) a firm fails. */
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

/** Rule set of 科技型中小企业 (国科发政〔2017〕115号). */
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
    // The document asks of two years at most, the facts of three.
    unlessNever(
      'accident',
      '上一年度和当年没有重大事故',
      is('accident-ever', '近三年没有重大事故', 'hasSeriousAccident', false, sme('gate.credit', '没有发生重大事故')),
    ),
    unlessNever(
      'dishonest',
      '上一年度和当年没有严重违法失信行为',
      is('tax-ever', '近三年没有偷漏税等违法行为', 'hasTaxEvasion', false, sme('gate.credit', '严重违法失信行为')),
    ),
    unlessNever(
      'environment',
      '上一年度和当年没有严重环境违法',
      is(
        'environment-ever',
        '近三年没有严重环境违法',
        'hasEnvironmentCase',
        false,
        sme('gate.credit', '严重违法失信行为'),
      ),
    ),
    unlessNever(
      'honest',
      '三年内没有在评价中提供虚假信息',
      is(
        'honest-ever',
        '近三年申报没有弄虚作假',
        'hasFalseFiling',
        false,
        call('honesty', '提供虚假信息的，三年内不得参加评价'),
      ),
    ),
    is(
      'blacklist',
      '未列入严重失信名单',
      'isBlacklisted',
      false,
      sme('gate.credit', '未列入经营异常名录和严重失信名单'),
    ),
    is('abnormal', '未列入经营异常名录', 'isAbnormal', false, sme('gate.credit', '未列入经营异常名录和严重失信名单')),
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
