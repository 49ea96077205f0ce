import type { MainComponents } from '@hengce/api/contract';
import { addMonths, dateInShanghai } from '@hengce/text';
import { calculate } from '../../../matching/rewards';
import { Rejection } from '../../../platform/contract';
import type { ReckoningRule } from '../../items';
import type { FormValue } from './prefill';
import { type FormDef, fieldsOf, type ReckonDef } from './schema';

type S = MainComponents['schemas'];

/**
 * 测算: amount in 分 by the item's rule and the form's values. It is null without a rule, where fields are empty (`missing` has their labels),
 * and where the rule refuses their values (`notes` says why). Undefined for a form without 测算.
 */
export function reckon(
  form: FormDef,
  values: ReadonlyMap<string, FormValue>,
  rule: ReckoningRule | null,
): S['FormReckoning'] | undefined {
  const { reckons } = form;
  if (reckons === undefined) return undefined;
  const { title } = reckons;
  if (rule === null) return { title, amountFen: null, formula: null, notes: [], missing: [], source: null };
  const ids = idsOf(reckons, rule);
  const labels = new Map(fieldsOf(form).map(({ id, label }) => [id, label]));
  const missing = ids.filter((id) => (values.get(id) ?? null) === null);
  const open = { title, amountFen: null, formula: null, notes: [], source: rule.source };
  if (missing.length > 0) return { ...open, missing: missing.map((id) => labels.get(id) ?? id) };
  try {
    const { amountFen, formula, notes } = calculate(
      rule.calculator,
      inputsOf(reckons, rule, values),
      rule.maxMonths ?? undefined,
    );
    return { ...open, amountFen, formula, notes: [...notes, ...termNote(reckons, rule, values)], missing: [] };
  } catch (error) {
    // Days in the wrong order: a check of the form says so at its place.
    if (error instanceof Rejection) return { ...open, notes: [error.message], missing: [] };
    throw error;
  }
}

function idsOf({ base, before, loan }: ReckonDef, { calculator, isGrowth }: ReckoningRule): string[] {
  if (calculator === 'interest') return loan === undefined ? [] : [loan.principal, loan.first, loan.last, base];
  return isGrowth && before !== undefined ? [base, before] : [base];
}

function inputsOf(
  { base, before, loan }: ReckonDef,
  { calculator, inputs, isGrowth }: ReckoningRule,
  values: ReadonlyMap<string, FormValue>,
): S['CalculatorInputs'] {
  const number = (id: string | undefined) => Number(values.get(id ?? '') ?? 0);
  const day = (id: string | undefined) => String(values.get(id ?? '') ?? '');
  if (calculator === 'interest')
    return {
      ...inputs,
      principalFen: number(loan?.principal),
      from: day(loan?.first),
      to: day(loan?.last),
      paidFen: number(base),
    };
  const least = number(base) - (isGrowth ? number(before) : 0);
  return { ...inputs, baseFen: Math.max(0, least) };
}

/** Note that interest after the longest time of the subsidy is not subsidised: a share of the interest knows no days. */
function termNote(
  { loan }: ReckonDef,
  { calculator, maxMonths }: ReckoningRule,
  values: ReadonlyMap<string, FormValue>,
): string[] {
  const [first, last] = [values.get(loan?.first ?? ''), values.get(loan?.last ?? '')];
  if (calculator !== 'share' || maxMonths === null || typeof first !== 'string' || typeof last !== 'string') return [];
  const end = dateInShanghai(addMonths(new Date(`${first}T00:00:00+08:00`), maxMonths));
  return last > end ? [`贴息期限不超过${maxMonths}个月，${end}以后的利息不计，请只填期限内的`] : [];
}
