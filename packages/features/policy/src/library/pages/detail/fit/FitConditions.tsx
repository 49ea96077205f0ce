'use client';
import type { MatchCondition, MatchItem } from '@hengce/api';
import { Link, StatusRing, ThresholdRule } from '@hengce/ui';
import { Fragment } from 'react';
import { useMatchText } from '../../../../shared/components/match/text';
import { usePolicyHrefs } from '../../../../shared/hrefs';
import { cellsOf, clauseOf, gaugeRule, ringOf } from '../../../../shared/model/matchReport';
import { type ClauseJumps, ClauseLink } from '../ClauseLink';
import { useFitText } from '../text';
import {
  below,
  condition as conditionLine,
  conditions as list,
  muted,
  name,
  own,
  partLine,
  ring,
} from './FitPanel.css';

export interface FitConditionsProps extends ClauseJumps {
  item: MatchItem;
  /** Whether the policy has only this item; met conditions are then listed too. */
  isOnly: boolean;
}

/**
 * Conditions of an item in the document's words, with the values of the enterprise. Parts and bonuses are left out, and
 * met ones where the policy has several items.
 */
export function FitConditions({ item, isOnly, ...jumps }: FitConditionsProps) {
  const text = useFitText().fit;
  const all = item.conditions.filter(({ depth, isBonus }) => depth === 0 && !isBonus);
  const shown = isOnly ? all : all.filter(({ verdict }) => verdict !== 'met');
  // As many as the figure above counts, so that the two add up.
  const rest = isOnly ? 0 : cellsOf(item.counts).met;
  if (shown.length === 0) return null;
  return (
    <>
      <ul className={list} aria-label={text.list(item.policy.itemName)}>
        {shown.map((condition) => (
          <Fragment key={condition.id}>
            <FitCondition condition={condition} item={item} {...jumps} />
            {partsInTheWay(condition, item.conditions).map((part) => (
              <FitCondition key={part.id} condition={part} item={item} isPart {...jumps} />
            ))}
          </Fragment>
        ))}
      </ul>
      {rest > 0 ? <p className={muted}>{text.otherMet(rest)}</p> : null}
    </>
  );
}

/** Parts of a condition that fail or are open, at every level; they say what the firm has. Empty where the condition is met. */
function partsInTheWay(condition: MatchCondition, all: readonly MatchCondition[]): MatchCondition[] {
  if (condition.verdict === 'met') return [];
  return all
    .filter(({ parentId }) => parentId === condition.id)
    .flatMap((part) => (part.relation === null ? [part] : partsInTheWay(part, all)))
    .filter(({ verdict }) => verdict !== 'met' && verdict !== 'notApplicable');
}

/** Number of characters up to which the firm's value is shown at the end of the line; a longer one would squeeze the requirement. */
const longestBeside = 8;

interface FitConditionProps extends ClauseJumps {
  condition: MatchCondition;
  item: MatchItem;
  /** Whether it is a part of the condition above, whose clause it shares. */
  isPart?: boolean;
}

function FitCondition({ condition, item, isPart = false, ...jumps }: FitConditionProps) {
  const words = useMatchText().match;
  const { title, requirement, relation, verdict, own: value, questionId } = condition;
  const rule = gaugeRule(condition, words);
  const isOpen = verdict === 'unknown' || verdict === 'manual';
  const isAsked = isOpen && questionId !== null && relation === null;
  const isBeside = !isAsked && !rule && value !== null && value.length <= longestBeside;
  // That all of its parts have to hold goes without saying.
  const asks = relation === 'all' || title.includes(requirement) ? '' : requirement;
  return (
    <li className={isPart ? `${conditionLine} ${partLine}` : conditionLine}>
      <span className={ring}>
        <StatusRing state={ringOf(verdict)} label={words.verdict[verdict]} />
      </span>
      <span className={name}>{asks ? `${title}${words.colon}${asks}` : title}</span>
      <span className={own}>
        {isAsked ? <Answer questionId={questionId} isManual={verdict === 'manual'} /> : isBeside ? value : null}
      </span>
      {rule ? (
        <div className={below}>
          <ThresholdRule {...rule} />
        </div>
      ) : value && !isBeside ? (
        <span className={`${below} ${muted}`}>{value}</span>
      ) : null}
      {verdict === 'met' || isPart ? null : <Clause condition={condition} item={item} {...jumps} />}
    </li>
  );
}

function Answer({ questionId, isManual }: { questionId: string; isManual: boolean }) {
  const text = useFitText().fit;
  const hrefs = usePolicyHrefs();
  return (
    <Link variant="standalone" href={hrefs.matchProceed(questionId)}>
      {isManual ? text.confirm : text.supply}
    </Link>
  );
}

/** Link to the clause of a condition: here, or in the document that it rests on; nothing without one. */
function Clause({ condition, item, ...jumps }: ClauseJumps & { condition: MatchCondition; item: MatchItem }) {
  const hrefs = usePolicyHrefs();
  const clause = clauseOf(condition, item.conditions);
  if (!clause?.label) return null;
  const { policyId, clauseId, label } = clause;
  return (
    <span className={below}>
      {policyId === item.policy.policyId ? (
        <ClauseLink id={clauseId} label={label} {...jumps} />
      ) : (
        <Link variant="standalone" href={hrefs.detail(policyId, { clauseId })}>
          {label}
        </Link>
      )}
    </span>
  );
}
