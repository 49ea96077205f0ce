import { anyOf, atLeast, attest } from '../../terms';
import type { Family } from '../Family';

export const green: Family = {
  key: 'green',
  subject: '绿色制造和节能改造奖补',
  department: 'industry',
  themes: ['工业、交通', '城乡建设、环境保护'],
  season: [6, 10],
  plan: (draw) => ({
    aim: draw.pick(['推动工业绿色低碳转型，提高能源资源利用效率', '支持企业实施节能降碳改造，构建绿色制造体系']),
    definition: { text: '年节能量，是指项目改造前后在同等产量条件下年综合能源消费量的差值，以第三方审核报告为准' },
    conditions: [
      anyOf('属于', ['工业企业'], ['industryCode']),
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
    materials: [
      '第三方节能量审核报告（申报改造奖励的提供）',
      '项目备案和竣工验收文件（申报改造奖励的提供）',
      '能源消费台账',
    ],
    duty: { label: '能耗报送', text: '获得奖补的企业应当连续2年报送年度能源消费情况' },
  }),
};
