import { anyOf, atLeast, attest, smallOrMedium } from '../../terms';
import type { Family } from '../Family';

export const digital: Family = {
  key: 'digital',
  subject: '制造业数字化转型补助',
  department: 'industry',
  themes: ['工业、交通', '科技、教育'],
  season: [11, 5],
  plan: (draw) => ({
    aim: draw.pick(['加快制造业数字化、网络化、智能化转型', '支持中小企业数字化改造，推广智能制造典型场景']),
    conditions: [
      anyOf('属于', ['制造业企业'], ['industryCode']),
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
          base: '数字化改造实际投入',
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
        of: [smallOrMedium, attest('有数字化改造的意愿')],
        amount: { kind: 'none', text: '组织服务商开展数字化诊断并出具改造建议，诊断费用由财政承担' },
      },
    ],
    materials: [
      '改造项目合同、发票和付款凭证（申报改造补助的提供）',
      '数字化水平评测报告（申报改造补助的提供）',
      '项目验收报告（申报改造补助的提供）',
    ],
    duty: { label: '示范推广', text: '获得支持的企业应当配合开展经验交流，并保持系统连续运行2年以上' },
    outlay: '项目实际投入',
  }),
};
