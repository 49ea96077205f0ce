import type { PolicyRecord } from '../../library/records';
import { attest, condition, fact, item, programme } from './programme';

const MIIT = ['工业和信息化部'];
const THEMES = ['工业、交通', '科技、教育'];
const DOC = '工信部企业〔2022〕63号';
/** Annex 1: any of these makes the score needless. */
const directFacts = [
  'nationalPrize',
  'provincialPrize',
  'isHighTech',
  'isDemonstration',
  'rdInstitution',
  'equityRaised',
] as const;
const innovationFacts = [
  'highValueInventions',
  'ownInventions',
  'inventionPatents',
  'otherClassOne',
  'utilityModels',
  'designPatents',
  'softwareCopyrights',
  'rdExpense',
  'revenue',
] as const;
const growthFacts = ['mainRevenue', 'liabilities', 'assets'] as const;
const focusFacts = ['isStrategicIndustry', 'mainRevenue', 'revenue'] as const;
const UNTIL = '自2026年4月1日起由工信部企业〔2026〕2号替代，不再用于新的申报';

const managementMeasure: PolicyRecord = programme({
  id: 'n-gradient-2022-63',
  familyId: 'n-gradient',
  title: '优质中小企业梯度培育管理暂行办法',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  status: 'repealed',
  statusNote: `${UNTIL}；其中的创新型中小企业标准在过渡期内继续适用`,
  summary: '2022年的梯度培育办法，分创新型中小企业、专精特新中小企业、“小巨人”企业三层，现作为历史版本保留。',
  sections: [
    {
      id: 'tiers',
      heading: '三层梯度',
      text: '附件1为创新型中小企业评价标准，附件2为专精特新中小企业认定标准，附件3为专精特新“小巨人”企业认定标准。',
    },
    {
      id: 'transition',
      heading: '过渡适用',
      text: '附件1在科技和创新型中小企业的新标准发布前继续适用。2023年认定的“小巨人”企业在2026年复核时仍用附件3的标准。',
    },
  ],
  items: [],
  keyFacts: [
    fact('适用对象', '2026年4月1日前申报的中小企业，以及过渡期内的复核', 'transition'),
    fact('支持内容', '三层梯度评价和认定', 'tiers'),
  ],
  relations: [{ kind: 'superseded_by', to: 'n-gradient-2026-2' }],
  checked: { confidence: 'medium', seen: true },
});

/** Annex 1: still the standard of tier 1 until a new one is published. */
const innovative: PolicyRecord = programme({
  id: 'n-innovative-2022',
  title: '创新型中小企业评价标准',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  statusNote: '2022年暂行办法附件1，新标准发布前依工信部企业〔2026〕2号第三十条继续适用',
  summary:
    '评价得分不低于60分且创新、成长、专业三项达到各自下限，或者符合四种直接情形之一。分数落在档次边界时取较高档。',
  sections: [
    {
      id: 'score',
      heading: '评分标准',
      text: '满分100分。总分不低于60分，且创新能力不低于20分、成长性不低于15分、专业化不低于15分。边界值取较高档。',
      points: [
        {
          id: 'score.ip',
          heading: '创新能力：知识产权（20分）',
          text: 'Ⅰ类高价值知识产权1件及以上20分，自主研发Ⅰ类1件及以上15分，Ⅰ类1件及以上10分，Ⅱ类1件及以上5分，没有知识产权0分。Ⅰ类高价值包括有海外同族授权、维持超过10年、质押融资金额较大、获国家级奖励或中国专利奖等情形。',
        },
        {
          id: 'score.rd',
          heading: '创新能力：研发占比（20分）',
          text: '研发费用占营业收入5%及以上20分，3%至5%为15分，2%至3%为10分，1%至2%为5分，1%以下0分。',
        },
        {
          id: 'score.growth',
          heading: '成长性：主营业务收入增长率（20分）',
          text: '15%及以上20分，10%至15%为15分，5%至10%为10分，0至5%为5分，负增长0分。',
        },
        {
          id: 'score.debt',
          heading: '成长性：资产负债率（10分）',
          text: '55%及以下10分，55%至75%为5分，高于75%为0分。',
        },
        {
          id: 'score.industry',
          heading: '专业化：所属行业（10分）',
          text: '属于战略性新兴产业10分，其他行业5分。',
        },
        {
          id: 'score.main',
          heading: '专业化：主营占比（20分）',
          text: '主营业务收入占比70%及以上20分，60%至70%为15分，55%至60%为10分，50%至55%为5分，50%以下0分。',
        },
      ],
    },
    {
      id: 'direct',
      heading: '直接情形',
      text: '符合下列情形之一的，无须评分。',
      points: [
        { id: 'direct.prize', text: '近三年获得国家级或省级科技奖励。' },
        {
          id: 'direct.title',
          text: '高新技术企业、国家技术创新示范企业、国家知识产权优势企业或示范企业，资格在有效期内。',
        },
        { id: 'direct.lab', text: '拥有省部级以上研发机构。' },
        { id: 'direct.equity', text: '近三年新增股权融资不低于500万元。' },
      ],
    },
  ],
  items: [
    item('evaluation', '创新型中小企业评价', 'title', null, [
      condition('total', '评价得分不低于60分，或符合直接情形', 'score', {
        operator: '>=',
        threshold: '60分',
        facts: [...directFacts, ...innovationFacts, ...growthFacts, ...focusFacts],
        years: 3,
      }),
      condition('innovation', '创新能力得分不低于20分，或符合直接情形', 'score', {
        operator: '>=',
        threshold: '20分',
        facts: [...directFacts, ...innovationFacts],
        years: 3,
      }),
      condition('growth', '成长性得分不低于15分，或符合直接情形', 'score', {
        operator: '>=',
        threshold: '15分',
        facts: [...directFacts, ...growthFacts],
        years: 3,
      }),
      condition('focus', '专业化得分不低于15分，或符合直接情形', 'score', {
        operator: '>=',
        threshold: '15分',
        facts: [...directFacts, ...focusFacts],
        years: 3,
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '按国家标准划型的中小企业'),
    fact('支持内容', '创新型中小企业称号，可作为申报专精特新中小企业的前置称号（待核）'),
    fact('支持力度', '资质评价，本身不发放资金'),
    fact('申报时间', '由省级主管部门组织，以当地通知为准'),
    fact('申报渠道', '优质中小企业梯度培育平台 zjtx.miit.gov.cn'),
  ],
  relations: [{ kind: 'based_on', to: 'n-gradient-2022-63' }],
  checked: { confidence: 'medium', seen: true },
});

/** Annex 2, for history and comparison. */
const specialised: PolicyRecord = programme({
  id: 'n-specialised-2022',
  familyId: 'n-specialised',
  title: '专精特新中小企业认定标准（2022年）',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  status: 'repealed',
  statusNote: UNTIL,
  summary:
    '历史版本。细分市场2年以上，营业收入1000万元以上或新增股权融资2000万元以上，评价得分60分以上或符合直接情形。',
  sections: [
    {
      id: 'gate',
      heading: '认定条件',
      points: [
        { id: 'gate.years', heading: '从业年限', text: '从事特定细分市场的时间不少于2年。' },
        { id: 'gate.rd', heading: '研发投入', text: '研发费用不低于100万元，且占营业收入的比例不低于3%。' },
        { id: 'gate.scale', heading: '规模', text: '营业收入不低于1000万元，或者新增股权融资不低于2000万元。' },
        { id: 'gate.score', heading: '评价得分', text: '评价得分不低于60分，或者符合直接情形之一。' },
      ],
    },
    {
      id: 'direct',
      heading: '直接情形',
      points: [
        { id: 'direct.prize', text: '获得省级科技奖励且排名前三，或者国家级科技奖励且排名前五。' },
        { id: 'direct.rd', text: '研发费用均值不低于1000万元。' },
        { id: 'direct.equity', text: '新增股权融资不低于6000万元。' },
        { id: 'direct.contest', text: '进入“创客中国”大赛企业组500强。' },
      ],
    },
    {
      id: 'score',
      heading: '评分结构',
      points: [
        {
          id: 'score.focus',
          heading: '专业化（25分）',
          text: '主营占比5分：80%及以上5分，70%及以上3分，60%及以上1分。营业收入增长率10分：10%及以上10分，8%及以上8分，6%及以上6分，4%及以上4分，0以上2分。从业年限5分，每2年1分。主导产品领域5分。',
        },
        {
          id: 'score.refine',
          heading: '精细化（25分）',
          text: '数字化水平5分，质量管理5分，净利润率10分，资产负债率5分。净利润率10%及以上10分，8%及以上8分，6%及以上6分，4%及以上4分，2%及以上2分。资产负债率50%及以下5分，60%及以下3分，70%及以下1分。',
        },
        { id: 'score.feature', heading: '特色化（15分）', text: '由各地自行设定指标。' },
        {
          id: 'score.innovate',
          heading: '创新能力（35分）',
          text: '知识产权10分，研发投入10分，研发人员占比5分，研发机构10分。研发投入500万元或占比10%及以上10分，400万元或8%及以上8分，300万元或6%及以上6分，200万元或4%及以上4分，100万元或3%及以上2分。',
        },
      ],
    },
  ],
  items: [
    item('certification', '专精特新中小企业认定（2022年标准）', 'title', null, [
      condition('years', '从事特定细分市场不少于2年', 'gate.years', {
        operator: '>=',
        threshold: '2年',
        facts: ['marketYears'],
      }),
      condition('rd', '研发费用不低于100万元', 'gate.rd', {
        operator: '>=',
        threshold: '100万元',
        facts: ['rdExpense'],
        years: 2,
      }),
      condition('rd-share', '研发费用占营业收入的比例不低于3%', 'gate.rd', {
        operator: '>=',
        threshold: '3%',
        facts: ['rdExpense', 'revenue'],
        years: 2,
      }),
      condition('scale', '营业收入不低于1000万元，或新增股权融资不低于2000万元', 'gate.scale', {
        operator: '>=',
        threshold: '营业收入1000万元或股权融资2000万元',
        facts: ['revenue', 'equityRaised'],
        years: 2,
      }),
      condition('score', '评价得分不低于60分，或符合直接情形', 'gate.score', {
        operator: '>=',
        threshold: '60分',
        facts: [
          ...(['marketYears', 'mainRevenue', 'revenue', 'digitalLevel', 'certifications', 'netProfit'] as const),
          ...(['liabilities', 'assets', 'ownInventions', 'rdExpense', 'researchStaff', 'employees'] as const),
          ...(['rdInstitution', 'provincialPrize', 'nationalPrize', 'equityRaised', 'makerContest'] as const),
        ],
        years: 2,
      }),
    ]),
  ],
  keyFacts: [fact('适用对象', '2026年4月1日前申报的中小企业', 'gate'), fact('支持内容', '专精特新中小企业称号')],
  relations: [
    { kind: 'based_on', to: 'n-gradient-2022-63' },
    { kind: 'superseded_by', to: 'n-specialised-2026' },
  ],
  checked: { confidence: 'low', seen: false },
});

/** Annex 3; still used in 2026 to review the batch of 2023. */
const littleGiant: PolicyRecord = programme({
  id: 'n-little-giant-2022',
  familyId: 'n-little-giant',
  title: '专精特新“小巨人”企业认定标准（2022年）',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  status: 'repealed',
  statusNote: `${UNTIL}；2023年批次在2026年复核时仍用此标准`,
  summary: '历史版本，按专、精、特、新、链、品六个方面设定条件，研发占比要求按营业收入分三档。',
  sections: [
    {
      id: 'gate',
      heading: '认定条件',
      points: [
        {
          id: 'gate.focus',
          heading: '专',
          text: '从事特定细分市场不少于3年，主营业务收入占比不低于70%，近两年主营业务收入平均增长率不低于5%。',
        },
        {
          id: 'gate.refine',
          heading: '精',
          text: '采用信息系统支撑业务，取得管理体系认证或产品认证，资产负债率不高于70%。',
        },
        {
          id: 'gate.feature',
          heading: '特',
          text: '主导产品居省内前三名或市场占有率不低于10%，拥有自主品牌（市场地位口径待核）。',
        },
        {
          id: 'gate.innovate',
          heading: '新',
          text: '营业收入1亿元以上的，研发费用占比不低于3%；5000万元至1亿元的，不低于6%；不足5000万元的，新增股权融资不低于8000万元，且研发费用不低于3000万元、研发人员不少于50人。须有研发机构，拥有Ⅰ类知识产权2件以上。获国家级科技奖励且排名前三，或进入“创客中国”大赛50强的，可直接满足。',
        },
        { id: 'gate.chain', heading: '链', text: '位于产业链关键环节，为重点企业配套。' },
        { id: 'gate.product', heading: '品', text: '主导产品属于工业“六基”、制造强国战略十大重点产业或网络强国领域。' },
      ],
    },
  ],
  items: [
    item('certification', '专精特新“小巨人”企业认定（2022年标准）', 'title', null, [
      condition('years', '从事特定细分市场不少于3年', 'gate.focus', {
        operator: '>=',
        threshold: '3年',
        facts: ['marketYears'],
      }),
      condition('main', '主营业务收入占比不低于70%', 'gate.focus', {
        operator: '>=',
        threshold: '70%',
        facts: ['mainRevenue', 'revenue'],
      }),
      condition('growth', '近两年主营业务收入平均增长率不低于5%', 'gate.focus', {
        operator: '>=',
        threshold: '5%',
        facts: ['mainRevenue'],
        years: 3,
      }),
      condition('debt', '资产负债率不高于70%', 'gate.refine', {
        operator: '<=',
        threshold: '70%',
        facts: ['liabilities', 'assets'],
      }),
      attest('market', '主导产品居省内前三名或市场占有率不低于10%（待核）', 'gate.feature', [
        'marketShare',
        'domesticRank',
        'hasOwnBrand',
      ]),
      condition('ip', 'Ⅰ类知识产权2件以上', 'gate.innovate', {
        operator: '>=',
        threshold: '2件',
        facts: ['appliedInventions', 'nationalPrize', 'makerContest'],
      }),
      attest('chain', '位于产业链关键环节', 'gate.chain'),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '2026年4月1日前申报的企业，以及2023年批次的复核', 'gate'),
    fact('支持内容', '国家级专精特新“小巨人”称号'),
  ],
  relations: [
    { kind: 'based_on', to: 'n-gradient-2022-63' },
    { kind: 'superseded_by', to: 'n-little-giant-2026' },
  ],
  checked: { confidence: 'low', seen: false },
});

export const gradient2022Programmes: PolicyRecord[] = [managementMeasure, innovative, specialised, littleGiant];
