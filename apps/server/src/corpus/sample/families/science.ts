import { anyOf, atLeast, atMost, attest, overYears } from '../terms';
import type { Family } from './Family';

const highTech: Family = {
  key: 'hnte',
  subject: '高新技术企业认定奖励',
  department: 'science',
  themes: ['科技、教育'],
  season: [4, 20],
  instant: true,
  plan: (draw) => {
    const first = draw.sum([10, 20, 30, 40]);
    return {
      aim: draw.pick([
        '引导企业提升自主创新能力，壮大高新技术企业队伍',
        '加快培育高新技术企业，推动产业向创新驱动转型',
      ]),
      definition: { text: '高新技术企业，是指在有效期内持有高新技术企业证书的企业' },
      conditions: [
        atLeast('上年度研发费用占营业收入的比重', draw.bar([3, 4, 5]), '%', ['rdExpense', 'revenue']),
        attest('主要产品（服务）属于国家重点支持的高新技术领域'),
      ],
      awards: [
        {
          name: '首次认定奖励',
          support: 'award',
          who: '对首次通过认定的高新技术企业',
          of: [anyOf('属于有效期内的', ['高新技术企业'], ['isHighTech']), attest('首次通过高新技术企业认定')],
          amount: { kind: 'fixed', yuan: first, verb: '奖励' },
        },
        {
          name: '重新认定奖励',
          support: 'award',
          who: '对证书期满后重新通过认定的高新技术企业',
          of: [anyOf('属于有效期内的', ['高新技术企业'], ['isHighTech']), attest('证书期满后重新通过高新技术企业认定')],
          amount: { kind: 'fixed', yuan: first / 2, verb: '奖励' },
          extra: [attest('证书有效期内按规定填报年度发展情况报表')],
        },
        ...(draw.chance(0.5)
          ? [
              {
                name: '培育入库补助',
                support: 'subsidy' as const,
                who: '对首次进入高新技术企业培育库的企业',
                amount: {
                  kind: 'rate' as const,
                  base: '上年度研发费用',
                  percent: draw.pick([5, 8, 10]),
                  cap: draw.sum([5, 8, 10, 15]),
                  scope: 'once' as const,
                  verb: '补助' as const,
                },
                extra: [atLeast('上年度研发费用', draw.bar([20, 30, 50, 80]), '万元', ['rdExpense'])],
              },
            ]
          : []),
      ],
      materials: ['高新技术企业证书（申报认定奖励的提供）', '上年度研发费用专项审计报告'],
      duty: { label: '年度报表', text: '获得奖励的企业应当在证书有效期内按时填报高新技术企业年度发展情况报表' },
    };
  },
};

const techSme: Family = {
  key: 'tech-sme',
  subject: '科技型和创新型中小企业培育',
  department: 'science',
  themes: ['科技、教育'],
  season: [7, 1],
  plan: (draw) => ({
    aim: draw.pick(['培育科技型和创新型中小企业，完善梯度培育体系', '支持中小企业开展研发活动，夯实科技企业后备力量']),
    conditions: [
      atMost('职工总数', draw.bar([500, 400, 300]), '人', ['employees']),
      atMost('上年度销售收入', draw.bar([20000, 15000, 10000]), '万元', ['revenue']),
      atLeast('上年度研发费用', draw.bar([20, 30, 50]), '万元', ['rdExpense']),
    ],
    awards: [
      {
        name: '入库补助',
        support: 'subsidy',
        who: '对当年首次取得科技型中小企业入库登记编号的企业',
        of: [
          anyOf('属于有效期内的', ['科技型中小企业'], ['isTechSme']),
          attest('当年首次取得科技型中小企业入库登记编号'),
        ],
        amount: { kind: 'fixed', yuan: draw.sum([1, 2, 3, 5]), verb: '补助' },
      },
      {
        name: '科技创新券',
        support: 'voucher',
        who: '对购买检验检测、研发设计、成果评价等科技服务的入库企业',
        of: [
          anyOf('属于有效期内的', ['科技型中小企业'], ['isTechSme']),
          attest('购买检验检测、研发设计、成果评价等科技服务'),
        ],
        amount: {
          kind: 'voucher',
          name: '科技创新券',
          base: '服务合同实际支付额',
          percent: draw.pick([30, 40, 50]),
          cap: draw.sum([5, 10, 15, 20, 30]),
        },
      },
      {
        name: '成长辅导服务',
        support: 'service',
        who: '对入库企业',
        of: [anyOf('属于有效期内的', ['科技型中小企业'], ['isTechSme'])],
        amount: { kind: 'none', text: '提供政策辅导、技术诊断和融资对接服务，不向企业收取费用' },
      },
    ],
    materials: ['科技型中小企业入库登记编号', '上年度财务报表和研发费用辅助账'],
    duty: { label: '信息更新', text: '入库企业应当在每年3月底前更新企业信息' },
  }),
};

const research: Family = {
  key: 'rd',
  subject: '企业研发费用后补助',
  department: 'science',
  themes: ['科技、教育', '财政、金融、审计'],
  season: [10, 15],
  plan: (draw) => {
    const first = draw.pick([5_000_000, 10_000_000]);
    const top = draw.pick([5, 6, 8]);
    return {
      aim: draw.pick([
        '引导企业持续加大研发投入，强化企业科技创新主体地位',
        '激励企业开展研究开发活动，提高全社会研发投入水平',
      ]),
      definition: { text: '加计扣除研发费用，是指企业上年度按照税收规定申报享受加计扣除的研究开发费用' },
      conditions: [
        anyOf('属于有效期内的', ['高新技术企业', '科技型中小企业'], ['isHighTech', 'isTechSme']),
        atLeast('上年度加计扣除研发费用', draw.bar([50, 100, 200]), '万元', ['deductibleRdExpense']),
        atLeast('上年度加计扣除研发费用占营业收入的比重', draw.bar([2, 3, 4, 5]), '%', [
          'deductibleRdExpense',
          'revenue',
        ]),
        attest('研发项目设有辅助账，并已办理加计扣除申报'),
      ],
      awards: [
        {
          name: '研发投入补助',
          support: 'subsidy',
          who: '对符合条件的企业',
          of: [],
          amount: {
            kind: 'tiers',
            base: '上年度加计扣除研发费用',
            bands: [
              { upTo: first, percent: top },
              { upTo: first * 4, percent: top - 2 },
              { upTo: null, percent: top - 3 },
            ],
            cap: draw.sum([50, 80, 100, 150, 200, 300]),
            verb: '补助',
          },
        },
        {
          name: '研发增量奖励',
          support: 'award',
          who: '对符合条件的企业',
          of: [],
          amount: {
            kind: 'rate',
            base: '加计扣除研发费用增量',
            percent: draw.pick([5, 8, 10]),
            cap: draw.sum([20, 30, 50, 80, 100]),
            scope: 'year',
            verb: '奖励',
          },
          extra: [
            overYears(2, atLeast('上年度加计扣除研发费用增长率', draw.bar([10, 15, 20]), '%', ['deductibleRdExpense'])),
          ],
        },
      ],
      materials: ['上年度企业所得税汇算清缴申报表', '研发费用辅助账汇总表', '研发项目立项文件'],
      duty: { label: '统计填报', text: '获得补助的企业应当按规定填报企业研发活动统计报表' },
      outlay: '研发费用总额',
    };
  },
};

const laboratory: Family = {
  key: 'lab',
  subject: '企业研发平台建设补助',
  department: 'science',
  themes: ['科技、教育'],
  season: [9, 20],
  plan: (draw) => ({
    aim: draw.pick([
      '支持企业建设高水平研发平台，增强技术创新供给能力',
      '推动创新资源向企业集聚，完善企业研发平台布局',
    ]),
    conditions: [
      atLeast('专职研发人员', draw.bar([10, 15, 20, 30]), '人'),
      atLeast('研发场地面积', draw.bar([200, 300, 500]), '平方米'),
      atLeast('研发仪器设备原值', draw.bar([200, 300, 500, 800]), '万元'),
    ],
    awards: [
      {
        name: '平台认定奖励',
        support: 'award',
        who: '对新获认定的企业研发平台',
        amount: {
          kind: 'levels',
          rows: [
            { name: '国家级研发平台', yuan: draw.sum([100, 150, 200, 300, 500]) },
            { name: `${draw.region.provincial}研发平台`, yuan: draw.sum([30, 40, 50, 80]) },
          ],
          verb: '奖励',
        },
      },
      {
        name: '产学研合作补助',
        support: 'subsidy',
        who: '对与高等学校、科研院所签订技术开发合同并已履行的企业',
        amount: {
          kind: 'rate',
          base: '合同实际支付额',
          percent: draw.pick([10, 15, 20, 30]),
          cap: draw.sum([20, 30, 50, 80]),
          scope: 'project',
          verb: '补助',
        },
        extra: [atLeast('技术开发合同实际支付额', draw.bar([20, 30, 50]), '万元')],
      },
      ...(draw.chance(0.3)
        ? [
            {
              name: '平台成果转化投资',
              support: 'equity' as const,
              who: '对依托研发平台转化科技成果设立的企业',
              amount: {
                kind: 'rate' as const,
                base: '其他投资机构实缴出资额',
                percent: draw.pick([20, 25, 30]),
                cap: draw.sum([100, 200, 300]),
                scope: 'once' as const,
                verb: '跟进投资' as const,
              },
            },
          ]
        : []),
    ],
    materials: ['研发平台认定文件', '研发人员名单及社会保险缴纳证明', '研发仪器设备清单'],
    duty: { label: '绩效评价', text: '研发平台应当参加绩效评价，评价不合格的限期整改' },
  }),
};

export const scienceFamilies: Family[] = [highTech, techSme, research, laboratory];
