import type { ProjectDuty } from '@hengce/api';

export const policyId = 's-330000-jigai-2025';
export const title = '【示例】浙江省企业技术改造和设备更新补助实施办法';
export const clause = (clauseId: string, label: string, quote: string) => ({ policyId, title, clauseId, label, quote });

export const filing: ProjectDuty = {
  kind: 'filing',
  phase: 'before',
  text: '在开工之前办理项目备案',
  detail: '计划2027年3月1日开工，在那之前办理',
  state: 'due',
  by: '2027-03-01',
  isTrap: true,
  clause: {
    policyId: 'n-project-filing-673',
    title: '企业投资项目备案',
    clauseId: 'art-13',
    label: '第十三条',
    quote: '企业应当在开工建设前通过在线平台',
  },
};
export const environment: ProjectDuty = {
  kind: 'environment',
  phase: 'before',
  text: '在开工之前办理环境影响评价',
  detail: '报告书、报告表须经审批，登记表须备案，按项目分类确定',
  state: 'unknown',
  by: '2027-03-01',
  isTrap: true,
  clause: {
    policyId: 'n-project-environment-2018',
    title: '建设项目环境影响评价',
    clauseId: 'art-25',
    label: '第二十五条',
    quote: '未依法经审批部门审查或者审查后未予批准的，建设单位不得开工建设',
  },
};
export const statistics: ProjectDuty = {
  kind: 'statistics',
  phase: 'during',
  text: '在申报之前纳入投资统计',
  detail: '已纳入',
  state: 'done',
  by: null,
  isTrap: true,
  clause: clause('art-3.4', '第三条（四）', '并已纳入投资统计'),
};
export const completion: ProjectDuty = {
  kind: 'completion',
  phase: 'after',
  text: '完工以后申报',
  detail: '计划2028年2月29日完工',
  state: 'due',
  by: null,
  isTrap: false,
  clause: clause('art-5', '第五条', '对已完工并通过核查的技术改造项目'),
};
