import { atLeast, attest, smallOrMicro } from '../../terms';
import type { Family } from '../Family';

export const rent: Family = {
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
      definition: {
        text: '生产经营用房，是指企业承租的自用房屋，且承租房屋位于标准厂房、小微企业园或者孵化载体内',
        asks: attest('承租房屋位于标准厂房、小微企业园或者孵化载体内'),
      },
      conditions: [
        smallOrMicro,
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
