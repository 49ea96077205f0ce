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
  /** In characters. A longer text is stored, and reported as a problem. */
  maxLength?: number;
  help?: string;
  options?: readonly string[];
  /** Columns of a field of rows. */
  columns?: readonly ColumnDef[];
  /** Further requirement of the value beside its kind. Money may be negative only where this is `signed`. */
  meaning?: 'creditCode' | 'phone' | 'past' | 'signed';
  /** Fact that prefills it; `back` is the number of years before the last full year. */
  from?:
    | { profile: ProfileKey }
    | { fact: FactDef['key']; back?: number }
    /** The one certificate that the item asks for and the firm holds. */
    | { certificate: true };
  /** Terms of an uploaded material that may be offered for it. */
  reads?: ReadDef;
  /** How files that say its parts, such as a receipt for each quarter, come to one; absent: they have to say the same. */
  joins?: 'sum' | 'first' | 'last';
}

/** Terms of a material that fit a field: by their kind and the words before them. */
export interface ReadDef {
  /** Kind of term: from and to are the ends of a period; label is a value under its name. */
  term: 'amount' | 'rate' | 'day' | 'from' | 'to' | 'label' | 'bank';
  near?: RegExp;
  not?: RegExp;
  /** Number of years before the last full one, where the words name a financial year. */
  back?: number;
}

export interface ColumnDef {
  id: string;
  label: string;
  kind: S['FormColumn']['kind'];
  unit?: string;
  isRequired: boolean;
  reads?: ReadDef;
}

export interface SectionDef {
  id: string;
  title: string;
  fields: readonly FieldDef[];
}

/** Check between fields, or between a field and a fact. Sums and comparisons are of money and numbers only. */
export type CheckDef = { id: string; title: string } & (
  | { k: 'fact'; field: string }
  | { k: 'sum'; whole: string; parts: readonly string[] }
  | { k: 'notMore'; field: string; than: string }
  | { k: 'order'; first: string; last: string }
  /** At most the highest sum that the document gives. */
  | { k: 'cap'; field: string }
  /** Statements of the files of the materials about a field. */
  | { k: 'materials'; field: string }
  /** At most what the rule of the item comes to. */
  | { k: 'reckoned'; field: string }
  /** A sum equals a column of a list. */
  | { k: 'columnSum'; whole: string; rows: string; column: string }
  /** Interest paid is not more than the principal bears in the days, at 360 days a year. */
  | { k: 'interest'; paid: string; principal: string; rate: string; first: string; last: string }
);

export interface FormDef {
  id: string;
  kind: S['FormSheet']['basis']['kind'];
  title: string;
  /** Programme whose official form it follows; null for the general form. */
  programme: { policyId: string; itemId: string } | null;
  sections: readonly SectionDef[];
  checks: readonly CheckDef[];
  reckons?: ReckonDef;
}

/** Fields of a form whose values the item's rule is calculated with. */
export interface ReckonDef {
  title: string;
  /** Base of a share; `before` is its value of the year before, where the share is of growth. */
  base: string;
  before?: string;
  /** Loan, for subsidies of interest by points of the principal. */
  loan?: { principal: string; first: string; last: string };
}

/** Terms whose words differ from file to file without meaning anything by it. */
const loose: readonly ReadDef['term'][] = ['label', 'bank'];

/** Checks of a form, with one for each number and day that its materials may state differently. */
export const checkDefsOf = (form: FormDef): CheckDef[] => [
  ...form.checks,
  ...fieldsOf(form).flatMap(({ id, label, reads, joins }): CheckDef[] =>
    reads === undefined || joins !== undefined || loose.includes(reads.term)
      ? []
      : [{ id: `materials:${id}`, title: `各份材料写的${label}`, k: 'materials', field: id }],
  ),
];

export const fieldsOf = ({ sections }: FormDef): FieldDef[] => sections.flatMap(({ fields }) => fields);
