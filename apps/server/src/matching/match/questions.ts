import type { MainComponents } from '@hengce/api/contract';
import {
  type ConfirmationNote,
  compare,
  conditionsOf,
  decimal,
  type FactDef,
  type FactRef,
  type FactSet,
  factDefs,
  factFigure,
  factGroupNames,
  factQuestion,
  factSourceNames,
  findAsked,
  type Judgement,
  type Limits,
  labelOf,
  limitsOf,
  openQuestions,
  periodOf,
  type Rational,
  rational,
  settledAlong,
  soleValue,
  subtract,
  toNumber,
} from '@hengce/rules';
import { formatDay } from '@hengce/text';
import { industries, industryName } from '../../platform/vocabulary';
import type { SaidNow } from '../answers';
import type { Judged } from '../items';

export type S = MainComponents['schemas'];

/** A fact of a year, or something that only a person can tell. */
export type Asked =
  | { kind: 'fact'; ref: FactRef; key: string; period: string }
  | { kind: 'attest'; words: string; holds: boolean; note: ConfirmationNote | undefined };

export interface QuestionSet {
  questions: S['MatchQuestion'][];
  nextQuestionId: string | null;
  outlook: { open: number; items: number };
  decided: number;
  steps: S['MatchStep'][];
  /** Open questions by item. */
  open: ReadonlyMap<Judged, ReadonlySet<string>>;
}

const attestGroup = 'confirm';
const stepNames: Readonly<Record<string, string>> = {
  financing: '融资需求',
  project: '项目情况',
  ...factGroupNames,
  [attestGroup]: '逐项确认',
};
const stepOrder = Object.keys(stepNames);

/** Everything that is read for the items, and what of it is still worth asking; a need is asked for as a whole, as sums depend on it. */
export function questionsOf(
  judged: readonly Judged[],
  facts: FactSet,
  said: SaidNow,
  needs: readonly FactRef['key'][] = [],
): QuestionSet {
  const open = new Map(judged.map((item) => [item, openQuestions(item.judgement, { facts })]));
  const asked = new Map<string, Asked>();
  const readers = new Map<string, Judged[]>();
  for (const item of judged)
    for (const [id, what] of readIn(item.judgement, facts)) {
      if (!asked.has(id)) asked.set(id, what);
      readers.set(id, [...(readers.get(id) ?? []), item]);
    }
  const needIds = new Set(needs.map((key) => factQuestion(facts.asOf, { key })));
  for (const key of needs)
    asked.set(factQuestion(facts.asOf, { key }), { kind: 'fact', ref: { key }, key, period: '' });
  const order = askingOrder(
    [...open.values()].filter((set) => set.size > 0),
    limitsOf(judged.map(({ matchable }) => matchable)),
  );
  const place = new Map(order.map((id, index) => [id, index]));
  const questions = [...asked]
    .map(([id, what]): S['MatchQuestion'] => {
      // A fact that was written since then counts.
      const answer = answerOf(what, facts) ?? said.get(id) ?? null;
      const isOpen = (place.has(id) || needIds.has(id)) && (answer === null || answer.kind === 'unsure');
      const reading = readers.get(id) ?? [];
      const note = what.kind === 'attest' ? what.note : undefined;
      const impliedBy = note && 'impliedBy' in note ? note.impliedBy : null;
      const deciding = isOpen ? reading.filter((item) => open.get(item)?.has(id)) : reading;
      return {
        ...shownAs(id, what, facts, reading),
        answer,
        isPrefilled: answer !== null && (impliedBy !== null || !said.has(id)),
        ...(impliedBy === null ? {} : { impliedBy }),
        ...(note && 'against' in note ? { contradicts: note.against } : {}),
        sourceName: what.kind === 'fact' && answer?.kind === 'exact' ? sourceName(facts, what.ref) : null,
        decides: deciding.length,
        policies: [...new Set(deciding.map(({ matchable }) => matchable.policy.title))].slice(0, 5),
        isOpen,
      };
    })
    .filter(({ answer, isOpen }) => answer !== null || isOpen);
  // A need is told in the order of a contract.
  const formOf = ({ id }: S['MatchQuestion']) => [...needIds].indexOf(id);
  const rank = ({ id, decides }: S['MatchQuestion']) => place.get(id) ?? order.length + 10_000 - decides;
  questions.sort(
    (a, b) =>
      stepOrder.indexOf(a.group) - stepOrder.indexOf(b.group) ||
      formOf(a) - formOf(b) ||
      rank(a) - rank(b) ||
      (a.id < b.id ? -1 : 1),
  );
  const isOpen = new Set(questions.filter((question) => question.isOpen).map(({ id }) => id));
  const fresh = new Set(questions.filter(({ id, answer }) => isOpen.has(id) && answer === null).map(({ id }) => id));
  // A need is told before anything follows from it.
  const firstNeed = questions.find(({ id }) => needIds.has(id) && fresh.has(id))?.id;
  const settled = [...open.values()].filter((set) => set.size > 0 && [...set].every((id) => isOpen.has(id)));
  return {
    questions,
    nextQuestionId: firstNeed ?? order.find((id) => fresh.has(id)) ?? order.find((id) => isOpen.has(id)) ?? null,
    outlook: { open: isOpen.size, items: settled.length },
    decided: [...open.values()].filter((set) => set.size === 0).length,
    steps: stepsOf(questions, judged, facts),
    open,
  };
}

/** Each answer rules an item out about so often. */
const vetoShare = 0.3;

/**
 * Greedy: next comes what is likely to decide most items, all equal: those for which it is the last open question, and part of those
 * that one answer rules out; of equal ones what brings most items nearest. What its answer would answer along counts as likely as it
 * would be: the middle one of several limits before the outer ones.
 */
export function askingOrder(open: readonly ReadonlySet<string>[], limits: Limits = new Map()): string[] {
  const left = open.map((set) => new Set(set));
  const within = new Map<string, number[]>();
  left.forEach((set, index) => {
    for (const id of set) within.set(id, [...(within.get(id) ?? []), index]);
  });
  const along = settledAlong([...within.keys()].flatMap((id) => limits.get(id) ?? []));
  const order: string[] = [];
  while (within.size > 0) {
    let best = { id: '', gain: -1, near: -1 };
    for (const id of within.keys()) {
      let gain = 0;
      let near = 0;
      for (const [settled, chance] of [[id, 1] as const, ...(along.get(id) ?? [])])
        for (const index of within.get(settled) ?? []) {
          const size = left[index]?.size ?? 0;
          if (size === 0) continue;
          gain += chance * (size === 1 ? 1 : vetoShare);
          near += chance / size;
        }
      const isBetter = gain > best.gain || (gain === best.gain && near > best.near);
      if (isBetter || (gain === best.gain && near === best.near && id < best.id)) best = { id, gain, near };
    }
    for (const index of within.get(best.id) ?? []) left[index]?.delete(best.id);
    within.delete(best.id);
    order.push(best.id);
  }
  return order;
}

/** Facts and confirmations that a judgement looks at, known or not. */
function readIn(judgement: Judgement, facts: FactSet): Map<string, Asked> {
  const found = new Map<string, Asked>();
  const visit = (part: Judgement): void => {
    if (part.cond.k === 'attest')
      found.set(part.cond.id, {
        kind: 'attest',
        words: part.cond.title,
        holds: part.verdict === 'met',
        note: part.note,
      });
    for (const child of part.children) visit(child);
    if (part.children.length > 0 || part.verdict === 'notApplicable') return;
    for (const ref of [...part.missing, ...part.used])
      found.set(factQuestion(facts.asOf, ref), { kind: 'fact', ref, key: ref.key, period: periodOf(facts.asOf, ref) });
  };
  visit(judgement);
  return found;
}

function answerOf(what: Asked, facts: FactSet): S['MatchAnswer'] | null {
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

/** Where a value comes from. */
export function sourceName(facts: FactSet, ref: FactRef): string | null {
  const fact = facts.get(ref);
  if (fact === undefined) return null;
  return fact.confidence === 'evidenced' ? '有佐证' : factSourceNames[fact.source];
}

type Shown = Pick<
  S['MatchQuestion'],
  'id' | 'group' | 'title' | 'help' | 'unit' | 'unitName' | 'period' | 'options' | 'ranges'
>;

function shownAs(id: string, what: Asked, facts: FactSet, readers: readonly Judged[]): Shown {
  if (what.kind === 'attest')
    return {
      id,
      group: attestGroup,
      title: what.words,
      help: '由企业按实际情况确认，申报时以主管部门审核为准',
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
    help: def.help,
    unit: isText ? 'enum' : (def.type as S['AnswerUnit']),
    unitName: def.type === 'int' || def.type === 'number' ? def.unit : null,
    period: what.period === '' ? null : what.period,
    options: [...def.options],
    ranges: rangesOf(what.ref, def, readers),
  };
}

const mostCuts = 4;

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
    sorted.length <= mostCuts
      ? sorted
      : Array.from(
          { length: mostCuts },
          (_, i) => sorted[Math.round((i * (sorted.length - 1)) / (mostCuts - 1))] as Rational,
        );
  if (chosen.length === 0) return [];
  const text = (value: Rational) => factFigure(ref.key, value);
  const least = def.mayBeNegative ? null : 0;
  return [null, ...chosen].map((from, index) => {
    const next = chosen[index];
    const to = next === undefined ? null : subtract(next, step);
    const label =
      from === null
        ? `不足${text(next as Rational)}`
        : next === undefined
          ? `${text(from)}及以上`
          : `${text(from)}以上，不足${text(next)}`;
    return { from: from === null ? least : toNumber(from), to: to && toNumber(to), label };
  });
}

function stepsOf(
  questions: readonly S['MatchQuestion'][],
  judged: readonly Judged[],
  facts: FactSet,
): S['MatchStep'][] {
  const outAt = judged.map((item) => ruledOutAt(item.judgement, facts));
  return stepOrder
    .map((group, index) => {
      const own = questions.filter((question) => question.group === group);
      return {
        group,
        groupName: stepNames[group] ?? group,
        total: own.length,
        answered: own.filter(({ answer }) => answer !== null).length,
        left: outAt.filter((at) => at > index).length,
      };
    })
    .filter(({ total }) => total > 0);
}

/** The step up to whose answers an item is known not to fit; beyond the last while it may. */
function ruledOutAt({ verdict, children, cond }: Judgement, facts: FactSet): number {
  if (verdict !== 'unmet') return stepOrder.length;
  if (cond.k !== 'all') return stepOrder.length - 1;
  return Math.min(
    ...children
      .filter((child) => child.verdict === 'unmet')
      .map((child) => {
        const steps = [...readIn(child, facts).values()].map((what) =>
          stepOrder.indexOf(what.kind === 'attest' ? attestGroup : (findAsked(what.key)?.group ?? 'entity')),
        );
        return Math.max(0, ...steps);
      }),
  );
}

/** The order of a form: as facts are defined, year by year, then what people confirm. */
export function formOrder(ids: readonly string[]): string[] {
  const keys = ['establishedAt', 'industryCode', ...factDefs.map(({ key }) => key as string)];
  const placeOf = (id: string): number => {
    const [kind, key = '', period = ''] = id.split(':');
    return kind === 'attest' ? 1e6 : keys.indexOf(key) * 10 + (period === '' ? 0 : 9 - (Number(period) % 10));
  };
  return [...ids].sort((a, b) => placeOf(a) - placeOf(b));
}
