import { atLeast, atMost, attest, overYears, smallOrMedium, smallOrMicro } from '../terms';
import type { Family } from './Family';

const loan: Family = {
  key: 'loan',
  subject: '中小微企业贷款贴息',
  department: 'finance',
  themes: ['财政、金融、审计'],
  season: [11, 1],
  plan: (draw) => ({
    aim: draw.pick([
      '缓解中小微企业融资难、融资贵问题，降低综合融资成本',
      '发挥财政资金引导作用，推动金融机构加大对中小微企业的信贷支持',
    ]),
    definition: {
      text: '贴息贷款，是指用于企业自身生产经营的贷款，且申请贴息的贷款为银行业金融机构发放的人民币贷款',
      asks: attest('申请贴息的贷款为银行业金融机构发放的人民币贷款'),
    },
    conditions: [
      smallOrMedium,
      atMost('贷款年利率', draw.bar([5, 4.5, 4]), '%'),
      attest('贷款用于本企业生产经营，未用于理财、转贷和房地产投资'),
      attest('按期还本付息，无逾期记录'),
    ],
    awards: [
      {
        name: '流动资金贷款贴息',
        support: 'interest',
        who: '对取得流动资金贷款的企业',
        amount: { kind: 'interest', percent: draw.pick([20, 25, 30]), months: 12, cap: draw.sum([10, 20, 30, 50]) },
      },
      {
        name: '固定资产贷款贴息',
        support: 'interest',
        who: '对取得固定资产贷款的企业',
        amount: { kind: 'interest', percent: draw.pick([35, 40, 50]), months: 24, cap: draw.sum([50, 80, 100, 200]) },
        extra: [atLeast('固定资产贷款合同金额', draw.bar([200, 300, 500]), '万元')],
      },
      ...(draw.chance(0.4)
        ? [
            {
              name: '风险补偿贷款',
              support: 'loan' as const,
              who: '对列入白名单的企业',
              amount: { kind: 'none' as const, text: '由合作银行发放信用贷款，贷款损失按照合作协议由风险补偿资金分担' },
              extra: [atMost('单户信用贷款余额', draw.bar([1000, 500]), '万元')],
            },
          ]
        : []),
    ],
    materials: ['贷款合同和放款凭证', '利息支付凭证', '贷款用途说明及佐证材料'],
    duty: { label: '资金用途', text: '贷款用途发生变化的，企业应当在30日内报告，改变用途的退回已享受的贴息' },
    outlay: '实际支付的利息',
  }),
};

const guarantee: Family = {
  key: 'guarantee',
  subject: '融资担保费用补助',
  department: 'finance',
  themes: ['财政、金融、审计'],
  season: [1, 15],
  rolling: true,
  plan: (draw) => ({
    aim: draw.pick([
      '引导融资担保机构降低费率、扩大支小支农业务规模',
      '完善政府性融资担保体系，减轻小微企业担保费用负担',
    ]),
    conditions: [
      smallOrMicro,
      atMost('单户担保贷款金额', draw.bar([1000, 800, 500]), '万元'),
      atMost('年化担保费率', draw.bar([1.5, 1.2, 1]), '%'),
    ],
    awards: [
      {
        name: '担保费补助',
        support: 'guarantee',
        who: '对通过融资担保取得贷款的小微企业',
        amount: {
          kind: 'rate',
          base: '实际支付担保费',
          percent: draw.pick([30, 40, 50]),
          cap: draw.sum([3, 5, 8, 10]),
          scope: 'year',
          verb: '补助',
        },
      },
      {
        name: '首次担保贷款补助',
        support: 'subsidy',
        who: '对首次通过融资担保取得经营性贷款的企业',
        amount: { kind: 'fixed', yuan: draw.sum([0.5, 1, 2]), verb: '补助' },
        extra: [atLeast('首次担保贷款合同金额', draw.bar([20, 50, 100]), '万元')],
      },
    ],
    materials: ['担保合同和担保费发票', '贷款合同和放款凭证'],
    duty: { label: '信息核对', text: '企业应当配合担保机构和主管部门核对贷款使用情况' },
    outlay: '实际支付的担保费',
  }),
};

const listing: Family = {
  key: 'listing',
  subject: '企业上市挂牌奖励',
  department: 'finance',
  themes: ['财政、金融、审计', '国民经济管理、国有资产监管'],
  season: [4, 1],
  rolling: true,
  plan: (draw) => ({
    aim: draw.pick(['鼓励企业利用多层次资本市场发展，提高直接融资比重', '引导企业规范治理，培育上市后备力量']),
    conditions: [
      overYears(2, atLeast('近两年净利润累计', draw.bar([500, 1000, 2000]), '万元', ['netProfit'])),
      attest('已完成股份制改造，或者已与保荐机构签订辅导协议'),
    ],
    awards: [
      {
        name: '上市分阶段奖励',
        support: 'award',
        who: '对拟在境内证券交易所上市的企业',
        amount: {
          kind: 'levels',
          rows: [
            { name: '完成上市辅导备案', yuan: draw.sum([50, 60, 80]) },
            { name: '上市申请获得受理', yuan: draw.sum([80, 100, 120]) },
            { name: '成功发行上市', yuan: draw.sum([150, 200, 300]) },
          ],
          verb: '奖励',
          stages: true,
        },
      },
      {
        name: '挂牌奖励',
        support: 'award',
        who: '对在全国中小企业股份转让系统挂牌的企业',
        amount: { kind: 'fixed', yuan: draw.sum([30, 50, 80]), verb: '奖励' },
      },
      {
        name: '引导基金跟进投资',
        support: 'equity',
        who: '对列入上市后备名单的企业，由引导基金在社会资本投资后',
        amount: {
          kind: 'rate',
          base: '社会资本实缴出资额',
          percent: draw.pick([10, 15, 20]),
          cap: draw.sum([300, 500, 1000]),
          scope: 'once',
          verb: '跟进投资',
        },
        extra: [atLeast('本轮社会资本实缴出资额', draw.bar([500, 1000, 2000]), '万元')],
      },
    ],
    materials: ['辅导备案、受理或者发行文件', '近两年审计报告', '中介机构服务合同'],
    duty: { label: '进展报送', text: '列入后备名单的企业应当每半年报送一次上市工作进展' },
  }),
};

export const financeFamilies: Family[] = [loan, guarantee, listing];
