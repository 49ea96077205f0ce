import { atLeast, atMost, attest } from '../../terms';
import type { Family } from '../Family';

export const renewal: Family = {
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
    definition: {
      text: '设备投资额，是指企业购置用于该项目的生产、检测和研发设备实际支付的不含税金额，不含土地、厂房和二手设备支出',
    },
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
