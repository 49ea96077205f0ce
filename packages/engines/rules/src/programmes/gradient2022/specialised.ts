import type { Cond, ScoreTable } from '../../conditions/rule';
import type { RuleSet } from '../../conditions/ruleSet';
import { all, among, any, averageOf, compareTo, fact, from, ratio, sumOf, wanYuan, yearly } from '../build';
import { averageGrowth, band, bands, debt, ladder, last, SINCE, UNTIL } from './bands';
import { firmConditions } from './firm';

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

/** Score table of 工信部企业〔2022〕63号附件2: 100 points, 15 of them by the rules of each province. */
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
          title: '近2年主营业务收入平均增长率',
          max: 10,
          by: averageGrowth('mainRevenue'),
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

/** Rule set of 专精特新中小企业 for applications until 2026-03-31 (工信部企业〔2022〕63号附件2). */
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
    ...firmConditions('n-specialised-2022'),
  ),
};
