import type { MainComponents } from '@hengce/api/contract';
import {
  type FactRef,
  type FactSet,
  factGroupNames,
  factQuestion,
  findAsked,
  isOver,
  type Judgement,
  limitsOf,
  openQuestions,
  periodOf,
} from '@hengce/rules';
import type { AnswersById } from '../answers';
import { isAudience, type Judged, paidOnceId } from '../items';
import { askingOrder, worthAsking } from './askingOrder';
import { type Asked, answerOf, attestGroup, shownAs, sourceName } from './questionViews';
import { isFactSet, type Part, putTogether, wholesOf } from './wholeQuestions';

type S = MainComponents['schemas'];

export interface QuestionSet {
  questions: S['MatchQuestion'][];
  /** Those that are neither open nor answered, each by itself. */
  others: S['MatchQuestion'][];
  nextQuestionId: string | null;
  /** Ids of the questions to ask next, together. */
  round: string[];
  outlook: S['MatchOutlook'];
  decided: number;
  steps: S['MatchStep'][];
  /** Open questions by item. */
  open: ReadonlyMap<Judged, ReadonlySet<string>>;
}

const stepNames: Readonly<Record<string, string>> = {
  financing: '融资需求',
  project: '项目情况',
  ...factGroupNames,
  [attestGroup]: '逐项确认',
};
const stepOrder = Object.keys(stepNames);

/**
 * Questions of the items: those that were answered and those still worth asking. The questions of a need are all asked, because sums depend
 * on them. What no longer settles an item within `patience` questions is deferred (留待的题).
 */
export function questionsOf(
  judged: readonly Judged[],
  facts: FactSet,
  answered: AnswersById,
  needs: readonly FactRef['key'][] = [],
  patience = firmPatience,
): QuestionSet {
  const open = new Map(judged.map((item) => [item, askedNow(item, facts)]));
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
  const limits = limitsOf(judged.map(({ matchable }) => matchable));
  const wholes = wholesOf(judged, asked, limits, answered);
  const wholeId = (id: string): string => wholes.get(id)?.id ?? id;
  const openWholes = new Map([...open].map(([item, ids]) => [item, new Set([...ids].map(wholeId))]));
  const order = askedFirst(openWholes);
  const place = new Map(order.map((id, index) => [id, index]));
  const openIds = new Set([...open.values()].flatMap((ids) => [...ids]));
  const read = [...asked].map(([id, what]): Part => {
    // A fact counts before an answer: it may have been written later.
    const answer = answerOf(what, facts) ?? answered.get(id) ?? null;
    const isOpen = (openIds.has(id) || needIds.has(id)) && (answer === null || answer.kind === 'unsure');
    const reading = readers.get(id) ?? [];
    const note = what.kind === 'attest' ? what.note : undefined;
    const impliedBy = note && 'impliedBy' in note ? note.impliedBy : null;
    const deciding = isOpen ? reading.filter((item) => open.get(item)?.has(id)) : reading;
    const question = {
      ...shownAs(id, what, facts, reading),
      answer,
      isPrefilled: answer !== null && (impliedBy !== null || !answered.has(id)),
      ...(impliedBy === null ? {} : { impliedBy }),
      ...(note && 'against' in note ? { contradicts: note.against } : {}),
      sourceName: what.kind === 'fact' && answer?.kind === 'exact' ? sourceName(facts, what.ref) : null,
      decides: deciding.length,
      policies: [...new Set(deciding.map(({ matchable }) => matchable.policy.title))].slice(0, 5),
      isOpen,
    };
    return { question, deciding };
  });
  const openNow = new Set(read.filter(({ question }) => question.isOpen).map(({ question }) => wholeId(question.id)));
  // A list of facts is asked once, with those that nothing waits for yet.
  const isListed = ({ question: { id, answer, isOpen } }: Part) =>
    answer !== null || isOpen || (isFactSet(wholeId(id)) && openNow.has(wholeId(id)));
  const questions = putTogether(read.filter(isListed), wholes);
  // Questions of a need keep the order in which they are defined.
  const needOrder = ({ id }: S['MatchQuestion']) => [...needIds].indexOf(id);
  const rank = ({ id, decides }: S['MatchQuestion']) => place.get(id) ?? order.length + 10_000 - decides;
  questions.sort(
    (a, b) =>
      stepOrder.indexOf(a.group) - stepOrder.indexOf(b.group) ||
      needOrder(a) - needOrder(b) ||
      rank(a) - rank(b) ||
      (a.id < b.id ? -1 : 1),
  );
  const isOpen = new Set(questions.filter((question) => question.isOpen).map(({ id }) => id));
  // Questions of a need come first, because the others depend on them.
  const wanted = [...new Set([...questions.filter(({ id }) => needIds.has(id)).map(({ id }) => id), ...order])];
  const room = patience - questions.filter(isGiven).length;
  const deferred = deferredOf(questions, wanted, [needIds, ...openWholes.values()], room);
  for (const id of deferred) isOpen.delete(id);
  const fresh = new Set(questions.filter(({ id, answer }) => isOpen.has(id) && answer === null).map(({ id }) => id));
  const round = roundOf(wanted.filter((id) => fresh.has(id))) ?? roundOf(wanted.filter((id) => isOpen.has(id))) ?? [];
  const mayAnswer = new Set(round);
  const waiting = [...openWholes.values()].filter((set) => set.size > 0);
  return {
    questions: questions.map((question) => (deferred.has(question.id) ? { ...question, isDeferred: true } : question)),
    others: read.filter((part) => !isListed(part)).map(({ question }) => question),
    nextQuestionId: round[0] ?? null,
    round,
    outlook: {
      open: round.length,
      items: waiting.filter((set) => [...set].every((id) => mayAnswer.has(id))).length,
      touched: waiting.filter((set) => [...set].some((id) => mayAnswer.has(id))).length,
      remaining: fresh.size,
      ...(deferred.size > 0 ? { deferred: deferred.size } : {}),
    },
    decided: [...open.values()].filter((set) => set.size === 0).length,
    steps: stepsOf(
      questions.filter(({ id }) => !deferred.has(id)),
      judged,
      facts,
    ),
    open: openWholes,
  };
}

/** So many questions are asked of a firm; what then stands open is asked where one opens the item that it is about. */
const firmPatience = 30;

/** Whether the firm has answered a question, or a list of which it is asked a further choice. */
const isGiven = ({ answer, isPrefilled, choices = [] }: S['MatchQuestion']): boolean =>
  !isPrefilled && (answer !== null || choices.some(({ isChosen }) => isChosen !== null));

function deferredOf(
  questions: readonly S['MatchQuestion'][],
  wanted: readonly string[],
  openOfItems: readonly ReadonlySet<string>[],
  room: number,
): ReadonlySet<string> {
  const fresh = new Set(questions.filter(({ isOpen, answer }) => isOpen && answer === null).map(({ id }) => id));
  const order = wanted.filter((id) => fresh.has(id));
  const ofItems = openOfItems.map((ids) => new Set([...ids].filter((id) => fresh.has(id))));
  const asked = worthAsking(ofItems, order, room);
  return new Set(order.filter((id) => !asked.has(id)));
}

/** Open questions in the order in which they are asked: of what a firm can act on, then of the others, then of 差一点. */
function askedFirst(open: ReadonlyMap<Judged, ReadonlySet<string>>): string[] {
  const waiting = [...open].filter(([, ids]) => ids.size > 0);
  const orderOf = (some: typeof waiting) =>
    askingOrder(
      some.map(([{ matchable }, open]) => ({ open, weight: closesSoon(matchable.window) ? 2 : 1 })),
      vetoShare,
    );
  const undecided = waiting.filter(([{ group }]) => group !== 'nearMiss');
  const mayAct = undecided.filter(([{ matchable }]) => matchable.window.state !== 'closed');
  return [...new Set([mayAct, undecided, waiting].flatMap(orderOf))];
}

/** Whether an item closes within a month, so that its answer is of use now or not at all. */
const closesSoon = ({ state, daysLeft }: S['PolicyWindow']): boolean =>
  state === 'open' && daysLeft !== null && daysLeft <= 31;

/** Number of questions of a round; a few more are asked along with the last. */
const roundSize = 8;
const roundOf = (ids: readonly string[]): string[] | null =>
  ids.length === 0 ? null : ids.slice(0, ids.length <= roundSize * 1.5 ? ids.length : roundSize);

/** Share of the items that the answer to a question is thought to rule out: few firms are what one award is for, or hold its title. */
function vetoShare(id: string): number {
  const key = /^fact:(\w+):/.exec(id)?.[1] ?? '';
  const { type, group } = findAsked(key) ?? {};
  return id.startsWith('set:who:') || id === 'set:title' || (type === 'bool' && group === 'title') ? 0.9 : 0.3;
}

/**
 * Ids of the questions that are asked about an item now: first whether it is for such a firm at all, the rest only where it is, and last
 * whether the firm was paid already.
 */
function askedNow(item: Judged, facts: FactSet): Set<string> {
  const open = openQuestions(item, { facts });
  const { conditions } = item.matchable.rule;
  const isOpen = ({ cond }: { cond: { id: string } }) => open.has(cond.id);
  const gates = conditions.filter(isAudience).filter(isOpen);
  if (gates.length > 0) return new Set(gates.map(({ cond }) => cond.id));
  const last = conditions.find(({ id }) => id === paidOnceId)?.cond.id;
  return new Set([...open].filter((id) => id !== last || open.size === 1));
}

/** Facts and confirmations that a judgement uses, known or not, by the id of their question. */
function readIn(judgement: Judgement, facts: FactSet): Map<string, Asked> {
  const found = new Map<string, Asked>();
  const visit = (part: Judgement): void => {
    if (part.cond.k === 'attest')
      found.set(part.cond.id, {
        kind: 'attest',
        words: part.cond.title,
        holds: part.ahead?.holds ?? part.verdict === 'met',
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

function stepsOf(
  questions: readonly S['MatchQuestion'][],
  judged: readonly Judged[],
  facts: FactSet,
): S['MatchStep'][] {
  // What is over is out before the first.
  const outAt = judged.map(({ judgement, matchable }) => (isOver(matchable.window) ? 0 : ruledOutAt(judgement, facts)));
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

/** Index of the step whose answers rule an item out; after the last step for an item that still may fit. */
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
