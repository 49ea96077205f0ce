import type { MainComponents } from '@hengce/api/contract';
import type { Term } from '@hengce/text';
import type { FormValue } from './prefill';
import { rowsIn } from './rows';
import { type ColumnDef, type FieldDef, type FormDef, fieldsOf, type ReadDef } from './schema';

type S = MainComponents['schemas'];
type Cell = S['FormRow'][number];

/** Term with its page number; null for a file without pages. */
export type PlacedTerm = Term & { page: number | null };

/** Terms that were read from the current version of a file of a material. */
export interface MaterialTerms {
  specId: string;
  slotFileId: string;
  fileName: string;
  terms: readonly PlacedTerm[];
}

/** Value from materials that is offered for a field (读出的值). */
export interface Proposal extends Omit<S['FormProposal'], 'isSame'> {
  fieldId: string;
}

/** Of one file for one field; more of them help nobody choose. */
const most = 6;

/**
 * Proposals for a form's fields from the files of its materials, each with its quotes; at most 6 of one file for one field. A number whose
 * meaning the words do not state is not offered; a value that several files state is offered once, with all of them.
 *
 * @param years the full years before the declaration began, the last one first
 */
export const proposalsOf = (form: FormDef, materials: readonly MaterialTerms[], years: readonly number[]): Proposal[] =>
  fieldsOf(form).flatMap((field) => {
    const found = materials.flatMap((material) => {
      const own = field.columns ? rowsOf(field, field.columns, material, years) : valuesOf(field, material, years);
      return merged(field, own).slice(0, most);
    });
    const all = merged(field, found);
    return joined(field, all);
  });

/** Proposals with each value once, with the files that say it. Rows without a number of their own are of different invoices. */
function merged({ columns }: FieldDef, found: readonly Proposal[]): Proposal[] {
  const known = new Map<string, Proposal>();
  for (const one of found) {
    const [row] = Array.isArray(one.value) ? one.value : [];
    const isNumbered = columns?.some(({ reads }, at) => reads?.term === 'label' && row?.[at] != null) ?? true;
    const [{ slotFileId = '' } = {}] = one.sources;
    const key = `${isNumbered ? '' : slotFileId}${JSON.stringify(one.value)}`;
    const before = known.get(key);
    const others = before === undefined ? [] : before.sources;
    known.set(key, {
      ...one,
      sources: [...others, ...one.sources.filter((source) => !others.some((other) => isOneFile(source, other)))],
    });
  }
  return [...known.values()];
}

/** Proposals with what they come to together first: their sum, the first day or the last. */
function joined({ joins }: FieldDef, all: readonly Proposal[]): readonly Proposal[] {
  if (joins === undefined) return all;
  if (joins === 'sum') {
    const sum = sumOf(all);
    return sum === null ? all : [sum, ...all];
  }
  const early = all.toSorted((a, b) => (String(a.value) < String(b.value) ? -1 : 1));
  return joins === 'first' ? early : early.toReversed();
}

const isOneFile = (a: S['ProposalSource'], b: S['ProposalSource']): boolean => a.slotFileId === b.slotFileId;

/** Sum of several files that say one part each; null where one of them says several, or there is only one. */
function sumOf(parts: readonly Proposal[]): Proposal | null {
  const [first] = parts;
  const sources = parts.flatMap((part) => part.sources);
  const files = new Set(sources.map(({ slotFileId }) => slotFileId));
  if (first === undefined || files.size < 2 || files.size !== sources.length) return null;
  const value = parts.reduce((sum, part) => sum + (part.value as number) * part.sources.length, 0);
  return { fieldId: first.fieldId, value, sources, isSum: true };
}

/** Values that several files state for a field, and whether all state one; null where fewer than two state any. */
export function sayingsOf(
  fieldId: string,
  proposals: readonly Proposal[],
): { files: { fileName: string; values: FormValue[] }[]; isSame: boolean } | null {
  const own = proposals.filter((one) => one.fieldId === fieldId);
  const files = new Map<string, { fileName: string; values: FormValue[] }>();
  for (const { value, sources } of own)
    for (const { slotFileId, fileName } of sources)
      files.set(slotFileId, { fileName, values: [...(files.get(slotFileId)?.values ?? []), value] });
  if (files.size < 2) return null;
  return { files: [...files.values()], isSame: own.some(({ sources }) => sources.length === files.size) };
}

export const toProposal = ({ fieldId: _, ...proposal }: Proposal, current: FormValue): S['FormProposal'] => ({
  ...proposal,
  isSame: Array.isArray(proposal.value)
    ? proposal.value.every((row) => rowsIn(current).some((known) => sameRow(row, known)))
    : proposal.value === current,
});

/** What a row was offered with is in the list, whatever else was typed into it. */
const sameRow = (offered: readonly Cell[], known: readonly Cell[]): boolean =>
  offered.every((cell, at) => cell === null || cell === known[at]);

function valuesOf(field: FieldDef, material: MaterialTerms, years: readonly number[]): Proposal[] {
  const { reads } = field;
  if (reads === undefined) return [];
  return material.terms.flatMap((term) => {
    const value = valueIn(term, reads, years);
    const isLong = typeof value === 'string' && field.maxLength !== undefined && [...value].length > field.maxLength;
    if (value === null || isLong) return [];
    return [{ fieldId: field.id, value, sources: [sourceOf(material, term)] }];
  });
}

const sourceOf = (
  { specId, slotFileId, fileName }: MaterialTerms,
  { quote, page }: PlacedTerm,
): S['ProposalSource'] => ({ quote, page, fileName, specId, slotFileId });

/** A row for each sum of an invoice, with what the invoice says but once. */
function rowsOf(
  field: FieldDef,
  columns: readonly ColumnDef[],
  material: MaterialTerms,
  years: readonly number[],
): Proposal[] {
  const main = columns.findIndex(({ reads }) => reads?.term === 'amount');
  const ofColumn = ({ reads }: ColumnDef): { cell: Cell; term: PlacedTerm }[] =>
    reads === undefined
      ? []
      : material.terms.flatMap((term) => {
          const cell = valueIn(term, reads, years);
          return cell === null ? [] : [{ cell, term }];
        });
  const common = columns.map((column, at): Cell => {
    const cells = new Set(at === main ? [] : ofColumn(column).map(({ cell }) => cell));
    return cells.size === 1 ? ([...cells][0] ?? null) : null;
  });
  const [amounts] = columns.slice(main, main + 1);
  if (amounts === undefined) return [];
  return ofColumn(amounts).map(({ cell, term }) => ({
    fieldId: field.id,
    value: [common.map((one, at) => (at === main ? cell : one))],
    sources: [sourceOf(material, term)],
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
      if (!fits) return null;
      if (kind === 'day') return term.day;
      if (kind === 'from') return /起息|放款日|借款日|起始|开始/.test(words) ? term.day : null;
      return kind === 'to' && /到期|届满|有效期.{0,3}至|结束|[结止]息日/.test(words) ? term.day : null;
    case 'label':
      return kind === 'label' && fits ? term.value : null;
    default:
      return kind === 'bank' ? term.name : null;
  }
}
