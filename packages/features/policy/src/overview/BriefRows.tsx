'use client';
import type { MatchBrief } from '@hengce/api';
import { useNow } from '@hengce/feature-kit';
import { ConditionCells, PolicyRow } from '@hengce/ui';
import { amountParts, cellsOf, itemKey, sharedTitles, titleOf } from '../shared/model/matchReport';
import { rows } from './BriefRows.css';

export interface BriefRowsProps {
  briefs: readonly MatchBrief[];
  hrefOf: (brief: MatchBrief) => string;
}

/** Items of a report, one line each: met conditions, amount, deadline. */
export function BriefRows({ briefs, hrefOf }: BriefRowsProps) {
  const now = useNow();
  const shared = sharedTitles(briefs);
  return (
    <ul className={rows}>
      {briefs.map((brief) => {
        const { policy, counts, amount, window } = brief;
        const title = titleOf(brief, shared);
        return (
          <li key={itemKey(brief)}>
            <PolicyRow
              variant="compact"
              title={title}
              href={hrefOf(brief)}
              issuers={policy.issuers}
              docNo={policy.docNo}
              isSample={policy.isSample}
              conditions={<ConditionCells {...cellsOf(counts)} hasCount summary="below" />}
              amountText={amount ? amountParts(amount.text)[0] : undefined}
              amountItem={title.includes(policy.itemName) ? undefined : policy.itemName}
              deadline={{ ...window, now }}
            />
          </li>
        );
      })}
    </ul>
  );
}
