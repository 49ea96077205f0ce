import { firmChecks, firmFields, firmSection, grantChecks, grantField, yearChecks } from '../firmFields';
import type { FormDef } from '../schema';

/** Form for 设备投资: the project, its equipment with the invoices, and the investment. */
export const equipmentForm: FormDef = {
  id: 'equipment',
  kind: 'support',
  title: '设备投资补助申报书',
  programme: null,
  sections: [
    firmSection(firmFields.mainProduct, firmFields.employees, firmFields.revenue),
    {
      id: 'project',
      title: '投资项目',
      fields: [
        { id: 'project.name', label: '项目名称', kind: 'text', isRequired: true, maxLength: 60 },
        {
          id: 'project.recordNo',
          label: '项目备案代码',
          kind: 'text',
          isRequired: false,
          maxLength: 60,
          help: '备案文件上的项目代码，不需要备案的不填',
          reads: { term: 'label', near: /(项目|备案).{0,4}(代码|编号|号)$/ },
        },
        { id: 'project.startsOn', label: '开始日期', kind: 'date', isRequired: true },
        { id: 'project.endsOn', label: '完工日期', kind: 'date', isRequired: true },
        { id: 'project.place', label: '实施地点', kind: 'text', isRequired: true, maxLength: 100 },
        {
          id: 'project.content',
          label: '建设内容',
          kind: 'longText',
          isRequired: true,
          maxLength: 800,
          help: '写清改造什么、买了哪些设备、达到什么程度',
        },
      ],
    },
    {
      id: 'equipment',
      title: '设备与发票',
      fields: [
        {
          id: 'equipment.list',
          label: '设备清单',
          kind: 'rows',
          isRequired: true,
          help: '一张发票一行；金额按文件的口径填，多数不含税',
          columns: [
            { id: 'name', label: '设备名称', kind: 'text', isRequired: true },
            {
              id: 'supplier',
              label: '供应商',
              kind: 'text',
              isRequired: false,
              reads: { term: 'label', near: /^(销售方|销方|卖方|供方|供应商|出卖人).{0,4}(名称)?$/ },
            },
            { id: 'count', label: '数量', kind: 'int', unit: '台（套）', isRequired: false },
            {
              id: 'invoice',
              label: '发票号码',
              kind: 'text',
              isRequired: true,
              reads: { term: 'label', near: /发票号码?$/ },
            },
            { id: 'day', label: '开票日期', kind: 'date', isRequired: false, reads: { term: 'day', near: /开票/ } },
            {
              id: 'amount',
              label: '金额',
              kind: 'money',
              isRequired: true,
              reads: { term: 'amount', near: /合计|总价|金额|价款|小写/, not: /税额/ },
            },
          ],
        },
        { id: 'equipment.total', label: '设备投资合计', kind: 'money', isRequired: true, help: '等于清单各行之和' },
        grantField('申请补助金额'),
      ],
    },
  ],
  checks: [
    ...firmChecks,
    ...yearChecks,
    {
      id: 'period-order',
      title: '完工日期不早于开始日期',
      k: 'order',
      first: 'project.startsOn',
      last: 'project.endsOn',
    },
    {
      id: 'equipment-sum',
      title: '设备投资合计等于清单各行之和',
      k: 'columnSum',
      whole: 'equipment.total',
      rows: 'equipment.list',
      column: 'amount',
    },
    ...grantChecks,
  ],
  reckons: { title: '补助测算', base: 'equipment.total' },
};
