import type { CheckDef, FieldDef } from './schema';

/** Fields of the enterprise that every form has; a form may change their labels. */
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
  },
  establishedAt: {
    id: 'firm.establishedAt',
    label: '成立日期',
    kind: 'date',
    isRequired: true,
    meaning: 'past',
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

/** Checks of those fields against the facts; a form may change their titles. */
export const firmChecks = [
  { id: 'uscc-fact', title: '统一社会信用代码与资料一致', k: 'fact', field: firmFields.uscc.id },
  { id: 'established-fact', title: '成立日期与资料一致', k: 'fact', field: firmFields.establishedAt.id },
] as const satisfies readonly CheckDef[];
