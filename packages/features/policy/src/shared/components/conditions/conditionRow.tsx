import type { MatchCondition, MatchScore } from '@hengce/api';
import { type Condition, Link, ThresholdRule } from '@hengce/ui';
import { gaugeRule, ringOf } from '../../model/matchReport';
import { gauge, ownLine } from './ConditionRows.css';
import type { ConditionText } from './text';
import type { RowContext } from './useRowContext';

/** Row of a condition: it can be confirmed in place, or links to the question that would decide it. Without `confirm` it is read-only. */
export function conditionRow(
  condition: MatchCondition,
  { text, words, hrefs, confirm, variant }: RowContext,
): Condition {
  const { id, title, requirement, verdict, own, clause, questionId, relation, isBonus } = condition;
  const rule = gaugeRule(condition, words);
  // What is made of parts is settled by them.
  const isOpen = relation === null && (verdict === 'manual' || verdict === 'unknown');
  const mayConfirm = confirm !== undefined && isOpen && verdict === 'manual' && questionId !== null;
  const pending = questionId !== null && confirm?.pending?.questionId === questionId ? confirm.pending : undefined;
  const leadsOn = confirm !== undefined && isOpen && questionId !== null && !mayConfirm;
  return {
    id,
    depth: condition.depth,
    name: isBonus ? text.bonusOf(title) : title,
    requirement: requirement || (relation ? text.relation[relation] : ''),
    verdict: ringOf(verdict),
    own: rule ? (
      <div className={gauge}>
        <ThresholdRule {...rule} />
      </div>
    ) : leadsOn ? (
      <span className={ownLine}>
        {own}
        <Link variant="standalone" href={hrefs.matchProceed(questionId, variant)}>
          {condition.action ?? text.answerNow}
        </Link>
      </span>
    ) : (
      (own ?? (condition.score ? scoreText(condition.score, text) : relation ? '' : undefined))
    ),
    note: noteOf(condition, text, leadsOn || mayConfirm),
    ...(mayConfirm
      ? {
          answers: [
            { id: 'holds', label: text.holds },
            { id: 'fails', label: text.fails },
          ],
        }
      : {}),
    ...(pending ? { pendingAnswer: pending.holds ? 'holds' : 'fails' } : {}),
    ...(clause
      ? {
          clause: {
            label: clause.label || text.clause,
            ...(confirm ? { href: hrefs.detail(clause.policyId, { clauseId: clause.clauseId }) } : {}),
          },
        }
      : {}),
    source: condition.source ?? undefined,
  };
}

/** Note of a condition: its formula, the parts of its points, or what can be done; undefined for none. */
function noteOf(
  { formula, score, own, action, verdict, relation }: MatchCondition,
  text: ConditionText,
  isAsked: boolean,
) {
  if (formula) return formula;
  if (score) {
    const parts = score.parts.map(({ title, lo, hi, max }) => text.scorePart(title, text.scoreRange(lo, hi), max));
    return [own ? scoreText(score, text) : null, ...parts].filter(Boolean).join(text.and);
  }
  return !isAsked && relation === null && action && verdict !== 'met' ? action : undefined;
}

const scoreText = ({ lo, hi, max }: MatchScore, text: ConditionText) => text.score(text.scoreRange(lo, hi), max);
