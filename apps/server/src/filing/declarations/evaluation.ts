import type { MainComponents } from '@hengce/api/contract';
import { conditionsOf, evaluateHighTech, sheetOf } from '@hengce/rules';
import { dateInShanghai, daysLeft, daysLeftText } from '@hengce/text';
import { nationalDocuments } from '../../corpus/programmes';
import { createAnswerRepository } from '../../matching/answers';
import type { FirmMatch, Judged } from '../../matching/items';
import type { MatchService } from '../../matching/match';
import { itemsOf } from '../../matching/match';
import { Rejection } from '../../platform/contract';
import type { Db } from '../../platform/db';
import type { Clock } from '../../platform/ports';
import { findDeclaration, lockDeclaration } from './findDeclaration';
import { gatesOfItem, readItemMatch } from './itemMatch';
import { isOver } from './machine';
import { isMadeFromForm, lackOf, readSlots } from './materials/slots';
import { type DeclarationRow, setDecision } from './repository';
import { readComments } from './review/comments';
import { readRisks } from './tracking/risks';

type S = MainComponents['schemas'];
type Evaluation = S['DeclarationEvaluation'];
type Level = S['EvaluationRisk']['level'];

interface Dependencies {
  db: Db;
  clock: Clock;
  matches: Pick<MatchService, 'current'>;
}

const levels: readonly Level[] = ['high', 'medium', 'low'];
const soonDays = 7;

/**
 * Evaluation of a declaration (是否申报): verdicts and days as of today, and the risks and the decision that people typed.
 */
export function createDeclarationEvaluation(deps: Dependencies) {
  const { db, clock } = deps;

  const view = async (row: DeclarationRow): Promise<Evaluation> => {
    const now = clock.now();
    const today = dateInShanghai(now);
    const [found, slots, comments, own] = await Promise.all([
      readItemMatch(deps, row),
      readSlots(db, row.id),
      readComments(db, row),
      readRisks(db, row.id),
    ]);
    const item = found ? (itemsOf([found.judged], found.match.firm.facts, found.match.judged)[0] ?? null) : null;
    const gates = (item?.conditions ?? []).filter(({ isBonus }) => !isBonus);
    const lacking = slots.filter(
      (slot) => slot.is_required && !isMadeFromForm(slot, slots) && lackOf(slot, today) !== null,
    ).length;
    const risks = [...own, ...foundRisks(item, row, lacking, now)];
    return {
      declarationId: row.id,
      asOf: today,
      group: item?.group ?? null,
      conclusion: item?.conclusion ?? '这个事项不在企业所在地区的政策库里，条件不能预判',
      gates,
      sheet: found ? await scoreSheet(row, found.judged, found.match) : null,
      risks: risks.sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
      expected: item?.amount ?? null,
      effortDays: row.effort_days === null ? null : Number(row.effort_days),
      ...adviceOf(item, row, now),
      decision: row.decision === null ? null : (JSON.parse(row.decision) as Evaluation['decision']),
      comments: comments.filter(({ targetKind }) => targetKind === 'evaluation'),
      isReadOnly: isOver(row.state),
    };
  };

  /** The score sheet, for items whose rules have one. */
  const scoreSheet = async (row: DeclarationRow, judged: Judged, match: FirmMatch): Promise<S['ScoreSheet'] | null> => {
    const conds = conditionsOf(judged.matchable.rule.cond);
    const score = conds.find((cond) => cond.k === 'score');
    if (score?.k !== 'score') return null;
    const ratings = await createAnswerRepository(db).ratings(row.enterprise_id ?? '');
    const { facts, attestations } = match.firm;
    const circumstances = { facts, attestations, ratings, memo: new Map() };
    // 高企 names some of its score bands in words, which only its own sheet shows.
    if (row.policy_id === 'n-hnte-2016-32') return evaluateHighTech(circumstances, nationalDocuments).sheet;
    return sheetOf(score.table, circumstances, {});
  };

  return {
    read: async (userId: string, id: string): Promise<Evaluation> => view(await findDeclaration(db, userId, id)),

    async save(userId: string, id: string, body: S['SaveDeclarationEvaluationBody']): Promise<Evaluation> {
      await db.transaction(async (tx) => {
        const row = await lockDeclaration(tx, userId, id);
        if (isOver(row.state)) throw new Rejection(409, '这份申报已结束，评估不能再改', 409);
        const at = clock.now();
        const { effortDays, decision, note } = body;
        const decided =
          decision === undefined
            ? row.decision
            : decision === null
              ? null
              : JSON.stringify({
                  choice: decision,
                  note: note?.trim() || null,
                  by: row.user_name,
                  at: at.toISOString(),
                });
        await setDecision(tx, id, effortDays === undefined ? row.effort_days : effortDays, decided, at);
      });
      return view(await findDeclaration(db, userId, id));
    },
  };
}

/** Risks found in the verdicts, the deadline and the materials. */
function foundRisks(
  item: S['MatchItem'] | null,
  row: DeclarationRow,
  lacking: number,
  now: Date,
): S['EvaluationRisk'][] {
  const risk = (riskId: string, level: Level, text: string) => ({ riskId, text, level, isOwn: false, version: null });
  // An end at midnight belongs to the day before.
  const left = row.deadline === null ? null : daysLeft(now, new Date(+row.deadline - 1));
  return [
    ...gatesOfItem(item).map(({ id, isUnmet, text }) => risk(id, isUnmet ? 'high' : 'medium', text)),
    ...(item?.conflicts ?? []).map(({ policyId, title, reason }, at) =>
      risk(`conflict-${policyId}-${at}`, 'medium', `与${title}不能同时享受：${reason}`),
    ),
    ...(item?.amount?.certainty === 'discretionary' ? [risk('competitive', 'medium', '金额由评审决定')] : []),
    ...(left === null
      ? []
      : row.deadline !== null && row.deadline <= now
        ? [risk('overdue', 'high', '申报截止时间已过')]
        : left <= soonDays
          ? [risk('deadline', 'high', `申报${daysLeftText(left)}`)]
          : []),
    ...(lacking > 0
      ? [risk('materials', left !== null && left <= soonDays ? 'high' : 'low', `必需的材料还差${lacking}项`)]
      : []),
  ];
}

/** Advice from the match group and the window; the decision stays with a person. */
function adviceOf(
  item: S['MatchItem'] | null,
  row: DeclarationRow,
  now: Date,
): Pick<Evaluation, 'advice' | 'recommendedYear'> {
  const year = Number(dateInShanghai(now).slice(0, 4));
  const isMissed = row.deadline !== null && row.deadline <= now;
  const yearOf = (day: string | null | undefined) => (day ? Number(day.slice(0, 4)) : null);
  if (item === null) return { advice: { kind: 'prepare', text: '先核对通知原文的条件' }, recommendedYear: null };
  if (item.group === 'ineligible') return { advice: { kind: 'noGo', text: item.conclusion }, recommendedYear: null };
  if (item.group === 'held') return { advice: { kind: 'wait', text: item.conclusion }, recommendedYear: null };
  if (isMissed || item.window.state === 'closed')
    return { advice: { kind: 'wait', text: '本期申报已截止，下一期以通知为准' }, recommendedYear: null };
  const target = yearOf(item.window.closesAt) ?? (item.window.state === 'rolling' ? year : null);
  if (item.group === 'eligible') return { advice: { kind: 'go', text: item.conclusion }, recommendedYear: target };
  if (item.group === 'waiting')
    return { advice: { kind: 'wait', text: item.conclusion }, recommendedYear: yearOf(item.window.opensAt) };
  return {
    advice: { kind: item.group === 'nearMiss' ? 'wait' : 'prepare', text: item.conclusion },
    recommendedYear: item.group === 'nearMiss' ? null : target,
  };
}
