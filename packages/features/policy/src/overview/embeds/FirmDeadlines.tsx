'use client';
import type { MatchSummary } from '@hengce/api';
import { useFeatureHost, useNow } from '@hengce/feature-kit';
import { QueryFailure } from '@hengce/feature-parts';
import { lastDayOf } from '@hengce/text';
import { SkeletonDelay, StateView, TimeRuler, type TimeRulerRow, TimeRulerSkeleton } from '@hengce/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { isFiled } from '../../declaration/components/states';
import { declarationQueries } from '../../declaration/data/declarations';
import { useMatchText } from '../../shared/components/match/text';
import { SectionHead } from '../../shared/components/SectionHead';
import { usePolicyHrefs } from '../../shared/hrefs';
import { itemKey, rulerLabel, sharedTitles } from '../../shared/model/matchReport';
import { usePolicyText } from '../../shared/text';
import { proofOf } from '../proof';

const maxRows = 5;

/**
 * 申报期限: due declarations of the enterprise, and open windows of items that may fit and are not declared, on one
 * time axis, the first five to close.
 *
 * @param summary null while it is being read
 */
export function FirmDeadlines({ summary }: { summary: MatchSummary | null }) {
  const { overview: text, comma, sample } = usePolicyText();
  const { group } = useMatchText().match;
  const { api } = useFeatureHost();
  const hrefs = usePolicyHrefs();
  const now = useNow();
  const id = useId();
  const query = useQuery({
    ...declarationQueries(api).list({
      due: true,
      orderByColumn: 'deadline',
      isAsc: 'asc',
      ...(summary?.enterprise.id ? { enterpriseId: summary.enterprise.id } : {}),
    }),
    enabled: summary !== null,
  });
  const isFailed = query.isError || query.isPaused;
  const declared = query.data?.rows ?? [];
  const nameOf = (title: string, item: string) => `${title} ${item}`;
  const taken = new Set(declared.map(({ policyTitle, itemName }) => nameOf(policyTitle, itemName)));
  const shared = sharedTitles(summary?.closing ?? []);
  const rows: TimeRulerRow[] = [
    ...declared.map((row) => ({
      id: row.id,
      label: row.itemName,
      meta: row.stateName,
      // What was asked for once more has a day of its own; what is filed has no time left that matters.
      state: row.correctionDueOn === null && isFiled(row.state) ? ('submitted' as const) : ('open' as const),
      closesAt: row.correctionDueOn ?? (row.deadline && lastDayOf(row.deadline)),
      href: hrefs.declaration(row.id),
    })),
    ...(summary?.closing ?? [])
      .filter(({ policy }) => !taken.has(nameOf(policy.title, policy.itemName)))
      .map((brief) => ({
        ...brief.window,
        id: itemKey(brief),
        label: rulerLabel(brief, shared),
        meta: [group[brief.group], brief.policy.isSample && sample].filter(Boolean).join(comma),
        href: proofOf({ lastReport: summary?.lastReport ?? null }, brief, hrefs),
      })),
  ];
  const shown = rows.sort((a, b) => ((a.closesAt ?? '') < (b.closesAt ?? '') ? -1 : 1)).slice(0, maxRows);
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={text.deadlines}
        hint={query.data?.total ? text.declaring(query.data.total) : undefined}
        more={{ href: hrefs.timeline(), label: text.allDays }}
      />
      {isFailed ? <QueryFailure isLine query={query} title={text.deadlinesFailed} /> : null}
      <SkeletonDelay isLoading={query.isPending && !isFailed} skeleton={<TimeRulerSkeleton rows={5} />}>
        {shown.length > 0 ? (
          <TimeRuler label={text.deadlines} now={now} rows={shown} />
        ) : isFailed ? null : (
          <StateView
            kind="empty"
            title={text.emptyClosing}
            description={text.emptyClosingDescription}
            headingLevel={3}
          />
        )}
      </SkeletonDelay>
    </section>
  );
}
