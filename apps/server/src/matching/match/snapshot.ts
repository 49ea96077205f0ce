import type { MainComponents } from '@hengce/api/contract';
import type { FactSet, Judgement, Quote } from '@hengce/rules';
import {
  type ConditionRow,
  countConditions,
  countGroups,
  explain,
  explainWay,
  explainWhole,
  factText,
  isOut,
  labelOfAsked,
  matchGroups,
  metGroup,
  type NeedKey,
  questionOf,
} from '@hengce/rules';
import { hashOf, industryName } from '../../platform/vocabulary';
import type { FirmFacts } from '../answers';
import { needKeys, type Variant } from '../answers';
import type { Judged } from '../items';
import { amountOf, claimOf, conflictsOf, type Matchable, policyOf, windowRank } from '../items';
import { amountOfInterest, financingOf } from './finance/financing';
import { projectReportOf } from './project/projectReport';
import { conclusionOf, nextStepsOf } from './sentences';

type S = MainComponents['schemas'];
type MatchItem = S['MatchItem'];

/** The content of a report, without what is added when it is stored and shared. */
export type Snapshot = Omit<S['MatchReport'], 'id' | 'createdAt' | 'basedOn' | 'isStale' | 'isShared'>;

export interface Subject {
  id: string;
  name: string;
  regionName: string;
  isSample: boolean;
}

/** The snapshot of a match. It depends on the arguments only: equal ones give equal bytes. */
export function snapshotOf(
  subject: Subject,
  firm: FirmFacts,
  rulesetHash: string,
  judged: readonly Judged[],
  variant: Variant = 'general',
): Snapshot {
  const { id, name, regionName: region, isSample } = subject;
  const { facts } = firm;
  const needs = needKeys[variant];
  const { project, extend } = extensionOf(variant, judged, facts);
  return {
    variant,
    enterprise: { id, name, regionName: region, isSample },
    asOf: facts.asOf,
    rulesetHash,
    factsHash: firm.hash,
    ...(needs.length > 0 ? { need: needOf(needs, facts) } : {}),
    ...(project ? { project } : {}),
    answered: firm.count,
    counts: countGroups(judged),
    items: itemsOf(judged, facts, judged, extend),
  };
}

function needOf(needs: readonly NeedKey[], facts: FactSet): S['MatchNeed'] {
  const rows = needs.map((key) => ({ label: labelOfAsked(key), value: factText({ key }, facts) }));
  return { hash: hashOf(rows), rows };
}

/** Adds to an item what only one way of matching has. */
type Extend = (own: Judged, item: MatchItem) => MatchItem;

function extensionOf(
  variant: Variant,
  judged: readonly Judged[],
  facts: FactSet,
): { project?: S['MatchProject']; extend?: Extend } {
  if (variant === 'project')
    return projectReportOf(judged, facts, ({ matchable, group }) => amountOf(matchable.item, facts, group));
  return { extend: variant === 'finance' ? financedBy(judged, facts) : loansOf(judged, facts) };
}

/** A general match asks for no loan: of what is paid for one it reckons the sum of the loan that was given, or says which of its figures are missing. */
export const loansOf = (judged: readonly Judged[], facts: FactSet): Extend =>
  financedBy(judged.filter(isPaidForLoan), facts);

function financedBy(judged: readonly Judged[], facts: FactSet): Extend {
  const financing = financingOf(judged, facts);
  return (own, item) => withFinancing(item, financing.get(own));
}

const isPaidForLoan = ({ matchable, group }: Judged): boolean =>
  matchable.item.support === 'interest' && matchable.item.amount?.capFen != null && !isOut(group);

/**
 * Items as a report lists them: by group, then by deadline; 不符合 by what is nearest to being met.
 *
 * @param among all items with which they may not be had together, themselves included
 */
export function itemsOf(
  judged: readonly Judged[],
  facts: FactSet,
  among: readonly Judged[] = judged,
  extend: Extend = (_, item) => item,
): MatchItem[] {
  return inOrder(judged).map((own) => extend(own, itemOf(own, among, facts)));
}

function withFinancing(item: MatchItem, financing: S['MatchFinancing'] | undefined): MatchItem {
  if (financing === undefined) return item;
  const { interest } = financing;
  return {
    ...item,
    amount: interest && item.group !== 'ineligible' ? amountOfInterest(interest) : item.amount,
    financing,
  };
}

/**
 * Snapshot read from its stored JSON. Those made before 2026-11-24 called every met item 可申报; their windows decide here whether that holds. Those made before
 * 2026-11-26 have no 已持有.
 */
export function readSnapshot(stored: string): Snapshot {
  const snapshot = JSON.parse(stored) as Snapshot;
  if (snapshot.counts.waiting !== undefined)
    return { ...snapshot, counts: { ...snapshot.counts, held: snapshot.counts.held ?? 0 } };
  const items = snapshot.items.map((item) =>
    item.group === 'eligible' ? { ...item, group: metGroup(item.window) } : item,
  );
  return { ...snapshot, items, counts: countGroups(items) };
}

/** Item in one line, worded as in a report. */
export function briefOf(own: Judged, facts: FactSet): S['MatchBrief'] {
  const { policy, group, conclusion, counts, amount, window } = itemOf(own, [], facts);
  return { policy, publishedAt: own.matchable.policy.publishedAt, group, conclusion, counts, amount, window };
}

/** How far a firm is from an item that it does not meet: by what is against it, then by what is open. */
function farness({ judgement }: Judged): number {
  const { unmet, unknown, manual } = countConditions(judgement);
  return unmet * 1000 + unknown + manual;
}
const deadline = ({ matchable }: Judged): string =>
  `${windowRank(matchable)} ${matchable.window.closesAt ?? matchable.window.opensAt ?? ''}`;
/** Items in the order of their groups and within them by deadline, or by how far they are. */
function inOrder(judged: readonly Judged[]): Judged[] {
  return judged
    .map((own) => ({
      own,
      group: matchGroups.indexOf(own.group),
      far: own.group === 'ineligible' ? farness(own) : 0,
      place: `${deadline(own)} ${own.matchable.key}`,
    }))
    .sort((a, b) => a.group - b.group || a.far - b.far || (a.place < b.place ? -1 : 1))
    .map(({ own }) => own);
}

function itemOf(own: Judged, among: readonly Judged[], facts: FactSet): MatchItem {
  const { matchable, judgement, group, ways } = own;
  const rows = rowsOf(matchable, judgement, facts);
  // No answer can change the verdict of one that is not met.
  const conditions = group === 'ineligible' ? rows.map((row) => ({ ...row, action: null, questionId: null })) : rows;
  const shownWays = ways.map((way) => explainWay(way, facts.asOf));
  const { amount: said } = matchable.item;
  const claim = claimOf(matchable);
  const amount = amountOf(matchable.item, facts, group);
  return {
    policy: policyOf(matchable),
    group,
    conclusion: conclusionOf(own, conditions, shownWays, facts),
    counts: countConditions(judgement),
    conditions,
    amount,
    ...(amount === null && said ? { amountText: said.text } : {}),
    window: matchable.window,
    ...(claim ? { claim } : {}),
    ways: shownWays,
    conflicts: isOut(group) ? [] : conflictsOf(own, among),
    nextSteps: nextStepsOf(own, conditions, shownWays),
  };
}

/** Fields of an item that are needed to word its conditions. */
export interface AskingItem {
  policy: Pick<Matchable['policy'], 'id'>;
  rule: Pick<Matchable['rule'], 'conditions'>;
  labelOf: Matchable['labelOf'];
}

/** Conditions of an item as rows, in the words of the document and with their clauses; those that do not apply are left out. */
export function rowsOf(matchable: AskingItem, judgement: Judgement, facts: FactSet): ConditionRow[] {
  const clauseOf = ({ policyId, clauseId, text }: Quote): S['MatchClause'] | null => {
    const label = policyId === matchable.policy.id ? matchable.labelOf(clauseId) : '';
    return label === null ? null : { policyId, clauseId, label, quote: text };
  };
  const code = factText({ key: 'industryCode' }, facts);
  const withTrade = (row: ConditionRow): ConditionRow =>
    code !== null && row.own === code ? { ...row, own: industryName(code) } : row;
  return matchable.rule.conditions.flatMap((condition, index): ConditionRow[] => {
    const { id, text, quote, clauseId } = condition;
    const part = judgement.children[index];
    if (part === undefined || part.verdict === 'notApplicable') return [];
    const place = quote ?? (clauseId === null ? null : { policyId: matchable.policy.id, clauseId, text: '' });
    const found = place && clauseOf(place);
    const clause = found && { ...found, quote: found.quote || null };
    const explained = explain(part, { facts, clauseOf, questionOf: questionOf(facts.asOf) }).map(withTrade);
    const [first] = explained;
    if (part.children.length === 0)
      return first
        ? [{ ...first, ...splitWords(text, first), id, parentId: null, clause: clause ?? first.clause }]
        : [];
    // Parts of an `all` are rows of their own; other groups keep a row for the whole.
    const isAll = part.cond.k === 'all';
    const inside = withoutIdle(isAll ? explained : explained.slice(1), part);
    const [only] = inside;
    if (part.cond.k === 'any' && only?.relation === null && inside.length === 1)
      return [{ ...only, ...aloneWords(text, only), id, parentId: null, depth: 0, clause: clause ?? only.clause }];
    const ids = new Map(inside.map((row, at) => [row.id, `${id}.${at + 1}`]));
    return [
      { ...groupRow(text, part, inside), ...explainWhole(part, facts), id, clause },
      ...inside.map((row, at) => ({
        ...row,
        id: `${id}.${at + 1}`,
        parentId: (row.parentId !== null && ids.get(row.parentId)) || id,
        depth: isAll ? row.depth + 1 : row.depth,
      })),
    ];
  });
}

/** Rows without those that do not apply, and without the branches of a table while it is open which one applies. */
function withoutIdle(rows: readonly ConditionRow[], { cond, children }: Judgement): ConditionRow[] {
  const isTable = cond.k === 'all' && children.every((child) => child.cond.k === 'when');
  if (isTable && children.filter(({ verdict }) => verdict !== 'notApplicable').length > 1) return [];
  const idle = new Set<string>();
  const kept: ConditionRow[] = [];
  for (const row of rows) {
    if (row.verdict === 'notApplicable' || (row.parentId !== null && idle.has(row.parentId))) idle.add(row.id);
    else kept.push(row);
  }
  return kept;
}

/** The row of a condition that has several parts. */
function groupRow(text: string, { cond, verdict }: Judgement, inside: readonly ConditionRow[]): ConditionRow {
  const isOpen = verdict === 'unknown' || verdict === 'manual';
  const open = isOpen ? inside.find(({ questionId }) => questionId !== null) : undefined;
  return {
    id: cond.id,
    parentId: null,
    depth: 0,
    relation: cond.k === 'any' || cond.k === 'atLeast' || cond.k === 'when' ? cond.k : 'all',
    title: text,
    requirement: cond.k === 'any' ? '满足其中一项' : cond.k === 'atLeast' ? `至少满足${cond.n}项` : '同时满足',
    verdict,
    own: null,
    formula: null,
    gauge: null,
    score: null,
    clause: null,
    source: null,
    action: open?.action ?? null,
    questionId: open?.questionId ?? null,
    isBonus: cond.isBonus ?? false,
  };
}

/** Of alternatives of which one is left to show: the words of the document, and what that one asks. */
function aloneWords(text: string, row: ConditionRow): Pick<ConditionRow, 'title' | 'requirement'> {
  const { title, requirement, own } = row;
  // The words of the document are its own.
  if (title === text) return splitWords(text, row);
  const isSaid = requirement === title || own?.endsWith('：是') === true || own?.endsWith('：否') === true;
  return { title: text, requirement: isSaid ? title : `${title}${requirement}` };
}

/** Splits the words of a document into subject and threshold: 上年度研发费用 and 不低于100万元. */
function splitWords(text: string, row: ConditionRow): Pick<ConditionRow, 'title' | 'requirement'> {
  const found = /^(.+?)((?:不低于|不少于|不超过|不高于|高于|低于|超过|满)\d[^，。]*)$/.exec(text);
  return found
    ? { title: found[1] ?? text, requirement: found[2] ?? '' }
    : { title: text, requirement: row.requirement };
}
