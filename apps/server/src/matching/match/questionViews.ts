import type { MainComponents } from '@hengce/api/contract';
import {
  type ConfirmationNote,
  compare,
  conditionsOf,
  decimal,
  type FactDef,
  type FactRef,
  type FactSet,
  factFigure,
  factSourceNames,
  factText,
  findAsked,
  labelOf,
  type Rational,
  rational,
  soleValue,
  subtract,
  toNumber,
} from '@hengce/rules';
import { formatDay } from '@hengce/text';
import { industries, industryName } from '../../platform/vocabulary';
import { definitionFor, type Judged } from '../items';

type S = MainComponents['schemas'];

/** Subject of a question: a fact (of a year), or a confirmation by a person. */
export type Asked =
  | { kind: 'fact'; ref: FactRef; key: string; period: string }
  | { kind: 'attest'; words: string; holds: boolean; note: ConfirmationNote | undefined };

/** Id of the group of questions that a person confirms (逐项确认). */
export const attestGroup = 'confirm';

/** Answer that the facts, or other confirmations, give already; null where they do not, as for a range. */
export function answerOf(what: Asked, facts: FactSet): S['MatchAnswer'] | null {
  if (what.kind === 'attest')
    return what.note && 'impliedBy' in what.note ? { kind: 'exact', value: what.holds } : null;
  const known = facts.get(what.ref)?.known;
  if (known === undefined) return null;
  if ('value' in known)
    return { kind: 'exact', value: what.key === 'industryCode' ? industryName(String(known.value)) : known.value };
  const sole = soleValue(known.number);
  if (sole === undefined) return null;
  const def = findAsked(what.key);
  const isDate = def === undefined || def.type === 'date';
  return { kind: 'exact', value: isDate ? formatDay(Number(sole.n / sole.d)) : toNumber(sole) };
}

/** Chinese name of the source of a known fact, 有佐证 for one with evidence; null for an unknown fact. */
export function sourceName(facts: FactSet, ref: FactRef): string | null {
  const fact = facts.get(ref);
  if (fact === undefined) return null;
  return fact.confidence === 'evidenced' ? '有佐证' : factSourceNames[fact.source];
}

type Shown = Pick<
  S['MatchQuestion'],
  'id' | 'group' | 'title' | 'help' | 'unit' | 'unitName' | 'period' | 'options' | 'ranges'
>;

/**
 * Wording of a question, with the options or ranges that it offers.
 *
 * @param readers items that ask it: their thresholds cut the ranges, at four places at most
 */
export function shownAs(id: string, what: Asked, facts: FactSet, readers: readonly Judged[]): Shown {
  if (what.kind === 'attest')
    return {
      id,
      group: attestGroup,
      title: withPolicy(what.words, readers),
      help: withDefinition(what.words, '由企业按实际情况确认，申报时以主管部门审核为准', readers),
      unit: 'bool',
      unitName: null,
      period: null,
      options: [],
      ranges: [],
    };
  const def: FactDef | undefined = findAsked(what.key);
  if (def === undefined)
    return {
      id,
      group: 'entity',
      title: labelOf(what.ref, facts.asOf),
      help: what.key === 'establishedAt' ? '营业执照上的成立日期' : '国民经济行业分类的代码，如C34',
      unit: what.key === 'establishedAt' ? 'date' : 'enum',
      unitName: null,
      period: null,
      options: what.key === 'establishedAt' ? [] : industries.map(({ code }) => industryName(code)),
      ranges: [],
    };
  const isText = def.type === 'text';
  return {
    id,
    group: def.group,
    title: labelOf(what.ref, facts.asOf),
    help: def.help + otherCount(what.ref, facts),
    unit: isText ? 'enum' : (def.type as S['AnswerUnit']),
    unitName: def.type === 'int' || def.type === 'number' ? def.unit : null,
    period: what.period === '' ? null : what.period,
    options: [...def.options],
    ranges: rangesOf(what.ref, def, readers),
  };
}

/** Words that point at their document say which it is: 首次获得这一称号的认定（专精特新企业培育奖励实施办法）. */
function withPolicy(words: string, readers: readonly Judged[]): string {
  const title = readers[0]?.matchable.policy.title;
  return title !== undefined && /这一|上述|同一事项/.test(words)
    ? `${words}（${title.replace(/^【示例】/, '')}）`
    : words;
}

/** Help of a question, behind the definition that a document gives of one of its words (`definitionFor`). */
export const withDefinition = (words: string, help: string, readers: readonly Judged[]): string =>
  [
    definitionFor(
      words,
      readers.map(({ matchable }) => matchable),
    ),
    help,
  ]
    .filter((part) => part !== null)
    .join('。');

/** The same money by another way of counting: said beside the question, and never taken for the answer. */
function otherCount({ key, back }: FactRef, facts: FactSet): string {
  if (key !== 'deductibleRdExpense') return '';
  const said = factText({ key: 'rdExpense', ...(back === undefined ? {} : { back }) }, facts);
  return said === null ? '' : `。按高企口径填的是${said}，加计扣除口径可能不同`;
}

const maxCuts = 4;

/** Ranges between the thresholds that the items compare the fact with. */
function rangesOf(ref: FactRef, def: FactDef, readers: readonly Judged[]): S['MatchRange'][] {
  if (!['money', 'int', 'number', 'ratio'].includes(def.type)) return [];
  const step = def.type === 'ratio' ? rational(1n, 10_000n) : def.type === 'number' ? rational(1n, 100n) : rational(1n);
  const cuts = new Map<string, Rational>();
  for (const { matchable } of readers)
    for (const cond of conditionsOf(matchable.rule.cond)) {
      if (cond.k !== 'cmp' || cond.left.k !== 'fact' || cond.right.k !== 'const' || cond.left.key !== ref.key) continue;
      if ((cond.left.back ?? 0) !== (ref.back ?? 0)) continue;
      const limit = decimal(cond.right.value);
      // A cut is where the upper range begins.
      const cut = cond.op === '>=' || cond.op === '<' ? limit : subtract(limit, rational(-step.n, step.d));
      if (limit.n > 0n) cuts.set(`${cut.n}/${cut.d}`, cut);
    }
  const sorted = [...cuts.values()].sort(compare);
  const chosen =
    sorted.length <= maxCuts
      ? sorted
      : Array.from(
          { length: maxCuts },
          (_, i) => sorted[Math.round((i * (sorted.length - 1)) / (maxCuts - 1))] as Rational,
        );
  if (chosen.length === 0) return [];
  const text = (value: Rational) => factFigure(ref.key, value);
  const lowest = def.mayBeNegative ? null : 0;
  return [null, ...chosen].map((from, index) => {
    const next = chosen[index];
    const to = next === undefined ? null : subtract(next, step);
    const label =
      from === null
        ? `不足${text(next as Rational)}`
        : next === undefined
          ? `${text(from)}及以上`
          : `${text(from)}以上，不足${text(next)}`;
    return { from: from === null ? lowest : toNumber(from), to: to && toNumber(to), label };
  });
}
