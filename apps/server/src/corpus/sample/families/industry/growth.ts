import { anyOf, atLeast, attest, smallOrMicro } from '../../terms';
import type { Family } from '../Family';

export const growth: Family = {
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
      definition: { text: '规模以上工业企业，是指年主营业务收入2000万元以上并已纳入统计名录的工业企业' },
      conditions: [
        anyOf('属于', ['工业企业'], ['industryCode']),
        smallOrMicro,
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
