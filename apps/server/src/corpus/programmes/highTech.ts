import type { PolicyRecord } from '../../library/records';
import { attest, condition, fact, item, programme, rolling } from './programme';

const SCIENCE = ['科技、教育'];
/** What the score of 195号 counts; the rest of it is for experts. */
const intellectualProperty = [
  'inventionPatents',
  'otherClassOne',
  'utilityModels',
  'designPatents',
  'softwareCopyrights',
] as const;
const innovationFacts = [
  ...intellectualProperty,
  'usedClassTwo',
  'ownInventions',
  'standards',
  'techConversions',
  'netAssets',
  'revenue',
] as const;
/** 115号: any of these makes the score needless. */
const directFacts = ['isHighTech', 'nationalPrize', 'rdInstitution', 'ledStandards'] as const;
const techScoreFacts = [
  ...intellectualProperty,
  ...directFacts,
  'researchStaff',
  'employees',
  'rdExpense',
  'revenue',
  'costs',
] as const;
const HNTE_ISSUERS = ['科学技术部', '财政部', '国家税务总局'];

/** 国科发火〔2016〕32号, article 11 and the duties that follow a certificate. */
const hnte: PolicyRecord = programme({
  id: 'n-hnte-2016-32',
  title: '高新技术企业认定管理办法',
  docNo: '国科发火〔2016〕32号',
  issuers: HNTE_ISSUERS,
  themes: [...SCIENCE, '财政、金融、审计'],
  effectiveFrom: '2016-01-01',
  url: 'https://www.gov.cn/gongbao/content/2016/content_5076985.htm',
  summary:
    '规定高新技术企业的八项认定条件、认定流程和年度报告义务。证书有效期三年，通过认定的企业减按15%的税率缴纳企业所得税。',
  sections: [
    {
      id: 'art-11',
      label: '第十一条',
      heading: '认定条件',
      text: '认定为高新技术企业，下列各项须同时满足。',
      points: [
        {
          id: 'art-11.1',
          label: '（一）',
          heading: '成立时间',
          text: '申请认定时注册成立一年以上，按365个日历天以上计算。',
        },
        {
          id: 'art-11.2',
          label: '（二）',
          heading: '知识产权',
          text: '通过自主研发、受让、受赠或并购等方式拥有知识产权，并对主要产品（服务）在技术上起核心支持作用。知识产权须在中国境内授权、处于有效状态，权利人为申报企业。',
        },
        {
          id: 'art-11.3',
          label: '（三）',
          heading: '技术领域',
          text: '核心技术属于国家重点支持的高新技术领域，共八个：电子信息、生物与新医药、航空航天、新材料、高技术服务、新能源与节能、资源与环境、先进制造与自动化。',
        },
        {
          id: 'art-11.4',
          label: '（四）',
          heading: '科技人员',
          text: '科技人员占职工总数的比例不低于10%，按全年平均数计算，科技人员累计工作须满183天。',
        },
        {
          id: 'art-11.5',
          label: '（五）',
          heading: '研发费用',
          text: '近三个会计年度（实际经营不满三年的按实际年限）研发费用总额占同期销售收入总额的比例，按最近一年销售收入分档：不超过5000万元的，不低于5%；超过5000万元至2亿元的，不低于4%；超过2亿元的，不低于3%。其中在中国境内发生的研发费用占全部研发费用的比例不低于60%。',
        },
        {
          id: 'art-11.6',
          label: '（六）',
          heading: '高新技术产品（服务）收入',
          text: '近一年高新技术产品（服务）收入占同期总收入的比例不低于60%。总收入等于收入总额减去不征税收入。',
        },
        {
          id: 'art-11.7',
          label: '（七）',
          heading: '创新能力评价',
          text: '企业创新能力评价达到要求，按工作指引评分应为“70分以上（不含70分）”。',
        },
        {
          id: 'art-11.8',
          label: '（八）',
          heading: '安全、质量与环保',
          text: '申请认定前一年内没有发生重大安全、重大质量事故，也没有严重环境违法行为。',
        },
      ],
    },
    {
      id: 'process',
      heading: '认定流程',
      text: '企业自我评价后在高新技术企业认定管理工作网注册并提交材料，经专家评审、报备和公示后取得证书。公示时长与专家组构成待核。各地每年分批受理，以当地通知为准。',
    },
    {
      id: 'duty',
      heading: '有效期与年度报告',
      text: '证书有效期三年。有效期内每年5月底前填报上一年度发展情况报表，累计两年未按规定填报的取消资格。',
    },
  ],
  items: [
    item('certification', '高新技术企业认定', 'title', null, [
      condition('h1', '注册成立满365个日历天', 'art-11.1', {
        operator: '>=',
        threshold: '365天',
        facts: ['establishedAt'],
      }),
      attest('h2', '拥有对主要产品（服务）起核心支持作用的有效知识产权', 'art-11.2'),
      attest('h3', '核心技术属于国家重点支持的高新技术领域', 'art-11.3'),
      condition('h4', '科技人员占职工总数的比例不低于10%', 'art-11.4', {
        operator: '>=',
        threshold: '10%',
        facts: ['researchStaff', 'employees'],
      }),
      condition('h5a', '近三个会计年度研发费用占销售收入的比例达到所在分档要求', 'art-11.5', {
        operator: '>=',
        threshold: '5%（最近一年销售收入不超过5000万元）；4%（超过5000万元至2亿元）；3%（超过2亿元）',
        facts: ['rdExpense', 'revenue'],
        years: 3,
      }),
      condition('h5b', '境内研发费用占全部研发费用的比例不低于60%', 'art-11.5', {
        operator: '>=',
        threshold: '60%',
        facts: ['domesticRdExpense', 'rdExpense'],
        years: 3,
      }),
      condition('h6', '近一年高新技术产品（服务）收入占总收入的比例不低于60%', 'art-11.6', {
        operator: '>=',
        threshold: '60%',
        facts: ['highTechRevenue', 'totalIncome'],
      }),
      condition('h7', '创新能力评价得分高于70分（不含70分）', 'art-11.7', {
        operator: '>',
        threshold: '70分',
        facts: innovationFacts,
        years: 3,
      }),
      attest('h8', '申请认定前一年内未发生重大安全、重大质量事故或严重环境违法行为', 'art-11.8', [
        'hasSeriousAccident',
        'hasEnvironmentCase',
      ]),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '在中国境内注册成立一年以上的居民企业', 'art-11.1'),
    fact('支持内容', '认定为高新技术企业，证书有效期三年', 'duty'),
    fact('支持力度', '减按15%的税率缴纳企业所得税，依据企业所得税法第二十八条第二款'),
    fact('申报时间', '每年由各地分批组织，以当地通知为准', 'process'),
    fact('申报渠道', '高新技术企业认定管理工作网 innocom.gov.cn', 'process'),
    fact('后续义务', '每年5月底前填报上一年度发展情况报表', 'duty'),
  ],
  obligations: [
    fact('年度报告', '每年5月底前填报年度发展情况报表', 'duty'),
    fact('取消资格', '累计两年未按规定填报年度报表的，取消资格', 'duty'),
  ],
  relations: [{ kind: 'based_on', to: 'n-hnte-income-tax' }],
  checked: { confidence: 'high', seen: true, remark: '认定流程中的公示时长、专家构成待核。' },
});

/** 国科发火〔2016〕195号: the score table behind article 11 (7). */
const hnteGuide: PolicyRecord = programme({
  id: 'n-hnte-guide-2016-195',
  title: '高新技术企业认定管理工作指引',
  docNo: '国科发火〔2016〕195号',
  issuers: HNTE_ISSUERS,
  themes: SCIENCE,
  effectiveFrom: '2016-01-01',
  url: 'https://hainan.chinatax.gov.cn/xxgk_6_1/22162477.html',
  summary: '高新技术企业认定的操作口径：创新能力四项指标的分值、知识产权分类、研发费用归集范围和成长性算法。',
  sections: [
    {
      id: 'score',
      heading: '创新能力评价',
      text: '满分100分，须“70分以上（不含70分）”，即整数分71分方为通过。多数指标由专家在分档区间内打分。',
      points: [
        {
          id: 'score.ip',
          heading: '知识产权（30分）',
          text: '技术的先进程度8分，对主要产品核心支持作用8分，数量8分，获得方式6分；参与编制国家标准、行业标准等可加1至2分，本项合计不超过30分。数量得分：Ⅰ类1件及以上得7至8分，Ⅱ类5件及以上得5至6分，Ⅱ类3至4件得3至4分，Ⅱ类1至2件得1至2分。有自主研发的得1至6分，仅有受让、受赠、并购的得1至3分。',
        },
        {
          id: 'score.transform',
          heading: '科技成果转化能力（30分）',
          text: '按近三年年均转化数量：5项及以上25至30分，4项及以上19至24分，3项及以上13至18分，2项及以上7至12分，1项及以上1至6分，没有转化0分。同一成果只计一次。年均数大于0而不足1项的没有对应分档，交由专家判断（待核）。',
        },
        {
          id: 'score.organisation',
          heading: '研究开发组织管理水平（20分）',
          text: '研发管理制度、核算体系与辅助账6分，研发机构、条件与产学研合作6分，成果转化激励与创新创业平台4分，人才培养、引进与绩效评价4分。',
        },
        {
          id: 'score.growth',
          heading: '企业成长性（20分）',
          text: '净资产增长率与销售收入增长率各10分。增长率35%及以上9至10分，25%及以上7至8分，15%及以上5至6分，5%及以上3至4分，大于0为1至2分，不大于0为0分。增长率等于前两个相邻年度比值的平均数减1；第一年为0的按后两年计算，第二年为0的得0分。',
        },
      ],
    },
    {
      id: 'ip-class',
      heading: '知识产权分类',
      points: [
        {
          id: 'ip-class.1',
          heading: 'Ⅰ类',
          text: '发明专利（含国防专利）、植物新品种、国家级农作物品种、国家新药、国家一级中药保护品种、集成电路布图设计专有权。',
        },
        {
          id: 'ip-class.2',
          heading: 'Ⅱ类',
          text: '实用新型专利、外观设计专利、软件著作权（不含商标）。Ⅱ类知识产权在申请高新技术企业时只能使用一次；共有知识产权只能由其中一个权利人使用。',
        },
      ],
    },
    {
      id: 'rd-scope',
      heading: '研发费用归集',
      text: '分八类归集：人员人工费用、直接投入费用、折旧费用与长期待摊费用、无形资产摊销费用、设计费用、装备调试费用与试验费用、委托外部研究开发费用、其他费用。委托外部研发费用按实际发生额的80%计入，其他费用不超过研发费用总额的20%。委托境外发生的不计入境内研发费用。',
    },
    {
      id: 'auditor',
      heading: '中介机构',
      text: '出具专项审计报告的中介机构须成立三年以上，注册会计师或税务师占职工总数的比例不低于30%。全年月平均职工人数要求待核。',
    },
  ],
  items: [
    item('innovation-score', '创新能力评价', 'title', null, [
      condition('total', '创新能力评价总分高于70分（不含70分）', 'score', {
        operator: '>',
        threshold: '70分',
        facts: innovationFacts,
        years: 3,
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '申请高新技术企业认定的企业、评审专家和中介机构', 'score'),
    fact('支持内容', '明确创新能力评分、知识产权分类和研发费用归集口径', 'rd-scope'),
    fact('支持力度', '评分通过线为70分以上（不含70分）', 'score'),
    fact('申报渠道', '高新技术企业认定管理工作网 innocom.gov.cn'),
  ],
  relations: [{ kind: 'implements', to: 'n-hnte-2016-32' }],
  checked: { confidence: 'high', seen: true, remark: '研发费用归集比例与中介机构人数要求待核。' },
});

/** 企业所得税法 article 28 (2); the text of the law was read. */
const hnteRate: PolicyRecord = programme({
  id: 'n-hnte-income-tax',
  title: '高新技术企业减按15%税率征收企业所得税',
  docNo: null,
  issuers: ['全国人民代表大会'],
  themes: ['财政、金融、审计', ...SCIENCE],
  summary: '国家需要重点扶持的高新技术企业，企业所得税税率由25%减为15%。取得高新技术企业资格后随纳税申报享受。',
  sections: [
    {
      id: 'art-28.2',
      label: '第二十八条第二款',
      heading: '优惠税率',
      text: '企业所得税法对国家需要重点扶持的高新技术企业规定了15%的优惠税率。',
    },
    {
      id: 'choice',
      heading: '与小型微利企业优惠的关系',
      text: '同一纳税年度同时符合小型微利企业条件的，两项优惠由企业选择适用，不叠加享受（待核）。',
    },
  ],
  items: [
    item('rate-15', '企业所得税15%优惠税率', 'tax', { text: '税率减按15%', capFen: null }, [
      condition('valid-title', '高新技术企业资格处于有效期内', 'art-28.2', {
        operator: 'in',
        threshold: '高新技术企业',
        facts: ['isHighTech'],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '资格在有效期内的高新技术企业', 'art-28.2'),
    fact('支持内容', '企业所得税优惠税率', 'art-28.2'),
    fact('支持力度', '由25%减按15%', 'art-28.2'),
    fact('申报时间', '随企业所得税申报享受，无单独窗口'),
  ],
  windows: rolling,
  checked: { confidence: 'high', seen: true, remark: '优惠叠加口径待核。' },
});

/** 国科发政〔2017〕115号. 科技人员不为0 is read as a condition of its own. */
const techSme: PolicyRecord = programme({
  id: 'n-tech-sme-2017-115',
  title: '科技型中小企业评价办法',
  docNo: '国科发政〔2017〕115号',
  issuers: HNTE_ISSUERS,
  themes: SCIENCE,
  url: 'https://www.most.gov.cn/xxgk/xinxifenlei/fdzdgknr/fgzc/gfxwj/gfxwj2017/201705/t20170510_132709.html',
  summary: '科技型中小企业自评入库的规模上限、三项评价指标和直接确认情形。综合评价不低于60分且科技人员指标不为0分。',
  sections: [
    {
      id: 'gate',
      heading: '基本条件',
      points: [
        { id: 'gate.resident', heading: '主体', text: '在中国境内（不含港澳台地区）注册的居民企业。' },
        {
          id: 'gate.size',
          heading: '规模',
          text: '职工总数不超过500人，年销售收入不超过2亿元，资产总额不超过2亿元，三项同时满足。',
        },
        { id: 'gate.product', heading: '产品', text: '提供的产品和服务不属于国家规定的禁止、限制和淘汰类。' },
        {
          id: 'gate.credit',
          heading: '信用与安全',
          text: '上一年度和当年没有发生重大事故和严重违法失信行为，未列入经营异常名录和严重失信名单。',
        },
        {
          id: 'gate.score',
          heading: '评价得分',
          text: '综合评价得分不低于60分，且科技人员指标得分不得为0分。按指标分档，科技人员占比低于10%时该项为0分（口径待核）。',
        },
      ],
    },
    {
      id: 'score',
      heading: '评价指标',
      text: '满分100分，由科技人员、研发投入、科技成果三项组成。研发投入的两种算法由企业选择其一。',
      points: [
        {
          id: 'score.staff',
          heading: '科技人员占比（20分）',
          text: '30%及以上20分，25%至30%为16分，20%至25%为12分，15%至20%为8分，10%至15%为4分，10%以下0分。',
        },
        {
          id: 'score.rd-sales',
          heading: '研发费用占销售收入（50分，选择其一）',
          text: '6%及以上50分，5%至6%为40分，4%至5%为30分，3%至4%为20分，2%至3%为10分，2%以下0分。',
        },
        {
          id: 'score.rd-cost',
          heading: '研发费用占成本费用（50分，选择其一）',
          text: '30%及以上50分，25%至30%为40分，20%至25%为30分，15%至20%为20分，10%至15%为10分，10%以下0分。',
        },
        {
          id: 'score.ip',
          heading: '科技成果（30分）',
          text: 'Ⅰ类知识产权1件及以上30分；Ⅱ类4件及以上24分，3件18分，2件12分，1件6分，没有知识产权0分。',
        },
      ],
    },
    {
      id: 'direct',
      heading: '直接确认',
      text: '满足基本条件中除评价得分以外的要求，并符合下列情形之一的，可以直接确认，无须评分。',
      points: [
        { id: 'direct.hnte', text: '拥有有效期内的高新技术企业资格证书。' },
        { id: 'direct.prize', text: '近五年获得国家级科技奖励，且排名在前三名。' },
        { id: 'direct.lab', text: '拥有经认定的省部级以上研发机构。' },
        { id: 'direct.standard', text: '近五年主导制定过国际标准、国家标准或行业标准。' },
      ],
    },
    {
      id: 'duty',
      heading: '有效期与更新',
      text: '入库登记编号有效期一年，每年3月底前更新信息。',
    },
  ],
  items: [
    item('registration', '科技型中小企业入库登记', 'title', null, [
      attest('resident', '在中国境内（不含港澳台地区）注册的居民企业', 'gate.resident', ['isIndependent']),
      condition('staff', '职工总数不超过500人', 'gate.size', {
        operator: '<=',
        threshold: '500人',
        facts: ['employees'],
      }),
      condition('sales', '年销售收入不超过2亿元', 'gate.size', {
        operator: '<=',
        threshold: '2亿元',
        facts: ['revenue'],
      }),
      condition('assets', '资产总额不超过2亿元', 'gate.size', {
        operator: '<=',
        threshold: '2亿元',
        facts: ['assets'],
      }),
      attest('product', '产品和服务不属于禁止、限制和淘汰类', 'gate.product', ['isRestrictedIndustry']),
      attest('credit', '上一年度和当年无重大事故、严重违法和失信记录', 'gate.credit', [
        'hasSeriousAccident',
        'isBlacklisted',
        'isAbnormal',
      ]),
      condition('score', '综合评价得分不低于60分，或符合直接确认情形', 'gate.score', {
        operator: '>=',
        threshold: '60分',
        facts: techScoreFacts,
      }),
      condition('staff-share', '科技人员占比不低于10%，或符合直接确认情形', 'gate.score', {
        operator: '>=',
        threshold: '10%',
        facts: ['researchStaff', 'employees', ...directFacts],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '职工不超过500人、年销售收入和资产总额均不超过2亿元的居民企业', 'gate.size'),
    fact('支持内容', '取得入库登记编号，有效期一年', 'duty'),
    fact('支持力度', '资质评价，本身不发放资金'),
    fact('申报时间', '以年度通知为准，2026年为6月1日至8月31日'),
    fact('申报渠道', '优质中小企业梯度培育平台 zjtx.miit.gov.cn'),
    fact('后续义务', '每年3月底前更新信息', 'duty'),
  ],
  obligations: [fact('信息更新', '每年3月底前更新入库信息', 'duty')],
  checked: { confidence: 'high', seen: true, remark: '“科技人员指标不为0分”按占比不低于10%理解，待核。' },
});

/** 工企业函〔2026〕160号; its window closed on 2026-08-31. */
const techSmeNotice: PolicyRecord = programme({
  id: 'n-tech-sme-notice-2026-160',
  title: '2026年度科技型中小企业评价工作通知',
  docNo: '工企业函〔2026〕160号',
  issuers: ['工业和信息化部中小企业局'],
  themes: SCIENCE,
  url: 'https://wap.miit.gov.cn/jgsj/qyj/wjfb/art/2026/art_92fae9ab4aba4b44a1ab2e7233c48a54.html',
  summary:
    '2026年度科技型中小企业评价的组织安排：评价系统6月1日至8月31日开放，明确现场核查情形和抽查比例，不得由第三方代为申报。',
  sections: [
    {
      id: 'time',
      heading: '评价时间',
      text: '2026年度评价系统于2026年6月1日至2026年8月31日开放。评价工作由工业和信息化部中小企业局组织，在优质中小企业梯度培育平台办理。',
    },
    {
      id: 'check',
      heading: '核查',
      text: '对职工不超过5人、没有知识产权、研发费用低于10万元、三年内有违规记录或首次参评的企业安排现场核查；抽查比例不低于5%。',
    },
    {
      id: 'honesty',
      heading: '申报纪律',
      text: '企业应当自行申报，不得通过第三方代为申报。提供虚假信息的，三年内不得参加评价。',
    },
  ],
  items: [
    item('registration-2026', '2026年度科技型中小企业评价', 'title', null, [
      attest('own-filing', '由企业自行申报，不通过第三方', 'honesty'),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '参加2026年度评价的科技型中小企业'),
    fact('支持内容', '取得2026年度入库登记编号'),
    fact('申报时间', '2026年6月1日至2026年8月31日', 'time'),
    fact('申报渠道', '优质中小企业梯度培育平台 zjtx.miit.gov.cn', 'time'),
    fact('后续义务', '配合现场核查和抽查，信息须真实', 'check'),
  ],
  obligations: [fact('诚信要求', '提供虚假信息的，三年内不得参加评价', 'honesty')],
  windows: [{ opensAt: '2026-06-01', closesAt: '2026-08-31', kind: 'announced' }],
  intake: {
    deadlines: [{ kind: 'online', batch: null, day: '2026-08-31', time: null }],
    method: '企业在评价系统自行填报，不得由第三方代为申报。',
    entry: { name: '优质中小企业梯度培育平台', url: 'https://zjtx.miit.gov.cn' },
    contacts: [],
  },
  relations: [{ kind: 'notice_of', to: 'n-tech-sme-2017-115' }],
  checked: { confidence: 'high', seen: true },
});

export const highTechProgrammes: PolicyRecord[] = [hnte, hnteGuide, hnteRate, techSme, techSmeNotice];
