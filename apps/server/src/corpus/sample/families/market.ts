import { atLeast, atMost, attest } from '../terms';
import type { Family } from './Family';

const patents: Family = {
  key: 'ip',
  subject: '知识产权创造和运用资助',
  department: 'ip',
  themes: ['科技、教育', '市场监管、安全生产监管'],
  season: [9, 5],
  plan: (draw) => ({
    aim: draw.pick(['促进知识产权高质量创造和高效益运用', '引导企业加强知识产权布局和转化运用，提升核心竞争力']),
    conditions: [
      atLeast('有效发明专利', draw.bar([1, 2, 3, 5]), '件', ['inventionPatents']),
      attest('专利权属清晰，不存在权属纠纷', ['hasPatentDispute']),
      attest('近三年无非正常专利申请行为，或者已全部主动撤回', ['hasAbnormalPatents']),
    ],
    awards: [
      {
        name: '海外专利资助',
        support: 'subsidy',
        who: '对通过专利合作条约途径申请并在境外获得授权的发明专利',
        of: [atLeast('通过专利合作条约途径申请并在境外获得授权的发明专利', 1, '件')],
        amount: {
          kind: 'unit',
          unit: '件',
          yuan: draw.sum([1, 2, 3]),
          cap: draw.sum([20, 30, 50]),
          verb: '资助',
        },
      },
      {
        name: '专利质押贷款贴息',
        support: 'interest',
        who: '对以专利权质押取得贷款并按期还本付息的企业',
        amount: {
          kind: 'interest',
          percent: draw.pick([30, 40, 50]),
          months: 12,
          cap: draw.sum([20, 30, 50]),
        },
        extra: [atLeast('专利质押登记的发明专利', draw.bar([1, 2]), '件')],
      },
      {
        name: '贯标奖励',
        support: 'award',
        who: '对首次通过知识产权合规管理体系认证的企业',
        amount: { kind: 'fixed', yuan: draw.sum([3, 5, 8]), verb: '奖励' },
      },
      ...(draw.chance(0.5)
        ? [
            {
              name: '维权援助补助',
              support: 'subsidy' as const,
              who: '对在境外开展知识产权维权并取得胜诉或者和解结果的企业',
              amount: {
                kind: 'rate' as const,
                base: '律师费、鉴定费等实际支出',
                percent: draw.pick([30, 40, 50]),
                cap: draw.sum([20, 30, 50]),
                scope: 'year' as const,
                verb: '补助' as const,
              },
            },
          ]
        : []),
    ],
    materials: [
      '专利证书及登记簿副本',
      '质押登记通知书和贷款利息凭证（申报贴息的提供）',
      '体系认证证书（申报贯标奖励的提供）',
    ],
    duty: { label: '专利维持', text: '获得资助的专利应当自资助之日起维持有效3年以上' },
  }),
};

const talent: Family = {
  key: 'talent',
  subject: '企业稳岗扩岗和技能人才补助',
  department: 'labour',
  themes: ['劳动、人事、监察'],
  season: [5, 10],
  rolling: true,
  plan: (draw) => ({
    aim: draw.pick(['支持企业稳定和扩大就业岗位，提升职工技能水平', '发挥用人单位引才育才主体作用，缓解技能人才短缺']),
    conditions: [
      atLeast('参加失业保险并足额缴费满', draw.bar([12, 24]), '个月'),
      atMost('上年度裁员率', draw.bar([5.5, 5, 3]), '%'),
      attest('不存在拖欠职工工资的情形', ['owesWages']),
    ],
    awards: [
      {
        name: '扩岗补助',
        support: 'subsidy',
        who: '对招用毕业年度高校毕业生并签订1年以上劳动合同的企业，按照招用人数',
        of: [atLeast('招用毕业年度高校毕业生并签订1年以上劳动合同的人数', 1, '人')],
        amount: {
          kind: 'unit',
          unit: '人',
          yuan: draw.pick([1000, 1500, 2000]),
          cap: draw.sum([10, 20, 30]),
          verb: '补助',
        },
      },
      {
        name: '技能培训补贴',
        support: 'subsidy',
        who: '对组织在岗职工参加技能培训并取得职业技能等级证书的企业，按照取证人数',
        amount: {
          kind: 'unit',
          unit: '人',
          yuan: draw.pick([800, 1000, 1500, 2000]),
          cap: draw.sum([20, 30, 50]),
          verb: '补贴',
        },
        extra: [atLeast('当年取得证书的职工', draw.bar([5, 10, 20]), '人')],
      },
      {
        name: '博士后工作站资助',
        support: 'subsidy',
        who: '对新获批设立的博士后科研工作站',
        amount: { kind: 'fixed', yuan: draw.sum([30, 50, 80, 100]), verb: '资助' },
      },
    ],
    materials: ['职工名册和劳动合同', '社会保险缴费证明', '职业技能等级证书（申报培训补贴的提供）'],
    duty: { label: '用途限制', text: '补助资金应当用于职工生活补助、缴纳社会保险费和技能培训等支出' },
  }),
};

const trade: Family = {
  key: 'trade',
  subject: '外贸企业开拓市场补助',
  department: 'commerce',
  themes: ['商贸、海关、旅游'],
  season: [11, 25],
  plan: (draw) => ({
    aim: draw.pick(['支持外贸企业开拓多元化市场，防范收汇风险', '帮助中小外贸企业稳订单、拓市场']),
    conditions: [
      atLeast('上年度进出口额', draw.bar([20, 50, 100]), '万美元'),
      atMost('上年度进出口额', draw.bar([8000, 6500, 5000]), '万美元'),
      attest('已办理进出口货物收发货人备案'),
    ],
    awards: [
      {
        name: '境外展会补助',
        support: 'subsidy',
        who: '对参加列入年度目录的境外展会的企业',
        amount: {
          kind: 'rate',
          base: '展位费',
          percent: draw.pick([50, 60, 70]),
          cap: draw.sum([10, 15, 20, 30]),
          scope: 'year',
          verb: '补助',
        },
      },
      {
        name: '出口信用保险补助',
        support: 'subsidy',
        who: '对投保短期出口信用保险的企业',
        amount: {
          kind: 'rate',
          base: '实际缴纳保费',
          percent: draw.pick([30, 40, 50]),
          cap: draw.sum([30, 50, 80, 100]),
          scope: 'year',
          verb: '补助',
        },
      },
      {
        name: '国际认证补助',
        support: 'subsidy',
        who: '对取得境外市场准入认证的企业',
        amount: {
          kind: 'rate',
          base: '认证费和检测费',
          percent: draw.pick([40, 50]),
          cap: draw.sum([10, 15, 20]),
          scope: 'year',
          verb: '补助',
        },
        extra: [atLeast('当年取得的境外市场准入认证', draw.bar([1, 2]), '项')],
      },
    ],
    materials: [
      '展位确认书、费用发票和付款凭证（申报展会补助的提供）',
      '出口信用保险保单和保费发票（申报保险补助的提供）',
      '境外认证证书及检测报告（申报认证补助的提供）',
    ],
    duty: { label: '效果反馈', text: '参展企业应当在展会结束后30日内反馈成交情况' },
    outlay: '实际支出',
  }),
};

const standards: Family = {
  key: 'standard',
  subject: '标准制定和质量提升奖励',
  department: 'market',
  themes: ['市场监管、安全生产监管', '工业、交通'],
  season: [4, 10],
  plan: (draw) => ({
    aim: draw.pick(['推动企业参与标准制定，以标准引领质量提升', '实施标准化战略，增强企业质量竞争优势']),
    conditions: [
      atLeast('建立并运行质量管理体系满', draw.bar([1, 2, 3]), '年'),
      attest('近三年产品质量监督抽查无不合格记录'),
    ],
    awards: [
      {
        name: '标准制定奖励',
        support: 'award',
        who: '对标准的主要起草单位',
        amount: {
          kind: 'levels',
          rows: [
            { name: '国际标准', yuan: draw.sum([50, 60, 80, 100]) },
            { name: '国家标准', yuan: draw.sum([20, 25, 30, 40]) },
            { name: '行业标准', yuan: draw.sum([8, 10, 15]) },
          ],
          verb: '奖励',
        },
        extra: [
          atLeast('近两年作为主要起草单位发布的标准', draw.bar([1, 2, 3]), '项'),
          attest('申报的标准已批准发布并在有效期内'),
        ],
      },
      {
        name: '标准化试点补助',
        support: 'subsidy',
        who: '对通过验收的标准化试点项目',
        amount: { kind: 'fixed', yuan: draw.sum([10, 15, 20]), verb: '补助' },
        extra: [atLeast('试点期内制定并实施的企业标准', draw.bar([10, 20, 30]), '项')],
      },
      {
        name: '质量管理奖励',
        support: 'award',
        who: '对获得政府质量奖的企业',
        amount: {
          kind: 'levels',
          rows: [
            { name: '政府质量奖', yuan: draw.sum([50, 80, 100]) },
            { name: '政府质量奖提名奖', yuan: draw.sum([15, 20, 30]) },
          ],
          verb: '奖励',
        },
      },
    ],
    materials: [
      '标准文本及批准发布公告（申报标准制定奖励的提供）',
      '起草单位排名证明（申报标准制定奖励的提供）',
      '质量奖表彰文件（申报质量管理奖励的提供）',
    ],
    duty: { label: '标准实施', text: '获得奖励的企业应当实施相关标准，并配合开展标准实施效果评价' },
  }),
};

export const marketFamilies: Family[] = [patents, talent, trade, standards];
