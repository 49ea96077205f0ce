import {
  firmChecks,
  firmFields,
  firmSection,
  grantChecks,
  grantField,
  rdExpenseWords,
  yearChecks,
} from '../firmFields';
import type { FieldDef, FormDef } from '../schema';

const years = [
  { back: 0, name: '上年度' },
  { back: 1, name: '前一年度' },
  { back: 2, name: '前两年度' },
] as const;

/** @param printed how the materials name the money */
const formBy = (
  id: string,
  fact: 'rdExpense' | 'deductibleRdExpense',
  money: string,
  printed: { near: RegExp; not: RegExp },
): FormDef => ({
  id,
  kind: 'support',
  title: '研发补助申报书',
  programme: null,
  sections: [
    firmSection(firmFields.mainProduct, firmFields.employees, firmFields.revenue),
    {
      id: 'research',
      title: '研发投入',
      fields: [
        {
          id: 'research.basis',
          label: '金额来源',
          kind: 'enum',
          isRequired: true,
          help: '几种口径不一样，选与提交的材料一致的一种',
          options: ['研发费用专项审计报告', '研发费用加计扣除优惠明细表', '研发费用辅助账', '财务报表'],
        },
        ...years.map(
          ({ back, name }): FieldDef => ({
            id: `research.expense-${back}`,
            label: `${name}${money}`,
            kind: 'money',
            isRequired: back === 0,
            from: { fact, back },
            reads: { term: 'amount', ...printed, back },
          }),
        ),
        {
          id: 'research.projects',
          label: '上年度研发项目',
          kind: 'int',
          unit: '项',
          isRequired: false,
          from: { fact: 'rdProjects' },
        },
        {
          id: 'research.staff',
          label: '科技人员',
          kind: 'int',
          unit: '人',
          isRequired: false,
          from: { fact: 'researchStaff' },
        },
        { id: 'research.hasLedger', label: '已设研发费用辅助账', kind: 'bool', isRequired: true },
        {
          id: 'research.summary',
          label: '研发活动与成果',
          kind: 'longText',
          isRequired: true,
          maxLength: 800,
          help: '写做了哪些项目、取得什么成果，写可以核对的数',
        },
      ],
    },
    { id: 'grant', title: '申请补助', fields: [grantField('申请补助金额')] },
  ],
  checks: [
    ...firmChecks,
    ...yearChecks,
    ...years.map(
      ({ back, name }) =>
        ({
          id: `rd-fact-${back}`,
          title: `${name}${money}与资料一致`,
          k: 'fact',
          field: `research.expense-${back}`,
        }) as const,
    ),
    {
      id: 'research-staff',
      title: '科技人员不多于职工总数',
      k: 'notMore',
      field: 'research.staff',
      than: 'firm.employees',
    },
    ...grantChecks,
  ],
  reckons: { title: '补助测算', base: 'research.expense-0', before: 'research.expense-1' },
});

/** Form for 研发后补助: research expenditure by year, and the accounts that show it. */
export const researchForm = formBy('research', 'rdExpense', '研发费用', rdExpenseWords);
/** Form like `researchForm`, for documents that count the expenditure deducted with the tax return (加计扣除). */
export const deductionForm = formBy('research-deduction', 'deductibleRdExpense', '加计扣除研发费用', {
  near: /加计扣除.{0,6}研(究开)?发.{0,2}费用|研(究开)?发.{0,2}费用.{0,6}加计扣除/,
  not: /收入|资本化|比例|减免|税额/,
});
