import type { MainComponents } from '@hengce/api/contract';
import { factDefs, factSourceNames } from '@hengce/rules';
import { createEnterpriseRepository, fullYears } from '../../../firm/enterprise';
import type { Db } from '../../../platform/db';
import { type FieldDef, type FormDef, fieldsOf } from './schema';

type S = MainComponents['schemas'];
export type FormValue = S['FormValue'];
/** Values from the facts of the enterprise, by field id. */
export type Prefills = ReadonlyMap<string, Omit<S['FormPrefill'], 'isSame'>>;

const profileNames = {
  name: '企业名称',
  uscc: '统一社会信用代码',
  regionName: '注册地',
  industryCode: '行业代码',
  establishedAt: '成立日期',
} as const;

/**
 * Values of a form's fields from the facts of an enterprise; none where it was removed. Yearly facts are those of the
 * full years before the declaration began, so that they do not change when a year ends.
 *
 * @param asks facts that the item asks for
 */
export async function readPrefills(
  db: Db,
  ownerId: string,
  enterpriseId: string | null,
  form: FormDef,
  beganAt: Date,
  asks: readonly string[],
): Promise<Prefills> {
  if (enterpriseId === null) return new Map();
  const repository = createEnterpriseRepository(db);
  const firm = await repository.find(ownerId, enterpriseId);
  if (firm === undefined) return new Map();
  const facts = (await repository.listFacts(firm.id)).filter(({ is_chosen }) => is_chosen);
  const years = fullYears(beganAt);
  const profile = {
    name: firm.name,
    uscc: firm.uscc,
    regionName: firm.region_name,
    industryCode: firm.industry_code,
    establishedAt: firm.established_at,
  };
  const prefillOf = ({ from }: FieldDef): Omit<S['FormPrefill'], 'isSame'> | null => {
    if (from === undefined) return null;
    if ('profile' in from) {
      const value = profile[from.profile];
      const label = profileNames[from.profile];
      const sourceName = firm.is_sample ? factSourceNames.sample : factSourceNames.user;
      return value === null
        ? null
        : { factKey: from.profile, period: null, label, value, sourceName, isEvidenced: false };
    }
    if ('certificate' in from) return certificateOf(facts, asks);
    const def = factDefs.find(({ key }) => key === from.fact);
    const period = def?.period === 'year' ? String(years[from.back ?? 0]) : '';
    const fact = facts.find((row) => row.key === from.fact && row.period === period);
    if (def === undefined || fact === undefined) return null;
    return {
      factKey: def.key,
      period: period === '' ? null : period,
      label: period === '' ? def.label : `${period}年${def.label}`,
      value: JSON.parse(fact.value) as FormValue,
      sourceName: factSourceNames[fact.source],
      isEvidenced: fact.evidence_file_id !== null,
    };
  };
  return new Map(
    fieldsOf(form).flatMap((field) => {
      const prefill = prefillOf(field);
      return prefill === null ? [] : [[field.id, prefill] as const];
    }),
  );
}

type FactRow = Awaited<ReturnType<ReturnType<typeof createEnterpriseRepository>['listFacts']>>[number];

/** The one certificate that is asked for and held; with several, which one it is for is not guessed. */
function certificateOf(facts: readonly FactRow[], asks: readonly string[]): Omit<S['FormPrefill'], 'isSame'> | null {
  const held = facts.flatMap((fact) => {
    const def = factDefs.find(({ key }) => key === fact.key);
    const isOne = def?.group === 'title' && def.type === 'bool' && asks.includes(def.key);
    return isOne && JSON.parse(fact.value) === true ? [{ def, fact }] : [];
  });
  const [only, ...others] = held;
  if (only === undefined || others.length > 0) return null;
  return {
    factKey: only.def.key,
    period: null,
    label: only.def.label,
    value: only.def.label,
    sourceName: factSourceNames[only.fact.source],
    isEvidenced: only.fact.evidence_file_id !== null,
  };
}
