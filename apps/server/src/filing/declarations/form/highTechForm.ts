import { firmChecks, firmFields } from './firmFields';
import type { FieldDef, FormDef } from './schema';

const years = [
  { back: 2, name: '第一年' },
  { back: 1, name: '第二年' },
  { back: 0, name: '第三年' },
] as const;
const yearly = (id: string, label: string, fact: string): FieldDef[] =>
  years.map(({ back, name }) => ({
    id: `${id}-${back}`,
    label: `${name}${label}`,
    kind: 'money',
    isRequired: true,
    from: { fact, back },
  }));
const count = (id: string, label: string, fact: string, unit = '件'): FieldDef => ({
  id,
  label,
  kind: 'int',
  unit,
  isRequired: false,
  from: { fact },
});
/** The official form allows 400字 for each of these; the system of the authority has the last word. */
const essay = (id: string, label: string): FieldDef => ({
  id,
  label,
  kind: 'longText',
  isRequired: true,
  maxLength: 400,
});

/** 高新技术企业认定申请书: the sheets that a firm fills in itself (国科发火〔2016〕195号 附件2), in our own order of fields. */
export const highTechForm: FormDef = {
  id: 'highTech',
  kind: 'programme',
  title: '高新技术企业认定申请书',
  programme: { policyId: 'n-hnte-2016-32', itemId: 'certification' },
  sections: [
    {
      id: 'firm',
      title: '企业注册登记',
      fields: [
        firmFields.name,
        firmFields.uscc,
        { ...firmFields.establishedAt, label: '注册时间' },
        { ...firmFields.registeredCapital, label: '注册资金', isRequired: true },
        {
          id: 'firm.field',
          label: '技术领域',
          kind: 'text',
          isRequired: true,
          maxLength: 60,
          from: { fact: 'highTechField' },
        },
      ],
    },
    {
      id: 'ip',
      title: '知识产权与成果转化',
      fields: [
        count('ip.inventions', '发明专利', 'inventionPatents'),
        count('ip.utilityModels', '实用新型专利', 'utilityModels'),
        count('ip.designs', '外观设计专利', 'designPatents'),
        count('ip.software', '软件著作权', 'softwareCopyrights'),
        essay('ip.role', '知识产权对企业竞争力的作用'),
        essay('ip.conversion', '科技成果转化情况'),
      ],
    },
    {
      id: 'people',
      title: '人力资源',
      fields: [
        { ...count('people.total', '职工总数', 'employees', '人'), isRequired: true },
        { ...count('people.research', '科技人员数', 'researchStaff', '人'), isRequired: true },
        essay('people.summary', '管理与科技人员情况'),
      ],
    },
    {
      id: 'finance',
      title: '近三年经营与研发',
      fields: [
        ...yearly('finance.netAssets', '净资产', 'netAssets').map((field) => ({
          ...field,
          meaning: 'signed' as const,
        })),
        ...yearly('finance.revenue', '销售收入', 'revenue'),
        ...yearly('finance.rd', '研发费用', 'rdExpense'),
        {
          id: 'finance.total',
          label: '上年度企业总收入',
          kind: 'money',
          isRequired: true,
          from: { fact: 'totalIncome' },
        },
        {
          id: 'finance.highTech',
          label: '上年度高新技术产品（服务）收入',
          kind: 'money',
          isRequired: true,
          from: { fact: 'highTechRevenue' },
        },
      ],
    },
    {
      id: 'organisation',
      title: '组织管理',
      fields: [essay('organisation.summary', '研究开发与技术创新组织管理情况')],
    },
  ],
  checks: [
    ...firmChecks,
    ...years.flatMap(({ back, name }) => [
      {
        id: `revenue-fact-${back}`,
        title: `${name}销售收入与资料一致`,
        k: 'fact',
        field: `finance.revenue-${back}`,
      } as const,
      { id: `rd-fact-${back}`, title: `${name}研发费用与资料一致`, k: 'fact', field: `finance.rd-${back}` } as const,
    ]),
    { id: 'staff', title: '科技人员数不多于职工总数', k: 'notMore', field: 'people.research', than: 'people.total' },
    {
      id: 'income',
      title: '高新技术产品收入不多于总收入',
      k: 'notMore',
      field: 'finance.highTech',
      than: 'finance.total',
    },
  ],
};
