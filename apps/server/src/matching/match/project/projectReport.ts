import type { MainComponents } from '@hengce/api/contract';
import type { FactSet } from '@hengce/rules';
import { completed, factText, isDecidedByWindow, isOver, maxPlanItems, soleValue } from '@hengce/rules';
import type { Judged } from '../../items';
import { clauseOfItem } from '../../items';
import { planOf } from '../../stacking';
import { cashFlowOf } from './cashFlow';
import { byPhase, dutiesOf, dutiesOfLaw, phaseOf } from './duties';
import { type Project, projectOf } from './project';
import { type Base, projectAmount, spentOn, termsOf } from './projectAmount';
import { ownConditions } from './projectItems';

type S = MainComponents['schemas'];
type Item = S['MatchItem'];

/** The project part of a report, and a function that adds the project to each item. */
export interface ProjectReport {
  project: S['MatchProject'];
  extend(own: Judged, item: Item): Item;
}

interface Seen {
  id: string;
  own: Judged;
  base: Base | undefined;
  amount: S['MatchAmount'] | null;
  /** The amount that the plan counts; null for the limit of an item that does not depend on the project. */
  counted: S['MatchAmount'] | null;
  part: S['MatchItemProject'];
}

export function projectReportOf(judged: readonly Judged[], facts: FactSet, amountOf: AmountOf): ProjectReport {
  const project = projectOf(facts);
  const seen = new Map(judged.map((own) => [own, see(own, project, facts, amountOf)]));
  const all = [...seen.values()];
  return {
    project: {
      duties: dutiesOfAll(all, project),
      ...planAndCash(all, project, facts),
    },
    extend(own, item) {
      const found = seen.get(own);
      if (found === undefined) return item;
      const { amount, part } = found;
      return {
        ...item,
        amount,
        ...words(item, part, project),
        conditions: shortened(item.conditions, part, facts),
        project: part,
      };
    },
  };
}

/** The amount of an item without regard to the project. */
type AmountOf = (own: Judged) => S['MatchAmount'] | null;

function see(own: Judged, project: Project, facts: FactSet, amountOf: AmountOf): Seen {
  const { matchable, group } = own;
  const { policy, item } = matchable;
  const terms = termsOf(matchable);
  const phase = phaseOf(matchable);
  // An item that does not fit gives nothing.
  const reckoned = terms && group !== 'ineligible' ? projectAmount(matchable, terms, project, facts) : null;
  const amount = reckoned?.amount ?? amountOf(own);
  return {
    id: `${policy.id}.${item.id}`,
    own,
    base: terms?.base,
    amount,
    counted: countedOf(group, reckoned?.amount ?? (amount?.certainty === 'fixed' ? amount : null)),
    part: {
      phase: phase?.phase ?? null,
      phaseClause: phase?.source.clause ?? null,
      duties: dutiesOf(matchable, project),
      terms: terms?.source ?? null,
      missing: reckoned?.missing ?? [],
      stacking: matchable.stacking.flatMap(({ clauseId, quote }) => {
        const clause = clauseOfItem(matchable, clauseId, quote);
        return clause ? [{ text: quote, clause }] : [];
      }),
    },
  };
}

/** An amount as the plan counts it: an upper limit while a condition is open. */
const countedOf = (group: Judged['group'], amount: S['MatchAmount'] | null): S['MatchAmount'] | null =>
  amount?.certainty === 'fixed' && !isDecidedByWindow(group) ? { ...amount, certainty: 'capped' } : amount;

/** The conclusion and next steps of an item, with the project taken into account. */
function words(
  { conclusion, conditions, group, window, nextSteps }: Item,
  { phase, duties }: S['MatchItemProject'],
  { status }: Project,
): Pick<Item, 'conclusion' | 'nextSteps'> {
  const missed = duties.find(({ state, isTrap }) => state === 'missed' && isTrap);
  if (group === 'ineligible') return { conclusion: missed?.detail ?? conclusion, nextSteps };
  const inside = new Set(ownRows(conditions).map(({ title }) => `确认：${title}`));
  const due = duties.filter(({ state, isTrap, phase: when }) => isTrap && state === 'due' && when !== 'after');
  const isEarly = isDecidedByWindow(group) && !isOver(window) && phase === 'after' && status !== completed;
  return {
    conclusion: isEarly ? '条件都符合，完工以后可以申报' : conclusion,
    nextSteps: [...due.map(({ text }) => text), ...nextSteps.filter((step) => !inside.has(step))],
  };
}

/** Rows of the conditions on the project, with their parts. */
function ownRows(rows: readonly S['MatchCondition'][]): S['MatchCondition'][] {
  const ids = new Set<string>(Object.values(ownConditions));
  return rows.filter(({ id, parentId }) => {
    if (parentId !== null && ids.has(parentId)) ids.add(id);
    return ids.has(id);
  });
}

/** Conditions on the project in one row each, with the answers. */
function shortened(
  rows: readonly S['MatchCondition'][],
  { duties }: S['MatchItemProject'],
  facts: FactSet,
): S['MatchCondition'][] {
  const detailOf = (kind: S['ProjectDuty']['kind']) => duties.find((duty) => duty.kind === kind)?.detail ?? null;
  const own: Readonly<Record<string, Partial<S['MatchCondition']>>> = {
    [ownConditions.kind]: {
      // Of its first part, or its own where only one part was left to show.
      requirement:
        (
          rows.find(({ parentId }) => parentId === ownConditions.kind) ??
          rows.find(({ id }) => id === ownConditions.kind)
        )?.requirement ?? '',
      own: factText({ key: 'projectKind' }, facts),
    },
    [ownConditions.filing]: { requirement: '不晚于开工', own: detailOf('filing') },
    [ownConditions.statistics]: { requirement: '是', own: detailOf('statistics') },
    [ownConditions.completion]: { requirement: '是', own: factText({ key: 'projectStatus' }, facts) },
  };
  const parts = ownRows(rows).filter(({ id }) => !(id in own));
  // A row to confirm shows the part that is open: that the project will be filed, not that it was.
  const titleOf = ({ title, verdict, questionId }: S['MatchCondition']) =>
    verdict === 'manual'
      ? (parts.find((part) => part.relation === null && part.questionId === questionId)?.title ?? title)
      : title;
  return rows
    .filter((row) => !parts.includes(row))
    .map((row) => (row.id in own ? { ...row, ...own[row.id], title: titleOf(row), relation: null } : row));
}

/** Duties of all items, equal ones once with the items that ask for them. */
function dutiesOfAll(all: readonly Seen[], project: Project): S['MatchProject']['duties'] {
  const found = new Map<string, S['MatchProject']['duties'][number]>();
  const keyOf = ({ kind, text, by }: S['ProjectDuty']) => `${kind} ${text} ${by}`;
  for (const duty of dutiesOfLaw(project)) found.set(keyOf(duty), { duty, items: [] });
  for (const { id, part } of all)
    for (const duty of part.duties) {
      const entry = found.get(keyOf(duty)) ?? { duty, items: [] };
      entry.items.push(id);
      found.set(keyOf(duty), entry);
    }
  return [...found.values()].sort((a, b) => byPhase(a.duty, b.duty));
}

function planAndCash(all: readonly Seen[], project: Project, facts: FactSet): Pick<S['MatchProject'], 'plan' | 'cash'> {
  const wanted = all
    .filter(({ own }) => own.group !== 'ineligible' && !isOver(own.matchable.window))
    .sort((a, b) => (b.counted?.hiFen ?? 0) - (a.counted?.hiFen ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, maxPlanItems);
  const bases = new Map(wanted.map(({ own, base }) => [own.matchable.key, base]));
  const { best, second, excluded, caps } = planOf(
    wanted.map(({ id, own }) => ({ id, matchable: own.matchable, group: own.group, ownFen: null })),
    facts,
    {
      amounts: new Map(wanted.map(({ id, counted }) => [id, counted])),
      purposeOf: ({ key }) => bases.get(key) ?? null,
      spentOn({ key }) {
        const base = bases.get(key);
        const spent = base && base !== 'energy' ? spentOn(base, project, facts) : undefined;
        const sole = spent && soleValue(spent);
        return sole ? sole.n / sole.d : null;
      },
    },
  );
  const expected = wanted.flatMap(({ id, own, counted, part }) =>
    counted === null ? [] : [{ id, matchable: own.matchable, phase: part.phase, amount: counted }],
  );
  return { plan: { best, second, excluded, caps }, cash: cashFlowOf(project, best, expected) };
}
