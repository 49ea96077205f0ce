'use client';
import type { MatchGroup, MatchItem } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { ConditionCells, PolicyRow } from '@hengce/ui';
import { useMatchText } from '../../../shared/components/match/text';
import { amountParts, cellsOf, countdownOf, itemKey, titleOf } from '../../../shared/model/matchReport';
import { empty, muted, rows } from './ReportPage.css';
import { reportState } from './reportState';
import { useMatchReportText } from './text';

export interface ReportListProps {
  id: string;
  items: readonly MatchItem[];
  /** Ids of the policies with several items in the whole report (`sharedTitles`): their items are told apart by name in every group. */
  shared: ReadonlySet<string>;
  group: MatchGroup;
  current: MatchItem | undefined;
}

/** Policies of one match group. */
export function ReportList({ id, items, shared, group, current }: ReportListProps) {
  const text = useMatchReportText().matchReport;
  const words = useMatchText().match;
  const { location } = useFeatureHost();
  const now = useNow();
  const hrefOfItem = (item: MatchItem) => {
    const state = reportState.parse(new URLSearchParams(location.search));
    return `${location.pathname}?${reportState.format({ ...state, group, item: itemKey(item) })}`;
  };
  const deadlineOf = (item: MatchItem) => {
    const countdown = countdownOf(item);
    return countdown && { ...countdown, now };
  };
  if (items.length === 0) {
    return (
      <div id={id} className={empty}>
        <p className={muted}>{text.emptyGroup[group]}</p>
      </div>
    );
  }
  return (
    <ul id={id} className={rows} aria-label={words.group[group]}>
      {items.map((item) => (
        <li key={itemKey(item)}>
          <PolicyRow
            variant="side"
            headingLevel={2}
            title={titleOf(item, shared)}
            href={hrefOfItem(item)}
            isSelected={item === current}
            isSample={item.policy.isSample}
            deadline={deadlineOf(item)}
            conditions={<ConditionCells {...cellsOf(item.counts)} hasCount />}
            amountText={item.amount ? amountParts(item.amount.text)[0] : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
