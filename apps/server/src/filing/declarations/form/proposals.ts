import type { MainComponents } from '@hengce/api/contract';
import type { Term } from '@hengce/text';
import type { FormValue } from './prefill';
import { rowsIn } from './rows';
import { type ColumnDef, type FieldDef, type FormDef, fieldsOf, type ReadDef } from './schema';

type S = MainComponents['schemas'];
type Cell = S['FormRow'][number];

/** Term with its page number; null for a file without pages. */
export type PlacedTerm = Term & { page: number | null };

/** Terms that were read from the current version of a material. */
export interface MaterialTerms {
  specId: string;
  fileName: string;
  terms: readonly PlacedTerm[];
}

/** Value from a material that is offered for a field (读出的值). */
export interface Proposal extends Omit<S['FormProposal'], 'isSame'> {
  fieldId: string;
}

/** More of them help nobody choose. */
const most = 6;

/**
 * Proposals for a form's fields from its materials, each with its quote. A number whose meaning the words do not state
 * is not offered; where several words state the same, all are.
 *
 * @param years the full years before the declaration began, the last one first
 */
export function proposalsOf(form: FormDef, materials: readonly MaterialTerms[], years: readonly number[]): Proposal[] {
  return fieldsOf(form).flatMap((field) => {
    const found = materials.flatMap((material) =>
      field.columns ? rowsOf(field, field.columns, material, years) : valuesOf(field, material, years),
    );
    const seen = new Set<string>();
    return found
      .filter(({ value }) => {
        const key = JSON.stringify(value);
        return !seen.has(key) && seen.add(key);
      })
      .slice(0, most);
  });
}

export const toProposal = (
  { value, quote, page, fileName, specId }: Proposal,
  current: FormValue,
): S['FormProposal'] => ({
  value,
  quote,
  page,
  fileName,
  specId,
  isSame: Array.isArray(value)
    ? value.every((row) => rowsIn(current).some((known) => sameRow(row, known)))
    : value === current,
});

/** What a row was offered with is in the list, whatever else was typed into it. */
const sameRow = (offered: readonly Cell[], known: readonly Cell[]): boolean =>
  offered.every((cell, at) => cell === null || cell === known[at]);

function valuesOf(field: FieldDef, { specId, fileName, terms }: MaterialTerms, years: readonly number[]): Proposal[] {
  const { reads } = field;
  if (reads === undefined) return [];
  return terms.flatMap((term) => {
    const value = valueIn(term, reads, years);
    const isLong = typeof value === 'string' && field.maxLength !== undefined && [...value].length > field.maxLength;
    if (value === null || isLong) return [];
    return [{ fieldId: field.id, value, quote: term.quote, page: term.page, fileName, specId }];
  });
}

/** A row for each sum of an invoice, with what the invoice says but once. */
function rowsOf(
  field: FieldDef,
  columns: readonly ColumnDef[],
  { specId, fileName, terms }: MaterialTerms,
  years: readonly number[],
): Proposal[] {
  const main = columns.findIndex(({ reads }) => reads?.term === 'amount');
  const ofColumn = ({ reads }: ColumnDef): { cell: Cell; term: PlacedTerm }[] =>
    reads === undefined
      ? []
      : terms.flatMap((term) => {
          const cell = valueIn(term, reads, years);
          return cell === null ? [] : [{ cell, term }];
        });
  const common = columns.map((column, at): Cell => {
    const cells = new Set(at === main ? [] : ofColumn(column).map(({ cell }) => cell));
    return cells.size === 1 ? ([...cells][0] ?? null) : null;
  });
  const [amounts] = columns.slice(main, main + 1);
  if (amounts === undefined) return [];
  return ofColumn(amounts).map(({ cell, term: { quote, page } }) => ({
    fieldId: field.id,
    value: [common.map((one, at) => (at === main ? cell : one))],
    quote,
    page,
    fileName,
    specId,
  }));
}

/** The value that a term has for a field; null where its words do not fit. */
function valueIn(
  term: PlacedTerm,
  { term: kind, near, not, back }: ReadDef,
  years: readonly number[],
): string | number | null {
  const words = term.kind === 'label' ? term.label : term.lead;
  if (not?.test(words)) return null;
  if (back !== undefined && !words.includes(`${years[back]}年`)) return null;
  const fits = near === undefined || near.test(words);
  switch (term.kind) {
    case 'amount':
      return kind === 'amount' && fits ? term.fen : null;
    case 'rate':
      // A rate by the month or the day is another one.
      return kind === 'rate' && fits && (term.per === 'year' || term.per === null) ? term.ratio : null;
    case 'period':
      return fits ? (kind === 'from' ? term.from : kind === 'to' ? term.to : null) : null;
    case 'day':
      if (kind === 'day') return fits ? term.day : null;
      if (kind === 'from') return /起息|放款日|借款日|起始/.test(words) ? term.day : null;
      return kind === 'to' && /到期|届满|有效期.{0,3}至/.test(words) ? term.day : null;
    case 'label':
      return kind === 'label' && fits ? term.value : null;
    default:
      return kind === 'bank' ? term.name : null;
  }
}
