import type { Expr } from '../../modules/rules/expression';
import type { Band, Cond, ScoreItem, ScoreTable } from '../../modules/rules/rule';
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
  wanYuan,
  yearly,
} from './build';

/** The last day on which the documents of 2022 decided about new applications. */
const UNTIL = '2026-03-31';
const SINCE = '2022-06-01';

const last = (key: 'rdExpense' | 'mainRevenue', of: 'revenue' = 'revenue') => ratio(yearly(key), yearly(of));
const debt = ratio(yearly('liabilities'), yearly('assets'));
const minusOne = (rate: Expr): Expr => ({ k: 'subtract', left: rate, right: constant('1') });
const grown = (key: 'mainRevenue' | 'revenue') => minusOne(ratio(yearly(key, 0), yearly(key, 1)));

const band = (points: number): Band => [points, points];
const bands = (
  id: string,
  title: string,
  max: number,
  by: Expr,
  op: '>=' | '<=',
  rows: readonly [limit: string, points: number][],
  otherwise = 0,
): ScoreItem => ({
  k: 'bands',
  id,
  title,
  max,
  by,
  rows: rows.map(([limit, points]) => ({ op, limit, band: band(points) })),
  otherwise: band(otherwise),
});
const ladder = (
  id: string,
  title: string,
  max: number,
  rows: readonly [when: Cond, points: number][],
  otherwise = 0,
): ScoreItem => ({
  k: 'ladder',
  id,
  title,
  max,
  rows: rows.map(([when, points]) => ({ when, band: band(points) })),
  otherwise: band(otherwise),
});

const tier = from('n-innovative-2022');

/** Annex 1 of 63号; what lies on a line takes the higher band. */
const innovativeScore: ScoreTable = {
  pass: { op: '>=', value: 60 },
  minimums: { innovation: 20, growth: 15, focus: 15 },
  parts: [
    {
      id: 'innovation',
      title: '创新能力',
      max: 40,
      items: [
        ladder('ip', '知识产权', 20, [
          [
            compareTo(
              'ip-high',
              'Ⅰ类高价值知识产权',
              fact('highValueInventions'),
              '>=',
              '1',
              'count',
              tier('score.ip', 'Ⅰ类高价值知识产权1件及以上20分'),
            ),
            20,
          ],
          [
            compareTo(
              'ip-own',
              '自主研发的Ⅰ类知识产权',
              fact('ownInventions'),
              '>=',
              '1',
              'count',
              tier('score.ip', '自主研发Ⅰ类1件及以上15分'),
            ),
            15,
          ],
          [compareTo('ip-one', 'Ⅰ类知识产权', classOne, '>=', '1', 'count', tier('score.ip', 'Ⅰ类1件及以上10分')), 10],
          [compareTo('ip-two', 'Ⅱ类知识产权', classTwo, '>=', '1', 'count', tier('score.ip', 'Ⅱ类1件及以上5分')), 5],
        ]),
        bands('rd', '研发费用占营业收入', 20, last('rdExpense'), '>=', [
          ['5%', 20],
          ['3%', 15],
          ['2%', 10],
          ['1%', 5],
        ]),
      ],
    },
    {
      id: 'growth',
      title: '成长性',
      max: 30,
      items: [
        bands('growth-main', '主营业务收入增长率', 20, grown('mainRevenue'), '>=', [
          ['15%', 20],
          ['10%', 15],
          ['5%', 10],
          ['0', 5],
        ]),
        bands('growth-debt', '资产负债率', 10, debt, '<=', [
          ['55%', 10],
          ['75%', 5],
        ]),
      ],
    },
    {
      id: 'focus',
      title: '专业化',
      max: 30,
      items: [
        ladder(
          'focus-industry',
          '所属行业',
          10,
          [
            [
              is(
                'strategic',
                '战略性新兴产业',
                'isStrategicIndustry',
                true,
                tier('score.industry', '属于战略性新兴产业10分'),
              ),
              10,
            ],
          ],
          5,
        ),
        bands('focus-main', '主营业务收入占比', 20, last('mainRevenue'), '>=', [
          ['70%', 20],
          ['60%', 15],
          ['55%', 10],
          ['50%', 5],
        ]),
      ],
    },
  ],
};

/** 工信部企业〔2022〕63号 annex 1, in force until the new standard of tier 1 (2号 第三十条). */
export const innovative: RuleSet = {
  id: 'innovative',
  title: '创新型中小企业评价',
  policyId: 'n-innovative-2022',
  itemId: 'evaluation',
  validFrom: SINCE,
  validTo: null,
  readings: ['分数落在档次边界时取较高档'],
  condition: any(
    'innovative',
    '评价得分或直接情形',
    { k: 'score', id: 'score', title: '评价得分', table: innovativeScore, quote: tier('score', '总分不低于60分') },
    among(
      'direct-national',
      '国家级科技奖励',
      'nationalPrize',
      ['前三名', '第四至五名', '其他名次'],
      tier('direct.prize', '国家级或省级科技奖励'),
    ),
    among(
      'direct-provincial',
      '省级科技奖励',
      'provincialPrize',
      ['前三名', '其他名次'],
      tier('direct.prize', '国家级或省级科技奖励'),
    ),
    is('direct-hnte', '高新技术企业', 'isHighTech', true, tier('direct.title', '高新技术企业')),
    is(
      'direct-demonstration',
      '国家技术创新示范或知识产权优势、示范企业',
      'isDemonstration',
      true,
      tier('direct.title', '国家技术创新示范企业'),
    ),
    among(
      'direct-lab',
      '省部级以上研发机构',
      'rdInstitution',
      ['国家级', '省部级'],
      tier('direct.lab', '省部级以上研发机构'),
    ),
    compareTo(
      'direct-equity',
      '近三年新增股权融资',
      sumOf('equityRaised', 3),
      '>=',
      wanYuan(500),
      'money',
      tier('direct.equity', '不低于500万元'),
    ),
  ),
};

const special = from('n-specialised-2022');
const invested = (id: string, wan: number, share: string, points: number): [Cond, number] => {
  const quote = special('score.innovate', `${wan}万元或${wan === 500 ? '占比' : ''}${share}及以上${points}分`);
  return [
    any(
      id,
      '研发投入',
      compareTo(`${id}-sum`, '研发费用', yearly('rdExpense'), '>=', wanYuan(wan), 'money', quote),
      compareTo(`${id}-share`, '研发费用占比', last('rdExpense'), '>=', share, 'ratio', quote),
    ),
    points,
  ];
};

/** Annex 2 of 63号: 100 points, 15 of them by the rules of each province. */
const specialisedScore: ScoreTable = {
  pass: { op: '>=', value: 60 },
  parts: [
    {
      id: 'focus',
      title: '专业化',
      max: 25,
      items: [
        bands('focus-main', '主营业务收入占比', 5, last('mainRevenue'), '>=', [
          ['80%', 5],
          ['70%', 3],
          ['60%', 1],
        ]),
        {
          k: 'bands',
          id: 'focus-growth',
          title: '营业收入增长率',
          max: 10,
          by: grown('revenue'),
          rows: [
            ...(
              [
                ['10%', 10],
                ['8%', 8],
                ['6%', 6],
                ['4%', 4],
              ] as const
            ).map(([limit, points]) => ({ op: '>=' as const, limit, band: band(points) })),
            { op: '>', limit: '0', band: band(2) },
          ],
          otherwise: band(0),
        },
        bands('focus-years', '从业年限，每2年1分', 5, fact('marketYears'), '>=', [
          ['10', 5],
          ['8', 4],
          ['6', 3],
          ['4', 2],
          ['2', 1],
        ]),
        { k: 'expert', id: 'focus-field', title: '主导产品领域', max: 5 },
      ],
    },
    {
      id: 'refine',
      title: '精细化',
      max: 25,
      items: [
        { k: 'expert', id: 'refine-digital', title: '数字化水平', max: 5 },
        { k: 'expert', id: 'refine-quality', title: '质量管理', max: 5 },
        bands('refine-profit', '净利润率', 10, ratio(yearly('netProfit'), yearly('revenue')), '>=', [
          ['10%', 10],
          ['8%', 8],
          ['6%', 6],
          ['4%', 4],
          ['2%', 2],
        ]),
        bands('refine-debt', '资产负债率', 5, debt, '<=', [
          ['50%', 5],
          ['60%', 3],
          ['70%', 1],
        ]),
      ],
    },
    {
      id: 'feature',
      title: '特色化',
      max: 15,
      items: [{ k: 'expert', id: 'feature-local', title: '各地自行设定', max: 15 }],
    },
    {
      id: 'innovation',
      title: '创新能力',
      max: 35,
      items: [
        { k: 'expert', id: 'innovation-ip', title: '知识产权', max: 10 },
        ladder('innovation-rd', '研发投入', 10, [
          invested('rd-10', 500, '10%', 10),
          invested('rd-8', 400, '8%', 8),
          invested('rd-6', 300, '6%', 6),
          invested('rd-4', 200, '4%', 4),
          invested('rd-2', 100, '3%', 2),
        ]),
        bands('innovation-staff', '研发人员占比', 5, ratio(yearly('researchStaff'), yearly('employees')), '>=', [
          ['20%', 5],
          ['10%', 3],
          ['5%', 1],
        ]),
        ladder('innovation-lab', '研发机构', 10, [
          [
            among(
              'lab-national',
              '国家级研发机构',
              'rdInstitution',
              ['国家级'],
              special('score.innovate', '研发机构10分'),
            ),
            10,
          ],
          [
            among(
              'lab-provincial',
              '省部级研发机构',
              'rdInstitution',
              ['省部级'],
              special('score.innovate', '研发机构10分'),
            ),
            8,
          ],
          [among('lab-city', '市级研发机构', 'rdInstitution', ['市级'], special('score.innovate', '研发机构10分')), 4],
          [
            among(
              'lab-other',
              '市级以下研发机构',
              'rdInstitution',
              ['市级以下'],
              special('score.innovate', '研发机构10分'),
            ),
            2,
          ],
        ]),
      ],
    },
  ],
};

/** 工信部企业〔2022〕63号 annex 2, as history. */
export const specialised2022: RuleSet = {
  id: 'specialised',
  title: '专精特新中小企业认定（2022年标准）',
  policyId: 'n-specialised-2022',
  itemId: 'certification',
  validFrom: SINCE,
  validTo: UNTIL,
  readings: ['特色化15分由各地设定，数字化、质量、知识产权与产品领域由评审判断，这里给出区间'],
  condition: all(
    'specialised-2022',
    '各项同时满足',
    compareTo(
      'years',
      '从事特定细分市场的年限',
      fact('marketYears'),
      '>=',
      '2',
      'count',
      special('gate.years', '不少于2年'),
    ),
    compareTo(
      'rd',
      '上年研发费用',
      yearly('rdExpense'),
      '>=',
      wanYuan(100),
      'money',
      special('gate.rd', '不低于100万元'),
    ),
    compareTo(
      'rd-share',
      '上年研发费用占比',
      last('rdExpense'),
      '>=',
      '3%',
      'ratio',
      special('gate.rd', '比例不低于3%'),
    ),
    any(
      'scale',
      '规模',
      compareTo(
        'scale-revenue',
        '上年度营业收入',
        yearly('revenue'),
        '>=',
        wanYuan(1000),
        'money',
        special('gate.scale', '营业收入不低于1000万元'),
      ),
      compareTo(
        'scale-equity',
        '近两年新增股权融资',
        sumOf('equityRaised', 2),
        '>=',
        wanYuan(2000),
        'money',
        special('gate.scale', '股权融资不低于2000万元'),
      ),
    ),
    any(
      'way',
      '评价得分或直接情形',
      {
        k: 'score',
        id: 'score',
        title: '评价得分',
        table: specialisedScore,
        quote: special('gate.score', '评价得分不低于60分'),
      },
      among(
        'direct-provincial',
        '省级科技奖励前三',
        'provincialPrize',
        ['前三名'],
        special('direct.prize', '省级科技奖励且排名前三'),
      ),
      among(
        'direct-national',
        '国家级科技奖励前五',
        'nationalPrize',
        ['前三名', '第四至五名'],
        special('direct.prize', '国家级科技奖励且排名前五'),
      ),
      compareTo(
        'direct-rd',
        '近两年研发费用均值',
        averageOf('rdExpense', 2),
        '>=',
        wanYuan(1000),
        'money',
        special('direct.rd', '不低于1000万元'),
      ),
      compareTo(
        'direct-equity',
        '近两年新增股权融资达直接情形',
        sumOf('equityRaised', 2),
        '>=',
        wanYuan(6000),
        'money',
        special('direct.equity', '不低于6000万元'),
      ),
      among(
        'direct-contest',
        '“创客中国”企业组500强',
        'makerContest',
        ['50强', '500强'],
        special('direct.contest', '企业组500强'),
      ),
    ),
  ),
};

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

/** 工信部企业〔2022〕63号 annex 3; in 2026 it still decides about the review of the batch of 2023. */
export const littleGiant2022: RuleSet = {
  id: 'little-giant',
  title: '专精特新“小巨人”企业认定（2022年标准）',
  policyId: 'n-little-giant-2022',
  itemId: 'certification',
  validFrom: SINCE,
  validTo: UNTIL,
  readings: ['“特”按省内前三或市场占有率不低于10%理解，待核；两年平均增长率取两年增长率的平均数'],
  condition: all(
    'little-giant-2022',
    '专、精、特、新、链、品',
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
    compareTo(
      'growth',
      '近两年主营业务收入平均增长率',
      minusOne({
        k: 'multiply',
        of: [
          constant('0.5'),
          plus(
            ratio(yearly('mainRevenue', 0), yearly('mainRevenue', 1)),
            ratio(yearly('mainRevenue', 1), yearly('mainRevenue', 2)),
          ),
        ],
      }),
      '>=',
      '5%',
      'ratio',
      giant('gate.focus', '平均增长率不低于5%'),
    ),
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
  ),
};
