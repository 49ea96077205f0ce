import type { MainComponents } from '@hengce/api/contract';
import type { Cond, Operator, Unit, Verdict } from '@hengce/rules';
import {
  conditionsOf,
  dayNumber,
  explain,
  type FactDef,
  type FactKey,
  type FactNeed,
  type FactRef,
  type FactSet,
  factDefs,
  factGroupNames,
  factGroups,
  type Judgement,
  judge,
  labelOf,
  lastYear,
  profileFields,
  titleFactOf,
} from '@hengce/rules';
import { rowsOf } from '../../matching/match';
import { fieldRejection } from '../../platform/contract';
import { industries, industryName, isWithin, nationCode, placeOf } from '../../platform/vocabulary';
import type { Firm } from './directory';
import type { AskedItem } from './storedItem';

type S = MainComponents['schemas'];
export type Row = Pick<S['FoundCondition'], 'id' | 'title' | 'requirement' | 'own'> & {
  verdict: Verdict;
  clause: S['MatchClause'] | null;
};

/** Query for firms of the directory, by conditions or by an item of a policy. */
export interface FirmQuery {
  /** The query in words, without the region. */
  words: string;
  /** Region (GB/T 2260) of the firms; null for any. */
  region: string | null;
  /** Ids of its conditions, as in the judgement. */
  ids: readonly string[];
  judge(facts: FactSet): Judgement;
  /** Fact that tells whether a firm has the title already; null where there is none. */
  held: FactKey | null;
  /** Conditions as rows; those that do not apply are left out. */
  rows(judgement: Judgement, facts: FactSet): Row[];
}

type FieldType = S['FirmField']['type'];
const sizes: readonly S['FirmOperator'][] = ['>=', '>', '<=', '<', '=='];
const operatorsOf: Readonly<Record<FieldType, readonly S['FirmOperator'][]>> = {
  money: sizes,
  int: sizes,
  number: sizes,
  ratio: sizes,
  date: ['>=', '<='],
  bool: ['is'],
  enum: ['in'],
  // The rules compare no words.
  text: [],
};

interface Field {
  key: FactNeed;
  label: string;
  group: S['FactGroup'];
  def: Pick<FactDef, 'type' | 'unit' | 'period' | 'options' | 'help'>;
}

const profile: readonly Field[] = [
  {
    key: 'establishedAt',
    label: profileFields.establishedAt,
    group: 'entity',
    def: { type: 'date', unit: null, period: 'none', options: [], help: '营业执照上的成立日期' },
  },
  {
    key: 'industryCode',
    label: profileFields.industryCode,
    group: 'entity',
    def: {
      type: 'enum',
      unit: null,
      period: 'none',
      options: industries.map(({ code }) => industryName(code)),
      help: '国民经济行业分类的大类',
    },
  },
];
const fields: readonly Field[] = [
  ...profile,
  ...factDefs.map((def) => ({ key: def.key, label: def.label, group: def.group, def })),
].filter(({ def }) => operatorsOf[def.type].length > 0);
const fieldOf = new Map<string, Field>(fields.map((field) => [field.key, field]));

const refOf = ({ key, def }: Field): FactRef => (def.period === 'year' ? { key, back: 0 } : { key });

/**
 * Facts that conditions may use, with the number of these firms for which each is known, yearly ones for the last full year; facts known
 * for none are left out.
 */
export function fieldGroups(firms: readonly Firm[], asOf: string): S['FirmFieldGroup'][] {
  const year = String(lastYear(asOf));
  const counts = new Map<string, number>();
  for (const { known } of firms)
    for (const { key, period } of known)
      if (period === '' || period === year) counts.set(key, (counts.get(key) ?? 0) + 1);
  return factGroups
    .map((group) => ({
      group,
      groupName: factGroupNames[group],
      fields: fields
        .filter((field) => field.group === group && counts.has(field.key))
        .map(({ key, label, def }) => ({
          key,
          label,
          type: def.type,
          unit: def.unit,
          period: def.period === 'year' ? year : null,
          operators: [...operatorsOf[def.type]],
          options: [...def.options],
          known: counts.get(key) ?? 0,
          help: def.help,
        })),
    }))
    .filter((group) => group.fields.length > 0);
}

/** Query by conditions. @throws Rejection 400 for a condition on a fact that cannot be queried. */
export function queryOfConditions(
  conditions: readonly S['FirmCondition'][],
  region: string | null,
  asOf: string,
): FirmQuery {
  const parts = conditions.map((condition, index) => partOf(condition, index, asOf));
  const cond: Cond = { k: 'all', id: 'all', title: '', of: parts.map((part) => part.cond) };
  return {
    words: parts.map(({ cond: { title }, words }) => `${title}${words}`).join('，'),
    region,
    ids: parts.map((part) => part.cond.id),
    held: null,
    judge: (facts) => judge(cond, { facts }),
    rows: (judgement, facts) =>
      explain(judgement, { facts, clauseOf: () => null }).map(({ id, title, verdict, own, ...row }, at) => ({
        id,
        title,
        requirement: parts[at]?.requirement ?? row.requirement,
        verdict,
        own: parts[at]?.own?.(own) ?? own,
        clause: null,
      })),
  };
}

interface Part {
  cond: Cond;
  /** In words, after the title. */
  words: string;
  requirement?: string;
  own?: (own: string | null) => string | null;
}

function partOf({ key, operator, value }: S['FirmCondition'], index: number, asOf: string): Part {
  const field = fieldOf.get(key);
  const wrong = (reason: string) => fieldRejection('conditions', `第${index + 1}个条件${reason}`);
  if (field === undefined) throw wrong('问的资料不认识');
  const { type, options } = field.def;
  const fact = refOf(field);
  const named = { id: `${index + 1}`, title: labelOf(fact, asOf) };
  if (!operatorsOf[type].includes(operator)) throw wrong(`（${field.label}）不能这样比较`);
  if (type === 'bool') {
    if (typeof value !== 'boolean') throw wrong(`（${field.label}）应为是或否`);
    const requirement = value ? '是' : '否';
    return { cond: { ...named, k: 'is', fact, value }, words: `：${requirement}`, requirement, own: withoutLabel };
  }
  if (type === 'enum') {
    const wanted = typeof value === 'object' ? value : [];
    if (wanted.length === 0 || wanted.some((each) => !options.includes(each)))
      throw wrong(`（${field.label}）应从选项里选`);
    const requirement = wanted.join('、');
    if (key !== 'industryCode')
      return { cond: { ...named, k: 'in', fact, values: wanted }, words: `：${requirement}`, requirement };
    const values = wanted.map((each) => each.slice(0, 3));
    return {
      cond: { ...named, k: 'in', fact, values, isPrefix: true },
      words: `：${requirement}`,
      requirement,
      own: (own) => own && industryName(own),
    };
  }
  const limit = type === 'date' ? daysOf(value) : numberOf(value);
  if (limit === null) throw wrong(`（${field.label}）应为${type === 'date' ? '日期' : '数'}`);
  const cond: Cond = {
    ...named,
    k: 'cmp',
    left: { k: 'fact', ...fact },
    op: operator as Operator,
    right: { k: 'const', value: limit },
    unit: unitOf[type] ?? 'count',
  };
  const facts = nothingKnown(asOf);
  const shown = explain(judge(cond, { facts }), { facts, clauseOf: () => null })[0]?.requirement;
  const unit = unitOf[type] === 'count' || unitOf[type] === undefined ? (field.def.unit ?? '') : '';
  const requirement = type === 'date' ? (shown ?? '') : `${shown}${unit}`;
  return {
    cond,
    words: requirement,
    requirement,
    own: (own) => own && (unit && /\d$/.test(own) ? `${own}${unit}` : own),
  };
}

const unitOf: Partial<Record<FieldType, Unit>> = { money: 'money', ratio: 'ratio', date: 'date' };
/** The label stands before it already. */
const withoutLabel = (own: string | null): string | null => own?.replace(/^.*：/, '') ?? null;
const numberOf = (value: S['FirmCondition']['value']): string | null =>
  typeof value === 'number' && /^-?\d{1,15}(\.\d{1,6})?$/.test(String(value)) ? String(value) : null;
const daysOf = (value: S['FirmCondition']['value']): string | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value))) return null;
  return String(dayNumber(value));
};

/**
 * Query by an item of a policy: its rule, judged for each firm.
 *
 * @throws Rejection 400 where the policy does not apply in the region.
 */
export function queryOfItem(asked: AskedItem, region: string | null): FirmQuery {
  const { policy, item, rule } = asked;
  const cond: Cond = { k: 'all', id: 'all', title: item.name, of: rule.conditions.map((part) => part.cond) };
  const own = policy.regionCode;
  const isApart = region !== null && !isWithin(region, own) && !isWithin(own, region) && own !== nationCode;
  if (isApart) throw fieldRejection('region', `这份政策适用于${placeOf(own)}，不包括${placeOf(region)}`);
  const isNarrower = region !== null && (own === nationCode || isWithin(region, own));
  return {
    words: `${policy.title}：${item.name}`,
    region: isNarrower ? region : own === nationCode ? null : own,
    ids: rule.conditions.map(({ id }) => id),
    held: heldBy(policy.id, cond),
    judge: (facts) => judge(cond, { facts }),
    rows: (judgement, facts) =>
      rowsOf(asked, judgement, facts)
        .filter(({ depth }) => depth === 0)
        // What has parts asks nothing by itself.
        .map((row) => (row.relation === null ? row : { ...row, requirement: '' })),
  };
}

/** Fact that tells whether a firm has the title that an item gives; null for an item that is for those who have it, such as its 复核. */
function heldBy(policyId: string, cond: Cond): FactKey | null {
  const held = titleFactOf(policyId);
  const isAsked = conditionsOf(cond).some((part) => part.k === 'is' && part.value && part.fact.key === held);
  return isAsked ? null : held;
}

export const nothingKnown = (asOf: string): FactSet => ({ asOf, get: () => undefined });

/** Whether a firm is in a region, as far as the directory tells: a province alone decides nothing about its cities. */
export function regionVerdict(firm: Pick<Firm, 'regionCode'>, region: string): Verdict {
  if (firm.regionCode === null) return 'unknown';
  if (isWithin(firm.regionCode, region)) return 'met';
  return isWithin(region, firm.regionCode) ? 'unknown' : 'unmet';
}

export const regionRow = (firm: Pick<Firm, 'regionCode'>, region: string): Row => ({
  id: 'region',
  title: '所在地区',
  requirement: placeOf(region),
  verdict: regionVerdict(firm, region),
  own: firm.regionCode && placeOf(firm.regionCode),
  clause: null,
});
