import type { MainComponents } from '@hengce/api/contract';
import type { FactDef } from '@hengce/rules';

type S = MainComponents['schemas'];

/** A property of the enterprise's basic information (企业基本信息). */
export type ProfileKey = 'name' | 'uscc' | 'regionName' | 'industryCode' | 'establishedAt';

export interface FieldDef {
  id: string;
  label: string;
  kind: S['FormFieldKind'];
  isRequired: boolean;
  unit?: string;
  /** In characters. A longer text is stored but counts as a problem. */
  maxLength?: number;
  help?: string;
  options?: readonly string[];
  /** What the value has to be beyond its kind. Money may be negative only where this is `signed`. */
  meaning?: 'creditCode' | 'phone' | 'past' | 'signed';
  /** Which fact fills it in; `back` is the number of years before the last full year. */
  from?: { profile: ProfileKey } | { fact: FactDef['key']; back?: number };
}

export interface SectionDef {
  id: string;
  title: string;
  fields: readonly FieldDef[];
}

/** A rule between fields, or between a field and a fact. Sums and comparisons are of money and numbers only. */
export type CheckDef = { id: string; title: string } & (
  | { k: 'fact'; field: string }
  | { k: 'sum'; whole: string; parts: readonly string[] }
  | { k: 'notMore'; field: string; than: string }
  | { k: 'order'; first: string; last: string }
  /** At most the highest sum that the document gives. */
  | { k: 'cap'; field: string }
);

export interface FormDef {
  id: string;
  kind: S['FormSheet']['basis']['kind'];
  title: string;
  /** The programme whose official form it follows; null for the general form. */
  programme: { policyId: string; itemId: string } | null;
  sections: readonly SectionDef[];
  checks: readonly CheckDef[];
}

export const fieldsOf = ({ sections }: FormDef): FieldDef[] => sections.flatMap(({ fields }) => fields);
