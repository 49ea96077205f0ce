'use client';
import { useExternalLink } from '@hengce/feature-kit';
import { Link, LoadFailure, PolicyRowSkeleton, SkeletonDelay, Text } from '@hengce/ui';
import { useId } from 'react';
import { useMatchText } from '../../shared/components/match/text';
import { SectionHead } from '../../shared/components/SectionHead';
import { usePolicyHrefs } from '../../shared/hrefs';
import { isGroupShown } from '../../shared/model/matchReport';
import { BriefRows } from '../BriefRows';
import { proofOf } from '../proof';
import { useFirmState } from '../useFirmState';
import { line } from './PolicyOverview.css';

/**
 * 今日匹配: the items that fit the enterprise best today. Without an enterprise a line that says how to add one;
 * nothing for visitors and after the trial.
 */
export function MatchedPolicies() {
  const { today, groupTab, comma } = useMatchText().match;
  const hrefs = usePolicyHrefs();
  const firmState = useFirmState();
  const add = useExternalLink('account.enterpriseInformation', { add: '1' });
  const id = useId();
  if (firmState.kind === 'guest' || firmState.kind === 'expired') return null;
  const summary = firmState.kind === 'firm' ? firmState.summary : null;
  const lastReport = summary?.lastReport?.isCurrent ? summary.lastReport : null;
  const found = (['eligible', 'waiting', 'nearMiss', 'toVerify'] as const)
    .map((each) => ({ each, count: summary?.counts[each] ?? 0 }))
    .filter(({ each, count }) => isGroupShown(each, count));
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={today.title}
        hint={summary ? found.map(({ each, count }) => today.count(groupTab[each], count)).join(comma) : undefined}
        more={
          summary && total > 0
            ? lastReport
              ? { href: hrefs.matchReport(lastReport.id), label: today.all(total) }
              : { href: hrefs.match(), label: today.makeReport }
            : undefined
        }
      />
      {firmState.kind === 'noEnterprise' ? (
        <p className={line}>
          <Text variant="meta">{today.noEnterprise}</Text>
          {add ? (
            <Link variant="standalone" href={add}>
              {today.addEnterprise}
            </Link>
          ) : null}
        </p>
      ) : null}
      {firmState.kind === 'failed' ? (
        <LoadFailure isLine error={firmState.error} title={today.failed} onRetry={firmState.retry} />
      ) : null}
      <SkeletonDelay isLoading={firmState.kind === 'loading'} skeleton={<PolicyRowSkeleton rows={4} />}>
        {summary && summary.best.length > 0 ? (
          <BriefRows briefs={summary.best} hrefOf={(brief) => proofOf(summary, brief, hrefs)} />
        ) : summary ? (
          <p className={line}>
            <Text variant="meta">{today.none}</Text>
            <Link variant="standalone" href={hrefs.matchProceed(summary.nextQuestionId ?? undefined)}>
              {today.answer}
            </Link>
          </p>
        ) : null}
      </SkeletonDelay>
    </section>
  );
}
