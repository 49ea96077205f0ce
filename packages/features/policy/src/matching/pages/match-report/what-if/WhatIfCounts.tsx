'use client';
import type { MatchCounts } from '@hengce/api';
import { matchGroups } from '@hengce/rules';
import { Tag } from '@hengce/ui';
import { useMatchText } from '../../../../shared/components/match/text';
import { isGroupShown } from '../../../../shared/model/matchReport';
import { countTags } from '../ReportPage.css';
import { useMatchReportText } from '../text';

/** Number of items in each group, before and after; 符合，等开放 and 已截止 are left out where they have none. */
export function WhatIfCounts({ before, after }: { before: MatchCounts; after: MatchCounts }) {
  const text = useMatchReportText().matchReport.whatIf;
  const words = useMatchText().match;
  return (
    <div className={countTags}>
      {matchGroups
        .filter((group) => isGroupShown(group, before[group] + after[group]))
        .map((group) => (
          <Tag key={group} tone={before[group] === after[group] ? 'neutral' : 'accent'}>
            {text.count(words.groupTab[group], before[group], after[group])}
          </Tag>
        ))}
    </div>
  );
}
