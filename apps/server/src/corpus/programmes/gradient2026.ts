import type { PolicyRecord } from '../../library/records';
import { attest, condition, fact, item, programme } from './programme';

const MIIT = ['工业和信息化部'];
const THEMES = ['工业、交通', '科技、教育'];
const DOC = '工信部企业〔2026〕2号';
const URL_DOC = 'https://www.miit.gov.cn/jgsj/qyj/wjfb/art/2026/art_2aa4981e3c9248379bc210c62dbb0569.html';
const PLATFORM = '优质中小企业梯度培育平台 zjtx.miit.gov.cn';
const IN_FORCE = '2026-04-01';
const UNREAD = '《优质中小企业梯度培育管理办法》原文未直接打开，三处转述一致。';

const managementMeasure: PolicyRecord = programme({
  id: 'n-gradient-2026-2',
  familyId: 'n-gradient',
  title: '优质中小企业梯度培育管理办法',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  effectiveFrom: IN_FORCE,
  url: URL_DOC,
  summary:
    '自2026年4月1日起施行，替代2022年暂行办法用于新的申报。梯度为科技和创新型中小企业、专精特新中小企业、专精特新“小巨人”企业三层。',
  sections: [
    {
      id: 'tiers',
      heading: '三层梯度',
      points: [
        {
          id: 'tiers.1',
          heading: '科技和创新型中小企业',
          text: '由原科技型中小企业和创新型中小企业合并而成，是申报专精特新中小企业的前提。',
        },
        { id: 'tiers.2', heading: '专精特新中小企业', text: '由省级主管部门认定，是申报“小巨人”企业的前提。' },
        { id: 'tiers.3', heading: '专精特新“小巨人”企业', text: '由工业和信息化部认定。' },
      ],
    },
    {
      id: 'art-30',
      label: '第三十条',
      heading: '过渡安排',
      text: '科技和创新型中小企业的新标准发布前，继续适用国科发政〔2017〕115号和2022年暂行办法中的创新型中小企业标准，有效期内的科技型或创新型称号予以承认。两个称号取其一还是须同时具备，各方转述不一，待核。截至2026年10月未见新标准。',
    },
    {
      id: 'common',
      heading: '共同要求',
      points: [
        { id: 'common.product', heading: '主导产品', text: '主导产品收入占营业收入的比例高于50%。' },
        {
          id: 'common.ip',
          heading: 'Ⅰ类知识产权',
          text: '不含转入的知识产权，申报企业须为前三权利人之一。',
        },
        { id: 'common.size', heading: '中小企业', text: '企业规模按工信部联企业〔2011〕300号划分。' },
        { id: 'common.credit', heading: '信用与安全', text: '须满足信用要求和近三年重大事故、违法情况的要求。' },
      ],
    },
    {
      id: 'duty',
      heading: '有效期与信息更新',
      text: '称号有效期三年。每年5月31日前更新企业信息，发生重大变化的在三个月内报告。',
    },
    {
      id: 'score',
      heading: '发展评价得分',
      text: '按《中小企业专精特新发展评价指标体系》由官方平台自动计算，企业不能自行推算，应以平台显示的得分为准。',
    },
  ],
  items: [
    item('tier-1', '科技和创新型中小企业', 'title', null, [
      attest('either', '科技型中小企业或创新型中小企业称号在有效期内（待核）', 'art-30', [
        'isTechSme',
        'isInnovativeSme',
      ]),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '符合中小企业划型标准的企业', 'common.size'),
    fact('支持内容', '三层梯度认定，称号有效期三年', 'tiers'),
    fact('支持力度', '资质认定，本身不发放资金'),
    fact('申报渠道', PLATFORM),
    fact('后续义务', '每年5月31日前更新信息，重大变化三个月内报告', 'duty'),
  ],
  obligations: [
    fact('信息更新', '每年5月31日前更新企业信息', 'duty'),
    fact('重大变化报告', '发生重大变化的，三个月内报告', 'duty'),
  ],
  relations: [{ kind: 'repeals', to: 'n-gradient-2022-63' }],
  checked: { confidence: 'medium', seen: true, remark: UNREAD },
});

const specialised: PolicyRecord = programme({
  id: 'n-specialised-2026',
  familyId: 'n-specialised',
  title: '专精特新中小企业认定标准（2026年）',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  effectiveFrom: IN_FORCE,
  url: URL_DOC,
  summary:
    '省级认定。上年营业收入不低于1500万元或近两年新增股权投资不低于2000万元，近两年每年研发费用不低于100万元且占比不低于3%，发展评价得分不低于50分。',
  sections: [
    {
      id: 'gate',
      heading: '认定条件',
      text: '下列各项须同时满足。',
      points: [
        { id: 'gate.tier', heading: '前置称号', text: '已是科技和创新型中小企业。' },
        { id: 'gate.years', heading: '从业年限', text: '从事特定细分市场的时间不少于3年。' },
        {
          id: 'gate.scale',
          heading: '规模',
          text: '上年度营业收入不低于1500万元；或者近两年新增股权投资不低于2000万元，且由合格机构实缴。二者满足其一。',
        },
        {
          id: 'gate.main',
          heading: '专业化',
          text: '主营业务收入占营业收入的比例不低于80%，主导产品收入占营业收入的比例高于50%。',
        },
        { id: 'gate.debt', heading: '资产负债率', text: '资产负债率不高于80%。' },
        {
          id: 'gate.rd',
          heading: '研发投入',
          text: '近两年每年研发费用不低于100万元，且每年占营业收入的比例不低于3%。',
        },
        {
          id: 'gate.ip',
          heading: '知识产权',
          text: '拥有与主导产品相关、已应用并产生效益的Ⅰ类知识产权1件以上。近三年获省部级以上科技奖励且排名前三，或者拥有省部级以上研发机构的，可不作此项要求。',
        },
        { id: 'gate.market', heading: '市场地位', text: '细分市场占有率较为靠前，有一定知名度。' },
        {
          id: 'gate.score',
          heading: '发展评价得分',
          text: '平台计算的发展评价得分不低于50分；复核时近两年任一年达到即可。',
        },
      ],
    },
    {
      id: 'materials',
      heading: '审计报告',
      text: '审计报告须在财政部平台（acc.mof.gov.cn）赋码，并列示主营业务收入和成本。不要求提交第三方市场占有率证明。',
    },
    { id: 'duty', heading: '有效期', text: '称号有效期三年，每年5月31日前更新企业信息。' },
  ],
  items: [
    item('certification', '专精特新中小企业认定', 'title', null, [
      condition('tier', '科技和创新型中小企业称号在有效期内', 'gate.tier', {
        operator: 'in',
        threshold: '科技和创新型中小企业',
        facts: ['isTechSme', 'isInnovativeSme'],
      }),
      condition('years', '从事特定细分市场不少于3年', 'gate.years', {
        operator: '>=',
        threshold: '3年',
        facts: ['marketYears'],
      }),
      condition('scale', '上年度营业收入不低于1500万元，或近两年新增股权投资不低于2000万元', 'gate.scale', {
        operator: '>=',
        threshold: '营业收入1500万元或股权投资2000万元',
        facts: ['revenue', 'equityRaised'],
        years: 2,
      }),
      condition('main', '主营业务收入占比不低于80%', 'gate.main', {
        operator: '>=',
        threshold: '80%',
        facts: ['mainRevenue', 'revenue'],
      }),
      condition('debt', '资产负债率不高于80%', 'gate.debt', {
        operator: '<=',
        threshold: '80%',
        facts: ['liabilities', 'assets'],
      }),
      condition('rd', '近两年每年研发费用不低于100万元', 'gate.rd', {
        operator: '>=',
        threshold: '100万元',
        facts: ['rdExpense'],
        years: 2,
      }),
      condition('rd-share', '近两年每年研发费用占营业收入的比例不低于3%', 'gate.rd', {
        operator: '>=',
        threshold: '3%',
        facts: ['rdExpense', 'revenue'],
        years: 2,
      }),
      condition('ip', 'Ⅰ类知识产权1件以上，或符合豁免情形', 'gate.ip', {
        operator: '>=',
        threshold: '1件',
        facts: ['appliedInventions', 'nationalPrize', 'provincialPrize', 'rdInstitution'],
      }),
      attest('market', '细分市场占有率较为靠前，有一定知名度', 'gate.market'),
      condition('product', '主导产品收入占营业收入的比例高于50%', 'gate.main', {
        operator: '>',
        threshold: '50%',
        facts: ['mainProductRevenue', 'revenue'],
      }),
      condition('score', '平台发展评价得分不低于50分', 'gate.score', {
        operator: '>=',
        threshold: '50分',
        facts: ['developmentScore'],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '从事特定细分市场3年以上的科技和创新型中小企业', 'gate.years'),
    fact('支持内容', '专精特新中小企业称号，有效期三年', 'duty'),
    fact('支持力度', '资质认定，本身不发放资金'),
    fact('申报时间', '由省级主管部门组织，以当地通知为准'),
    fact('申报渠道', PLATFORM),
    fact('后续义务', '每年5月31日前更新企业信息', 'duty'),
  ],
  materials: ['在acc.mof.gov.cn赋码的审计报告，列示主营业务收入和成本', '平台发展评价得分页面'],
  obligations: [
    fact('信息更新', '每年5月31日前更新企业信息', 'duty'),
    fact('重大变化报告', '发生重大变化的，三个月内报告'),
  ],
  relations: [
    { kind: 'based_on', to: 'n-gradient-2026-2' },
    { kind: 'based_on', to: 'n-specialised-score-2024-75' },
    { kind: 'repeals', to: 'n-specialised-2022' },
  ],
  checked: { confidence: 'medium', seen: true, remark: UNREAD },
});

const littleGiant: PolicyRecord = programme({
  id: 'n-little-giant-2026',
  familyId: 'n-little-giant',
  title: '专精特新“小巨人”企业认定标准（2026年）',
  docNo: DOC,
  issuers: MIIT,
  themes: THEMES,
  effectiveFrom: IN_FORCE,
  url: URL_DOC,
  summary:
    '工业和信息化部认定。上年营业收入不低于5000万元，主营占比不低于90%，近两年研发费用合计不低于1200万元，Ⅰ类知识产权不少于4件，发展评价得分不低于60分。',
  sections: [
    {
      id: 'gate',
      heading: '认定条件',
      text: '下列各项须同时满足。',
      points: [
        { id: 'gate.tier', heading: '前置称号', text: '已是专精特新中小企业。' },
        {
          id: 'gate.years',
          heading: '从业年限',
          text: '从事特定细分市场的时间不少于3年，原来放宽到2年的情形不再适用。',
        },
        { id: 'gate.scale', heading: '规模', text: '上年度营业收入不低于5000万元。' },
        {
          id: 'gate.main',
          heading: '专业化',
          text: '主营业务收入占营业收入的比例不低于90%，主导产品收入占营业收入的比例高于50%。',
        },
        {
          id: 'gate.growth',
          heading: '成长性',
          text: '近两年营业收入复合增长率不低于5%，复核时不考查。按最近一年与前第二年营业收入之比开平方减1计算（口径待核）。',
        },
        { id: 'gate.debt', heading: '资产负债率', text: '资产负债率不高于75%。' },
        {
          id: 'gate.rd',
          heading: '研发投入',
          text: '近两年研发费用合计不低于1200万元，且每年占营业收入的比例不低于3%。',
        },
        {
          id: 'gate.ip',
          heading: '知识产权',
          text: '拥有与主导产品相关的Ⅰ类知识产权4件以上。近三年获国家级科技奖励且排名前三的，可不作此项要求。',
        },
        { id: 'gate.market', heading: '市场地位', text: '主导产品市场占有率不低于10%，或者居国内前三名。' },
        {
          id: 'gate.chain',
          heading: '产业链',
          text: '位于工业“六基”领域，或者处于传统产业改造、新兴产业、未来产业的产业链关键环节。',
        },
        {
          id: 'gate.score',
          heading: '发展评价得分',
          text: '平台计算的发展评价得分不低于60分；复核时近两年任一年达到即可。',
        },
      ],
    },
    { id: 'duty', heading: '有效期', text: '称号有效期三年，每年5月31日前更新企业信息。' },
  ],
  items: [
    item('certification', '专精特新“小巨人”企业认定', 'title', null, [
      condition('tier', '专精特新中小企业称号在有效期内', 'gate.tier', {
        operator: 'in',
        threshold: '专精特新中小企业',
        facts: ['isSpecialisedSme'],
      }),
      condition('years', '从事特定细分市场不少于3年', 'gate.years', {
        operator: '>=',
        threshold: '3年',
        facts: ['marketYears'],
      }),
      condition('scale', '上年度营业收入不低于5000万元', 'gate.scale', {
        operator: '>=',
        threshold: '5000万元',
        facts: ['revenue'],
      }),
      condition('main', '主营业务收入占比不低于90%', 'gate.main', {
        operator: '>=',
        threshold: '90%',
        facts: ['mainRevenue', 'revenue'],
      }),
      condition('growth', '近两年营业收入复合增长率不低于5%', 'gate.growth', {
        operator: '>=',
        threshold: '5%',
        facts: ['revenue'],
        years: 3,
      }),
      condition('debt', '资产负债率不高于75%', 'gate.debt', {
        operator: '<=',
        threshold: '75%',
        facts: ['liabilities', 'assets'],
      }),
      condition('rd', '近两年研发费用合计不低于1200万元', 'gate.rd', {
        operator: '>=',
        threshold: '1200万元',
        facts: ['rdExpense'],
        years: 2,
      }),
      condition('rd-share', '近两年每年研发费用占营业收入的比例不低于3%', 'gate.rd', {
        operator: '>=',
        threshold: '3%',
        facts: ['rdExpense', 'revenue'],
        years: 2,
      }),
      condition('ip', 'Ⅰ类知识产权4件以上，或符合豁免情形', 'gate.ip', {
        operator: '>=',
        threshold: '4件',
        facts: ['appliedInventions', 'nationalPrize'],
      }),
      condition('market', '主导产品市场占有率不低于10%，或居国内前三名', 'gate.market', {
        operator: '>=',
        threshold: '10%',
        facts: ['marketShare', 'domesticRank'],
      }),
      attest('chain', '位于工业“六基”领域或产业链关键环节', 'gate.chain'),
      condition('product', '主导产品收入占营业收入的比例高于50%', 'gate.main', {
        operator: '>',
        threshold: '50%',
        facts: ['mainProductRevenue', 'revenue'],
      }),
      condition('score', '平台发展评价得分不低于60分', 'gate.score', {
        operator: '>=',
        threshold: '60分',
        facts: ['developmentScore'],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '上年度营业收入不低于5000万元的专精特新中小企业', 'gate.scale'),
    fact('支持内容', '国家级专精特新“小巨人”称号，有效期三年', 'duty'),
    fact('支持力度', '资质认定，本身不发放资金'),
    fact('申报时间', '每年以工业和信息化部通知为准，2026年批次已截止'),
    fact('申报渠道', PLATFORM),
    fact('后续义务', '每年5月31日前更新企业信息', 'duty'),
  ],
  materials: ['在acc.mof.gov.cn赋码的审计报告，列示主营业务收入和成本', '平台发展评价得分页面'],
  obligations: [
    fact('信息更新', '每年5月31日前更新企业信息', 'duty'),
    fact('重大变化报告', '发生重大变化的，三个月内报告'),
  ],
  relations: [
    { kind: 'based_on', to: 'n-gradient-2026-2' },
    { kind: 'based_on', to: 'n-specialised-score-2024-75' },
    { kind: 'repeals', to: 'n-little-giant-2022' },
  ],
  checked: { confidence: 'medium', seen: true, remark: `${UNREAD}复合增长率算法待核。` },
});

/** 工信厅企业函〔2026〕117号; its filing window closed on 2026-05-25. */
const littleGiantNotice: PolicyRecord = programme({
  id: 'n-little-giant-notice-2026-117',
  title: '2026年度专精特新“小巨人”企业认定和复核工作通知',
  docNo: '工信厅企业函〔2026〕117号',
  issuers: ['工业和信息化部办公厅'],
  themes: THEMES,
  url: 'https://wap.miit.gov.cn/jgsj/qyj/wjfb/art/2026/art_83857a4773ac4583bd1540eeb78bcbcb.html',
  summary:
    '2026年“小巨人”企业认定与复核安排：企业4月25日至5月25日填报，省级审核至6月30日。申报不收费，不委托中介机构。',
  sections: [
    {
      id: 'time',
      heading: '时间安排',
      text: '企业于2026年4月25日至5月25日在线填报，省级主管部门于6月30日前完成审核推荐。',
    },
    {
      id: 'review',
      heading: '复核',
      text: '2023年认定批次的复核适用2022年标准。',
    },
    {
      id: 'exclude',
      heading: '不予推荐',
      text: '制造业单项冠军企业不再推荐；同一集团内的企业不得重复推荐。',
    },
    {
      id: 'free',
      heading: '防范代办',
      text: '申报不收取任何费用，主管部门没有委托中介机构代办。对“内部渠道”“包过”一类宣传应当警惕。',
    },
  ],
  items: [
    item('certification-2026', '2026年度“小巨人”企业认定和复核', 'title', null, [
      attest('not-champion', '不是制造业单项冠军企业', 'exclude', ['isChampion']),
      attest('group', '同一集团内没有重复推荐', 'exclude'),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '申请认定或复核的专精特新中小企业'),
    fact('申报时间', '2026年4月25日至5月25日，省级审核至6月30日', 'time'),
    fact('申报渠道', PLATFORM),
    fact('收费', '不收费，不委托中介机构', 'free'),
  ],
  windows: [{ opensAt: '2026-04-25', closesAt: '2026-05-25', kind: 'announced' }],
  intake: {
    deadlines: [
      { kind: 'online', batch: null, day: '2026-05-25', time: null },
      { kind: 'recommend', batch: null, day: '2026-06-30', time: null },
    ],
    method: '企业在线填报，省级主管部门审核推荐。申报不收取任何费用，主管部门没有委托中介机构代办。',
    entry: { name: '优质中小企业梯度培育平台', url: 'https://zjtx.miit.gov.cn' },
    contacts: [],
  },
  relations: [{ kind: 'notice_of', to: 'n-little-giant-2026' }],
  checked: { confidence: 'high', seen: true },
});

/** 工信厅企业〔2024〕75号; the weights seen elsewhere are unverified and therefore not shown. */
const scoreSystem: PolicyRecord = programme({
  id: 'n-specialised-score-2024-75',
  title: '中小企业专精特新发展评价指标体系',
  docNo: '工信厅企业〔2024〕75号',
  issuers: ['工业和信息化部办公厅'],
  themes: THEMES,
  summary:
    '由20余项指标组成，得分由优质中小企业梯度培育平台按行业基准自动计算。专精特新中小企业须50分以上，“小巨人”企业须60分以上。',
  sections: [
    {
      id: 'method',
      heading: '评价方式',
      text: '指标20余项，由官方平台依据企业填报数据和行业基准计算，外部无法复算。本平台不模拟该得分，只记录您在官方平台看到的结果。',
    },
    {
      id: 'line',
      heading: '适用分数线',
      points: [
        { id: 'line.specialised', heading: '专精特新中小企业', text: '得分不低于50分。' },
        { id: 'line.giant', heading: '专精特新“小巨人”企业', text: '得分不低于60分。' },
        { id: 'line.review', heading: '复核', text: '近两年任一年达到相应分数线即可。' },
      ],
    },
    { id: 'weights', heading: '指标权重', text: '有第三方整理的维度权重流传，未经官方文件证实，待核，此处不列。' },
  ],
  items: [
    item('score-specialised', '专精特新中小企业发展评价', 'title', null, [
      condition('score-50', '平台发展评价得分不低于50分', 'line.specialised', {
        operator: '>=',
        threshold: '50分',
        facts: ['developmentScore'],
      }),
    ]),
    item('score-giant', '专精特新“小巨人”企业发展评价', 'title', null, [
      condition('score-60', '平台发展评价得分不低于60分', 'line.giant', {
        operator: '>=',
        threshold: '60分',
        facts: ['developmentScore'],
      }),
    ]),
  ],
  keyFacts: [
    fact('适用对象', '在梯度培育平台填报信息的中小企业', 'method'),
    fact('支持内容', '发展评价得分，用于专精特新和“小巨人”认定', 'line'),
    fact('申报渠道', PLATFORM, 'method'),
  ],
  checked: { confidence: 'medium', seen: true, remark: '计算公式未公开，指标权重待核。' },
});

export const gradient2026Programmes: PolicyRecord[] = [
  managementMeasure,
  specialised,
  littleGiant,
  littleGiantNotice,
  scoreSystem,
];
