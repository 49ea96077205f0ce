import type { MainComponents } from '@hengce/api/contract';
import type { FactDef } from '@hengce/rules';

type S = MainComponents['schemas'];

/** A field of the enterprise itself. */
export type ProfileKey = 'name' | 'uscc' | 'regionName' | 'industryCode' | 'establishedAt';

export interface FieldDef {
  id: string;
  label: string;
  kind: S['FormFieldKind'];
  isRequired: boolean;
  unit?: string;
  /** 字数; more is kept and blocks. */
  maxLength?: number;
  help?: string;
  options?: readonly string[];
  /** What the value has to be beyond its kind; money is not negative but where this says so. */
  meaning?: 'creditCode' | 'phone' | 'past' | 'signed';
  /** What the facts fill in; `back` full years before the last, 0 being the last. */
  from?: { profile: ProfileKey } | { fact: FactDef['key']; back?: number };
}

export interface SectionDef {
  id: string;
  title: string;
  fields: readonly FieldDef[];
}

/** What must hold between fields, and between a field and what the facts say. Sums and comparisons are of money and numbers only. */
export type CheckDef = { id: string; title: string } & (
  | { k: 'fact'; field: string }
  | { k: 'sum'; whole: string; parts: readonly string[] }
  | { k: 'notMore'; field: string; than: string }
  | { k: 'order'; first: string; last: string }
  /** No more than the most that the document gives. */
  | { k: 'cap'; field: string }
);

export interface FormDef {
  id: string;
  kind: S['FormSheet']['basis']['kind'];
  title: string;
  /** Whose form it is; null for the general one. */
  programme: { policyId: string; itemId: string } | null;
  sections: readonly SectionDef[];
  checks: readonly CheckDef[];
}

export const fieldsOf = ({ sections }: FormDef): FieldDef[] => sections.flatMap(({ fields }) => fields);
