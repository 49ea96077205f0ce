import { SIZE_ROWS, sizeSentence } from '@hengce/rules';
import type { PolicyRecord } from '../../library/records';
import { attest, condition, fact, item, programme } from './programme';

const THEMES = ['工业、交通'];

/** 工信部联企业〔2011〕300号, all sixteen rows; the last one is from memory. */
const sizeStandard: PolicyRecord = programme({
  id: 'n-sme-size-2011-300',
  title: '中小企业划型标准规定',
  docNo: '工信部联企业〔2011〕300号',
  issuers: ['工业和信息化部', '国家统计局', '国家发展和改革委员会', '财政部'],
  themes: [...THEMES, '国民经济管理、国有资产监管'],
  summary: '按行业以从业人员、营业收入、资产总额划分中型、小型、微型企业，共16类行业。多数优惠政策以此判断企业规模。',
  sections: [
    {
      id: 'rule',
      heading: '读法',
      text: '划为中型或小型须同时达到所列各项下限，有一项不达到的划入下一档。“及以上”包含该数，“以下”不包含该数。',
    },
    {
      id: 'rows',
      heading: '各行业划型标准',
      points: SIZE_ROWS.map((row) => ({
        id: `rows.${row.id}`,
        heading: row.industry,
        text: row.id === 'other' ? `${sizeSentence(row)}本行标准待核。` : sizeSentence(row),
      })),
    },
    {
      id: 'scope',
      heading: '行业的范围',
      text: '按《统计上大中小微型企业划分办法（2017）》（国统字〔2017〕213号）：交通运输业包括道路运输业，水上运输业，航空运输业，管道运输业，多式联运和运输代理业、装卸搬运，不包括铁路运输业；仓储业包括通用仓储，低温仓储，危险品仓储，谷物、棉花等农产品仓储，中药材仓储和其他仓储业；其他未列明行业不包括自有房地产经营活动。',
    },
  ],
  // A size is not applied for: programmes ask for it.
  items: [],
  keyFacts: [
    fact('适用对象', '在中国境内依法设立的企业'),
    fact('支持内容', '确定中型、小型、微型企业类型', 'rows'),
    fact('判断指标', '从业人员、营业收入、资产总额，按行业选用', 'rule'),
  ],
  checked: {
    confidence: 'high',
    seen: true,
    remark: '“其他未列明行业”一行待核；金融业另有标准，教育、卫生未列。',
  },
});

/** 工信部政法〔2023〕138号. */
const champion: PolicyRecord = programme({
  id: 'n-champion-2023-138',
  title: '制造业单项冠军企业认定管理办法',
  docNo: '工信部政法〔2023〕138号',
  issuers: ['工业和信息化部'],
  themes: THEMES,
  summary: '梯度培育的更高一级：长期从事相关领域，主营业务收入三年平均达到4亿元，市场占有率居全球前三。',
  sections: [
    {
      id: 'gate',
      heading: '认定条件',
      points: [
        { id: 'gate.trade', heading: '行业', text: '企业长期专注于制造业的细分产品市场。' },
        {
          id: 'gate.years',
          heading: '从业年限',
          text: '从事相关业务领域的时间不少于10年，属于新产品的不少于5年。',
        },
        {
          id: 'gate.revenue',
          heading: '主营业务收入',
          text: '近三年平均不低于4亿元；省级以上专精特新企业不低于2亿元。',
        },
        { id: 'gate.rank', heading: '市场地位', text: '市场占有率居全球前三名。' },
      ],
    },
  ],
  items: [
    item('certification', '制造业单项冠军企业认定', 'title', null, [
      condition('trade', '制造业企业', 'gate.trade', { operator: 'in', threshold: '制造业', facts: ['industryCode'] }),
      condition('years', '从事相关领域不少于10年，新产品不少于5年', 'gate.years', {
        operator: '>=',
        threshold: '10年（新产品5年）',
        facts: ['marketYears'],
      }),
      condition('revenue', '近三年主营业务收入平均不低于4亿元，省级以上专精特新企业不低于2亿元', 'gate.revenue', {
        operator: '>=',
        threshold: '4亿元（省级以上专精特新企业2亿元）',
        facts: ['mainRevenue', 'isSpecialisedSme', 'isLittleGiant'],
        years: 3,
      }),
      attest('rank', '市场占有率居全球前三名', 'gate.rank', ['globalRank']),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '长期专注于细分领域的制造业企业', 'gate.trade'),
    fact('支持内容', '制造业单项冠军企业称号'),
    fact('支持力度', '资质认定，本身不发放资金'),
    fact('提示', '单项冠军企业不再推荐为“小巨人”企业'),
  ],
  relations: [],
  checked: { confidence: 'medium', seen: true },
});

/** Only the days of the recommendation are known; the conditions are not. */
const greenFactory: PolicyRecord = programme({
  id: 'n-green-factory',
  title: '绿色工厂梯度培育',
  docNo: null,
  issuers: ['工业和信息化部'],
  themes: [...THEMES, '城乡建设、环境保护'],
  summary: '绿色工厂由省级主管部门推荐，推荐工作一般在7月底前完成。评价条件和当年安排以主管部门通知为准。',
  sections: [
    {
      id: 'calendar',
      heading: '推荐时间',
      text: '省级主管部门一般在每年7月31日前完成推荐，企业申报时间早于该日期，以当地通知为准。',
    },
    { id: 'gap', heading: '尚未收录', text: '评价条件、分值和文号未收录，待核。' },
  ],
  items: [item('recommendation', '绿色工厂推荐', 'title', null, [])],
  keyFacts: [fact('支持内容', '绿色工厂称号'), fact('申报时间', '省级推荐一般在每年7月31日前完成', 'calendar')],
  checked: { confidence: 'low', seen: true },
});

export const industryProgrammes: PolicyRecord[] = [sizeStandard, champion, greenFactory];
