import type { ScoreTable } from '../../conditions/rule';
import type { RuleSet } from '../../conditions/ruleSet';
import { all, among, any, classOne, classTwo, compareTo, fact, from, inThreeYears, is, sumOf, wanYuan } from '../build';
import { bands, debt, grown, ladder, last, SINCE } from './bands';
import { firmConditions } from './firm';

const tier = from('n-innovative-2022');

/** Score table of 工信部企业〔2022〕63号附件1; a value on the line of two bands is in the higher one. */
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

/** Rule set of 创新型中小企业 (工信部企业〔2022〕63号附件1), which 工信部企业〔2026〕2号第三十条 keeps until a new standard is published. */
export const innovative: RuleSet = {
  id: 'innovative',
  title: '创新型中小企业评价',
  policyId: 'n-innovative-2022',
  itemId: 'evaluation',
  validFrom: SINCE,
  validTo: null,
  readings: ['分数落在档次边界时取较高档'],
  condition: all(
    'innovative',
    '共同条件，并且评分或直接情形',
    ...firmConditions('n-innovative-2022'),
    any(
      'way',
      '评价得分或直接情形',
      { k: 'score', id: 'score', title: '评价得分', table: innovativeScore, quote: tier('score', '总分不低于60分') },
      inThreeYears(
        among(
          'direct-national',
          '国家级科技奖励',
          'nationalPrize',
          ['前三名', '第四至五名', '其他名次'],
          tier('direct.prize', '国家级或省级科技奖励'),
        ),
        'nationalPrizeOn',
        tier('direct.prize', '近三年'),
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
  ),
};
