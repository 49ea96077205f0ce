import { anyOf, atLeast, atMost, attest, smallOrMedium } from '../../terms';
import type { Family } from '../Family';

export const specialised: Family = {
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
        of: [
          anyOf('属于有效期内的', ['专精特新中小企业', '专精特新“小巨人”企业'], ['isSpecialisedSme', 'isLittleGiant']),
          attest('首次获得这一称号的认定'),
        ],
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
        who: '对符合条件且有意愿的中小企业',
        of: [smallOrMedium, attest('有意愿进入专精特新企业培育库')],
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
    materials: ['认定文件或公告（申报认定奖励的提供）', '上年度审计报告'],
    duty: { label: '信息更新', text: '获得奖励的企业应当在每年5月31日前更新优质中小企业信息' },
  }),
};
