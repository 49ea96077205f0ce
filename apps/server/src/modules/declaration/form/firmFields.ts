import type { FieldDef } from './schema';

/** What every form asks of the firm; a form may word it in its own way. */
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
    from: { profile: 'uscc' },
  },
  establishedAt: {
    id: 'firm.establishedAt',
    label: '成立日期',
    kind: 'date',
    isRequired: true,
    from: { profile: 'establishedAt' },
  },
  registeredCapital: {
    id: 'firm.registeredCapital',
    label: '注册资本',
    kind: 'money',
    isRequired: false,
    from: { fact: 'registeredCapital' },
  },
} as const satisfies Record<string, FieldDef>;
