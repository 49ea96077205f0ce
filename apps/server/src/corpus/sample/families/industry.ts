import { anyOf, atLeast, atMost, attest } from '../terms';
import type { Family } from './Family';

const specialised: Family = {
  key: 'zjtx',
  subject: '专精特新企业培育奖励',
  department: 'industry',
  themes: ['工业、交通'],
  season: [8, 20],
  instant: true,
  plan: (draw) => ({
    aim: draw.pick([
      '引导中小企业走专业化、精细化、特色化、新颖化发展道路',
      '健全优质中小企业培育机制，提升产业链配套能力',
    ]),
    conditions: [
      atLeast('从事特定细分市场满', draw.bar([2, 3, 5]), '年', ['marketYears']),
      atLeast('上年度营业收入', draw.bar([1000, 1500, 2000]), '万元', ['revenue']),
      atLeast('主营业务收入占营业收入的比重', draw.bar([60, 70, 80]), '%', ['mainRevenue', 'revenue']),
      atMost('资产负债率', draw.bar([80, 75, 70]), '%', ['liabilities', 'assets']),
    ],
    awards: [
      {
        name: '梯度认定奖励',
        support: 'award',
        who: '对首次获得认定的企业',
        amount: {
          kind: 'levels',
          rows: [
            { name: '专精特新“小巨人”企业', yuan: draw.sum([50, 60, 80, 100]) },
            { name: '专精特新中小企业', yuan: draw.sum([10, 15, 20, 30]) },
          ],
          verb: '奖励',
        },
      },
      {
        name: '培育库入库',
        support: 'title',
        who: '对符合条件且有意愿的企业',
        amount: { kind: 'none', text: '纳入专精特新企业培育库，入库有效期为3年' },
        extra: [atLeast('上年度研发费用占营业收入的比重', draw.bar([2, 3, 4]), '%', ['rdExpense', 'revenue'])],
      },
      ...(draw.chance(0.5)
        ? [
            {
              name: '专属贷款贴息',
              support: 'interest' as const,
              who: '对取得专精特新专属贷款并按期还本付息的企业',
              amount: {
                kind: 'interest' as const,
                percent: draw.pick([30, 40, 50]),
                months: 12,
                cap: draw.sum([20, 30, 50]),
              },
            },
          ]
        : []),
    ],
    materials: ['认定文件或公告', '上年度审计报告'],
    duty: { label: '信息更新', text: '获得奖励的企业应当在每年5月31日前更新优质中小企业信息' },
  }),
};

const renewal: Family = {
  key: 'jigai',
  subject: '企业技术改造和设备更新补助',
  department: 'industry',
  themes: ['工业、交通', '财政、金融、审计'],
  season: [10, 25],
  plan: (draw) => ({
    aim: draw.pick([
      '支持企业实施技术改造和设备更新，推动制造业高端化、智能化、绿色化发展',
      '扩大工业有效投资，加快企业设备更新和工艺升级',
    ]),
    definition:
      '设备投资额，是指企业购置用于该项目的生产、检测和研发设备实际支付的不含税金额，不含土地、厂房和二手设备支出',
    conditions: [
      atLeast('项目设备投资额', draw.bar([200, 300, 500, 800]), '万元'),
      atMost('项目建设期', draw.bar([36, 24, 18]), '个月'),
      attest('项目在开工前已办理备案，并已纳入投资统计'),
    ],
    awards: [
      {
        name: '设备投资补助',
        support: 'subsidy',
        who: '对已完工并通过核查的技术改造项目',
        amount: {
          kind: 'rate',
          base: '设备投资额',
          percent: draw.pick([8, 10, 12]),
          cap: draw.sum([100, 200, 300, 500, 800]),
          scope: 'project',
          verb: '补助',
        },
      },
      {
        name: '重大项目补助',
        support: 'subsidy',
        who: '对列入年度重点计划的技术改造项目',
        amount: {
          kind: 'rate',
          base: '设备投资额',
          percent: draw.pick([16, 18, 20]),
          cap: draw.sum([1000, 1200, 1500, 2000]),
          scope: 'project',
          verb: '补助',
        },
        extra: [atLeast('项目设备投资额', draw.bar([2000, 3000, 5000]), '万元')],
      },
      ...(draw.chance(0.5)
        ? [
            {
              name: '设备贷款贴息',
              support: 'interest' as const,
              who: '对使用银行贷款购置设备的项目',
              amount: {
                kind: 'interest' as const,
                percent: draw.pick([30, 40, 50]),
                months: draw.pick([12, 24]),
                cap: draw.sum([50, 80, 100, 200]),
              },
            },
          ]
        : []),
    ],
    materials: ['项目备案文件', '设备购置合同、发票和付款凭证', '项目投资专项审计报告'],
    duty: {
      label: '设备处置',
      text: '享受补助的设备自验收之日起3年内不得转让、出租或者移作他用，确需处置的应当事先报告',
    },
    outlay: '项目设备投资额',
  }),
};

const digital: Family = {
  key: 'digital',
  subject: '制造业数字化转型补助',
  department: 'industry',
  themes: ['工业、交通', '科技、教育'],
  season: [11, 5],
  plan: (draw) => ({
    aim: draw.pick(['加快制造业数字化、网络化、智能化转型', '支持中小企业数字化改造，推广智能制造典型场景']),
    conditions: [
      atLeast('上年度营业收入', draw.bar([500, 1000, 2000]), '万元', ['revenue']),
      attest('建立网络和数据安全管理制度，近三年未发生重大网络安全事件'),
    ],
    awards: [
      {
        name: '数字化改造补助',
        support: 'subsidy',
        who: '对完成数字化改造并通过验收的企业',
        amount: {
          kind: 'rate',
          base: '软件、云服务和智能装备实际投入',
          percent: draw.pick([15, 20, 25, 30]),
          cap: draw.sum([30, 50, 80, 100, 150]),
          scope: 'project',
          verb: '补助',
        },
        extra: [
          atLeast('数字化改造实际投入', draw.bar([30, 50, 80, 100]), '万元'),
          attest('改造项目已上线运行并完成数字化水平评测'),
        ],
      },
      {
        name: '智能工厂奖励',
        support: 'award',
        who: '对新获认定的智能工厂',
        amount: {
          kind: 'levels',
          rows: [
            { name: '卓越级智能工厂', yuan: draw.sum([100, 150, 200, 300]) },
            { name: '先进级智能工厂', yuan: draw.sum([30, 50, 60, 80]) },
          ],
          verb: '奖励',
        },
        extra: [atLeast('关键工序数控化率', draw.bar([60, 70, 80]), '%')],
      },
      {
        name: '数字化诊断服务',
        support: 'service',
        who: '对有改造意愿的中小企业',
        amount: { kind: 'none', text: '组织服务商开展数字化诊断并出具改造建议，诊断费用由财政承担' },
      },
    ],
    materials: ['改造项目合同、发票和付款凭证', '数字化水平评测报告', '项目验收报告'],
    duty: { label: '示范推广', text: '获得支持的企业应当配合开展经验交流，并保持系统连续运行2年以上' },
    outlay: '项目实际投入',
  }),
};

const green: Family = {
  key: 'green',
  subject: '绿色制造和节能改造奖补',
  department: 'industry',
  themes: ['工业、交通', '城乡建设、环境保护'],
  season: [6, 10],
  plan: (draw) => ({
    aim: draw.pick(['推动工业绿色低碳转型，提高能源资源利用效率', '支持企业实施节能降碳改造，构建绿色制造体系']),
    definition: '年节能量，是指项目改造前后在同等产量条件下年综合能源消费量的差值，以第三方审核报告为准',
    conditions: [
      atLeast('上年度综合能源消费量', draw.bar([300, 500, 1000]), '吨标准煤'),
      attest('近三年未因环境违法行为受到重大行政处罚', ['hasEnvironmentCase']),
    ],
    awards: [
      {
        name: '绿色工厂奖励',
        support: 'award',
        who: '对新获认定的绿色工厂',
        amount: {
          kind: 'levels',
          rows: [
            { name: '国家级绿色工厂', yuan: draw.sum([50, 60, 80, 100]) },
            { name: `${draw.region.provincial}绿色工厂`, yuan: draw.sum([15, 20, 30, 40]) },
          ],
          verb: '奖励',
        },
      },
      {
        name: '节能改造奖励',
        support: 'award',
        who: '对完成节能改造的项目，按照核定的年节能量',
        amount: {
          kind: 'unit',
          unit: '吨标准煤',
          yuan: draw.pick([200, 300, 400, 500]),
          cap: draw.sum([50, 80, 100, 150, 200]),
          verb: '奖励',
        },
        extra: [atLeast('项目年节能量', draw.bar([100, 200, 300, 500]), '吨标准煤')],
      },
      {
        name: '节能诊断补助',
        support: 'subsidy',
        who: '对委托第三方开展节能诊断并实施改造的企业',
        amount: {
          kind: 'rate',
          base: '诊断费用',
          percent: draw.pick([30, 50]),
          cap: draw.sum([3, 5, 8, 10]),
          scope: 'year',
          verb: '补助',
        },
      },
    ],
    materials: ['第三方节能量审核报告', '项目备案和竣工验收文件', '能源消费台账'],
    duty: { label: '能耗报送', text: '获得奖补的企业应当连续2年报送年度能源消费情况' },
  }),
};

const firstSet: Family = {
  key: 'first-set',
  subject: '首台（套）产品推广应用奖补',
  department: 'industry',
  themes: ['工业、交通', '科技、教育'],
  season: [10, 8],
  plan: (draw) => ({
    aim: draw.pick(['促进首台（套）装备、首批次材料、首版次软件推广应用', '支持创新产品进入市场，分担首用风险']),
    definition: '首台（套）装备，是指经认定的、在国内实现重大技术突破且尚未取得明显市场业绩的装备产品',
    conditions: [
      atLeast('与申报产品直接相关的发明专利', draw.bar([1, 2, 3]), '件'),
      atMost('产品首次销售至申报之日', draw.bar([36, 24, 12]), '个月'),
      attest('产品已取得法定检验检测机构出具的合格报告'),
    ],
    awards: [
      {
        name: '首台（套）装备奖励',
        support: 'award',
        who: '对经认定的首台（套）装备研制企业',
        amount: {
          kind: 'rate',
          base: '产品实际销售额',
          percent: draw.pick([10, 15, 20]),
          cap: draw.sum([100, 150, 200, 300]),
          scope: 'project',
          verb: '奖励',
        },
        extra: [atLeast('单台（套）销售价格', draw.bar([50, 100, 200]), '万元')],
      },
      {
        name: '首批次新材料奖励',
        support: 'award',
        who: '对经认定的首批次新材料生产企业',
        amount: {
          kind: 'rate',
          base: '首批次销售合同额',
          percent: draw.pick([5, 8, 10]),
          cap: draw.sum([50, 80, 100]),
          scope: 'project',
          verb: '奖励',
        },
      },
      {
        name: '首版次软件奖励',
        support: 'award',
        who: '对经认定的首版次软件研制企业',
        amount: {
          kind: 'rate',
          base: '首版次销售合同额',
          percent: draw.pick([10, 15, 20]),
          cap: draw.sum([30, 50, 80]),
          scope: 'project',
          verb: '奖励',
        },
      },
      ...(draw.chance(0.4)
        ? [
            {
              name: '保险补偿',
              support: 'subsidy' as const,
              who: '对投保产品质量和责任综合险的研制企业',
              amount: {
                kind: 'rate' as const,
                base: '实际缴纳保费',
                percent: draw.pick([60, 70, 80]),
                cap: draw.sum([50, 80, 100, 150]),
                scope: 'year' as const,
                verb: '补贴' as const,
              },
            },
          ]
        : []),
    ],
    materials: ['产品认定文件', '销售合同、发票和到账凭证', '检验检测报告', '知识产权证明'],
    duty: { label: '应用跟踪', text: '获得奖补的企业应当在2年内按年度报送产品应用情况' },
  }),
};

const growth: Family = {
  key: 'growth',
  subject: '小微工业企业升规和算力支持',
  department: 'industry',
  themes: ['工业、交通', '国民经济管理、国有资产监管'],
  season: [2, 20],
  instant: true,
  plan: (draw) => {
    const first = draw.sum([6, 10, 16, 20]);
    return {
      aim: draw.pick(['引导小微工业企业上规模、上水平', '培育规模以上工业企业，降低企业用算力成本']),
      definition: '规模以上工业企业，是指年主营业务收入2000万元以上并已纳入统计名录的工业企业',
      conditions: [
        attest('依法纳入统计联网直报并如实填报数据'),
        atLeast('上年度缴纳社会保险的职工', draw.bar([10, 15, 20]), '人'),
      ],
      awards: [
        {
          name: '首次升规奖励',
          support: 'award',
          who: '对首次纳入规模以上工业企业统计的企业',
          amount: { kind: 'fixed', yuan: first, verb: '奖励' },
        },
        {
          name: '稳规增长奖励',
          support: 'award',
          who: '对升规后次年继续在规并保持增长的企业',
          amount: { kind: 'fixed', yuan: first / 2, verb: '奖励' },
          extra: [atLeast('工业总产值增长率', draw.bar([8, 10, 15]), '%')],
        },
        {
          name: '算力券',
          support: 'voucher',
          who: '对租用算力开展研发设计和模型训练的企业',
          amount: {
            kind: 'voucher',
            name: '算力券',
            base: '算力服务合同实际支付额',
            percent: draw.pick([20, 25, 30]),
            cap: draw.sum([20, 30, 50, 80, 100]),
          },
          extra: [atLeast('算力服务合同金额', draw.bar([5, 10, 20]), '万元')],
        },
      ],
      materials: ['纳入统计名录的证明', '上年度纳税证明', '算力服务合同和付款凭证（申报算力券的提供）'],
      duty: { label: '数据质量', text: '获得奖励的企业应当如实报送统计数据，不得虚报、瞒报、拒报' },
    };
  },
};

const rent: Family = {
  key: 'rent',
  subject: '中小企业生产经营用房租金补贴',
  department: 'industry',
  themes: ['国民经济管理、国有资产监管', '工业、交通'],
  season: [12, 1],
  plan: (draw) => {
    const area = draw.pick([300, 500, 800, 1000]);
    const perMetre = draw.pick([8, 10, 12, 15]);
    return {
      aim: draw.pick([
        '降低中小企业生产经营场所成本，促进产业园区集聚发展',
        '缓解中小企业用房压力，支持制造业企业入园发展',
      ]),
      definition: '生产经营用房，是指企业在标准厂房、小微企业园或者孵化载体内承租的自用房屋',
      conditions: [
        anyOf('属于', ['小型企业', '微型企业'], ['industryCode', 'workforce', 'revenue', 'assets']),
        atLeast('租赁合同期限', draw.bar([12, 24, 36]), '个月'),
        attest('承租房屋为自用，未转租、分租'),
      ],
      awards: [
        {
          name: '租金补贴',
          support: 'subsidy',
          who: `对承租生产经营用房的企业，按照实际承租面积计算补贴，面积不超过${area}平方米，期限不超过12个月`,
          amount: {
            kind: 'unit',
            unit: '平方米每月',
            yuan: perMetre,
            cap: area * perMetre * 12,
            verb: '补贴',
          },
        },
        {
          name: '入驻奖励',
          support: 'award',
          who: '对入驻小微企业园且正常经营的企业',
          amount: { kind: 'fixed', yuan: draw.sum([1, 2, 3, 5]), verb: '奖励' },
          extra: [atLeast('入驻并正常经营满', draw.bar([6, 12, 24]), '个月')],
        },
      ],
      materials: ['房屋租赁合同', '租金发票和付款凭证', '自用承诺书'],
      duty: { label: '退租报告', text: '享受补贴的企业提前退租的，应当在30日内报告并停止享受补贴' },
    };
  },
};

export const industryFamilies: Family[] = [specialised, renewal, digital, green, firstSet, growth, rent];
