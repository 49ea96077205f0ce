import { atLeast, atMost, attest } from '../../terms';
import type { Family } from '../Family';

export const firstSet: Family = {
  key: 'first-set',
  subject: '首台（套）产品推广应用奖补',
  department: 'industry',
  themes: ['工业、交通', '科技、教育'],
  season: [10, 8],
  plan: (draw) => ({
    aim: draw.pick(['促进首台（套）装备、首批次材料、首版次软件推广应用', '支持创新产品进入市场，分担首用风险']),
    definition: { text: '首台（套）装备，是指经认定的、在国内实现重大技术突破且尚未取得明显市场业绩的装备产品' },
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
