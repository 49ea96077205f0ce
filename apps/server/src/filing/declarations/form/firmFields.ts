import type { CheckDef, FieldDef, SectionDef } from './schema';

/** How accounts name research expenditure, and what stands beside it and is another sum. */
export const rdExpenseWords = { near: /研(究开)?发.{0,6}(费用|投入|支出)/, not: /收入|资本化|加计/ };

/** Fields of the enterprise in every form; a form may change their labels. */
export const firmFields = {
  name: {
    id: 'firm.name',
    label: '企业名称',
    kind: 'text',
    isRequired: true,
    maxLength: 100,
    from: { profile: 'name' },
  },
  uscc: {
    id: 'firm.uscc',
    label: '统一社会信用代码',
    kind: 'text',
    isRequired: true,
    maxLength: 18,
    meaning: 'creditCode',
    from: { profile: 'uscc' },
    reads: { term: 'label', near: /^统一社会信用代码$/ },
  },
  establishedAt: {
    id: 'firm.establishedAt',
    label: '成立日期',
    kind: 'date',
    isRequired: true,
    meaning: 'past',
    from: { profile: 'establishedAt' },
    reads: { term: 'day', near: /成立日期/ },
  },
  registeredCapital: {
    id: 'firm.registeredCapital',
    label: '注册资本',
    kind: 'money',
    isRequired: false,
    from: { fact: 'registeredCapital' },
    reads: { term: 'amount', near: /注册资本/ },
  },
  region: {
    id: 'firm.region',
    label: '注册地',
    kind: 'text',
    isRequired: true,
    maxLength: 60,
    from: { profile: 'regionName' },
  },
  mainProduct: {
    id: 'firm.mainProduct',
    label: '主要产品（服务）',
    kind: 'text',
    isRequired: true,
    maxLength: 200,
    from: { fact: 'mainProduct' },
  },
  employees: {
    id: 'firm.employees',
    label: '职工总数',
    kind: 'int',
    unit: '人',
    isRequired: true,
    from: { fact: 'employees' },
  },
  revenue: { id: 'firm.revenue', label: '上年度营业收入', kind: 'money', isRequired: true, from: { fact: 'revenue' } },
  assets: { id: 'firm.assets', label: '上年末资产总额', kind: 'money', isRequired: false, from: { fact: 'assets' } },
  netProfit: {
    id: 'firm.netProfit',
    label: '上年度净利润',
    kind: 'money',
    isRequired: false,
    help: '亏损填负数',
    meaning: 'signed',
    from: { fact: 'netProfit' },
  },
  rdExpense: {
    id: 'firm.rdExpense',
    label: '上年度研发费用',
    kind: 'money',
    isRequired: false,
    from: { fact: 'rdExpense' },
  },
  contact: { id: 'firm.contact', label: '联系人', kind: 'text', isRequired: true, maxLength: 40 },
  contactPhone: {
    id: 'firm.contactPhone',
    label: '联系电话',
    kind: 'text',
    isRequired: true,
    maxLength: 30,
    meaning: 'phone',
  },
} as const satisfies Record<string, FieldDef>;

/** Checks of `firmFields` against the facts; a form may change their titles. */
export const firmChecks = [
  { id: 'uscc-fact', title: '统一社会信用代码与资料一致', k: 'fact', field: firmFields.uscc.id },
  { id: 'established-fact', title: '成立日期与资料一致', k: 'fact', field: firmFields.establishedAt.id },
] as const satisfies readonly CheckDef[];

/** Section about the firm in every kind of form. @param more fields before the contact */
export const firmSection = (...more: FieldDef[]): SectionDef => ({
  id: 'firm',
  title: '企业基本情况',
  fields: [
    firmFields.name,
    firmFields.uscc,
    firmFields.region,
    firmFields.establishedAt,
    ...more,
    firmFields.contact,
    firmFields.contactPhone,
  ],
});

/** Checks of the form's figures of the last full year against the facts. */
export const yearChecks = [
  { id: 'revenue-fact', title: '营业收入与资料一致', k: 'fact', field: firmFields.revenue.id },
  { id: 'employees-fact', title: '职工总数与资料一致', k: 'fact', field: firmFields.employees.id },
] as const satisfies readonly CheckDef[];

/** Field of the amount applied for; the list of declarations shows it by its id. */
export const grantField = (label: string): FieldDef => ({ id: 'budget.grant', label, kind: 'money', isRequired: true });
export const grantChecks = [
  { id: 'grant-cap', title: '申请金额不超过最高金额', k: 'cap', field: 'budget.grant' },
  { id: 'grant-reckoned', title: '申请金额不超过按文件测算的金额', k: 'reckoned', field: 'budget.grant' },
] as const satisfies readonly CheckDef[];
