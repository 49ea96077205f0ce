import { firmChecks, firmFields } from './firmFields';
import type { FormDef } from './schema';

/**
 * Form for items without a known official one, with the fields that application forms usually have. The official form
 * prevails.
 */
export const generalForm: FormDef = {
  id: 'general',
  kind: 'general',
  title: '通用申报书',
  programme: null,
  sections: [
    {
      id: 'firm',
      title: '企业基本情况',
      fields: [
        firmFields.name,
        firmFields.uscc,
        firmFields.region,
        firmFields.establishedAt,
        firmFields.registeredCapital,
        firmFields.mainProduct,
        firmFields.employees,
        {
          id: 'firm.researchStaff',
          label: '科技人员',
          kind: 'int',
          unit: '人',
          isRequired: false,
          from: { fact: 'researchStaff' },
        },
        firmFields.revenue,
        firmFields.netProfit,
        firmFields.assets,
        firmFields.rdExpense,
        firmFields.contact,
        firmFields.contactPhone,
      ],
    },
    {
      id: 'project',
      title: '项目情况',
      fields: [
        { id: 'project.name', label: '项目名称', kind: 'text', isRequired: true, maxLength: 60 },
        { id: 'project.startsOn', label: '开始日期', kind: 'date', isRequired: true },
        { id: 'project.endsOn', label: '结束日期', kind: 'date', isRequired: true },
        { id: 'project.place', label: '实施地点', kind: 'text', isRequired: false, maxLength: 100 },
        {
          id: 'project.content',
          label: '项目内容',
          kind: 'longText',
          isRequired: true,
          maxLength: 800,
          help: '写清做什么、怎么做、到什么程度',
        },
        { id: 'project.basis', label: '已有基础', kind: 'longText', isRequired: false, maxLength: 600 },
      ],
    },
    {
      id: 'budget',
      title: '经费',
      fields: [
        { id: 'budget.total', label: '项目总投入', kind: 'money', isRequired: true },
        { id: 'budget.own', label: '自筹资金', kind: 'money', isRequired: true },
        { id: 'budget.grant', label: '申请财政资金', kind: 'money', isRequired: true, help: '没有申请资金的填0' },
        { id: 'budget.use', label: '资金用途', kind: 'longText', isRequired: false, maxLength: 500 },
      ],
    },
    {
      id: 'goal',
      title: '绩效目标',
      fields: [
        {
          id: 'goal.summary',
          label: '绩效目标',
          kind: 'longText',
          isRequired: true,
          maxLength: 500,
          help: '写可以核对的数和日期',
        },
        { id: 'goal.revenue', label: '预计新增营业收入', kind: 'money', isRequired: false },
        { id: 'goal.jobs', label: '预计新增就业', kind: 'int', unit: '人', isRequired: false },
      ],
    },
  ],
  checks: [
    ...firmChecks,
    { id: 'revenue-fact', title: '营业收入与资料一致', k: 'fact', field: 'firm.revenue' },
    { id: 'rd-fact', title: '研发费用与资料一致', k: 'fact', field: 'firm.rdExpense' },
    { id: 'employees-fact', title: '职工总数与资料一致', k: 'fact', field: 'firm.employees' },
    {
      id: 'research-staff',
      title: '科技人员不多于职工总数',
      k: 'notMore',
      field: 'firm.researchStaff',
      than: 'firm.employees',
    },
    {
      id: 'period-order',
      title: '结束日期不早于开始日期',
      k: 'order',
      first: 'project.startsOn',
      last: 'project.endsOn',
    },
    {
      id: 'budget-sum',
      title: '总投入等于自筹与财政资金之和',
      k: 'sum',
      whole: 'budget.total',
      parts: ['budget.own', 'budget.grant'],
    },
    { id: 'grant-cap', title: '申请金额不超过最高金额', k: 'cap', field: 'budget.grant' },
  ],
};
