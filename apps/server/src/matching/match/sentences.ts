import type { MainComponents } from '@hengce/api/contract';
import {
  type ConditionRow,
  countConditions,
  countOpen,
  type FactSet,
  heldOf,
  isOut,
  type Judgement,
  labelOfFact,
  lastYear,
  leavesOf,
  unmetText,
} from '@hengce/rules';
import { addMonths, chineseDate, dateInShanghai } from '@hengce/text';
import { expectedRound, nextRoundYear } from '../../library/records';
import type { Judged } from '../items';
import { claimOf, firstTimeId, paidOnceId, unsaidTime, verdictNames, windowText } from '../items';

type S = MainComponents['schemas'];

/** Of several conditions that are not met, how many a conclusion tells. */
const maxTold = 2;

/**
 * The sentence of an item of a report: what follows from its conditions and its window. Of a title that the firm has, first that it has it
 * (已持有), and for how long, where the document says so; its conditions are then those of the next time.
 */
export function conclusionOf(
  own: Judged,
  conditions: readonly ConditionRow[],
  ways: readonly S['MatchWay'][],
  facts: FactSet,
): string {
  const { gives, clauses } = own.matchable;
  const said = outcomeOf(own, conditions, ways, facts.asOf);
  if (gives === undefined || heldOf(facts, gives) !== true) return said;
  const validity = clauses.flatMap(({ text }) => /(?:^|。)([^。]*有效期[一三五]年[^。]*)/.exec(text)?.[1] ?? [])[0];
  const again = conditions.some(({ id }) => id === firstTimeId) ? '' : '到期重新申报时：';
  return `已持有${labelOfFact(gives)}${validity === undefined ? '' : `，${validity}`}；${again}${said}`;
}

function outcomeOf(
  own: Judged,
  conditions: readonly ConditionRow[],
  ways: readonly S['MatchWay'][],
  asOf: string,
): string {
  switch (own.group) {
    case 'eligible':
    case 'waiting':
    case 'closed':
      return metText(own, asOf);
    case 'nearMiss':
      return nearText(own, ways, asOf);
    case 'ineligible':
      return refusalText(own, conditions, asOf);
    case 'toVerify':
      return openText(own, asOf);
    case 'held': {
      const { verdict } = own.judgement;
      if (verdict === 'met') return metText(own, asOf);
      return verdict === 'unmet' ? refusalText(own, conditions, asOf) : openText(own, asOf);
    }
  }
}

function metText({ judgement, matchable }: Judged, asOf: string): string {
  const when = windowText(matchable, asOf);
  return [
    judgement.verdict === 'met' ? `条件都符合，${when}` : when,
    ...forecast(matchable, judgement, asOf),
    ...caveat(matchable.policy),
  ].join('；');
}

function nearText({ judgement, matchable }: Judged, ways: readonly S['MatchWay'][], asOf: string): string {
  const open = countOpen(judgement);
  return [
    ...(ways[0] ? [ways[0].text, ...lateness(matchable, ways[0], asOf)] : []),
    ...(open > 0 ? [`另有${open}项没有核实`] : []),
    ...caveat(matchable.policy),
  ].join('；');
}

function refusalText({ judgement, matchable }: Judged, conditions: readonly ConditionRow[], asOf: string): string {
  const unmet = conditions.filter(({ depth, verdict, isBonus }) => depth === 0 && verdict === 'unmet' && !isBonus);
  return [
    ...unmet.slice(0, maxTold).map((row) => reasonOf(row, conditions)),
    ...(unmet.length > maxTold ? [`另有${unmet.length - maxTold}项不符合`] : []),
    ...(expectedRound(matchable.window, asOf, matchable.policy.effectiveTo) === null
      ? []
      : closedText(matchable, asOf)),
    ...judgement.children
      .filter((part) => part.verdict === 'unmet')
      .flatMap((part) => forecast(matchable, part, asOf))
      .slice(0, 1),
  ].join('；');
}

function openText({ judgement, matchable }: Judged, asOf: string): string {
  const counts = countConditions(judgement);
  const leaves = leavesOf(judgement);
  const ahead = leaves.flatMap((leaf) => (leaf.ahead && 'round' in leaf.ahead ? leaf.ahead.round : []));
  const isUnborn = (leaf: Judgement) => leaf.isUnborn && leaf.verdict === 'manual';
  const unborn = judgement.children.filter((part) => part.verdict === 'manual' && leavesOf(part).some(isUnborn));
  const toConfirm = counts.manual - ahead.length - unborn.length;
  const waits = [
    ...(counts.unknown > 0 ? [`${counts.unknown}项${verdictNames.unknown}`] : []),
    ...(toConfirm > 0 ? [`${toConfirm}项需要确认`] : []),
    ...(unborn.length > 0 ? [`${unborn.length}项没有${lastYear(asOf)}年的数`] : []),
    ...(ahead.length > 0 ? [`${ahead.length}项要等${ahead[0]}年的通知，看哪一年的算数`] : []),
  ];
  if (waits.length === 0) return '没有一项条件适用，请核对原文';
  const { window, policy } = matchable;
  const unsaid = window.state === 'none' ? unsaidTime(policy) : undefined;
  return [
    `没有不符合的条件，还有${waits.join('，')}`,
    ...(unsaid === undefined ? [] : [unsaid]),
    ...closedText(matchable, asOf),
    ...forecast(matchable, judgement, asOf),
  ].join('；');
}

/** Of an item whose round is over, when it was and when the next is expected. */
const closedText = (matchable: Judged['matchable'], asOf: string): string[] =>
  matchable.window.state === 'closed' ? [windowText(matchable, asOf)] : [];

/** Figures of a year that an item does not read any more once it can be filed: of the last full year, while its round is in a later one. */
function forecast({ window, policy }: Judged['matchable'], judgement: Judgement, asOf: string): string[] {
  const year = nextRoundYear(window, asOf, policy.effectiveTo) ?? (window.state === 'none' ? lastYear(asOf) + 2 : null);
  const readsYear =
    judgement.used.some(({ back }) => back !== undefined) ||
    leavesOf(judgement).some(
      ({ cond, verdict }) => cond.k === 'attest' && verdict !== 'manual' && /^上(?:一)?年度/.test(cond.title),
    );
  if (!readsYear || year === null || year - 1 <= lastYear(asOf)) return [];
  return [`按${lastYear(asOf)}年的数预判，${year}年申报${window.state === 'none' ? '的' : '时'}看${year - 1}年`];
}

/** What of a summary is not certain itself, so that what follows from it is not either. */
function caveat({ source: { confidence, verifiedAt }, provenance }: Judged['matchable']['policy']): string[] {
  if (provenance !== 'curated') return [];
  const doubts = [...(verifiedAt === null ? ['未见原文'] : []), ...(confidence === 'low' ? ['把握较低'] : [])];
  return doubts.length === 0 ? [] : [`这份要点${doubts.join('、')}，以官方文本为准`];
}

/** Reasons in words of their own: of a title that the firm has and that lasts what is left to do, of what is paid once that it was. */
const reasons: Readonly<Record<string, string>> = {
  [firstTimeId]: '到期走复核',
  [paidOnceId]: '已就同一事项领取过，文件写明一次性',
};
const reasonOf = (row: ConditionRow, conditions: readonly ConditionRow[]): string =>
  reasons[row.id] ?? unmetText(row, conditions);

/** That a way is too late for this round: the round is over, or ends before the change shows. */
function lateness(matchable: Judged['matchable'], way: S['MatchWay'], asOf: string): string[] {
  const { window } = matchable;
  if (window.state === 'closed') return closedText(matchable, asOf);
  const { closesAt } = window;
  if (window.state !== 'open' || closesAt === null) return [];
  const round = `赶不上这一轮（${chineseDate(closesAt)}截止）`;
  const months = way.changes.map(({ monthsLeast }) => monthsLeast);
  const year = lastYear(asOf) + 1;
  if (months.includes(null) && closesAt <= `${year}-12-31`) return [`用${year}年度的数，${round}`];
  const soonest = addMonths(new Date(`${asOf}T00:00:00+08:00`), Math.max(...months.map((each) => each ?? 0)));
  return dateInShanghai(soonest) > closesAt ? [round] : [];
}

/** 不超过12个月, without which 确认：产品首次销售至申报之日 would ask nothing. */
const boundOf = (requirement: string): string => (/^[^，。：]*\d/.test(requirement) ? requirement : '');

/**
 * 下一步 of an item: every material to prepare where it fits, else at most five changes and answers (of the ways of a near
 * miss the first only); none where it does not fit, is closed, or nobody files for it.
 */
export function nextStepsOf(
  { group, matchable }: Judged,
  conditions: readonly ConditionRow[],
  ways: readonly S['MatchWay'][],
): string[] {
  if (claimOf(matchable) !== undefined && group === 'eligible') return [];
  if (group === 'eligible' || group === 'waiting') {
    const first = matchable.window.dueUntil === undefined ? [] : ['向主管部门核实这一轮是否已经开放'];
    return [...first, ...matchable.materials.map((material) => `准备${material}`)];
  }
  if (isOut(group) || group === 'closed') return [];
  const changes = group === 'nearMiss' ? ways.slice(0, 1).map(({ text }) => text) : [];
  // What is made of parts is answered by its parts.
  const answers = conditions.flatMap(({ action, relation, title, requirement, verdict, questionId }) =>
    action === null || relation !== null
      ? []
      : [
          verdict !== 'manual'
            ? action
            : questionId === null
              ? `${title}：${action}`
              : `确认：${title}${boundOf(requirement)}`,
        ],
  );
  return [...new Set([...changes, ...answers])].slice(0, 5);
}
