import { firmChecks, firmFields, firmSection, rdExpenseWords, yearChecks } from '../firmFields';
import type { FieldDef, FormDef, ReadDef } from '../schema';

const count = (fact: string, label: string): FieldDef => ({
  id: `title.${fact}`,
  label,
  kind: 'int',
  unit: '件',
  isRequired: false,
  from: { fact },
});

/** A sum that accounts name with their year: 2025年度营业收入. */
const ofLastYear = (near: RegExp, not?: RegExp): { reads: ReadDef } => ({
  reads: { term: 'amount', near, back: 0, ...(not ? { not } : {}) },
});

/** @param asks what is asked of the application itself */
const formBy = (id: string, title: string, section: string, asks: readonly FieldDef[]): FormDef => ({
  id,
  kind: 'support',
  title,
  programme: null,
  sections: [
    firmSection(firmFields.registeredCapital, firmFields.mainProduct, firmFields.employees),
    {
      id: 'title',
      title: section,
      fields: [
        ...asks,
        {
          id: 'title.marketYears',
          label: '从事主导产品所属细分市场的年限',
          kind: 'int',
          unit: '年',
          isRequired: false,
          from: { fact: 'marketYears' },
        },
        {
          id: 'title.summary',
          label: '符合条件的情况',
          kind: 'longText',
          isRequired: true,
          maxLength: 1000,
          help: '逐条对照条件写，写可以核对的数和日期',
        },
      ],
    },
    {
      id: 'figures',
      title: '经营与创新',
      fields: [
        { ...firmFields.revenue, ...ofLastYear(/营业总?收入/, /主营|其他|成本/) },
        {
          id: 'title.mainRevenue',
          label: '上年度主营业务收入',
          kind: 'money',
          isRequired: false,
          from: { fact: 'mainRevenue' },
          ...ofLastYear(/主营业务收入/),
        },
        { ...firmFields.netProfit, ...ofLastYear(/净利润/) },
        { ...firmFields.assets, ...ofLastYear(/资产(总额|总计)/) },
        { ...firmFields.rdExpense, ...ofLastYear(rdExpenseWords.near, rdExpenseWords.not) },
        {
          id: 'title.researchStaff',
          label: '科技人员',
          kind: 'int',
          unit: '人',
          isRequired: false,
          from: { fact: 'researchStaff' },
        },
        count('inventionPatents', '发明专利'),
        count('utilityModels', '实用新型专利'),
        count('softwareCopyrights', '软件著作权'),
      ],
    },
  ],
  checks: [
    ...firmChecks,
    ...yearChecks,
    { id: 'rd-fact', title: '研发费用与资料一致', k: 'fact', field: firmFields.rdExpense.id },
    {
      id: 'research-staff',
      title: '科技人员不多于职工总数',
      k: 'notMore',
      field: 'title.researchStaff',
      than: 'firm.employees',
    },
    {
      id: 'main-revenue',
      title: '主营业务收入不多于营业收入',
      k: 'notMore',
      field: 'title.mainRevenue',
      than: 'firm.revenue',
    },
  ],
});

/** Form for 资质认定 without a known official one: the firm, its figures and its reasons. No money is asked for. */
export const titleForm = formBy('title', '资质认定申报书', '申报的资质', [
  {
    id: 'title.round',
    label: '申报类型',
    kind: 'enum',
    isRequired: true,
    options: ['首次申报', '复核', '期满重新申报'],
  },
]);
/** Form like `titleForm` for items that are 复核 by their name. */
export const renewalForm = formBy('title-renewal', '资质复核申报书', '复核的资质', []);
