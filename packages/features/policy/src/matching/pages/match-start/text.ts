import { createUseText } from '@hengce/feature-kit';

const text = {
  description: {
    general: '按企业资料逐条核对政策条件，每条结论都有条款和数据来源',
    project: '按一个投资项目核对补助与贴息，先说哪些事要在开工之前办，再按投资测算金额',
    finance: '按一笔融资核对贴息、担保费补助、风险补偿、股权投资与上市奖励，写明利率、天数与上限的测算金额',
  },
  guide: {
    title: '还没有企业',
    body: '添加企业，就能看到哪些政策符合、差哪一条、各有多少钱',
    add: '添加企业',
    steps: [
      { title: '添加企业', text: '写名称、所在地与成立时间，或粘贴营业执照的文字' },
      { title: '回答问题', text: '先问影响结论最多的；资料里有的不再问' },
      { title: '看报告', text: '每项写明符合几条，卡在哪一条，依据哪一款' },
    ],
  },
  ways: '换一种匹配',
  way: {
    general: '按企业资料核对本地区的全部政策',
    project: '要投一个项目，看哪些政策支持它，签合同之前先办什么',
    finance: '有一笔贷款、股权或上市计划，看哪些政策能降低成本',
  },
  loading: '正在读取企业与题目',
  failedTitle: '匹配没有打开',
  failedKept: '已答的题和报告都在',
  enterprise: '企业',
  switchFailed: '没有切换，当前企业不变',
  facts: '企业资料',
  factsOf: (filled: number, total: number) => `已填${filled}项，共${total}项`,
  fill: '补充资料',
  state: '现在能看出什么',
  total: {
    general: (total: number) => `${total}项政策适用于本地区`,
    project: (total: number) => `${total}项支持项目的政策适用于本地区`,
    finance: (total: number) => `${total}项金融政策适用于本地区`,
  },
  decided: (decided: number) => `${decided}项已经能确定`,
  noQuestions: '没有需要回答的题，可以直接生成报告',
  noPolicies: '本地区还没有收录可以核对的政策',
  start: '开始答题',
  resume: '继续答题',
  direct: '直接生成报告',
  reports: '最近的报告',
  allReports: '全部报告',
  none: '生成的报告会列在这里',
  reportsFailed: '报告没有取到',
  stale: '规则已更新',
};
export const useMatchStartText = createUseText('policy', { matchStart: text });
