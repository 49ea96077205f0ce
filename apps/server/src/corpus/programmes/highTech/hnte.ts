import type { PolicyRecord } from '../../../library/records';
import { attest, condition, fact, item, programme } from '../programme';

import { HNTE_ISSUERS, innovationFacts, SCIENCE } from './common';

/** Record of 高新技术企业认定管理办法 (国科发火〔2016〕32号): 第二条, 第十一条, and the duties after certification. */
export const hnte: PolicyRecord = programme({
  id: 'n-hnte-2016-32',
  title: '高新技术企业认定管理办法',
  docNo: '国科发火〔2016〕32号',
  issuers: HNTE_ISSUERS,
  themes: [...SCIENCE, '财政、金融、审计'],
  effectiveFrom: '2016-01-01',
  url: 'https://www.gov.cn/gongbao/content/2016/content_5076985.htm',
  summary:
    '规定高新技术企业的适用企业、八项认定条件、认定流程和年度报告义务。证书有效期三年，通过认定的企业减按15%的税率缴纳企业所得税。',
  sections: [
    {
      id: 'art-2',
      label: '第二条',
      heading: '适用企业',
      text: '高新技术企业是在国家重点支持的高新技术领域内持续进行研究开发与技术成果转化，形成企业核心自主知识产权，并以此为基础开展经营活动，在中国境内（不包括港、澳、台地区）注册的居民企业。',
    },
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
  materials: [
    '高新技术企业认定申请书',
    '营业执照等注册登记证件',
    '知识产权、科研项目立项、科技成果转化和研究开发组织管理的材料',
    '高新技术产品（服务）的关键技术和技术指标、资质证书、产品质量检验报告等材料',
    '职工和科技人员情况说明',
    '近三个会计年度研究开发费用、近一个会计年度高新技术产品（服务）收入的专项审计或鉴证报告，附研究开发活动说明',
    '近三个会计年度的财务会计报告，经中介机构鉴证',
    '近三个会计年度的企业所得税年度纳税申报表',
  ],
  items: [
    item('certification', '高新技术企业认定', 'title', null, [
      attest('resident', '在中国境内（不含港澳台地区）注册的居民企业', 'art-2', ['isIndependent']),
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
    fact('适用对象', '在中国境内注册成立一年以上的居民企业', 'art-2'),
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
