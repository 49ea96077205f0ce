'use client';
import type { MatchItem } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { isOver } from '@hengce/rules';
import { shortDate } from '@hengce/text';
import { ConditionCells, DeadlineRule, Tag } from '@hengce/ui';
import {
  figure,
  figureName,
  figureNote,
  figures,
  figuresBox,
  figureValue,
} from '../../../../shared/components/figures.css';
import { useMatchText } from '../../../../shared/components/match/text';
import { amountParts, cellsOf, countdownOf, saysCertainty } from '../../../../shared/model/matchReport';
import { type MatchReportText, useMatchReportText } from '../text';

/** Figures of an item: conclusion, conditions, amount, deadline. */
export function ItemFigures({ item }: { item: MatchItem }) {
  const text = useMatchReportText().matchReport;
  const words = useMatchText().match;
  const now = useNow();
  const { group, amount, window } = item;
  const [sum, rest] = amountParts(amount?.text ?? '');
  const counts = cellsOf(item.counts);
  const countdown = window.state === 'none' ? undefined : countdownOf(item);
  const when = item.claim ?? windowText(window, now, text);
  const total = counts.met + counts.unknown + counts.unmet;
  return (
    <div className={figuresBox}>
      <dl className={figures} aria-label={text.figures}>
        <div className={figure}>
          <dt className={figureName}>{text.conclusion}</dt>
          <dd className={figureValue}>{group === 'eligible' ? text.eligibleFull : words.group[group]}</dd>
          <dd className={figureNote}>{item.conclusion}</dd>
        </div>
        <div className={figure}>
          <dt className={figureName}>{text.conditions}</dt>
          <dd className={figureValue}>
            {counts.met}/{total}
            <ConditionCells {...counts} />
          </dd>
          <dd className={figureNote}>{countsText(counts, text)}</dd>
        </div>
        <div className={figure}>
          <dt className={figureName}>{text.amount}</dt>
          <dd className={figureValue}>
            {amount ? sum : (item.amountText ?? text.amountNone)}
            {amount && !saysCertainty(amount) ? <Tag size="sm">{words.certainty[amount.certainty]}</Tag> : null}
          </dd>
          {rest ? <dd className={figureNote}>{rest}</dd> : null}
          {amount?.formula && !item.financing && !item.project ? (
            <dd className={figureNote}>{amount.formula}</dd>
          ) : null}
        </div>
        <div className={figure}>
          <dt className={figureName}>{text.deadline}</dt>
          <dd className={figureValue}>
            {countdown ? <DeadlineRule {...countdown} now={now} /> : window.state === 'none' ? text.amountNone : when}
          </dd>
          {countdown || window.state === 'none' ? <dd className={figureNote}>{when}</dd> : null}
        </div>
      </dl>
    </div>
  );
}

const countsText = ({ unknown, unmet }: ReturnType<typeof cellsOf>, text: MatchReportText) =>
  [unmet > 0 ? text.unmet(unmet) : text.noneUnmet, unknown > 0 ? text.open(unknown) : null]
    .filter(Boolean)
    .join(text.comma);

function windowText(window: MatchItem['window'], now: Date, text: MatchReportText): string {
  const { state, opensAt, closesAt, dueUntil } = window;
  if (state === 'open' && closesAt) return text.closesOn(shortDate(closesAt, now));
  if (state === 'upcoming' && opensAt) return text.opensOn(shortDate(opensAt, now));
  if (state === 'rolling') return text.rolling;
  if (state !== 'closed') return text.noDeadline;
  if (dueUntil) return text.due;
  if (isOver(window)) return text.over;
  return closesAt ? text.closedOn(shortDate(closesAt, now)) : text.closed;
}
